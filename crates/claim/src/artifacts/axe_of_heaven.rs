//! Axe of Heaven: the next two cards the opponent plays are -2 each (9.19).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Axe;

impl ArtifactPower for Axe {
    const WINDOWS: &'static [Window] = &[Window::BeforeLead, Window::Turn, Window::AfterOwnCard];
    const RANK: u8 = 2;

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.lowered[state.other(seat).index() % 2] = 2;
    }
}
