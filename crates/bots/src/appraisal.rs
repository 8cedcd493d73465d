//! What each answer to a question is worth: all of them judged with the same budget, so that they can be compared.

use game::{Chance, Game, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::Limits;

/// A game in which the expert can say what every answer is worth.
pub trait Appraised: Game {
    /// What every answer of the view's seat is worth, from what that seat knows. None if it is not asked, or if the limits
    /// end it before all answers are judged. `nodes` is what is spent on each answer; those of the limits are not looked at.
    fn appraise(view: &Self::View, nodes: u64, limits: &Limits, chance: &mut Chance)
    -> Option<Appraisal<Self::Action>>;
}

/// What every answer to a question is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraisal<A> {
    /// The answers, in ascending order of number.
    pub answers: Vec<A>,
    /// Judgements of all answers, in their order. What several of them mean, the basis says.
    pub judgements: Vec<Vec<Worth>>,
    /// What they rest on.
    pub basis: Basis,
    /// How many nodes it took.
    pub nodes: u64,
}

/// What every seat may expect, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth(pub [f32; MAX_SEATS]);

impl Worth {
    /// What a seat may expect.
    pub fn of(&self, seat: Seat) -> f32 {
        self.0.get(seat.index()).copied().unwrap_or(0.0)
    }
}

/// What an appraisal rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The rest of the game is solved: there is one judgement, and it is proven.
    Solved,
    /// Every judgement is a search of its own, in worlds sampled anew. Within one, all answers are tried in the same worlds.
    Searched,
    /// Nothing is sampled: every judgement looks one roll further ahead than the one before, and the last one counts.
    LookedAhead,
}
