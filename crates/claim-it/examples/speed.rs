//! Plays random games one after the other and prints how fast, with a checksum that changes whenever play does.
//!
//! `cargo run --release -p claim-it --example speed [games] [players] [standard|reduced] [plain|variant]`

use std::time::Instant;

use claim_it::{Board, Setup, State};
use game::{Actor, Answer, Chance, Game};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize| words.get(n).map(String::as_str);
    let games: u64 = word(0).and_then(|games| games.parse().ok()).unwrap_or(200_000);
    let mut setup = Setup::new(word(1).and_then(|players| players.parse().ok()).unwrap_or(2));
    if word(2) == Some("reduced") {
        setup = setup.on(Board::REDUCED);
    }
    if word(3) == Some("variant") {
        setup = setup.with_variant();
    }

    let begin = Instant::now();
    let mut total = Total::default();
    for seed in 0..games {
        if let Err(error) = play(&setup, seed, &mut total) {
            eprintln!("{error}");
            return;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();

    println!("{games} games of {} plies on average, the longest {}", total.plies / games.max(1), total.longest);
    println!("{:.0} games/s, {:.0} plies/s", games as f64 / seconds, total.plies as f64 / seconds);
    println!("first seat won {:.4}, checksum {:016x}", total.first / games.max(1) as f64, total.checksum);
}

#[derive(Default)]
struct Total {
    plies: u64,
    longest: u64,
    first: f64,
    checksum: u64,
}

fn play(setup: &Setup, seed: u64, total: &mut Total) -> Result<(), claim_it::SetupError> {
    let mut chance = Chance::from_seed(seed);
    let deal = State::deal(setup, &mut chance)?;
    let mut state = State::start(setup, &deal)?;
    let mut plies = 0;
    loop {
        // Every decision lists its answers, those of the dice too, and the checksum reads them: nothing is skipped.
        let answers = state.answers();
        let action = match state.actor() {
            Actor::Chance => state.sample(&mut chance),
            Actor::Seat(_) => answers.nth(chance.below(answers.len() as u32) as usize),
            Actor::Over => None,
        };
        let Some(action) = action else { break };
        state.apply_unchecked(action, &mut ());
        plies += 1;
        let seen = u64::from(action.number()) << 8 | answers.len() as u64;
        total.checksum = (total.checksum ^ seen).wrapping_mul(0x0100_0000_01b3).rotate_left(5);
    }
    total.plies += plies;
    total.longest = total.longest.max(plies);
    total.first += state.payoffs().map_or(0.0, |payoffs| f64::from(payoffs.of(deal.first)));
    Ok(())
}
