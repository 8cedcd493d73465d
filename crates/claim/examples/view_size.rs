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
    let times = 50;
    let begun = Instant::now();
    for _ in 0..times {
        for view in &views {
            black_box(serde_json::to_vec(black_box(view)).map_or(0, |json| json.len()));
        }
    }
    let each = begun.elapsed().as_secs_f64() * 1e6 / (times * views.len()) as f64;
    println!("{} views: {each:.2} us each, {} bytes on average, {most} at most", views.len(), all / views.len());
}
