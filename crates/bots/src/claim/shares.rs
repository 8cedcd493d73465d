//! What each side can expect of the win.

use claim::State;
use game::{Game as _, Seat};

/// The most sides a game has.
const SIDES: usize = 3;

/// A share of the win for each side, together 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Shares([f32; SIDES]);

impl Shares {
    /// These shares; sides that are not there have none.
    pub(super) const fn new(shares: [f32; SIDES]) -> Shares {
        Shares(shares)
    }

    /// What the side can expect.
    pub(super) fn of(&self, side: u8) -> f32 {
        self.0.get(usize::from(side)).copied().unwrap_or(0.0)
    }

    /// The result of a game that is over.
    pub(super) fn of_result(state: &State) -> Option<Shares> {
        let payoffs = state.payoffs()?;
        // The lowest seat of a side has its number.
        let mut shares = [0.0; SIDES];
        for (side, share) in shares.iter_mut().take(usize::from(state.rules().sides())).enumerate() {
            *share = payoffs.of(Seat(side as u8));
        }
        Some(Shares(shares))
    }

    /// The mean of some.
    pub(super) fn mean(all: &[Shares]) -> Shares {
        let n = all.len().max(1) as f32;
        Shares(std::array::from_fn(|side| all.iter().map(|shares| shares.0[side]).sum::<f32>() / n))
    }

    /// As much for everybody.
    pub(super) fn even(sides: u8) -> Shares {
        Shares(std::array::from_fn(|side| if side < usize::from(sides) { 1.0 / f32::from(sides) } else { 0.0 }))
    }
}
