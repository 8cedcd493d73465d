//! What all clients of a run share: where the server is, what was counted, and what must not have happened.

use std::{
    fmt,
    net::SocketAddr,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::watch;

/// Something that must not happen, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation(pub String);

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What clients are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Play.
    Play,
    /// Answer nothing new, but wait until all that was sent is acknowledged.
    Settle,
    /// Look at the table once more and leave.
    Leave,
}

/// What was counted.
#[derive(Debug, Default)]
pub struct Stats {
    /// Answers that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Connections that were lost.
    pub cuts: AtomicU64,
    /// Answers that were sent again.
    pub resends: AtomicU64,
    /// Requests that were refused since they could not be stored.
    pub unstored: AtomicU64,
    /// Messages that were received.
    pub received: AtomicU64,
    /// Games that were played to their end, counted once for each client.
    pub ended: AtomicU64,
}

impl Stats {
    pub(crate) fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        write!(
            f,
            "{} acknowledged answers, {} cuts, {} answers sent again, {} not stored, {} messages received",
            of(&self.acknowledged),
            of(&self.cuts),
            of(&self.resends),
            of(&self.unstored),
            of(&self.received),
        )
    }
}

/// What all clients of a run share.
#[derive(Debug)]
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) stats: Stats,
    pub(crate) phase: watch::Sender<Phase>,
    /// How many clients wait for nothing any more.
    pub(crate) settled: watch::Sender<usize>,
    violations: Mutex<Vec<Violation>>,
}

impl Site {
    pub(crate) fn new(address: SocketAddr) -> Site {
        Site {
            address,
            stats: Stats::default(),
            phase: watch::channel(Phase::Play).0,
            settled: watch::channel(0).0,
            violations: Mutex::default(),
        }
    }

    pub(crate) fn report(&self, violation: Violation) {
        self.violations.lock().unwrap_or_else(PoisonError::into_inner).push(violation);
    }

    /// The first thing that must not have happened.
    pub(crate) fn violation(&self) -> Option<Violation> {
        self.violations.lock().unwrap_or_else(PoisonError::into_inner).first().cloned()
    }
}
