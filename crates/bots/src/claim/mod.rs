//! Bots for Claim, from the weakest to the strongest: [`Random`](crate::Random), [`Greedy`], [`Search`], [`Expert`].
//!
//! Reading order: `trick_end.rs` plays a trick to its end; `heuristic.rs` is a quick evaluation, which is all that `greedy.rs`
//! needs. `policy.rs` is a model of how opponents choose cards, `belief.rs` samples worlds by it, `tree.rs` is the search tree
//! over these worlds, and `search.rs` runs it with rollouts at its leaves. The expert evaluates leaves: `evaluation.rs` with
//! the fitted `weights.rs`, for two players also `net.rs`, a network that `net_file.rs` reads; `net_leaf.rs` and, with
//! rollouts, `mixed_leaf.rs` put them behind the tree. In phase two `decision.rs` asks the solver.

mod appraisal;
mod belief;
mod decision;
mod evaluation;
mod expert;
mod fitted;
mod greedy;
mod heuristic;
mod mixed_leaf;
pub mod net;
pub mod net_file;
mod net_leaf;
mod policy;
mod search;
mod side_values;
mod tree;
mod trick_end;
mod weights;

pub use belief::knows_all;
pub use expert::Expert;
pub use greedy::Greedy;
pub use policy::{
    ObservedPlay, ObservedPlays, POLICY_FEATURES, POLICY_WEIGHTS, counts_as, exp_logit, features, prize_value,
};
pub use search::Search;
pub use weights::{KINDS, PLAYERS, Row, TRICKS, VALUES, WEIGHTS, Weights, kind};
