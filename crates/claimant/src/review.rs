//! A recorded game reviewed: every decision judged by what its player could know.

mod html;
mod text;

use std::{
    fs,
    io::{IsTerminal as _, Write},
    path::PathBuf,
};

use bots::Limits;
use clap::Args;
use game::Seat;
use indicatif::{ProgressBar, ProgressDrawTarget};
use play::{Played, Sitter, Sitting};
use rayon::prelude::*;
use record::{AnyGame, Record, read};
use review::{Options, Task};
use words::{Names, Told, Words};

use crate::{Done, replay::text_of, story::InLanguage};

/// Review a recorded game: what each decision cost, and how much was luck.
///
/// Every decision is judged by what the player could know at that moment (docs/review.md). People are reviewed; if only bots
/// have played, all of them are.
#[derive(Args)]
pub(crate) struct Review {
    /// File of records; `-` for standard input.
    file: PathBuf,
    /// Number of the game in the file, counted from 1.
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// Review this seat, counted from 0; may be repeated.
    #[arg(long)]
    seat: Vec<u8>,
    /// Review all seats, bots as well.
    #[arg(long, conflicts_with = "seat")]
    all: bool,
    /// Nodes for each answer of every decision; more are less noisy and take longer.
    #[arg(long, default_value_t = Options::NODES, value_parser = clap::value_parser!(u64).range(1..=Options::MOST_NODES))]
    nodes: u64,
    /// Leave out luck, which requires judging the decisions of everybody.
    #[arg(long)]
    no_luck: bool,
    /// Print the review as JSON.
    #[arg(long)]
    json: bool,
    /// Write the review as a standalone HTML page with a chart.
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    #[command(flatten)]
    language: InLanguage,
}

impl Review {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let file = self.file.display();
        let text = text_of(&self.file)?;
        let wanted = self.game.checked_sub(1).ok_or_else(|| "games are counted from 1".to_string())?;
        let mut games = read(&text);
        let game = games.nth(wanted).ok_or_else(|| match read(&text).count() {
            0 => format!("there is no game in {file}"),
            n => format!("{file} has {n} games, not {}", self.game),
        })?;
        let game = game.map_err(|e| format!("{file}, game {}: {e}", self.game))?;
        let more = games.count();
        match game {
            AnyGame::Claim(record) => self.review(record, more, out),
            AnyGame::ClaimIt(record) => self.review(record, more, out),
            AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_) => {
                Err("this record tells what one player saw; to review a game, a record of all of it is needed"
                    .to_string()
                    .into())
            }
        }
    }

    fn review<G: Told + Played>(&self, record: Record<G>, more: usize, out: &mut impl Write) -> Done
    where
        Task<G>: Send,
        G::Action: Send,
    {
        let replay = record.replay.clone();
        let sitting = Sitting::resume(record).map_err(|e| e.to_string())?;
        let options = Options { nodes: self.nodes, seats: self.seats(sitting.sitters()), luck: !self.no_luck };
        let mut review = review::Review::new(&replay, &options).map_err(|e| e.to_string())?;
        let bar = progress(review.progress().1);
        let judge = |task: Task<G>| {
            let decision = task.judge(&Limits::default());
            bar.inc(1);
            decision
        };
        let judged: Vec<_> = review.tasks().into_par_iter().filter_map(judge).collect();
        bar.finish_and_clear();
        for decision in judged {
            review.enter(decision);
        }
        let words = self.language.words();
        let names = names(&words, &sitting);
        if let Some(path) = &self.html {
            let page = html::page(&words, &review, &words.review(&review, &names));
            fs::write(path, page).map_err(|e| format!("{} can't be written: {e}", path.display()))?;
        }
        if self.json {
            let json = serde_json::to_string_pretty(&review.written()).map_err(|e| e.to_string())?;
            writeln!(out, "{json}")?;
        } else if self.html.is_none() {
            write!(out, "{}", text::page(&review, &words.review(&review, &names)))?;
            if more > 0 {
                let args = [("count", more.into()), ("flag", format!("--game {}", self.game + 1).into())];
                writeln!(out, "\n{}", words.say_with("story-more-games", &args))?;
            }
        }
        Ok(())
    }

    /// The seats that are asked for: else those of people, and without people all.
    fn seats(&self, sitters: &[Sitter]) -> Vec<Seat> {
        let all = || (0..sitters.len() as u8).map(Seat);
        if !self.seat.is_empty() {
            return self.seat.iter().copied().map(Seat).collect();
        }
        let people: Vec<Seat> = all().filter(|seat| sitters[seat.index()] == Sitter::Person).collect();
        if self.all || people.is_empty() { all().collect() } else { people }
    }
}

/// What the players are called; the one person among bots is "you".
fn names<G: Played>(words: &Words, sitting: &Sitting<G>) -> Names {
    let people: Vec<Seat> = sitting.people().collect();
    let you = if let [only] = *people { Some(only) } else { None };
    words.names_for(sitting, you)
}

/// A bar on standard error, if that is a terminal.
fn progress(decisions: usize) -> ProgressBar {
    let is_seen = std::io::stderr().is_terminal();
    let target = if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(decisions as u64), target)
}
