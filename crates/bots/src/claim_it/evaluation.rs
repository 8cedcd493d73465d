//! The evaluation of positions between two turns: a value for each seat.
//!
//! Each seat gets a logit, a weighted sum of its features; the values are their softmax.
//!
//! The weights are fitted by self-play (`examples/dice_tune.rs`): the search plays against itself, every position between
//! two turns is a sample, and the weights are those under which what then happened was most likely; with them it plays
//! again. The loss on games held back fell in the first round and hardly after it; further features (squares, more kinds
//! of links) predicted them no better.

use claim_it::{Board, MIN_PLAYERS, Spaces, State};
use game::{Game, MAX_SEATS, Seat};

use crate::claim_it::{
    FEATURES, Features, REGIMES, Regime, SeatValues, WEIGHTS, Weights,
    features::{WAIT, all_secured, of_seat, wait},
};

/// How likely it seems that a seat can still turn a game it would lose by stopping.
const HOPE: f32 = 0.3;

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation<'a> {
    weights: &'a Weights,
    seen: [Seen; MAX_SEATS],
}

/// The features of a seat in the last position looked at. Most positions that are compared differ in few spaces, so
/// most seats have the same features as before.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    table: Option<(Board, u8)>,
    spaces: Spaces,
    secured: Spaces,
    features: Features,
}

impl Default for Evaluation<'_> {
    fn default() -> Self {
        Evaluation::with(&WEIGHTS)
    }
}

impl<'a> Evaluation<'a> {
    /// The evaluation with other weights.
    pub fn with(weights: &'a Weights) -> Evaluation<'a> {
        Evaluation { weights, seen: Default::default() }
    }

    /// What every seat may expect when a turn has just ended; the result itself if the game has.
    pub fn evaluate(&mut self, state: &State) -> SeatValues {
        SeatValues::of_result(state).unwrap_or_else(|| self.estimate(state))
    }

    /// The same for whoever need not stop yet. In the last turn of all a stop that loses is no stop: without this,
    /// every placement short of a win would look the same.
    pub fn if_stopped(&mut self, after: &State, mover: Seat) -> SeatValues {
        match SeatValues::of_result(after) {
            Some(result) if result.of(mover) > 0.0 => result,
            Some(_) => self.estimate(after).times(HOPE),
            None => self.estimate(after),
        }
    }

    fn estimate(&mut self, state: &State) -> SeatValues {
        let seats = usize::from(state.seats());
        let weights = &self.weights[seats.saturating_sub(usize::from(MIN_PLAYERS)).min(3)];
        let secured = all_secured(state);
        let mut scores = [0.0; MAX_SEATS];
        for (number, score) in scores.iter_mut().enumerate().take(seats) {
            let seat = Seat(number as u8);
            let features = self.seen[number].features(state, seat, secured);
            *score = regimes(state, seat)
                .iter()
                .zip(weights)
                .filter(|(part, _)| **part > 0.0)
                .map(|(part, weights)| part * dot(weights, features))
                .sum();
        }
        SeatValues::softmax(&scores, seats)
    }
}

impl Seen {
    fn features(&mut self, state: &State, seat: Seat, secured: Spaces) -> &Features {
        let (table, spaces) = (Some((state.board(), state.seats())), state.spaces_of(seat));
        if self.table == table && self.spaces == spaces && self.secured == secured {
            self.features[WAIT] = wait(state, seat);
        } else {
            *self = Seen { table, spaces, secured, features: of_seat(state, seat, secured) };
        }
        &self.features
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

#[cfg(test)]
mod tests {
    use claim_it::Setup;

    use super::*;

    fn evaluate(players: u8, diagram: &str) -> SeatValues {
        Evaluation::default().evaluate(&State::from_diagram(&Setup::new(players), diagram).unwrap())
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let over = evaluate(2, "AAAAAA/AAAAAA/A5/6/6/BBBBBB a over last=a");
        assert_eq!(over, SeatValues::new([1.0, 0.0, 0.0, 0.0, 0.0]));
    }

    #[test]
    fn who_has_more_has_the_larger_share() {
        for (players, diagram) in [
            (2, "6/6/6/6/bb4/AAA3 b roll"),
            (3, "6/6/6/cc4/bb4/AAA3 b roll"),
            (4, "6/6/dd4/cc4/bb4/AAA3 b roll"),
            (5, "6/ee4/dd4/cc4/bb4/AAA3 b roll"),
        ] {
            let values = evaluate(players, diagram);
            assert!((1..players).all(|seat| values.of(Seat(0)) > values.of(Seat(seat))), "{players}: {values:?}");
        }
    }

    #[test]
    fn what_was_seen_before_does_not_change_what_is_seen_now() {
        let setup = Setup::new(3);
        let mut used = Evaluation::default();
        for diagram in ["6/6/6/6/bb4/AAA3 b roll", "6/6/6/6/bb4/AAA3 c roll", "6/6/6/c5/bb4/AAB3 c roll"] {
            let state = State::from_diagram(&setup, diagram).unwrap();
            assert_eq!(used.evaluate(&state), Evaluation::default().evaluate(&state));
        }
    }
}
