//! Who sits where, and whose decision it is.

use std::fmt;

/// The most seats any of the games has (Claim It! seats five).
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places clockwise at a table of `seats`; the same one where there are no seats.
    #[inline]
    pub const fn after(self, steps: u8, seats: u8) -> Seat {
        let seats = seats as u16;
        let mut n = self.0 as u16 + steps as u16;
        while n >= seats {
            if seats == 0 {
                return self;
            }
            n -= seats;
        }
        Seat(n as u8)
    }
}

impl Seat {
    /// The next seat clockwise at a table of `seats`, for one of them.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0.wrapping_add(1);
        Seat(if next < seats { next } else { 0 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats: who saw a card, who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// Everybody at the table, and whoever watches.
    pub const ALL: Seats = Seats(u8::MAX);

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats::NONE.and(seat)
    }

    /// These seats and one more.
    #[inline]
    pub const fn and(self, seat: Seat) -> Seats {
        Seats(self.0 | 1u8.unbounded_shl(seat.0 as u32))
    }

    /// Is the seat among them?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0.unbounded_shr(seat.0 as u32) & 1 != 0
    }
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A shuffle, a draw or a roll; [`Game::weight`](crate::Game::weight) gives the odds.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Actor {
    /// The seat that decides, if one does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;

    #[test]
    fn seats_are_counted_clockwise_and_around() {
        assert_eq!(Seat(0).after(1, 2), Seat(1));
        assert_eq!(Seat(3).after(2, 4), Seat(1));
        assert_eq!(Seat(1).after(0, 4), Seat(1));
    }

    #[test]
    fn at_a_table_without_seats_nobody_comes_next() {
        assert_eq!(Seat(3).after(1, 0), Seat(3));
    }

    #[test]
    fn a_seat_that_does_not_exist_is_followed_by_one_that_does() {
        assert_eq!(Seat(u8::MAX).after(u8::MAX, 4), Seat(2));
    }
}
