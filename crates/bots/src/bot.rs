//! What every bot can be asked.

use std::{
    num::NonZeroU32,
    sync::atomic::{AtomicBool, Ordering},
};

use game::{Chance, Game};

/// A player: looks at a view and answers.
pub trait Bot<G: Game> {
    /// The answer to what the view's seat is asked; none if it is asked nothing.
    fn choose(&mut self, view: &G::View, limits: &Limits, chance: &mut Chance) -> Option<Choice<G::Action>>;
}

/// How long a bot may think. Whatever comes first ends it, and it gives the best answer it has so far.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The number of nodes; what a node is, the bot says.
    pub nodes: Option<u64>,
    /// Until somebody sets this, at the latest.
    pub stop: Option<&'a AtomicBool>,
    /// Asked now and then; true means that time is up. The crate itself reads no clock.
    pub deadline: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// The number of threads, if that helps the bot; one by default. The nodes are divided among them, so that the answer
    /// does not depend on their speed.
    pub threads: Option<NonZeroU32>,
}

impl Limits<'_> {
    /// A number of nodes and nothing else.
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes: Some(nodes), stop: None, deadline: None, threads: None }
    }

    /// Is time up, or does somebody want it to be?
    pub(crate) fn told_to_stop(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) || self.deadline.is_some_and(|is_over| is_over())
    }
}

/// An answer and what the bot thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    /// The answer, one of those the view lists.
    pub answer: A,
    /// What the bot expects its seat to get, from 0 to 1, if it has an opinion.
    pub estimate: Option<f32>,
    /// How many nodes it took.
    pub nodes: u64,
}
