//! Which cards lie where on the table of Claim, and what they count for.

use claim::{Action, Artifact, Card, CardSet, Decider, Event, Phase, Question, Rules, Slot, View, Vote, Zone};
use game::Seat;

use super::{Table, Thing};

/// A card's face: the first of those that look alike, which answers name.
pub(super) fn face(rules: &Rules, card: Card) -> Card {
    rules.copies(card).first().unwrap_or(card)
}

pub(super) fn own_hand(scene: &Table) -> CardSet {
    scene.view.known(Zone::Hand(scene.seat))
}

/// The cards of a hand, suit by suit, from low to high.
pub(super) fn suits(rules: &Rules, hand: CardSet) -> impl Iterator<Item = (Slot, Vec<Card>)> + use<> {
    let rules = *rules;
    let slots = rules.slots().map(|(slot, _)| slot).chain([Slot::HEROES]).collect::<Vec<_>>();
    slots.into_iter().filter_map(move |slot| {
        let mut cards: Vec<Card> = hand.and(rules.all_of(slot)).iter().collect();
        cards.sort_by_key(|&card| rules.value_of(card));
        (!cards.is_empty()).then_some((slot, cards))
    })
}

/// What lies in the middle of the table.
pub(super) fn centre(scene: &Table) -> Vec<(Zone, Card)> {
    let view = scene.view;
    let prizes = view.prizes().map(|card| (Zone::Prize, card));
    let trick = view.trick().plays().iter().filter(|play| !play.is_gone()).map(|play| (Zone::Trick, play.card));
    let pool = high_first(view.rules(), view.known(Zone::Pool)).into_iter().map(|card| (Zone::Pool, card));
    prizes.chain(trick).chain(view.pot().map(|card| (Zone::Pot, card))).chain(pool).collect()
}

/// What lies open in front of the players.
pub(super) fn displays(scene: &Table) -> Vec<(Zone, Card)> {
    let rules = scene.view.rules();
    let zones = rules.seats().flat_map(|seat| [Zone::Display(seat), Zone::Beneath(seat)]);
    zones
        .flat_map(|zone| high_first(rules, cards_in(scene.view, zone)).into_iter().map(move |card| (zone, card)))
        .collect()
}

/// The cards of a zone; zones that this table does not have are empty.
pub(super) fn cards_in(view: &View, zone: Zone) -> CardSet {
    match zone {
        Zone::Beneath(_) | Zone::Hidden(_) if view.rules().players() > 2 => CardSet::EMPTY,
        zone => view.known(zone),
    }
}

pub(super) fn high_first(rules: &Rules, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|&card| std::cmp::Reverse((rules.slot_of(card).index(), rules.value_of(card))));
    cards
}

/// Are cards of the hand asked for? Else answers that name cards mean others, even if the hand has the like.
pub(super) fn asks_for_hand(view: &View) -> bool {
    match view.question() {
        Some(Question::Play | Question::Discard) => true,
        // The one that looks at the draw pile.
        Some(Question::Artifact(artifact)) => artifact != Artifact::Orb,
        _ => false,
    }
}

/// The answers that are no cards of the hand.
pub(super) fn choices(scene: &Table) -> impl Iterator<Item = Thing> {
    let from_hand = asks_for_hand(scene.view);
    let answers: Vec<Action> = if scene.is_asked { scene.view.answers().iter().collect() } else { Vec::new() };
    let listed = move |action: &Action| !from_hand || !matches!(action, Action::Card(_));
    answers.into_iter().filter(listed).zip(1..).map(|(action, n)| Thing::Choice(action, n))
}

pub(super) fn values(rules: &Rules, cards: CardSet) -> String {
    let mut values: Vec<u8> = cards.iter().map(|card| rules.value_of(card)).collect();
    values.sort_unstable();
    if values.is_empty() {
        return "–".into();
    }
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Cards as text: each suit with its values.
pub(super) fn by_suit(scene: &Table, cards: CardSet) -> Vec<String> {
    let (rules, words) = (scene.view.rules(), scene.words);
    let suit = |(slot, cards): (Slot, Vec<Card>)| match rules.faction(slot) {
        Some(faction) => format!("{} {}", words.faction(faction), values(rules, cards.into_iter().collect())),
        None => words.list(
            &cards
                .iter()
                .map(|&card| format!("{} {}", words.card(rules, card), rules.value_of(card)))
                .collect::<Vec<_>>(),
        ),
    };
    suits(rules, cards).map(suit).collect()
}

/// Which trick of the phase it is, from 1.
pub(super) fn trick_number(scene: &Table) -> u32 {
    scene.happened.iter().flatten().fold(1, |trick, event| match event {
        Event::PhaseTwo => 0,
        Event::Leads(_) | Event::WithoutPlay => trick + 1,
        _ => trick,
    })
}

/// How many followers of a faction a side is known to have: votes to come.
pub(super) fn coming(scene: &Table, side: u8, slot: Slot) -> usize {
    let view = scene.view;
    let rules = view.rules();
    let seats = rules.seats().filter(|&seat| rules.side(seat) == side);
    seats.map(|seat| view.known(Zone::Followers(seat)).and(rules.all_of(slot)).len() as usize).sum()
}

/// The cards of a side that count for a vote, at the end.
pub(super) fn counted(scene: &Table, side: u8, slot: Slot, vote: &Vote) -> String {
    let (view, words) = (scene.view, scene.words);
    let rules = view.rules();
    let seats: Vec<Seat> = rules.seats().filter(|&seat| rules.side(seat) == side).collect();
    let in_all = |zone: fn(Seat) -> Zone| {
        seats.iter().fold(CardSet::EMPTY, |all, &seat| all.or(cards_in(view, zone(seat)))).and(rules.all_of(slot))
    };
    if let Decider::HighestSum { .. } | Decider::HighestOpen { .. } = vote.decider {
        let under = |&seat: &Seat| Some((view.open(seat)?, cards_in(view, Zone::Beneath(seat))));
        let sums = seats.iter().filter_map(under).map(|(open, beneath)| {
            let beneath = beneath.iter().map(|card| words.card(rules, card));
            [words.card(rules, open)].into_iter().chain(beneath).collect::<Vec<_>>().join(" + ")
        });
        return sums.reduce(|all, sum| format!("{all}, {sum}")).unwrap_or_else(|| "–".into());
    }
    let mut text = values(rules, in_all(Zone::Score));
    let mut add = |more: String| text = if text == "–" { more } else { format!("{text}, {more}") };
    if let Some(hidden) = view.hidden().filter(|hidden| hidden.slot == slot && rules.side(hidden.seat) == side) {
        add(words.card(rules, hidden.card));
    }
    let tokens = view.tokens();
    if rules.players() == 2 && tokens.crowned.get(usize::from(side)).copied().flatten() == Some(slot) {
        add(words.artifact(Artifact::Crown));
    }
    if tokens.loot[usize::from(side)] == Some(slot) {
        add(words.say("terminal-loot"));
    }
    // Some cards count more than once.
    let (lie, count) = (in_all(Zone::Score).len(), u32::from(vote.cards[usize::from(side)]));
    if count > lie { format!("{text} = {count}") } else { text }
}

/// How much a player has of everything.
pub(super) fn counts(scene: &Table, seat: Seat) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let count = |n: u32| [("count", n.into())];
    let of = |zone| count(view.count(zone).into());
    let mut counts = vec![words.say_with("terminal-count-hand", &of(Zone::Hand(seat)))];
    if view.phase() == Phase::One {
        counts.push(words.say_with("terminal-count-followers", &of(Zone::Followers(seat))));
    }
    counts.push(words.say_with("terminal-count-score", &of(Zone::Score(seat))));
    if view.rules().artifacts() {
        counts.push(words.say_with("terminal-count-artifacts", &count(view.artifact_count(seat))));
    }
    if view.potions(seat) > 0 {
        counts.push(words.say_with("terminal-count-potions", &count(view.potions(seat).into())));
    }
    counts
}

pub(super) fn side_name(scene: &Table, side: u8) -> String {
    scene.words.side_name(scene.names, side)
}
