//! Small matches for tests.

#![allow(dead_code, reason = "not every test needs all of it")]

use std::{ops::ControlFlow, path::PathBuf, sync::atomic::AtomicBool, time::Duration};

use arena::{Allowance, Contest, Ended, Entrant, Match, Row, Setups, Spent, Tally, run};
use claim::decks;

pub(crate) fn contest<G: Contest>(setups: impl Into<Setups<G::Setup>>, bots: &[&str]) -> Match<G> {
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let entrants = Entrant::all(&bots, Allowance::default()).unwrap();
    Match::new(setups, entrants, 7, Duration::from_millis(400)).unwrap()
}

/// Plays this number of deals.
pub(crate) fn played<G: Contest>(contest: &Match<G>, deals: u64, threads: usize) -> Vec<Ended>
where
    G::Setup: Sync,
{
    let mut all = Vec::new();
    let games = 0..deals * contest.schedule().games_of_deal();
    let never = AtomicBool::new(false);
    run(contest, games, threads, &never, |ended| {
        all.push(ended);
        Ok::<_, arena::MatchError>(ControlFlow::Continue(()))
    })
    .unwrap();
    all
}

pub(crate) fn tally<G: Contest>(contest: &Match<G>, all: &[Ended]) -> Tally {
    let mut tally = Tally::new(contest.entrants().len(), contest.schedule());
    for ended in all {
        tally.add(&ended.row);
    }
    tally
}

/// A row without the time it took, which is never the same.
pub(crate) fn timeless(row: &Row) -> Row {
    Row { spent: row.spent.map(|spent| Spent { nanos: 0, ..spent }), ..row.clone() }
}

pub(crate) fn dice(players: u8) -> claim_it::Setup {
    claim_it::Setup::new(players).on(claim_it::Board::REDUCED)
}

pub(crate) fn cards(players: u8) -> claim::Setup {
    claim::NamedSet::TheSuccession.setup(players).unwrap()
}

/// Another deck for every deal.
pub(crate) fn mix(players: u8) -> Setups<claim::Setup> {
    Setups::mix(decks::of(players)).unwrap()
}

/// A folder that is gone when the test is.
pub(crate) struct TempFolder(pub(crate) PathBuf);

impl TempFolder {
    pub(crate) fn new(name: &str) -> TempFolder {
        let path = std::env::temp_dir().join(format!("arena-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        TempFolder(path)
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
