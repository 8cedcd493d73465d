//! What bots pay: simulations of `search`, and worlds drawn from views.

use std::hint::black_box;

use bots::{Bot as _, Limits, claim::Search};
use claim::{NamedSet, State, View, Worlds};
use game::{Actor, Chance, Game as _, Table, Worlds as _};

/// The views of whoever decides in a few random games, between two plies.
fn views(set: NamedSet, games: u64, plies: std::ops::Range<usize>) -> Vec<View> {
    let mut views = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::from_seed(seed);
        let Some(setup) = set.setup(2) else { continue };
        let Ok(deal) = State::deal(&setup, &mut chance) else { continue };
        let Ok(mut table) = Table::<State>::new(setup, deal) else { continue };
        for ply in 0..plies.end {
            if let Actor::Seat(seat) = table.actor()
                && plies.contains(&ply)
            {
                views.push(table.view(seat));
            }
            let Some(action) = table.position().sample(&mut chance) else { break };
            if table.play(action).is_err() {
                break;
            }
        }
    }
    views
}

/// Simulations of `search` at the 12th ply of a few games of Claim.
pub struct Simulations {
    views: Vec<View>,
}

impl Default for Simulations {
    fn default() -> Simulations {
        let mut views = views(NamedSet::Claim, 16, 11..12);
        // Nobody thinks about a single answer.
        views.retain(|view| view.answers().len() > 1);
        Simulations { views }
    }
}

impl Simulations {
    /// Runs that many at each of the positions; says how many there were in all.
    pub fn run(&self, simulations: u64) -> u64 {
        for (seed, view) in (0..).zip(&self.views) {
            black_box(Search::default().choose(view, &Limits::nodes(simulations), &mut Chance::from_seed(seed)));
        }
        simulations * self.views.len() as u64
    }
}

/// Worlds of every decision of a few games of a set.
pub struct SomeWorlds {
    worlds: Vec<Worlds>,
}

impl SomeWorlds {
    /// Prepares to draw them.
    pub fn of(set: NamedSet) -> SomeWorlds {
        SomeWorlds { worlds: views(set, 8, 0..400).iter().filter_map(game::View::worlds).collect() }
    }

    /// Draws that many worlds at each decision; says how many there were in all.
    pub fn draw(&self, worlds: u64) -> u64 {
        self.worlds.iter().for_each(|sampler| draw(sampler, worlds));
        worlds * self.worlds.len() as u64
    }

    /// Calls `measure` for each decision with what draws that many worlds of it.
    pub fn each(&self, mut measure: impl FnMut(&dyn Fn(u64))) {
        self.worlds.iter().for_each(|sampler| measure(&|worlds| draw(sampler, worlds)));
    }
}

fn draw(sampler: &Worlds, worlds: u64) {
    let mut chance = Chance::from_seed(1);
    for _ in 0..worlds {
        black_box(sampler.sample(&mut chance));
    }
}
