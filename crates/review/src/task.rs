//! One decision to be judged, which can be carried to another thread or, as text, to another process.

use bots::Limits;
use game::{Answer as _, Chance, Seat};
use serde::{Deserialize, Serialize};

use crate::{Decision, Moment, Reviewed};

/// A decision to be judged: what its seat knew, what it answered, and what may be spent. Nothing else is in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Task<G: Reviewed> {
    /// What the seat knew.
    pub(crate) view: G::View,
    /// What it answered.
    pub(crate) answered: G::Action,
    /// How many sit at the table.
    pub(crate) seats: u8,
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// How often the seat had been asked before.
    pub(crate) asked: u32,
    /// When it was.
    pub(crate) moment: Moment,
    /// What is spent on each answer.
    pub(crate) nodes: u64,
}

impl<G: Reviewed> Task<G> {
    /// Judges it. The same task gives the same decision, to the letter; none if the limits end it too early.
    pub fn judge(&self, limits: &Limits) -> Option<Decision<G::Action>> {
        let appraisal = G::appraise(&self.view, self.nodes, limits, &mut self.chance())?;
        Decision::of(self, &appraisal)
    }

    /// Its chance depends on nothing that the seat does not know: neither on the deal nor on what others were asked.
    fn chance(&self) -> Chance {
        Chance::from_seed(0x7265_7669_6577 ^ u64::from(self.seat.0) << 56 ^ u64::from(self.asked) << 48)
    }
}

/// A task in either game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnyTask {
    /// In Claim.
    Claim(Box<Task<claim::State>>),
    /// In Claim It!
    ClaimIt(Box<Task<claim_it::State>>),
}

/// A decision in either game, its answers by their numbers.
pub type AnyDecision = Decision<u8>;

impl AnyTask {
    /// Judges it.
    pub fn judge(&self, limits: &Limits) -> Option<AnyDecision> {
        match self {
            AnyTask::Claim(task) => task.judge(limits)?.map(|answer| Some(answer.number())),
            AnyTask::ClaimIt(task) => task.judge(limits)?.map(|answer| Some(answer.number())),
        }
    }
}
