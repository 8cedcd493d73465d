//! What people at a device do in a game, wherever it is hosted.

use bots::Effort;
use game::Seat;
use record::Date;

use crate::{Asked, NoUndo, Played, Sitting, Task, Undo, Viewable};

/// A game that people at this device can play. A [`Sitting`] is one that is hosted here; one that is hosted elsewhere
/// offers the same, without ever having a position. What is asked and refused is in a [`Snapshot`](crate::Snapshot).
pub trait Playable<G: Played>: Viewable<G> {
    /// The seats of the people at this device.
    fn people(&self) -> Vec<Seat>;
    /// Takes the answer of whoever is asked, or says why not and leaves all as it was.
    fn answer(&mut self, action: G::Action) -> Result<(), G::ActionError>;
    /// The decision of the bot whose turn it is, if bots think here.
    fn task(&self) -> Option<Task<G>>;
    /// What the best bot would do in the place of the person who is asked.
    fn hint(&self, effort: Effort) -> Option<Task<G>>;
    /// Takes back the last decision of the one person here, and all that followed, or asks the others for it; or says why not.
    fn undo(&mut self) -> Result<Undo, NoUndo>;
    /// Goes back to the position after this number of answers and outcomes and plays on from there; or says why not. If
    /// only bots have played so far, a person takes the `seat`.
    fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo>;
    /// The game so far as text, as far as it may be known here.
    fn text(&self, date: Option<Date>) -> String;
    /// The text from which the game is continued another time; none if nobody has decided anything yet.
    fn saved(&self, date: Option<Date>) -> Option<String>;

    /// Is the game over?
    fn is_over(&self) -> bool {
        self.asked() == Asked::Nobody
    }

    /// Is the device handed over from one person to the next, because others must not see what they hold?
    fn is_handed_over(&self) -> bool {
        G::HIDES && self.people().len() > 1
    }

    /// Where the device is handed over: who has to be there before anybody's cards are shown.
    fn first_to_look(&self) -> Option<Seat> {
        match self.asked() {
            Asked::Person(seat) if self.is_handed_over() => Some(seat),
            Asked::Bot(_) if self.is_handed_over() => self.people().first().copied(),
            Asked::Person(_) | Asked::Bot(_) | Asked::Elsewhere(_) | Asked::Nobody => None,
        }
    }
}

impl<G: Played> Playable<G> for Sitting<G> {
    fn people(&self) -> Vec<Seat> {
        self.people().collect()
    }

    fn answer(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.answer(action)
    }

    fn task(&self) -> Option<Task<G>> {
        self.task()
    }

    fn hint(&self, effort: Effort) -> Option<Task<G>> {
        self.hint(effort)
    }

    fn undo(&mut self) -> Result<Undo, NoUndo> {
        self.undo().map(|()| Undo::Done)
    }

    fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        self.play_from(moves, seat)
    }

    fn text(&self, date: Option<Date>) -> String {
        // A game that was played here can be written.
        self.record(date).to_text().unwrap_or_default()
    }

    fn saved(&self, date: Option<Date>) -> Option<String> {
        let is_untouched = self.can_undo() == Err(NoUndo::Nothing);
        (!is_untouched).then(|| self.text(date))
    }
}
