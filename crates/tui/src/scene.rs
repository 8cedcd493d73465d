//! A moment of a game with the words for it: all that the terminal draws.

use bots::Choice;
use game::Seat;
use play::{Played, Snapshot};
use words::{Names, Words};

use crate::terminal_game::TerminalGame;

/// A moment of a game with the words for it.
pub(crate) struct Scene<'a, G: Played> {
    pub(crate) game: &'a Snapshot<G>,
    pub(crate) names: &'a Names,
    pub(crate) words: &'a Words,
}

impl<G: Played> Scene<'_, G> {
    /// What somebody is called.
    pub(crate) fn who(&self, seat: Seat) -> String {
        self.words.seat_name(self.names, seat)
    }
}

impl<G: TerminalGame> Scene<'_, G> {
    /// Can this thing be chosen now?
    pub(crate) fn can_choose(&self, thing: G::Thing) -> bool {
        G::answer(self, thing).is_some_and(|answer| self.game.answers.has(answer))
    }

    /// What is advised, and why, if a sentence can say that.
    pub(crate) fn hint(&self, choice: Choice<G::Action>) -> String {
        let hint = self.words.hint(G::in_words(self, choice.answer), choice.estimate);
        let reason = G::say_reason(self.words, &self.game.view, choice.answer);
        [Some(hint), reason].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
