//! A table on the network, in the terminal.
//!
//! `link.rs` is where a table is, `socket.rs` a connection on a thread of its own, `keys.rs` the keys to seats that are
//! kept, `open.rs` asks a server for a table. `session.rs` drives a [`play::remote::Client`] with all of these; `far.rs` is
//! its game as screens know games, `room.rs` the table on the full screen, and `lines.rs` the same in lines.

mod actions;
mod far;
pub(crate) mod keys;
pub(crate) mod lines;
mod link;
mod open;
pub(crate) mod room;
pub(crate) mod session;
mod socket;
#[cfg(test)]
mod tests;

pub use link::{BadLink, Link};
pub use open::open;

/// How somebody comes to a table.
#[derive(Clone, Debug)]
pub struct Join {
    /// Where it is; with the key to a seat, if it is kept for this player.
    pub link: Link,
    /// The link for others.
    pub share: String,
    /// What the player is called.
    pub name: wire::Name,
    /// Only watch?
    pub watches: bool,
}
