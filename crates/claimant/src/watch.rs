//! Games of bots, told trick by trick or written as records.

use std::io::Write;

use clap::Args;
use game::{Actor, Chance, Seat, Table};
use record::{Date, Head, Record};

use crate::{
    Done,
    setup::{AnySetup, SetupArgs},
    story::{Told, tell},
};

/// Watch a game of bots, trick by trick. They play legal cards at random for now.
#[derive(Args)]
pub(crate) struct Watch {
    #[command(flatten)]
    setup: SetupArgs,
    /// The seed of deal and play: the same seed is the same game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print a record of the game instead, to keep, to replay and to verify.
    #[arg(long)]
    record: bool,
    /// Record so many games, with one seed after the other.
    #[arg(long, default_value_t = 1, requires = "record")]
    games: u64,
    /// Record what this seat saw, and nothing more.
    #[arg(long, requires = "record")]
    seat: Option<u8>,
}

impl Watch {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        match self.setup.setup()? {
            AnySetup::Claim(setup) => self.play::<claim::State>(&setup, out),
            AnySetup::ClaimIt(setup) => self.play::<claim_it::State>(&setup, out),
        }
    }

    fn play<G: Told>(&self, setup: &G::Setup, out: &mut impl Write) -> Done {
        if !self.record {
            writeln!(out, "Seed {}: {}", self.seed, tell(&random_game::<G>(setup, self.seed)?)?)?;
            return Ok(());
        }
        for i in 0..self.games {
            let gap = if i > 0 { "\n" } else { "" };
            write!(out, "{gap}{}", self.record_of::<G>(setup, self.seed.wrapping_add(i))?)?;
        }
        Ok(())
    }

    fn record_of<G: Told>(&self, setup: &G::Setup, seed: u64) -> Result<String, String> {
        let table = random_game::<G>(setup, seed)?;
        let mut head = Head { seed: Some(seed), date: today(), ..Head::default() };
        let seats = table.position().seats();
        head.who.iter_mut().take(usize::from(seats)).for_each(|who| *who = Some("random".into()));
        let record = Record::new(head, table.replay().clone());
        match self.seat {
            None => record.to_text().map_err(|e| e.to_string()),
            Some(seat) if seat >= seats => Err(format!("nobody sits at seat {seat}: {seats} play")),
            Some(seat) => {
                let account = record.seen_by(Seat(seat)).map_err(|e| e.to_string())?;
                account.to_text().map_err(|e| e.to_string())
            }
        }
    }
}

/// A game played at random to its end.
fn random_game<G: Told>(setup: &G::Setup, seed: u64) -> Result<Table<G>, String> {
    let mut chance = Chance::from_seed(seed);
    // The bots have a source of their own: so the seed alone says what chance brings, whoever plays.
    let mut bots = Chance::from_seed(!seed);
    let deal = G::deal(setup, &mut chance).map_err(|e| e.to_string())?;
    let mut table = Table::<G>::new(setup.clone(), deal).map_err(|e| e.to_string())?;
    while table.actor() != Actor::Over {
        let source = if table.actor() == Actor::Chance { &mut chance } else { &mut bots };
        let action = table.position().sample(source).ok_or("nobody can go on")?;
        table.play(action).map_err(|e| e.to_string())?;
    }
    Ok(table)
}

pub(crate) fn today() -> Option<Date> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?;
    Date::from_days(u32::try_from(since.as_secs() / 86_400).ok()?)
}
