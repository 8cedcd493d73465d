//! `undo`.

use serde::Deserialize;

use super::Verb;
use crate::{
    object::Given,
    response::{Reply, Written},
    session::Session,
    value::{GameId, Moves, Wishes},
};

/// Takes moves back.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("not" = {"required": ["moves", "to"]})))]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo<'a> {
    /// Which game; may be left out while only one is held.
    #[serde(borrow, default)]
    game: Given<'a, GameId<'a>>,
    /// What is wanted with the decision.
    #[serde(borrow, default)]
    with: Given<'a, Wishes>,
    /// How many moves: 1, if it is left out.
    #[serde(borrow, default)]
    moves: Given<'a, Moves>,
    /// Or which decision to go back to, by the moves it had.
    #[serde(borrow, default)]
    to: Given<'a, Moves>,
}

impl<'a> Verb<'a> for Undo<'a> {
    fn perform(&self, session: &mut Session, reply: &mut Reply<'_>) -> Written {
        let (game, held, wishes) = session.decider(&self.game, &self.with)?;
        match (self.moves.read()?, self.to.read()?) {
            (Some(_), Some(_)) => return self.to.refuse("does not go with \"moves\""),
            (None, Some(Moves(to))) => held.undo_to(to)?,
            (moves, None) => held.undo(moves.map_or(1, |Moves(moves)| moves))?,
        }
        held.decision(&game, wishes, None, reply)
    }
}
