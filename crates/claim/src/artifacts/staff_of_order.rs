//! Staff of Order: the loser leads the next trick (9.13).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Staff;

impl ArtifactPower for Staff {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickLoser];
    const RANK: u8 = 2;

    /// A promise outlasts a Dragon and a trick that is won without play.
    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.promised = Some(seat);
    }
}
