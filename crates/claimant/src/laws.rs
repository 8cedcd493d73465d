//! The laws over every deck.

use std::{
    io::Write as _,
    sync::atomic::{AtomicUsize, Ordering},
};

use claim::{Setup, State, decks};
use clap::Args;
use game::laws::{Care, check};
use rayon::prelude::*;

/// Check the laws of the rules on random games over every legal deck.
#[derive(Args)]
pub(crate) struct Laws {
    /// Every deck in every variant (22,356 set-ups); without it one in fifty.
    #[arg(long)]
    full: bool,
    /// Games for each set-up.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Laws {
    pub(crate) fn run(&self) -> Result<String, String> {
        let two = decks::two().flat_map(|setup| decks::variants(&setup).collect::<Vec<_>>());
        let all = two.chain(decks::more(3)).chain(decks::more(4));
        let step = if self.full { 1 } else { 50 };
        let setups: Vec<Setup> = all.step_by(step).collect();
        let games = setups.len() as u64 * self.games;
        let done = AtomicUsize::new(0);
        let broken: Vec<String> = (0..games)
            .into_par_iter()
            .filter_map(|i| {
                let setup = &setups[(i / self.games) as usize];
                let seed = self.seed + i;
                let care = Care { every: 20, worlds: 1 };
                let law = check::<State>(setup, seed, care).err();
                let ears = decks::same_with_all_ears(setup, seed).err();
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if done.is_multiple_of(500) {
                    let _ = write!(std::io::stderr(), "\r{done} of {games} games");
                }
                law.or(ears)
            })
            .collect();
        let _ = writeln!(std::io::stderr());
        match broken.first() {
            None => Ok(format!("{games} games over {} set-ups obey every law", setups.len())),
            Some(first) => Err(format!("{} of {games} games break a law; the first:\n{first}", broken.len())),
        }
    }
}
