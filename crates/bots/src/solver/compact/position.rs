//! A position before a lead, as little of it as can still matter.

use super::lanes::Lanes;

/// A set of the cards that were in play at the root, by their place in the board's order.
pub(super) type Cards = u32;

/// A position before a lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The cards in both hands. Hands never exchange cards, so the board knows whose they are.
    pub(super) left: Cards,
    /// Cards played since the root that seat 0 has won.
    pub(super) won: Cards,
    /// The common pool (8.15).
    pub(super) pool: Cards,
    /// Cards that count for no faction's vote any more: crushed (8.7), Bears (8.19), or under a Vampire (8.21).
    pub(super) lost: Cards,
    /// The weight of what each seat has of each faction for certain.
    pub(super) has: [Lanes; 2],
    /// Who leads.
    pub(super) leader: usize,
    pub(super) full_moon: bool,
    /// Does a seat have a Bear (8.19)?
    pub(super) bears: [bool; 2],
    /// What a seat has laid on the card that it plays next.
    pub(super) laid: [Laid; 2],
    /// The places in the stack of the potions that each seat holds, and how many were taken from it.
    pub(super) potions: [u16; 2],
    pub(super) taken: u8,
    /// The sum that each seat has gathered with an open Vampire (8.21), plus one; 0 without one.
    pub(super) gathered: [u8; 2],
}

/// What lies on a card to change its strength (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Laid {
    pub(super) adds: i8,
    pub(super) doubles: bool,
}

impl Position {
    /// What a seat has collected of the cards on the board.
    #[inline]
    pub(super) const fn collected(&self, seat: usize) -> Cards {
        if seat == 0 { self.won } else { !(self.left | self.pool | self.lost | self.won) }
    }
}

/// The places of a set, ascending.
pub(super) fn places(set: Cards) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (place < 32).then_some(place)
    })
}
