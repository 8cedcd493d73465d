//! What a game adds to be reviewed.

use bots::Appraised;
use game::{Game, Portable, Seat};
use record::Recorded;

/// A game that can be reviewed.
pub trait Reviewed: Recorded + Appraised + Portable {
    /// The number of sides that play against each other.
    fn sides(&self) -> u8;
    /// The side of a seat.
    fn side(&self, seat: Seat) -> u8;
}

impl Reviewed for claim::State {
    fn sides(&self) -> u8 {
        self.rules().sides()
    }

    fn side(&self, seat: Seat) -> u8 {
        self.rules().side(seat)
    }
}

impl Reviewed for claim_it::State {
    fn sides(&self) -> u8 {
        self.seats()
    }

    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }
}
