//! What clients send.

use serde::{Deserialize, Serialize};

use crate::{Clock, Json, Name, Proposal, TableId, Token};

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Up {
    /// Who connects, and to which table. It comes first.
    Hello(Hello),
    /// Takes a seat.
    Sit(Sit),
    /// Is the player ready for the deal?
    Ready(bool),
    /// Answers a decision.
    Answer(Answer),
    /// Makes a proposal, or agrees to it.
    Agree(Proposal),
    /// Declines a proposal, or withdraws it.
    Decline(Proposal),
    /// Says a quick phrase, by its number.
    Phrase(u8),
    /// Where to say that this seat is asked, for games that take days; nowhere any more without an address.
    Webhook(Option<String>),
    /// Gets up.
    Leave,
    /// Is still there.
    Ping,
}

/// Who connects, and to which table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u32,
    /// The build of the client, if it reads views: a server of another build writes them differently.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
    /// The table.
    #[cfg_attr(test, schemars(with = "String"))]
    pub table: TableId,
    /// The key to a seat; without one the client watches until it sits down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub token: Option<Token>,
    /// What the client already has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume: Option<Resume>,
}

/// What a client already has of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// The epoch it was in.
    pub epoch: u32,
    /// The number of events it has seen since the epoch began.
    pub events: u64,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which; the first that is open, if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What the player is called.
    #[cfg_attr(test, schemars(with = "String"))]
    pub name: Name,
    /// The key that the seat is to have. The client chooses it, so that a request that was lost on the way can be
    /// sent again: whoever holds the key has the seat.
    #[cfg_attr(test, schemars(with = "String"))]
    pub token: Token,
}

/// Answers a decision. The same decision can be answered only once; the same answer may be sent any number of times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The epoch of the decision.
    pub epoch: u32,
    /// The number of the decision.
    pub decision: u32,
    /// The number of the answer.
    pub answer: u8,
}

/// A table that is to be opened: the body of `POST /api/tables`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played, as the start page and `claimant play --choices` write it. The players follow below.
    pub game: Json,
    /// Who is to sit at each seat.
    pub seats: Vec<Seating>,
    /// Time to think.
    #[serde(default)]
    pub clock: Clock,
    /// Where to say whose turn it is as far as all can see, for games that take days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Whoever comes.
    Open,
    /// A bot by its level: `expert`.
    Bot(String),
}

/// The table is open: the response to [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The table.
    #[cfg_attr(test, schemars(with = "String"))]
    pub table: TableId,
    /// Its page, as others reach it: the link to send to them.
    pub link: String,
}

/// What a server with tables speaks: the response to `GET /api`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ServerInfo {
    /// The version of the protocol, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u32,
    /// The build, [`BUILD`](crate::BUILD).
    pub build: String,
}
