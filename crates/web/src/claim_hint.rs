//! Why the expert would play a card, as far as it can be said in a sentence: from the view alone.

use claim::{Action, Card, Event, Question, State, View};
use game::{Answer as _, Chance, Game as _, View as _, Worlds as _};
use play::{Asked, cards::face};
use words::Words;

use crate::sitting::{Game, Here};

/// Why the answer with that number is advised, if it can be said.
pub(crate) fn of(game: &Game, number: u8, words: &Words) -> Option<String> {
    match (game.here()?, game.asked()) {
        (Here::Claim(sitting), Asked::Person(seat)) => reason(words, &sitting.view(seat), Action::from_number(number)?),
        _ => None,
    }
}

/// The reason for a card of the hand; none for other answers.
fn reason(words: &Words, view: &View, answer: Action) -> Option<String> {
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
    // Hidden cards have no say in who wins now, so any position that fits will do.
    let world: State = view.worlds()?.sample(&mut Chance::from_seed(0));
    let wins = |card: Card| wins(&world, view, card);
    let others = playable.into_iter().filter(|&other| other != card);
    let others: Vec<(Card, bool)> = others.map(|other| Some((other, wins(other)?))).collect::<Option<_>>()?;
    let is_lowest = |won: bool| {
        let value = |card: Card| rules.value_of(card);
        others.iter().filter(|(_, wins)| *wins == won).all(|&(other, _)| value(other) >= value(card))
    };
    let can_win = others.iter().any(|(_, wins)| *wins);
    let can_lose = others.iter().any(|(_, wins)| !*wins);
    let key = match wins(card)? {
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
    let out = rules.all_of(rules.slot_of(card)).and(view.unseen());
    let higher = out.iter().filter(|&other| rules.value_of(other) > rules.value_of(card)).count();
    Some(words.say_of_faction("web-why-lead", faction, &[("count", higher.into())]))
}

/// Would the last card of a trick win it?
fn wins(world: &State, view: &View, card: Card) -> Option<bool> {
    let mut world = *world;
    let mut events: Vec<Event> = Vec::new();
    world.apply_telling(Action::Card(face(view.rules(), card)), &mut events).ok()?;
    events.iter().find_map(|event| match event {
        Event::Won { seat, .. } => Some(view.seat() == Some(*seat)),
        _ => None,
    })
}
