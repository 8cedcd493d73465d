//! `view`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::{Given, Needed},
    response::{Reply, Written},
    session::Session,
    value::{AudienceName, GameId},
};

/// Shows what one seat, or a spectator, knows.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct View<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// Who looks.
    #[serde(borrow)]
    seat: Needed<'a, AudienceName>,
}

impl<'a> Verb<'a> for View<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let AudienceName(audience) = self.seat.read()?;
        let (game, held) = session.held(self.game.read()?)?;
        held.view(&game, audience, reply)
    }
}
