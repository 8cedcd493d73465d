//! Chain of Frost: the cards are set aside, and the next trick wins them too (9.15).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, phase::Phase, state::State, window::Window};

pub(crate) struct Chain;

impl ArtifactPower for Chain {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];

    fn fits(state: &State, _: Seat) -> bool {
        state.phase == Phase::Two && state.rules.seats().all(|seat| !state.hand(seat).is_empty())
    }

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.set_aside();
        state.lead();
    }
}
