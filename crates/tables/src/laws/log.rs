//! The law of logs: a table that is read from its log is the table that runs, after every entry, and every entry does
//! what it says.
//!
//! The first alone would not notice that something is forgotten in `Table::evolve`: it would be forgotten twice.

use std::collections::HashMap;

use game::{Audience, Chance, Seat};
use play::{Choices, Deck, Kind, Sitter};
use wire::{At, Clock, Down, Name, NewTable, Outcome, Person, Presence, Proposal, Seating, Stage, TableId, Token, Who};

use crate::{Chair, Command, Context, Entry, Hash, Keys, Millis, Table, Turns};

const ID: TableId = TableId::new([7; 10]);
/// The number of commands that are tried at a table.
const COMMANDS: u32 = 140;

/// A game of Claim as whoever opens a table chooses it.
pub(super) fn chosen(setup: &claim::Setup) -> Choices {
    Choices {
        game: Kind::Claim,
        deck: Deck::Own(setup.factions.clone()),
        edition: Some(setup.edition),
        artifacts: Some(setup.artifacts),
        heroes: Some(setup.heroes),
        seats: vec![Sitter::Person; usize::from(setup.players)],
        ..Choices::default()
    }
}

/// Plays at a table with this game: people and bots come, play, take back, leave, come back and play again, and the host
/// goes down and up. The number of entries after which tables were compared, and their kinds.
pub(super) fn check(choices: &Choices, seed: u64) -> Result<(u64, u32), String> {
    let mut session = Session::open(choices, Chance::from_seed(seed))?;
    for _ in 0..COMMANDS {
        session.step()?;
    }
    Ok((session.log.len() as u64 - 1, session.kinds))
}

struct Session {
    table: Table,
    /// The log as it is stored: bytes, with their times.
    log: Vec<(Vec<u8>, Millis)>,
    now: Millis,
    chance: Chance,
    /// Everybody but the player of this seat is away, if there is such a seat.
    away: u8,
    /// What everybody could see of the present game after each number of answers and draws.
    seen: HashMap<usize, Vec<String>>,
    /// The kinds of entries there were, a bit for each.
    kinds: u32,
}

impl Session {
    fn open(choices: &Choices, mut chance: Chance) -> Result<Session, String> {
        let game = serde_json::value::to_raw_value(choices).map_err(|error| error.to_string())?;
        let mut seats = vec![Seating::Open; choices.seats.len()];
        if chance.below(3) == 0 {
            let bot = chance.below(seats.len() as u32) as usize;
            seats[bot] = Seating::Bot("random".into());
        }
        let clock = match chance.below(4) {
            0 => Clock::None,
            1 => Clock::Game { seconds: 60, increment: 2 },
            2 => Clock::Game { seconds: 900, increment: 0 },
            _ => Clock::Days(2),
        };
        let opened = crate::open(&NewTable { game, seats, clock, webhook: None }).map_err(|why| why.message)?;
        let table = Table::new(ID, &opened, 0).map_err(|error| error.to_string())?;
        let log = vec![(opened.to_bytes(), 0)];
        Ok(Session { table, log, now: 0, chance, away: u8::MAX, seen: HashMap::new(), kinds: 0 })
    }

    /// Somebody does something, or tries to.
    fn step(&mut self) -> Result<(), String> {
        self.now += match self.chance.below(40) {
            0 => 40_000,
            1 => 90_000_000,
            _ => Millis::from(self.chance.below(2_000)),
        };
        let command = self.command();
        self.away = self.chance.below(16) as u8;
        let key = self.log.len() as u8;
        let keys = || Keys { deal: [key; 32], bots: [key.wrapping_add(1); 32] };
        let is_away = is_away(self.away);
        let context = Context { now: self.now, is_away: &is_away, keys: &keys };
        let Ok(entries) = self.table.decide(&command, &context) else { return Ok(()) };
        for entry in &entries {
            self.follow(entry).map_err(|why| format!("{why}\nafter {entry:?} by {command:?}"))?;
        }
        if let (Command::Answer { .. }, [Entry::Answered(_)]) = (&command, &entries[..])
            && self.table.stage() == Stage::Playing
        {
            // The time of somebody else may be up, but not that of whoever has just been asked.
            match self.table.decide(&command, &context).as_deref() {
                Ok([]) => {}
                other => return Err(format!("an answer that is sent again comes to {other:?}")),
            }
        }
        Ok(())
    }

    fn command(&mut self) -> Command {
        let seats = self.table.chairs().len() as u32;
        let seat = self.chance.below(seats) as u8;
        let other = self.chance.below(seats) as u8;
        let person = || Name::new("Ada").expect("it is a name");
        let token = Token::new([1 + self.chance.below(seats + 1) as u8; 20]);
        let offered = self.table.proposed().filter(|_| self.chance.below(3) > 0);
        match (self.table.stage(), self.chance.below(32)) {
            (_, 0) => Command::Leave { seat },
            (_, 1) => Command::Return { seat },
            (_, 2) => Command::Resume,
            (_, 3) => Command::Tick,
            (_, 4) => Command::Webhook { seat, address: (seat == other).then(|| "https://example.org/".into()) },
            (_, 5) => match self.table.proposed() {
                Some(proposal) => Command::Decline { seat, proposal },
                None => Command::Tick,
            },
            (Stage::Lobby, 6) => Command::Agree { seat, proposal: Proposal::Swap(seat, other) },
            (Stage::Lobby | Stage::Playing, 7) => Command::Agree { seat, proposal: Proposal::Bot(other) },
            (Stage::Lobby, 8) => Command::Ready { seat, is_ready: false },
            (Stage::Lobby, 9..=18) => Command::sit(None, person(), &token),
            (Stage::Lobby, _) => match offered {
                Some(proposal) => Command::Agree { seat, proposal },
                None => Command::Ready { seat, is_ready: true },
            },
            (Stage::Playing, 8) => Command::Agree { seat, proposal: Proposal::End },
            (Stage::Playing, 9..=11) => Command::Agree { seat, proposal: Proposal::Undo(seat) },
            (Stage::Playing, _) => match offered {
                Some(proposal) => Command::Agree { seat, proposal },
                None => self.table.some_answer(self.chance.below(256) as u8).unwrap_or(Command::Tick),
            },
            (Stage::Over, _) => Command::Agree { seat, proposal: Proposal::Rematch },
        }
    }

    fn shown(&self, table: &Table, now: Millis) -> Shown {
        Shown::of(table, now, is_away(self.away))
    }

    /// Takes an entry and compares.
    fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        let (before, last) = (self.shown(&self.table, self.now), self.table.last());
        let clocks_before = self.shown(&self.table, last).clocks();
        let bytes = entry.to_bytes();
        self.kinds |= 1 << bytes.first().copied().unwrap_or_default().min(31);
        self.table.evolve(entry, self.now).map_err(|_| "an entry that was decided is refused")?;
        self.log.push((bytes, self.now));
        let after = self.shown(&self.table, self.now);
        does_what_it_says(entry, &before, &after)?;
        if let Some(asked) = after.asked.filter(|_| self.table.has_clocks()) {
            let told = after.turns.of(Audience::Seat(Seat(asked))).asked();
            hold(told == Some(asked), "a seat that is asked is not told elsewhere that it is")?;
        }
        match entry {
            Entry::Resumed if matches!(self.table.clock(), Clock::Game { .. }) => {
                let (was, is) = (clocks_before, after.clocks());
                hold(was.iter().zip(&is).all(|(was, is)| was <= is), "time passed while the host was down")?;
            }
            Entry::Dealt { .. } => self.seen.clear(),
            Entry::TakenBack { kept, .. } => {
                let views = after.views();
                hold(self.seen.get(&(*kept as usize)) == Some(&views), "what was taken back is not as it was")?;
            }
            _ => {}
        }
        self.seen.insert(after.moves, after.views());
        self.replay(&after)
    }

    /// The table that the stored bytes come to is the one that runs.
    fn replay(&self, running: &Shown) -> Result<(), String> {
        let read = |(bytes, at): &(Vec<u8>, Millis)| Some((Entry::from_bytes(bytes).ok()?, *at));
        let log: Vec<(Entry, Millis)> = self.log.iter().map(read).collect::<Option<_>>().ok_or("it cannot be read")?;
        let again =
            Table::from_log(ID, log.iter().map(|(entry, at)| (entry, *at))).map_err(|error| error.to_string())?;
        let again = self.shown(&again, self.now);
        if again == *running {
            return Ok(());
        }
        Err(format!("the table that its log comes to differs from the one that runs:\n{again:?}\n{running:?}"))
    }
}

fn is_away(all_but: u8) -> impl Fn(u8) -> bool {
    move |seat| all_but < 4 && seat != all_but
}

/// All that there is to be told of a table, and all that its host goes by.
#[derive(PartialEq, Debug)]
struct Shown {
    /// What each audience is told of the table and of the game, and what tells that from other messages.
    told: Vec<(String, Option<crate::Told>)>,
    chairs: Vec<Chair>,
    stage: Stage,
    epoch: u32,
    events: u64,
    moves: usize,
    asked: Option<u8>,
    to_play: Option<u8>,
    asks_in_secret: bool,
    turns: Turns,
    has_offers: bool,
    bot: Option<(u32, usize)>,
    bot_answers: Vec<u32>,
    deadline: Option<Millis>,
    last: Millis,
}

impl Shown {
    fn of(table: &Table, now: Millis, is_away: impl Fn(u8) -> bool) -> Shown {
        let presence = |seat| if is_away(seat) { Presence::Away } else { Presence::Here };
        let told = table.audiences().map(|audience| {
            let you = audience.seat().map(|seat| seat.0);
            (table.description(you, 1, presence), table.told(audience, 0, now))
        });
        let seats = table.chairs().len() as u8;
        Shown {
            told: told.collect(),
            chairs: table.chairs().to_vec(),
            stage: table.stage(),
            epoch: table.epoch(),
            events: table.events(),
            moves: table.moves(),
            asked: table.asked(),
            to_play: table.to_play(),
            asks_in_secret: table.asks_in_secret(),
            turns: *table.turns(),
            has_offers: table.has_offers(),
            bot: table.bot_task().map(|task| (task.epoch, task.place)),
            bot_answers: (0..seats).map(|seat| table.bot_answers(seat)).collect(),
            deadline: table.deadline(),
            last: table.last(),
        }
    }

    /// The table as those read it who watch; they are the last audience.
    fn table(&self) -> Option<wire::Table> {
        let (text, _) = self.told.last()?;
        match serde_json::from_str(text) {
            Ok(Down::<wire::Json, wire::Json>::Table(table)) => Some(table),
            _ => None,
        }
    }

    /// The game as each audience is told of it.
    fn games(&self) -> impl Iterator<Item = At> {
        self.told.iter().filter_map(|(_, told)| match serde_json::from_str(&told.as_ref()?.text) {
            Ok(Down::At(at)) => Some(at),
            _ => None,
        })
    }

    fn views(&self) -> Vec<String> {
        self.games().map(|at| at.view.get().to_owned()).collect()
    }

    /// What each audience sees on the clocks, one after the other.
    fn clocks(&self) -> Vec<Millis> {
        self.games().filter_map(|at| at.clocks).flat_map(|clocks| clocks.left).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.games().last()?.ended.map(|ended| ended.outcome)
    }

    fn key(&self, seat: u8) -> Option<Hash> {
        self.chairs.get(usize::from(seat))?.key()
    }
}

fn hold(is_so: bool, what: &str) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(what.into()) }
}

/// Is what the entry says what is told after it?
fn does_what_it_says(entry: &Entry, before: &Shown, after: &Shown) -> Result<(), String> {
    let (Some(was), Some(is)) = (before.table(), after.table()) else { return Err("a table cannot be read".into()) };
    let who = |seat: u8| is.seats.get(usize::from(seat)).map(|seat| &seat.who);
    let agreed = |proposal: Proposal| is.offers.iter().find(|offer| offer.proposal == proposal);
    let done = match entry {
        Entry::Opened { .. } => false,
        Entry::Sat { seat, name, key } => {
            matches!(who(*seat), Some(Who::Person(person)) if person.name == *name) && after.key(*seat) == Some(*key)
        }
        Entry::Ready { seat, is_ready } => {
            let has_bot = matches!(who(*seat), Some(Who::Person(Person { bot: Some(_), .. })));
            is.seats.get(usize::from(*seat)).is_some_and(|seat| seat.ready == (*is_ready || has_bot))
        }
        Entry::Dealt { .. } => {
            let is_begun = (is.game_number, after.epoch) == (was.game_number + 1, before.epoch + 1);
            let is_full =
                after.clocks().is_empty() || after.clocks().iter().all(|left| Some(left) == after.clocks().first());
            is_begun
                && is_full
                && is.stage != Stage::Lobby
                && !after.has_offers
                && after.bot_answers.iter().all(|&n| n == 0)
        }
        Entry::Answered(_) => after.moves > before.moves && after.epoch == before.epoch,
        Entry::Agreed { seat, proposal } => agreed(*proposal).is_some_and(|offer| offer.agreed.contains(seat)),
        Entry::Declined { proposal, .. } => agreed(*proposal).is_none(),
        Entry::TakenBack { seat, kept } => {
            let counted = (after.epoch, after.moves, after.asked) == (before.epoch + 1, *kept as usize, Some(*seat));
            counted && is.offers.iter().all(|offer| !matches!(offer.proposal, Proposal::Undo(_)))
        }
        Entry::BotSat { seat, bot } => {
            let is_it = match who(*seat) {
                Some(Who::Bot(other) | Who::Person(Person { bot: Some(other), .. })) => other == bot,
                _ => false,
            };
            is_it && agreed(Proposal::Bot(*seat)).is_none()
        }
        Entry::Returned(seat) => {
            matches!(after.chairs.get(usize::from(*seat)), Some(Chair::Person { bot: None, has_left: false, .. }))
        }
        Entry::Left(seat) => match after.chairs.get(usize::from(*seat)) {
            Some(Chair::Open) => was.stage == Stage::Lobby,
            Some(Chair::Person { has_left, .. }) => was.stage != Stage::Lobby && *has_left,
            _ => false,
        },
        Entry::Ended => after.outcome() == Some(Outcome::Agreed) && is.stage == Stage::Over && is.offers.is_empty(),
        Entry::TimeUp(seat) => after.outcome() == Some(Outcome::Time(*seat)) && is.offers.is_empty(),
        Entry::Turned => {
            let seats = before.chairs.len() as u8;
            let came = |seat: u8| before.chairs.get(usize::from((seat + seats - 1) % seats));
            let is_same = |seat: u8| match came(seat) {
                Some(Chair::Person { has_left: true, .. }) => who(seat) == Some(&Who::Open),
                Some(chair) => {
                    after.key(seat) == chair.key() && is.seats[usize::from(seat)].bot_number == chair.bot_number()
                }
                None => false,
            };
            (0..seats).all(is_same) && is.stage == Stage::Lobby && is.offers.is_empty()
        }
        // What it does is to be seen on the clocks.
        Entry::Resumed => true,
        Entry::Webhook { seat, address } => matches!(
            after.chairs.get(usize::from(*seat)),
            Some(Chair::Person { webhook, .. }) if webhook == address
        ),
        Entry::Swapped(seat, other) => {
            let are_swapped =
                [(*seat, *other), (*other, *seat)].iter().all(|&(to, from)| after.key(to) == before.key(from));
            let is_ready = |seat: &wire::Seat| matches!(&seat.who, Who::Person(Person { bot: None, .. })) && seat.ready;
            are_swapped && !is.seats.iter().any(is_ready) && is.offers.is_empty()
        }
    };
    hold(done, "an entry does not do what it says")?;
    let is_told = after.told.len() == is.seats.len() + 1 && after.last >= before.last;
    hold(is_told, "somebody is not told")
}
