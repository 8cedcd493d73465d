//! Time to think.

use serde::{Deserialize, Serialize};

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// For the whole game, and some more with every answer.
    #[serde(rename_all = "kebab-case")]
    Game {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds that an answer adds.
        increment: u32,
    },
    /// Days for each answer.
    Days(u8),
}

/// The clocks of a game, as an audience sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// What each seat has left, in milliseconds.
    pub left: Vec<u64>,
    /// The seat whose clock runs, as far as this audience may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
}
