//! Captured sessions of every audience are searched for cards that the audience had not seen, by face and by place.

use std::collections::{BTreeMap, BTreeSet};

use claim::{Setup, State};
use game::{Actor, Audience, Chance, Replay, Seat, Seats, Sink};
use serde_json::Value;
use tables::{Chair, Command, Context, Keys, Table, open};
use wire::{Answer, Clock, Name, NewTable, Presence, Seating, TableId, Token};

const ID: TableId = TableId::new([7; 10]);

/// What an audience was sent, and how many events there had been.
type Captured = BTreeMap<Audience, Vec<(u64, String)>>;

/// Plays a game at random, up to this number of answers: what every audience was sent, and the record.
fn capture(game: &str, seats: usize, seed: u64, most: usize) -> (Captured, String) {
    let game = serde_json::value::RawValue::from_string(game.into()).unwrap();
    let clock = Clock::Game { seconds: 3_600, increment: 1 };
    let opened = open(&NewTable { game, seats: vec![Seating::Open; seats], clock, webhook: None }).unwrap();
    let mut table = Table::new(ID, &opened, 0).unwrap();
    let mut chance = Chance::from_seed(seed);
    let mut captured = Captured::new();
    let mut now = 0;
    let key = seed as u8;
    for n in 0..seats as u8 {
        let sit = Command::sit(None, Name::new("Ada").unwrap(), &Token::new([n; 20]));
        act(&mut table, &sit, now, key);
        act(&mut table, &Command::Ready { seat: n, is_ready: true }, now, key);
    }
    assert!(table.chairs().iter().all(Chair::is_person));
    for _ in 0..most {
        now += 1_000;
        for audience in table.audiences() {
            let from = captured.get(&audience).and_then(|sent| sent.last()).map_or(0, |(events, _)| *events);
            let at = table.at(audience, from, now).unwrap();
            let description = table.description(audience.seat().map(|seat| seat.0), 0, |_| Presence::Here);
            let sent = captured.entry(audience).or_default();
            sent.extend([(table.events(), at), (table.events(), description)]);
        }
        let Some(seat) = table.asked() else { break };
        let at = table.at(Audience::Seat(Seat(seat)), 0, now).unwrap();
        let at: Value = serde_json::from_str(&at).unwrap();
        let decision = at["at"]["decision"].as_u64().unwrap() as u32;
        let start = chance.below(256) as u8;
        let answers = (0..=u8::MAX).map(|n| Answer { epoch: 1, decision, answer: n.wrapping_add(start) });
        let is_done = answers.into_iter().any(|answer| act(&mut table, &Command::Answer { seat, answer }, now, key));
        assert!(is_done);
    }
    let at: Value = serde_json::from_str(&table.at(Audience::Spectator, 0, now).unwrap()).unwrap();
    // The last message shows everything.
    for sent in captured.values_mut() {
        sent.truncate(sent.len() - 2);
    }
    (captured, at["at"]["ended"]["record"].as_str().unwrap_or_default().into())
}

fn act(table: &mut Table, command: &Command, now: u64, key: u8) -> bool {
    let keys = || Keys { deal: [key; 32], bots: [key; 32] };
    let context = Context { now, is_away: &|_| false, keys: &keys };
    let Ok(entries) = table.decide(command, &context) else { return false };
    for entry in &entries {
        table.evolve(entry, now).unwrap();
    }
    true
}

/// What each audience has seen after each event, from the events alone.
struct Seen {
    setup: Setup,
    /// After this number of events: the names of cards, and of artifacts, that each seat has seen; the spectator's come last.
    after: Vec<Vec<BTreeSet<String>>>,
}

struct Watching<'a>(&'a mut Seen);

impl Sink<State> for Watching<'_> {
    fn event(&mut self, state: &State, event: claim::Event) {
        let mut now = self.0.after.last().unwrap().clone();
        let (spectator, seats) = now.split_last_mut().unwrap();
        match event {
            claim::Event::Moved { card, seen, .. } | claim::Event::Shown { card, seen, .. } => {
                let name = state.rules().card_name(card);
                for (seat, known) in (0..).map(Seat).zip(seats.iter_mut()) {
                    if seen.has(seat) {
                        known.insert(name.clone());
                    }
                }
                if seen == Seats::ALL {
                    spectator.insert(name);
                }
            }
            claim::Event::Artifact { artifact, .. } => {
                for known in &mut now {
                    known.insert(artifact.name().into());
                }
            }
            claim::Event::Potion { potion, .. } => {
                for known in &mut now {
                    known.insert(format!("{potion:?}"));
                }
            }
            _ => {}
        }
        self.0.after.push(now);
    }
}

impl Seen {
    fn of(replay: &Replay<State>) -> Seen {
        let seats = usize::from(replay.setup.players);
        let table = Replay::<State> { log: Vec::new(), ..replay.clone() }.table().unwrap();
        let mut state = *table.position();
        let name = |card| state.rules().card_name(card);
        let mut at_first = vec![BTreeSet::new(); seats + 1];
        for (seat, known) in at_first.iter_mut().enumerate() {
            known.extend(state.prizes().map(name));
            if seat < seats {
                known.extend(state.hand(Seat(seat as u8)).iter().map(name));
                known.extend(state.artifacts(Seat(seat as u8)).iter().map(|artifact| artifact.name().to_owned()));
            }
        }
        let mut seen = Seen { setup: replay.setup.clone(), after: vec![at_first] };
        for &action in &replay.log {
            assert_ne!(game::Game::actor(&state), Actor::Over);
            game::Game::apply(&mut state, action, &mut Watching(&mut seen)).unwrap();
        }
        seen
    }
}

/// What was searched.
#[derive(Debug, Default)]
struct Searched {
    messages: usize,
    cards: usize,
    /// Cards in a view that were not seen, but follow from what was.
    deduced: usize,
}

/// The numbers in a value, whatever it is.
fn numbers(value: &Value) -> Vec<u8> {
    match value {
        Value::Number(number) => vec![number.as_u64().unwrap() as u8],
        Value::Array(all) => all.iter().flat_map(numbers).collect(),
        Value::Object(all) => all.values().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// The cards of sets, which are written as hexadecimal numbers.
fn sets(value: &Value) -> Vec<u8> {
    match value {
        Value::Null => Vec::new(),
        Value::Array(all) => all.iter().flat_map(sets).collect(),
        Value::String(digits) if digits.is_empty() => Vec::new(),
        Value::String(digits) => {
            let bits = u128::from_str_radix(digits, 16).unwrap();
            (0..128).filter(|place| bits >> place & 1 != 0).collect()
        }
        other => panic!("{other} is no set"),
    }
}

/// The cards that were played, and the prizes that lay there: eight digits for each play.
fn played(value: &Value) -> Vec<u8> {
    let (plays, rest) = value.as_str().unwrap().as_bytes().as_chunks::<8>();
    assert!(rest.is_empty(), "{value}");
    let cards = plays.iter().flat_map(|play| play[2..].chunks_exact(2)).filter(|card| *card != b"--");
    cards.map(|card| u8::from_str_radix(str::from_utf8(card).unwrap(), 16).unwrap()).collect()
}

/// All cards that a view places somewhere. A part of a view that is not known here fails: it has to be looked at.
fn placed(view: &Value) -> Vec<u8> {
    let mut cards = Vec::new();
    for (key, value) in view.as_object().unwrap() {
        match key.as_str() {
            "top" => cards.extend(numbers(value)),
            "known_in_draw" => cards.extend(sets(value)),
            "pools" => cards.extend(value.as_array().unwrap().iter().flat_map(|pool| numbers(&pool["cards"]))),
            "past" => cards.extend(played(value)),
            "shown" => cards.extend(placed_on_table(value)),
            "audience" | "places" | "unseen" | "settled" | "artifacts_left" | "artifacts_unseen" | "chosen" => {}
            other => panic!("what is {other} of a view?"),
        }
    }
    cards
}

fn placed_on_table(shown: &Value) -> Vec<u8> {
    let mut cards = Vec::new();
    for (key, value) in shown.as_object().unwrap() {
        match key.as_str() {
            "hands" | "front" | "scores" | "beneath" | "pool" | "spent" | "discard" | "out" => {
                cards.extend(sets(value));
            }
            "prizes" | "chosen" => cards.extend(numbers(value)),
            "collecting" => cards.extend(numbers(&value[1])),
            "trick" => {
                let plays = value["plays"].as_array().unwrap().iter();
                cards.extend(plays.flat_map(|play| [numbers(&play["card"]), numbers(&play["swapped_for"])].concat()));
            }
            "artifacts" => cards.extend(numbers(&value["hidden"]["card"])),
            "heroes" => cards.extend(numbers(&value["pot"])),
            "rules" | "top_seen" | "factions" | "potions" | "phase" | "step" | "cursor" | "stage" | "pending"
            | "asked" | "window" | "laid_out" | "verdict" | "next" => {}
            other => panic!("what is {other} of the table?"),
        }
    }
    cards
}

/// Searches all that was sent in a game of Claim.
fn search(captured: &Captured, record: &str, searched: &mut Searched) {
    let Some(Ok(record::AnyGame::Claim(record))) = record::read(record).next() else { panic!("{record}") };
    let replay = record.replay.clone();
    let seen = Seen::of(&replay);
    let position = Replay::<State> { log: Vec::new(), ..replay.clone() }.table().unwrap();
    let rules = *position.position().rules();
    let names: Vec<String> = rules.all_cards().iter().map(|card| rules.card_name(card)).collect();
    let artifacts: Vec<&str> = claim::Artifact::ALL.into_iter().map(claim::Artifact::name).collect();
    for (audience, sent) in captured {
        let own = audience.seat().map_or(usize::from(replay.setup.players), Seat::index);
        for (events, text) in sent {
            let known = &seen.after[*events as usize][own];
            searched.messages += 1;
            let fail = |what: &str| panic!("{audience} was sent {what} in {text}, {:?}", seen.setup);
            // By face. Hardly any name of a card is ever sent, but some of heroes are.
            for name in names.iter().filter(|name| !known.contains(*name)) {
                if text.contains(&format!("\"{name}\"")) {
                    fail(name);
                }
            }
            let message: Value = serde_json::from_str(text).unwrap();
            let Some(at) = message.get("at") else { continue };
            for event in at["events"].as_array().unwrap() {
                for (kind, what) in event.as_object().into_iter().flatten() {
                    let shown = [&what["card"], &what["with"]].into_iter().flat_map(numbers);
                    for card in shown.filter_map(claim::Card::new) {
                        searched.cards += 1;
                        if !known.contains(&rules.card_name(card)) {
                            fail(&format!("{} ({kind})", rules.card_name(card)));
                        }
                    }
                }
            }
            // By place.
            let unseen = sets(&at["view"]["unseen"]);
            for number in placed(&at["view"]) {
                let card = claim::Card::new(number).unwrap();
                searched.cards += 1;
                if !known.contains(&rules.card_name(card)) {
                    searched.deduced += 1;
                    if unseen.contains(&number) {
                        fail(&rules.card_name(card));
                    }
                }
            }
            // What lies face down and is no card.
            let held = at["view"]["shown"]["artifacts"]["held"].as_array().into_iter().flatten();
            for artifact in held.flat_map(|held| held.as_array().unwrap()) {
                let artifact = artifact.as_str().unwrap();
                let name = artifacts.iter().find(|name| name.replace([' ', '-'], "").eq_ignore_ascii_case(artifact));
                let is_known = known.iter().any(|known| known.eq_ignore_ascii_case(name.unwrap_or(&artifact)));
                if !is_known {
                    fail(artifact);
                }
            }
            for potion in at["view"]["shown"]["potions"]["stack"].as_array().into_iter().flatten() {
                if let Some(potion) = potion.as_str()
                    && !known.contains(potion)
                {
                    fail(potion);
                }
            }
        }
    }
}

#[test]
fn no_session_has_a_card_that_its_audience_has_not_seen() {
    let mut searched = Searched::default();
    for (game, seats, games) in [
        (r#"{"set":"shadow"}"#, 2, 4),
        (r#"{"set":"magic","artifacts":true,"heroes":true}"#, 2, 8),
        (r#"{"factions":["Kings","Peasants","Trolls","Seers","Raccoons"],"artifacts":true,"heroes":true}"#, 2, 8),
        (r#"{"factions":["Giants","Gnomes","Shadows","Vampires","Druids"],"artifacts":true}"#, 2, 6),
        (r#"{"set":"the-succession"}"#, 3, 4),
        (r#"{"set":"the-succession"}"#, 4, 4),
    ] {
        for seed in 0..games {
            let (captured, record) = capture(game, seats, seed, usize::MAX);
            search(&captured, &record, &mut searched);
        }
    }
    assert!(searched.messages > 5_000 && searched.cards > 200_000, "{searched:?}");
    assert!(searched.deduced * 50 < searched.cards, "{searched:?}");
}

/// Nothing is hidden in Claim It! but the dice to come, and everybody is sent the same.
#[test]
fn in_claim_it_everybody_is_sent_the_same_and_no_die_too_early() {
    for seats in 2..=5 {
        let (captured, _) = capture(r#"{"game":"claim-it"}"#, seats, seats as u64, 120);
        let spectator = &captured[&Audience::Spectator];
        for sent in captured.values() {
            assert_eq!(sent.len(), spectator.len());
            for ((_, own), (_, other)) in sent.iter().zip(spectator) {
                let [own, other]: [Value; 2] = [own, other].map(|text| serde_json::from_str(text).unwrap());
                assert_eq!(own["at"]["events"], other["at"]["events"]);
                assert_eq!(own["at"]["view"]["state"], other["at"]["view"]["state"]);
            }
        }
    }
}
