//! Sword of the Dragon: the card it is played with is +3 (9.5).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Sword;

impl ArtifactPower for Sword {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const RANK: u8 = 4;

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.armed.bonus += 3;
    }
}
