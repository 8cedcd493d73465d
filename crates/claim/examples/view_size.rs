//! How long a view of the first set takes to be written, and how many bytes it has.
//! `cargo run --release -p claimant-claim --features serde --example view_size`

use std::{hint::black_box, time::Instant};

use claim::{NamedSet, State, View};
use game::{Actor, Audience, Chance, Game as _, Table};

fn main() {
    let mut views: Vec<View> = Vec::new();
    for seed in 0..20 {
        let mut chance = Chance::from_seed(seed);
        let Some(setup) = NamedSet::Claim.setup(2) else { return };
        let Ok(deal) = State::deal(&setup, &mut chance) else { return };
        let Ok(mut table) = Table::<State>::new(setup, deal) else { return };
        while table.actor() != Actor::Over {
            views.extend(Audience::all(2).map(|audience| table.view(audience)));
            let Some(action) = table.position().sample(&mut chance) else { return };
            if table.play(action).is_err() {
                return;
            }
        }
    }
    let bytes = |view: &View| serde_json::to_vec(view).map_or(0, |json| json.len());
    let most = views.iter().map(bytes).max().unwrap_or(0);
    let all: usize = views.iter().map(bytes).sum();
    // The shortest of many times is hardly disturbed by whatever else the machine does.
    let time = |view: &View| {
        let once = |_| {
            let begun = Instant::now();
            black_box(serde_json::to_vec(black_box(view)).map_or(0, |json| json.len()));
            begun.elapsed()
        };
        (0..100).map(once).min().unwrap_or_default().as_secs_f64() * 1e6
    };
    let times: Vec<f64> = views.iter().map(time).collect();
    let slowest = times.iter().copied().fold(0.0, f64::max);
    let each = times.iter().sum::<f64>() / times.len() as f64;
    println!("{} views: {each:.2} us on average, {slowest:.2} at most", views.len());
    println!("{} bytes on average, {most} at most", all / views.len());
}
