//! Players made of code, for both games.
//!
//! A [`Bot`] is handed a view and [`Limits`] and gives a [`Choice`]; it never sees a position that its seat does not.

mod bot;
mod budget;
mod level;
mod random;

pub mod claim;
pub mod claim_it;
pub mod solver;

pub use bot::{Bot, Choice, Limits};
pub use budget::Budget;
pub use level::{Level, Levelled};
pub use random::Random;
