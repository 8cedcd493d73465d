//! Boots of Distance: the next two cards one plays are +2 each (9.11).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Boots;

impl ArtifactPower for Boots {
    const WINDOWS: &'static [Window] = &[Window::BeforeLead, Window::Turn];
    const RANK: u8 = 1;

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.raised[seat.index() % 2] = 2;
    }
}
