//! The heroes (section 10), one file each. A hero has a value and no faction; its power works only while the card
//! is itself, not turned by an artifact.

mod cthulhu;
mod gelatinous_cube;
mod lich_king;
mod mummy;
mod skeleton;
mod warlock;

use std::{fmt, str::FromStr};

use game::{Answers, Sink};

use crate::{
    action::Action,
    card::{Card, CardSet, FIRST_HERO},
    foresight::Doubt,
    state::State,
};

macro_rules! heroes {
    ($($hero:ident in $module:ident, $code:literal, $rule:literal,)*) => {
        /// A hero.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

            /// The number of the rule on its power.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Hero::$hero => $rule,)*
                }
            }

            /// The name in English, in one word: `LichKing`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Hero::$hero => stringify!($hero),)*
                }
            }

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
    LichKing in lich_king, "LichKing", "10.3",
    Skeleton in skeleton, "Skeleton", "10.4",
    Warlock in warlock, "Warlock", "10.5",
    Cthulhu in cthulhu, "Cthulhu", "10.7",
    Mummy in mummy, "Mummy", "10.6",
    GelatinousCube in gelatinous_cube, "Cube", "10.8",
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
    /// The question this power asks, in words, if it asks one.
    const ASKS: &'static str = "";
    /// Does it do more in a trick than decide it?
    const ACTS: bool = false;
    /// What its power in phase two leaves to others than the player whose turn it is.
    const DOUBT: Option<Doubt> = None;

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

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Vikings Griffins | heroes";

    #[test]
    fn on_a_hero_led_anything_may_be_played_and_the_highest_wins() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn9 Go4 | discard:");
        at(&line).play("Skeleton").ruled("10.1", "answers: Kn9 Go4").play("Kn9").ruled("7.4.3", "winner b");
        at(&line).play("Skeleton Go4").ruled("7.4.3", "winner a | a.score: Skeleton Go4");
    }

    #[test]
    fn of_equals_on_a_hero_led_the_first_wins() {
        at(&format!("{DECK} | a: Skeleton Go1 | b: Kn5 Go4")).play("Skeleton Kn5").ruled("7.4.3", "winner a");
    }

    #[test]
    fn a_hero_played_second_loses_however_high() {
        at(&format!("{DECK} | a: Kn2 Go1 | b: Cthulhu Go4 Go5")).play("Kn2 Cthulhu").ruled("10.1", "winner a");
    }

    #[test]
    fn a_hero_does_not_follow() {
        let line = format!("{DECK} | a: Kn2 Go1 | b: Kn3 Cthulhu");
        let mut game = at(&line);
        game.play("Kn2").ruled("10.1", "answers: Kn3");
        assert_eq!(game.refuses("Cthulhu"), "5.2");
    }

    #[test]
    fn knights_have_no_power_over_a_hero_led() {
        at(&format!("{DECK} | a: Cthulhu Go1 Go2 | b: Kn8 Go4 Go5")).play("Cthulhu Kn8").ruled("7.4.3", "winner a");
    }

    #[test]
    fn a_hero_in_the_score_pile_counts_for_no_vote() {
        let line = format!("{DECK} | a: LichKing | b: Skeleton");
        at(&line).play("LichKing Skeleton").ruled(
            "10.2",
            "a.score: LichKing Skeleton | vote Knights: - | vote Goblins: - | vote Dwarves: - | vote Vikings: - | vote Griffins: -",
        );
    }

    #[test]
    fn a_hero_is_strengthened_by_a_griffin_of_its_value() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn9 Go4 | a.display: Gr5");
        at(&line).play("Skeleton Kn9").ruled("8.10", "winner a");
    }

    #[test]
    fn a_viking_may_share_its_value_with_a_hero() {
        let line = format!("{DECK} | a: LichKing | b: Skeleton | a.score: Vi8 | b.score: Vi9");
        at(&line).play("LichKing Skeleton").ruled("8.17", "vote Vikings: a");
    }

    #[test]
    fn a_warlock_beats_a_hero_led_before_their_values_are_compared() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Warlock Go4");
        at(&line).play("Skeleton Warlock").ruled("7.4.2 comes before 7.4.3", "winner b");
    }

    #[test]
    fn the_heroes_values_are_a_matter_of_the_set_up() {
        let line = format!("{DECK} | values: 8 9 4 9 6 3 | a: Skeleton Go1 | b: Kn8 Go4");
        at(&line).play("Skeleton Kn8").ruled("2.5", "winner a");
    }

    #[test]
    fn the_sword_helps_a_hero_like_any_other_card() {
        let line = format!("{DECK} | artifacts | a: Skeleton Go1 | b: Kn7 Go4 | a.artifacts: Sword");
        at(&line).play("Sword Skeleton Kn7").ruled("9.2", "winner a");
    }
}
