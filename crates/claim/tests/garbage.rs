//! Nothing that comes from outside makes the rules panic or run for ever: it is refused, or it is a game.

use std::{collections::HashSet, sync::mpsc, thread, time::Duration};

use claim::{
    Action, ActionError, Artifact, ArtifactSet, Card, CardSet, Deal, DrawPile, Edition, Event, Faction, Facts, Hero,
    NamedSet, PAIRS, Potion, Question, Score, Setup, SetupError, Source, State, View, decks,
};
use game::{Actor, Answer, Audience, Chance, Game, Replay, Seat, Sink, Table, View as _, Worlds as _, laws::Lawful};
use proptest::{prelude::*, sample::Index};
use serde_json::Value;

// ---- what comes from outside ----

fn facts() -> impl Strategy<Value = Facts> {
    let loot = prop_oneof![3 => 0..1u16 << 14, 1 => any::<u16>()];
    let heroes = prop::array::uniform6(prop_oneof![15 => 0..20u8, 1 => any::<u8>()]);
    prop_oneof![2 => Just(Facts::default()), 1 => (loot, heroes).prop_map(|(loot, heroes)| Facts { loot, heroes })]
}

/// Any factions, repeats included, or a legal deck with one faction changed, added or left out.
fn line_ups() -> impl Strategy<Value = Vec<Faction>> {
    let any_faction = || prop::sample::select(Faction::ALL.to_vec());
    let tens: Vec<Faction> = Faction::ALL.into_iter().filter(|f| f.pair().is_none()).collect();
    let pair = prop::sample::select(PAIRS.to_vec());
    let some = |n| prop::sample::subsequence(tens.clone(), n);
    let deck = (pair, prop_oneof![2 => some(3), 2 => some(5), 1 => some(1)])
        .prop_map(|(pair, tens)| pair.into_iter().chain(tens).collect::<Vec<_>>());
    let deck = deck.prop_shuffle().boxed();
    let spoilt = (deck.clone(), any::<Index>(), any_faction(), 0..3).prop_map(|(mut deck, at, faction, how)| {
        let at = at.index(deck.len());
        match how {
            0 => deck[at] = faction,
            1 => deck.push(faction),
            _ => drop(deck.remove(at)),
        }
        deck
    });
    prop_oneof![4 => deck, 2 => spoilt, 1 => prop::collection::vec(any_faction(), 0..10)]
}

fn setups() -> impl Strategy<Value = Setup> {
    let first = prop::option::of(prop_oneof![8 => 0..4u8, 1 => any::<u8>()].prop_map(Seat));
    let options = (any::<bool>(), prop::bool::weighted(0.3), prop::bool::weighted(0.3));
    let study = prop::option::weighted(0.2, prop_oneof![4 => 2..=4u8, 1 => any::<u8>()]);
    (line_ups(), 0..=6u8, options, first, facts(), study).prop_map(
        |(factions, players, options, first, facts, study)| {
            let (c2, artifacts, heroes) = options;
            let edition = if c2 { Edition::C2 } else { Edition::A };
            Setup { factions, players, edition, artifacts, heroes, first, facts, study }
        },
    )
}

/// Any legal set-up, those with artifacts and heroes often.
fn legal_setups() -> impl Strategy<Value = Setup> {
    let two = prop::sample::select(decks::of(2).collect::<Vec<_>>());
    let two = (two, any::<Index>()).prop_map(|(setup, variant)| {
        let variants: Vec<Setup> = decks::variants(&setup).collect();
        variants[variant.index(variants.len())].clone()
    });
    let more = |players| prop::sample::select(decks::of(players).collect::<Vec<_>>());
    let more = prop_oneof![more(3), more(4)].prop_flat_map(|setup| {
        prop::sample::select(vec![Edition::A, Edition::C2]).prop_map(move |edition| Setup { edition, ..setup.clone() })
    });
    prop_oneof![3 => two, 1 => more]
}

/// A game after some random actions.
fn tables() -> impl Strategy<Value = Table<State>> {
    (legal_setups(), any::<u64>(), 0..160usize).prop_map(|(setup, seed, actions)| {
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table: Table<State> = Table::new(setup, deal).unwrap();
        for _ in 0..actions {
            let Some(action) = table.position().sample(&mut chance) else { break };
            table.play(action).unwrap();
        }
        table
    })
}

fn positions() -> impl Strategy<Value = State> {
    tables().prop_map(|table| *table.position())
}

fn numbers() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..40)
}

// ---- what is done with it ----

/// Runs it in a thread of its own; who takes longer than ten seconds runs for ever.
fn in_time<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, TestCaseError> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(work()));
    receiver.recv_timeout(Duration::from_mins(1)).map_err(|e| match e {
        mpsc::RecvTimeoutError::Timeout => TestCaseError::fail("it runs for ever"),
        mpsc::RecvTimeoutError::Disconnected => TestCaseError::fail("it panicked"),
    })
}

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// It is over.
    Over,
    /// Somebody is asked who has no answer.
    Stuck,
    /// It took longer than any game may.
    Endless,
}

/// Plays at random to the end, or for as long as any game may take.
fn play_on(state: &mut State, chance: &mut Chance) -> End {
    for _ in 0..=State::LONGEST {
        let Some(action) = state.sample(chance) else {
            return if state.actor() == Actor::Over { End::Over } else { End::Stuck };
        };
        state.apply(action, &mut Curious).unwrap();
    }
    End::Endless
}

/// Asks a position everything that can be asked.
fn ask_everything(state: &State) {
    let answers = state.answers();
    for action in (0..=u8::MAX).filter_map(Action::from_number) {
        let _ = (state.check(action), state.weight(action), answers.has(action));
        let _ = state.parse(&state.notation(action));
    }
    for seat in [0, 1, 2, 3, 4, 7, 8, 255].map(Seat) {
        let _ = (state.hand(seat), state.followers(seat), state.display(seat), state.score_pile(seat));
        let _ = (state.beneath(seat), state.open(seat), state.artifacts(seat), state.potions(seat));
    }
    let _ = (state.actor(), state.payoffs(), state.score(), state.leader(), state.led(), state.conserved());
    let _ = [0, 1, 5, 6, 255].map(|at| state.strength(at));
    let _ = format!("{state:?}");
}

/// Takes every event and looks at the position it comes with.
struct Curious;

impl Sink<State> for Curious {
    fn event(&mut self, before: &State, event: Event) {
        let _ = (before.leader(), before.led(), format!("{event:?}"));
    }
}

// ---- set-ups ----

/// Every rule that a set-up breaks, found by reading sections 2.5, 4, 12.1 and 15.1 and not the engine.
fn broken_rules(setup: &Setup) -> Vec<&'static str> {
    let mut broken = Vec::new();
    let mut check = |holds: bool, rule| broken.extend((!holds).then_some(rule));
    let count = |faction: Faction| setup.factions.iter().filter(|&&f| f == faction).count();
    let two = setup.players == 2;
    let pairs = PAIRS.into_iter().filter(|pair| pair.iter().any(|&f| count(f) > 0));
    let tens = Faction::ALL.into_iter().filter(|f| !PAIRS.as_flattened().contains(f) && count(*f) > 0).count();
    check((2..=4).contains(&setup.players), "12.1");
    check(setup.first.is_none_or(|seat| seat.0 < setup.players), "4.8");
    check(Faction::ALL.into_iter().all(|f| count(f) <= 1), "4.1");
    check(pairs.clone().count() == 1, "4.1");
    check(pairs.clone().all(|pair| pair.iter().all(|&f| count(f) > 0)), "4.1");
    match setup.study {
        None => check(tens == if two { 3 } else { 5 }, if two { "4.1" } else { "12.1" }),
        Some(hand) => {
            check((2..=4).contains(&hand), "15.1");
            check(two && !setup.artifacts && !setup.heroes, "15.1");
            check(tens == 1 && count(Faction::Raccoons) + count(Faction::Shadows) == 0, "15.1");
        }
    }
    let for_all = setup.factions.iter().all(|f| matches!(f.source(), Source::A | Source::C2));
    check(two || for_all && !setup.artifacts && !setup.heroes, "12.1");
    check(setup.facts.loot < 1 << 14 && setup.facts.heroes.iter().all(|&value| value <= 19), "2.5");
    broken
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_set_up_is_refused_if_and_only_if_it_breaks_a_rule(setup in setups(), seed: u64) {
        let broken = broken_rules(&setup);
        let dealt = State::deal(&setup, &mut Chance::from_seed(seed));
        prop_assert_eq!(setup.rules().map(|_| ()), dealt.as_ref().map(|_| ()).map_err(|&e| e));
        let _ = setup.advised_against();
        match dealt {
            Err(error) => prop_assert!(broken.contains(&error.rule()), "{error}, but it breaks {broken:?}"),
            Ok(deal) => {
                prop_assert!(broken.is_empty(), "accepted, but it breaks {broken:?}");
                let state = State::start(&setup, &deal).unwrap();
                prop_assert_eq!(Ok(*state.rules()), state.rules().setup().rules());
                prop_assert_eq!(state.conserved(), Ok(()));
            }
        }
    }

    #[test]
    fn a_set_up_read_back_is_the_same(setup in setups()) {
        let json = serde_json::to_string(&setup).unwrap();
        prop_assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    }
}

// ---- deals ----

/// One way to spoil a deal, or to leave it as good as it was.
#[derive(Clone, Debug)]
enum Spoil {
    Hand(u8, u128),
    Left(u128),
    Replaced(u128),
    /// A card of one hand changes places with one of the next.
    Swap(u8, Index, Index),
    Give(u8, u8),
    Draw(Vec<u8>),
    ShortDraw(Index),
    Artifacts(u8, u32),
    Potion(Index, Option<u8>),
    First(u8),
}

fn spoils() -> impl Strategy<Value = Spoil> {
    let seat = 0..4u8;
    prop_oneof![
        (seat.clone(), any::<u128>()).prop_map(|(seat, bits)| Spoil::Hand(seat, bits)),
        any::<u128>().prop_map(Spoil::Left),
        any::<u128>().prop_map(Spoil::Replaced),
        (seat.clone(), any::<Index>(), any::<Index>()).prop_map(|(seat, a, b)| Spoil::Swap(seat, a, b)),
        (seat, 0..128u8).prop_map(|(seat, card)| Spoil::Give(seat, card)),
        prop::collection::vec(0..128u8, 0..50).prop_map(Spoil::Draw),
        any::<Index>().prop_map(Spoil::ShortDraw),
        (0..2u8, any::<u32>()).prop_map(|(seat, bits)| Spoil::Artifacts(seat, bits)),
        (any::<Index>(), prop::option::of(0..10u8)).prop_map(|(at, potion)| Spoil::Potion(at, potion)),
        any::<u8>().prop_map(Spoil::First),
    ]
}

fn spoil(deal: &mut Deal, how: Spoil) {
    let nth = |set: CardSet, at: Index| set.iter().nth(at.index(set.len().max(1) as usize));
    match how {
        Spoil::Hand(seat, bits) => deal.hands[usize::from(seat)] = CardSet::from_bits(bits),
        Spoil::Left(bits) => deal.left = CardSet::from_bits(bits),
        Spoil::Replaced(bits) => deal.replaced = CardSet::from_bits(bits),
        Spoil::Swap(seat, a, b) => {
            let (one, other) = (usize::from(seat), usize::from(seat + 1) % 4);
            if let (Some(a), Some(b)) = (nth(deal.hands[one], a), nth(deal.hands[other], b)) {
                deal.hands[one].remove(a);
                deal.hands[one].add(b);
                deal.hands[other].remove(b);
                deal.hands[other].add(a);
            }
        }
        Spoil::Give(seat, card) => deal.hands[usize::from(seat)].add(Card::new(card).unwrap()),
        Spoil::Draw(places) => {
            deal.draw = DrawPile::new(&places.into_iter().filter_map(Card::new).collect::<Vec<_>>());
        }
        Spoil::ShortDraw(at) => {
            let draw: Vec<Card> = deal.draw.iter().collect();
            deal.draw = DrawPile::new(&draw[..at.index(draw.len() + 1)]);
        }
        Spoil::Artifacts(seat, bits) => {
            let some = Artifact::ALL.into_iter().filter(|&a| bits >> a as u32 & 1 != 0);
            deal.artifacts[usize::from(seat)] = some.collect::<ArtifactSet>();
        }
        Spoil::Potion(at, potion) => {
            let at = at.index(deal.potions.len());
            deal.potions[at] = potion.map(|i| Potion::ALL[usize::from(i)]);
        }
        Spoil::First(seat) => deal.first = Seat(seat),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_deal_is_refused_or_played(
        setup in legal_setups(), other in legal_setups(), seed: u64, spoilt in prop::collection::vec(spoils(), 0..3),
    ) {
        let mut chance = Chance::from_seed(seed);
        let mut deal = State::deal(&setup, &mut chance).unwrap();
        let good = deal;
        for how in spoilt {
            spoil(&mut deal, how);
        }
        for setup in [&setup, &other] {
            match State::start(setup, &deal) {
                Err(SetupError::Deal(error)) => prop_assert!(!error.rule().is_empty() && deal.check(&setup.rules().unwrap()).is_err()),
                Err(error) => prop_assert!(false, "{error} is not about the deal"),
                Ok(mut state) => {
                    prop_assert_eq!(state.conserved(), Ok(()));
                    let mut chance = chance.clone();
                    prop_assert_eq!(in_time(move || play_on(&mut state, &mut chance))?, End::Over);
                }
            }
        }
        prop_assert!(deal != good || State::start(&setup, &deal).is_ok());
    }
}

// ---- actions ----

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_action_is_refused_without_effect_or_played(table in tables(), numbers in numbers()) {
        let mut table = table;
        for action in numbers.into_iter().filter_map(Action::from_number) {
            let before = *table.position();
            match table.play_with(action, &mut Curious) {
                Ok(()) => prop_assert!(before.answers().has(action)),
                Err(error) => {
                    prop_assert!(!error.rule().is_empty() && !error.to_string().is_empty());
                    prop_assert!(*table.position() == before && !before.answers().has(action), "{error}");
                }
            }
            prop_assert_eq!(table.position().conserved(), Ok(()));
        }
        ask_everything(table.position());
        for seat in table.position().rules().seats() {
            prop_assert_eq!(table.view(seat).seat(), Some(seat));
        }
    }

    /// What an unlisted action does when nobody checks is unspecified, but it is no panic.
    #[test]
    fn no_unchecked_action_panics(state in positions()) {
        in_time(move || {
            for action in (0..=u8::MAX).filter_map(Action::from_number) {
                let mut after = state;
                after.apply_unchecked(action, &mut Curious);
                ask_everything(&after);
            }
        })?;
    }

    /// Nor does one later on.
    #[test]
    fn unchecked_actions_do_not_panic_later(state in positions(), numbers in numbers(), seed: u64) {
        in_time(move || {
            let mut state = state;
            let mut chance = Chance::from_seed(seed);
            for action in numbers.into_iter().filter_map(Action::from_number) {
                state.apply_unchecked(action, &mut Curious);
                ask_everything(&state);
                if let Some(action) = state.sample(&mut chance) {
                    state.apply_unchecked(action, &mut Curious);
                }
            }
        })?;
    }
}

// ---- documents ----

/// The places in a document that a number, a word or nothing can be written to.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    if value.as_array().is_some_and(Vec::is_empty) {
        return vec![value];
    }
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

fn scalars() -> impl Strategy<Value = Value> {
    let words = [
        "One",
        "Two",
        "Play",
        "Prize",
        "Collect",
        "Discard",
        "Draw",
        "NewTrick",
        "WithoutPlay",
        "Turn",
        "Judge",
        "WinningHero",
        "OnPrizes",
        "TakePrizes",
        "OnWin",
        "CardsMove",
        "Pot",
        "HeroesAfterTrick",
        "CardsMoved",
        "TidyUp",
        "NextLead",
        "LeftOverPot",
        "CompletePiles",
        "Declare",
        "Over",
        "Begun",
        "ByChance",
        "WindowClosed",
        "HeroCalled",
        "AllDiscard",
        "AllChoose",
        "Knights",
        "Trolls",
        "Vampires",
        "Skeleton",
        "Plus6",
        "Double",
        "A",
        "C2",
    ];
    let words = words.into_iter().map(Value::from);
    let asked = |kind: &str, name: &str| serde_json::json!({ kind: name });
    let factions = Faction::ALL.into_iter().map(|f| asked("Faction", f.name()));
    let artifacts = Artifact::ALL.into_iter().map(|a| asked("Artifact", a.name()));
    let heroes = Hero::ALL.into_iter().map(|h| asked("Hero", &format!("{h:?}")));
    let windows = ["BeforeLead", "Turn", "AfterOwnCard", "AfterOtherCard", "AfterCards", "AfterTrickLoser"];
    let more = ["AfterTrickWinner", "Collect", "Draw", "End"];
    let windows = windows.into_iter().chain(more).map(|w| asked("Window", w));
    let known: Vec<Value> = words.chain(factions).chain(artifacts).chain(heroes).chain(windows).collect();
    prop_oneof![
        1 => Just(Value::Null),
        1 => any::<bool>().prop_map(Value::from),
        3 => (0..8u8).prop_map(Value::from),
        2 => any::<u8>().prop_map(Value::from),
        1 => any::<i64>().prop_map(Value::from),
        1 => prop::collection::vec(0..128u8, 0..3).prop_map(Value::from),
        4 => prop::sample::select(known),
    ]
}

/// Changes to a document: a field or a leaf becomes something else, a leaf something like it, or two change places.
#[derive(Clone, Debug)]
enum Change {
    Field(Index, Value),
    Leaf(Index, Value),
    Nudge(Index, u8),
    Swap(Index, Index),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let field = (any::<Index>(), scalars()).prop_map(|(at, value)| Change::Field(at, value));
    let leaf = (any::<Index>(), scalars()).prop_map(|(at, value)| Change::Leaf(at, value));
    let swap = (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Change::Swap(a, b));
    let nudge = (any::<Index>(), 0..8u8).prop_map(|(at, by)| Change::Nudge(at, by));
    prop::collection::vec(prop_oneof![1 => field, 1 => leaf, 4 => nudge, 2 => swap], 1..4)
}

fn changed(document: &impl serde::Serialize, changes: Vec<Change>) -> Value {
    let mut value = serde_json::to_value(document).unwrap();
    for change in changes {
        match change {
            Change::Field(at, new) => {
                let fields = value.as_object_mut().unwrap();
                let at = at.index(fields.len());
                fields.values_mut().nth(at).into_iter().for_each(|field| *field = new.clone());
            }
            Change::Leaf(at, new) => **at.get_mut(&mut leaves(&mut value)) = new,
            Change::Nudge(at, by) => {
                let mut leaves = leaves(&mut value);
                let leaf = at.get_mut(&mut leaves);
                **leaf = match leaf {
                    Value::Bool(yes) => Value::from(!*yes),
                    Value::Number(_) | Value::Null => Value::from(by),
                    _ => Value::Null,
                };
            }
            Change::Swap(a, b) => {
                let mut leaves = leaves(&mut value);
                let (a, b) = (a.index(leaves.len()), b.index(leaves.len()));
                let [old_a, old_b] = [a, b].map(|i| leaves[i].clone());
                *leaves[a] = old_b;
                *leaves[b] = old_a;
            }
        }
    }
    value
}

/// Asks everything of a world of a view that was read, and plays it; says how it came out, if the view is asked.
fn play_what_was_read(view: View, seed: u64) -> Result<Option<End>, TestCaseError> {
    in_time(move || {
        let mut chance = Chance::from_seed(seed);
        let mut world = view.worlds()?.sample(&mut chance);
        ask_everything(&world);
        let end = play_on(&mut world, &mut chance);
        ask_everything(&world);
        Some(end)
    })
}

/// What the seat that is asked knows, or a spectator if nobody is.
fn view_of(table: &Table<State>) -> View {
    table.view(table.actor().seat().map_or(Audience::Spectator, Audience::Seat))
}

/// Where a view keeps numbers that are not cards.
const NUMBERS: [&str; 25] = [
    "/shown/asked",
    "/shown/verdict/winner",
    "/shown/next/leader",
    "/shown/next/promised",
    "/shown/verdict/order/0",
    "/shown/verdict/order/1",
    "/shown/cursor",
    "/shown/stage",
    "/shown/window/rank",
    "/shown/window/passes",
    "/shown/heroes/leaving",
    "/shown/top_seen/cards",
    "/shown/top_seen/by",
    "/shown/verdict/at",
    "/shown/artifacts/raised/0",
    "/shown/artifacts/lowered/1",
    "/shown/laid_out/bonus",
    "/shown/laid_out/potions",
    "/shown/laid_out/turned",
    "/shown/trick/len",
    "/shown/trick/aside",
    "/shown/trick/leader",
    "/shown/trick/plays/0/laid",
    "/shown/potions/taken",
    "/shown/potions/held/0",
];

/// Some views of some games, always the same ones.
fn sample_views() -> Vec<View> {
    use Faction::{Giants, Gnomes, Trolls, Vampires, Wizards};
    let most = Setup { artifacts: true, heroes: true, ..Setup::two([Giants, Gnomes, Trolls, Vampires, Wizards]) };
    let sets = [(NamedSet::Magic, 2), (NamedSet::Shadow, 2), (NamedSet::Claim2, 2), (NamedSet::TheClockworkCourt, 4)];
    let sets = sets.into_iter().filter_map(|(set, players)| set.setup(players)).chain([most]);
    let mut views = Vec::new();
    for (setup, seed) in sets.flat_map(|setup| (0..4).map(move |seed| (setup.clone(), seed))) {
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table = Table::<State>::new(setup, deal).unwrap();
        for ply in 0.. {
            let question = table.position().question();
            let rare = matches!(question, Some(Question::Window(_) | Question::Artifact(_) | Question::Hero(_)));
            if ply % 7 == 0 || rare {
                views.push(view_of(&table));
            }
            let Some(action) = table.position().sample(&mut chance) else { break };
            table.play(action).unwrap();
        }
    }
    views
}

#[test]
fn a_view_with_a_strange_number_is_refused_or_played() {
    let mut changed = HashSet::new();
    for (i, view) in sample_views().into_iter().enumerate() {
        let document = serde_json::to_value(view).unwrap();
        for (pointer, number) in NUMBERS.iter().flat_map(|p| [2, 3, 6, 100, 127, 128, 254, 255].map(|n| (p, n))) {
            let mut document = document.clone();
            // What is empty is not written.
            let Some(place) = document.pointer_mut(pointer) else { continue };
            *place = Value::from(number);
            changed.insert(pointer);
            if let Ok(view) = serde_json::from_value::<View>(document) {
                let played = play_what_was_read(view, 1);
                let well = matches!(played, Ok(None | Some(End::Over | End::Stuck)));
                assert!(well, "{played:?}, from {pointer} = {number} in sample view {i}");
            }
        }
    }
    let never: Vec<_> = NUMBERS.iter().filter(|pointer| !changed.contains(pointer)).collect();
    assert!(never.is_empty(), "in no sample view: {never:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_view_with_a_few_changes_is_refused_or_played(table in tables(), changes in changes(), seed: u64) {
        if let Ok(view) = serde_json::from_value::<View>(changed(&view_of(&table), changes)) {
            let json = serde_json::to_string(&view).unwrap();
            prop_assert_ne!(play_what_was_read(view, seed)?, Some(End::Endless), "{}", json);
        }
    }

    #[test]
    fn a_view_with_a_few_bytes_changed_is_refused_or_played(
        table in tables(), bytes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4), seed: u64,
    ) {
        let mut json = serde_json::to_vec(&view_of(&table)).unwrap();
        for (at, byte) in bytes {
            *at.get_mut(&mut json) = byte;
        }
        if let Ok(view) = serde_json::from_slice::<View>(&json) {
            let json = serde_json::to_string(&view).unwrap();
            prop_assert_ne!(play_what_was_read(view, seed)?, Some(End::Endless), "{}", json);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_replay_with_a_few_changes_is_refused_or_played(table in tables(), changes in changes()) {
        let Ok(replay) = serde_json::from_value::<Replay<State>>(changed(table.replay(), changes)) else {
            return Ok(());
        };
        let played = in_time(move || replay.table().map(|table| *table.position()))?;
        match played {
            Ok(position) => prop_assert_eq!(position.conserved(), Ok(())),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_deal_with_a_few_changes_is_refused_or_played(table in tables(), changes in changes(), seed: u64) {
        let Replay { setup, deal, .. } = table.replay();
        let Ok(deal) = serde_json::from_value::<Deal>(changed(deal, changes)) else { return Ok(()) };
        if let Ok(mut state) = State::start(setup, &deal) {
            prop_assert_eq!(in_time(move || play_on(&mut state, &mut Chance::from_seed(seed)))?, End::Over);
        }
    }

    #[test]
    fn a_score_with_a_few_changes_is_refused_or_true(setup in legal_setups(), seed: u64, changes in changes()) {
        let mut chance = Chance::from_seed(seed);
        let mut state = State::start(&setup, &State::deal(&setup, &mut chance).unwrap()).unwrap();
        prop_assert_eq!(play_on(&mut state, &mut chance), End::Over);
        let score = state.score().unwrap();
        let json = serde_json::to_value(score).unwrap();
        prop_assert_eq!(serde_json::from_value::<Score>(json).unwrap(), score);
        match serde_json::from_value::<Score>(changed(&score, changes)) {
            Ok(read) => {
                let winners = (0..=u8::MAX).filter(|&side| read.won(side)).count();
                prop_assert_eq!(winners, usize::from(read.winners()));
                prop_assert!((1..=4).contains(&winners) && read.votes().count() <= 7);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_refusal_with_a_few_changes_is_refused_or_has_its_words(state in positions(), number: u8, changes in changes()) {
        let Some(Err(refusal)) = Action::from_number(number).map(|action| state.check(action)) else { return Ok(()) };
        let json = serde_json::to_value(&refusal).unwrap();
        prop_assert_eq!(&serde_json::from_value::<ActionError>(json).unwrap(), &refusal);
        // Without a field there is nothing to change.
        if refusal != ActionError::Over
            && let Ok(read) = serde_json::from_value::<ActionError>(changed(&refusal, changes))
        {
            prop_assert!(!read.to_string().is_empty() && !read.rule().is_empty());
        }
    }

    #[test]
    fn a_set_up_with_a_few_changes_is_refused_or_dealt(setup in legal_setups(), changes in changes(), seed: u64) {
        let Ok(setup) = serde_json::from_value::<Setup>(changed(&setup, changes)) else { return Ok(()) };
        match State::deal(&setup, &mut Chance::from_seed(seed)) {
            Ok(_) => prop_assert_eq!(broken_rules(&setup), Vec::<&str>::new()),
            Err(error) => prop_assert!(broken_rules(&setup).contains(&error.rule())),
        }
    }

    // ---- words ----

    #[test]
    fn any_text_is_refused_or_read(state in positions(), text in texts()) {
        if let Some(action) = state.parse(&text) {
            prop_assert_eq!(state.parse(&state.notation(action)), Some(action), "{}", text);
        }
        let _ = (state.rules().card_named(&text), text.parse::<NamedSet>());
        let _ = (text.parse::<Faction>(), text.parse::<Artifact>(), text.parse::<Hero>());
        let _ = (serde_json::from_str::<Setup>(&text).is_ok(), serde_json::from_str::<Deal>(&text).is_ok());
        let _ = (serde_json::from_str::<View>(&text).is_ok(), serde_json::from_str::<Action>(&text).is_ok());
    }
}

/// Any text, and such as is nearly notation.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "(Kn|Go|Gi|Ki|Sh|kn|é|K|KnK|\u{1F0A1}){0,2}[-+]?[0-9]{0,4}",
        "(potions=|#|potions|Potions=)[-+ ]?[0-9]{0,4}",
        "(pass|yes|top|lay|Crown|crown|Knights|goblins|Skeleton|cube|PASS) ?",
        "[\\[{\"0-9,:}\\]]{0,20}",
    ]
}
