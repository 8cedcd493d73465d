//! The value of a position to each side.

use claim::State;
use game::{Game as _, Seat};

/// The most sides a game has.
const SIDES: usize = 3;

/// The expected payoff of each side; they add up to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct SideValues([f32; SIDES]);

impl SideValues {
    /// These values; 0 for sides that are not in the game.
    pub(super) const fn new(values: [f32; SIDES]) -> SideValues {
        SideValues(values)
    }

    /// The value to a side.
    pub(super) fn of(&self, side: u8) -> f32 {
        self.0.get(usize::from(side)).copied().unwrap_or(0.0)
    }

    /// The result of a game that is over.
    pub(super) fn of_result(state: &State) -> Option<SideValues> {
        let payoffs = state.payoffs()?;
        // The lowest seat of a side has its number.
        let mut values = [0.0; SIDES];
        for (side, share) in values.iter_mut().take(usize::from(state.rules().sides())).enumerate() {
            *share = payoffs.of(Seat(side as u8));
        }
        Some(SideValues(values))
    }

    /// The mean of some.
    pub(super) fn mean(all: &[SideValues]) -> SideValues {
        let n = all.len().max(1) as f32;
        SideValues(std::array::from_fn(|side| all.iter().map(|values| values.0[side]).sum::<f32>() / n))
    }

    /// The same for every side.
    pub(super) fn even(sides: u8) -> SideValues {
        SideValues(std::array::from_fn(|side| if side < usize::from(sides) { 1.0 / f32::from(sides) } else { 0.0 }))
    }
}
