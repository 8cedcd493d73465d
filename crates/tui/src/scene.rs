//! A moment of a game as one seat sees it, with everything needed to draw it.

use game::{Answers, Seat, Table, View as _};
use play::Played;
use words::{Names, Words};

use crate::terminal_game::TerminalGame;

/// A moment of a game as one seat sees it.
pub(crate) struct Scene<'a, G: Played> {
    pub(crate) table: &'a Table<G>,
    /// All that may be shown of the table, unless it is `open`.
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    /// What the seat saw happen with each move up to now; all of it, if it is `open`.
    pub(crate) happened: &'a [Vec<G::SeenEvent>],
    pub(crate) names: &'a Names,
    pub(crate) words: &'a Words,
    /// Are all hands shown? Only once the game is over.
    pub(crate) is_open: bool,
    /// May the seat answer now?
    pub(crate) is_asked: bool,
}

impl<G: Played> Scene<'_, G> {
    /// The seat that reads the log; none, when everything is shown.
    pub(crate) fn reader(&self) -> Option<Seat> {
        (!self.is_open).then_some(self.seat)
    }

    /// What somebody is called.
    pub(crate) fn who(&self, seat: Seat) -> String {
        self.words.seat_name(self.names, seat)
    }
}

impl<G: TerminalGame> Scene<'_, G> {
    /// What the seat can answer now.
    pub(crate) fn answers(&self) -> Answers {
        if self.is_asked { self.view.answers() } else { Answers::NONE }
    }

    /// Can this thing be chosen now?
    pub(crate) fn can_choose(&self, thing: G::Thing) -> bool {
        G::answer(self, thing).is_some_and(|answer| self.answers().has(answer))
    }
}
