//! What two cards come to, as the search looks it up.

use claim::{Duel, Fate};

/// A duel in seven bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Code(u8);

impl Code {
    const LEADS: u8 = 1;
    const MOON: u8 = 2;
    const LEAD_TO: u8 = 3;
    const FOLLOW_TO: u8 = 5;
    /// In place of a seat.
    const POOL: u8 = 2;

    pub(super) fn new(duel: &Duel) -> Code {
        let to = |fate| match fate {
            Fate::With(seat) => seat.0 & 1,
            Fate::Pool => Code::POOL,
        };
        let seats = duel.winner.0 & 1 | (duel.leads.0 & 1) << Code::LEADS;
        let cards = to(duel.goes[0]) << Code::LEAD_TO | to(duel.goes[1]) << Code::FOLLOW_TO;
        Code(seats | cards | u8::from(duel.turns_moon) << Code::MOON)
    }

    #[inline]
    pub(super) const fn winner(self) -> usize {
        (self.0 & 1) as usize
    }

    #[inline]
    pub(super) const fn leads(self) -> usize {
        (self.0 >> Code::LEADS & 1) as usize
    }

    #[inline]
    pub(super) const fn turns_moon(self) -> bool {
        self.0 >> Code::MOON & 1 != 0
    }

    /// The seat that gets the lead card (0) or the other (1); none if it goes to the pool.
    #[inline]
    pub(super) const fn goes(self, at: usize) -> Option<usize> {
        match self.0 >> (if at == 0 { Code::LEAD_TO } else { Code::FOLLOW_TO }) & 3 {
            Code::POOL => None,
            seat => Some((seat & 1) as usize),
        }
    }
}
