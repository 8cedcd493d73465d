//! A match: who plays what against whom, and how one of its games is played.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use bots::{Bot, Levelled, Textbook};
use game::{Chance, Hosted, Options, Portable, Seat, Seeds, View};
use protocol::ViewJson;
use record::{Date, Head, Record};

use crate::{
    Allowance, Entrant, Fault, Fixture, Kind, Row, Schedule, Setups, Side, Spent,
    program::{Program, Question},
    row::lost_by,
};

/// How long a program may think that has no limit of time.
const UNHURRIED: Duration = Duration::from_secs(10);

/// A game that bots and programs play.
pub trait Contest: ViewJson + Levelled + Portable {}

impl<G: ViewJson + Levelled + Portable> Contest for G {}

/// All that is agreed on before a match.
pub struct Match<G: Contest> {
    setups: Setups<G::Setup>,
    entrants: Vec<Entrant>,
    schedule: Schedule,
    grace: Duration,
    date: Option<Date>,
    tags: Vec<(String, String)>,
}

/// A game that is over: its result and its record.
pub struct Ended {
    /// The result.
    pub row: Row,
    /// The record as text.
    pub record: String,
}

/// The programs that one thread has running, one for each entrant that is one.
pub struct Bench(Vec<Option<Program>>);

impl Bench {
    /// None is running yet.
    pub fn new(entrants: &[Entrant]) -> Bench {
        let program = |entrant: &Entrant| match &entrant.kind {
            Kind::Command(words) => Some(Program::new(words)),
            Kind::Level(_) | Kind::Textbook => None,
        };
        Bench(entrants.iter().map(program).collect())
    }
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// A set-up is not legal, or cannot be dealt; each game has its own words for why.
    #[error("{0}")]
    Setup(String),
    /// Not all set-ups are for the same number of players.
    #[error("the decks of a mix must all be for the same number of players")]
    MixedSeats,
    /// The rules refuse what they listed.
    #[error("{why}, seed {seed}")]
    Refused {
        /// Why, in the words of the game.
        why: String,
        /// The seed of the deal.
        seed: u64,
    },
    /// A program cannot be started.
    #[error("{command:?} can't be started: {error}; is it installed, and is the path right?")]
    Program {
        /// Its command.
        command: String,
        /// Why.
        error: io::Error,
    },
}

impl MatchError {
    fn setup(error: impl std::fmt::Display) -> MatchError {
        MatchError::Setup(error.to_string())
    }
}

impl<G: Contest> Match<G> {
    /// A match, if it can be played: every set-up is legal and for as many players, and programs can be started.
    pub fn new(
        setups: impl Into<Setups<G::Setup>>,
        entrants: Vec<Entrant>,
        seed: u64,
        grace: Duration,
    ) -> Result<Match<G>, MatchError> {
        let setups = setups.into();
        let seats = seats_of::<G>(setups.of(seed))?;
        for setup in setups.iter() {
            if seats_of::<G>(setup)? != seats {
                return Err(MatchError::MixedSeats);
            }
        }
        for entrant in &entrants {
            if let Kind::Command(words) = &entrant.kind {
                Program::check(words)?;
            }
        }
        let schedule = Schedule::new(entrants.len(), seats, seed);
        Ok(Match { setups, entrants, schedule, grace, date: None, tags: Vec::new() })
    }

    /// The same with a day and tags of one's own in every record.
    pub fn with_head(self, date: Option<Date>, tags: Vec<(String, String)>) -> Match<G> {
        Match { date, tags, ..self }
    }

    /// What is agreed on before the deals.
    pub fn setups(&self) -> &Setups<G::Setup> {
        &self.setups
    }

    /// Who takes part.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Which games there are.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Plays a game to its end, or to the first fault of a bot.
    pub fn play(&self, fixture: &Fixture<'_>, bench: &mut Bench) -> Result<Ended, MatchError> {
        let setup = self.setups.of(fixture.seed).clone();
        let options = Options { keep_events: false, ..Options::default() };
        let hosted = Hosted::<G>::new(setup, Seeds::from_seed(fixture.seed), options);
        let mut hosted = hosted.map_err(MatchError::setup)?;
        let mut players: Vec<Player<G>> = self.sit_down(fixture);
        let mut spent = [Spent::default(); 2];
        let mut fault = None;
        while let Some(seat) = hosted.actor().seat() {
            let answer = if let Some(only) = hosted.position().answers().only() {
                only
            } else {
                let side = fixture.seats[seat.index()];
                let program = bench.0[fixture.bots[side.index()]].as_mut();
                let begun = players[seat.index()].limits.clock.now();
                let answer = self.ask(&hosted, seat, &mut players[seat.index()], program);
                let spent = &mut spent[side.index()];
                spent.decisions += 1;
                spent.nanos += begun.elapsed().as_nanos() as u64;
                match answer {
                    Ok((answer, nodes)) => {
                        spent.nodes += nodes;
                        answer
                    }
                    Err(what) => {
                        fault = Some((side, what));
                        break;
                    }
                }
            };
            hosted.play(answer).map_err(|e| MatchError::Refused { why: e.to_string(), seed: fixture.seed })?;
        }
        let payoffs = match fault {
            Some((side, _)) => lost_by(side, fixture.seats),
            None => hosted.position().payoffs().map(|p| p.as_slice().to_vec()).unwrap_or_default(),
        };
        let row = Row {
            game: fixture.game,
            unit: fixture.unit,
            seed: fixture.seed,
            seats: fixture.seats.to_vec(),
            payoffs,
            plies: hosted.moves() as u64,
            spent,
            fault,
        };
        let record = Record::new(self.head(fixture, fault), hosted.replay().clone());
        Ok(Ended { row, record: record.to_text().map_err(MatchError::setup)? })
    }

    /// A player for every seat, new and without memory: what happened in other games must not matter.
    fn sit_down(&self, fixture: &Fixture<'_>) -> Vec<Player<G>> {
        let sit = |side: &Side| {
            let entrant = &self.entrants[fixture.bots[side.index()]];
            let bot = match &entrant.kind {
                Kind::Level(level) => Some(G::bot(*level, entrant.limits.effort)),
                Kind::Textbook => Some(Box::new(Textbook::default()) as Box<dyn Bot<G>>),
                Kind::Command(_) => None,
            };
            Player { bot, limits: entrant.limits }
        };
        fixture.seats.iter().map(sit).collect()
    }

    fn ask(
        &self,
        hosted: &Hosted<G>,
        seat: Seat,
        player: &mut Player<G>,
        program: Option<&mut Program>,
    ) -> Result<(G::Action, u64), Fault> {
        let view = hosted.view(seat);
        let mut chance = hosted.bot_seed(seat).chance();
        match (&mut player.bot, program) {
            (Some(bot), _) => choose(bot.as_mut(), &view, player.limits, &mut chance),
            (None, Some(program)) => {
                let actions: Vec<G::Action> = view.answers().iter().collect();
                let answers: Vec<String> = actions.iter().map(|&action| hosted.position().notation(action)).collect();
                let shown = G::view_json(&view, &hosted.replay().setup).map_err(|_| Fault::Malformed)?;
                let limits = player.limits.effort;
                // 53 bits are a whole number in every language.
                let seed = chance.bits() >> 11;
                let question = Question { of: G::OF, seat: seat.0, view: &shown, answers: &answers, limits, seed };
                let patience = limits.millis.map_or(UNHURRIED, Duration::from_millis) + self.grace;
                program.ask(&question, patience).map(|place| (actions[place], 0))
            }
            (None, None) => Err(Fault::Crash),
        }
    }

    fn head(&self, fixture: &Fixture<'_>, fault: Option<(Side, Fault)>) -> Head {
        let mut head = Head { seed: Some(fixture.seed), date: self.date, ..Head::default() };
        let mut tag = |name: &str, value: String| head.own.push((name.into(), value));
        tag("game", fixture.game.to_string());
        tag("unit", fixture.unit.to_string());
        for (seat, side) in fixture.seats.iter().enumerate() {
            let entrant = &self.entrants[fixture.bots[side.index()]];
            tag(&format!("limits{seat}"), entrant.limits.to_string());
            head.who[seat] = Some(entrant.name.clone());
        }
        if let Some((side, fault)) = fault {
            head.own.push(("fault".into(), format!("{fault} by {}", self.entrants[fixture.bots[side.index()]].name)));
        }
        head.own.extend(self.tags.iter().cloned());
        head
    }
}

/// For how many a set-up is, if it is legal.
fn seats_of<G: Contest>(setup: &G::Setup) -> Result<u8, MatchError> {
    let deal = G::deal(setup, &mut Chance::from_seed(0)).map_err(MatchError::setup)?;
    Ok(G::start(setup, &deal).map_err(MatchError::setup)?.seats())
}

/// Who sits at a seat for one game.
struct Player<G: Contest> {
    /// None if it is a program.
    bot: Option<Box<dyn Bot<G>>>,
    limits: Allowance,
}

/// Asks a built-in bot. Should it have a fault, it is treated like any other.
fn choose<G: Contest>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    allowance: Allowance,
    chance: &mut Chance,
) -> Result<(G::Action, u64), Fault> {
    let Allowance { effort, clock } = allowance;
    let begun = clock.now();
    let is_over = || effort.is_over(begun.elapsed());
    let limits = effort.limits(&is_over);
    let choice = catch_unwind(AssertUnwindSafe(|| bot.choose(view, &limits, chance))).map_err(|_| Fault::Crash)?;
    let choice = choice.ok_or(Fault::Malformed)?;
    if view.answers().has(choice.answer) { Ok((choice.answer, choice.nodes)) } else { Err(Fault::Illegal) }
}
