//! The bots of the house, told what they may spend.

use bots::{Bot, Level, Levelled, claim_it as dice};
use protocol::Shown;
use serde::{Deserialize as _, Deserializer, Serializer};

use crate::Effort;

/// A game that bots and programs play.
pub trait Contest: Shown + Levelled {
    /// A player of that level that has seen nothing yet.
    fn player(level: Level, _: Effort) -> Box<dyn Bot<Self>> {
        level.bot()
    }
}

impl Contest for claim::State {}

impl Contest for claim_it::State {
    /// These bots never go beyond nodes of their own, unless they are told how far they may.
    fn player(level: Level, effort: Effort) -> Box<dyn Bot<claim_it::State>> {
        let nodes = effort.nodes.unwrap_or(u64::MAX);
        match level {
            Level::Search if effort != Effort::OWN => Box::new(dice::Search { nodes, ..dice::Search::default() }),
            Level::Expert if effort != Effort::OWN => Box::new(dice::Expert { nodes, ..dice::Expert::default() }),
            _ => level.bot(),
        }
    }
}

/// The bot of that name; the error says which there are.
pub(crate) fn named(name: &str) -> Result<Level, String> {
    name.parse().map_err(|_| {
        let names = Level::ALL.map(Level::name).join(", ");
        format!("there is no bot {name:?}; there are {names}, and cmd:COMMAND for a program of your own")
    })
}

/// Writes a level by its name.
pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

/// Reads a level by its name.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    named(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
