//! Games of bots, told trick by trick while they are played, or written as records.

use std::{io::Write, time::Instant};

use bots::{Bot, Effort, Level, Levelled, Player};
use clap::Args;
use game::{Actor, Chance, Draws, Hosted, Options, Seat, Seeds};
use play::Sitter;
use record::{Date, Head, Record};

use crate::{
    Done,
    setup::{AnySetup, SetupArgs},
    story::{InLanguage, Narrated, Story, names},
};

const BOTS_HELP: &str =
    "Bots to watch: one for all seats, or one for each, separated by commas, as in expert,greedy; default: greedy";

/// What is said of bots to those who ask for more.
fn bots_help() -> String {
    let levels = Level::ALL.map(|level| format!("{level} {}", level.summary())).join(". ");
    format!(
        "{BOTS_HELP}.\n\n{levels}. Limits per decision follow a colon: expert:nodes=5000, search:millis=100, or both as in \
         search:nodes=5000,millis=100; threads=2 searches on two threads."
    )
}

/// Watch bots play, trick by trick.
#[derive(Args)]
pub(crate) struct Watch {
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long, value_name = "BOT,BOT", help = BOTS_HELP, long_help = bots_help())]
    bots: Option<String>,
    /// Limit bots without a limit of their own to this number of nodes per decision; default: the level's own limit.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_NODES))]
    nodes: Option<u64>,
    /// Limit bots without a limit of their own to this time per decision (ms). Games under a time limit cannot be
    /// repeated exactly.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=Effort::MOST_MILLIS))]
    millis: Option<u64>,
    /// Seed of deal and play: the same seed gives the same game, unless bots have a time limit.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print a record of the game instead.
    #[arg(long)]
    record: bool,
    /// Number of games to record, with consecutive seeds.
    #[arg(long, default_value_t = 1, requires = "record")]
    games: u64,
    /// Record only what this seat saw; seats are counted from 0.
    #[arg(long, requires = "record")]
    seat: Option<u8>,
    #[command(flatten)]
    language: InLanguage,
}

impl Watch {
    /// These bots, and nothing but the story.
    pub(crate) fn new(
        setup: SetupArgs,
        bots: String,
        effort: Effort,
        seed: Option<u64>,
        language: InLanguage,
    ) -> Watch {
        let (Effort { nodes, millis, .. }, seed) = (effort, seed.unwrap_or(1));
        Watch { setup, bots: Some(bots), nodes, millis, seed, record: false, games: 1, seat: None, language }
    }

    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        match self.setup.setup()? {
            AnySetup::Claim(setup) => self.play::<claim::State>(&setup, out),
            AnySetup::ClaimIt(setup) => self.play::<claim_it::State>(&setup, out),
        }
    }

    fn play<G: Narrated + Levelled>(&self, setup: &G::Setup, out: &mut impl Write) -> Done {
        let players = self.players(usize::from(G::players(setup)))?;
        if !self.record {
            return self.tell(Playing::<G>::new(setup, &players, self.seed)?, &players, out);
        }
        for i in 0..self.games {
            let gap = if i > 0 { "\n" } else { "" };
            let seed = self.seed.wrapping_add(i);
            let playing = Playing::<G>::new(setup, &players, seed)?;
            write!(out, "{gap}{}", self.record_of(playing, &players, seed)?)?;
            // The next game may take its time.
            out.flush()?;
        }
        Ok(())
    }

    /// Who sits at each seat.
    fn players(&self, seats: usize) -> Result<Vec<Player>, String> {
        let effort = Effort { nodes: self.nodes, millis: self.millis, threads: None };
        let all = match &self.bots {
            Some(bots) => Player::parse_all(bots, effort).map_err(|e| e.to_string())?,
            None => vec![Player { level: Level::Greedy, effort }],
        };
        match all.as_slice() {
            &[one] => Ok(vec![one; seats]),
            all if all.len() == seats => Ok(all.to_vec()),
            all => Err(format!("--bots names {} bots and {seats} play: name one for all, or one for each", all.len())),
        }
    }

    /// Tells the game while it is played.
    fn tell<G: Narrated + Levelled>(&self, mut playing: Playing<G>, players: &[Player], out: &mut impl Write) -> Done {
        let words = &self.language.words();
        let names = names(&players.iter().copied().map(Sitter::Bot).collect::<Vec<_>>(), self.seed);
        let who: Vec<String> = (0..players.len() as u8).map(|seat| words.player(&names, Seat(seat))).collect();
        let args = [("seed", self.seed.to_string().into()), ("who", who.join(", ").into())];
        writeln!(out, "{}", words.say_with("story-seed", &args))?;
        let hosted = &playing.hosted;
        let mut story = G::Story::begin(words, &hosted.replay().setup, names, hosted.position());
        while playing.move_on()? {
            story.tell(words, &playing.hosted.last_events_in_full());
            let told = story.take();
            if !told.is_empty() {
                write!(out, "{told}")?;
                out.flush()?;
            }
        }
        if let Some(score) = playing.hosted.position().score() {
            story.end(words, &score);
        }
        writeln!(out, "{}", story.take())?;
        Ok(())
    }

    fn record_of<G: Narrated + Levelled>(
        &self,
        mut playing: Playing<G>,
        players: &[Player],
        seed: u64,
    ) -> Result<String, String> {
        if let Some(seat) = self.seat.filter(|&seat| usize::from(seat) >= players.len()) {
            return Err(format!("nobody sits at seat {seat}: {} play, counted from 0", players.len()));
        }
        while playing.move_on()? {}
        let mut head = Head { seed: Some(seed), date: today(), ..Head::default() };
        head.who.iter_mut().zip(players).for_each(|(who, player)| *who = Some(player.to_string()));
        let record = Record::new(head, playing.hosted.replay().clone());
        match self.seat {
            None => record.to_text().map_err(|e| e.to_string()),
            Some(seat) => {
                let account = record.seen_by(Seat(seat)).map_err(|e| e.to_string())?;
                account.to_text().map_err(|e| e.to_string())
            }
        }
    }
}

/// A game of bots in progress: with the same seed the same as in the arena.
struct Playing<G: Levelled> {
    hosted: Hosted<G>,
    seats: Vec<Seated<G>>,
}

/// A bot at its seat.
struct Seated<G: Levelled> {
    bot: Box<dyn Bot<G>>,
    effort: Effort,
}

impl<G: Levelled> Playing<G> {
    fn new(setup: &G::Setup, players: &[Player], seed: u64) -> Result<Playing<G>, String> {
        // Step by step, so that everything can be told as it happens.
        let options = Options { draws: Draws::OnRequest, keep_events: true };
        let hosted = Hosted::new(setup.clone(), Seeds::from_seed(seed), options);
        let seated = |player: &Player| Seated { bot: player.bot(), effort: player.effort };
        Ok(Playing {
            hosted: hosted.map_err(|e: G::SetupError| e.to_string())?,
            seats: players.iter().map(seated).collect(),
        })
    }

    /// One answer or outcome more; false if the game is over.
    fn move_on(&mut self) -> Result<bool, String> {
        let seat = match self.hosted.actor() {
            Actor::Over => return Ok(false),
            Actor::Chance => {
                self.hosted.draw().ok_or("chance has no outcome")?;
                return Ok(true);
            }
            Actor::Seat(seat) => seat,
        };
        let answer = self.hosted.position().answers().only().or_else(|| {
            let chance = self.hosted.bot_seed(seat).chance();
            self.seats[seat.index()].choose(&self.hosted.view(seat), chance)
        });
        self.hosted.play(answer.ok_or("nobody can go on")?).map_err(|e| e.to_string())?;
        Ok(true)
    }
}

impl<G: Levelled> Seated<G> {
    fn choose(&mut self, view: &G::View, mut chance: Chance) -> Option<G::Action> {
        let begun = Instant::now();
        let is_over = || self.effort.is_over(begun.elapsed());
        let choice = self.bot.choose(view, &self.effort.limits(&is_over), &mut chance);
        choice.map(|choice| choice.answer)
    }
}

pub(crate) fn today() -> Option<Date> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?;
    Date::from_days(u32::try_from(since.as_secs() / 86_400).ok()?)
}
