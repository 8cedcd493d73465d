//! Who watches a game.

use crate::{Seat, Seats};

/// Who watches a game, and is shown what this audience may know and nothing else.
///
/// Whoever may know everything, such as a reader of a finished game, is no audience: for them there is
/// [`Game::event_in_full`](crate::Game::event_in_full) and the position itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Audience {
    /// A player.
    Seat(Seat),
    /// Somebody who holds no seat, and has seen what was open to all.
    Spectator,
}

impl Audience {
    /// Every audience of a table with this many seats: each seat in order, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Audience> {
        (0..seats).map(Seat).map(Audience::Seat).chain([Audience::Spectator])
    }

    /// Does this audience see what these seats see? A spectator sees only what is open to [all](Seats::ALL): that every seat
    /// sees something for itself does not show it to anybody else.
    pub fn sees(self, seen: Seats) -> bool {
        match self {
            Audience::Seat(seat) => seen.has(seat),
            Audience::Spectator => seen == Seats::ALL,
        }
    }

    /// The seat this audience holds, if it holds one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator => None,
        }
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::Seat(seat)
    }
}

impl std::fmt::Display for Audience {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Audience::Seat(seat) => seat.fmt(f),
            Audience::Spectator => f.write_str("a spectator"),
        }
    }
}
