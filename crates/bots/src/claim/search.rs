//! Tree search with rollouts at the leaves.

use std::{
    panic::resume_unwind,
    thread::{self, Builder},
};

use claim::{Action, Question, Rules, State, View};
use game::{Actor, Answers, Chance, Game as _};

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::Belief,
        side_values::SideValues,
        tree::{Leaf, Tree},
        trick_end::{default_answer, random_card},
    },
};

/// Samples the hidden cards again and again, plays on in each such world, and gives the answer that wins most.
///
/// A node is one simulation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// The exploration constant.
    pub exploration: f32,
}

/// The usual choice; others have not been tried.
pub(super) const EXPLORATION: f32 = 0.7;

impl Default for Search {
    fn default() -> Search {
        Search { nodes: 10_000, exploration: EXPLORATION }
    }
}

impl Bot<State> for Search {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        search_tree(view, || Rollout::of(view.rules()), self.exploration, &mut Budget::or(limits, self.nodes), chance)
    }
}

/// Runs simulations until the budget is spent; several threads grow a tree each, which are merged at the root.
pub(super) fn search_tree<L: Leaf>(
    view: &View,
    leaf: impl Fn() -> L + Sync,
    exploration: f32,
    budget: &mut Budget,
    chance: &mut Chance,
) -> Option<Choice<Action>> {
    let grow = |mut budget: Budget, mut chance: Chance| {
        let mut belief = Belief::new(view, &mut chance)?;
        let mut tree_search = TreeSearch::new(view, exploration)?;
        tree_search.simulate(u64::MAX, &mut belief, &mut leaf(), &mut budget, &mut chance);
        Some((tree_search, budget.used()))
    };
    let mut parts = budget.split().map(|part| (part, Chance::from_seed(chance.bits())));
    let (own, its) = parts.next()?;
    thread::scope(|scope| {
        let grow = &grow;
        let others: Vec<_> = parts
            .map(|(part, its)| {
                let (own, own_its) = (part.clone(), its.clone());
                let thread = Builder::new().spawn_scoped(scope, move || grow(own, own_its));
                (thread.ok(), part, its)
            })
            .collect();
        let (mut tree_search, mut used) = grow(own, its)?;
        for (thread, part, its) in others {
            let (other, more) = match thread {
                Some(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic))?,
                // Without threads, as in a browser, this one does all the work.
                None => grow(part, its)?,
            };
            tree_search.merge(&other);
            used += more;
        }
        budget.spend_all(used);
        tree_search.choice(used)
    })
}

/// A tree that can be grown in steps.
pub(super) struct TreeSearch {
    tree: Tree,
    answers: Answers,
}

impl TreeSearch {
    /// A tree for the seat whose view it is; none for a spectator.
    pub(super) fn new(view: &View, exploration: f32) -> Option<TreeSearch> {
        Some(TreeSearch { tree: Tree::new(view.seat()?, exploration), answers: view.answers() })
    }

    /// Runs more simulations, if the budget lasts and there is a choice.
    pub(super) fn simulate(
        &mut self,
        simulations: u64,
        belief: &mut Belief,
        leaf: &mut impl Leaf,
        budget: &mut Budget,
        chance: &mut Chance,
    ) {
        let mut left = if self.answers.len() > 1 { simulations } else { 0 };
        while left > 0 && budget.spend().is_some() {
            left -= 1;
            self.tree.simulate(belief.draw(chance), leaf, chance);
        }
    }

    /// The mean value of an answer; 0 without visits.
    pub(super) fn mean(&self, answer: Action) -> f32 {
        self.tree.mean(answer)
    }

    /// The visits of the replies to an answer.
    pub(super) fn replies(&self, before: &State, answer: Action, after: &State) -> impl Iterator<Item = (Action, u32)> {
        self.tree.replies(before, answer, after)
    }

    /// Adds the statistics of another tree over the same question.
    fn merge(&mut self, other: &TreeSearch) {
        self.tree.merge(&other.tree);
    }

    /// The best answer so far; any legal one, if there was no time at all.
    pub(super) fn choice(&self, nodes: u64) -> Option<Choice<Action>> {
        if let Some((answer, mean)) = self.tree.best() {
            return Some(Choice { answer, estimate: Some(mean), nodes });
        }
        Some(Choice { answer: self.answers.nth(0)?, estimate: None, nodes })
    }
}

/// Plays at random to the end of the game.
pub(super) struct Rollout {
    /// Any answer, or cards alone?
    any_answer: bool,
}

impl Rollout {
    /// Artifacts and the potions that may come with them decide games that have them; what other decks ask beside cards
    /// is better left alone than answered at random.
    pub(super) fn of(rules: &Rules) -> Rollout {
        Rollout { any_answer: rules.artifacts() }
    }
}

impl Leaf for Rollout {
    fn evaluate(&mut self, state: &mut State, chance: &mut Chance) -> SideValues {
        if self.any_answer {
            while let Some(action) = state.sample(chance) {
                state.apply_unchecked(action, &mut ());
            }
        } else {
            roll_out_while(state, chance, |state| state.actor() != Actor::Over);
        }
        SideValues::of_result(state).unwrap_or_else(|| SideValues::even(state.rules().sides()))
    }
}

/// Plays random cards while a condition holds.
pub(super) fn roll_out_while(state: &mut State, chance: &mut Chance, is_on: impl Fn(&State) -> bool) {
    while is_on(state) {
        let action = match state.question() {
            Some(Question::Play) => random_card(state, chance),
            _ => default_answer(state, chance),
        };
        let Some(action) = action else { break };
        state.apply_unchecked(action, &mut ());
    }
}
