//! The game of a session, as screens know games.

use std::{cell::RefCell, rc::Rc};

use bots::{Character, Effort};
use game::{Audience, Portable, Seat};
use play::{
    Asked, LookBack, NoUndo, Playable, Sitter, Snapshot, Task, Undo, Viewable,
    remote::{AnyRemote, Remote},
};
use record::Date;

use super::session::Session;
use crate::terminal_game::TerminalGame;

/// A game that can be played at a table on the network.
pub(crate) trait Distant: TerminalGame + Portable {
    /// The game, if it is one of this kind.
    fn of(game: &AnyRemote) -> Option<&Remote<Self>>;
    /// The same for whoever plays.
    fn of_mut(game: &mut AnyRemote) -> Option<&mut Remote<Self>>;
}

impl Distant for claim::State {
    fn of(game: &AnyRemote) -> Option<&Remote<claim::State>> {
        if let AnyRemote::Claim(game) = game { Some(game) } else { None }
    }

    fn of_mut(game: &mut AnyRemote) -> Option<&mut Remote<claim::State>> {
        if let AnyRemote::Claim(game) = game { Some(game) } else { None }
    }
}

impl Distant for claim_it::State {
    fn of(game: &AnyRemote) -> Option<&Remote<claim_it::State>> {
        if let AnyRemote::ClaimIt(game) = game { Some(game) } else { None }
    }

    fn of_mut(game: &mut AnyRemote) -> Option<&mut Remote<claim_it::State>> {
        if let AnyRemote::ClaimIt(game) = game { Some(game) } else { None }
    }
}

/// The game of a session.
pub(crate) struct Far<G: Distant> {
    session: Rc<RefCell<Session>>,
    /// The game as it was at first, for the moment after the session has put it away.
    first: Remote<G>,
}

impl<G: Distant> Far<G> {
    pub(crate) fn new(session: Rc<RefCell<Session>>, first: Remote<G>) -> Far<G> {
        Far { session, first }
    }

    fn with<T>(&self, f: impl FnOnce(&Remote<G>) -> T) -> T {
        let session = self.session.borrow();
        f(session.client.game().and_then(G::of).unwrap_or(&self.first))
    }

    fn with_mut<T>(&mut self, f: impl FnOnce(&mut Remote<G>) -> T) -> T {
        let mut session = self.session.borrow_mut();
        f(session.client.game_mut().and_then(G::of_mut).unwrap_or(&mut self.first))
    }
}

impl<G: Distant> Viewable<G> for Far<G> {
    fn sitters(&self) -> Vec<Sitter> {
        self.with(Viewable::sitters)
    }

    fn asked(&self) -> Asked {
        self.with(Viewable::asked)
    }

    fn moves(&self) -> usize {
        self.with(Viewable::moves)
    }

    fn named_seed(&self) -> Option<u64> {
        None
    }

    fn snapshot(&self, seat: Seat, back: Option<LookBack>) -> Snapshot<G> {
        self.with(|game| game.snapshot(seat, back))
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        self.with(|game| game.character(seat))
    }

    fn name(&self, seat: Seat) -> Option<String> {
        self.with(|game| game.name(seat))
    }

    fn audience(&self, seat: Seat) -> Audience {
        self.with(|game| game.audience(seat))
    }
}

impl<G: Distant> Playable<G> for Far<G> {
    fn people(&self) -> Vec<Seat> {
        self.with(Playable::people)
    }

    fn answer(&mut self, action: G::Action) -> Result<(), G::ActionError> {
        self.with_mut(|game| game.answer(action))
    }

    fn task(&self) -> Option<Task<G>> {
        None
    }

    fn hint(&self, effort: Effort) -> Option<Task<G>> {
        self.with(|game| game.hint(effort))
    }

    fn undo(&mut self) -> Result<Undo, NoUndo> {
        self.with_mut(Playable::undo)
    }

    fn play_from(&mut self, moves: usize, seat: Seat) -> Result<(), NoUndo> {
        self.with_mut(|game| game.play_from(moves, seat))
    }

    fn text(&self, date: Option<Date>) -> String {
        self.with(|game| game.text(date))
    }

    fn saved(&self, date: Option<Date>) -> Option<String> {
        self.with(|game| game.saved(date))
    }
}
