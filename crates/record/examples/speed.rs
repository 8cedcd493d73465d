//! How fast records are read and verified, on one core: `cargo run --release -p claimant-record --example speed [GAMES]`.

use std::time::Instant;

use claim::{NamedSet, State};
use game::{Chance, Replay};
use record::{AnyGame, Head, Record, Recorded, read};

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let claim = |set: NamedSet| set.setup(2).expect("every set is for two");
    measure::<State>("claim", &claim(NamedSet::Claim), games);
    measure::<State>("magic", &claim(NamedSet::Magic), games);
    measure::<State>("shadow", &claim(NamedSet::Shadow), games);
    measure::<claim_it::State>("claim-it", &claim_it::Setup::new(2), games / 4);
}

fn measure<G: Recorded>(name: &str, setup: &G::Setup, games: u64) {
    let mut text = String::new();
    for seed in 0..games {
        text.push_str(&random_game::<G>(setup, seed).to_text().expect("a game that was played"));
        text.push('\n');
    }
    let begin = Instant::now();
    let (mut good, mut moves) = (0u32, 0);
    for game in read(&text) {
        match game {
            Ok(AnyGame::Claim(record)) => moves += record.replay.log.len(),
            Ok(AnyGame::ClaimIt(record)) => moves += record.replay.log.len(),
            other => panic!("{other:?}"),
        }
        good += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let megabytes = text.len() as f64 / 1e6;
    println!(
        "{name:<10} {good} games, {megabytes:.0} MB, {moves} moves: {:.0} MB/s, {:.0} games/s",
        megabytes / seconds,
        f64::from(good) / seconds
    );
}

fn random_game<G: Recorded>(setup: &G::Setup, seed: u64) -> Record<G> {
    let (mut chance, mut players) = (Chance::from_seed(seed), Chance::from_seed(!seed));
    let replay = Replay::random(setup, &mut chance, &mut players).expect("a legal set-up");
    Record::new(Head { seed: Some(seed), ..Head::default() }, replay)
}
