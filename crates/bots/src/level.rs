//! How well a bot plays, in words a player understands.

use std::{fmt, str::FromStr};

use game::Game;
use serde::{Deserialize, Serialize};

use crate::{Bot, Effort, Random, claim, claim_it};

/// A level of play; each is meant to beat those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Answers at random.
    Random,
    /// Plays by rules of thumb, at once.
    Greedy,
    /// Thinks ahead.
    Search,
    /// Thinks ahead with experience.
    Expert,
}

/// A game that is played at all levels.
pub trait Levelled: Game {
    /// A player of that level that has seen nothing yet, for whoever will ask it within these limits.
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<Self>>;
}

impl Level {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Search, Level::Expert];

    /// The name, in English and on a command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Search => "search",
            Level::Expert => "expert",
        }
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

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let names = || Level::ALL.map(Level::name).join(", ");
        let level = Level::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| format!("there is no bot {text:?}; there are {}", names()))
    }
}

impl Levelled for ::claim::State {
    fn bot(level: Level, _: Effort) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(claim::Greedy::default()),
            Level::Search => Box::new(claim::Search::default()),
            Level::Expert => Box::new(claim::Expert::default()),
        }
    }
}

/// Claim It!: nobody looks further ahead than so many rolls. Hardly any turn is longer.
const MOST_ROLLS: u8 = 5;

impl Levelled for ::claim_it::State {
    fn bot(level: Level, effort: Effort) -> Box<dyn Bot<Self>> {
        let (mut search, mut expert) = (claim_it::Search::default(), claim_it::Expert::default());
        if effort.nodes.is_some() || effort.millis.is_some() {
            // Of their own accord these look but a little ahead, unless they are told how far they may.
            let nodes = effort.nodes.unwrap_or(u64::MAX);
            (search.nodes, expert.nodes) = (nodes, nodes);
            (search.depth, expert.depth) = (MOST_ROLLS, MOST_ROLLS);
        }
        match level {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(claim_it::Greedy),
            Level::Search => Box::new(search),
            Level::Expert => Box::new(expert),
        }
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
        assert!("Expert".parse::<Level>().is_err());
    }
}
