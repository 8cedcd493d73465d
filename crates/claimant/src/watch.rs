//! Games of bots, told trick by trick or written as records.

use std::io::Write;

use clap::Args;
use game::{Chance, Replay, Seat};
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
        let mut head = Head { seed: Some(seed), date: today(), ..Head::default() };
        let seats = G::players(setup);
        head.who.iter_mut().take(usize::from(seats)).for_each(|who| *who = Some("random".into()));
        let record = Record::new(head, random_game::<G>(setup, seed)?);
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

/// A game played at random to its end. The bots have a source of their own: so the seed alone says what chance brings,
/// whoever plays.
fn random_game<G: Told>(setup: &G::Setup, seed: u64) -> Result<Replay<G>, String> {
    let (mut chance, mut bots) = (Chance::from_seed(seed), Chance::from_seed(!seed));
    Replay::<G>::random(setup, &mut chance, &mut bots).map_err(|e| e.to_string())
}

pub(crate) fn today() -> Option<Date> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?;
    Date::from_days(u32::try_from(since.as_secs() / 86_400).ok()?)
}
