//! The cards that count in a vote are those that the vote was counted from.

use claim::{Faction, State, View, decks};
use game::{Actor, Chance, Game as _, Seat, Table};

/// Compares what is counted with every vote of the standing.
fn compare(view: &View) -> usize {
    let rules = view.rules();
    let standing = view.standing().unwrap();
    let mut compared = 0;
    for ((slot, _), vote) in rules.slots().zip(standing.votes()) {
        for side in 0..rules.sides() {
            let counted = view.counted(side, slot);
            let values = counted.cards.iter().chain(counted.hidden).map(|card| u16::from(rules.value_of(card)));
            let sum = values.sum::<u16>() + if counted.crown { 5 } else { 0 };
            let (cards, votes) = (counted.count(), vote.cards[usize::from(side)]);
            if vote.faction == Faction::Vikings {
                // 8.17: some count twice.
                assert!((cards..=2 * cards).contains(&votes), "{vote:?}: {counted:?}");
            } else {
                assert_eq!((cards, sum), (votes, vote.sums[usize::from(side)]), "{vote:?}: {counted:?}");
            }
            compared += usize::from(cards > 0);
        }
    }
    compared
}

#[test]
fn what_counts_is_what_was_counted_during_the_game_and_at_its_end() {
    let mut compared = 0;
    for (seed, setup) in (0..).zip(decks::all().step_by(41)) {
        let mut chance = Chance::from_seed(seed);
        let deal = State::deal(&setup, &mut chance).unwrap();
        let mut table: Table<State> = Table::new(setup, deal).unwrap();
        for answers in 0.. {
            let is_over = table.actor() == Actor::Over;
            if is_over || answers % 8 == 0 {
                compared += compare(&table.view(Seat(0)));
            }
            if is_over {
                let (score, view) = (table.position().score(), table.view(Seat(0)));
                assert_eq!(view.standing(), score, "once it is over nothing changes hands any more");
                break;
            }
            let action = table.position().sample(&mut chance).unwrap();
            table.play(action).unwrap();
        }
    }
    assert!(compared > 10_000, "only {compared} holdings were compared");
}
