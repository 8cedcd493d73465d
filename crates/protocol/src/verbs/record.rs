//! `record`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Given,
    response::{Reply, Written},
    session::Session,
    value::{AudienceName, GameId},
};

/// Gives the game as a text record.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Record<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// Who saw the game; it is given in full, if it is left out.
    #[serde(borrow, default)]
    #[cfg_attr(test, schemars(with = "crate::value::AnySeat"))]
    seat: Given<'a, AudienceName>,
}

impl<'a> Verb<'a> for Record<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let audience = self.seat.read()?.map(|AudienceName(audience)| audience);
        let (game, held) = session.held(self.game.read()?)?;
        held.record(&game, audience, reply)
    }
}
