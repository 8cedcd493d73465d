//! The rules of Claim It!, the claim-jumping game of dice and a board for two to five players.
//!
//! Reading order: [`Space`] and [`Roll`] say where the dice lead, [`Squatter`], [`Standing`] and [`Contents`] what lies
//! there, [`Board`] and [`Setup`] what is played, [`State`] what may be done and `turn.rs` what it does, [`Score`] who
//! has won. [`Event`]s tell what happened, a [`View`] is what a player knows (here: everything), and a diagram
//! ([`State::from_diagram`]) is a position in one line. Numbers in comments are those of `docs/rules/claim-it.md`.
//!
//! Nothing here does input or output, reads a clock or rolls dice: where dice decide,
//! [`Actor::Chance`](game::Actor::Chance) is to move and the 56 rolls are listed with their odds.
//!
//! ```
//! use claim_it::{Action, Phase, Setup, State};
//! use game::{Actor, Chance, Game, Table};
//!
//! let setup = Setup::new(3);
//! let mut chance = Chance::from_seed(1855);
//! let deal = State::deal(&setup, &mut chance)?;
//! let mut table = Table::<State>::new(setup, deal)?;
//!
//! while table.actor() != Actor::Over {
//!     let state = table.position();
//!     let action = match state.phase() {
//!         // A cautious player: once a bust is more likely than one in four, stop.
//!         Phase::Choose if 4 * state.busting_throws() > state.board().throws() => Action::Stop,
//!         Phase::Choose => Action::RollAgain,
//!         // The dice by their odds, placements as they come.
//!         _ => state.sample(&mut chance).expect("somebody is to decide"),
//!     };
//!     table.play(action)?;
//! }
//!
//! let score = table.position().score().expect("the game is over");
//! assert!(!score.winners.is_empty());
//! assert!(score.tallies.iter().any(|tally| tally.secured >= 9));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub use marker::{Contents, Squatter, Standing};
pub use roll::Roll;
pub use score::{DecidedBy, Score, Tally};
pub use setup::{Deal, Setup, SetupError};
pub use space::{MAX_SIZE, Space, Spaces};
pub use state::{LastRound, Phase, State};
pub use text::TextError;
pub use view::{OpenWitness, OpenWorld, View};
