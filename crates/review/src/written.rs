//! A review as data for other programs: answers in the notation of records.

use bots::Basis;
use game::Seat;
use serde::Serialize;

use crate::{Decision, Estimate, Luck, Moment, Review, Reviewed, Summary, TurningPoint, Verdict};

/// A review as data.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Written {
    /// The name of the game, as in records.
    pub game: &'static str,
    /// What was spent on each answer.
    pub nodes: u64,
    /// What each seat got; nothing if the game is not over.
    pub result: Option<Vec<f32>>,
    /// The seats that are reviewed.
    pub seats: Vec<WrittenSeat>,
}

/// What is written of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WrittenSeat {
    /// Which one.
    pub seat: Seat,
    /// How it has played.
    #[serde(flatten)]
    pub summary: Summary,
    /// How much of its result was luck, if that was asked for and the game is over.
    pub luck: Option<Luck>,
    /// Where its chances changed most.
    pub turning_points: Vec<TurningPoint>,
    /// Its decisions, in the order of the game.
    pub decisions: Vec<WrittenDecision>,
}

/// What is written of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WrittenDecision {
    /// How often the seat had been asked before.
    pub asked: u32,
    /// The section of the game, as records name it.
    pub section: &'static str,
    /// The trick or turn.
    pub number: u32,
    /// What was answered.
    pub answered: String,
    /// The chance before.
    pub before: Estimate,
    /// The chance after.
    pub after: Estimate,
    /// What it cost.
    pub loss: Estimate,
    /// All answers, the best first.
    pub answers: Vec<(String, Estimate)>,
    /// What the judgement rests on.
    pub basis: Basis,
    /// What the solver says of the position before and after.
    pub verdicts: Option<(Verdict, Verdict)>,
    /// How many nodes it took.
    pub nodes: u64,
}

impl<G: Reviewed> Review<G> {
    /// The review as data.
    pub fn written(&self) -> Written {
        let seats = self.seats().iter().map(|&seat| WrittenSeat {
            seat,
            summary: self.summary(seat),
            luck: self.luck(seat),
            turning_points: self.turning_points(seat),
            decisions: self.decisions(seat).map(|decision| self.write(decision)).collect(),
        });
        let result = self.result().map(|payoffs| payoffs.as_slice().to_vec());
        Written { game: G::NAME, nodes: self.nodes(), result, seats: seats.collect() }
    }

    fn write(&self, decision: &Decision<G::Action>) -> WrittenDecision {
        let notation = |answer| self.end().notation(answer);
        let Moment { section, number } = decision.moment;
        WrittenDecision {
            asked: decision.asked,
            section: G::SECTIONS.get(usize::from(section)).copied().unwrap_or_default(),
            number,
            answered: notation(decision.answered),
            before: decision.before,
            after: decision.after,
            loss: decision.loss,
            answers: decision.answers.iter().map(|rated| (notation(rated.answer), rated.chance)).collect(),
            basis: decision.basis,
            verdicts: decision.verdicts(),
            nodes: decision.nodes,
        }
    }
}
