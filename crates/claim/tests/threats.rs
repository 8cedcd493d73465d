//! What a seat concludes of the cards that can beat one of its own, held against true positions.

use claim::{Action, Card, Event, NamedSet, Question, Setup, State, View, Zone, decks};
use game::{Actor, Chance, Game as _, Seat, Table};

/// Plays a game at random and calls `f` whenever a card is asked for.
fn asked_for_a_card(setup: &Setup, seed: u64, mut f: impl FnMut(&State, &View, Seat)) {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(setup.clone(), deal).unwrap();
    while table.actor() != Actor::Over {
        if let Actor::Seat(seat) = table.actor()
            && table.position().question() == Some(Question::Play)
        {
            f(table.position(), &table.view(seat), seat);
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
}

/// The position after an answer, and who won a trick with it.
fn played(state: &State, card: Card) -> (State, Option<Seat>) {
    let (mut after, mut events) = (*state, Vec::new());
    after.apply_telling(Action::Card(card), &mut events).unwrap();
    let won = events.iter().find_map(|event| match event {
        Event::Won { seat, .. } => Some(*seat),
        _ => None,
    });
    (after, won)
}

fn cards(state: &State) -> Vec<Card> {
    let card = |action| if let Action::Card(card) = action { Some(card) } else { None };
    state.answers().iter().filter_map(card).collect()
}

fn first_copy(state: &State, card: Card) -> Card {
    state.rules().copies(card).first().unwrap()
}

/// All named sets, and for two a slice of all decks, with heroes and artifacts.
fn setups() -> impl Iterator<Item = Setup> {
    let sets = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
    sets.chain(decks::of(2).step_by(41).flat_map(|setup| decks::variants(&setup)))
}

#[test]
fn a_lead_of_two_is_beaten_by_just_those_cards_that_threaten_it() {
    let (mut beaten, mut not_beaten, mut exact) = (0, 0, 0);
    for (seed, setup) in (0..).zip(setups().filter(|setup| setup.players == 2)) {
        asked_for_a_card(&setup, seed, |state, view, seat| {
            if state.trick().lead().is_some() {
                return;
            }
            for lead in cards(state) {
                let Some(threats) = view.threats(lead) else { continue };
                let (after, _) = played(state, lead);
                if after.question() != Some(Question::Play) || after.actor() == Actor::Seat(seat) {
                    continue;
                }
                // Who knows the whole hand counts no card that may not be played.
                let hand = Zone::Hand(Seat(1 - seat.0));
                if view.unseen().len() == u32::from(view.hidden_in(hand)) {
                    let may_be_played = |card| cards(&after).contains(&first_copy(state, card));
                    assert!(threats.iter().all(may_be_played), "{setup:?}");
                    exact += threats.len();
                }
                for reply in cards(&after) {
                    let (_, Some(winner)) = played(&after, reply) else { continue };
                    let threatens = !threats.and(state.rules().copies(reply)).is_empty();
                    let name = |card| state.rules().card_name(card);
                    assert_eq!(winner != seat, threatens, "{setup:?}: {} on {}", name(reply), name(lead));
                    if threatens { beaten += 1 } else { not_beaten += 1 }
                }
            }
        });
    }
    assert!(beaten > 1_000 && not_beaten > 1_000 && exact > 100, "{beaten} {not_beaten} {exact}");
}

#[test]
fn the_best_card_of_a_longer_trick_wins_if_nothing_threatens_it() {
    let (mut safe, mut in_the_lead) = (0, 0);
    for (seed, setup) in (0..).zip(setups().filter(|setup| setup.players > 2)) {
        asked_for_a_card(&setup, seed, |state, view, seat| {
            let side = |seat| state.rules().side(seat);
            for card in cards(state) {
                let (Some(leads), Some(threats)) = (view.takes_the_lead(card), view.threats(card)) else { continue };
                let (mut after, mut won) = played(state, card);
                in_the_lead += u32::from(leads);
                if let Some(winner) = won {
                    assert_eq!(winner == seat, leads, "{setup:?}: who is best after the last card wins");
                }
                // Whatever the others play: here the first and the last card that each may play.
                for at in 0..2 {
                    while won.is_none() && after.question() == Some(Question::Play) {
                        let replies = cards(&after);
                        let reply = if at == 0 { replies.first() } else { replies.last() };
                        (after, won) = played(&after, *reply.unwrap());
                    }
                    if let Some(winner) = won.filter(|_| leads && threats.is_empty()) {
                        assert_eq!(side(winner), side(seat), "{setup:?}");
                        safe += 1;
                    }
                    (after, won) = played(state, card);
                }
            }
        });
    }
    assert!(safe > 400 && in_the_lead > 600, "{safe} {in_the_lead}");
}

/// What threatens a card is a card that another seat may hold, whatever it truly holds.
#[test]
fn no_card_that_was_seen_elsewhere_is_a_threat() {
    let mut compared = 0;
    for (seed, setup) in (0..).zip(setups()) {
        asked_for_a_card(&setup, seed, |state, view, seat| {
            for card in cards(state) {
                let Some(threats) = view.threats(card) else { continue };
                let elsewhere = view.known(Zone::Hand(seat)).or(view.known(Zone::Discard)).or(view.known(Zone::Trick));
                assert!(threats.and(elsewhere).is_empty(), "{setup:?}");
                compared += threats.len();
            }
        });
    }
    assert!(compared > 1_000, "{compared}");
}
