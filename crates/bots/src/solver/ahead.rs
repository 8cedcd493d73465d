//! Questions between two tricks: what may be answered is tried, and what follows is left to other engines.

use claim::{Action, Question, State};
use game::{Actor, Answer as _, Game as _, Seat};

use super::{
    Engine, Value,
    budget::{Budget, Spent},
};

/// More positions than this are not looked at.
pub(super) const MOST: usize = 4;

/// The positions after all answers to what is asked before the next card, if they are few, and chance is not among those
/// who answer.
pub(super) fn next_tricks(state: &State) -> Option<Vec<State>> {
    let mut next = Vec::new();
    let mut open = vec![*state];
    while let Some(state) = open.pop() {
        match state.actor() {
            Actor::Over => {}
            Actor::Chance => return None,
            Actor::Seat(_) if state.question() == Some(Question::Play) => {
                if !next.contains(&state) {
                    next.push(state);
                }
            }
            Actor::Seat(_) => {
                let answers = state.answers();
                open.extend(answers.iter::<Action>().map(|answer| {
                    let mut child = state;
                    child.apply_unchecked(answer, &mut ());
                    child
                }));
            }
        }
        if next.len() > MOST || open.len() > 4 * MOST {
            return None;
        }
    }
    Some(next)
}

/// A root at such a question, and an engine for every position before the next card.
pub(super) struct Ahead<'a> {
    pub(super) root: State,
    pub(super) next: Vec<(State, Box<dyn Engine + 'a>)>,
}

impl Engine for Ahead<'_> {
    fn answers(&mut self) -> Vec<Action> {
        // To do something mostly has a higher number than to pass, and is mostly better.
        let mut answers: Vec<Action> = self.root.answers().iter().collect();
        answers.sort_by_key(|answer| std::cmp::Reverse(answer.number()));
        answers
    }

    fn draws(&self) -> bool {
        self.next.iter().any(|(_, engine)| engine.draws())
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let Actor::Seat(seat) = self.root.actor() else { return Ok(false) };
        let mut child = self.root;
        child.apply_unchecked(answer, &mut ());
        self.reaches(&child, seat, value, budget)
    }
}

impl Ahead<'_> {
    /// Does a seat reach at least `value`?
    fn reaches(&mut self, state: &State, seat: Seat, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let Actor::Seat(asked) = state.actor() else {
            let worth = super::over(state);
            return Ok(if seat == Seat(0) { worth } else { worth.for_the_other() } >= value);
        };
        let next = self.next.iter_mut().find(|(next, _)| next == state);
        // Who is asked reaches a value with one answer; else all their answers have to fail to bring the other less.
        let target = if asked == seat { value } else { value.more_for_the_other() };
        if let Some((_, engine)) = next {
            for answer in engine.answers() {
                if engine.is_worth(answer, target, budget)? {
                    return Ok(asked == seat);
                }
            }
            return Ok(asked != seat);
        }
        for answer in state.answers().iter::<Action>() {
            let mut child = *state;
            child.apply_unchecked(answer, &mut ());
            if self.reaches(&child, asked, target, budget)? {
                return Ok(asked == seat);
            }
        }
        Ok(asked != seat)
    }
}
