//! The messages between a table on the network and those who sit at it or watch.
//!
//! A client sends [`Up`] messages, the server sends [`Down`] messages: JSON text, one object each, the same over a
//! WebSocket and as lines. The page, the terminal and the server share these types; they know nothing of the rules. What
//! belongs to a game (choices, views, events, results) travels as JSON that only both ends read.
//!
//! The protocol is described in `docs/formats/online.md`; its schema, `docs/formats/online.schema.json`, is written from
//! these types.

mod clock;
mod close;
mod down;
mod id;
pub mod limits;
mod name;
mod offer;
mod refusal;
#[cfg(test)]
mod schema;
mod up;
mod webhook;

pub use clock::{Clock, Clocks};
pub use close::Close;
pub use down::{At, Down, Ended, Outcome, Person, Phrase, Presence, Seat, Seated, Stage, Table, Who};
pub use id::{BadId, TableId, Token};
pub use name::{BadName, Name};
pub use offer::{Offer, Proposal};
pub use refusal::{Code, Refusal};
pub use up::{Answer, Hello, NewTable, Opened, Resume, Seating, ServerInfo, Sit, Up};
pub use webhook::WebhookAddress;

/// JSON that the rules read and write, passed on as it is.
pub type Json = Box<serde_json::value::RawValue>;

/// The version of the protocol. A server refuses clients of another.
pub const PROTOCOL: u32 = 1;

/// The build: the same for clients and servers whose sources write messages, views and events in the same way.
pub const BUILD: &str = env!("CLAIMANT_BUILD");
