//! The vocabulary both games of this house share.
//!
//! Reading order: [`Seat`] and [`Actor`] say who decides, [`Answers`] and [`Answer`] what can be answered,
//! [`Chance`] how seeds become cards and dice, [`Game`] what a set of rules must offer, [`View`] what one seat may
//! know, [`Table`] how a game is played, undone and replayed, and [`laws`] what every game must obey.
//!
//! Nothing here does input or output, reads a clock, or names a game.

mod answers;
mod chance;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod seat;
mod table;

pub use answers::{Answer, Answers};
pub use chance::Chance;
pub use game::{Game, Payoffs, Sink, View, Witness, Worlds};
pub use seat::{Actor, MAX_SEATS, Seat, Seats};
pub use table::{Replay, ReplayError, Table};
