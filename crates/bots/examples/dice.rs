//! A little arena for Claim It!: two levels against each other, every game played from all rotations of the seats.
//!
//! ```text
//! cargo run --release -p bots --example dice -- search greedy --players 2 --games 400 --seed 1
//! ```
//!
//! The first level has one seat and the second all others, so that par is one half, a third, a quarter or a fifth. Each
//! seed is played once for every place in the turn order that the one can have; with two players that is a mirrored
//! match. `search:2:5000` is a search two rolls deep with five thousand nodes, `expert:2:1:50000` an expert that also
//! looks at one reply; `--variant` plays the variant.

use std::{process::ExitCode, time::Instant};

use bots::{
    Bot, Limits, Random,
    claim_it::{Expert, Greedy, Search},
};
use claim_it::{Deal, Setup, State};
use game::{Actor, Chance, Game, Seat, Table};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, otherwise: u64| {
        let at = words.iter().position(|word| word == name);
        at.and_then(|at| words.get(at + 1)).and_then(|word| word.parse().ok()).unwrap_or(otherwise)
    };
    let (Some(one), Some(other)) = (words.first(), words.get(1)) else {
        eprintln!("two levels, please: random, greedy, search, expert");
        return ExitCode::FAILURE;
    };
    let (Some(mut one), Some(mut other)) = (Player::new(one), Player::new(other)) else {
        eprintln!("a level is one of random, greedy, search, expert");
        return ExitCode::FAILURE;
    };
    let players = number("--players", 2).clamp(2, 5) as u8;
    let games = number("--games", 200).div_ceil(u64::from(players));
    let seed = number("--seed", 1);
    let setup = if words.iter().any(|word| word == "--variant") {
        Setup::new(players).with_variant()
    } else {
        Setup::new(players)
    };

    let mut rotations = Vec::new();
    for game in 0..games {
        let mut sum = 0.0;
        for first in 0..players {
            sum += play(&setup, &mut one, &mut other, Seat(first), seed + game);
        }
        rotations.push(f64::from(sum) / f64::from(players));
    }
    report(&rotations, players, [&one, &other]);
    ExitCode::SUCCESS
}

/// One game with the first level in seat 0, and what it got.
fn play(setup: &Setup, one: &mut Player, other: &mut Player, first: Seat, seed: u64) -> f32 {
    let Ok(mut table) = Table::<State>::new(*setup, Deal { first }) else { return 0.0 };
    let mut dice = Chance::from_seed(seed);
    let mut thoughts = Chance::from_seed(!seed);
    loop {
        let action = match table.actor() {
            Actor::Over => break,
            Actor::Chance => table.position().sample(&mut dice),
            Actor::Seat(seat) => {
                let player = if seat == Seat(0) { &mut *one } else { &mut *other };
                player.answer(&table, seat, &mut thoughts)
            }
        };
        if action.is_none_or(|action| table.play(action).is_err()) {
            return 0.0;
        }
    }
    table.position().payoffs().map_or(0.0, |payoffs| payoffs.of(Seat(0)))
}

/// Rotations of one seed share their dice, so they and not single games are what varies independently.
fn report(rotations: &[f64], players: u8, levels: [&Player; 2]) {
    let n = rotations.len() as f64;
    let mean = rotations.iter().sum::<f64>() / n;
    let variance = rotations.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let interval = 1.96 * (variance / n).sqrt();
    let par = 100.0 / f64::from(players);
    let games = rotations.len() * usize::from(players);
    println!(
        "{} v {}, {players} players, {games} games: {:.1} % ± {:.1} (par {par:.1})",
        levels[0].name,
        levels[1].name,
        100.0 * mean,
        100.0 * interval
    );
    for level in levels {
        println!(
            "  {}: {:.0} decisions/s, {:.0} nodes each",
            level.name,
            level.decisions as f64 / level.seconds.max(1e-9),
            level.nodes as f64 / level.decisions.max(1) as f64
        );
    }
}

struct Player {
    name: String,
    bot: Box<dyn Bot<State>>,
    decisions: u64,
    nodes: u64,
    seconds: f64,
}

impl Player {
    /// A level by name; `search:2:5000` looks two rolls ahead with five thousand nodes.
    fn new(name: &str) -> Option<Player> {
        let mut words = name.split(':');
        let level = words.next()?;
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
        let bot: Box<dyn Bot<State>> = match level {
            "random" => Box::new(Random),
            "greedy" => Box::new(Greedy),
            "search" => {
                let mut bot = Search::default();
                bot.depth = number().map_or(bot.depth, |depth| depth as u8);
                bot.nodes = number().unwrap_or(bot.nodes);
                Box::new(bot)
            }
            "expert" => {
                let mut bot = Expert::default();
                bot.depth = number().map_or(bot.depth, |depth| depth as u8);
                bot.replies = number().map_or(bot.replies, |replies| replies as u8);
                bot.nodes = number().unwrap_or(bot.nodes);
                Box::new(bot)
            }
            _ => return None,
        };
        Some(Player { name: name.to_owned(), bot, decisions: 0, nodes: 0, seconds: 0.0 })
    }

    fn answer(&mut self, table: &Table<State>, seat: Seat, chance: &mut Chance) -> Option<claim_it::Action> {
        let begun = Instant::now();
        let choice = self.bot.choose(&table.view(seat), &Limits::default(), chance)?;
        self.seconds += begun.elapsed().as_secs_f64();
        self.decisions += 1;
        self.nodes += choice.nodes;
        Some(choice.answer)
    }
}
