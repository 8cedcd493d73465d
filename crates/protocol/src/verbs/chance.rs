//! `chance`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Given,
    response::{Reply, Written},
    session::Session,
    value::{GameId, Wishes},
};

/// Lets the engine draw one outcome of chance.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Chance<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// What is wanted with the decision.
    #[serde(borrow, default)]
    with: Given<'a, Wishes>,
}

impl<'a> Verb<'a> for Chance<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let (game, held, wishes) = session.decider(&self.game, &self.with)?;
        held.draw()?;
        held.decision(&game, wishes, None, reply)
    }
}
