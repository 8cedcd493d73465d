//! A moment of a game as one seat sees it: all that the page draws.

use std::sync::Arc;

use game::{Answers, Seat, View as _};
use play::{Asked, Played, Sitting};
use words::{Names, Words};

use crate::look_back::LookBack;

/// A moment of a game as one seat sees it. What a table far away would send has to come to this, too.
pub(crate) struct Scene<G: Played> {
    pub(crate) setup: G::Setup,
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    /// What the seat saw happen with each move up to now; all of it, if it is `open`.
    pub(crate) happened: Vec<Vec<G::SeenEvent>>,
    pub(crate) names: Names,
    pub(crate) words: Arc<Words>,
    /// The whole position, when everybody's cards are shown: only when nothing is at stake any more.
    pub(crate) open: Option<G>,
    /// The result, once there is one.
    pub(crate) score: Option<G::Score>,
    /// What the seat may answer now.
    pub(crate) answers: Answers,
    /// Where answers are checked.
    position: Option<G>,
}

impl<G: Played> Scene<G> {
    /// The moment that a sitting is at, or was.
    pub(crate) fn of(sitting: &Sitting<G>, seat: Seat, back: Option<LookBack>, words: Arc<Words>) -> Scene<G> {
        let at = back.map_or(sitting.moves(), |back| back.at.min(sitting.moves()));
        let table = sitting.at(at);
        let view = table.view(seat);
        // Once several people look at the result together, none of them is "you".
        let is_everybody = sitting.asked() == Asked::Nobody && sitting.people().count() > 1;
        let spoken_to = if is_everybody { Seat(sitting.sitters().len() as u8) } else { seat };
        let is_open = back.is_some_and(|back| back.is_open);
        let mut happened = if is_open { sitting.happened_in_full() } else { sitting.happened(seat) };
        happened.truncate(at);
        let is_asked = back.is_none() && sitting.asked() == Asked::Person(seat);
        Scene {
            setup: table.replay().setup.clone(),
            seat,
            happened,
            names: words.names(sitting.sitters(), spoken_to),
            words,
            open: is_open.then(|| *table.position()),
            score: table.position().score(),
            answers: if is_asked { view.answers() } else { Answers::NONE },
            position: is_asked.then(|| *table.position()),
            view,
        }
    }

    /// Is the seat asked?
    pub(crate) fn is_asked(&self) -> bool {
        self.position.is_some()
    }

    /// The rule that an answer would break, if the seat is asked.
    pub(crate) fn broken(&self, action: G::Action) -> Option<G::ActionError> {
        self.position.as_ref()?.check(action).err()
    }

    /// The seat that what happened is told to; nobody's, when everything is shown.
    pub(crate) fn reader(&self) -> Option<Seat> {
        self.open.is_none().then_some(self.seat)
    }

    /// What somebody is called.
    pub(crate) fn who(&self, seat: Seat) -> String {
        self.words.seat_name(&self.names, seat)
    }
}
