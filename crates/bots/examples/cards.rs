//! A little arena for Claim: two levels against each other, every deal played from both sides.
//!
//! ```text
//! cargo run --release -p bots --example cards -- search greedy --set claim --players 2 --pairs 100 --seed 1 --millis 100
//! ```
//!
//! A level with a number behind it (`search:2000`) is held to so many nodes a move; one more is its eagerness. `--set` takes the name of a set,
//! `mix` for another deck in every deal, or factions separated by commas. With three players the first level has one seat
//! in each of three games of a deal, and with four it has one team.

use std::{process::ExitCode, time::Instant};

use bots::{
    Bot, Limits, Random,
    claim::{Expert, Greedy, Search},
};
use claim::{Action, NamedSet, Setup, State, decks};
use game::{Actor, Chance, Game, Seat, Table};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1));
    let number = |name: &str, otherwise: u64| word(name).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    let millis = word("--millis").and_then(|word| word.parse().ok());
    let player = |at: usize| words.get(at).and_then(|name| Player::new(name, millis));
    let (Some(one), Some(other)) = (player(0), player(1)) else {
        eprintln!("two levels, please: random, greedy, search, expert");
        return ExitCode::FAILURE;
    };
    let mut players = [one, other];
    let (count, seed) = (number("--players", 2) as u8, number("--seed", 1));
    let set = word("--set").map_or("claim", String::as_str);
    let mut rotations = Vec::new();
    for deal in 0..number("--pairs", 50) {
        let Some(setup) = line_up(set, count, seed + deal) else {
            eprintln!("there is no set {set} for {count}");
            return ExitCode::FAILURE;
        };
        let games = setup.players.min(3) - u8::from(setup.players == 4);
        let sum: f32 = (0..games).map(|seat| play(&setup, &mut players, seat, games, seed + deal)).sum();
        rotations.push(f64::from(sum) / f64::from(games));
    }
    report(&rotations, set, count, &players);
    ExitCode::SUCCESS
}

/// A set by name or by its factions; of `mix` another one for every deal.
fn line_up(set: &str, players: u8, deal: u64) -> Option<Setup> {
    if set == "mix" {
        let nth = |n: usize| (deal as usize).wrapping_mul(7919) % n;
        return if players == 2 { decks::two().nth(nth(2448)) } else { decks::more(players).nth(nth(1386)) };
    }
    let named = set.parse::<NamedSet>().ok().and_then(|set| set.setup(players));
    named.or_else(|| {
        let factions = set.split(',').map(|name| name.parse().ok()).collect::<Option<Vec<_>>>()?;
        let setup = Setup { players, ..Setup::two(factions) };
        setup.rules().is_ok().then_some(setup)
    })
}

/// One game with the first level on the side of `seat`, and what it got.
fn play(setup: &Setup, players: &mut [Player; 2], seat: u8, sides: u8, seed: u64) -> f32 {
    let mut chance = Chance::from_seed(seed);
    let Ok(deal) = State::deal(setup, &mut chance) else { return 0.0 };
    let Ok(mut table) = Table::<State>::new(setup.clone(), deal) else { return 0.0 };
    let mut thoughts = Chance::from_seed(!seed);
    loop {
        let action = match table.actor() {
            Actor::Over => break,
            Actor::Chance => table.position().sample(&mut chance),
            Actor::Seat(asked) => players[usize::from(asked.0 % sides != seat)].answer(&table, asked, &mut thoughts),
        };
        if action.is_none_or(|action| table.play(action).is_err()) {
            eprintln!("an illegal answer: {action:?}");
            return 0.0;
        }
    }
    table.position().payoffs().map_or(0.0, |payoffs| payoffs.of(Seat(seat)))
}

/// Games of one deal share their cards, so they and not single games are what varies independently.
fn report(rotations: &[f64], set: &str, count: u8, players: &[Player; 2]) {
    let n = rotations.len() as f64;
    let mean = rotations.iter().sum::<f64>() / n;
    let variance = rotations.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    println!(
        "{} v {}, {set}, {count} players, {} deals: {:.1} % ± {:.1}",
        players[0].name,
        players[1].name,
        rotations.len(),
        100.0 * mean,
        196.0 * (variance / n).sqrt()
    );
    for player in players {
        let decisions = player.decisions.max(1) as f64;
        println!(
            "  {}: {:.0} decisions/s, {:.2} ms and {:.0} nodes each",
            player.name,
            decisions / player.seconds.max(1e-9),
            1e3 * player.seconds / decisions,
            player.nodes as f64 / decisions
        );
    }
}

struct Player {
    name: String,
    bot: Box<dyn Bot<State>>,
    limit: Option<u64>,
    millis: Option<u64>,
    decisions: u64,
    nodes: u64,
    seconds: f64,
}

impl Player {
    fn new(name: &str, millis: Option<u64>) -> Option<Player> {
        let mut words = name.split(':');
        let kind = words.next()?;
        let limit = words.next().filter(|word| !word.is_empty()).and_then(|word| word.parse().ok());
        let eagerness = words.next().and_then(|word| word.parse().ok());
        let bot: Box<dyn Bot<State>> = match kind {
            "random" => Box::new(Random),
            "greedy" => Box::new(Greedy::default()),
            "search" => {
                let mut bot = Search::default();
                bot.eagerness = eagerness.unwrap_or(bot.eagerness);
                Box::new(bot)
            }
            "expert" => {
                let mut bot = Expert::default();
                bot.eagerness = eagerness.unwrap_or(bot.eagerness);
                Box::new(bot)
            }
            _ => return None,
        };
        let millis = millis.filter(|_| limit.is_none());
        Some(Player { name: name.to_owned(), bot, limit, millis, decisions: 0, nodes: 0, seconds: 0.0 })
    }

    fn answer(&mut self, table: &Table<State>, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let view = table.view(seat);
        let begun = Instant::now();
        let millis = u128::from(self.millis.unwrap_or(0));
        let is_over = || begun.elapsed().as_millis() >= millis;
        let deadline = self.millis.map(|_| &is_over as &dyn Fn() -> bool);
        let choice = self.bot.choose(&view, &Limits { nodes: self.limit, stop: None, deadline }, chance)?;
        self.seconds += begun.elapsed().as_secs_f64();
        self.decisions += 1;
        self.nodes += choice.nodes;
        Some(choice.answer)
    }
}
