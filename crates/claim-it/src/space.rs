//! The spaces of the board, one by one and as sets.

use std::{
    fmt,
    num::NonZeroU8,
    ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign},
    str::FromStr,
};

use crate::text::{TextError, digit};

/// The longest side a board can have: that of the board in the box (1.1).
pub const MAX_SIZE: u8 = 6;

/// A space of the board, written column, row: `5,2` (1.1).
///
/// Its number is the same on every board, so that answers mean the same on all of them. It is kept with the highest bit
/// set, so that `Option<Space>` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(NonZeroU8);

impl Space {
    /// How many spaces there are on the largest board.
    pub const COUNT: u8 = MAX_SIZE * MAX_SIZE;

    /// The space where a column and a row meet, both counted from 1.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Space> {
        if 1 <= column && column <= MAX_SIZE && 1 <= row && row <= MAX_SIZE {
            Some(Space::at((column - 1) * MAX_SIZE + row - 1))
        } else {
            None
        }
    }

    /// The space with a number that is known to be below [`Space::COUNT`].
    #[inline]
    const fn at(number: u8) -> Space {
        match NonZeroU8::new(number | 0x80) {
            Some(number) => Space(number),
            None => Space(NonZeroU8::MAX),
        }
    }

    /// The column, from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.number() / MAX_SIZE + 1
    }

    /// The row, from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.number() % MAX_SIZE + 1
    }

    /// What column and row add up to.
    #[inline]
    pub(crate) const fn column_and_row(self) -> u8 {
        COLUMNS_AND_ROWS[self.number() as usize]
    }

    /// The stable number, below [`Space::COUNT`].
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get() & 63
    }

    /// The space with that number.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Space> {
        if number < Space::COUNT { Some(Space::at(number)) } else { None }
    }
}

/// Looking it up takes fewer instructions than dividing; as many places as bits, so that no check is needed.
static COLUMNS_AND_ROWS: [u8; 64] = {
    let mut table = [0; 64];
    let mut number = 0;
    while number < Space::COUNT {
        table[number as usize] = Space::at(number).column() + Space::at(number).row();
        number += 1;
    }
    table
};

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Space({})", self.number())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Space {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Space, TextError> {
        let space = match *text.as_bytes() {
            [column, b',', row] => digit(column).zip(digit(row)).and_then(|(column, row)| Space::new(column, row)),
            _ => None,
        };
        space.ok_or_else(|| TextError::new(text, "a space such as `5,2`"))
    }
}

/// A set of spaces: one bit each, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Spaces(u64);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);
    /// Every space of the largest board.
    pub const ALL: Spaces = Spaces((1 << Space::COUNT) - 1);

    /// One space alone.
    #[inline]
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.number())
    }

    /// The set whose bits are these; bits beyond the largest board are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> Spaces {
        Spaces(bits & Spaces::ALL.0)
    }

    /// One bit for each space, by its number.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Both sets together, for constants (`|` elsewhere).
    #[inline]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// Is the space in the set?
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space.number() & 1 != 0
    }

    /// How many spaces there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is it the empty set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are all of these among those?
    #[inline]
    pub const fn within(self, those: Spaces) -> bool {
        self.0 & !those.0 == 0
    }

    /// Do the sets share a space?
    #[inline]
    pub const fn meets(self, other: Spaces) -> bool {
        self.0 & other.0 != 0
    }

    /// The spaces, column by column.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = Space::from_number(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(space)
        })
    }

    /// The spaces that share an edge, not only a corner, with one of these (3.2).
    #[inline]
    pub const fn neighbours(self) -> Spaces {
        let Spaces(s) = self;
        // Stepping off the top or bottom of a column would land in the next one.
        let beside = s << MAX_SIZE | s >> MAX_SIZE;
        let above = (s & !Spaces::row(MAX_SIZE).0) << 1;
        let below = (s & !Spaces::row(1).0) >> 1;
        Spaces((beside | above | below) & Spaces::ALL.0)
    }

    /// The largest group: connected by edges, not corners (3.2). Of several that are equal, the one that comes first.
    pub fn largest_group(self) -> Spaces {
        let mut left = self;
        let mut largest = Spaces::NONE;
        while left.len() > largest.len() {
            let mut group = Spaces(left.0 & left.0.wrapping_neg());
            loop {
                let grown = (group | group.neighbours()) & left;
                if grown == group {
                    break;
                }
                group = grown;
            }
            if group.len() > largest.len() {
                largest = group;
            }
            left -= group;
        }
        largest
    }

    /// A square of `size` columns and rows.
    pub(crate) const fn square(size: u8) -> Spaces {
        let mut square = Spaces::NONE;
        let mut number = 0;
        while number < Space::COUNT {
            let space = Space::at(number);
            if space.column() <= size && space.row() <= size {
                square = square.or(Spaces::only(space));
            }
            number += 1;
        }
        square
    }

    const fn row(row: u8) -> Spaces {
        let mut spaces = Spaces::NONE;
        let mut number = row - 1;
        while number < Space::COUNT {
            spaces = spaces.or(Spaces(1 << number));
            number += MAX_SIZE;
        }
        spaces
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        self.or(other)
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Spaces) {
        *self = *self | other;
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

/// The spaces of the first set that are not in the second.
impl Sub for Spaces {
    type Output = Spaces;
    #[inline]
    fn sub(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
}

impl SubAssign for Spaces {
    #[inline]
    fn sub_assign(&mut self, other: Spaces) {
        *self = *self - other;
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, |set, space| set | Spaces::only(space))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| format!("{space}"))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaces(text: &str) -> Spaces {
        text.split_whitespace().map(|space| space.parse::<Space>().unwrap()).collect()
    }

    /// 1.1
    #[test]
    fn the_space_5_2_is_column_5_row_2() {
        let space: Space = "5,2".parse().unwrap();
        assert_eq!((space.column(), space.row()), (5, 2));
        assert_ne!(space, "2,5".parse().unwrap());
    }

    #[test]
    fn every_space_has_its_own_number_and_text() {
        assert_eq!(Spaces::ALL.iter().count(), 36);
        for (number, space) in Spaces::ALL.iter().enumerate() {
            assert_eq!(usize::from(space.number()), number);
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["", "5", "5,", "0,1", "1,7", "+5,2", "5,2 ", "5;2", "ö,2"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }

    /// 3.2
    #[test]
    fn corners_do_not_connect_a_group() {
        assert_eq!(spaces("1,1 2,2 3,3").largest_group().len(), 1);
        assert_eq!(spaces("1,1 1,2 2,2 3,3").largest_group(), spaces("1,1 1,2 2,2"));
    }

    /// 3.2
    #[test]
    fn a_group_does_not_run_on_from_the_top_of_a_column_to_the_foot_of_the_next() {
        assert_eq!(spaces("1,6 2,1").largest_group().len(), 1);
        assert_eq!(spaces("1,1").neighbours(), spaces("1,2 2,1"));
        assert_eq!(spaces("6,6").neighbours(), spaces("6,5 5,6"));
        assert_eq!(spaces("3,4").neighbours(), spaces("3,3 3,5 2,4 4,4"));
    }

    /// 3.2
    #[test]
    fn the_largest_of_several_groups_counts() {
        assert_eq!(spaces("1,1 1,2 4,4 5,4 6,4 6,5").largest_group(), spaces("4,4 5,4 6,4 6,5"));
        assert_eq!(Spaces::NONE.largest_group(), Spaces::NONE);
        assert_eq!(Spaces::ALL.largest_group(), Spaces::ALL);
    }
}
