//! What is left of the limits while the solver searches.

use crate::Limits;

/// The limits have been reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent;

/// How often somebody else's wish to stop is looked at, in nodes.
const LOOK_UP: u64 = 1024;

/// What is left of the limits.
pub(super) struct Budget<'a> {
    nodes: u64,
    most: u64,
    limits: Limits<'a>,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits<'a>) -> Budget<'a> {
        Budget { nodes: 0, most: limits.nodes.unwrap_or(u64::MAX), limits }
    }

    /// How many positions were looked at.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// One more position.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Spent> {
        if self.nodes >= self.most {
            return Err(Spent);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_UP) && self.limits.told_to_stop() {
            // Stopped is stopped: whoever asks again is told the same.
            self.most = 0;
            return Err(Spent);
        }
        Ok(())
    }
}
