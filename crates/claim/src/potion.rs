//! The potions (2.3, 9.1).

use std::fmt;

use serde::{Deserialize, Serialize};

/// A potion, as it is written on the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Potion {
    Plus6,
    Plus5,
    Plus4,
    Plus3,
    Plus2,
    Plus1,
    Minus2,
    Minus3,
    Minus5,
    Double,
}

impl Potion {
    /// All ten, one of each.
    pub const ALL: [Potion; 10] = [
        Potion::Plus6,
        Potion::Plus5,
        Potion::Plus4,
        Potion::Plus3,
        Potion::Plus2,
        Potion::Plus1,
        Potion::Minus2,
        Potion::Minus3,
        Potion::Minus5,
        Potion::Double,
    ];

    /// What it adds to a card; nothing, if it doubles.
    pub const fn adds(self) -> i8 {
        [6, 5, 4, 3, 2, 1, -2, -3, -5, 0][self as usize]
    }

    /// Does it double the printed value (7.1)?
    pub const fn doubles(self) -> bool {
        matches!(self, Potion::Double)
    }
}

impl fmt::Display for Potion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.doubles() { f.write_str("x2") } else { write!(f, "{:+}", self.adds()) }
    }
}

/// The stack of potions and who holds which, by their place in the stack: nobody knows more than that (9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Potions {
    /// The stack as it was shuffled, top first; none of them without potions in the game.
    pub(crate) stack: [Option<Potion>; Potion::ALL.len()],
    /// How many were taken off the top.
    pub(crate) taken: u8,
    /// The places of those each seat holds face down.
    pub(crate) held: [u16; 2],
}

impl Potions {
    /// Takes the top one, unseen; says whether there was one.
    pub(crate) fn take(&mut self, seat: usize) -> bool {
        let there = self.stack.get(usize::from(self.taken)).is_some_and(Option::is_some);
        if there {
            self.held[seat] |= 1 << self.taken;
            self.taken += 1;
        }
        there
    }

    /// How many a seat holds.
    pub(crate) fn count(&self, seat: usize) -> u8 {
        self.held.get(seat).map_or(0, |held| held.count_ones() as u8)
    }

    /// Reveals a seat's oldest one.
    pub(crate) fn reveal(&mut self, seat: usize) -> Option<Potion> {
        let oldest = self.held[seat].trailing_zeros() as usize;
        let potion = (*self.stack.get(oldest)?)?;
        self.held[seat] &= self.held[seat] - 1;
        Some(potion)
    }

    /// Has this place of the stack been revealed?
    pub(crate) fn revealed(&self, place: usize) -> bool {
        place < usize::from(self.taken) && (self.held[0] | self.held[1]) >> place & 1 == 0
    }
}
