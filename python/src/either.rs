//! Something of one game or the other.

use bots::Levelled;
use game::{Game, Portable};
use protocol::{GameJson, ViewJson};
use record::Recorded;

use crate::observation::Observed;

/// A game that Python can play.
pub(crate) trait Played:
    Game<Setup: Send + Sync, Witness: Send + Sync>
    + GameJson
    + ViewJson
    + Levelled
    + Portable
    + Recorded
    + Observed
    + Send
    + Sync
{
    /// One above the highest number of an answer.
    const ANSWERS: usize;
    /// Its name.
    const NAME: &'static str;
}

impl Played for claim::State {
    const ANSWERS: usize = claim::Action::COUNT;
    const NAME: &'static str = "claim";
}

impl Played for claim_it::State {
    const ANSWERS: usize = claim_it::Action::COUNT;
    const NAME: &'static str = "claim-it";
}

/// Something of Claim, or the same of Claim It!
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Either<A, B> {
    /// Of Claim.
    Claim(A),
    /// Of Claim It!
    ClaimIt(B),
}

/// Does the same with something of either game: `either!(self.0, table => table.actor())`.
macro_rules! either {
    ($of:expr, $it:ident => $what:expr) => {
        match $of {
            crate::either::Either::Claim($it) => $what,
            crate::either::Either::ClaimIt($it) => $what,
        }
    };
}

/// The same, and what comes of it is of the same game.
macro_rules! map_either {
    ($of:expr, $it:ident => $what:expr) => {
        match $of {
            crate::either::Either::Claim($it) => crate::either::Either::Claim($what),
            crate::either::Either::ClaimIt($it) => crate::either::Either::ClaimIt($what),
        }
    };
}

pub(crate) use {either, map_either};
