//! What bots pay, in processor time: simulations of `search` at the 12th ply of Claim, and worlds of views.
//!
//! `cargo run --release -p claimant-bench --example thinking`

use bench::{Simulations, SomeWorlds};
use claim::NamedSet;
use cpu_time::ThreadTime;

/// Simulations at each position, and worlds at each decision, before and while time is taken.
const SIMULATIONS: u64 = 20_000;
const WORLDS: [u64; 2] = [200, 2_000];

fn main() {
    let simulations = Simulations::default();
    let begin = ThreadTime::now();
    let done = simulations.run(SIMULATIONS);
    println!("{:.0} simulations of search in a second", done as f64 / begin.elapsed().as_secs_f64());
    for set in [NamedSet::Claim, NamedSet::Magic, NamedSet::Shadow] {
        let mut micros: Vec<f64> = Vec::new();
        SomeWorlds::of(set).each(|draw| {
            draw(WORLDS[0]);
            let begin = ThreadTime::now();
            draw(WORLDS[1]);
            micros.push(begin.elapsed().as_secs_f64() * 1e6 / WORLDS[1] as f64);
        });
        micros.sort_by(f64::total_cmp);
        let at = |share: usize| micros.get(micros.len() * share / 100).copied().unwrap_or(f64::NAN);
        println!("a world of {}: median {:.2} us, p99 {:.2}; {} decisions", set.slug(), at(50), at(99), micros.len());
    }
}
