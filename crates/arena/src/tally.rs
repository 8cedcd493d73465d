//! Results added up: by pairing, and for each bot against all others.

use crate::{Fault, Faults, Row, Sample, Schedule, Side, Spent};

/// All that is known of a match so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    schedule: Schedule,
    games: u64,
    pairings: Vec<Pairing>,
    bots: Vec<Account>,
    /// The scores of the first bot in the unit that is being played, summed up.
    unit: f64,
    /// What each bot scored on the deal that is being played, against all others.
    deal: Vec<f64>,
}

/// How two bots did against each other.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pairing {
    /// The scores of the first bot, a unit each.
    pub scores: Sample,
    /// Games in which the first bot got all.
    pub won: u64,
    /// Games in which both got something.
    pub shared: u64,
    /// Games in which the first bot got nothing.
    pub lost: u64,
}

/// How one bot did against all others.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// Its scores, a deal each: the mean over all opponents.
    pub scores: Sample,
    /// What it spent.
    pub spent: Spent,
    /// What it did wrong.
    pub faults: Faults,
}

impl Tally {
    /// Nothing played yet.
    pub fn new(bots: usize, schedule: &Schedule) -> Tally {
        Tally {
            schedule: schedule.clone(),
            games: 0,
            pairings: vec![Pairing::default(); schedule.pairings().len()],
            bots: vec![Account::default(); bots],
            unit: 0.0,
            deal: vec![0.0; bots],
        }
    }

    /// The next game of the schedule. Scores count once all games of their unit are there.
    pub fn add(&mut self, row: &Row) {
        let fixture = self.schedule.fixture(self.games);
        self.games += 1;
        let score = row.score();
        for side in [Side::A, Side::B] {
            let account = &mut self.bots[fixture.bots[side.index()]];
            account.spent.add(row.spent[side.index()]);
            if let Some((_, fault)) = row.fault.filter(|(by, _)| *by == side) {
                account.faults.add(fault);
            }
        }
        let pairing = &mut self.pairings[fixture.pairing];
        *if score >= 1.0 {
            &mut pairing.won
        } else if score <= 0.0 {
            &mut pairing.lost
        } else {
            &mut pairing.shared
        } += 1;
        self.unit += score;
        if self.games.is_multiple_of(self.schedule.games_of_unit()) {
            let score = self.unit / self.schedule.games_of_unit() as f64;
            self.unit = 0.0;
            pairing.scores.add(score);
            self.deal[fixture.bots[0]] += score;
            self.deal[fixture.bots[1]] += 1.0 - score;
        }
        if self.games.is_multiple_of(self.schedule.games_of_deal()) {
            let opponents = (self.bots.len() - 1).max(1) as f64;
            for (bot, score) in self.bots.iter_mut().zip(&mut self.deal) {
                bot.scores.add(std::mem::take(score) / opponents);
            }
        }
    }

    /// How many games were added.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many deals all pairings have played to the end.
    pub fn deals(&self) -> u64 {
        self.games / self.schedule.games_of_deal()
    }

    /// The games that were agreed on.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// The pairings, in the order of the schedule.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The bots, in the order of the entrants.
    pub fn bots(&self) -> &[Account] {
        &self.bots
    }

    /// How many games ended by that fault.
    pub fn faults(&self, fault: Fault) -> u64 {
        self.bots.iter().map(|bot| bot.faults.of(fault)).sum()
    }
}
