//! How much work a search may do.

use std::sync::atomic::{AtomicBool, Ordering};

/// When to stop. The default is never.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// At most so many positions are looked at.
    pub nodes: Option<u64>,
    /// Somebody else may set this to stop the search.
    pub stop: Option<&'a AtomicBool>,
    /// Asked now and then; true means that time is up.
    pub deadline: Option<&'a dyn Fn() -> bool>,
}

impl Limits<'_> {
    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes: Some(nodes), stop: None, deadline: None }
    }
}

/// The limits have been reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent;

/// How often somebody else's wish to stop is looked at, in nodes.
const LOOK_UP: u64 = 1024;

/// What is left of the limits.
pub(super) struct Budget<'a> {
    nodes: u64,
    most: u64,
    stop: Option<&'a AtomicBool>,
    deadline: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits<'a>) -> Budget<'a> {
        Budget { nodes: 0, most: limits.nodes.unwrap_or(u64::MAX), stop: limits.stop, deadline: limits.deadline }
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
        if self.nodes.is_multiple_of(LOOK_UP) && self.told_to_stop() {
            // Stopped is stopped: whoever asks again is told the same.
            self.most = 0;
            return Err(Spent);
        }
        Ok(())
    }

    fn told_to_stop(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) || self.deadline.is_some_and(|is_over| is_over())
    }
}
