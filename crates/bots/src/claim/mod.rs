//! Bots for Claim, from the weakest to the strongest: [`Random`](crate::Random), [`Greedy`].
//!
//! Reading order: `trick_end.rs` plays a trick to its end, `thumb.rs` says what a position looks worth at a glance, and
//! the levels put these to use.

mod belief;
mod evaluation;
mod expert;
mod greedy;
mod habits;
mod search;
mod shares;
mod thumb;
mod tree;
mod trick_end;
mod weighed;
mod weights;

pub use expert::Expert;
pub use greedy::Greedy;
pub use habits::{HABITS, Habits, Step};
pub use search::Search;
pub use weights::{KINDS, VALUES, WEIGHTS, Weights};
