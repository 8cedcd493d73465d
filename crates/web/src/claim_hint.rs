//! Why the expert would play a card, as far as it can be said in a sentence: from the view alone.

use claim::{Action, Card, Event, Question, State, View, Zone};
use game::{Chance, Game as _, View as _, Worlds as _};
use play::cards::face;
use words::Words;

/// The reason for a card of the hand; none for other answers.
pub(crate) fn reason(words: &Words, view: &View, answer: Action) -> Option<String> {
    let Action::Card(card) = answer else { return None };
    if view.question() != Some(Question::Play) {
        return None;
    }
    let rules = view.rules();
    let playable = view.answers().iter::<Action>().filter_map(|action| match action {
        Action::Card(card) => Some(card),
        _ => None,
    });
    let playable: Vec<Card> = playable.collect();
    if playable.len() == 1 {
        return Some(words.say("web-why-only"));
    }
    let is_last = view.trick().plays().len() + 1 == usize::from(rules.players());
    if !is_last {
        return if view.trick().lead().is_none() { lead(words, view, card) } else { None };
    }
    let others: Vec<Card> = playable.into_iter().filter(|&other| other != card).collect();
    let others: Vec<(Card, bool)> =
        others.into_iter().map(|other| Some((other, wins(view, other)?))).collect::<Option<_>>()?;
    let is_lowest = |won: bool| {
        let value = |card: Card| rules.value_of(card);
        others.iter().filter(|(_, wins)| *wins == won).all(|&(other, _)| value(other) >= value(card))
    };
    let can_win = others.iter().any(|(_, wins)| *wins);
    let can_lose = others.iter().any(|(_, wins)| !*wins);
    let key = match wins(view, card)? {
        true if !can_lose => "web-why-all-win",
        true if is_lowest(true) => "web-why-cheap",
        true => "web-why-wins",
        false if can_win => "web-why-gives-up",
        false => "web-why-cannot-win",
    };
    Some(words.say(key))
}

/// How many cards that have not been seen could beat it by their value.
fn lead(words: &Words, view: &View, card: Card) -> Option<String> {
    let rules = view.rules();
    let faction = rules.faction_of(card)?;
    let seen = |card: Card| {
        let of_seat = |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat)];
        let common = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
        rules.seats().flat_map(of_seat).chain(common).any(|zone| view.known(zone).has(card))
    };
    let all = rules.all_of(rules.slot_of(card));
    let higher = all.iter().filter(|&other| rules.value_of(other) > rules.value_of(card) && !seen(other)).count();
    Some(words.say_of_faction("web-why-lead", faction, &[("count", higher.into())]))
}

/// Would the last card of a trick win it? Hidden cards have no say in that, so any position that fits will do.
fn wins(view: &View, card: Card) -> Option<bool> {
    let mut world: State = view.worlds()?.sample(&mut Chance::from_seed(0));
    let mut events: Vec<Event> = Vec::new();
    world.apply_telling(Action::Card(face(view.rules(), card)), &mut events).ok()?;
    events.iter().find_map(|event| match event {
        Event::Won { seat, .. } => Some(view.seat() == Some(*seat)),
        _ => None,
    })
}
