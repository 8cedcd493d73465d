//! How long the solver takes: random deals, phase one and the first tricks of phase two played at random.
//!
//! `cargo run --release -p bots --example solver [POSITIONS] [SET] [TRICKS]`. Times are of the
//! processor where the system tells them, else of the clock; they depend on the machine and the day, nodes do not.

use std::{env, fs, thread, time::Instant};

use bots::{Limits, solver::Solver};
use claim::{Deal, NamedSet, Phase, Setup, State};
use game::{Chance, Game, Seat};

/// Where a position takes more than so many nodes, it is given up and counted as it stands.
const MOST_NODES: u64 = 4_000_000;
/// After so many seconds a row is closed with the positions it has.
const MOST_SECONDS: f64 = 20.0;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let positions: u64 = words.first().and_then(|word| word.parse().ok()).unwrap_or(200);
    let only = words.get(1);
    let tricks: Vec<u32> = match words.get(2).and_then(|word| word.parse().ok()) {
        Some(tricks) => vec![tricks],
        None => vec![13, 12, 11, 10, 8, 6],
    };
    let mut solver = Solver::new(64 << 20);
    println!(
        "{:<22} {:>6} {:>9} {:>9} {:>9} {:>9} {:>9} {:>12} {:>12} {:>8}",
        "set", "tricks", "positions", "mean ms", "p50", "p99", "max", "mean nodes", "p50 nodes", "given up"
    );
    for set in NamedSet::ALL.into_iter().filter(|set| only.is_none_or(|only| only == set.slug())) {
        let Some(setup) = set.setup(2) else { continue };
        let setup = Setup { artifacts: false, heroes: false, ..setup };
        for &tricks in &tricks {
            measure(&mut solver, set.slug(), &setup, tricks, positions);
        }
    }
}

fn measure(solver: &mut Solver, name: &str, setup: &Setup, tricks: u32, positions: u64) {
    let mut times = Vec::new();
    let mut nodes = Vec::new();
    let mut given_up = 0;
    let row = Instant::now();
    let clock = Clock(row);
    for seed in 0..positions {
        if row.elapsed().as_secs_f64() > MOST_SECONDS {
            break;
        }
        let state = position(setup, seed, tricks);
        let begin = clock.milliseconds();
        let Ok(found) = solver.solve(&state, Limits::nodes(MOST_NODES)) else { continue };
        times.push(clock.milliseconds() - begin);
        nodes.push(found.nodes as f64);
        given_up += u32::from(!found.exact);
    }
    let positions = times.len();
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let rank = |all: &[f64], share: f64| all[((all.len() as f64 * share) as usize).min(all.len() - 1)];
    times.sort_by(f64::total_cmp);
    nodes.sort_by(f64::total_cmp);
    println!(
        "{name:<22} {tricks:>6} {positions:>9} {:>9.3} {:>9.3} {:>9.3} {:>9.3} {:>12.0} {:>12.0} {given_up:>8}",
        mean(&times),
        rank(&times, 0.5),
        rank(&times, 0.99),
        rank(&times, 1.0),
        mean(&nodes),
        rank(&nodes, 0.5)
    );
}

/// A position of phase two with so many cards in hand, the leader to play.
fn position(setup: &Setup, seed: u64, tricks: u32) -> State {
    let rules = setup.rules().expect("the sets are legal");
    let mut chance = Chance::from_seed(seed);
    let deal = Deal::random(&rules, None, &mut chance);
    let mut state = State::begin(rules, &deal);
    while state.phase() == Phase::One || state.hand(Seat(0)).len().max(state.hand(Seat(1)).len()) > tricks {
        let Some(action) = state.sample(&mut chance) else { break };
        state.apply_unchecked(action, &mut ());
    }
    state
}

/// Time spent on this thread, so that a busy machine does not count.
struct Clock(Instant);

impl Clock {
    fn milliseconds(&self) -> f64 {
        // The system brings its account up to date when a thread yields.
        thread::yield_now();
        let account = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let nanoseconds = account.split(' ').next().and_then(|word| word.parse::<f64>().ok());
        nanoseconds.map_or_else(|| self.0.elapsed().as_secs_f64() * 1e3, |ns| ns / 1e6)
    }
}
