#![doc = include_str!("../README.md")]
//!
//! ## Reading order
//!
//! [`Seat`] and [`Actor`] say who decides, [`Answers`] and [`Answer`] what can be answered, [`Chance`] how seeds become
//! cards and dice, [`Game`] what a set of rules must offer, [`Audience`] who watches, [`View`] what one audience may
//! know, [`Table`] how a game is played, undone and replayed, [`Hosted`] how a game is run with its chance, [`Seeds`]
//! where the chance of deals and bots comes from, and `laws` what every game must obey.
//!
//! ## A game in full
//!
//! ```
#![doc = include_str!("../examples/race.rs")]
//! ```

mod answers;
mod audience;
mod chance;
mod game;
mod hosted;
#[cfg(feature = "laws")]
pub mod laws;
#[cfg(feature = "serde")]
mod portable;
mod seat;
mod seeds;
mod table;

pub use answers::{Answer, Answers};
pub use audience::Audience;
pub use chance::Chance;
pub use game::{Game, Payoffs, Refusals, Sink, View, Witness, Worlds};
pub use hosted::{By, Draws, Hosted, Options, UndoError};
#[cfg(feature = "serde")]
pub use portable::Portable;
pub use seat::{Actor, MAX_SEATS, Seat, Seats};
pub use seeds::{BotSeed, Seeds};
pub use table::{Replay, ReplayError, Table};
