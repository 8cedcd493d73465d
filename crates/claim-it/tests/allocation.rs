//! A game is played without touching the heap.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use claim_it::{Board, Setup, State};
use game::{Actor, Chance, Game};

/// Counts what this thread allocates.
struct Counting;

thread_local! {
    static ALLOCATED: Cell<usize> = const { Cell::new(0) };
}

#[allow(unsafe_code, reason = "an allocator can be written in no other way; all it does is count")]
// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.with(|n| n.set(n.get() + 1));
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn nothing_is_allocated_from_the_start_to_the_result() {
    let boards = (2..=5).flat_map(|players| [Board::STANDARD, Board::REDUCED].map(|b| Setup::new(players).on(b)));
    for setup in boards.flat_map(|setup| [setup, setup.with_variant()]) {
        let mut chance = Chance::from_seed(1);
        let before = ALLOCATED.with(Cell::get);
        for _ in 0..20 {
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut state = State::start(&setup, &deal).unwrap();
            while state.actor() != Actor::Over {
                let action = state.sample(&mut chance).unwrap();
                state.apply(action, &mut ()).unwrap();
            }
            assert!(state.payoffs().is_some());
        }
        assert_eq!(ALLOCATED.with(Cell::get), before, "{setup:?}");
    }
}
