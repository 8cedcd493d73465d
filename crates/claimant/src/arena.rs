//! Matches between bots, and how far their results can be trusted.

mod progress;
mod text;

use std::{
    error::Error,
    ops::ControlFlow,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use arena::{
    Allowance, Clock, Contest, Elo, Entrant, Folder, Match, Question, Report, Setups, Sitting, Sprt, Start, Tally,
    Verdict, run,
};
use bots::Effort;
use clap::Args;

use crate::{
    setup::{AnySetup, SetupArgs},
    watch::today,
};
use progress::Progress;

/// Run matches between bots: every deal from all seats, with confidence intervals, Elo and faults.
///
/// docs/arena.md explains the report.
#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    setup: SetupArgs,
    /// Play each deal with a different legal deck of Claim.
    #[arg(long, conflicts_with_all = ["set", "factions", "setup"])]
    mix: bool,
    #[arg(long = "bot", value_name = "BOT", required = true, help = bots_help())]
    bots: Vec<String>,
    /// Limit bots without a limit of their own to this number of nodes per decision.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_NODES))]
    nodes: Option<u64>,
    /// Limit bots without a limit of their own to this time per decision (ms).
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_MILLIS))]
    millis: Option<u64>,
    /// Limit bots without a limit of their own to this processor time per decision (ms).
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_MILLIS))]
    cpu: Option<u64>,
    /// Maximum number of deals; each is played from all seats, by every pairing.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,
    /// Seed of the first deal; the next ones follow it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games to run at once; default: one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop as soon as a sequential test decides whether the first bot is stronger than the second by ELO1 or only by
    /// ELO0.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Error rate of the sequential test: how often it may accept ELO1 when ELO0 is true.
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// Error rate of the sequential test: how often it may accept ELO0 when ELO1 is true.
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Time beyond its limit after which a program forfeits the game (ms).
    #[arg(long, default_value_t = 1_000)]
    grace: u64,
    /// Write results.csv, games.rec and run.json to this folder.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Continue the run in that folder.
    #[arg(long, requires = "out")]
    resume: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn bots_help() -> String {
    format!(
        "Bot to play, given at least twice: {}, textbook (the baseline), with limits of its own as in search:nodes=2000, \
         expert:millis=100,threads=2 or textbook:cpu=10 (processor time), \
         or any program as in \"cmd:python3 bot.py\"",
        bots::Level::names()
    )
}

impl Arena {
    pub(crate) fn run(&self) -> Result<String, String> {
        if self.mix {
            return self.contest::<claim::State>(Setups::mix(self.setup.decks()?).ok_or("there are no such decks")?);
        }
        match self.setup.setup()? {
            AnySetup::Claim(setup) => self.contest::<claim::State>(setup.into()),
            AnySetup::ClaimIt(setup) => self.contest::<claim_it::State>(setup.into()),
        }
    }

    /// The limits of bots that have none of their own.
    fn limits(&self) -> Allowance {
        let clock = if self.cpu.is_some() { Clock::Cpu } else { Clock::Wall };
        Allowance { effort: Effort { nodes: self.nodes, millis: self.cpu.or(self.millis), threads: None }, clock }
    }

    fn contest<G: Contest>(&self, setups: Setups<G::Setup>) -> Result<String, String>
    where
        G::Setup: Sync,
    {
        let entrants = Entrant::all(&self.bots, self.limits()).map_err(|e| e.to_string())?;
        let question = self.question::<G>(&setups, &entrants)?;
        let tags = vec![("version".into(), question.version.clone()), ("commit".into(), question.commit.clone())];
        let contest = Match::<G>::new(setups, entrants, self.seed, Duration::from_millis(self.grace));
        let contest = contest.map_err(|e| e.to_string())?;
        let contest = contest.with_head(today(), tags);
        let schedule = contest.schedule();
        let mut tally = Tally::new(contest.entrants().len(), schedule);
        let decided = |tally: &Tally| {
            let verdict = question.sprt.zip(tally.pairings().first()).map(|(sprt, first)| sprt.verdict(&first.scores));
            verdict.is_some_and(|verdict| verdict != Verdict::Open)
        };
        let threads = self.threads();
        let mut folder = self.folder(&question, schedule, threads, &mut tally)?;
        let all = self.deals.saturating_mul(schedule.games_of_deal());
        let stop = stopped_at_the_keyboard()?;
        let progress = Progress::new(tally.games(), all);
        let begun = Instant::now();
        if !decided(&tally) {
            run(&contest, tally.games()..all, threads, &stop, |ended| {
                if let Some(folder) = &mut folder {
                    folder.add(&ended)?;
                }
                tally.add(&ended.row);
                progress.show(&tally, question.sprt);
                let whole = tally.games().is_multiple_of(schedule.games_of_unit());
                Ok::<_, Box<dyn Error>>(if whole && decided(&tally) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            })
            .map_err(|e| e.to_string())?;
        }
        if let Some(folder) = &mut folder {
            folder.flush().map_err(|e| e.to_string())?;
        }
        progress.end();
        let interrupted = tally.games() < all && !decided(&tally);
        let sitting = Sitting { threads, seconds: begun.elapsed().as_secs_f64(), interrupted };
        let report = Report::new(&question, &tally, sitting);
        if self.json {
            return serde_json::to_string_pretty(&report).map_err(|e| e.to_string());
        }
        Ok(text::text(&report, &setup_text::<G>(contest.setups()), self.out.as_deref()))
    }

    fn question<G: Contest>(&self, setups: &Setups<G::Setup>, entrants: &[Entrant]) -> Result<Question, String> {
        let sprt = self.sprt.as_deref().map(|elos| self.sprt(elos)).transpose()?;
        if sprt.is_some() && entrants.len() > 2 {
            return Err("a sequential test is between two bots: leave --sprt away, or all bots but two".into());
        }
        Ok(Question {
            version: env!("CARGO_PKG_VERSION").into(),
            commit: env!("CLAIMANT_COMMIT").into(),
            game: G::NAME.into(),
            setup: setups.to_json().map_err(|e| e.to_string())?,
            bots: entrants.to_vec(),
            seed: self.seed,
            grace: self.grace,
            sprt,
        })
    }

    fn sprt(&self, elos: &str) -> Result<Sprt, String> {
        let numbers = elos.split_once(',').and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
        let (elo0, elo1) =
            numbers.ok_or_else(|| format!("--sprt takes two numbers, as in --sprt 0,10; not {elos:?}"))?;
        Sprt::new(Elo(elo0), Elo(elo1), self.alpha, self.beta).map_err(|e| e.to_string())
    }

    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, usize::from)
    }

    /// The folder to write to, if one is given; the results in it are added to the tally.
    fn folder(
        &self,
        question: &Question,
        schedule: &arena::Schedule,
        threads: usize,
        tally: &mut Tally,
    ) -> Result<Option<Folder>, String> {
        let Some(path) = &self.out else { return Ok(None) };
        let command: Vec<String> = std::env::args().collect();
        let date = today().map(|date| date.to_string());
        let start = Start { command: &command, deals: self.deals, threads, date };
        if !self.resume {
            return Folder::begin(path, question, schedule, &start).map(Some).map_err(|e| e.to_string());
        }
        let (folder, rows) = Folder::resume(path, question, schedule, &start).map_err(|e| e.to_string())?;
        for row in &rows {
            tally.add(row);
        }
        Ok(Some(folder))
    }
}

/// The set-up in words; of a mix how many decks there are, and what they have in common.
fn setup_text<G: Contest>(setups: &Setups<G::Setup>) -> String {
    let mix = setups.mixed().map(|mix| format!("{mix} ({} of them)", text::thousands(setups.len() as u64)));
    let mut common = G::setup_tags(setups.of(0));
    for setup in setups.iter() {
        let tags = G::setup_tags(setup);
        common.retain(|tag| tags.contains(tag));
    }
    mix.into_iter().chain(common.iter().map(|(name, value)| format!("{name} {value}"))).collect::<Vec<_>>().join(", ")
}

/// A flag that is set by the first interrupt; the second ends the program.
fn stopped_at_the_keyboard() -> Result<Arc<AtomicBool>, String> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    let handler = move || {
        if set.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\nThe games that are running are played to their end; interrupt again to stop at once.");
    };
    ctrlc::set_handler(handler).map_err(|e| format!("interrupts can't be listened to: {e}"))?;
    Ok(stop)
}
