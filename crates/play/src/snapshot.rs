//! What screens show of a game, wherever it is hosted.

use std::sync::OnceLock;

use bots::Character;
use game::{Answers, Audience, Refusals, Seat, View as _};

use crate::{Asked, Played, Sitter, Sitting};

/// A game that screens can show. A [`Sitting`] is one on this device; one that is hosted elsewhere offers the same.
pub trait Viewable<G: Played> {
    /// Who sits where.
    fn sitters(&self) -> Vec<Sitter>;
    /// Whom the game waits for.
    fn asked(&self) -> Asked;
    /// The number of answers and outcomes so far.
    fn moves(&self) -> usize;
    /// The seed of this deal, if it came from one and may be known.
    fn named_seed(&self) -> Option<u64>;
    /// The game as a seat sees it now, or saw it; where a spectator is shown it, from the place of that seat.
    fn snapshot(&self, seat: Seat, back: Option<LookBack>) -> Snapshot<G>;

    /// Who the bot at a seat is; nobody, if a person sits there.
    fn character(&self, seat: Seat) -> Option<Character>;

    /// What the player of a seat is called, if they have a name of their own.
    fn name(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// Who is shown the game when it is drawn from the place of a seat: whoever sits there, or a spectator.
    fn audience(&self, seat: Seat) -> Audience {
        Audience::Seat(seat)
    }
}

/// A look back at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookBack {
    /// The number of moves after which the game is looked at.
    pub at: usize,
    /// With everybody's cards, once the game is over.
    pub is_open: bool,
}

/// A game as a seat sees it at one moment: all that a screen draws of it.
#[derive(Clone, Debug)]
pub struct Snapshot<G: Played> {
    /// What is played.
    pub setup: G::Setup,
    /// The seat; where a spectator watches, the one from whose place the table is drawn.
    pub seat: Seat,
    /// All that it, or the spectator, may know.
    pub view: G::View,
    /// What it saw happen with each move so far; when everything is open, all that happened.
    pub happened: Vec<Vec<G::SeenEvent>>,
    /// What it may answer now.
    pub answers: Answers,
    /// The result, once there is one.
    pub score: Option<G::Score>,
    /// The position with all that is hidden, when everything is open.
    pub open: Option<G>,
    /// Why the view refuses answers, once that was asked.
    refusals: OnceLock<Refusals<G>>,
}

impl<G: Played> Snapshot<G> {
    /// A snapshot in which nothing is open. The seat `is_asked` unless it looks back.
    pub fn new(setup: G::Setup, seat: Seat, view: G::View, is_asked: bool) -> Snapshot<G> {
        let answers = if is_asked { view.answers() } else { Answers::NONE };
        let refusals = OnceLock::new();
        Snapshot { setup, seat, view, happened: Vec::new(), answers, score: None, open: None, refusals }
    }

    /// Everybody's seats, its own first and then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        let (own, seats) = (self.seat.0, G::players(&self.setup));
        (0..seats).map(move |step| Seat((own + step) % seats))
    }

    /// Is the seat asked?
    pub fn is_asked(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Why an answer would be refused, if the seat is asked; from what the seat knows alone.
    pub fn refusal(&self, action: G::Action) -> Option<G::ActionError> {
        if !self.is_asked() {
            return None;
        }
        self.refusals.get_or_init(|| self.view.refusals()).of(action)
    }

    /// The seat that what happened is told to; nobody's, when everything is open or a spectator watches.
    pub fn reader(&self) -> Option<Seat> {
        self.view.seat().filter(|_| self.open.is_none())
    }
}

impl<G: Played> Viewable<G> for Sitting<G> {
    fn sitters(&self) -> Vec<Sitter> {
        self.sitters().to_vec()
    }

    fn asked(&self) -> Asked {
        self.asked()
    }

    fn moves(&self) -> usize {
        self.moves()
    }

    fn named_seed(&self) -> Option<u64> {
        self.named_seed()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        self.sitter(seat).character(seat, self.seed())
    }

    fn snapshot(&self, seat: Seat, back: Option<LookBack>) -> Snapshot<G> {
        let at = back.map_or(self.moves(), |back| back.at.min(self.moves()));
        let table = self.at(at);
        let is_open = back.is_some_and(|back| back.is_open) && self.asked() == Asked::Nobody;
        let is_asked = back.is_none() && self.asked() == Asked::Person(seat);
        let mut happened = if is_open { self.happened_in_full() } else { self.happened(seat) };
        happened.truncate(at);
        Snapshot {
            happened,
            score: table.position().score(),
            open: is_open.then(|| *table.position()),
            ..Snapshot::new(self.setup().clone(), seat, table.view(seat), is_asked)
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use claim::{Action, NamedSet, State};
    use game::{Answer as _, Game as _};

    use super::*;

    fn first_answers(players: &[Sitter], seed: u64, mut each: impl FnMut(&Sitting<State>)) {
        let setup = NamedSet::Claim.setup(players.len() as u8).unwrap();
        let mut sitting = Sitting::<State>::new(setup, players.to_vec(), seed).unwrap();
        loop {
            each(&sitting);
            let Some(first) = sitting.position().answers().nth(0) else { return };
            sitting.answer(first).unwrap();
        }
    }

    #[test]
    fn answers_are_refused_from_the_view_as_they_are_from_the_position() {
        let mut refused = 0;
        first_answers(&[Sitter::Person, Sitter::Person], 5, |sitting| {
            for seat in [Seat(0), Seat(1)] {
                let snapshot = sitting.snapshot(seat, None);
                assert_eq!(snapshot.is_asked(), sitting.asked() == Asked::Person(seat));
                for action in (0..=u8::MAX).filter_map(Action::from_number).filter(|_| snapshot.is_asked()) {
                    assert_eq!(snapshot.refusal(action), sitting.position().check(action).err(), "{action:?}");
                    refused += usize::from(snapshot.refusal(action).is_some());
                }
            }
        });
        assert!(refused > 1_000, "{refused}");
    }

    #[test]
    fn hands_are_open_only_when_the_game_is_over() {
        let back = Some(LookBack { at: 3, is_open: true });
        let mut opened = Vec::new();
        first_answers(&[Sitter::Person, Sitter::level(Level::Greedy)], 5, |sitting| {
            let snapshot = sitting.snapshot(Seat(0), back);
            opened.push(snapshot.open.is_some());
            assert_eq!(snapshot.open.is_some(), sitting.asked() == Asked::Nobody);
            assert_eq!(snapshot.happened.len(), sitting.moves().min(3));
            assert!(!snapshot.is_asked() && snapshot.score.is_none());
        });
        assert!(opened.contains(&true) && opened.contains(&false));
    }

    #[test]
    fn a_snapshot_is_what_the_seat_saw_then() {
        let mut views = Vec::new();
        first_answers(&[Sitter::Person, Sitter::Person], 7, |sitting| {
            views.push(sitting.view(Seat(1)));
            let at = sitting.moves() / 2;
            let then = sitting.snapshot(Seat(1), Some(LookBack { at, is_open: false }));
            assert_eq!(then.view, views[at]);
            assert_eq!(then.happened, sitting.happened(Audience::Seat(Seat(1)))[..at]);
        });
    }
}
