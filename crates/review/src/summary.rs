//! How a seat has played, in a few figures.

use serde::{Deserialize, Serialize};

use crate::{Decision, Estimate};

/// How a seat has played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// The number of decisions that were judged; an answer without an alternative is none.
    pub decisions: u32,
    /// What a decision cost on average, as a part of the chance to win.
    pub mean_loss: Estimate,
    /// The share of what there was to lose that was not lost: 1 if every answer was the best, 0 if they cost as much as
    /// answers taken at random. None if there was next to nothing to lose.
    pub accuracy: Option<Estimate>,
}

/// With less at stake in all decisions together the share would be noise.
const LEAST_STAKE: f64 = 0.02;

impl Summary {
    pub(crate) fn of<'a, A: 'a>(decisions: impl Iterator<Item = &'a Decision<A>>) -> Summary {
        let decisions: Vec<&Decision<A>> = decisions.collect();
        let loss = Estimate::sum(decisions.iter().map(|decision| decision.loss));
        let stake = Estimate::sum(decisions.iter().map(|decision| decision.stake));
        let count = decisions.len();
        Summary {
            decisions: count as u32,
            mean_loss: loss.times(1.0 / count.max(1) as f64),
            accuracy: (stake.value > LEAST_STAKE.max(stake.margin())).then(|| {
                let lost = loss.value / stake.value;
                // The error of a ratio: that of what is left when the stake explains what it can.
                let rest = Estimate::sum(decisions.iter().map(|decision| rest(decision, lost)));
                Estimate { value: 1.0 - lost, error: rest.error / stake.value }
            }),
        }
    }
}

/// What a decision lost beyond that share of its stake.
fn rest<A>(decision: &Decision<A>, share: f64) -> Estimate {
    let value = decision.loss.value - share * decision.stake.value;
    let error = match decision.basis {
        bots::Basis::Solved => 0.0,
        bots::Basis::LookedAhead => decision.loss.error.hypot(share * decision.stake.error),
        bots::Basis::Searched => {
            let rests: Vec<f64> = decision.searches.iter().map(|(loss, stake)| loss - share * stake).collect();
            Estimate::mean(&rests).error
        }
    };
    Estimate { value, error }
}
