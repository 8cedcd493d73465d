//! The laws over every deck.

use std::{
    collections::BTreeMap,
    io::Write as _,
    sync::atomic::{AtomicUsize, Ordering},
};

use claim::{Setup, State, decks};
use clap::Args;
use game::{
    Table,
    laws::{Care, Comparisons, check},
};
use rayon::prelude::*;
use record::{AnyGame, Head, Record, read};
use tables::laws::Compared;

/// Check the laws of the rules, of records and of network tables on random games over every legal deck.
#[derive(Args)]
pub(crate) struct Laws {
    /// Check every deck in every variant; default: one set-up in 51.
    #[arg(long)]
    full: bool,
    /// Number of games per set-up.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Laws {
    pub(crate) fn run(&self) -> Result<String, String> {
        if self.games == 0 {
            return Err("--games takes at least 1".into());
        }
        // One in 51, not 50: the variants of a deck follow each other in eights.
        let setups: Vec<Setup> = decks::all().step_by(if self.full { 1 } else { 51 }).collect();
        let games = setups.len() as u64 * self.games;
        let done = AtomicUsize::new(0);
        let checked: Vec<Result<(Comparisons, Compared), String>> = (0..games)
            .into_par_iter()
            .map(|i| {
                let setup = &setups[(i / self.games) as usize];
                let seed = self.seed.wrapping_add(i);
                let care = Care { every: 20, worlds: 1 };
                let law = check::<State>(setup, seed, care)
                    .and_then(|(table, compared)| reads_back(&table, seed).map(|()| compared))
                    .and_then(|compared| Ok((compared, tables::laws::check(setup, seed)?)));
                let ears = decks::same_with_all_ears(setup, seed);
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if done.is_multiple_of(500) {
                    let _ = write!(std::io::stderr(), "\r{done} of {games} games");
                }
                ears.and(law)
            })
            .collect();
        let _ = writeln!(std::io::stderr());
        let (mut compared, mut sent) = (Comparisons::default(), Compared::default());
        let mut variants: BTreeMap<String, (Comparisons, Compared)> = BTreeMap::new();
        for (i, checked) in checked.iter().enumerate() {
            let Ok((more, more_sent)) = *checked else { continue };
            let of_variant = variants.entry(decks::variant_of(&setups[i / self.games as usize])).or_default();
            of_variant.0 += more;
            of_variant.1 += more_sent;
            compared += more;
            sent += more_sent;
        }
        let broken: Vec<&String> = checked.iter().filter_map(|checked| checked.as_ref().err()).collect();
        match broken.first() {
            None => {
                for (variant, (compared, sent)) in &variants {
                    let none_is_empty = compared.none_is_empty().and(sent.none_is_empty());
                    none_is_empty.map_err(|empty| format!("{variant}: {empty}"))?;
                }
                let setups = setups.len();
                Ok(format!("{games} games over {setups} set-ups obey every law\ncompared: {compared}\nsent: {sent}"))
            }
            Some(first) => Err(format!("{} of {games} games break a law; the first:\n{first}", broken.len())),
        }
    }
}

/// The record of a game reads back as it was.
fn reads_back(table: &Table<State>, seed: u64) -> Result<(), String> {
    let record = Record::new(Head::default(), table.replay().clone());
    let text = record.to_text().map_err(|e| format!("a game can't be written: {e}, seed {seed}"))?;
    match read(&text).next() {
        Some(Ok(AnyGame::Claim(again))) if again == record => Ok(()),
        Some(Err(error)) => Err(format!("a record can't be read back: {error}, seed {seed}\n{text}")),
        other => Err(format!("a record reads back as {other:?}, seed {seed}\n{text}")),
    }
}
