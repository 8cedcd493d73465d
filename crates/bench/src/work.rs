//! Does fixed work and says how much it was: `claimant-work claim 300` plays 300 random games of Claim.
//!
//! Without a name it lists the names, with the amount that `cargo xtask instructions` asks for. What is done for an amount
//! of 0 is preparation alone.

use std::{env, process::ExitCode};

use bench::{Games, Simulations, SomeWorlds, sets};
use claim::NamedSet;

/// Games of each set.
const GAMES: u64 = 300;
/// Simulations at each of a few positions.
const SIMULATIONS: u64 = 400;
/// Worlds at each decision of a few games.
const WORLDS: u64 = 40;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match &words[..] {
        [] => {
            list();
            Ok(())
        }
        [name, amount] => amount.parse().map_err(|e| format!("{amount}: {e}")).and_then(|n| work(name, n)),
        _ => Err("usage: claimant-work [NAME AMOUNT]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("claimant-work: {why}");
            ExitCode::FAILURE
        }
    }
}

fn list() {
    for (name, _) in sets() {
        println!("{name} {GAMES}");
    }
    println!("search-simulation {SIMULATIONS}");
    for set in WORLDS_OF {
        println!("world-of-{} {WORLDS}", set.slug());
    }
}

/// The sets whose worlds are drawn.
const WORLDS_OF: [NamedSet; 3] = [NamedSet::Claim, NamedSet::Magic, NamedSet::Shadow];

fn work(name: &str, amount: u64) -> Result<(), String> {
    let done = if name == "search-simulation" {
        Simulations::default().run(amount)
    } else if let Some(set) = WORLDS_OF.into_iter().find(|set| name == format!("world-of-{}", set.slug())) {
        SomeWorlds::of(set).draw(amount)
    } else if let Some((_, set)) = sets().iter().find(|(set, _)| set == name) {
        Games::new(set, 1_000)?.play(amount);
        amount
    } else {
        return Err(format!("there is no work of the name {name}"));
    };
    println!("{done}");
    Ok(())
}
