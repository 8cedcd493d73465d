//! `games`.

use serde::Deserialize;

use super::Verb;
use crate::{
    response::{self, HeldGame, Reply, Written},
    session::Session,
};

/// Lists the games that are held.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Games {}

impl Verb<'_> for Games {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let games = session.games.iter().map(|(game, held)| HeldGame {
            game,
            of: held.of(),
            moves: held.moves(),
            actor: held.actor().into(),
            chance: held.mode(),
        });
        reply.send(&response::Games { games: games.collect() })
    }
}
