//! Bow of the Lovers: both play two cards, and the winner takes all four (9.20).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, phase::Phase, state::State, window::Window};

pub(crate) struct Bow;

impl ArtifactPower for Bow {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const RANK: u8 = 3;

    fn fits(state: &State, seat: Seat) -> bool {
        state.phase == Phase::Two
            && seat == state.trick.leader
            && state.trick.deciding().is_empty()
            && state.rules.seats().all(|seat| state.hand(seat).len() >= 2)
    }

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.double = true;
    }
}
