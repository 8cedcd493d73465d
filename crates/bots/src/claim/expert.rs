//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, State, View, Zone};
use game::{Actor, Chance, Game as _};

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::{Belief, knows_all},
        evaluation::Evaluation,
        mixed_leaf::MixedLeaf,
        net_leaf::NetLeaf,
        search::{EXPLORATION, Rollout, TreeSearch, search_tree},
        weights::WEIGHTS,
    },
    solver::{Solver, Value},
};

/// Evaluates followers in phase one with a network or fitted weights. Phase two of two players it plays without a mistake as
/// soon as all cards are known and the nodes suffice to solve it; where it is lost, it sets traps. Where cards are hidden it
/// searches like [`Search`](super::Search), and near the end gives the answer that is right in most of the sampled worlds.
/// With three or four players it searches as well: the solver is for two.
///
/// A node is one simulation, or one position of the exact solver.
pub struct Expert {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How many nodes in a position with all cards known: enough to solve nearly all of them in the first set.
    pub solver_nodes: u64,
    solver: Option<Solver>,
}

/// The exploration constants of phase one, for two players and for more.
pub(super) const EXPLORATION_WITH_NET: f32 = 0.1;
pub(super) const EXPLORATION_WITH_WEIGHTS: f32 = 0.4;
/// The size of the solver's tables.
pub(super) const TABLE_BYTES: usize = 16 << 20;
/// The simulations before the solver's first turn, so that there is an answer whatever happens.
const FIRST_SIMULATIONS: u64 = 64;
/// The nodes of the solver's first turn; every further one has four times as many as the one before.
const FIRST_NODES: u64 = 256;
/// The simulations in a position that is lost: the opponent may not know.
const SIMULATIONS_IF_LOST: u64 = 8_000;
/// How many replies to an answer are solved in search of a trap, and the nodes for each.
const REPLIES: usize = 4;
const NODES_OF_A_TRAP: u64 = 20_000;
/// Sampled worlds are solved if no hand has more cards than this. With more, those that can be solved quickly are not
/// like the others, and time is better spent on the tree.
const FEW_CARDS: u8 = 3;
/// The nodes for one world of many.
const NODES_OF_A_WORLD: u64 = 512;
/// How many worlds are solved at most, and how many are needed at least.
const MOST_WORLDS: u32 = 150;
const FEWEST_WORLDS: u32 = 15;

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
            return match rules.players() {
                2 => search_tree(view, || NetLeaf::new(rules), EXPLORATION_WITH_NET, &mut budget, chance),
                _ => search_tree(
                    view,
                    || MixedLeaf(Evaluation::new(rules, &WEIGHTS)),
                    EXPLORATION_WITH_WEIGHTS,
                    &mut budget,
                    chance,
                ),
            };
        }
        let knows_all = knows_all(view);
        let is_near_the_end = rules.seats().all(|seat| view.count(Zone::Hand(seat)) <= FEW_CARDS);
        let is_forced = view.answers().len() == 1;
        if is_forced || rules.players() > 2 || !knows_all && !is_near_the_end {
            return search_tree(view, || Rollout::of(rules), EXPLORATION, &mut budget, chance);
        }
        if knows_all {
            budget = Budget::or(limits, self.solver_nodes);
        }
        let belief = Belief::new(view, chance)?;
        let certain = belief.certain().copied();
        let tree_search = TreeSearch::new(view, EXPLORATION)?;
        let solver = self.solver.get_or_insert_with(|| Solver::new(TABLE_BYTES));
        let mut decision = Decision { view, limits, chance, belief, budget, tree_search };
        match certain {
            Some(state) => decision.solve(solver, &state),
            None => decision.solve_worlds(solver),
        }
    }
}

/// A decision in phase two, and what there is to make it with.
struct Decision<'a, 'b> {
    view: &'a View,
    limits: &'a Limits<'b>,
    chance: &'a mut Chance,
    belief: Belief,
    budget: Budget<'b>,
    tree_search: TreeSearch,
}

impl<'b> Decision<'_, 'b> {
    /// Runs more simulations and gives the best answer by the tree.
    fn simulate(&mut self, simulations: u64) -> Option<Choice<Action>> {
        self.tree_search.simulate(
            simulations,
            &mut self.belief,
            &mut Rollout::of(self.view.rules()),
            &mut self.budget,
            self.chance,
        );
        self.tree_search.choice(self.budget.used())
    }

    /// The right answer. As nobody knows how long that takes, solver and tree take turns until one of them is done.
    fn solve(&mut self, solver: &mut Solver, state: &State) -> Option<Choice<Action>> {
        let mut choice = self.simulate(FIRST_SIMULATIONS);
        let mut nodes = FIRST_NODES;
        let Ok(mut attempt) = solver.attempt(state) else { return self.simulate(u64::MAX) };
        while self.budget.lasts() {
            let outcome = attempt.solve(self.limits_of(nodes));
            self.budget.spend_all(outcome.nodes);
            if outcome.exact {
                drop(attempt);
                let estimate = Some(outcome.value.payoff());
                // Of answers that all lose, the tree finds the one that is hardest to refute.
                let best = if outcome.value == Value::Loss { self.trap(solver, state)? } else { outcome.best? };
                return Some(Choice { answer: best, estimate, nodes: self.budget.used() });
            }
            choice = self.simulate(nodes / 4);
            nodes *= 4;
        }
        choice
    }

    /// What to do in a lost position: the answer to which the most visited replies are mistakes. A reply is a mistake if the
    /// position is no longer lost after it.
    fn trap(&mut self, solver: &mut Solver, state: &State) -> Option<Action> {
        self.simulate(SIMULATIONS_IF_LOST.min(self.budget.left() / 4))?;
        let me = state.actor();
        let mut best = None;
        for answer in state.answers().iter::<Action>() {
            let mut after = *state;
            after.apply_unchecked(answer, &mut ());
            // Without a trap, the answer with the highest mean value.
            let mut expected = 0.01 * self.tree_search.mean(answer);
            if after.actor() != me {
                let mut replies: Vec<(Action, u32)> = self.tree_search.replies(state, answer, &after).collect();
                let all: u32 = replies.iter().map(|(_, visits)| visits).sum();
                replies.sort_by_key(|&(_, visits)| std::cmp::Reverse(visits));
                for &(reply, visits) in replies.iter().take(REPLIES) {
                    let share = visits as f32 / all as f32;
                    let mut then = after;
                    then.apply_unchecked(reply, &mut ());
                    // Squared, as a reply with few visits is mostly exploration.
                    expected += share * share * self.rescued(solver, &then, me);
                }
            }
            if best.is_none_or(|(most, _)| expected > most) {
                best = Some((expected, answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// The value to a side after a reply that may be a mistake; 0, if it cannot be solved in time.
    fn rescued(&mut self, solver: &mut Solver, state: &State, me: Actor) -> f32 {
        if let (Some(payoffs), Actor::Seat(seat)) = (state.payoffs(), me) {
            return payoffs.of(seat);
        }
        if !self.budget.lasts() {
            return 0.0;
        }
        let Ok(outcome) = solver.solve(state, self.limits_of(NODES_OF_A_TRAP)) else { return 0.0 };
        self.budget.spend_all(outcome.nodes);
        let value = outcome.value.payoff();
        match outcome.exact {
            true if state.actor() == me => value,
            true => 1.0 - value,
            false => 0.0,
        }
    }

    /// The answer that is right in most worlds, if they can be solved; its mean value in the tree breaks ties.
    fn solve_worlds(&mut self, solver: &mut Solver) -> Option<Choice<Action>> {
        let answers = self.view.answers();
        let mut sums = vec![0.0; answers.len()];
        let (mut worlds, mut too_hard) = (0, 0);
        self.simulate(FIRST_SIMULATIONS);
        while worlds < MOST_WORLDS && too_hard <= 2 + worlds / 4 && self.budget.lasts() {
            let world = self.belief.fresh(self.chance);
            let limits = self.limits_of(NODES_OF_A_WORLD);
            let Ok(values) = solver.solve_all(&world, limits) else { break };
            self.budget.spend_all(values.nodes);
            self.simulate(NODES_OF_A_WORLD / 8);
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
            return self.simulate(u64::MAX);
        }
        let score = |at: usize, answer| sums[at] / worlds as f32 + 0.5 * self.tree_search.mean(answer);
        let all = answers.iter::<Action>().enumerate();
        let (at, answer) = all.max_by(|a, b| score(a.0, a.1).total_cmp(&score(b.0, b.1)))?;
        Some(Choice { answer, estimate: Some(sums[at] / worlds as f32), nodes: self.budget.used() })
    }

    /// The limits of the solver: these nodes, or what is left of the budget.
    fn limits_of(&self, nodes: u64) -> Limits<'b> {
        Limits { nodes: Some(nodes.min(self.budget.left())), ..*self.limits }
    }
}
