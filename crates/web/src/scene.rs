//! A moment of a game with the words for it: all that the page draws.

use std::sync::Arc;

use game::Seat;
use play::{Asked, LookBack, Playable, Played, Snapshot};
use words::{Names, Words};

/// A moment of a game with the words for it.
pub(crate) struct Scene<G: Played> {
    pub(crate) game: Snapshot<G>,
    pub(crate) names: Names,
    pub(crate) words: Arc<Words>,
}

impl<G: Played> Scene<G> {
    /// The moment that a game is at, or was.
    pub(crate) fn of(game: &impl Playable<G>, seat: Seat, back: Option<LookBack>, words: Arc<Words>) -> Scene<G> {
        // Once several people at this device look at the result together, none of them is "you".
        let is_everybody = game.asked() == Asked::Nobody && game.people().len() > 1;
        let names = if is_everybody { words.names_for(game, None) } else { words.names_in(game, seat) };
        Scene { game: game.snapshot(seat, back), names, words }
    }

    /// What somebody is called.
    pub(crate) fn who(&self, seat: Seat) -> String {
        self.words.seat_name(&self.names, seat)
    }
}
