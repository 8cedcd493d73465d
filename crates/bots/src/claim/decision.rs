//! A decision in phase two of two players: the solver where all is known, else a vote of sampled worlds that were solved, and
//! the tree.

use claim::{Action, State, View, Zone};
use game::{Actor, Chance, Game as _};

use crate::{
    Budget, Choice, Limits,
    claim::{
        belief::{Belief, knows_cards},
        search::{EXPLORATION, Rollout, TreeSearch},
    },
    solver::{Solver, Value},
};

/// The simulations before the solver's first turn, so that there is an answer whatever happens.
const FIRST_SIMULATIONS: u64 = 64;
/// The nodes of the solver's first turn; every further one has four times as many as the one before.
const FIRST_NODES: u64 = 256;
/// The simulations in a position that is lost: the opponent may not know.
const SIMULATIONS_IF_LOST: u64 = 8_000;
/// How many replies to an answer are solved in search of a trap, and the nodes for each.
const REPLIES: usize = 4;
const NODES_OF_A_TRAP: u64 = 20_000;
/// Where cards are hidden, sampled worlds are solved if no hand has more than this: more take too long.
const MOST_CARDS: u8 = 9;
/// With no more cards than this a world is solved as it is. Where cards and artifacts are hidden only such worlds are: without
/// artifacts they would be too different.
const FEW_CARDS: u8 = 3;
/// The nodes for one world of many, the first time; and with few cards, where they take longer.
const NODES_OF_A_WORLD: u64 = 3_000;
const NODES_OF_A_SHORT_WORLD: u64 = 512;
/// The simulations for each world that is solved, beside two for five nodes: so both take about as long.
const SIMULATIONS_OF_A_WORLD: u64 = 25;
/// The simulations for a world that is solved already.
const SIMULATIONS_OF_A_REPEATED_WORLD: u64 = 10;
/// How many worlds vote at most, and how many may be too hard.
const MOST_VOTES: u32 = 400;
const MOST_UNSOLVED: u32 = 3;
/// For how many votes the tree counts: this share of all, and where cards are hidden this many at least.
const SHARE_OF_THE_TREE: f32 = 0.5;
const VOTES_OF_THE_TREE: f32 = 6.0;

/// A decision in phase two, and what there is to make it with.
pub(super) struct Decision<'a, 'b> {
    view: &'a View,
    limits: &'a Limits<'b>,
    chance: &'a mut Chance,
    belief: Belief,
    budget: Budget<'b>,
    tree_search: TreeSearch,
}

/// What answers are worth, as far as that is known.
type Worths = Vec<(Action, Option<f32>)>;

/// A world, and what the solver said of it with some nodes.
struct SolvedWorld {
    world: State,
    nodes: u64,
    values: Worths,
    /// How often it was sampled.
    votes: u32,
}

impl SolvedWorld {
    fn is_exact(&self) -> bool {
        self.values.iter().all(|(_, value)| value.is_some())
    }

    /// Was this answer among those that were to be solved?
    fn has(&self, answer: Action) -> bool {
        self.values.iter().any(|&(other, _)| other == answer)
    }

    fn value(&self, answer: Action) -> Option<f32> {
        self.values.iter().find(|&&(other, _)| other == answer).and_then(|&(_, value)| value)
    }
}

/// Has nobody more than a few cards?
fn is_near_the_end(view: &View) -> bool {
    view.rules().seats().all(|seat| view.count(Zone::Hand(seat)) <= FEW_CARDS)
}

impl<'a, 'b> Decision<'a, 'b> {
    /// A decision that can do better than the tree alone: all is known, or sampled worlds can be solved in time and say enough.
    pub(super) fn is_for(view: &View) -> bool {
        let rules = view.rules();
        let most = match (knows_cards(view), rules.artifacts()) {
            (true, _) => u8::MAX,
            (false, true) => FEW_CARDS,
            (false, false) => MOST_CARDS,
        };
        rules.players() == 2 && rules.seats().all(|seat| view.count(Zone::Hand(seat)) <= most)
    }

    pub(super) fn new(
        view: &'a View,
        limits: &'a Limits<'b>,
        budget: Budget<'b>,
        chance: &'a mut Chance,
    ) -> Option<Decision<'a, 'b>> {
        let belief = Belief::new(view, chance)?;
        let tree_search = TreeSearch::new(view, EXPLORATION)?;
        Some(Decision { view, limits, chance, belief, budget, tree_search })
    }

    /// The best answer there is time to find.
    pub(super) fn choose(&mut self, solver: &mut Solver) -> Option<Choice<Action>> {
        match self.belief.certain().copied() {
            Some(state) if self.view.artifacts().is_empty() && state.doubt().is_none() => self.solve(solver, &state),
            _ => self.vote(solver),
        }
    }
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

    /// The answer that wins in most of the worlds that were solved. What the tree expects of an answer counts like some worlds
    /// more: what is right in each of many worlds, if one knew which it is, need not be right where one does not.
    ///
    /// With few cards worlds are solved as they are, else without artifacts and powers of heroes. What that says nothing of,
    /// such as an artifact to be played, is left to the tree.
    fn vote(&mut self, solver: &mut Solver) -> Option<Choice<Action>> {
        let mut worlds: Vec<SolvedWorld> = Vec::new();
        let (mut votes, mut unsolved) = (0, 0);
        let has_few = is_near_the_end(self.view);
        self.simulate(FIRST_SIMULATIONS)?;
        while votes < MOST_VOTES && unsolved < MOST_UNSOLVED && self.budget.lasts() {
            let world = self.belief.fresh(self.chance);
            let world = if has_few { world } else { world.without_artifacts() };
            let at = worlds.iter().position(|solved| solved.world == world);
            let nodes = match at.map(|at| &mut worlds[at]) {
                Some(solved) if solved.is_exact() => {
                    solved.votes += 1;
                    votes += 1;
                    self.simulate(SIMULATIONS_OF_A_REPEATED_WORLD)?;
                    continue;
                }
                Some(solved) => 4 * solved.nodes,
                None if has_few => NODES_OF_A_SHORT_WORLD,
                None => NODES_OF_A_WORLD,
            };
            let Some((values, used)) = self.solve_world(solver, &world, has_few, nodes) else { break };
            self.budget.spend_all(used);
            self.simulate(SIMULATIONS_OF_A_WORLD + used * 2 / 5)?;
            unsolved += u32::from(values.iter().all(|(_, value)| value.is_none()));
            votes += 1;
            match at.map(|at| &mut worlds[at]) {
                Some(solved) => *solved = SolvedWorld { nodes, values, votes: solved.votes + 1, ..*solved },
                None => worlds.push(SolvedWorld { world, nodes, values, votes: 1 }),
            }
        }
        let by_tree = self.simulate(u64::MAX)?;
        let Some(first) = worlds.first().filter(|first| first.has(by_tree.answer)) else { return Some(by_tree) };
        let votes = votes as f32;
        let least = if knows_cards(self.view) { 0.0 } else { VOTES_OF_THE_TREE };
        let of_tree = (SHARE_OF_THE_TREE * votes).max(least);
        let score = |answer: Action| {
            let mean = self.tree_search.mean(answer);
            let won: f32 = worlds.iter().map(|solved| solved.votes as f32 * solved.value(answer).unwrap_or(mean)).sum();
            ((won + of_tree * mean) / (votes + of_tree), won / votes)
        };
        let scored = first.values.iter().map(|&(answer, _)| (answer, score(answer)));
        let (answer, (_, share)) = scored.max_by(|(_, a), (_, b)| a.0.total_cmp(&b.0))?;
        Some(Choice { answer, estimate: Some(share), nodes: self.budget.used() })
    }

    /// What the answers are worth in a world, the best by the tree first, and the nodes that took; none if the solver cannot
    /// say anything that helps to choose.
    fn solve_world(&self, solver: &mut Solver, world: &State, has_few: bool, nodes: u64) -> Option<(Worths, u64)> {
        let limits = self.limits_of(nodes);
        if has_few {
            let chances = solver.chances(world, limits).ok()?;
            let worth = |(answer, value): (Action, Option<f64>)| (answer, value.map(|value| value as f32));
            return Some((chances.values.into_iter().map(worth).collect(), chances.nodes));
        }
        let mut answers: Vec<Action> = world.answers().iter().collect();
        if answers.len() < 2 {
            return None;
        }
        answers.sort_by(|&a, &b| self.tree_search.mean(b).total_cmp(&self.tree_search.mean(a)));
        let solved = solver.attempt_simplified(world)?.solve_each(&answers, limits);
        let worth = |(answer, value): (Action, Option<Value>)| (answer, value.map(Value::payoff));
        Some((solved.values.into_iter().map(worth).collect(), solved.nodes))
    }

    /// The limits of the solver: these nodes, or what is left of the budget.
    fn limits_of(&self, nodes: u64) -> Limits<'b> {
        Limits { nodes: Some(nodes.min(self.budget.left())), ..*self.limits }
    }
}
