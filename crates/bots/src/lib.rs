//! Players made of code, for both games.
//!
//! A [`Bot`] is handed a view and [`Limits`] and gives a [`Choice`]; it never sees a position that its seat does not.
//! A [`Player`] is one as people write it: a [`Level`] with an [`Effort`].

mod bot;
mod budget;
mod effort;
mod level;
mod player;
mod random;

pub mod claim;
pub mod claim_it;
pub mod solver;

pub use bot::{Bot, Choice, Limits};
pub use budget::Budget;
pub use effort::{Effort, EffortError};
pub use level::{Level, Levelled, UnknownLevel};
pub use player::{Player, PlayerError};
pub use random::Random;
