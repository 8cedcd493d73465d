//! What two cards come to, as the search looks it up.

use claim::{Duel, Fate};

/// A duel in eight bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Code(u8);

/// Where a card of a trick goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Goes {
    With(usize),
    Pool,
    Bear,
}

impl Code {
    const LEADS: u8 = 1;
    const MOON: u8 = 2;
    const LEAD_TO: u8 = 3;
    const FOLLOW_TO: u8 = 5;
    const POTION: u8 = 7;
    /// In place of a seat.
    const POOL: u8 = 2;
    const BEAR: u8 = 3;

    pub(super) fn new(duel: &Duel) -> Code {
        let to = |fate| match fate {
            Fate::With(seat) => seat.0 & 1,
            Fate::Pool => Code::POOL,
            Fate::Bear => Code::BEAR,
        };
        let seats = duel.winner.0 & 1 | (duel.leads.0 & 1) << Code::LEADS;
        let cards = to(duel.goes[0]) << Code::LEAD_TO | to(duel.goes[1]) << Code::FOLLOW_TO;
        let turns = u8::from(duel.turns_moon) << Code::MOON | u8::from(duel.takes_potion) << Code::POTION;
        Code(seats | cards | turns)
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

    #[inline]
    pub(super) const fn takes_potion(self) -> bool {
        self.0 >> Code::POTION & 1 != 0
    }

    /// Where the lead card (0) or the other (1) goes.
    #[inline]
    pub(super) const fn goes(self, at: usize) -> Goes {
        match self.0 >> (if at == 0 { Code::LEAD_TO } else { Code::FOLLOW_TO }) & 3 {
            Code::POOL => Goes::Pool,
            Code::BEAR => Goes::Bear,
            seat => Goes::With((seat & 1) as usize),
        }
    }
}
