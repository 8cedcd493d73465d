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
    /// Cards that were discarded from a display (8.7).
    pub(super) crushed: Cards,
    /// The weight of what each seat has of each faction.
    pub(super) has: [Lanes; 2],
    /// Who leads.
    pub(super) leader: usize,
    pub(super) full_moon: bool,
}

impl Position {
    /// What a seat has collected of the cards on the board.
    #[inline]
    pub(super) const fn collected(&self, seat: usize) -> Cards {
        if seat == 0 { self.won } else { !(self.left | self.pool | self.crushed | self.won) }
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
