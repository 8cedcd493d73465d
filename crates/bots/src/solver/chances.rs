//! Positions in which chance or a decision of both at once may still come up: the chance of winning, by expectation and by
//! matrix games.

use std::{collections::HashMap, ops::DerefMut};

use claim::{Action, Question, State};
use game::{Actor, Game as _, Seat};

use super::{
    Value, Values,
    budget::{Budget, Spent},
    general::{AtRoot, General},
    hash::Wide,
    matrix::{self, Equilibrium},
};

/// What each legal answer is worth, as a chance of winning; a shared win counts half.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// The answers in ascending order of number, with their values for the seat that is asked; none where the limits
    /// were reached before it was known. Where both decide at once, against a perfect opponent.
    pub values: Vec<(Action, Option<f64>)>,
    /// How often a perfect player gives each of them, if that is known: always the best one, but where both decide at once.
    pub shares: Option<Vec<f64>>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Chances {
    /// Where every answer wins, loses or draws for certain.
    pub(super) fn certain(values: &Values) -> Chances {
        let payoff = |value: Option<Value>| value.map(|value| f64::from(value.payoff()));
        Chances::of(values.values.iter().map(|&(answer, value)| (answer, payoff(value))).collect(), values.nodes)
    }

    /// Always the best answer, if all are known.
    fn of(values: Vec<(Action, Option<f64>)>, nodes: u64) -> Chances {
        let known: Option<Vec<f64>> = values.iter().map(|&(_, value)| value).collect();
        let shares = known.map(|known| {
            let best = (0..known.len()).max_by(|&a, &b| known[a].total_cmp(&known[b]));
            (0..known.len()).map(|i| f64::from(u8::from(Some(i) == best))).collect()
        });
        Chances { values, shares, nodes }
    }
}

/// The search below one root.
pub(super) struct Search<T> {
    /// For positions without chance and secrets.
    pub(super) certain: AtRoot<T>,
    seen: HashMap<(u64, u64), f64>,
}

impl<T: DerefMut<Target = General>> Search<T> {
    pub(super) fn new(certain: AtRoot<T>) -> Search<T> {
        Search { certain, seen: HashMap::new() }
    }

    /// What every answer to what is asked here is worth.
    pub(super) fn all(&mut self, state: &State, budget: &mut Budget) -> Chances {
        let Actor::Seat(seat) = state.actor() else {
            return Chances { values: Vec::new(), shares: None, nodes: 0 };
        };
        let of_seat = |value: f64| if seat == Seat(0) { value } else { 1.0 - value };
        let answers: Vec<Action> = state.answers().iter().collect();
        if let Some(game) = AtOnce::new(state) {
            let solved = self.equilibrium(&game, budget).ok();
            let values = solved.as_ref().map(|(payoffs, equilibrium)| game.values(payoffs, equilibrium, seat));
            let values: Vec<Option<f64>> =
                values.map_or(vec![None; answers.len()], |values| values.into_iter().map(Some).collect());
            let shares =
                solved.map(|(_, Equilibrium { first, second, .. })| if seat == game.first { first } else { second });
            return Chances { values: answers.into_iter().zip(values).collect(), shares, nodes: budget.nodes() };
        }
        let value = |answer: Action| {
            let mut child = *state;
            child.apply_unchecked(answer, &mut ());
            (answer, self.value(&child, budget).ok().map(of_seat))
        };
        let values: Vec<(Action, Option<f64>)> = answers.into_iter().map(value).collect();
        Chances::of(values, budget.nodes())
    }

    /// The chance of seat 0.
    fn value(&mut self, state: &State, budget: &mut Budget) -> Result<f64, Spent> {
        let mut state = *state;
        loop {
            if state.actor() == Actor::Over || state.doubt().is_none() {
                return self.certain_value(&state, budget);
            }
            let answers = state.answers();
            if answers.len() != 1 {
                break;
            }
            let Some(only) = answers.nth(0) else { break };
            state.apply_unchecked(only, &mut ());
        }
        budget.spend()?;
        let key = Wide::of(&state.essence());
        if let Some(&value) = self.seen.get(&key) {
            return Ok(value);
        }
        let value = if let Some(game) = AtOnce::new(&state) {
            self.equilibrium(&game, budget)?.1.value
        } else {
            self.of_answers(&state, budget)?
        };
        self.seen.insert(key, value);
        Ok(value)
    }

    /// The best of the answers for who is asked, or their mean if it is chance.
    fn of_answers(&mut self, state: &State, budget: &mut Budget) -> Result<f64, Spent> {
        let actor = state.actor();
        let (mut sum, mut weights) = (0.0, 0.0);
        let mut best: Option<f64> = None;
        for answer in state.answers().iter::<Action>() {
            let mut child = *state;
            child.apply_unchecked(answer, &mut ());
            let value = self.value(&child, budget)?;
            match actor {
                Actor::Chance => {
                    let weight = f64::from(state.weight(answer));
                    sum += weight * value;
                    weights += weight;
                }
                Actor::Seat(Seat(0)) => {
                    best = Some(best.map_or(value, |best| best.max(value)));
                    if value >= 1.0 {
                        break;
                    }
                }
                _ => {
                    best = Some(best.map_or(value, |best| best.min(value)));
                    if value <= 0.0 {
                        break;
                    }
                }
            }
        }
        Ok(if actor == Actor::Chance { sum / weights } else { best.unwrap_or(0.5) })
    }

    fn certain_value(&mut self, state: &State, budget: &mut Budget) -> Result<f64, Spent> {
        for value in [Value::Win, Value::Draw] {
            if self.certain.reaches(state, value, budget)? {
                return Ok(f64::from(value.payoff()));
            }
        }
        Ok(0.0)
    }

    /// A decision of both at once, as seat 0 sees it; with what every pair of choices is worth to who is named first.
    fn equilibrium(&mut self, game: &AtOnce, budget: &mut Budget) -> Result<(Vec<Vec<f64>>, Equilibrium), Spent> {
        let mut payoffs = Vec::new();
        for row in &game.after {
            let values = row.iter().map(|state| self.value(state, budget)).collect::<Result<Vec<f64>, Spent>>()?;
            payoffs.push(values.into_iter().map(|value| game.of_first(value)).collect());
        }
        let mut equilibrium = matrix::solve(&payoffs);
        equilibrium.value = game.of_first(equilibrium.value);
        Ok((payoffs, equilibrium))
    }
}

/// A decision of both at once: what comes of every pair of choices.
struct AtOnce {
    first: Seat,
    after: Vec<Vec<State>>,
}

impl AtOnce {
    /// None if it is not such a decision, or the other has nothing to decide.
    fn new(state: &State) -> Option<AtOnce> {
        if state.question() != Some(Question::Discard) {
            return None;
        }
        // The second is asked when the first has chosen, but does not know what.
        let before = state.before_discards();
        let Actor::Seat(first) = before.actor() else { return None };
        let mut after = Vec::new();
        for choice in before.answers().iter::<Action>() {
            let mut chosen = before;
            chosen.apply_unchecked(choice, &mut ());
            if chosen.question() != Some(Question::Discard) {
                return None;
            }
            let replies = chosen.answers();
            after.push(
                replies
                    .iter::<Action>()
                    .map(|reply| {
                        let mut both = chosen;
                        both.apply_unchecked(reply, &mut ());
                        both
                    })
                    .collect(),
            );
        }
        Some(AtOnce { first, after })
    }

    fn of_first(&self, value: f64) -> f64 {
        if self.first == Seat(0) { value } else { 1.0 - value }
    }

    /// What each choice of a seat is worth to it against a perfect opponent.
    fn values(&self, payoffs: &[Vec<f64>], equilibrium: &Equilibrium, seat: Seat) -> Vec<f64> {
        if seat == self.first {
            let against =
                |row: &Vec<f64>| row.iter().zip(&equilibrium.second).map(|(payoff, share)| payoff * share).sum();
            payoffs.iter().map(against).collect()
        } else {
            let columns = 0..equilibrium.second.len();
            let of_first =
                |j: usize| payoffs.iter().zip(&equilibrium.first).map(|(row, share)| row[j] * share).sum::<f64>();
            columns.map(|j| 1.0 - of_first(j)).collect()
        }
    }
}
