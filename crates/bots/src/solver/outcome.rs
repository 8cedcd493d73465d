//! What the solver finds.

use claim::Action;

/// What a position or an answer is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The other wins.
    Loss,
    /// The win is shared (11.6).
    Draw,
    /// The seat wins.
    Win,
}

impl Value {
    /// The same for the other seat.
    #[must_use]
    pub const fn for_the_other(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }

    /// The least that the other must have for the seat to have less than this, which is not the least there is.
    #[must_use]
    pub(super) const fn more_for_the_other(self) -> Value {
        match self {
            Value::Loss | Value::Draw => Value::Win,
            Value::Win => Value::Draw,
        }
    }

    /// The payoff it stands for: 0, 1/2 or 1.
    pub const fn payoff(self) -> f32 {
        match self {
            Value::Loss => 0.0,
            Value::Draw => 0.5,
            Value::Win => 1.0,
        }
    }

    /// The value that a payoff stands for.
    pub fn of_payoff(payoff: f32) -> Value {
        if payoff > 0.75 {
            Value::Win
        } else if payoff > 0.25 {
            Value::Draw
        } else {
            Value::Loss
        }
    }
}

/// The solution of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What the position is worth to the seat that is asked; a guess, if it is not exact.
    pub value: Value,
    /// An answer that is worth as much; none when the game is over.
    pub best: Option<Action>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Is it proven?
    pub exact: bool,
}

impl Outcome {
    pub(super) const fn over(value: Value) -> Outcome {
        Outcome { value, best: None, nodes: 0, exact: true }
    }
}

/// What each legal answer is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    /// The answers, all in ascending order of number or those that were named, with their values for the seat that is asked;
    /// none where the limits were reached before it was known.
    pub values: Vec<(Action, Option<Value>)>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Values {
    /// Are all values known?
    pub fn exact(&self) -> bool {
        self.values.iter().all(|(_, value)| value.is_some())
    }
}
