//! `play`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::{Given, Needed},
    response::{Reply, Written},
    session::Session,
    value::{Answer, GameId, Wishes},
};

/// Gives an answer, or an outcome of chance.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Play<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// The answer, in notation or by its number.
    #[serde(borrow)]
    answer: Needed<'a, Answer<'a>>,
    /// What is wanted with the decision.
    #[serde(borrow, default)]
    with: Given<'a, Wishes>,
}

impl<'a> Verb<'a> for Play<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let (game, held, wishes) = session.decider(&self.game, &self.with)?;
        held.play(&self.answer.read()?)?;
        held.decision(&game, wishes, None, reply)
    }
}
