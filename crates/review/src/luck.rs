//! How much of a result came from the deal and the draws, and how much from decisions.
//!
//! Every decision is compared with the best answer in the same sampled worlds, from what its player could know. The sum of
//! these differences over everybody's decisions is what the players have done to the result; what is left of it is luck. In
//! the terms of statistics the sum is a control variate: over many games luck averages to nothing, and a result without it
//! varies far less.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Decision, Estimate, Review, Reviewed};

/// The parts of a result. Together with par they add up to it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// What equal players get on average.
    pub par: f64,
    /// What the seat got: 1 for a win, 0 for a loss, a part of 1 for a win that is shared.
    pub result: f64,
    /// What the deal was worth: the chance at the seat's first decision, against par.
    pub deal: Estimate,
    /// What was drawn, rolled and hidden since.
    pub draws: Estimate,
    /// What the decisions of the seat cost it, or of its side.
    pub own: Estimate,
    /// What the decisions of the other sides brought it.
    pub others: Estimate,
}

/// What weighed more in a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The deal and the draws.
    Luck,
    /// What everybody decided.
    Decisions,
}

impl Luck {
    /// Whether luck or decisions weighed more; none if the difference is no clearer than the noise.
    pub fn weight(&self) -> Option<Weight> {
        let (luck, decisions) = (self.total(), self.decisions());
        // What is not luck is decisions: the error of their difference is twice that of either.
        let more = luck.value.abs() - decisions.value.abs();
        match more.abs() > 2.0 * luck.margin() {
            false => None,
            true if more > 0.0 => Some(Weight::Luck),
            true => Some(Weight::Decisions),
        }
    }

    /// The deal and the draws together.
    pub fn total(&self) -> Estimate {
        let value = self.deal.value + self.draws.value;
        Estimate { value, error: self.own.error.hypot(self.others.error) }
    }

    /// All decisions together.
    pub fn decisions(&self) -> Estimate {
        self.own + self.others
    }
}

/// The parts of a seat's result, once every decision is judged.
pub(crate) fn of<G: Reviewed>(review: &Review<G>, seat: Seat) -> Option<Luck> {
    let result = f64::from(review.result()?.of(seat));
    if !review.is_complete() {
        return None;
    }
    let end = review.end();
    let par = 1.0 / f64::from(end.sides());
    let is_own = |decision: &&Decision<G::Action>| end.side(decision.seat) == end.side(seat);
    let effect = |decision: &Decision<G::Action>| decision.effect.get(seat.index()).copied().unwrap_or_default();
    let own = Estimate::sum(review.all_judged().filter(is_own).map(effect));
    let others = Estimate::sum(review.all_judged().filter(|decision| !is_own(decision)).map(effect));
    let first = review.decisions(seat).next()?;
    let before_first = review.all_judged().take_while(|decision| decision.seat != seat).map(effect);
    let deal = first.before - Estimate::sum(before_first) - Estimate::exactly(par);
    let total = result - par - own.value - others.value;
    let draws = Estimate { value: total - deal.value, error: own.error.hypot(others.error).hypot(deal.error) };
    Some(Luck { par, result, deal, draws, own, others })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game won by this much luck, the rest by decisions, with this margin.
    fn won(luck: f64, margin: f64) -> Luck {
        let own = Estimate { value: 0.5 - luck, error: margin / 2.0 };
        let draws = Estimate { value: luck, error: margin / 2.0 };
        Luck { par: 0.5, result: 1.0, deal: Estimate::default(), draws, own, others: Estimate::default() }
    }

    #[test]
    fn luck_or_decisions_weighed_more_only_if_the_noise_does_not_explain_it() {
        assert_eq!(won(0.4, 0.05).weight(), Some(Weight::Luck));
        assert_eq!(won(0.1, 0.05).weight(), Some(Weight::Decisions));
        assert_eq!(won(0.4, 0.2).weight(), None);
        // Luck against the player, and more than made up for.
        assert_eq!(won(-0.2, 0.05).weight(), Some(Weight::Decisions));
        // Won in spite of one's decisions.
        assert_eq!(won(0.9, 0.05).weight(), Some(Weight::Luck));
    }
}
