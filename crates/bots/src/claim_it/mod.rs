//! Bots for Claim It!, weakest first: [`Random`](crate::Random), [`Greedy`], [`Search`], [`Expert`].
//!
//! Reading order: `features.rs` says what of a board counts, `evaluation.rs` makes values of the win of it, `turn.rs`
//! looks ahead within a turn, and the levels put these to use. [`Solution`] is what they are checked against.

mod appraisal;
mod busts;
mod evaluation;
mod expert;
mod features;
mod greedy;
mod search;
mod seat_values;
mod solution;
mod turn;
mod weights;

pub use evaluation::{Evaluation, regimes};
pub use expert::Expert;
pub use features::{FEATURES, Features, features};
pub use greedy::Greedy;
pub use search::Search;
pub use seat_values::SeatValues;
pub use solution::{Solution, WHOLE_TURN};
pub use turn::{Boards, Horizon, Turn};
pub use weights::{REGIMES, Regime, WEIGHTS, Weights};
