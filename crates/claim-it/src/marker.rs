//! The markers, and what lies on a space (1.2, 1.3).

use std::fmt;

use game::Seat;

use crate::MAX_SIZE;

/// A squatter marker: white, numbered, one of each number (1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(into = "u8", try_from = "u8"))]
pub enum Squatter {
    /// Number 1.
    One = 1,
    /// Number 2.
    Two,
    /// Number 3.
    Three,
    /// Number 4.
    Four,
    /// Number 5.
    Five,
    /// Number 6.
    Six,
}

impl Squatter {
    /// The squatter with that number, from 1.
    #[inline]
    pub const fn new(number: u8) -> Option<Squatter> {
        match number {
            1 => Some(Squatter::One),
            2 => Some(Squatter::Two),
            3 => Some(Squatter::Three),
            4 => Some(Squatter::Four),
            5 => Some(Squatter::Five),
            MAX_SIZE => Some(Squatter::Six),
            _ => None,
        }
    }

    /// The number on it, which the third die must show (2.2).
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place among all squatters, from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }

    /// All squatters, in order of their numbers.
    pub fn all() -> impl Iterator<Item = Squatter> {
        (1..=MAX_SIZE).filter_map(Squatter::new)
    }
}

impl From<Squatter> for u8 {
    fn from(squatter: Squatter) -> u8 {
        squatter.number()
    }
}

impl TryFrom<u8> for Squatter {
    type Error = UnknownSquatter;

    fn try_from(number: u8) -> Result<Squatter, UnknownSquatter> {
        Squatter::new(number).ok_or(UnknownSquatter(number))
    }
}

/// No squatter has this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no squatter has the number {0}")]
pub struct UnknownSquatter(pub u8);

impl fmt::Display for Squatter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "squatter {}", self.number())
    }
}

/// Whose a space is: that changes only at a stop (1.3, 2.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Nobody's.
    Empty,
    /// A player's marker alone: opponents may take it.
    Held(Seat),
    /// A player's marker on a claim marker: theirs for good.
    Secured(Seat),
}

/// All that lies on a space, from the bottom up (1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contents {
    /// Whose it is.
    pub standing: Standing,
    /// The squatter placed on it this turn.
    pub squatter: Option<Squatter>,
    /// Does a claim marker placed this turn lie on top?
    pub claim_marker: bool,
}
