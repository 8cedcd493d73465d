//! `result`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Given,
    response::{Reply, Written},
    session::Session,
    value::GameId,
};

/// Gives the result with its explanation.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Result<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
}

impl<'a> Verb<'a> for Result<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let (game, held) = session.held(self.game.read()?)?;
        held.result(&game, reply)
    }
}
