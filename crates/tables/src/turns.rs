//! Whose turn it was last, as far as each audience has seen, and how often somebody was to be told so elsewhere.
//!
//! A secret question must not show in when notices are sent. So a turn of which an audience does not know whose it is leaves
//! the last one as it is, unless it took so long that everybody has noticed it.

use game::{Audience, MAX_SEATS};

use crate::Millis;

/// A secret question that took this long has been noticed by everybody: others have seen that nothing happened.
const NOTICED: Millis = 10 * 1_000;

/// Whose turn it was last, as far as each audience has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    seats: [Turn; MAX_SEATS],
    spectators: Turn,
}

/// Whose turn it was last, as far as an audience has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The seat; `None` while nothing is played.
    seat: Option<u8>,
    /// How often it was the turn of another seat, or of the same after a pause.
    pub number: u32,
    /// Since when it has not been known whose turn it is.
    unknown: Option<Millis>,
}

impl Turns {
    /// What an audience has seen.
    pub fn of(&self, audience: Audience) -> Turn {
        match audience {
            Audience::Seat(seat) => self.seats.get(seat.index()).copied().unwrap_or_default(),
            Audience::Spectator => self.spectators,
        }
    }

    /// An audience knows of this turn from now on.
    pub fn set(&mut self, audience: Audience, turn: Turn) {
        match audience {
            Audience::Seat(seat) => self.seats.get_mut(seat.index()).into_iter().for_each(|seat| *seat = turn),
            Audience::Spectator => self.spectators = turn,
        }
    }

    /// A seat is asked from now on; `openly` is the same, if all can see it. Whoever is asked knows it in any case.
    pub(crate) fn ask(&mut self, asked: Option<u8>, openly: Option<u8>, now: Millis) {
        for (seat, turn) in (0..).zip(&mut self.seats) {
            turn.pass(if asked == Some(seat) { asked } else { openly }, now);
        }
        self.spectators.pass(openly, now);
    }

    /// Nothing is played any more.
    pub(crate) fn end(&mut self) {
        for turn in self.seats.iter_mut().chain([&mut self.spectators]) {
            (turn.seat, turn.unknown) = (None, None);
        }
    }
}

impl Turn {
    /// The seat that is asked now, if the audience knows it.
    pub fn asked(self) -> Option<u8> {
        self.seat.filter(|_| self.unknown.is_none())
    }

    fn pass(&mut self, to: Option<u8>, now: Millis) {
        let Some(seat) = to else {
            self.unknown.get_or_insert(now);
            return;
        };
        let paused = self.unknown.take().is_some_and(|since| now.saturating_sub(since) >= NOTICED);
        if paused || self.seat != Some(seat) {
            (self.seat, self.number) = (Some(seat), self.number.wrapping_add(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    /// The numbers of the turns that seat 0, seat 1 and a spectator have seen after these questions.
    fn numbers(questions: &[(u8, bool, Millis)]) -> [u32; 3] {
        let mut turns = Turns::default();
        for &(seat, is_secret, now) in questions {
            turns.ask(Some(seat), (!is_secret).then_some(seat), now);
        }
        [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator].map(|whose| turns.of(whose).number)
    }

    #[test]
    fn a_secret_question_shows_only_to_the_seat_that_is_asked() {
        assert_eq!(numbers(&[(0, false, 0), (0, false, 1)]), [1, 1, 1]);
        assert_eq!(numbers(&[(0, false, 0), (1, true, 1), (0, false, 2)]), [1, 3, 1]);
        assert_eq!(numbers(&[(0, false, 0), (1, true, 1), (1, false, 2)]), [2, 2, 2]);
        assert_eq!(numbers(&[(1, false, 0), (0, true, 1), (1, true, 2), (0, true, 3)]), [2, 1, 1]);
    }

    #[test]
    fn whoever_was_waited_for_in_secret_for_long_has_been_noticed() {
        assert_eq!(numbers(&[(0, false, 0), (1, true, 1), (0, false, NOTICED)]), [1, 3, 1]);
        assert_eq!(numbers(&[(0, false, 0), (1, true, 1), (0, false, NOTICED + 1)]), [2, 3, 2]);
    }
}
