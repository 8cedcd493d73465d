//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, State, View, Zone};
use game::{Actor, Chance, Game as _};

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::{Belief, knows_all},
        evaluation::Evaluation,
        practised::Practised,
        search::{EAGERNESS, Playout, Thought, think},
        weighed::Weighed,
        weights::WEIGHTS,
    },
    solver::{Solver, Value},
};

/// Weighs up followers in phase one as only long practice teaches. Phase two of two players it plays without a mistake as
/// soon as all cards are known and the nodes suffice to work it out; where it is lost, it sets traps. Where cards are hidden
/// it searches on like [`Search`](super::Search), and near the end plays what is right in most of the worlds it can think
/// of. With three or four players it searches on as well: the solver knows two.
///
/// A node is one world looked at, or one position of the exact solver.
pub struct Expert {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How many nodes in a position with all cards known: enough to solve nearly all of them in the first set.
    pub solver_nodes: u64,
    solver: Option<Solver>,
}

/// How eagerly answers are tried in phase one that look worse, by two players and by more.
const PRACTISED: f32 = 0.1;
const WEIGHED: f32 = 0.4;
/// The solver's memory, in bytes.
const MEMORY: usize = 16 << 20;
/// So many walks come before the first attempt to solve, so that there is an answer whatever happens.
const FIRST_WALKS: u64 = 64;
/// The first attempt to solve has so many nodes, every further one four times as many as the one before.
const FIRST_NODES: u64 = 256;
/// What is lost is thought about for so many walks: the opponent may not know.
const WALKS_IF_LOST: u64 = 8_000;
/// So many replies to an answer are looked at for a trap, each with so many nodes.
const REPLIES: usize = 4;
const NODES_OF_A_TRAP: u64 = 20_000;
/// With so many cards in every hand or fewer, worlds are solved that are only likely. With more, those that can be
/// solved in no time are not like the others, and time is better spent on the tree.
const FEW_CARDS: u8 = 3;
/// The nodes for one world of many.
const NODES_OF_A_WORLD: u64 = 512;
/// So many worlds are solved at most, and fewer than so many do not count.
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
                2 => think(view, || Practised::new(rules), PRACTISED, &mut budget, chance),
                _ => think(view, || Weighed(Evaluation::new(rules, &WEIGHTS)), WEIGHED, &mut budget, chance),
            };
        }
        let knows_all = knows_all(view);
        let is_near_the_end = rules.seats().all(|seat| view.count(Zone::Hand(seat)) <= FEW_CARDS);
        let is_forced = view.answers().len() == 1;
        if is_forced || rules.players() > 2 || !knows_all && !is_near_the_end {
            return think(view, || Playout, EAGERNESS, &mut budget, chance);
        }
        if knows_all {
            budget = Budget::or(limits, self.solver_nodes);
        }
        let belief = Belief::new(view, chance)?;
        let certain = belief.certain().copied();
        let thought = Thought::new(view, EAGERNESS)?;
        let solver = self.solver.get_or_insert_with(|| Solver::new(MEMORY));
        let mut moment = Moment { view, limits, chance, belief, budget, thought, solver };
        match certain {
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
        self.thought.choice(self.budget.used())
    }

    /// The right answer. As nobody knows how long that takes, solving and thinking take turns until one of them is done.
    fn solve(&mut self, state: &State) -> Option<Choice<Action>> {
        let mut choice = self.think_on(FIRST_WALKS);
        let mut nodes = FIRST_NODES;
        while self.budget.lasts() {
            let limits = self.limits_of(nodes);
            let Ok(outcome) = self.solver.solve(state, limits) else { return self.think_on(u64::MAX) };
            self.budget.spend_all(outcome.nodes);
            if outcome.exact {
                let estimate = Some(outcome.value.payoff());
                // Of answers that all lose, the tree knows which one makes it hardest.
                let best = if outcome.value == Value::Loss { self.trap(state)? } else { outcome.best? };
                return Some(Choice { answer: best, estimate, nodes: self.budget.used() });
            }
            choice = self.think_on(nodes / 4);
            nodes *= 4;
        }
        choice
    }

    /// What to do in a lost position: set the trap into which the opponent walks most often in the tree. A reply is a
    /// mistake if the position is lost no more after it.
    fn trap(&mut self, state: &State) -> Option<Action> {
        self.think_on(WALKS_IF_LOST.min(self.budget.left() / 4))?;
        let me = state.actor();
        let mut best = None;
        for answer in state.answers().iter::<Action>() {
            let mut after = *state;
            after.apply_unchecked(answer, &mut ());
            // If there is no trap to set, whatever the tree likes best.
            let mut hope = 0.01 * self.thought.mean(answer);
            if after.actor() != me {
                let mut replies: Vec<(Action, u32)> = self.thought.replies(state, answer, &after).collect();
                let all: u32 = replies.iter().map(|(_, visits)| visits).sum();
                replies.sort_by_key(|&(_, visits)| std::cmp::Reverse(visits));
                for &(reply, visits) in replies.iter().take(REPLIES) {
                    let share = visits as f32 / all as f32;
                    let mut then = after;
                    then.apply_unchecked(reply, &mut ());
                    // Squared, as a reply that was tried seldom is mostly the tree's own curiosity.
                    hope += share * share * self.rescued(&then, me);
                }
            }
            if best.is_none_or(|(most, _)| hope > most) {
                best = Some((hope, answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// What a side gets in a position that the opponent may have spoiled; nothing, if that takes too long to say.
    fn rescued(&mut self, state: &State, me: Actor) -> f32 {
        if let (Some(payoffs), Actor::Seat(seat)) = (state.payoffs(), me) {
            return payoffs.of(seat);
        }
        if !self.budget.lasts() {
            return 0.0;
        }
        let Ok(outcome) = self.solver.solve(state, self.limits_of(NODES_OF_A_TRAP)) else { return 0.0 };
        self.budget.spend_all(outcome.nodes);
        let value = outcome.value.payoff();
        match outcome.exact {
            true if state.actor() == me => value,
            true => 1.0 - value,
            false => 0.0,
        }
    }

    /// The answer that is right in most worlds, if they can be solved; what the tree thinks of it breaks the ties.
    fn solve_worlds(&mut self) -> Option<Choice<Action>> {
        let answers = self.view.answers();
        let mut sums = vec![0.0; answers.len()];
        let (mut worlds, mut too_hard) = (0, 0);
        self.think_on(FIRST_WALKS);
        while worlds < MOST_WORLDS && too_hard <= 2 + worlds / 4 && self.budget.lasts() {
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
