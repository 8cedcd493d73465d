//! What is known of a game when it is over.

use crate::{Fault, Fixture, Side};

/// The result of a game, and what it cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its place in the schedule.
    pub game: u64,
    /// The unit it belongs to.
    pub unit: u64,
    /// The seed of deal and chance.
    pub seed: u64,
    /// Who sat where.
    pub seats: Vec<Side>,
    /// What each seat got.
    pub payoffs: Vec<f32>,
    /// How many answers and outcomes were played.
    pub plies: u64,
    /// What each bot spent.
    pub spent: [Spent; 2],
    /// Who ended the game by a fault, and which.
    pub fault: Option<(Side, Fault)>,
}

/// What a bot spent on its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// How often it had a choice.
    pub decisions: u64,
    /// Nodes, as the bot counts them.
    pub nodes: u64,
    /// Time, in nanoseconds: quick bots take less than a microsecond.
    pub nanos: u64,
}

impl Spent {
    /// This and that.
    pub fn add(&mut self, more: Spent) {
        self.decisions += more.decisions;
        self.nodes += more.nodes;
        self.nanos += more.nanos;
    }
}

impl Row {
    /// The first bot's share of all that the seats got, from 0 to 1.
    pub fn score(&self) -> f64 {
        let total: f32 = self.payoffs.iter().sum();
        let of_a = self.seats.iter().zip(&self.payoffs).filter(|(side, _)| **side == Side::A);
        let got: f32 = of_a.map(|(_, payoff)| payoff).sum();
        if total > 0.0 { f64::from(got) / f64::from(total) } else { 0.5 }
    }

    /// Is it the result of that game?
    pub fn is_of(&self, fixture: &Fixture<'_>) -> bool {
        (self.game, self.unit, self.seed) == (fixture.game, fixture.unit, fixture.seed) && self.seats == fixture.seats
    }
}

/// What the seats get when a bot is at fault: nothing for all its seats, and the others share a win.
pub(crate) fn lost_by(side: Side, seats: &[Side]) -> Vec<f32> {
    let others = seats.iter().filter(|&&other| other != side).count().max(1);
    seats.iter().map(|&other| if other == side { 0.0 } else { 1.0 / others as f32 }).collect()
}
