//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, Rules, State, View};
use game::Chance;

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::knows_all,
        decision::Decision,
        mixed_leaf::MixedLeaf,
        net_leaf::NetLeaf,
        search::{EXPLORATION, Rollout, search_tree},
    },
    solver::Solver,
};

/// Evaluates followers in phase one with a network or fitted weights. Phase two of two players it plays without a mistake as
/// soon as all is known and the nodes suffice to solve it; where it is lost, it sets traps. Where something is hidden it
/// searches like [`Search`](super::Search), and lets sampled worlds that were solved vote. With three or four players it
/// searches as well: the solver is for two.
///
/// A node is one simulation, or one position of the exact solver.
pub struct Expert {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How many nodes in a position with all cards known: enough to solve nearly all of them in the first set.
    pub solver_nodes: u64,
    solver: Option<Solver>,
}

/// The exploration constant of phase one where the network evaluates it without rollouts.
pub(super) const EXPLORATION_WITH_NET: f32 = 0.1;

/// The exploration constant of phase one with evaluations and a rollout, which are noisier the fewer evaluations there are.
pub(super) fn exploration(rules: &Rules) -> f32 {
    if rules.players() == 2 { 0.3 } else { 0.4 }
}

/// The size of the solver's tables.
pub(super) const TABLE_BYTES: usize = 16 << 20;

impl Default for Expert {
    fn default() -> Expert {
        Expert { nodes: 20_000, solver_nodes: 300_000, solver: None }
    }
}

impl Bot<State> for Expert {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let mut budget = Budget::or(limits, self.nodes);
        let rules = view.rules();
        if view.phase() == Phase::One {
            // What was learned from whole decks does not hold for a few cards of them.
            if rules.setup().study.is_some() {
                return search_tree(view, || Rollout::of(rules), EXPLORATION, &mut budget, chance);
            }
            if NetLeaf::is_for(rules) {
                return search_tree(view, || NetLeaf::new(rules), EXPLORATION_WITH_NET, &mut budget, chance);
            }
            return search_tree(view, || MixedLeaf::new(rules), exploration(rules), &mut budget, chance);
        }
        let is_forced = view.answers().len() == 1;
        if is_forced || !Decision::is_for(view) {
            return search_tree(view, || Rollout::of(rules), EXPLORATION, &mut budget, chance);
        }
        if knows_all(view) {
            budget = Budget::or(limits, self.solver_nodes);
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(TABLE_BYTES));
        Decision::new(view, limits, budget, chance)?.choose(solver)
    }
}
