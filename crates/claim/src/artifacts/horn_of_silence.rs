//! Horn of Silence: each takes their own cards of the trick (9.6).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, phase::Phase, state::State, window::Window};

pub(crate) struct Horn;

impl ArtifactPower for Horn {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];

    fn fits(state: &State, _: Seat) -> bool {
        state.phase == Phase::Two
    }

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.apart = true;
    }
}
