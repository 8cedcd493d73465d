//! How well a bot plays, in words a player understands.
//!
//! A new level is an entry of the table below; its words for players are in `crates/words/locales` (`level-NAME`,
//! `level-claim-NAME`, `level-claim-it-NAME`), and `docs/bots.md` describes it. Everything else lists [`Level::ALL`].

use std::{fmt, str::FromStr};

use game::Game;
use serde::{Deserialize, Serialize};

use crate::{Bot, Effort, Random, claim, claim_it};

macro_rules! levels {
    ($effort:ident: $($level:ident, $name:literal, $summary:literal, claim: $claim:expr, claim_it: $claim_it:expr;)*) => {
        /// A level of play; each is meant to beat those before it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum Level {
            $(
                #[doc = concat!("A bot that ", $summary, ".")]
                #[serde(rename = $name)]
                $level,
            )*
        }

        impl Level {
            /// All of them, from the weakest to the strongest.
            pub const ALL: [Level; [$($name),*].len()] = [$(Level::$level),*];

            /// The name, in English and on a command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Level::$level => $name,)*
                }
            }

            /// What a bot of that level does, in a few words of English that continue "it ...".
            pub const fn summary(self) -> &'static str {
                match self {
                    $(Level::$level => $summary,)*
                }
            }
        }

        impl Levelled for ::claim::State {
            fn bot(level: Level, $effort: Effort) -> Box<dyn Bot<Self>> {
                // Bots of Claim are told their limits with every question.
                let _ = $effort;
                match level {
                    $(Level::$level => Box::new($claim),)*
                }
            }
        }

        impl Levelled for ::claim_it::State {
            fn bot(level: Level, $effort: Effort) -> Box<dyn Bot<Self>> {
                match level {
                    $(Level::$level => Box::new($claim_it),)*
                }
            }
        }
    };
}

// From the weakest to the strongest: the level, its name, what it does, and how a bot of it is made for each game.
levels! { effort:
    Random, "random", "gives any legal answer",
        claim: Random,
        claim_it: Random;
    Greedy, "greedy", "plays by rules of thumb, at once",
        claim: claim::Greedy::default(),
        claim_it: claim_it::Greedy;
    Search, "search", "thinks ahead",
        claim: claim::Search::default(),
        claim_it: claim_it::Search::within(effort);
    Expert, "expert", "thinks ahead with experience, and in Claim plays the end exactly where it can",
        claim: claim::Expert::default(),
        claim_it: claim_it::Expert::within(effort);
}

/// A game that is played at all levels.
pub trait Levelled: Game {
    /// A player of that level that has seen nothing yet, for whoever will ask it within these limits.
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<Self>>;
}

impl Level {
    /// The names of all levels, with commas between them.
    pub fn names() -> String {
        Level::ALL.map(Level::name).join(", ")
    }

    /// Does it think for as long as it may? The others answer at once, whatever their limits.
    pub const fn takes_limits(self) -> bool {
        matches!(self, Level::Search | Level::Expert)
    }

    /// A player of that level for a game, with nodes of its own.
    pub fn bot<G: Levelled>(self) -> Box<dyn Bot<G>> {
        G::bot(self, Effort::OWN)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}; there are {names}", names = Level::names())]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use serde::de::{IntoDeserializer as _, value};

    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_eq!(Level::deserialize(level.name().into_deserializer()), Ok::<_, value::Error>(level));
        }
        let refused = "Expert".parse::<Level>().unwrap_err();
        assert_eq!(refused.to_string(), "there is no bot \"Expert\"; there are random, greedy, search, expert");
    }
}
