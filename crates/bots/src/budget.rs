//! Keeping count of nodes against limits.

use std::num::NonZeroU32;

use crate::Limits;

/// The deadline and the stop flag are checked once in this many nodes.
const EVERY: u64 = 32;

/// What is left of the limits while a bot thinks.
#[derive(Clone)]
pub struct Budget<'a> {
    limits: Limits<'a>,
    used: u64,
    ask_at: u64,
    out: bool,
}

impl<'a> Budget<'a> {
    /// All of these limits.
    pub fn new(limits: &Limits<'a>) -> Budget<'a> {
        Budget { limits: *limits, used: 0, ask_at: 0, out: false }
    }

    /// The same, but never more than these nodes.
    pub fn at_most(limits: &Limits<'a>, nodes: u64) -> Budget<'a> {
        let nodes = limits.nodes.map_or(nodes, |limit| limit.min(nodes));
        Budget::new(&Limits { nodes: Some(nodes), ..*limits })
    }

    /// These limits, or this many nodes if they set none. A stop flag is no limit: perhaps nobody sets it.
    pub fn or(limits: &Limits<'a>, nodes: u64) -> Budget<'a> {
        let limited = limits.nodes.is_some() || limits.deadline.is_some();
        if limited { Budget::new(limits) } else { Budget::at_most(limits, nodes) }
    }

    /// Counts one more node; none if there was none left, and from then on always.
    #[inline]
    pub fn spend(&mut self) -> Option<()> {
        self.out |= self.left() == 0;
        self.ask();
        if self.out {
            return None;
        }
        self.used += 1;
        Some(())
    }

    /// A fair share of what is left for each thread.
    pub fn split(&self) -> impl Iterator<Item = Budget<'a>> + use<'a> {
        let threads = u64::from(self.limits.threads.map_or(1, NonZeroU32::get));
        let (limits, left) = (self.limits, self.limits.nodes.map(|_| self.left()));
        (0..threads).map(move |thread| {
            let nodes = left.map(|left| left / threads + u64::from(thread < left % threads));
            Budget::new(&Limits { nodes, threads: None, ..limits })
        })
    }

    /// Counts nodes that are spent already.
    pub fn spend_all(&mut self, nodes: u64) {
        self.used += nodes;
        self.ask();
    }

    /// Checks the deadline and the stop flag, if it is time to.
    #[inline]
    fn ask(&mut self) {
        if self.used >= self.ask_at {
            self.ask_at = self.used + EVERY;
            self.out |= self.limits.told_to_stop();
        }
    }

    /// How many nodes were asked for so far.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// How many nodes are left, if they are counted.
    pub fn left(&self) -> u64 {
        self.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(self.used))
    }

    /// Is there time, and a node to spend?
    pub fn lasts(&self) -> bool {
        !self.out && self.left() > 0
    }

    /// Is there nothing left?
    pub fn is_out(&self) -> bool {
        self.out
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    #[test]
    fn a_budget_of_three_nodes_is_out_at_the_fourth() {
        let mut budget = Budget::new(&Limits { nodes: Some(3), ..Limits::default() });
        for _ in 0..3 {
            assert_eq!(budget.spend(), Some(()));
        }
        assert!(!budget.is_out());
        assert_eq!(budget.spend(), None);
        assert!(budget.is_out());
    }

    #[test]
    fn a_flag_or_a_deadline_ends_it_soon() {
        let stop = AtomicBool::new(true);
        assert_eq!(Budget::new(&Limits { stop: Some(&stop), ..Limits::default() }).spend(), None);
        let deadline = || true;
        assert_eq!(Budget::new(&Limits { deadline: Some(&deadline), ..Limits::default() }).spend(), None);
        let stop = AtomicBool::new(false);
        let mut budget = Budget::new(&Limits { stop: Some(&stop), ..Limits::default() });
        assert_eq!(budget.spend(), Some(()));
        stop.store(true, Ordering::Relaxed);
        let more = (0..=EVERY).take_while(|_| budget.spend().is_some()).count() as u64;
        assert!(more <= EVERY);
    }
}
