//! An estimate of each seat's share of the win, for positions between two turns.
//!
//! Each seat gets a score, a weighted sum of its features; shares follow from the scores by softmax.

use claim_it::{MIN_PLAYERS, State};
use game::{Game, MAX_SEATS, Seat};

use crate::claim_it::{FEATURES, REGIMES, Regime, Shares, WEIGHTS, Weights, features};

/// How likely it seems that a seat can still turn a game it would lose by stopping.
const HOPE: f32 = 0.3;

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation<'a> {
    weights: &'a Weights,
}

impl Default for Evaluation<'_> {
    fn default() -> Self {
        Evaluation { weights: &WEIGHTS }
    }
}

impl<'a> Evaluation<'a> {
    /// The evaluation with other weights.
    pub const fn with(weights: &'a Weights) -> Evaluation<'a> {
        Evaluation { weights }
    }

    /// What every seat may expect when a turn has just ended; the result itself if the game has.
    pub fn shares(&self, state: &State) -> Shares {
        Shares::of_result(state).unwrap_or_else(|| self.estimate(state))
    }

    /// The same if the player, who would lose by stopping in the last turn, rolls on instead: not nothing.
    pub fn hope(&self, over: &State) -> Shares {
        self.estimate(over).times(HOPE)
    }

    fn estimate(&self, state: &State) -> Shares {
        let seats = usize::from(state.seats());
        let of_players = &self.weights[seats.saturating_sub(usize::from(MIN_PLAYERS)).min(3)];
        let features = features(state);
        let mut scores = [0.0; MAX_SEATS];
        for (seat, score) in scores.iter_mut().enumerate().take(seats) {
            *score = regimes(state, Seat(seat as u8))
                .iter()
                .zip(of_players)
                .filter(|(part, _)| **part > 0.0)
                .map(|(part, weights)| part * dot(weights, &features[seat]))
                .sum();
        }
        Shares::softmax(&scores, seats)
    }
}

/// In what proportion the weights of each [`Regime`] count for a seat.
pub fn regimes(state: &State, seat: Seat) -> [f32; REGIMES] {
    let mut parts = [0.0; REGIMES];
    let Some(last) = state.last_round() else {
        let most = (0..state.seats()).map(|seat| state.secured_by(Seat(seat)).len()).max().unwrap_or(0);
        parts[Regime::Open as usize] = 1.0;
        parts[Regime::Late as usize] = f32::from(most) / f32::from(state.threshold().max(1));
        return parts;
    };
    // The caller has the last turn of all, so the seats still to come are those next in order.
    let distance = (seat.0 + state.seats() - state.turn().0) % state.seats();
    let regime = if distance < last.turns_left { Regime::LastTurn } else { Regime::Done };
    parts[regime as usize] = 1.0;
    parts
}

fn dot(a: &[f32; FEATURES], b: &[f32; FEATURES]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
