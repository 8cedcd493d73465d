//! Shield of the Veil: the last card the opponent played is -3 (9.17).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Shield;

impl ArtifactPower for Shield {
    const WINDOWS: &'static [Window] = &[Window::AfterOtherCard];

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        if let Some(play) = state.trick.plays_mut().last_mut() {
            play.laid -= 3;
        }
    }
}
