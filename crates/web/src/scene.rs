//! A moment of a game with the words for it: all that the page draws.

use std::sync::Arc;

use game::Seat;
use play::{Asked, LookBack, Played, Sitter, Snapshot, Viewable};
use words::{Names, Words};

/// A moment of a game with the words for it.
pub(crate) struct Scene<G: Played> {
    pub(crate) game: Snapshot<G>,
    pub(crate) names: Names,
    pub(crate) words: Arc<Words>,
}

impl<G: Played> Scene<G> {
    /// The moment that a game is at, or was.
    pub(crate) fn of(game: &impl Viewable<G>, seat: Seat, back: Option<LookBack>, words: Arc<Words>) -> Scene<G> {
        let sitters = game.sitters();
        let people = sitters.iter().filter(|&&sitter| sitter == Sitter::Person).count();
        // Once several people look at the result together, none of them is "you".
        let is_everybody = game.asked() == Asked::Nobody && people > 1;
        let spoken_to = if is_everybody { Seat(sitters.len() as u8) } else { seat };
        Scene { game: game.snapshot(seat, back), names: words.names(sitters, spoken_to), words }
    }

    /// What somebody is called.
    pub(crate) fn who(&self, seat: Seat) -> String {
        self.words.seat_name(&self.names, seat)
    }
}
