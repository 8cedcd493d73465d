//! A table that is hosted elsewhere, as one client knows it: without sockets, clocks or generators.
//!
//! A [`Client`] is the session with one table. A shell opens the socket that [`Client::socket`] wants, hands over what
//! comes, sends what [`Client::take_outgoing`] gives, and calls [`Client::tick`] when [`Client::next_timer`] is due; time
//! in milliseconds and a seed are given. [`AnyRemote`] is the game as this client was told of it: a [`Remote`] is drawn
//! and played like a [`Sitting`](crate::Sitting), but never has a position. What somebody answers is shown as sent until
//! the table says that it was taken: nothing is played ahead of it, and nothing twice.

mod absent;
mod any;
mod client;
mod clocks;
mod game;
mod link;
mod news;
mod requests;

use wire::TableId;

pub use absent::{is_absent, is_alone, needs_bot};
pub use any::AnyRemote;
pub use client::Client;
pub use clocks::ReceivedClocks;
pub use game::Remote;
pub use link::Connection;
pub use news::{Dropped, News};

/// Milliseconds, counted from any moment that a shell likes.
pub type Millis = u64;

/// The number that stands for a table when its bots get their characters: the same for everybody there.
pub fn table_number(id: &TableId) -> u64 {
    id.bits().iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}
