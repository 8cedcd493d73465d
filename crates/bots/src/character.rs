//! Who a bot is at a table: every level has its own characters, each with a name and a face.
//!
//! A character is not written anywhere: records and messages name the level, and whoever shows a game finds the same
//! characters again. Faces are in `crates/drawings`.

use std::fmt;

use game::{MAX_SEATS, Seat};

use crate::Level;

macro_rules! characters {
    ($($level:ident: $($character:ident)*;)*) => {
        /// A character that a bot plays as. Names are the same in every language.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Character {
            $($($character,)*)*
        }

        impl Character {
            /// All of them, by level.
            pub const ALL: [Character; [$($(Character::$character),*),*].len()] = [$($(Character::$character),*),*];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Character::$character => stringify!($character),)*)*
                }
            }

            /// How well it plays.
            pub const fn level(self) -> Level {
                match self {
                    $($(Character::$character)|* => Level::$level,)*
                }
            }

            /// The characters of a level: one for every seat there can be.
            const fn of(level: Level) -> [Character; MAX_SEATS] {
                match level {
                    $(Level::$level => [$(Character::$character),*],)*
                }
            }
        }
    };
}

characters! {
    Random: Finn Lulu Nico Tessa Milo;
    Greedy: Bruno Rosa Jonas Wanda Emil;
    Search: Vera Hugo Selma Dario Kira;
    Expert: Otto Xenia Cyrus Adela Ivo;
}

impl Character {
    /// Who a bot of this level is at this seat. The number stands for the table, such as the seed of its deal: at one
    /// table no two bots are the same character.
    pub const fn at(level: Level, seat: Seat, table: u64) -> Character {
        Character::of(level)[((table % MAX_SEATS as u64) as usize + seat.0 as usize) % MAX_SEATS]
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_bots_at_a_table_are_the_same_character() {
        for table in [0, 1, 2, 3, 4, 12_345, u64::MAX] {
            for level in Level::ALL {
                let mut seated: Vec<Character> =
                    (0..MAX_SEATS as u8).map(|seat| Character::at(level, Seat(seat), table)).collect();
                assert!(seated.iter().all(|character| character.level() == level));
                seated.sort_unstable();
                seated.dedup();
                assert_eq!(seated.len(), MAX_SEATS);
            }
        }
    }

    #[test]
    fn every_character_sits_at_some_table() {
        for character in Character::ALL {
            let at = |table| Character::at(character.level(), Seat(1), table);
            assert!((0..MAX_SEATS as u64).any(|table| at(table) == character), "{character}");
        }
    }

    /// Where there is no room for more, a letter tells them apart.
    #[test]
    fn every_name_begins_with_another_letter() {
        for (i, a) in Character::ALL.iter().enumerate() {
            for b in &Character::ALL[i + 1..] {
                assert_ne!(a.name()[..1], b.name()[..1], "{a} and {b}");
            }
        }
    }
}
