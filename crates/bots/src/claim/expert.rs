//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, State, View};
use game::Chance;

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::Belief,
        evaluation::Evaluation,
        search::{EAGERNESS, Playout, think},
        weighed::Weighed,
        weights::WEIGHTS,
    },
    solver::{self, Solver},
};

/// Weighs up followers in phase one as only long practice teaches, and plays phase two without a mistake wherever all
/// cards are known; where some are not, it plays what is right in most of the worlds it can think of.
///
/// A node is one world looked at, or one position of the exact solver.
pub struct Expert {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How eagerly answers are tried in phase one that look worse.
    pub eagerness: f32,
    solver: Option<Solver>,
}

/// The solver's memory, in bytes.
const MEMORY: usize = 16 << 20;
/// Most positions are solved within so many nodes; the others are thought about first, in case they are not.
const GLANCE: u64 = 2_000;
/// So many worlds are solved at most.
const WORLDS: u32 = 200;
/// So many worlds may prove too hard before solving is given up.
const TOO_HARD: u32 = 3;

impl Default for Expert {
    fn default() -> Expert {
        Expert { nodes: 20_000, eagerness: 0.4, solver: None }
    }
}

impl Bot<State> for Expert {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let mut belief = Belief::new(view, chance)?;
        let mut budget = Budget::or(limits, self.nodes);
        if view.phase() == Phase::One || view.answers().len() == 1 {
            let mut leaf = Weighed(Evaluation::new(view.rules(), &WEIGHTS));
            return think(view, &mut belief, &mut leaf, self.eagerness, &mut budget, chance);
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(MEMORY));
        if view.rules().players() > 2 {
            return think(view, &mut belief, &mut Playout, EAGERNESS, &mut budget, chance);
        }
        if let Some(state) = belief.certain() {
            if let Some(choice) = solved(solver, state, limits, GLANCE) {
                return Some(choice);
            }
            let state = *state;
            let mut first = Budget::at_most(limits, GLANCE);
            let thought = think(view, &mut belief, &mut Playout, EAGERNESS, &mut first, chance);
            let rest = limits.nodes.unwrap_or(if is_endless(limits) { self.nodes } else { u64::MAX });
            return solved(solver, &state, limits, rest).or(thought);
        }
        most_solved(solver, view, &mut belief, limits, &mut budget, chance)
            .or_else(|| think(view, &mut belief, &mut Playout, EAGERNESS, &mut budget, chance))
    }
}

fn is_endless(limits: &Limits) -> bool {
    limits.stop.is_none() && limits.deadline.is_none()
}

/// The right answer, if it can be proven within so many nodes.
fn solved(solver: &mut Solver, state: &State, limits: &Limits, nodes: u64) -> Option<Choice<Action>> {
    let limits = solver::Limits { nodes: Some(nodes), stop: limits.stop, deadline: limits.deadline };
    let outcome = solver.solve(state, limits).ok().filter(|outcome| outcome.exact)?;
    Some(Choice { answer: outcome.best?, estimate: Some(outcome.value.payoff()), nodes: outcome.nodes })
}

/// The answer that is right in most worlds; none if they cannot be solved, or too few of them.
fn most_solved(
    solver: &mut Solver,
    view: &View,
    belief: &mut Belief,
    limits: &Limits,
    budget: &mut Budget,
    chance: &mut Chance,
) -> Option<Choice<Action>> {
    let mut sums = vec![0.0; view.answers().len()];
    let (mut worlds, mut too_hard, mut nodes) = (0, 0, 0);
    let each = solver::Limits { nodes: Some(GLANCE), stop: limits.stop, deadline: limits.deadline };
    while worlds < WORLDS && !budget.is_out() {
        let values = solver.solve_all(&belief.draw(chance), each).ok()?;
        nodes += values.nodes;
        budget.spend_all(values.nodes.max(1));
        if values.exact() {
            worlds += 1;
            let all = values.values.iter().filter_map(|(_, value)| *value);
            sums.iter_mut().zip(all).for_each(|(sum, value)| *sum += value.payoff());
        } else {
            too_hard += 1;
            if too_hard > TOO_HARD + worlds / 4 {
                return None;
            }
        }
    }
    let best = (0..sums.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b])).filter(|_| worlds > 0)?;
    Some(Choice { answer: view.answers().nth(best)?, estimate: Some(sums[best] / worlds as f32), nodes })
}
