//! How fast the rules are: random full games on one core, with a checksum over fixed seeds.
//!
//! The checksum says whether the rules still do what they did; the times say how fast, on this machine and today.

use std::{
    fmt::Write as _,
    hint::black_box,
    time::{Duration, Instant},
};

use claim::{Edition, Faction, NamedSet};
use clap::Args;
use game::{Actor, Answer, Chance, Game, Seat};
use serde::Serialize;

use crate::setup::AnySetup;

/// Measure the speed of the rules: random full games per set on one core, listing legal answers at every decision.
#[derive(Args)]
pub(crate) struct Bench {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Time to measure each set (ms).
    #[arg(long, default_value_t = 1_000)]
    millis: u64,
    /// Measure only sets whose name contains this.
    #[arg(long)]
    only: Option<String>,
}

#[derive(Serialize)]
struct Row {
    set: String,
    players: u8,
    games_per_second: f64,
    plies_per_second: f64,
    plies_per_game: f64,
    /// Over the first [`CHECKED`] seeds, so it does not depend on the time.
    checksum: String,
}

#[derive(Serialize)]
struct Report {
    version: &'static str,
    state_bytes: usize,
    sets: Vec<Row>,
}

/// How many games the checksum covers.
const CHECKED: u64 = 1_000;

impl Bench {
    pub(crate) fn run(&self) -> Result<String, String> {
        if self.millis == 0 {
            return Err("nothing can be measured in no time: --millis takes at least 1".into());
        }
        let exact = |only: &String| setups().iter().any(|(name, _)| name == only);
        let wanted = |name: &str| match &self.only {
            Some(only) if exact(only) => name == only,
            Some(part) => name.contains(part.as_str()),
            None => true,
        };
        let sets = setups().into_iter().filter(|(name, _)| wanted(name));
        let sets = sets.map(|(name, setup)| self.measure(name, &setup)).collect::<Result<Vec<Row>, String>>()?;
        if sets.is_empty() {
            let names: Vec<String> = setups().into_iter().map(|(name, _)| name).collect();
            return Err(format!("no set has that name; there are {}", names.join(", ")));
        }
        let state_bytes = size_of::<claim::State>();
        let report = Report { version: env!("CARGO_PKG_VERSION"), state_bytes, sets };
        if self.json {
            return serde_json::to_string_pretty(&report).map_err(|e| e.to_string());
        }
        Ok(table(&report))
    }

    fn measure(&self, set: String, setup: &AnySetup) -> Result<Row, String> {
        match setup {
            AnySetup::Claim(setup) => {
                let rules = setup.rules().map_err(|e| e.to_string())?;
                let deal =
                    |chance: &mut Chance| claim::State::begin(rules, &claim::Deal::random(&rules, setup.first, chance));
                Ok(self.row(set, setup.players, deal))
            }
            AnySetup::ClaimIt(setup) => {
                let start = |chance: &mut Chance| {
                    let deal = claim_it::State::deal(setup, chance)?;
                    claim_it::State::start(setup, &deal)
                };
                let first = start(&mut Chance::from_seed(0)).map_err(|e| e.to_string())?;
                Ok(self.row(set, setup.players, |chance| start(chance).unwrap_or(first)))
            }
        }
    }

    fn row<G: Game>(&self, set: String, players: u8, begin_game: impl Fn(&mut Chance) -> G) -> Row {
        let mut sum = Checksum::default();
        let mut plies = 0;
        for seed in 0..CHECKED {
            let mut chance = Chance::from_seed(seed);
            let mut position = begin_game(&mut chance);
            plies += playout(&mut position, &mut chance, |number| sum.add(u64::from(number)));
            sum.add(position.payoffs().map_or(9, |payoffs| (payoffs.of(Seat(0)) * 4.0) as u64));
        }
        let plies_per_game = plies as f64 / CHECKED as f64;

        // One stream of chance for all measured games: a new one for each would be measured, too.
        let mut chance = Chance::from_seed(CHECKED);
        let (mut games, mut plies) = (0u64, 0u64);
        let begin = Instant::now();
        let mut elapsed = Duration::ZERO;
        while elapsed < Duration::from_millis(self.millis) {
            for _ in 0..256 {
                let mut position = begin_game(&mut chance);
                plies += playout(&mut position, &mut chance, |_| ());
                black_box(position.payoffs());
            }
            games += 256;
            elapsed = begin.elapsed();
        }
        let seconds = elapsed.as_secs_f64();
        Row {
            set,
            players,
            games_per_second: games as f64 / seconds,
            plies_per_second: plies as f64 / seconds,
            plies_per_game,
            checksum: format!("{:016x}", sum.0),
        }
    }
}

/// Plays to the end at random, listing the legal answers at every decision; says how many there were.
fn playout<G: Game>(state: &mut G, chance: &mut Chance, mut told: impl FnMut(u8)) -> u64 {
    let mut plies = 0;
    loop {
        let action = if state.actor() == Actor::Chance {
            state.sample(chance)
        } else {
            let answers = state.answers();
            answers.nth(chance.below(answers.len() as u32) as usize)
        };
        let Some(action) = action else { return plies };
        told(action.number());
        state.apply_unchecked(action, &mut ());
        plies += 1;
    }
}

/// FNV-1a, enough to notice a change.
struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    fn add(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

/// What is measured: the named sets for every number of players, and decks with everything in them.
fn setups() -> Vec<(String, AnySetup)> {
    use Faction::{
        Automatons, Druids, Giants, Gnomes, Goblins, Knights, Raccoons, Seers, Shadows, Shapeshifters, Vampires,
        Wizards,
    };
    let mut all = Vec::new();
    for set in NamedSet::ALL {
        for players in 2..=4 {
            if let Some(setup) = set.setup(players) {
                let name = if players == 2 { set.slug().into() } else { format!("{}-{players}p", set.slug()) };
                all.push((name, AnySetup::Claim(setup)));
            }
        }
    }
    for (name, factions) in [
        ("mix-1", [Giants, Gnomes, Wizards, Druids, Vampires]),
        ("mix-2", [Knights, Goblins, Automatons, Seers, Shapeshifters]),
        ("mix-3", [Giants, Gnomes, Raccoons, Shadows, Wizards]),
    ] {
        let two = claim::Setup::two(factions);
        let all_in = claim::Setup { artifacts: true, heroes: true, edition: Edition::C2, ..two };
        all.push((format!("{name}+artifacts+heroes"), AnySetup::Claim(all_in)));
    }
    for players in 2..=5 {
        let name = if players == 2 { "claim-it".into() } else { format!("claim-it-{players}p") };
        all.push((name, AnySetup::ClaimIt(claim_it::Setup::new(players))));
    }
    all.push(("claim-it-variant".into(), AnySetup::ClaimIt(claim_it::Setup::new(2).with_variant())));
    let reduced = claim_it::Setup::new(2).on(claim_it::Board::REDUCED);
    all.push(("claim-it-reduced".into(), AnySetup::ClaimIt(reduced)));
    all
}

fn table(report: &Report) -> String {
    let mut text = format!("a position of Claim takes {} bytes; one core, random games\n\n", report.state_bytes);
    let _ = writeln!(text, "{:<28} {:>10} {:>12} {:>11}  checksum", "set", "games/s", "plies/s", "plies/game");
    for row in &report.sets {
        let _ = writeln!(
            text,
            "{:<28} {:>10.0} {:>12.0} {:>11.1}  {}",
            row.set, row.games_per_second, row.plies_per_second, row.plies_per_game, row.checksum
        );
    }
    text
}
