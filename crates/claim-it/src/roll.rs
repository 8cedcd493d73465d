//! What three dice can show, and where that lets a marker go.

use std::{fmt, str::FromStr};

use crate::{
    MAX_SIZE, Space, Spaces, Squatter,
    text::{TextError, digit},
};

/// What the three dice show; their order does not matter (2.1). Written `2-3-5`, ascending.
///
/// Rolls are numbered by their highest die first, so the rolls of smaller dice are a prefix of all rolls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll(u8);

/// One way to set a die aside: the spaces the other two lead to.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) third: Squatter,
    pub(crate) spaces: Spaces,
}

impl Roll {
    /// How many rolls there are with six-sided dice.
    pub const COUNT: u8 = Roll::count(MAX_SIZE);

    /// The number of rolls with dice of this number of sides, at most six.
    #[inline]
    pub const fn count(sides: u8) -> u8 {
        let sides = if sides < MAX_SIZE { sides as u32 } else { MAX_SIZE as u32 };
        (sides * (sides + 1) * (sides + 2) / 6) as u8
    }

    /// The roll of three dice, in any order.
    pub const fn new(dice: [u8; 3]) -> Option<Roll> {
        let [a, b, c] = dice;
        if a < 1 || b < 1 || c < 1 || a > MAX_SIZE || b > MAX_SIZE || c > MAX_SIZE {
            return None;
        }
        Some(ROLLS[(a - 1) as usize][(b - 1) as usize][(c - 1) as usize])
    }

    /// One of the `sides`³ equally likely throws of three dice that can be told apart.
    #[inline]
    pub(crate) fn from_throw(throw: u32, sides: u8) -> Roll {
        let throws = THROWS.get(usize::from(sides));
        throws.and_then(|throws| throws.get(throw as usize)).copied().unwrap_or(Roll(0))
    }

    /// The dice, ascending.
    #[inline]
    pub const fn dice(self) -> [u8; 3] {
        DICE[self.0 as usize]
    }

    /// In how many of the throws of three dice that can be told apart it comes up.
    #[inline]
    pub const fn weight(self) -> u32 {
        let [a, b, c] = self.dice();
        match (a == b, b == c) {
            (true, true) => 1,
            (true, false) | (false, true) => 3,
            (false, false) => 6,
        }
    }

    /// The squatter that the third die names when the other two are used for this space (2.1).
    ///
    /// The space alone decides it: taking the column's and the row's die away leaves the same number in whichever way
    /// equal dice are told apart. It is none if two of the dice do not lead there.
    #[inline]
    pub fn squatter_for(self, space: Space) -> Option<Squatter> {
        if self.spaces().has(space) { Squatter::new(SUMS[self.0 as usize] - space.column_and_row()) } else { None }
    }

    /// The spaces two of the dice lead to: one is the column, one the row (2.1).
    #[inline]
    pub fn spaces(self) -> Spaces {
        SPACES[self.0 as usize]
    }

    #[inline]
    pub(crate) fn ways(self) -> &'static [Way; 3] {
        &WAYS[self.0 as usize]
    }

    /// The stable number, below [`Roll::COUNT`].
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The roll with that number.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Roll> {
        if number < Roll::COUNT { Some(Roll(number)) } else { None }
    }

    /// Every roll of dice with this number of sides, in the order of their numbers.
    pub fn all(sides: u8) -> impl Iterator<Item = Roll> {
        (0..Roll::count(sides)).map(Roll)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.dice();
        write!(f, "{a}-{b}-{c}")
    }
}

impl FromStr for Roll {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Roll, TextError> {
        let roll = match *text.as_bytes() {
            [a, b'-', b, b'-', c] => [a, b, c].map(|byte| digit(byte).unwrap_or(0)),
            _ => [0; 3],
        };
        Roll::new(roll).ok_or_else(|| TextError::new(text, "a roll such as `2-3-5`"))
    }
}

static DICE: [[u8; 3]; Roll::COUNT as usize] = {
    let mut table = [[0; 3]; Roll::COUNT as usize];
    let mut number = 0;
    let mut dice = [1, 1, 1];
    while number < Roll::COUNT as usize {
        table[number] = dice;
        dice = match dice {
            [a, b, c] if a < b => [a + 1, b, c],
            [_, b, c] if b < c => [1, b + 1, c],
            [_, _, c] => [1, 1, c + 1],
        };
        number += 1;
    }
    table
};

/// What the dice of each roll add up to.
static SUMS: [u8; Roll::COUNT as usize] = {
    let mut table = [0; Roll::COUNT as usize];
    let mut number = 0;
    while number < Roll::COUNT as usize {
        let [a, b, c] = DICE[number];
        table[number] = a + b + c;
        number += 1;
    }
    table
};

static ROLLS: [[[Roll; 6]; 6]; 6] = {
    let mut table = [[[Roll(0); 6]; 6]; 6];
    let mut number = 0;
    while number < Roll::COUNT {
        let [a, b, c] = DICE[number as usize];
        let (a, b, c) = (a as usize - 1, b as usize - 1, c as usize - 1);
        let roll = Roll(number);
        table[a][b][c] = roll;
        table[a][c][b] = roll;
        table[b][a][c] = roll;
        table[b][c][a] = roll;
        table[c][a][b] = roll;
        table[c][b][a] = roll;
        number += 1;
    }
    table
};

/// The roll that each throw of three dice comes to, for each number of sides.
static THROWS: [[Roll; 216]; MAX_SIZE as usize + 1] = {
    let mut table = [[Roll(0); 216]; MAX_SIZE as usize + 1];
    let mut sides = 1;
    while sides < table.len() {
        let mut throw = 0;
        while throw < sides * sides * sides {
            table[sides][throw] = ROLLS[throw % sides][throw / sides % sides][throw / (sides * sides)];
            throw += 1;
        }
        sides += 1;
    }
    table
};

static SPACES: [Spaces; Roll::COUNT as usize] = {
    let mut table = [Spaces::NONE; Roll::COUNT as usize];
    let mut number = 0;
    while number < Roll::COUNT as usize {
        let [a, b, c] = &WAYS[number];
        table[number] = a.spaces.or(b.spaces).or(c.spaces);
        number += 1;
    }
    table
};

static WAYS: [[Way; 3]; Roll::COUNT as usize] = {
    const fn way(a: u8, b: u8, third: u8) -> Way {
        let (Some(one), Some(other), Some(third)) = (Space::new(a, b), Space::new(b, a), Squatter::new(third)) else {
            panic!("a die shows more than the largest die has");
        };
        Way { third, spaces: Spaces::only(one).or(Spaces::only(other)) }
    }
    let mut table = [[way(1, 1, 1); 3]; Roll::COUNT as usize];
    let mut number = 0;
    while number < Roll::COUNT as usize {
        let [a, b, c] = DICE[number];
        table[number] = [way(b, c, a), way(a, c, b), way(a, b, c)];
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_roll_has_its_own_number_and_text() {
        let rolls: Vec<Roll> = Roll::all(6).collect();
        assert_eq!(rolls.len(), 56);
        for (number, &roll) in rolls.iter().enumerate() {
            let [a, b, c] = roll.dice();
            assert_eq!(usize::from(roll.number()), number);
            assert!(a <= b && b <= c);
            assert_eq!(roll.to_string().parse(), Ok(roll));
            assert_eq!(Roll::new([c, a, b]), Some(roll));
        }
        for text in ["", "1-2", "0-1-2", "1-2-7", "1,2,3", "1-2-3-", "+-1-2"] {
            assert!(text.parse::<Roll>().is_err(), "{text}");
        }
    }

    /// 1.1: the numbers are part of the format of records and may not change.
    #[test]
    fn the_numbers_of_rolls_stay_what_they_are() {
        let numbers = ["1-1-1", "1-1-2", "1-2-2", "2-2-2", "1-1-3", "3-3-3", "1-1-4", "2-3-5", "6-6-6"];
        assert_eq!(numbers.map(|text| text.parse::<Roll>().unwrap().number()), [0, 1, 2, 3, 4, 9, 10, 24, 55]);
    }

    /// 1.1
    #[test]
    fn the_odds_of_a_roll_are_those_of_three_fair_dice() {
        for sides in 1..=6u8 {
            let throws = u32::from(sides).pow(3);
            let mut seen = BTreeMap::<Roll, u32>::new();
            for throw in 0..throws {
                *seen.entry(Roll::from_throw(throw, sides)).or_default() += 1;
            }
            let expected = Roll::all(sides).map(|roll| (roll, roll.weight())).collect();
            assert_eq!(seen, expected);
            assert_eq!(seen.values().sum::<u32>(), throws);
        }
    }

    /// 2.1: dice are told apart in all six ways, and a space is always left with the same third die.
    #[test]
    fn a_space_settles_which_die_is_left_even_when_dice_are_equal() {
        for roll in Roll::all(6) {
            let [a, b, c] = roll.dice();
            let mut left = BTreeMap::new();
            for (column, row, third) in [(a, b, c), (b, a, c), (a, c, b), (c, a, b), (b, c, a), (c, b, a)] {
                let space = Space::new(column, row).unwrap();
                assert_eq!(*left.entry(space).or_insert(third), third, "{roll} on {space}");
            }
            for space in Spaces::ALL.iter() {
                assert_eq!(roll.squatter_for(space).map(Squatter::number), left.get(&space).copied());
                assert_eq!(roll.spaces().has(space), left.contains_key(&space));
            }
        }
    }

    /// 2.1
    #[test]
    fn equal_dice_give_fewer_placements() {
        let spaces =
            |text: &str| text.parse::<Roll>().unwrap().spaces().iter().map(|s| s.to_string()).collect::<Vec<_>>();
        assert_eq!(spaces("4-4-4"), ["4,4"]);
        assert_eq!(spaces("2-2-3"), ["2,2", "2,3", "3,2"]);
        assert_eq!(spaces("2-3-5").len(), 6);
    }
}
