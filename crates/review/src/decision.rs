//! A decision that was judged: what every answer was worth, and what the one that was given cost.

use bots::{Appraisal, Basis, Worth};
use game::Seat;
use record::Mark;
use serde::{Deserialize, Serialize};

use crate::{Estimate, Reviewed, Task, estimate::rounded};

/// A decision that was judged by what its seat knew. All chances are those of its side to win, from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision<A> {
    /// Whose it was.
    pub seat: Seat,
    /// How often the seat had been asked before, forced answers included.
    pub asked: u32,
    /// When it was.
    pub moment: Moment,
    /// What was answered.
    pub answered: A,
    /// All answers, the best first; of equals the one that was given.
    pub answers: Vec<Rated<A>>,
    /// The chance before the decision: that of the best answer. Which answer that is, each search is told by the others, so
    /// that no answer looks better for having been lucky.
    pub before: Estimate,
    /// The chance of the answer that was given.
    pub after: Estimate,
    /// What the answer cost: the difference, in the same worlds. Noise can make it slightly negative.
    pub loss: Estimate,
    /// What any answer taken at random would have cost.
    pub stake: Estimate,
    /// Loss and stake in each search.
    pub searches: Vec<(f64, f64)>,
    /// What the decision did to the chance of each seat.
    pub effect: Vec<Estimate>,
    /// What the judgement rests on.
    pub basis: Basis,
    /// How many nodes it took.
    pub nodes: u64,
}

/// An answer and the chance of winning with it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated<A> {
    /// The answer.
    pub answer: A,
    /// The chance.
    pub chance: Estimate,
}

/// A point in the course of a game that everybody can see: trick 7 of section 0, turn 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The phase of Claim, from 0; Claim It! has one section.
    pub section: u8,
    /// The trick or turn, from 1.
    pub number: u32,
}

/// What the solver says of a position with all cards known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Whatever the seat plays, the other can win.
    Lost,
    /// The win can be shared, no more.
    Shared,
    /// The seat can win, whatever the other plays.
    Won,
}

impl Verdict {
    /// The verdict that a chance stands for, where it is proven.
    pub fn of(chance: f64) -> Verdict {
        match chance {
            ..0.25 => Verdict::Lost,
            0.25..0.75 => Verdict::Shared,
            _ => Verdict::Won,
        }
    }
}

impl From<Mark> for Moment {
    fn from(mark: Mark) -> Moment {
        Moment { section: mark.section as u8, number: mark.number }
    }
}

impl<A: Copy + PartialEq> Decision<A> {
    pub(crate) fn of<G: Reviewed<Action = A>>(task: &Task<G>, appraisal: &Appraisal<A>) -> Option<Decision<A>> {
        let Appraisal { answers, judgements, basis, nodes } = appraisal;
        let seat = task.seat;
        let answered = answers.iter().position(|&answer| answer == task.answered)?;
        let judged = Judged { judgements, basis: *basis, seat, answered };
        let bests: Vec<usize> = (0..judgements.len()).map(|at| judged.best_but(at)).collect();
        let own = |at: usize, answer: usize| f64::from(judgements[at][answer].of(seat));
        let all = |of: &dyn Fn(usize) -> f64| (0..judgements.len()).map(of).collect::<Vec<f64>>();
        let n = answers.len() as f64;
        let before = all(&|at| own(at, bests[at]));
        let after = all(&|at| own(at, answered));
        let random = all(&|at| (0..answers.len()).map(|answer| own(at, answer)).sum::<f64>() / n);
        let loss: Vec<f64> = before.iter().zip(&after).map(|(before, after)| before - after).collect();
        let stake: Vec<f64> = before.iter().zip(&random).map(|(before, random)| before - random).collect();
        let effect = (0..task.seats).map(|seat| {
            let of = |at: usize, answer: usize| f64::from(judgements[at][answer].of(Seat(seat)));
            judged.estimate(&all(&|at| of(at, answered) - of(at, bests[at])))
        });
        let mut rated: Vec<Rated<A>> = (0..answers.len())
            .map(|answer| Rated { answer: answers[answer], chance: judged.estimate(&all(&|at| own(at, answer))) })
            .collect();
        rated.sort_by(|a, b| {
            let is_given = |rated: &Rated<A>| rated.answer == task.answered;
            b.chance.value.total_cmp(&a.chance.value).then(is_given(b).cmp(&is_given(a)))
        });
        Some(Decision {
            seat,
            asked: task.asked,
            moment: task.moment,
            answered: task.answered,
            answers: rated,
            before: judged.estimate(&before),
            after: judged.estimate(&after),
            loss: judged.estimate(&loss),
            stake: judged.estimate(&stake),
            searches: loss.into_iter().map(rounded).zip(stake.into_iter().map(rounded)).collect(),
            effect: effect.collect(),
            basis: *basis,
            nodes: *nodes,
        })
    }

    /// The same with other answers; none if one of them has no counterpart.
    pub fn map<B: Copy>(self, to: impl Fn(A) -> Option<B>) -> Option<Decision<B>> {
        let rated = |rated: Rated<A>| Some(Rated { answer: to(rated.answer)?, chance: rated.chance });
        Some(Decision {
            answered: to(self.answered)?,
            answers: self.answers.into_iter().map(rated).collect::<Option<_>>()?,
            seat: self.seat,
            asked: self.asked,
            moment: self.moment,
            before: self.before,
            after: self.after,
            loss: self.loss,
            stake: self.stake,
            searches: self.searches,
            effect: self.effect,
            basis: self.basis,
            nodes: self.nodes,
        })
    }

    /// The best answer.
    pub fn best(&self) -> Option<Rated<A>> {
        self.answers.first().copied()
    }

    /// What the solver says of the position before the decision and after it, where it was solved.
    pub fn verdicts(&self) -> Option<(Verdict, Verdict)> {
        (self.basis == Basis::Solved).then(|| (Verdict::of(self.before.value), Verdict::of(self.after.value)))
    }

    /// Is it proven that the answer gave away a win, or a share of it?
    pub fn is_thrown_away(&self) -> bool {
        self.verdicts().is_some_and(|(before, after)| after < before)
    }
}

/// Judgements of answers, seen by the seat that decided.
struct Judged<'a> {
    judgements: &'a [Vec<Worth>],
    basis: Basis,
    seat: Seat,
    answered: usize,
}

impl Judged<'_> {
    /// The best answer by all searches but this one; where nothing was sampled, by the judgement itself.
    fn best_but(&self, at: usize) -> usize {
        let counts = |other: usize| match self.basis {
            Basis::Searched => other != at,
            Basis::Solved | Basis::LookedAhead => other == at,
        };
        let judged = || self.judgements.iter().enumerate().filter(|&(other, _)| counts(other));
        let value =
            |answer: usize| judged().map(|(_, judgement)| f64::from(judgement[answer].of(self.seat))).sum::<f64>();
        let answers = self.judgements.first().map_or(0, Vec::len);
        // The answer that was given is the best of its equals.
        let first = (self.answered, value(self.answered));
        let best = (0..answers).map(|answer| (answer, value(answer)));
        best.fold(first, |best, next| if next.1 > best.1 { next } else { best }).0
    }

    /// What the judgements say together.
    fn estimate(&self, samples: &[f64]) -> Estimate {
        let estimate = match (self.basis, samples) {
            (Basis::Searched, samples) => Estimate::mean(samples),
            // The last look ahead counts, and what it has changed says how much the next might: that is the margin.
            (Basis::LookedAhead, [.., before, last]) => Estimate { value: *last, error: (last - before).abs() / 2.0 },
            (_, samples) => Estimate::exactly(samples.last().copied().unwrap_or_default()),
        };
        estimate.rounded()
    }
}
