//! Hourglass of the Future: both take their cards back, and the same leader leads again (9.16).

use game::{Seat, Seats, Sink};

use crate::{artifacts::ArtifactPower, event::Zone, state::State, trick::Play, window::Window};

pub(crate) struct Hourglass;

impl ArtifactPower for Hourglass {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];

    /// All cards since the last lead; what was set aside before stays, and all that was spent stays spent.
    fn play(state: &mut State, _: Seat, sink: &mut impl Sink<State>) {
        while let Some(play) = state.trick.plays().get(state.trick.first()..).and_then(<[Play]>::last).copied() {
            match play.swapped_for {
                Some(shapeshifter) => swap_back(state, &play, shapeshifter, sink),
                None => state.move_card(play.card, Zone::Trick, Zone::Hand(play.seat), Seats::ALL, sink),
            }
            state.trick.pop();
        }
        state.trick.double = false;
        state.trick.open = false;
        state.trick.apart = state.trick.apart_before;
        state.lead();
    }
}

/// A swap with the prize is undone: the card that was played goes back to the hand, the former prize is one again.
/// The last swap comes first, so the card that was played for this one is the prize now.
fn swap_back(state: &mut State, play: &Play, played: crate::Card, sink: &mut impl Sink<State>) {
    state.move_card(played, Zone::Prize, Zone::Hand(play.seat), Seats::ALL, sink);
    state.move_card(play.card, Zone::Trick, Zone::Prize, Seats::ALL, sink);
}
