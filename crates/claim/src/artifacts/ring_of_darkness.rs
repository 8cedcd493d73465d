//! Ring of Darkness: the follower's card need not follow, and the highest card of all wins (7.4.1, 9.21).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Ring;

impl ArtifactPower for Ring {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const RANK: u8 = 5;

    fn fits(state: &State, seat: Seat) -> bool {
        seat != state.trick.leader
    }

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.armed.free = true;
    }
}
