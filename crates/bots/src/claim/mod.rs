//! Bots for Claim, from the weakest to the strongest: [`Random`](crate::Random), [`Greedy`], [`Search`], [`Expert`].
//!
//! Reading order: `trick_end.rs` plays a trick to its end; `thumb.rs` says what a position looks worth at a glance, and
//! `greedy.rs` needs no more. `habits.rs` says how likely a card was played, `belief.rs` draws worlds accordingly, `tree.rs`
//! is the tree that is grown over them, and `search.rs` grows it with playouts behind. For the expert, `net.rs` says what
//! phase one is worth in a deck that was practised, and `practised.rs` puts that behind the tree; in any other deck
//! `evaluation.rs` and `weights.rs` say what followers are worth, and `weighed.rs` stands behind the tree. `expert.rs` asks
//! the solver in phase two.

mod belief;
mod evaluation;
mod expert;
mod greedy;
mod habits;
pub mod net;
mod practised;
mod search;
mod shares;
mod thumb;
mod tree;
mod trick_end;
mod weighed;
mod weights;

pub use expert::Expert;
pub use greedy::Greedy;
pub use habits::{HABIT, HABITS, Habits, Step, counts_as, features, fine, odds};
pub use search::Search;
pub use weights::{KINDS, VALUES, WEIGHTS, Weights};
