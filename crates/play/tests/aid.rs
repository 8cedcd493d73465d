//! What the card aid says, held against the true position: in a slice of all decks, for whoever is asked.

use std::collections::BTreeMap;

use claim::{Card, CardSet, NamedSet, Setup, State, Zone, decks};
use game::{Actor, Chance, Game as _, Seat, Table};
use play::cards::{CardAid, Whereabouts, face};

/// How many cards of each face there are: nobody can tell copies apart.
fn faces(state: &State, cards: impl Iterator<Item = Card>) -> BTreeMap<Card, usize> {
    let mut faces = BTreeMap::new();
    cards.for_each(|card| *faces.entry(face(state.rules(), card)).or_default() += 1);
    faces
}

/// Compares what the aid of a seat says with where the cards truly lie; returns how many comparisons there were.
fn compare(table: &Table<State>, seat: Seat) -> usize {
    let (state, view) = (table.position(), table.view(seat));
    let (rules, aid) = (state.rules(), CardAid::of(&view, seat));
    let all = || rules.slots().flat_map(|(slot, _)| rules.all_of(slot).iter().collect::<Vec<_>>());
    let said = |whereabouts| faces(state, all().filter(|&card| aid.whereabouts(card) == whereabouts));
    let of_faction = |set: CardSet| set.iter().filter(|&card| rules.faction_of(card).is_some()).collect::<Vec<_>>();
    let (own, out, away) = (said(Whereabouts::Own), said(Whereabouts::Out), said(Whereabouts::Away));
    let known = view.known(Zone::Hand(seat)).or(view.known(Zone::Followers(seat)));
    assert_eq!(own, faces(state, of_faction(known).into_iter()), "{:?}", table.replay().setup);
    let others = rules.seats().filter(|&other| other != seat);
    let held = faces(state, others.flat_map(|other| of_faction(state.hand(other))));
    for (card, &count) in &held {
        let found = out.get(card).copied().unwrap_or_default();
        assert!(found >= count, "{} is held by another: {:?}", rules.card_name(*card), table.replay().setup);
    }
    // What is neither here nor there was seen, or lies in no hand.
    for (card, &count) in &away {
        let elsewhere = rules.copies(*card).len() as usize - held.get(card).copied().unwrap_or_default();
        assert!(count <= elsewhere, "{} is away: {:?}", rules.card_name(*card), table.replay().setup);
    }
    all().count()
}

/// Plays a game at random; the aid of whoever is asked is compared at every few moves.
fn play(setup: &Setup, seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance).unwrap();
    let mut table = Table::<State>::new(setup.clone(), deal).unwrap();
    let mut compared = 0;
    for turn in 0.. {
        match table.actor() {
            Actor::Over => break,
            Actor::Seat(seat) if turn % 5 == 0 => compared += compare(&table, seat),
            _ => {}
        }
        let action = table.position().sample(&mut chance).unwrap();
        table.play(action).unwrap();
    }
    compared
}

#[test]
fn what_the_aid_says_is_out_is_where_others_hold_it() {
    let sets = NamedSet::ALL.into_iter().flat_map(|set| (2..=4).filter_map(move |players| set.setup(players)));
    let some = decks::all().step_by(397).chain(sets);
    let compared: usize = (0..).zip(some).map(|(seed, setup)| play(&setup, seed)).sum();
    assert!(compared > 50_000, "{compared}");
}
