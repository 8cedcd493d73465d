//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, State, View};
use game::Chance;

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::Belief,
        evaluation::Evaluation,
        search::{EAGERNESS, Playout, Thought, think},
        weighed::Weighed,
        weights::WEIGHTS,
    },
    solver::{Solver, Value},
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
/// So many walks come before the first attempt to solve, so that there is an answer whatever happens.
const FIRST_WALKS: u64 = 64;
/// The first attempt to solve has so many nodes, every further one four times as many as the one before.
const FIRST_NODES: u64 = 256;
/// What is lost is thought about for so many walks: the opponent may not know.
const WALKS_IF_LOST: u64 = 2_000;
/// The nodes for one world of many.
const NODES_OF_A_WORLD: u64 = 512;
/// So many worlds are solved at most, and fewer than so many do not count.
const MOST_WORLDS: u32 = 150;
const FEWEST_WORLDS: u32 = 15;

impl Default for Expert {
    fn default() -> Expert {
        Expert { nodes: 20_000, eagerness: 0.4, solver: None }
    }
}

impl Bot<State> for Expert {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let belief = Belief::new(view, chance)?;
        let budget = Budget::or(limits, self.nodes);
        let thought = Thought::new(view, EAGERNESS);
        let solver = self.solver.get_or_insert_with(|| Solver::new(MEMORY));
        let mut moment = Moment { view, limits, chance, belief, budget, thought, solver };
        if view.phase() == Phase::One {
            let mut leaf = Weighed(Evaluation::new(view.rules(), &WEIGHTS));
            return think(view, &mut moment.belief, &mut leaf, self.eagerness, &mut moment.budget, moment.chance);
        }
        match moment.belief.certain().copied() {
            _ if view.rules().players() > 2 || view.answers().len() == 1 => moment.think_on(u64::MAX),
            Some(state) => moment.solve(&state),
            None => moment.solve_worlds(),
        }
    }
}

/// A decision in phase two, and what there is to make it with.
struct Moment<'a, 'b> {
    view: &'a View,
    limits: &'a Limits<'b>,
    chance: &'a mut Chance,
    belief: Belief,
    budget: Budget<'b>,
    thought: Thought,
    solver: &'a mut Solver,
}

impl<'b> Moment<'_, 'b> {
    /// Grows the tree by so many walks and says what is best by it.
    fn think_on(&mut self, walks: u64) -> Option<Choice<Action>> {
        self.thought.go_on(walks, &mut self.belief, &mut Playout, &mut self.budget, self.chance);
        self.thought.choice(&self.budget)
    }

    /// The right answer. As nobody knows how long that takes, solving and thinking take turns until one of them is done.
    fn solve(&mut self, state: &State) -> Option<Choice<Action>> {
        let mut choice = self.think_on(FIRST_WALKS);
        let mut nodes = FIRST_NODES;
        while !self.budget.is_out() && self.budget.left() > 0 {
            let limits = self.limits_of(nodes);
            let Ok(outcome) = self.solver.solve(state, limits) else { return self.think_on(u64::MAX) };
            self.budget.spend_all(outcome.nodes);
            if outcome.exact {
                let estimate = Some(outcome.value.payoff());
                // Of answers that all lose, the tree knows which one makes it hardest.
                let best =
                    if outcome.value == Value::Loss { self.think_on(WALKS_IF_LOST)?.answer } else { outcome.best? };
                return Some(Choice { answer: best, estimate, nodes: self.budget.used() });
            }
            choice = self.think_on(nodes / 4);
            nodes *= 4;
        }
        choice
    }

    /// The answer that is right in most worlds, if they can be solved; what the tree thinks of it breaks the ties.
    fn solve_worlds(&mut self) -> Option<Choice<Action>> {
        let answers = self.view.answers();
        let mut sums = vec![0.0; answers.len()];
        let (mut worlds, mut too_hard) = (0, 0);
        self.think_on(FIRST_WALKS);
        while worlds < MOST_WORLDS && too_hard <= 2 + worlds / 4 && !self.budget.is_out() && self.budget.left() > 0 {
            let world = self.belief.fresh(self.chance);
            let limits = self.limits_of(NODES_OF_A_WORLD);
            let Ok(values) = self.solver.solve_all(&world, limits) else { break };
            self.budget.spend_all(values.nodes);
            self.think_on(NODES_OF_A_WORLD / 8);
            if !values.exact() {
                too_hard += 1;
                continue;
            }
            worlds += 1;
            for (sum, (_, value)) in sums.iter_mut().zip(&values.values) {
                *sum += value.map_or(0.0, Value::payoff);
            }
        }
        if worlds < FEWEST_WORLDS {
            return self.think_on(u64::MAX);
        }
        let promise = |at: usize, answer| sums[at] / worlds as f32 + 0.5 * self.thought.mean(answer);
        let all = answers.iter::<Action>().enumerate();
        let (at, answer) = all.max_by(|a, b| promise(a.0, a.1).total_cmp(&promise(b.0, b.1)))?;
        Some(Choice { answer, estimate: Some(sums[at] / worlds as f32), nodes: self.budget.used() })
    }

    /// So many nodes for the solver, or what is left of them.
    fn limits_of(&self, nodes: u64) -> Limits<'b> {
        Limits { nodes: Some(nodes.min(self.budget.left())), ..*self.limits }
    }
}
