//! The clocks of a game, with the time at which they were received.

use wire::Clocks;

use super::Millis;

/// The clocks of a game as they were when they were received; one of them may have run since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceivedClocks {
    clocks: Clocks,
    at: Millis,
}

impl ReceivedClocks {
    pub(super) const fn new(clocks: Clocks, at: Millis) -> ReceivedClocks {
        ReceivedClocks { clocks, at }
    }

    /// The seat whose clock runs, as far as this client may know.
    pub const fn running(&self) -> Option<u8> {
        self.clocks.running
    }

    /// What a seat has left now, in milliseconds. The host alone decides when time is up.
    pub fn left(&self, seat: u8, now: Millis) -> Option<u64> {
        let left = *self.clocks.left.get(usize::from(seat))?;
        let passed = if self.clocks.running == Some(seat) { now.saturating_sub(self.at) } else { 0 };
        Some(left.saturating_sub(passed))
    }
}
