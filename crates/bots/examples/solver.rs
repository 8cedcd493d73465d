//! How long the solver takes, by set, by who played until then, and by the tricks that are left.
//!
//! `cargo run --release -p claimant-bots --example solver [POSITIONS] [SET] [TRICKS] [PLAYER]`. Without a set the table has five:
//! four of the named ones, and `mix`, another deck for every deal. Sets are played without heroes and artifacts. Every
//! position comes from a game of its own: random deals, played from the first card on by two players of the level
//! PLAYER, without it first by `random` and then by `search`.
//!
//! Times are of the processor where the system tells them, else of the clock; they depend on the machine and the day,
//! nodes do not.

use std::{env, fs, thread, time::Instant};

use bots::{Level, Limits, solver::Solver};
use claim::{Deal, NamedSet, Phase, Setup, State, decks};
use game::{Actor, Chance, Game, Seat, Table};

/// A position that takes more nodes than this is given up and counted as it stands.
const MOST_NODES: u64 = 4_000_000;
/// After this many seconds a row is closed with the positions it has.
const MOST_SECONDS: f64 = 20.0;
/// How much a player may think about one answer.
const THOUGHT: Limits = Limits::nodes(50);

const SETS: [&str; 5] = ["claim", "claim-2", "magic", "shadow", "mix"];

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let positions: u64 = words.first().and_then(|word| word.parse().ok()).unwrap_or(200);
    let sets = words.get(1).map_or(SETS.to_vec(), |set| vec![set]);
    let tricks = words.get(2).and_then(|word| word.parse().ok()).map_or(vec![13, 12, 10, 8, 6], |tricks| vec![tricks]);
    let player = words.get(3).and_then(|word| word.parse().ok());
    let players = player.map_or(vec![Level::Random, Level::Search], |player| vec![player]);
    let mut solver = Solver::new(64 << 20);
    println!(
        "{:<8} {:<8} {:>6} {:>9} {:>10} {:>9} {:>9} {:>9} {:>9} {:>11} {:>11}",
        "set", "player", "tricks", "positions", "unfinished", "mean ms", "p50", "p99", "max", "mean nodes", "p50 nodes"
    );
    for set in sets {
        for &player in &players {
            for &tricks in &tricks {
                let row = measure(&mut solver, (0..positions).map(|deal| position(set, player, deal, tricks)));
                println!("{set:<8} {player:<8} {tricks:>6} {row}");
            }
        }
    }
}

/// Solves positions until there are no more or time is up, and sums up how long it took.
fn measure(solver: &mut Solver, positions: impl Iterator<Item = Option<State>>) -> String {
    let clock = Clock(Instant::now());
    let (mut times, mut nodes, mut unfinished, mut total) = (Vec::new(), Vec::new(), 0, 0.0);
    for state in positions.flatten() {
        let begin = clock.milliseconds();
        let Ok(found) = solver.solve(&state, Limits::nodes(MOST_NODES)) else { continue };
        let time = clock.milliseconds() - begin;
        times.push(time);
        nodes.push(found.nodes as f64);
        unfinished += u32::from(!found.exact);
        total += time;
        if total > MOST_SECONDS * 1e3 {
            break;
        }
    }
    let positions = times.len();
    if positions == 0 {
        return "none that can be solved".to_owned();
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let rank = |all: &[f64], share: f64| all[((all.len() as f64 * share) as usize).min(all.len() - 1)];
    times.sort_by(f64::total_cmp);
    nodes.sort_by(f64::total_cmp);
    format!(
        "{positions:>9} {unfinished:>10} {:>9.3} {:>9.3} {:>9.3} {:>9.3} {:>11.0} {:>11.0}",
        mean(&times),
        rank(&times, 0.5),
        rank(&times, 0.99),
        rank(&times, 1.0),
        mean(&nodes),
        rank(&nodes, 0.5)
    )
}

/// A position of phase two with this many cards in hand, the leader to play; none if the game has none.
fn position(set: &str, player: Level, deal: u64, tricks: u32) -> Option<State> {
    let setup = line_up(set, deal);
    let rules = setup.rules().expect("the sets are legal");
    let mut chance = Chance::from_seed(deal);
    let mut table = Table::<State>::new(setup, Deal::random(&rules, None, &mut chance)).expect("the deal is legal");
    let mut bot = player.bot::<State>();
    let cards = |state: &State| state.hand(Seat(0)).len().max(state.hand(Seat(1)).len());
    while table.position().phase() == Phase::One || cards(table.position()) > tricks {
        let action = match table.actor() {
            Actor::Seat(seat) if player != Level::Random => {
                bot.choose(&table.view(seat), &THOUGHT, &mut chance).map(|choice| choice.answer)
            }
            _ => table.position().sample(&mut chance),
        };
        table.play(action?).expect("a bot answers legally");
    }
    Some(*table.position())
}

/// A set by its name, without heroes and artifacts; of `mix` another deck for every deal.
fn line_up(set: &str, deal: u64) -> Setup {
    let setup = if set == "mix" {
        let decks: Vec<Setup> = decks::of(2).collect();
        // A step without a common factor visits every deck.
        decks[(deal as usize).wrapping_mul(7919) % decks.len()].clone()
    } else {
        let named: NamedSet = set.parse().unwrap_or_else(|_| panic!("there is no set {set}"));
        named.setup(2).expect("two can play every set")
    };
    Setup { artifacts: false, heroes: false, ..setup }
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
