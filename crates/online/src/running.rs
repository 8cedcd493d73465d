//! Since when this process has been running without a break: it may be stopped, or its machine may sleep.

use std::sync::atomic::{AtomicU64, Ordering};

use tables::Millis;

use crate::actor;

/// A process that has not looked at the time for so long did not run.
const BREAK: Millis = 3_000;

/// Since when this process has been running without a break.
#[derive(Debug)]
pub(crate) struct Running {
    since: AtomicU64,
    /// When the time was last looked at, which has to be done all the time.
    looked: AtomicU64,
}

impl Running {
    /// From now on.
    pub(crate) fn new() -> Running {
        let now = actor::now();
        Running { since: AtomicU64::new(now), looked: AtomicU64::new(now) }
    }

    /// Looks at the time. The beginning, or the end of the last break.
    pub(crate) fn since(&self) -> Millis {
        self.since_at(actor::now())
    }

    fn since_at(&self, now: Millis) -> Millis {
        let looked = self.looked.fetch_max(now, Ordering::Relaxed);
        if now.saturating_sub(looked) > BREAK {
            self.since.fetch_max(now, Ordering::Relaxed);
        }
        self.since.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_stood_still_runs_since_it_went_on() {
        let running = Running { since: AtomicU64::new(1_000), looked: AtomicU64::new(1_000) };
        assert_eq!(running.since_at(2_000), 1_000);
        assert_eq!(running.since_at(2_000 + BREAK), 1_000);
        assert_eq!(running.since_at(5_001 + BREAK), 5_001 + BREAK);
        assert_eq!(running.since_at(5_500 + BREAK), 5_001 + BREAK);
        // A clock that is set back is no break.
        assert_eq!(running.since_at(100), 5_001 + BREAK);
    }
}
