//! A game is played without touching the heap.

#[path = "../../game/tests/common/counting.rs"]
mod counting;

use claim_it::{Board, Setup, State};
use counting::allocated;
use game::{Actor, Chance, Game};

#[test]
fn nothing_is_allocated_from_the_start_to_the_result() {
    let boards = (2..=5).flat_map(|players| [Board::STANDARD, Board::REDUCED].map(|b| Setup::new(players).on(b)));
    for setup in boards.flat_map(|setup| [setup, setup.with_variant()]) {
        let mut chance = Chance::from_seed(1);
        let before = allocated();
        for _ in 0..20 {
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut state = State::start(&setup, &deal).unwrap();
            while state.actor() != Actor::Over {
                let action = state.sample(&mut chance).unwrap();
                state.apply(action, &mut ()).unwrap();
            }
            assert!(state.payoffs().is_some());
        }
        assert_eq!(allocated(), before, "{setup:?}");
    }
}
