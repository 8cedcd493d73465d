//! `events`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Given,
    response::{Reply, Written},
    session::Session,
    value::{AudienceName, GameId},
};

/// Tells what happened with the last move.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Events<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// Who is told; everything is told, if it is left out.
    #[serde(borrow, default)]
    seat: Given<'a, AudienceName>,
}

impl<'a> Verb<'a> for Events<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let audience = self.seat.read()?.map(|AudienceName(audience)| audience);
        let (game, held) = session.held(self.game.read()?)?;
        held.events(&game, audience, reply)
    }
}
