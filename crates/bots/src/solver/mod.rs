//! The exact solver: phase two for two players with all cards known.
//!
//! It says who wins and which answer wins, by the payoffs of the rules: votes, then the ties of 11.6. Two engines do the
//! work. `general` plays any position by the rules themselves, one answer after the other. `compact` knows only tricks
//! of two cards whose fate a table can hold, which is what more than half of all decks come to, and is far faster; it
//! asks the rules what two cards come to and never names a faction. The tests hold both against plain minimax.
//!
//! Neither knows a clock or a thread: a budget of nodes makes the answer the same everywhere.

mod ahead;
mod budget;
mod chances;
mod compact;
mod general;
mod hash;
mod matrix;
mod outcome;

use claim::{Action, Doubt, Phase, Question, State};
use game::{Actor, Game as _, Seat};

use crate::Limits;

use ahead::Ahead;
use budget::{Budget, Spent};
pub use chances::Chances;
use compact::Compact;
use general::General;
pub use outcome::{Outcome, Value, Values};

/// Why a position is not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsolvable {
    /// Phase one hides cards.
    #[error("phase one cannot be solved: cards are still to be drawn")]
    PhaseOne,
    /// Three or four players have no one value.
    #[error("only games of two players can be solved")]
    Players,
    /// A card in play may ask chance: nobody wins for certain, and [`Solver::chances`] has to be asked.
    #[error("chance may still have its say")]
    Chance,
    /// A card in play makes both decide at the same time; likewise.
    #[error("both players may have to decide at the same time")]
    AtOnce,
}

/// Solves phase two. It keeps its tables from one position to the next.
pub struct Solver {
    general: General,
    /// For a root, or for each position before the next card.
    compact: Vec<Compact>,
}

/// What an engine does for a root: it lists the answers, and proves or refutes a value for each.
trait Engine {
    /// The answers in the order in which they should be tried.
    fn answers(&mut self) -> Vec<Action>;
    /// Can a game that is not over yet end in a draw?
    fn draws(&self) -> bool;
    /// Is `answer` worth at least `value` to the seat that is asked?
    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent>;
}

impl Solver {
    /// A solver whose tables take about this many bytes together.
    pub fn new(bytes: usize) -> Solver {
        // Those after the first are small: few roots need them, and memory is taken only then.
        let compact =
            (0..ahead::MOST).map(|i| Compact::new(if i == 0 { bytes / 2 } else { bytes / 4 / (ahead::MOST - 1) }));
        Solver { general: General::new(bytes / 4), compact: compact.collect() }
    }

    /// Who wins, and by which answer, as [`Attempt::solve`] says it.
    pub fn solve(&mut self, state: &State, limits: Limits) -> Result<Outcome, Unsolvable> {
        Ok(self.attempt(state)?.solve(limits))
    }

    /// The value of every legal answer, as far as the limits allow.
    pub fn solve_all(&mut self, state: &State, limits: Limits) -> Result<Values, Unsolvable> {
        Ok(self.attempt(state)?.solve_all(limits))
    }

    /// The chance of winning by every legal answer, as far as the limits allow. Unlike the others this refuses no position of
    /// phase two: where chance or a decision of both at once may still come up, it goes by expectation and by the
    /// equilibrium of such decisions.
    pub fn chances(&mut self, state: &State, limits: Limits) -> Result<Chances, Unsolvable> {
        match check(state) {
            Err(Unsolvable::Chance | Unsolvable::AtOnce) => {}
            Err(why) => return Err(why),
            Ok(()) => return Ok(Chances::certain(&self.solve_all(state, limits)?)),
        }
        Ok(chances::Search::new(self.general.at(state)).all(state, &mut Budget::new(limits)))
    }

    /// An attempt at a position, which can be continued.
    pub fn attempt(&mut self, state: &State) -> Result<Attempt<'_>, Unsolvable> {
        check(state)?;
        let engine =
            if state.question() == Some(Question::Play) { self.at_a_card(state) } else { self.between_tricks(state) };
        Ok(Attempt { engine, state: *state, known: Vec::new() })
    }

    /// An attempt at the position without artifacts ([`State::without_artifacts`]), with heroes that do nothing but decide who
    /// wins a trick: what it says is true of that position only. None if the fast engine does not understand even that one.
    pub fn attempt_simplified(&mut self, state: &State) -> Option<Attempt<'_>> {
        let state = state.without_artifacts();
        let asks_for_a_card = state.question() == Some(Question::Play);
        let next = if asks_for_a_card { vec![state] } else { ahead::next_tricks(&state)? };
        let mut engines: Vec<(State, Box<dyn Engine + '_>)> = Vec::new();
        for (next, compact) in next.iter().zip(&mut self.compact) {
            let engine: Box<dyn Engine + '_> = match compact.at_simplified(next) {
                (Some(rough), Some(exact)) => Box::new(Layers { rough, exact }),
                (Some(rough), None) if rough.draws() && next.is_all_duels() => {
                    Box::new(Layers { rough, exact: General::small(next) })
                }
                // Equal votes, which are rare, go to whoever tries to win them.
                (Some(engine), None) | (None, Some(engine)) => Box::new(engine),
                (None, None) => return None,
            };
            engines.push((*next, engine));
        }
        if engines.len() != next.len() {
            return None;
        }
        let engine = match engines.pop()? {
            (_, engine) if asks_for_a_card => engine,
            last => {
                engines.push(last);
                Box::new(Ahead { root: state, next: engines })
            }
        };
        Some(Attempt { engine, state, known: Vec::new() })
    }
}

impl Solver {
    /// The engine for a position in which a card is asked for.
    fn at_a_card(&mut self, state: &State) -> Box<dyn Engine + '_> {
        let Some((compact, _)) = self.compact.split_first_mut() else { return Box::new(self.general.at(state)) };
        match compact.at(state) {
            (Some(rough), Some(exact)) => Box::new(Layers { rough, exact }),
            (Some(rough), None) => Box::new(Layers { rough, exact: self.general.at(state) }),
            (None, Some(exact)) => Box::new(exact),
            (None, None) => Box::new(self.general.at(state)),
        }
    }

    /// The engine for one in which something else is.
    fn between_tricks(&mut self, state: &State) -> Box<dyn Engine + '_> {
        let next = ahead::next_tricks(state).unwrap_or_default();
        let mut engines: Vec<(State, Box<dyn Engine + '_>)> = Vec::new();
        for (next, compact) in next.iter().zip(&mut self.compact) {
            match compact.at(next) {
                (Some(rough), Some(exact)) => engines.push((*next, Box::new(Layers { rough, exact }))),
                (Some(rough), None) if !rough.draws() => engines.push((*next, Box::new(rough))),
                (Some(rough), None) => engines.push((*next, Box::new(Layers { rough, exact: General::small(next) }))),
                (None, Some(exact)) => engines.push((*next, Box::new(exact))),
                (None, None) => {}
            }
        }
        if engines.is_empty() || engines.len() != next.len() {
            return Box::new(self.general.at(state));
        }
        Box::new(Ahead { root: *state, next: engines })
    }
}

/// A rough reckoning, and an exact one for what it leaves open.
struct Layers<'a, E> {
    rough: compact::AtRoot<'a>,
    exact: E,
}

impl<E: Engine> Engine for Layers<'_, E> {
    fn answers(&mut self) -> Vec<Action> {
        self.rough.answers()
    }

    fn draws(&self) -> bool {
        self.rough.draws()
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        match self.rough.is_perhaps_worth(answer, value, budget)? {
            Some(is_worth) => Ok(is_worth),
            None => self.exact.is_worth(answer, value, budget),
        }
    }
}

/// A position that is being solved. What was found stays known from one call to the next.
pub struct Attempt<'a> {
    engine: Box<dyn Engine + 'a>,
    state: State,
    /// What was proven of answers: whether they are worth a value.
    known: Vec<(Action, Value, bool)>,
}

impl Attempt<'_> {
    /// Who wins, and by which answer.
    ///
    /// The value is that of the seat which is asked, or of seat 0 when the game is over. When the limits are reached
    /// before all is proven, `exact` is false, and the answer is the first in the solver's order that was not refuted.
    pub fn solve(&mut self, limits: Limits) -> Outcome {
        let Actor::Seat(_) = self.state.actor() else { return Outcome::over(over(&self.state)) };
        let mut budget = Budget::new(limits);
        let answers = self.engine.answers();
        let targets: &[Value] = if self.engine.draws() { &[Value::Win, Value::Draw] } else { &[Value::Win] };
        // Tries for a win with every answer, then for a draw.
        for &target in targets {
            for &answer in &answers {
                let (value, exact) = match self.is_worth(answer, target, &mut budget) {
                    Ok(true) => (target, true),
                    Ok(false) => continue,
                    // All before this one miss the target; while a win is the target this one may still hold it.
                    Err(Spent) => (Value::Draw, false),
                };
                return Outcome { value, best: Some(answer), nodes: budget.nodes(), exact };
            }
        }
        Outcome { value: Value::Loss, best: answers.first().copied(), nodes: budget.nodes(), exact: true }
    }

    /// The value of every legal answer, as far as the limits allow.
    pub fn solve_all(&mut self, limits: Limits) -> Values {
        let answers: Vec<Action> = self.state.answers().iter().collect();
        self.solve_each(&answers, limits)
    }

    /// The values of these answers, one after the other as far as the limits allow.
    pub fn solve_each(&mut self, answers: &[Action], limits: Limits) -> Values {
        let mut budget = Budget::new(limits);
        let values = answers.iter().map(|&answer| (answer, self.worth(answer, &mut budget).ok())).collect();
        Values { values, nodes: budget.nodes() }
    }

    fn worth(&mut self, answer: Action, budget: &mut Budget) -> Result<Value, Spent> {
        if self.is_worth(answer, Value::Win, budget)? {
            return Ok(Value::Win);
        }
        let draw = self.engine.draws() && self.is_worth(answer, Value::Draw, budget)?;
        Ok(if draw { Value::Draw } else { Value::Loss })
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        if let Some(&(.., is_worth)) = self.known.iter().find(|&&(of, least, _)| (of, least) == (answer, value)) {
            return Ok(is_worth);
        }
        let is_worth = self.engine.is_worth(answer, value, budget)?;
        self.known.push((answer, value, is_worth));
        Ok(is_worth)
    }
}

/// Can this position be solved at all?
fn check(state: &State) -> Result<(), Unsolvable> {
    if state.rules().players() != 2 {
        return Err(Unsolvable::Players);
    }
    if state.phase() != Phase::Two {
        return Err(Unsolvable::PhaseOne);
    }
    match state.doubt() {
        None => Ok(()),
        Some(Doubt::Chance) => Err(Unsolvable::Chance),
        Some(Doubt::AtOnce) => Err(Unsolvable::AtOnce),
    }
}

/// What a game that is over was worth to seat 0.
fn over(state: &State) -> Value {
    state.payoffs().map_or(Value::Draw, |payoffs| Value::of_payoff(payoffs.of(Seat(0))))
}

#[cfg(test)]
mod tests {
    use claim::{Deal, NamedSet, Setup, decks};
    use game::{Chance, Game as _};

    use super::*;

    /// A position of phase two with at most `cards` in a hand, after random play.
    fn position(setup: &Setup, seed: u64, cards: u32) -> State {
        let rules = setup.rules().expect("the deck is legal");
        let mut chance = Chance::from_seed(seed);
        let deal = Deal::random(&rules, None, &mut chance);
        let mut state = State::begin(rules, &deal);
        while state.phase() == Phase::One || state.hand(Seat(0)).len().max(state.hand(Seat(1)).len()) > cards {
            let action = state.sample(&mut chance).expect("the game is not over");
            state.apply_unchecked(action, &mut ());
        }
        state
    }

    fn values<'a>(engine: Box<dyn Engine + 'a>, state: &State) -> Values {
        Attempt { engine, state: *state, known: Vec::new() }.solve_all(Limits::default())
    }

    /// Compares what both engines say of every answer; says whether both could be asked.
    fn agree(solver: &mut Solver, state: &State, name: &str) -> bool {
        if matches!(solver.compact[0].at(state), (None, None)) {
            return false;
        }
        let quick = solver.solve_all(state, Limits::default()).expect("it can be solved");
        let slow = values(Box::new(solver.general.at(state)), state);
        assert_eq!(quick.values, slow.values, "{name}");
        true
    }

    #[test]
    fn both_engines_agree_where_both_can_be_asked() {
        let mut solver = Solver::new(1 << 22);
        let decks = decks::of(2).step_by(3).enumerate();
        let agreed = decks.filter(|(i, setup)| {
            let name = format!("{:?}, seed {i}", setup.factions);
            agree(&mut solver, &position(setup, *i as u64, 6), &name)
        });
        let agreed = agreed.count();
        assert!(agreed > 200, "only {agreed} positions");
    }

    /// Long enough for glances at every level, and for a table that is too small.
    #[test]
    fn both_engines_agree_in_longer_endings() {
        let mut solver = Solver::new(1 << 18);
        let sets = [NamedSet::Claim, NamedSet::Claim2, NamedSet::UnderTheBridge];
        for (set, seed) in sets.into_iter().flat_map(|set| (0..12).map(move |seed| (set, seed))) {
            let setup = set.setup(2).expect("two can play it");
            assert!(agree(&mut solver, &position(&setup, seed, 8), &format!("{set:?}, seed {seed}")));
        }
    }

    /// Bears and potions, and cards under Vampires, in tricks half played and between tricks.
    #[test]
    fn both_engines_agree_where_more_is_asked_than_cards() {
        let mut solver = Solver::new(1 << 20);
        let sets = [(NamedSet::Magic, 6), (NamedSet::Shadow, 5)];
        for (set, cards) in sets {
            let setup = Setup { artifacts: false, heroes: false, ..set.setup(2).expect("two can play it") };
            let mut agreed = 0;
            for seed in 0..60 {
                let mut state = position(&setup, seed, cards);
                let mut chance = Chance::from_seed(seed);
                for _ in 0..seed % 4 {
                    let Some(action) = state.sample(&mut chance) else { break };
                    state.apply_unchecked(action, &mut ());
                }
                if state.actor() == Actor::Over {
                    continue;
                }
                let quick = solver.solve_all(&state, Limits::default()).expect("it can be solved");
                let slow = values(Box::new(General::small(&state)), &state);
                assert_eq!(quick.values, slow.values, "{set:?}, seed {seed}");
                agreed += u32::from(state.answers().len() > 1);
            }
            assert!(agreed > 40, "only {agreed} positions of {set:?}");
        }
    }

    /// Potions, Vampires and heroes of any kind: where nothing is left aside it is the same position.
    #[test]
    fn a_simplified_position_is_the_position_itself_where_nothing_is_left_aside() {
        let mut solver = Solver::new(1 << 20);
        let (mut same, mut left_aside) = (0, 0);
        for set in [NamedSet::Magic, NamedSet::Shadow] {
            let setup = set.setup(2).expect("two can play it");
            for seed in 0..80 {
                let mut state = position(&setup, seed, 5);
                let mut chance = Chance::from_seed(seed);
                for _ in 0..seed % 4 {
                    let Some(action) = state.sample(&mut chance) else { break };
                    state.apply_unchecked(action, &mut ());
                }
                let bare = state.without_artifacts();
                let Some(mut attempt) = solver.attempt_simplified(&state) else { continue };
                let simplified = attempt.solve_all(Limits::default());
                drop(attempt);
                assert_eq!(simplified.values.len(), bare.answers().len(), "{set:?}, seed {seed}");
                left_aside += u32::from(bare != state || bare.doubt().is_some());
                let pots = |state: &State| state.question() == Some(Question::Play) && !state.is_all_duels();
                if bare.doubt().is_none() && !pots(&bare) {
                    let exact = solver.solve_all(&bare, Limits::default()).expect("nothing is in doubt");
                    assert_eq!(simplified.values, exact.values, "{set:?}, seed {seed}");
                    same += 1;
                }
            }
        }
        assert!(same > 40 && left_aside > 20, "{same} and {left_aside}");
    }

    #[test]
    fn what_cannot_be_solved_is_refused() {
        let mut solver = Solver::new(1 << 16);
        let begin = |setup: &Setup| {
            let rules = setup.rules().expect("the set is legal");
            State::begin(rules, &Deal::random(&rules, None, &mut Chance::from_seed(1)))
        };
        let two = NamedSet::Claim.setup(2).expect("two can play it");
        assert_eq!(solver.solve(&begin(&two), Limits::default()), Err(Unsolvable::PhaseOne));
        let three = decks::of(3).next().expect("there is a deck for three");
        assert_eq!(solver.solve(&begin(&three), Limits::default()), Err(Unsolvable::Players));
    }

    #[test]
    fn a_budget_means_the_same_each_time_and_a_larger_one_solves_it() {
        let setup = NamedSet::Claim.setup(2).expect("two can play it");
        let state = position(&setup, 1, 11);
        let mut solver = Solver::new(1 << 20);
        let short = solver.solve(&state, Limits::nodes(10)).expect("it can be solved");
        assert!(!short.exact && short.nodes == 10 && short.best.is_some_and(|best| state.answers().has(best)));
        let exact = solver.solve(&state, Limits::default()).expect("it can be solved");
        assert!(exact.exact);
        assert_eq!(solver.solve(&state, Limits::nodes(10)), Ok(short));
        assert_eq!(solver.solve(&state, Limits::default()), Ok(exact));
    }

    #[test]
    fn what_is_continued_again_and_again_finds_the_same_for_hardly_more() {
        let setup = NamedSet::Claim.setup(2).expect("two can play it");
        let mut solver = Solver::new(1 << 20);
        for seed in 1..=8 {
            let state = position(&setup, seed, 11);
            let at_once = solver.solve(&state, Limits::default()).expect("it can be solved");
            let mut attempt = solver.attempt(&state).expect("it can be solved");
            let turns = std::iter::repeat_with(|| attempt.solve(Limits::nodes(100)));
            let (mut nodes, mut value) = (0, None);
            for outcome in turns.take(1_000).take_while(|outcome| outcome.nodes > 0) {
                nodes += outcome.nodes;
                value = outcome.exact.then_some(outcome.value);
            }
            assert_eq!(value, Some(at_once.value), "seed {seed}");
            assert!(nodes < 2 * at_once.nodes + 100, "seed {seed}: {nodes} nodes instead of {}", at_once.nodes);
        }
    }

    #[test]
    fn a_game_that_is_over_has_a_value_and_no_answer() {
        let mut state = position(&NamedSet::Claim.setup(2).expect("two can play it"), 3, 1);
        while let Some(action) = state.answers().nth(0) {
            state.apply_unchecked(action, &mut ());
        }
        let found = Solver::new(1 << 16).solve(&state, Limits::default()).expect("it is over");
        assert_eq!((found.best, found.exact), (None, true));
        assert!((found.value.payoff() - state.payoffs().expect("it is over").of(Seat(0))).abs() < f32::EPSILON);
    }
}
