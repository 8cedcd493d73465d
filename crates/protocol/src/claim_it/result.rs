//! The result of a game of Claim It!, with its explanation.

use ::claim_it::{Score, State};
use serde::Serialize;

use super::{Seat, position::TallyForm};
use crate::response::{Payoff, payoffs, winners};

/// Who won, and why.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-result"))]
pub(crate) struct Outcome {
    /// The seats that won.
    #[cfg_attr(test, schemars(length(min = 1)))]
    winners: Vec<Seat>,
    /// What the game was worth to each seat.
    payoffs: Vec<Payoff>,
    /// What decided (3.2, 3.3).
    decided_by: DecidedBy,
    /// The same in words.
    words: &'static str,
    /// What counts for each seat.
    tallies: Vec<TallyForm>,
}

/// What set the winners apart.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-decided-by"))]
#[serde(rename_all = "kebab-case")]
enum DecidedBy {
    /// The largest group.
    Group,
    /// More secured spaces.
    Secured,
    /// More spaces.
    Spaces,
    /// Nothing: the win is shared.
    Nothing,
}

impl DecidedBy {
    const fn of(decided_by: ::claim_it::DecidedBy) -> (DecidedBy, &'static str) {
        match decided_by {
            ::claim_it::DecidedBy::Group => (DecidedBy::Group, "the largest group"),
            ::claim_it::DecidedBy::Secured => {
                (DecidedBy::Secured, "groups are equal, but there are more secured spaces")
            }
            ::claim_it::DecidedBy::Spaces => {
                (DecidedBy::Spaces, "groups and secured spaces are equal, but there are more spaces")
            }
            ::claim_it::DecidedBy::Nothing => (DecidedBy::Nothing, "nothing sets the winners apart: the win is shared"),
        }
    }
}

impl Outcome {
    /// The result of a game that is over.
    pub(crate) fn of(state: &State, score: Score) -> Outcome {
        let (decided_by, words) = DecidedBy::of(score.decided_by);
        Outcome {
            winners: winners(state),
            payoffs: payoffs(state),
            decided_by,
            words,
            tallies: score.tallies.into_iter().map(TallyForm::from).collect(),
        }
    }
}
