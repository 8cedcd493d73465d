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

use std::path::Path;

pub use link::{BadLink, Link};
pub use open::{find, open};
use play::Choices;
use wire::{Name, TableId};
use words::Words;

/// A table at which this player has a seat.
#[derive(Clone, Debug)]
pub struct KeptTable {
    /// Which.
    pub id: TableId,
    /// What the player is called there.
    pub name: Option<Name>,
    /// What is played, and who plays.
    pub what: String,
    /// Was the last game played to its end?
    pub is_over: bool,
}

/// The tables at which this player has a seat, wherever they are; the latest first.
pub fn kept_tables(folder: Option<&Path>, words: &Words) -> Vec<KeptTable> {
    let kept = |(id, kept): (TableId, keys::Kept)| {
        let choices = kept.game.as_ref().and_then(|game| serde_json::from_str::<Choices>(game.get()).ok());
        let game = choices.and_then(|choices| choices.setup().ok()).map(|setup| room::game_name(words, &setup));
        let what = [game.unwrap_or_default(), kept.players].into_iter().filter(|part| !part.is_empty());
        KeptTable { id, name: kept.name, what: what.collect::<Vec<_>>().join(" · "), is_over: kept.is_over }
    };
    keys::Keys::new(folder).all().into_iter().map(kept).collect()
}

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
