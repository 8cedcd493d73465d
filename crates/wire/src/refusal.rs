//! Why something was not done.

use serde::{Deserialize, Serialize};

use crate::Json;

/// What a client sent was not done. Nothing has changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// Why, for programs.
    pub code: Code,
    /// Why, for people, in English.
    pub message: String,
    /// Which rule an illegal answer breaks, as the rules of the game write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Json>,
    /// When it may be tried again, in milliseconds from now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Code {
    /// The message cannot be read.
    Malformed,
    /// The message is too long.
    TooLong,
    /// The client speaks another version of the protocol.
    Protocol,
    /// Nothing but `hello` is answered before `hello`.
    NoHello,
    /// There is no such table.
    NoTable,
    /// The key fits no seat.
    NoSeat,
    /// The seat is taken, or there is none left.
    Taken,
    /// Only somebody with a seat can do that.
    Spectator,
    /// The name cannot be shown.
    Name,
    /// Not now: before the deal, or after the end.
    Stage,
    /// The seat is not asked.
    NotAsked,
    /// The decision has been answered, and otherwise.
    Answered,
    /// The rules forbid it.
    Illegal,
    /// It cannot be proposed now.
    NotProposable,
    /// The address of a webhook is none.
    Webhook,
    /// What is to be played is not a legal game.
    Setup,
    /// The client is too fast.
    SlowDown,
    /// The server has too much to do.
    Busy,
    /// A page of another server must not do that.
    Origin,
    /// The server could not keep it, and so did not do it.
    Storage,
}

impl Refusal {
    /// A refusal with a sentence for people.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), rule: None, retry_after: None }
    }
}
