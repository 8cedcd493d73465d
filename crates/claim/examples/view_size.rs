//! How many bytes the views of each set for two have, and how long one takes to be written.
//! `cargo run --release -p claimant-claim --features serde --example view_size`

use std::{error::Error, hint::black_box, time::Instant};

use claim::{NamedSet, Setup, State, View};
use game::{Actor, Audience, Chance, Game as _, Table};

fn main() -> Result<(), Box<dyn Error>> {
    println!("{:16} {:>6} {:>11} {:>6} {:>8} {:>6}", "set", "views", "bytes: mean", "most", "us: mean", "most");
    for set in NamedSet::ALL {
        let setup = set.setup(2).ok_or("every set is for two")?;
        let mut views = Vec::new();
        for seed in 0..20 {
            play(&setup, seed, &mut views)?;
        }
        let bytes: Vec<f64> = views.iter().map(|view| written(view) as f64).collect();
        let times: Vec<f64> = views.iter().map(time).collect();
        let ([size, largest], [time, slowest]) = (mean_and_most(&bytes), mean_and_most(&times));
        let name = set.to_string();
        println!("{name:16} {:6} {size:11.0} {largest:6} {time:8.2} {slowest:6.2}", views.len());
    }
    Ok(())
}

/// The views of all audiences at every decision of a random game.
fn play(setup: &Setup, seed: u64, views: &mut Vec<View>) -> Result<(), Box<dyn Error>> {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance)?;
    let mut table = Table::<State>::new(setup.clone(), deal)?;
    while table.actor() != Actor::Over {
        views.extend(Audience::all(setup.players).map(|audience| table.view(audience)));
        table.play(table.position().sample(&mut chance).ok_or("somebody is asked")?)?;
    }
    Ok(())
}

fn written(view: &View) -> usize {
    serde_json::to_vec(view).map_or(0, |json| json.len())
}

/// Microseconds to write a view: the shortest of many times, which is hardly disturbed by what else the machine does.
fn time(view: &View) -> f64 {
    let once = |_| {
        let begun = Instant::now();
        black_box(written(black_box(view)));
        begun.elapsed()
    };
    (0..100).map(once).min().unwrap_or_default().as_secs_f64() * 1e6
}

fn mean_and_most(all: &[f64]) -> [f64; 2] {
    [all.iter().sum::<f64>() / all.len() as f64, all.iter().copied().fold(0.0, f64::max)]
}
