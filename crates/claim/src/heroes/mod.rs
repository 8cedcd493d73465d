//! The six heroes (section 10), one file each. A hero has a value and no faction; its power works only while the card
//! is itself, not turned by an artifact.

use std::{fmt, str::FromStr};

use game::{Answers, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    card::{Card, CardSet, FIRST_HERO},
    state::State,
};

macro_rules! heroes {
    ($($hero:ident in $module:ident, $code:literal,)*) => {
        $(mod $module;)*

        /// A hero.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Hero {
            $(
                #[doc = concat!("The ", stringify!($hero), ".")]
                $hero,
            )*
        }

        impl Hero {
            /// All of them.
            pub const ALL: [Hero; [$($code),*].len()] = [$(Hero::$hero),*];

            /// The card's code in notation.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Hero::$hero => $code,)*
                }
            }
        }

        macro_rules! with_hero {
            ($which:expr, $power:ident => $call:expr) => {
                match $which {
                    $($crate::heroes::Hero::$hero => {
                        #[allow(unused_imports)]
                        use $crate::heroes::HeroPower as _;
                        type $power = $crate::heroes::powers::$hero;
                        $call
                    })*
                }
            };
        }
        pub(crate) use with_hero;

        pub(crate) mod powers {
            $(pub(crate) use super::$module::$hero;)*
        }
    };
}

heroes! {
    LichKing in lich_king, "LichKing",
    Skeleton in skeleton, "Skeleton",
    Warlock in warlock, "Warlock",
    Cthulhu in cthulhu, "Cthulhu",
    Mummy in mummy, "Mummy",
    GelatinousCube in gelatinous_cube, "Cube",
}

impl Hero {
    /// The hero's card.
    pub const fn card(self) -> Card {
        match Card::new(FIRST_HERO + self as u8) {
            Some(card) => card,
            None => unreachable!(),
        }
    }

    /// The hero on a card, if it is one.
    #[inline]
    pub const fn of(card: Card) -> Option<Hero> {
        if card.place() < FIRST_HERO { None } else { Some(Hero::ALL[(card.place() - FIRST_HERO) as usize % 6]) }
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Hero {
    type Err = UnknownHero;

    fn from_str(text: &str) -> Result<Hero, UnknownHero> {
        let matches = |h: &Hero| h.code().eq_ignore_ascii_case(text);
        Hero::ALL.into_iter().find(matches).ok_or_else(|| UnknownHero(text.into()))
    }
}

/// No hero has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no hero {0:?}")]
pub struct UnknownHero(pub String);

/// The power of a hero. Every method's default is to have none.
#[allow(unused_variables)]
pub(crate) trait HeroPower {
    /// What a card that follows this hero loses.
    fn weakens() -> i8 {
        0
    }
    /// Does it win by following a card of this printed value?
    fn wins_over(lead: u8) -> bool {
        false
    }
    /// The trick was won with it.
    fn won_with(state: &mut State) {}
    /// It was played in the trick that is nearly over.
    fn after_trick(state: &mut State) {}
    /// Played second, does it hold the trick's cards back for the next winner?
    fn makes_a_pot() -> bool {
        false
    }
    /// The legal answers to the question this power asked.
    fn answers(state: &State) -> Answers {
        Answers::NONE
    }
    /// An answer to the question this power asked.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {}
    /// The set chance draws from, if this power asked chance.
    fn draws_from(state: &State) -> CardSet {
        CardSet::EMPTY
    }
}
