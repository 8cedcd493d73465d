//! `drop`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Needed,
    response::{Dropped, Reply, Written},
    session::{Session, no_game},
    value::GameId,
};

/// Forgets a game.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Drop<'a> {
    /// Which game.
    #[serde(borrow)]
    game: Needed<'a, GameId<'a>>,
}

impl<'a> Verb<'a> for Drop<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let GameId(game) = self.game.read()?;
        session.games.remove(&*game).ok_or_else(|| no_game(&game))?;
        reply.send(&Dropped { game: &game })
    }
}
