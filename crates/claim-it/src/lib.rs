#![doc = include_str!("../README.md")]
//!
//! ## Reading order
//!
//! [`Space`] and [`Roll`] say where the dice lead, [`Squatter`], [`Standing`] and [`Contents`] what lies there,
//! [`Board`] and [`Setup`] what is played, [`State`] what may be done and `turn.rs` what it does, [`Score`] who has won.
//! [`Event`]s tell what happened, a [`View`] is what a player knows (here: everything), and a diagram
//! ([`State::from_diagram`]) is a position in one line. Numbers in comments are those of the rules in the repository,
//! `docs/rules/claim-it.md`.
//!
//! Nothing here does input or output, reads a clock or rolls dice: where dice decide,
//! [`Actor::Chance`](game::Actor::Chance) is to move and the 56 rolls are listed with their odds.

mod action;
mod board;
mod diagram;
mod event;
#[cfg(any(test, feature = "laws"))]
mod laws;
mod layout;
mod marker;
mod roll;
mod score;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod space;
mod state;
#[cfg(test)]
mod testing;
mod text;
mod turn;
mod view;

pub use action::{Action, ActionError};
pub use board::{Board, MAX_PLAYERS, MIN_PLAYERS};
pub use diagram::DiagramError;
pub use event::Event;
pub use layout::LayoutError;
pub use marker::{Contents, Squatter, Standing, UnknownSquatter};
pub use roll::Roll;
pub use score::{DecidedBy, Score, Tally};
pub use setup::{Deal, Setup, SetupError};
pub use space::{MAX_SIZE, Space, Spaces};
pub use state::{LastRound, Phase, State};
pub use text::TextError;
pub use view::{OpenWitness, OpenWorld, View};
