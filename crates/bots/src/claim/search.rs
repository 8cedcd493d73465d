//! Many games played in the head: a tree over what its seat can see, and playouts behind it.

use std::{
    panic::resume_unwind,
    thread::{self, Builder},
};

use claim::{Action, Question, State, View};
use game::{Actor, Answers, Chance, Game as _};

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::Belief,
        shares::Shares,
        tree::{Leaf, Tree},
        trick_end::{any_card, by_the_way},
    },
};

/// Imagines the hidden cards again and again, plays on in each such world, and sees which answer wins most.
///
/// A node is one world played through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How eagerly answers are tried that look worse.
    pub eagerness: f32,
}

/// The usual choice; others have not been tried.
pub(super) const EAGERNESS: f32 = 0.7;

impl Default for Search {
    fn default() -> Search {
        Search { nodes: 10_000, eagerness: EAGERNESS }
    }
}

impl Bot<State> for Search {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        think(view, || Playout, self.eagerness, &mut Budget::or(limits, self.nodes), chance)
    }
}

/// Walks through worlds until the budget is out; several threads grow a tree each and pool what the trees say.
pub(super) fn think<L: Leaf>(
    view: &View,
    leaf: impl Fn() -> L + Sync,
    eagerness: f32,
    budget: &mut Budget,
    chance: &mut Chance,
) -> Option<Choice<Action>> {
    let grow = |mut budget: Budget, mut chance: Chance| {
        let mut belief = Belief::new(view, &mut chance)?;
        let mut thought = Thought::new(view, eagerness)?;
        thought.go_on(u64::MAX, &mut belief, &mut leaf(), &mut budget, &mut chance);
        Some((thought, budget.used()))
    };
    let mut shares = budget.split().map(|share| (share, Chance::from_seed(chance.bits())));
    let (own, its) = shares.next()?;
    thread::scope(|scope| {
        let grow = &grow;
        let others: Vec<_> = shares
            .map(|(share, its)| {
                let (own, own_its) = (share.clone(), its.clone());
                let thread = Builder::new().spawn_scoped(scope, move || grow(own, own_its));
                (thread.ok(), share, its)
            })
            .collect();
        let (mut thought, mut used) = grow(own, its)?;
        for (thread, share, its) in others {
            let (other, more) = match thread {
                Some(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic))?,
                // Where there are no threads to be had, as in a browser, this one does it all by itself.
                None => grow(share, its)?,
            };
            thought.pool(&other);
            used += more;
        }
        budget.spend_all(used);
        thought.choice(used)
    })
}

/// A tree that can be grown bit by bit.
pub(super) struct Thought {
    tree: Tree,
    answers: Answers,
}

impl Thought {
    /// A tree for the seat whose view it is; none for a spectator.
    pub(super) fn new(view: &View, eagerness: f32) -> Option<Thought> {
        Some(Thought { tree: Tree::new(view.seat()?, eagerness), answers: view.answers() })
    }

    /// So many walks more, if the budget lasts and there is a choice.
    pub(super) fn go_on(
        &mut self,
        walks: u64,
        belief: &mut Belief,
        leaf: &mut impl Leaf,
        budget: &mut Budget,
        chance: &mut Chance,
    ) {
        let mut left = if self.answers.len() > 1 { walks } else { 0 };
        while left > 0 && budget.spend().is_some() {
            left -= 1;
            self.tree.walk(belief.draw(chance), leaf, chance);
        }
    }

    /// What an answer brought on average; nothing, if it was not tried.
    pub(super) fn mean(&self, answer: Action) -> f32 {
        self.tree.mean(answer)
    }

    /// How often each answer to an answer was tried.
    pub(super) fn replies(&self, before: &State, answer: Action, after: &State) -> impl Iterator<Item = (Action, u32)> {
        self.tree.replies(before, answer, after)
    }

    /// Adds what another tree over the same question says.
    fn pool(&mut self, other: &Thought) {
        self.tree.pool(&other.tree);
    }

    /// The best so far after so many nodes; something legal, if there was no time at all.
    pub(super) fn choice(&self, nodes: u64) -> Option<Choice<Action>> {
        if let Some((answer, mean)) = self.tree.best() {
            return Some(Choice { answer, estimate: Some(mean), nodes });
        }
        Some(Choice { answer: self.answers.nth(0)?, estimate: None, nodes })
    }
}

/// Plays to the end of the game, any card as good as another.
pub(super) struct Playout;

impl Leaf for Playout {
    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        play_while(state, chance, |state| state.actor() != Actor::Over);
        Shares::of_result(state).unwrap_or_else(|| Shares::even(state.rules().sides()))
    }
}

/// Plays any cards for as long as told.
pub(super) fn play_while(state: &mut State, chance: &mut Chance, is_on: impl Fn(&State) -> bool) {
    while is_on(state) {
        let action = match state.question() {
            Some(Question::Play) => any_card(state, chance),
            _ => by_the_way(state, chance),
        };
        let Some(action) = action else { break };
        state.apply_unchecked(action, &mut ());
    }
}
