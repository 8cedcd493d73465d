//! Bots for Claim, from the weakest to the strongest: [`Random`](crate::Random), [`Greedy`], [`Search`], [`Expert`].
//!
//! Reading order: `trick_end.rs` plays a trick to its end; `thumb.rs` says what a position looks worth at a glance, and
//! `greedy.rs` needs no more. `habits.rs` says how likely a card was played, `belief.rs` draws worlds accordingly, `tree.rs`
//! is the tree that is grown over them, and `search.rs` grows it with playouts behind. For the expert, `evaluation.rs` and
//! `weights.rs` say what followers are worth; for two players `net.rs` (read from `net_file.rs`) says it too, and `practised.rs` puts both behind the
//! tree; with more players `weighed.rs` stands there. `expert.rs` asks the solver in phase two.

mod belief;
mod evaluation;
mod expert;
mod fitted;
mod greedy;
mod habits;
pub mod net;
pub mod net_file;
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
pub use weights::{KINDS, PLAYERS, Row, TRICKS, VALUES, WEIGHTS, Weights, kind};
