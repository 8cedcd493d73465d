//! A look back at an earlier move.

use game::{Game, Table};
use play::{Played, Sitting};

use crate::keys::Key;

/// The game as it stood after some of its moves.
pub(super) struct Review<G: Game> {
    /// After how many moves.
    pub(super) at: usize,
    pub(super) table: Table<G>,
    /// Are all hands shown?
    pub(super) is_open: bool,
}

impl<G: Played> Review<G> {
    /// The game as it stands.
    pub(super) fn new(sitting: &Sitting<G>) -> Review<G> {
        Review { at: sitting.moves(), table: sitting.table().clone(), is_open: false }
    }

    /// Goes to another move if the key says so.
    pub(super) fn key(&mut self, key: Key, sitting: &Sitting<G>) -> bool {
        let moves = sitting.moves();
        self.at = match key {
            Key::Left => self.at.saturating_sub(1),
            Key::Right => (self.at + 1).min(moves),
            Key::PageUp => self.at.saturating_sub(10),
            Key::PageDown => (self.at + 10).min(moves),
            Key::Home => 0,
            Key::End => moves,
            _ => return false,
        };
        self.table = sitting.at(self.at);
        true
    }
}
