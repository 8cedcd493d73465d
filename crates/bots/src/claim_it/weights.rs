//! How much each feature counts; fitted, not thought up (see `evaluation.rs`).

use crate::claim_it::FEATURES;

/// How many kinds of moments have weights of their own.
pub const REGIMES: usize = 4;

/// The kinds of moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Regime {
    /// At any time before the last round.
    Open,
    /// Added to [`Regime::Open`] in proportion to how near the last round is.
    Late,
    /// For a seat that still has its last turn.
    LastTurn,
    /// For a seat that has had it.
    Done,
}

/// Weights for 2, 3, 4 and 5 players.
pub type Weights = [[[f32; FEATURES]; REGIMES]; 4];

/// The weights in use.
pub const WEIGHTS: Weights = [
    [
        [-0.397, -0.148, 0.104, 0.260, 2.210, 0.182, -0.142, -0.074, 1.059, 0.193, -0.642, 0.000],
        [0.970, -0.175, 0.254, 0.501, -0.728, 0.747, 0.557, 1.033, 0.046, -0.251, -0.274, 0.000],
        [3.567, 1.141, 0.498, 1.125, 0.299, 0.106, -0.664, 1.251, -0.475, 0.242, 0.632, 1.622],
        [6.373, 0.883, -0.480, -0.420, 0.382, 1.104, 0.462, -0.334, -0.966, -0.462, -0.718, -0.865],
    ],
    START,
    START,
    START,
];

/// Thought up, to begin fitting from.
const START: [[f32; FEATURES]; REGIMES] = [
    [3.0, 0.5, 1.0, 0.5, 1.5, 0.0, 0.5, 0.5, 1.0, 0.1, -0.3, 0.0],
    [3.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.3, 0.0],
    [8.0, 0.0, 2.0, 0.5, 0.2, 0.0, 1.0, 0.5, 0.0, 0.0, 0.0, 1.0],
    [10.0, 0.0, 0.0, 0.0, 0.2, 0.0, 2.0, 0.5, 0.0, 0.0, 0.0, 0.0],
];
