//! Worlds are drawn uniformly among those that fit a view.

use std::collections::HashMap;

use claim::{CardSet, NamedSet, Phase, State, Zone};
use game::{Actor, Chance, Game, Seat, Table, View as _, Worlds as _};

/// A position of phase one in which the seat that is asked knows that the other lacks a faction and holds three cards.
fn with_a_void(seed: u64) -> Option<(Table<State>, Seat)> {
    let setup = NamedSet::Claim.setup(2)?;
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(&setup, &mut chance).ok()?;
    let mut table = Table::<State>::new(setup, deal).ok()?;
    while table.position().phase() == Phase::One {
        if let Actor::Seat(seat) = table.actor() {
            let other = Seat(1 - seat.0);
            let view = table.view(seat);
            if view.void(other).next().is_some() && view.hidden_in(Zone::Hand(other)) == 3 {
                return Some((table, seat));
            }
        }
        let action = table.position().sample(&mut chance)?;
        table.play(action).ok()?;
    }
    None
}

#[test]
fn every_hand_that_fits_what_was_shown_is_equally_likely() {
    let mut positions = 0;
    for (table, seat) in (0..200).filter_map(with_a_void).take(4) {
        positions += 1;
        let (view, other) = (table.view(seat), Seat(1 - seat.0));
        let void: Vec<_> = view.void(other).collect();
        let may_hold: Vec<_> =
            view.unseen().iter().filter(|&card| !void.contains(&view.rules().slot_of(card))).collect();
        let n = may_hold.len();
        let hands = n * (n - 1) * (n - 2) / 6;
        let worlds = view.worlds().unwrap();
        let mut chance = Chance::from_seed(99);
        let mut drawn: HashMap<CardSet, f64> = HashMap::new();
        let draws = 40 * hands;
        for _ in 0..draws {
            *drawn.entry(worlds.sample(&mut chance).hand(other)).or_default() += 1.0;
        }
        assert!(drawn.keys().all(|hand| hand.iter().all(|card| may_hold.contains(&card))), "13: a void was forgotten");
        // Chi-square with as many cells as hands: mean df, variance 2 df; six standard deviations are allowed.
        let expected = draws as f64 / hands as f64;
        let missing = (hands - drawn.len()) as f64 * expected;
        let chi: f64 = missing + drawn.values().map(|n| (n - expected).powi(2) / expected).sum::<f64>();
        let df = (hands - 1) as f64;
        assert!((chi - df).abs() < 6.0 * (2.0 * df).sqrt(), "chi-square {chi} at {df} degrees of freedom");
    }
    assert_eq!(positions, 4);
}
