//! The moments at which the chances of a seat changed most.

use bots::Basis;
use serde::{Deserialize, Serialize};

use crate::{Decision, Verdict};

/// A moment at which the chances of a seat changed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The decision that it is or that it comes before, by its place among those of the seat.
    pub decision: usize,
    /// What it was.
    pub turn: Turn,
    /// The chance before it.
    pub from: f64,
    /// The chance after it.
    pub to: f64,
}

/// What turned a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// An answer that cost more than the noise explains.
    Mistake,
    /// An answer that gave away a win, or a share of it, as the solver proves.
    ThrownAway,
    /// What others played and what came to light made it better.
    Rise,
    /// The same made it worse.
    Fall,
    /// The other side gave away a win, or a share of it, as the solver proves.
    Gift,
    /// From here on all cards are known, and the game can be solved.
    Settled(Verdict),
}

/// What an answer has to cost at least to be called a mistake.
const MISTAKE: f64 = 0.05;
/// What has to change between two decisions at least to be worth a word.
const SWING: f64 = 0.15;
/// How many of them there are at most, not counting what is proven.
const MOST: usize = 6;

impl TurningPoint {
    /// How much the chance changed.
    pub fn change(&self) -> f64 {
        self.to - self.from
    }

    fn is_proven(&self) -> bool {
        matches!(self.turn, Turn::ThrownAway | Turn::Gift | Turn::Settled(_))
    }
}

/// The turning points of a seat, from its decisions alone: the largest, in the order of the game.
pub(crate) fn points<A: Copy + PartialEq>(decisions: &[&Decision<A>]) -> Vec<TurningPoint> {
    let mut points = Vec::new();
    for (at, decision) in decisions.iter().enumerate() {
        let last = at.checked_sub(1).map(|last| decisions[last]);
        points.extend(last.and_then(|last| between(at, last, decision)));
        points.extend(of_a_decision(at, decision));
    }
    let mut sizes: Vec<f64> =
        points.iter().filter(|point| !point.is_proven()).map(|point| point.change().abs()).collect();
    sizes.sort_by(|a, b| b.total_cmp(a));
    let least = sizes.get(MOST - 1).copied().unwrap_or(0.0);
    points.retain(|point| point.is_proven() || point.change().abs() >= least);
    points
}

fn of_a_decision<A: Copy + PartialEq>(at: usize, decision: &Decision<A>) -> Option<TurningPoint> {
    let (from, to) = (decision.before.value, decision.after.value);
    let turn = if decision.is_thrown_away() {
        Turn::ThrownAway
    } else if decision.loss.value >= MISTAKE && decision.loss.is_clear() {
        Turn::Mistake
    } else {
        return None;
    };
    Some(TurningPoint { decision: at, turn, from, to })
}

/// What happened after one decision and before the next.
fn between<A: Copy + PartialEq>(at: usize, last: &Decision<A>, next: &Decision<A>) -> Option<TurningPoint> {
    let (from, to) = (last.after.value, next.before.value);
    let change = next.before - last.after;
    let turn = match next.verdicts() {
        Some((verdict, _)) if last.basis != Basis::Solved => Turn::Settled(verdict),
        Some(_) if change.value > 0.0 => Turn::Gift,
        _ if change.value.abs() < SWING || !change.is_clear() => return None,
        _ if change.value > 0.0 => Turn::Rise,
        _ => Turn::Fall,
    };
    Some(TurningPoint { decision: at, turn, from, to })
}
