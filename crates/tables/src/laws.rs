//! The laws of tables: all that an audience is sent, to the letter, is the same in games that it cannot tell apart, and a
//! log comes to the table that was played (`laws/log.rs`).
//!
//! Not only views and events: the numbers of events and decisions, clocks, offers, refusals, and whether a message is sent
//! at all. Others may have been asked in secret in one of two such games and not in the other.

mod log;

use std::{fmt, ops::AddAssign};

use game::{
    Actor, Answer as _, Audience, Chance, Draws, Hosted, Options, Replay, Seat, Seeds, View as _, Worlds as _,
    laws::Lawful,
};
use wire::{Clock, Presence, Proposal, Stage};

use crate::{
    Command, Context, Keys, Millis, Table,
    running::{Running, Tabled},
};

/// How much was compared: a law that compared nothing has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Games with something exchanged that a seat never saw.
    pub swapped: u64,
    /// Games with something exchanged that a spectator never saw.
    pub unseen: u64,
    /// Games that end in a world drawn from the view of a seat.
    pub retraced: u64,
    /// Messages in them.
    pub messages: u64,
    /// Entries after which a table was read from its log.
    pub entries: u64,
    /// The kinds of these entries, a bit for each.
    pub kinds: u32,
}

impl Compared {
    /// A law that never had anything to compare has not been checked.
    pub fn none_is_empty(&self) -> Result<(), String> {
        let is_empty = [self.swapped, self.unseen, self.retraced, self.messages, self.entries].contains(&0);
        if is_empty { Err(format!("nothing was compared: {self}")) } else { Ok(()) }
    }
}

impl AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.swapped += more.swapped;
        self.unseen += more.unseen;
        self.retraced += more.retraced;
        self.messages += more.messages;
        self.entries += more.entries;
        self.kinds |= more.kinds;
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { swapped, unseen, retraced, messages, entries, kinds } = self;
        write!(f, "{messages} messages of tables, in {retraced} games retraced, {swapped} with something exchanged ")?;
        let kinds = kinds.count_ones();
        write!(f, "for a seat and {unseen} for a spectator; logs read again after {entries} entries of {kinds} kinds")
    }
}

/// Plays a part of a random game of Claim, and compares what is sent in it with what is sent in others; then plays at a
/// table, and reads it from its log after every entry.
pub fn check(setup: &claim::Setup, seed: u64) -> Result<Compared, String> {
    let checked = check_game::<claim::State>(setup, seed).and_then(|compared| {
        let (entries, kinds) = log::check(&log::chosen(setup), seed)?;
        Ok(Compared { entries, kinds, ..compared })
    });
    checked.map_err(|law| format!("{law}\nseed {seed} of {setup:?}"))
}

pub(crate) fn check_game<G: Tabled + Lawful>(setup: &G::Setup, seed: u64) -> Result<Compared, String>
where
    Hosted<G>: Running,
{
    let mut chance = Chance::from_seed(seed);
    let whole = Replay::<G>::random(setup, &mut chance.clone(), &mut chance).map_err(|error| error.to_string())?;
    let mut cut = 1 + chance.below(whole.log.len() as u32) as usize;
    // A host never waits for chance.
    let (replay, table) = loop {
        let replay = Replay { log: whole.log[..cut].to_vec(), ..whole.clone() };
        let table = replay.clone().table().map_err(|error| error.to_string())?;
        if table.actor() != Actor::Chance {
            break (replay, table);
        }
        cut += 1;
    };
    let mut compared = Compared::default();
    for seat in (0..table.position().seats()).map(Seat) {
        let ours = Session::of(&replay, seat)?;
        if let Some(other) = G::swapped(&table, seat, &mut chance)
            && let Ok(theirs) = Session::of(&other, seat)
        {
            same("a seat is sent when something is exchanged that it never saw", &ours.own, &theirs.own)?;
            same(
                "a spectator is sent when something is exchanged that a seat never saw",
                &ours.spectator,
                &theirs.spectator,
            )?;
            same("a seat is sent when it is asked", &ours.asked, &theirs.asked)?;
            compared.swapped += 1;
            compared.messages += (ours.own.len() + ours.spectator.len()) as u64;
        }
        let world = table.view(seat).worlds().map(|worlds| worlds.sample(&mut chance));
        if let Some(other) = world.and_then(|world| G::retrace(&table, seat, &world)) {
            let theirs = Session::of(&other, seat)?;
            same("a seat is sent when it is asked in a world that it imagines", &ours.asked, &theirs.asked)?;
            same("a seat is sent, message by message, in a world that it imagines", &ours.held, &theirs.held)?;
            compared.retraced += 1;
            compared.messages += ours.asked.len() as u64;
        }
    }
    if let Some(other) = G::swapped(&table, Audience::Spectator, &mut chance)
        && let Ok(theirs) = Session::of(&other, Seat(0))
    {
        let ours = Session::of(&replay, Seat(0))?;
        let what = "a spectator is sent when something is exchanged that it never saw";
        same(what, &ours.spectator, &theirs.spectator)?;
        compared.unseen += 1;
        compared.messages += ours.spectator.len() as u64;
    }
    Ok(compared)
}

fn same(what: &str, ours: &[String], theirs: &[String]) -> Result<(), String> {
    match ours.iter().zip(theirs).find(|(ours, theirs)| ours != theirs) {
        Some((ours, theirs)) => Err(format!("what {what} differs:\n{ours}\n{theirs}")),
        None if ours.len() == theirs.len() => Ok(()),
        None => Err(format!("how often {what} differs: {} and {}", ours.len(), theirs.len())),
    }
}

/// All that a seat and a spectator are sent in a game.
struct Session {
    own: Vec<String>,
    spectator: Vec<String>,
    /// The same for the seat, gathered up whenever it is asked: what happened since it was last asked, however it was
    /// grouped, and what comes of proposals.
    asked: Vec<String>,
    /// All that the seat is sent by a host that tells nothing while somebody else is asked in secret.
    held: Vec<String>,
}

impl Session {
    fn of<G: Tabled + Lawful>(replay: &Replay<G>, seat: Seat) -> Result<Session, String>
    where
        Hosted<G>: Running,
    {
        let (mut table, turns) = begin(replay)?;
        let mut ears = [Audience::Seat(seat), Audience::Spectator].map(Ear::new);
        let mut patient = Ear::new(seat.into());
        let mut asked = Vec::new();
        let (mut now, mut known) = (0, 0);
        for Turn { answers, is_silent } in std::iter::once(Turn::default()).chain(turns) {
            if !answers.is_empty() {
                // What is done for all to see takes a second; what is done in secret takes no time that could be seen.
                now += if is_silent { 0 } else { 1_000 };
                let acted = table.asked();
                table.answered(&answers, now).map_err(|_| "an answer is refused")?;
                // An offer has to survive what others answer in secret after it.
                if acted == Some(seat.0) && !is_silent {
                    propose(&mut table, seat, now);
                }
            }
            for ear in &mut ears {
                ear.listen(&table, now);
            }
            if table.asked() == Some(seat.0) || !table.asks_in_secret() {
                patient.listen(&table, now);
            }
            if table.asked() == Some(seat.0) {
                asked.push(table.at(seat.into(), known, now).ok_or("there is no game")?);
                known = table.events();
                asked.push(table.description(Some(seat.0), 0, |_| Presence::Here));
                asked.extend(propose(&mut table, seat, now));
            }
        }
        let [Ear { heard: own, .. }, Ear { heard: spectator, .. }] = ears;
        Ok(Session { own, spectator, asked, held: patient.heard })
    }
}

/// The answer of a seat, with what chance came to after it.
#[derive(Default)]
struct Turn {
    answers: Vec<u8>,
    is_silent: bool,
}

/// A table at which the game has just been dealt, and what is done then.
fn begin<G: Tabled + Lawful>(replay: &Replay<G>) -> Result<(Table, Vec<Turn>), String>
where
    Hosted<G>: Running,
{
    let start = Replay { log: Vec::new(), ..replay.clone() };
    let options = Options { draws: Draws::OnRequest, ..Options::default() };
    let seated = || Hosted::from_replay(start.clone(), Seeds::from_seed(0), options).map_err(|error| error.to_string());
    let (mut dealt, mut ahead) = (seated()?, seated()?);
    let mut turns: Vec<Turn> = Vec::new();
    for &action in &replay.log {
        let (actor, before) = (ahead.actor(), *ahead.position());
        Hosted::play(&mut ahead, action).map_err(|error| error.to_string())?;
        match (actor, turns.last_mut()) {
            (Actor::Chance, None) => Hosted::play(&mut dealt, action).map_err(|error| error.to_string())?,
            (Actor::Chance, Some(last)) => last.answers.push(action.number()),
            _ => {
                let seen = ahead.last_events_for(Audience::Spectator);
                let is_silent = G::is_silent(action, &seen, || Some(before));
                turns.push(Turn { answers: vec![action.number()], is_silent });
            }
        }
    }
    let clock = Clock::Game { seconds: 3_600, increment: 5 };
    let seats = usize::from(ahead.position().seats());
    Ok((Table::at_play(G::any_setup(&replay.setup), Box::new(dealt), clock, seats), turns))
}

/// Proposes all that can be proposed, also what cannot be: what is said to it. What a seat may take back it asks to take
/// back; nobody agrees.
fn propose(table: &mut Table, seat: Seat, now: Millis) -> Vec<String> {
    let keys = || Keys { deal: [0; 32], bots: [0; 32] };
    let context = Context { now, is_away: &|_| false, keys: &keys };
    let undo = |whose| Command::Agree { seat: seat.0, proposal: Proposal::Undo(whose) };
    let said = (0..=table.chairs().len() as u8).map(|whose| format!("{:?}", table.decide(&undo(whose), &context)));
    let said = said.collect();
    for entry in table.decide(&undo(seat.0), &context).unwrap_or_default() {
        // It was decided a moment ago.
        let _ = table.evolve(&entry, now);
    }
    said
}

/// Somebody who is connected, as a host keeps track of them.
struct Ear {
    audience: Audience,
    turn: u32,
    known: u64,
    state: Option<u64>,
    description: String,
    heard: Vec<String>,
}

impl Ear {
    fn new(audience: Audience) -> Ear {
        Ear { audience, turn: 0, known: 0, state: None, description: String::new(), heard: Vec::new() }
    }

    fn listen(&mut self, table: &Table, now: Millis) {
        // At the end everything is shown.
        if table.stage() == Stage::Over {
            return;
        }
        let turn = table.turns().of(self.audience);
        if self.turn != turn.number {
            self.turn = turn.number;
            self.heard.push(format!("elsewhere: it is the turn of {:?}", turn.asked()));
        }
        let description = table.description(self.audience.seat().map(|seat| seat.0), 0, |_| Presence::Here);
        if self.description != description {
            self.heard.push(description.clone());
            self.description = description;
        }
        let Some(told) = table.told(self.audience, self.known, now) else { return };
        if self.known < table.events() || self.state != Some(told.state) {
            self.heard.push(told.text);
            (self.known, self.state) = (table.events(), Some(told.state));
        }
    }
}

#[cfg(test)]
mod tests {
    use claim::{NamedSet, decks};
    use play::{Choices, Kind, Sitter};

    use super::*;

    #[test]
    fn a_log_of_claim_it_comes_to_the_table_that_was_played() {
        let mut kinds = 0;
        for (players, variant) in (2..=5).flat_map(|players| [(players, false), (players, true)]) {
            let seats = vec![Sitter::Person; players];
            let choices = Choices { game: Kind::ClaimIt, variant, seats, ..Choices::default() };
            for seed in 0..12 {
                kinds |= log::check(&choices, seed).unwrap().1;
            }
        }
        assert_eq!(kinds, 0x1_fffe, "every kind of entry");
    }

    #[test]
    fn all_that_is_sent_is_equal_in_games_that_an_audience_cannot_tell_apart() {
        let mut compared = Compared::default();
        let every_211th = decks::all().enumerate().skip(7).step_by(211);
        for (seed, setup) in every_211th {
            compared += check(&setup, seed as u64).unwrap();
        }
        for set in NamedSet::ALL {
            for setup in (2..=4).filter_map(|players| set.setup(players)) {
                for seed in 0..4 {
                    compared += check(&setup, seed).unwrap();
                }
            }
        }
        assert!(
            compared.swapped > 300 && compared.unseen > 100 && compared.retraced > 50 && compared.messages > 10_000,
            "{compared:?}"
        );
        // All kinds but that a table is opened, which comes first.
        assert!(compared.entries > 10_000 && compared.kinds == 0x1_fffe, "{compared:?}");
    }
}
