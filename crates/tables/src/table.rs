//! A table: its log, and what follows from it.

use game::{Audience, MAX_SEATS};
use play::{AnySetup, Choices};
use wire::{
    Clock, Code, Ended, Offer, Outcome, Person, Presence, Proposal, Refusal, Stage, TableId, Token, Who, limits,
};

use crate::{
    BotTask, Chair, Command, Context, Entry, Hash, Keys, Millis, Planned, Told, Turns,
    clock::ClockState,
    open,
    running::{self, Frame, Running},
};

/// The bot that plays for somebody who is away.
const STAND_IN: &str = "search";

/// A table: who sits there, what is played, how far it has come. It follows from its log alone.
#[derive(Debug)]
pub struct Table {
    id: TableId,
    /// What is played, as JSON.
    game: wire::Json,
    setup: AnySetup,
    clock: Clock,
    webhook: Option<String>,
    chairs: Vec<Chair>,
    stage: Stage,
    game_number: u32,
    epoch: u32,
    running: Option<Box<dyn Running>>,
    clocks: Option<ClockState>,
    turns: Turns,
    offers: Vec<(Proposal, Vec<u8>)>,
    outcome: Outcome,
    /// The record of the last game that was over: it is told to everybody, and written once.
    record: String,
    /// When the last entry was made.
    last: Millis,
    /// The number of entries that do not belong to playing.
    requests: u32,
}

/// A log that is not one of a table: an entry that could not have followed from those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log of a table is corrupt")]
pub struct Corrupt;

impl Table {
    /// A table that is opened by this entry.
    pub fn new(id: TableId, opened: &Entry, at: Millis) -> Result<Table, Corrupt> {
        let Entry::Opened { game, seats, clock, webhook } = opened else { return Err(Corrupt) };
        let choices: Choices = serde_json::from_str(game).map_err(|_| Corrupt)?;
        let setup = choices.setup().map_err(|_| Corrupt)?;
        let chairs = (0..).zip(seats).map(chair).collect::<Result<Vec<_>, _>>()?;
        if chairs.len() != choices.seats.len() {
            return Err(Corrupt);
        }
        Ok(Table {
            id,
            game: serde_json::value::RawValue::from_string(game.clone()).map_err(|_| Corrupt)?,
            setup,
            clock: *clock,
            webhook: webhook.clone(),
            chairs,
            stage: Stage::Lobby,
            game_number: 0,
            epoch: 0,
            running: None,
            clocks: None,
            turns: Turns::default(),
            offers: Vec::new(),
            outcome: Outcome::Finished,
            record: String::new(),
            last: at,
            requests: 0,
        })
    }

    /// A table at which people play this game, for laws.
    #[cfg(any(test, feature = "laws"))]
    pub(crate) fn at_play(setup: AnySetup, running: Box<dyn Running>, clock: Clock, seats: usize) -> Table {
        let name = || wire::Name::new("Ada").expect("it is a name");
        let person = |n: u8| Chair::person(name(), Hash::of(&Token::new([n; 20])));
        let mut table = Table {
            id: TableId::new([0; 10]),
            game: wire::Json::default(),
            setup,
            clock,
            webhook: None,
            chairs: (0..seats as u8).map(person).collect(),
            stage: Stage::Playing,
            game_number: 1,
            epoch: 1,
            running: Some(running),
            clocks: ClockState::new(clock, seats),
            turns: Turns::default(),
            offers: Vec::new(),
            outcome: Outcome::Finished,
            record: String::new(),
            last: 0,
            requests: 0,
        };
        table.ask(0);
        table
    }

    /// The number of answers and draws of its game, for laws.
    #[cfg(any(test, feature = "laws"))]
    pub(crate) fn moves(&self) -> usize {
        self.running.as_ref().map_or(0, |running| running.moves())
    }

    /// The first thing that is proposed, for laws.
    #[cfg(any(test, feature = "laws"))]
    pub(crate) fn proposed(&self) -> Option<Proposal> {
        self.offers.first().map(|(proposal, _)| *proposal)
    }

    /// A legal answer to what is asked, by a person or a bot, for laws; which one, the number says.
    #[cfg(any(test, feature = "laws"))]
    pub(crate) fn some_answer(&self, number: u8) -> Option<Command> {
        let (seat, running) = (self.asked()?, self.running.as_ref()?);
        let mut numbers = (0..=u8::MAX).map(|n| n.wrapping_add(number));
        let answer = numbers.find(|&number| running.check(number).is_ok())?;
        if let Some(BotTask { epoch, place, .. }) = self.bot_task() {
            return Some(Command::BotAnswer { epoch, place, answer });
        }
        let answer = wire::Answer { epoch: self.epoch, decision: running.answered(seat), answer };
        Some(Command::Answer { seat, answer })
    }

    /// The table that a log comes to.
    pub fn from_log<'a>(id: TableId, log: impl IntoIterator<Item = (&'a Entry, Millis)>) -> Result<Table, Corrupt> {
        let mut log = log.into_iter();
        let (opened, at) = log.next().ok_or(Corrupt)?;
        let mut table = Table::new(id, opened, at)?;
        for (entry, at) in log {
            table.evolve(entry, at)?;
        }
        Ok(table)
    }

    /// Its name.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// How far it has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Can somebody still sit down?
    pub fn has_room(&self) -> bool {
        self.stage == Stage::Lobby && self.chairs.contains(&Chair::Open)
    }

    /// A deal and an undo begin a new epoch.
    pub const fn epoch(&self) -> u32 {
        self.epoch
    }

    /// The number of events of this epoch; the same for every audience.
    pub fn events(&self) -> u64 {
        self.running.as_ref().map_or(0, |running| running.events())
    }

    /// Time to think.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// Is anything proposed?
    pub const fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    /// When the last entry was made.
    pub const fn last(&self) -> Millis {
        self.last
    }

    /// Where to say whose turn it is as far as all can see.
    pub fn webhook(&self) -> Option<&str> {
        self.webhook.as_deref()
    }

    /// How many answers bots have given for the player of a seat in this game since they last answered themselves. It is
    /// for that player alone: some of the answers may be secret.
    pub fn bot_answers(&self, seat: u8) -> u32 {
        match self.chairs.get(usize::from(seat)) {
            Some(Chair::Person { bot_answers, .. }) if self.stage != Stage::Lobby => *bot_answers,
            _ => 0,
        }
    }

    /// The seat that this key opens.
    pub fn seat_of(&self, token: &Token) -> Option<u8> {
        self.seat_of_key(Hash::of(token))
    }

    fn seat_of_key(&self, key: Hash) -> Option<u8> {
        self.chairs.iter().position(|chair| chair.key() == Some(key)).map(|seat| seat as u8)
    }

    /// The seat whose answer the game waits for. It may be a secret: it is for the host alone.
    pub fn asked(&self) -> Option<u8> {
        let running = self.running.as_ref().filter(|_| self.stage == Stage::Playing)?;
        running.asked()
    }

    /// The seat that is to play, as far as all can see.
    pub fn to_play(&self) -> Option<u8> {
        self.running.as_ref().filter(|_| self.stage == Stage::Playing)?.to_play()
    }

    /// Does the game wait for a seat of which the others must not know it? Until it has answered they must be told
    /// nothing: where a message ends would be a hint.
    pub fn asks_in_secret(&self) -> bool {
        self.running.as_ref().is_some_and(|running| self.stage == Stage::Playing && running.asks_in_secret())
    }

    /// The seat whose answer the game waits for, if all can see it.
    fn openly_asked(&self) -> Option<u8> {
        let asked = self.asked();
        // Whoever is asked in secret before their own card is to play in any case.
        if self.asks_in_secret() { asked.filter(|_| asked == self.to_play()) } else { asked }
    }

    /// Whose turn it was last, as far as each audience has seen; in games without clocks it is not kept.
    pub const fn turns(&self) -> &Turns {
        &self.turns
    }

    /// The decision of the bot that the game waits for.
    pub fn bot_task(&self) -> Option<BotTask> {
        let seat = self.asked()?;
        let player = self.chairs.get(usize::from(seat))?.bot()?;
        let running = self.running.as_ref()?;
        Some(BotTask { task: running.task(seat, player), epoch: self.epoch, place: running.moves() })
    }

    /// Do clocks run?
    pub fn has_clocks(&self) -> bool {
        self.clocks.is_some() && self.stage == Stage::Playing
    }

    /// When the time of somebody is up.
    pub fn deadline(&self) -> Option<Millis> {
        self.time_up().map(|(_, at)| at)
    }

    fn time_up(&self) -> Option<(u8, Millis)> {
        let (seat, at) = self.clocks.as_ref().filter(|_| self.stage == Stage::Playing)?.deadline()?;
        // Bots are never late: it would be the host's fault.
        self.chairs.get(usize::from(seat)).filter(|chair| chair.bot().is_none()).map(|_| (seat, at))
    }

    /// What an audience is told: all it may know of the game, and the events from `from` on. `None` before a deal.
    pub fn at(&self, audience: Audience, from: u64, now: Millis) -> Option<String> {
        self.told(audience, from, now).map(|told| told.text)
    }

    /// The same, with what tells it from other messages.
    pub fn told(&self, audience: Audience, from: u64, now: Millis) -> Option<Told> {
        let running = self.running.as_ref().filter(|_| self.stage != Stage::Lobby)?;
        let seat = audience.seat().map(|seat| seat.0);
        let is_over = self.stage == Stage::Over;
        let clocks = self.clocks.as_ref().filter(|_| !is_over);
        let clocks = clocks.map(|clocks| clocks.seen_by(seat, now));
        let ended =
            is_over.then(|| Ended { outcome: self.outcome, winners: self.winners(), record: self.record.clone() });
        let frame =
            Frame { game: self.game_number, epoch: self.epoch, from: from.min(running.events()), clocks, ended };
        Some(running.write(audience, frame))
    }

    /// Who has won, once the game is over: whoever runs out of time loses, with their partner, to all others.
    fn winners(&self) -> Vec<u8> {
        let seats = self.chairs.len() as u8;
        let has_teams = matches!(self.setup, AnySetup::Claim(_)) && seats == 4;
        match self.outcome {
            Outcome::Finished => self.running.as_ref().map(|running| running.winners()).unwrap_or_default(),
            Outcome::Agreed => Vec::new(),
            Outcome::Time(late) => {
                let has_lost = |seat: u8| seat == late || (has_teams && seat % 2 == late % 2);
                (0..seats).filter(|&seat| !has_lost(seat)).collect()
            }
        }
    }

    /// The table as whoever holds this seat, or nobody's, reads it: `Down::Table`.
    pub fn description(&self, you: Option<u8>, spectators: u32, presence: impl Fn(u8) -> Presence) -> String {
        // Who has days for an answer need not be connected.
        let presence = |seat| match presence(seat) {
            Presence::Away if self.takes_days() => Presence::CutOff,
            presence => presence,
        };
        let seats = (0..).zip(&self.chairs).map(|(seat, chair)| wire::Seat {
            who: who(chair, presence(seat)),
            ready: chair.is_ready(),
            bot_number: chair.bot_number(),
        });
        let is_away = |seat| presence(seat) == Presence::Away;
        let offers = self.offers.iter().filter_map(|(proposal, agreed)| {
            let needed = self.needed(*proposal, &is_away).ok()?;
            let waiting = needed.into_iter().filter(|seat| !agreed.contains(seat)).collect();
            Some(Offer { proposal: *proposal, agreed: agreed.clone(), waiting })
        });
        let table = wire::Table {
            id: self.id,
            game: self.game.clone(),
            clock: self.clock,
            seats: seats.collect(),
            spectators,
            stage: self.stage,
            game_number: self.game_number,
            offers: offers.collect(),
            you,
        };
        serde_json::to_string(&wire::Down::<wire::Json, wire::Json>::Table(table)).unwrap_or_default()
    }

    /// What a command comes to: entries, which are to be kept and then given to [`Table::evolve`], or why it is refused.
    /// No entries mean that all is as it should be already.
    pub fn decide(&self, command: &Command, context: &Context<'_>) -> Result<Vec<Entry>, Refusal> {
        if let Some((seat, at)) = self.time_up()
            && at <= context.now
            && !matches!(command, Command::Resume)
        {
            return Ok(vec![Entry::TimeUp(seat)]);
        }
        if self.requests >= limits::REQUESTS && !command.is_play() {
            return Err(Refusal::new(Code::Busy, "too much has been done at this table: open another one"));
        }
        match command {
            Command::Sit { seat, name, key } => self.sit(*seat, name, *key),
            Command::Ready { seat, is_ready } => self.ready(*seat, *is_ready, context),
            Command::Answer { seat, answer } => self.answer(*seat, *answer),
            Command::BotAnswer { epoch, place, answer } => Ok(self.bot_answer(*epoch, *place, *answer)),
            Command::Agree { seat, proposal } => self.agree(*seat, *proposal, context),
            Command::Decline { seat, proposal } => self.decline(*seat, *proposal, context),
            Command::Webhook { seat, address } => self.set_webhook(*seat, address.as_ref()),
            Command::Leave { seat } => self.leave(*seat),
            Command::Return { seat } => Ok(self.come_back(*seat)),
            Command::Resume => Ok(if self.clocks.is_some() { vec![Entry::Resumed] } else { Vec::new() }),
            Command::Tick => Ok(self.lapsed_offers(context)),
        }
    }

    fn sit(&self, seat: Option<u8>, name: &wire::Name, key: Hash) -> Result<Vec<Entry>, Refusal> {
        let at = |seat: u8| vec![Entry::Sat { seat, name: name.clone(), key }];
        // Whoever sits there already has sent it twice.
        if self.seat_of_key(key).is_some() {
            return Ok(Vec::new());
        }
        if self.stage != Stage::Lobby {
            return Err(Refusal::new(Code::Taken, "the game has begun"));
        }
        let open = |seat: &u8| self.chairs.get(usize::from(*seat)) == Some(&Chair::Open);
        let seat = match seat {
            Some(seat) => Some(seat).filter(open),
            None => (0..self.chairs.len() as u8).find(open),
        };
        seat.map(at).ok_or_else(|| Refusal::new(Code::Taken, "this seat is taken"))
    }

    fn ready(&self, seat: u8, is_ready: bool, context: &Context<'_>) -> Result<Vec<Entry>, Refusal> {
        if self.stage != Stage::Lobby {
            return Err(Refusal::new(Code::Stage, "the game has begun"));
        }
        let chair = self.person(seat)?;
        if chair.is_ready() == is_ready {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Ready { seat, is_ready }];
        let others = (0..).zip(&self.chairs).filter(|(other, _)| *other != seat);
        if is_ready && others.into_iter().all(|(_, chair)| chair.is_ready()) {
            entries.push(dealt(context));
        }
        Ok(entries)
    }

    fn answer(&self, seat: u8, wire::Answer { epoch, decision, answer }: wire::Answer) -> Result<Vec<Entry>, Refusal> {
        let not_asked = || Refusal::new(Code::NotAsked, "this seat is not asked");
        let running = self.running.as_ref().ok_or_else(not_asked)?;
        if epoch != self.epoch {
            return Err(not_asked());
        }
        if let Some(before) = running.answer_of(seat, decision) {
            let is_same = before == answer;
            return if is_same {
                Ok(Vec::new())
            } else {
                Err(Refusal::new(Code::Answered, "this was answered otherwise"))
            };
        }
        let is_asked = self.asked() == Some(seat) && decision == running.answered(seat);
        if !is_asked || !self.chair(seat)?.is_playing() {
            return Err(not_asked());
        }
        running.check(answer)?;
        Ok(vec![Entry::Answered(answer)])
    }

    fn bot_answer(&self, epoch: u32, place: usize, answer: u8) -> Vec<Entry> {
        let is_due = self.bot_task().is_some_and(|task| (task.epoch, task.place) == (epoch, place));
        let is_legal = || self.running.as_ref().is_some_and(|running| running.check(answer).is_ok());
        if is_due && is_legal() { vec![Entry::Answered(answer)] } else { Vec::new() }
    }

    fn agree(&self, seat: u8, proposal: Proposal, context: &Context<'_>) -> Result<Vec<Entry>, Refusal> {
        self.person(seat)?;
        let mut agreed = self.agreed(proposal).to_vec();
        match proposal {
            Proposal::Undo(own) if agreed.is_empty() && own != seat => {
                return Err(Refusal::new(Code::NotProposable, "only your own answer can be taken back"));
            }
            Proposal::Swap(own, _) if agreed.is_empty() && own != seat => {
                return Err(Refusal::new(Code::NotProposable, "only your own seat can be exchanged"));
            }
            _ => {}
        }
        let needed = self.needed(proposal, context.is_away)?;
        if !needed.contains(&seat) {
            return Err(not_now());
        }
        if agreed.contains(&seat) {
            return Ok(Vec::new());
        }
        agreed.push(seat);
        let mut entries = vec![Entry::Agreed { seat, proposal }];
        if needed.iter().all(|seat| agreed.contains(seat)) {
            entries.extend(self.effect(proposal, &agreed, context));
        }
        Ok(entries)
    }

    /// Whoever is asked may decline, and whoever has agreed may withdraw.
    fn decline(&self, seat: u8, proposal: Proposal, context: &Context<'_>) -> Result<Vec<Entry>, Refusal> {
        let Some((_, agreed)) = self.offers.iter().find(|(other, _)| *other == proposal) else { return Ok(Vec::new()) };
        let is_asked = || self.needed(proposal, context.is_away).is_ok_and(|needed| needed.contains(&seat));
        if agreed.contains(&seat) || is_asked() {
            Ok(vec![Entry::Declined { seat, proposal }])
        } else {
            Err(Refusal::new(Code::NotProposable, "this is for others to decide"))
        }
    }

    fn set_webhook(&self, seat: u8, address: Option<&String>) -> Result<Vec<Entry>, Refusal> {
        if let Some(address) = address {
            open::webhook(address)?;
        }
        let is_set = matches!(self.person(seat)?, Chair::Person { webhook, .. } if webhook.as_ref() == address);
        Ok(if is_set { Vec::new() } else { vec![Entry::Webhook { seat, address: address.cloned() }] })
    }

    fn leave(&self, seat: u8) -> Result<Vec<Entry>, Refusal> {
        Ok(match self.person(seat)? {
            Chair::Person { has_left: true, .. } => Vec::new(),
            _ => vec![Entry::Left(seat)],
        })
    }

    fn come_back(&self, seat: u8) -> Vec<Entry> {
        if self.can_return(seat) { vec![Entry::Returned(seat)] } else { Vec::new() }
    }

    /// Has the player of this seat got up, or does a bot sit there for them?
    pub fn can_return(&self, seat: u8) -> bool {
        let chair = self.chairs.get(usize::from(seat));
        matches!(chair, Some(Chair::Person { has_left, bot, .. }) if *has_left || bot.is_some())
    }

    /// Offers lapse when all who had not agreed are gone: nobody chose this now, so whoever still wants it proposes again.
    fn lapsed_offers(&self, context: &Context<'_>) -> Vec<Entry> {
        let has_lapsed = |(proposal, agreed): &&(Proposal, Vec<u8>)| {
            let needed = self.needed(*proposal, context.is_away);
            needed.is_ok_and(|needed| needed.iter().all(|seat| agreed.contains(seat)))
        };
        let lapsed = self.offers.iter().filter(has_lapsed);
        lapsed
            .filter_map(|(proposal, agreed)| Some(Entry::Declined { seat: *agreed.first()?, proposal: *proposal }))
            .collect()
    }

    /// Have players days for each answer?
    const fn takes_days(&self) -> bool {
        matches!(self.clock, Clock::Days(_))
    }

    /// May the others decide about the player of this seat?
    fn is_gone(&self, seat: u8, is_away: &dyn Fn(u8) -> bool) -> bool {
        self.has_left(seat) || (is_away(seat) && !self.takes_days())
    }

    /// Has the player of this seat got up?
    pub fn has_left(&self, seat: u8) -> bool {
        matches!(self.chairs.get(usize::from(seat)), Some(Chair::Person { has_left: true, .. }))
    }

    /// Who has to agree to a proposal, or why it cannot be made now.
    fn needed(&self, proposal: Proposal, is_away: &dyn Fn(u8) -> bool) -> Result<Vec<u8>, Refusal> {
        let people = || (0..).zip(&self.chairs).filter(|(_, chair)| chair.is_playing());
        let stayed = || people().filter(|(seat, _)| !self.has_left(*seat));
        let present = || people().map(|(seat, _)| seat).filter(|&seat| !self.is_gone(seat, is_away));
        match (proposal, self.stage) {
            // Whoever is away does not keep two or more others from playing on; one alone waits.
            (Proposal::Rematch, Stage::Over) if present().count() > 1 => Ok(present().collect()),
            (Proposal::Rematch, Stage::Over) => Ok(stayed().map(|(seat, _)| seat).collect()),
            (Proposal::Undo(own), Stage::Playing) => {
                let can_undo = self.running.as_ref().is_some_and(|running| running.undo_to(own).is_some());
                if can_undo { Ok(people().map(|(seat, _)| seat).collect()) } else { Err(not_now()) }
            }
            (Proposal::Bot(own), Stage::Playing) => {
                if !self.chair(own)?.is_playing() || !self.is_gone(own, is_away) {
                    return Err(Refusal::new(Code::NotProposable, "the player of this seat is there"));
                }
                Ok(present().filter(|&seat| seat != own).collect())
            }
            (Proposal::Bot(own), Stage::Lobby) => match self.chair(own)? {
                Chair::Open => Ok(present().collect()),
                // Whoever sat down and went away does not keep the others waiting.
                Chair::Person { bot: None, .. } if self.is_gone(own, is_away) => Ok(present().collect()),
                Chair::Person { .. } | Chair::Bot { .. } => Err(not_now()),
            },
            (Proposal::End, Stage::Playing) => Ok(present().collect()),
            (Proposal::Swap(seat, other), Stage::Lobby) => {
                self.person(seat)?;
                let asked = Some(other).filter(|_| self.chair(other).is_ok_and(Chair::is_person));
                self.chair(other)?;
                if seat == other { Err(not_now()) } else { Ok(std::iter::once(seat).chain(asked).collect()) }
            }
            (Proposal::Rematch | Proposal::Undo(_) | Proposal::Bot(_) | Proposal::End | Proposal::Swap(..), _) => {
                Err(not_now())
            }
        }
    }

    fn agreed(&self, proposal: Proposal) -> &[u8] {
        self.offers.iter().find(|(other, _)| *other == proposal).map_or(&[], |(_, agreed)| agreed)
    }

    /// What is done when all have agreed.
    fn effect(&self, proposal: Proposal, agreed: &[u8], context: &Context<'_>) -> Vec<Entry> {
        match proposal {
            Proposal::Rematch => {
                // Nobody plays on who has not agreed, and clocks of minutes start for nobody who is not there.
                let is_timed = matches!(self.clock, Clock::Game { .. });
                let is_late = |seat| !agreed.contains(&seat) || (is_timed && (context.is_away)(seat));
                let seats = self.chairs.len() as u8;
                let stays = |seat: u8| self.chairs[usize::from(seat)].is_playing() && !self.has_left(seat);
                let late = (0..seats).filter(|&seat| is_late(seat) && stays(seat));
                let mut entries = vec![Entry::Turned];
                entries.extend(late.map(|seat| Entry::Ready { seat: (seat + 1) % seats, is_ready: false }));
                let is_full = self.chairs.iter().all(Chair::can_play_again);
                if is_full && entries.len() == 1 {
                    entries.push(dealt(context));
                }
                entries
            }
            Proposal::Undo(seat) => {
                let kept = self.running.as_ref().and_then(|running| running.undo_to(seat));
                kept.map_or_else(Vec::new, |kept| vec![Entry::TakenBack { seat, kept: kept as u32 }])
            }
            Proposal::Bot(seat) => {
                let mut entries = vec![Entry::BotSat { seat, bot: STAND_IN.into() }];
                let mut others = (0..).zip(&self.chairs).filter(|(other, _)| *other != seat);
                if self.stage == Stage::Lobby && others.all(|(_, chair)| chair.is_ready()) {
                    entries.push(dealt(context));
                }
                entries
            }
            Proposal::End => vec![Entry::Ended],
            Proposal::Swap(seat, other) => vec![Entry::Swapped(seat, other)],
        }
    }

    /// Takes an entry. One that could not have been decided is refused: then the log is corrupt.
    pub fn evolve(&mut self, entry: &Entry, at: Millis) -> Result<(), Corrupt> {
        self.last = at;
        self.requests = self.requests.saturating_add(u32::from(entry.is_request()));
        match entry {
            Entry::Opened { .. } => return Err(Corrupt),
            Entry::Sat { seat, name, key } => {
                self.must_be(Stage::Lobby)?;
                match self.chair_mut(*seat)? {
                    chair @ Chair::Open => *chair = Chair::person(name.clone(), *key),
                    Chair::Person { .. } | Chair::Bot { .. } => return Err(Corrupt),
                }
            }
            Entry::Ready { seat, is_ready: now } => match self.chair_mut(*seat)? {
                Chair::Person { is_ready, .. } => *is_ready = *now,
                _ => return Err(Corrupt),
            },
            Entry::Dealt { deal, bots } => self.deal(Keys { deal: *deal, bots: *bots }, at)?,
            Entry::Answered(answer) => self.answered(&[*answer], at)?,
            Entry::Agreed { seat, .. } if !self.chair_mut(*seat)?.is_person() => return Err(Corrupt),
            Entry::Agreed { seat, proposal } => match self.offers.iter_mut().find(|(other, _)| other == proposal) {
                Some((_, agreed)) => agreed.push(*seat),
                None => self.offers.push((*proposal, vec![*seat])),
            },
            Entry::Declined { proposal, .. } => self.offers.retain(|(other, _)| other != proposal),
            Entry::TakenBack { seat, kept } => self.take_back(*seat, *kept as usize, at)?,
            Entry::BotSat { seat, bot } => {
                let player = open::bot(bot).map_err(|_| Corrupt)?;
                self.offers.retain(|(proposal, _)| *proposal != Proposal::Bot(*seat));
                let number = self.free_number(*seat);
                match self.chair_mut(*seat)? {
                    Chair::Person { bot, .. } => *bot = Some(player),
                    chair @ Chair::Open => *chair = Chair::Bot { player, number },
                    Chair::Bot { .. } => return Err(Corrupt),
                }
                if let Some(clocks) = &mut self.clocks {
                    clocks.charge(*seat, at);
                }
            }
            Entry::Returned(seat) => {
                self.offers.retain(|(proposal, _)| *proposal != Proposal::Bot(*seat));
                let had_bot = match self.chair_mut(*seat)? {
                    Chair::Person { has_left, bot, .. } => {
                        *has_left = false;
                        bot.take().is_some()
                    }
                    _ => return Err(Corrupt),
                };
                if let Some(clocks) = self.clocks.as_mut().filter(|_| had_bot) {
                    clocks.take_over(*seat, at);
                }
            }
            Entry::Left(seat) => self.left(*seat)?,
            Entry::Ended => {
                self.must_be(Stage::Playing)?;
                self.end(Outcome::Agreed);
            }
            Entry::TimeUp(seat) => {
                self.must_be(Stage::Playing)?;
                self.chair_mut(*seat)?;
                self.end(Outcome::Time(*seat));
            }
            Entry::Turned => {
                self.must_be(Stage::Over)?;
                self.turn();
            }
            Entry::Swapped(seat, other) => self.swap(*seat, *other)?,
            Entry::Webhook { seat, address } => match self.chair_mut(*seat)? {
                Chair::Person { webhook, .. } => webhook.clone_from(address),
                _ => return Err(Corrupt),
            },
            Entry::Resumed => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.resume(at);
                }
            }
        }
        Ok(())
    }

    /// A number that no bot at this table has; that of its seat, if it can.
    fn free_number(&self, seat: u8) -> u8 {
        let is_free = |number: &u8| self.chairs.iter().all(|chair| chair.bot_number() != Some(*number));
        std::iter::once(seat).chain(0..MAX_SEATS as u8).find(is_free).unwrap_or(seat)
    }

    fn must_be(&self, stage: Stage) -> Result<(), Corrupt> {
        if self.stage == stage { Ok(()) } else { Err(Corrupt) }
    }

    fn deal(&mut self, keys: Keys, at: Millis) -> Result<(), Corrupt> {
        self.must_be(Stage::Lobby)?;
        self.running = Some(running::deal(&self.setup, keys).ok_or(Corrupt)?);
        self.clocks = ClockState::new(self.clock, self.chairs.len());
        self.game_number += 1;
        self.epoch += 1;
        self.stage = Stage::Playing;
        self.offers.clear();
        for chair in &mut self.chairs {
            if let Chair::Person { bot_answers, .. } = chair {
                *bot_answers = 0;
            }
        }
        self.ask(at);
        Ok(())
    }

    /// The seat that is asked answers. Games that are given also say what chance came to after it.
    pub(crate) fn answered(&mut self, answers: &[u8], at: Millis) -> Result<(), Corrupt> {
        let asked = self.asked();
        let stands_in = |seat: &u8| matches!(self.chair(*seat), Ok(Chair::Person { bot: Some(_), .. }));
        let stood_in = asked.filter(stands_in);
        let running = self.running.as_mut().filter(|_| self.stage == Stage::Playing).ok_or(Corrupt)?;
        let undone = |offers: &[(Proposal, Vec<u8>)], running: &dyn Running| -> Vec<Option<usize>> {
            let undo_to = |proposal: &Proposal| match proposal {
                Proposal::Undo(seat) => running.undo_to(*seat),
                _ => Some(0),
            };
            offers.iter().map(|(proposal, _)| undo_to(proposal)).collect()
        };
        let before = undone(&self.offers, &**running);
        for answer in answers {
            running.play(*answer).ok_or(Corrupt)?;
        }
        // What was proposed stays unless it means something else now: what is answered in silence changes nothing.
        let after = undone(&self.offers, &**running);
        let mut stays = before.into_iter().zip(after).map(|(before, after)| after.is_some() && before == after);
        self.offers.retain(|_| stays.next().unwrap_or(false));
        if let Some(clocks) = &mut self.clocks {
            // The time that a bot takes is not charged to the player for whom it stands in.
            if let Some(seat) = stood_in {
                clocks.forget(seat, at);
            }
            clocks.answered(at, !running.is_silent());
        }
        if let Some(Chair::Person { bot_answers, .. }) = asked.and_then(|seat| self.chairs.get_mut(usize::from(seat))) {
            *bot_answers = if stood_in.is_some() { bot_answers.saturating_add(1) } else { 0 };
        }
        self.ask(at);
        Ok(())
    }

    fn take_back(&mut self, seat: u8, kept: usize, at: Millis) -> Result<(), Corrupt> {
        let running = self.running.as_mut().filter(|_| self.stage == Stage::Playing).ok_or(Corrupt)?;
        if kept >= running.moves() {
            return Err(Corrupt);
        }
        running.rewind(kept);
        self.epoch += 1;
        self.offers.retain(|(proposal, _)| !matches!(proposal, Proposal::Undo(_)));
        if self.asked() != Some(seat) {
            return Err(Corrupt);
        }
        let to_play = self.to_play();
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(seat, to_play, at);
            let openly = self.openly_asked();
            self.turns.ask(Some(seat), openly, at);
        }
        Ok(())
    }

    /// Starts the clock of whoever is asked now, or ends the game.
    fn ask(&mut self, at: Millis) {
        let asked = self.asked();
        if self.clocks.is_some() {
            // It takes a view to say whose turn all can see.
            let to_play = self.to_play();
            self.clocks.iter_mut().for_each(|clocks| clocks.ask(asked, to_play, at));
            let openly = self.openly_asked();
            self.turns.ask(asked, openly, at);
        }
        if asked.is_none() {
            self.end(Outcome::Finished);
        }
    }

    fn end(&mut self, outcome: Outcome) {
        let record = self.running.as_ref().map(|running| running.record(self.recorded(), self.last));
        self.record = record.unwrap_or_default();
        self.stage = Stage::Over;
        self.turns.end();
        self.outcome = outcome;
        self.offers.clear();
    }

    fn left(&mut self, seat: u8) -> Result<(), Corrupt> {
        let is_lobby = self.stage == Stage::Lobby;
        self.offers.retain(|(proposal, _)| *proposal == Proposal::Bot(seat) || *proposal == Proposal::End);
        for (_, agreed) in &mut self.offers {
            agreed.retain(|other| *other != seat);
        }
        match self.chair_mut(seat)? {
            chair @ Chair::Person { .. } if is_lobby => *chair = Chair::Open,
            Chair::Person { has_left, .. } => *has_left = true,
            _ => return Err(Corrupt),
        }
        Ok(())
    }

    /// Somebody exchanges their seat with another one. Whoever was ready was so with the seats as they were.
    fn swap(&mut self, seat: u8, other: u8) -> Result<(), Corrupt> {
        self.must_be(Stage::Lobby)?;
        if seat == other || !self.chair_mut(seat)?.is_person() {
            return Err(Corrupt);
        }
        self.chair_mut(other)?;
        self.chairs.swap(usize::from(seat), usize::from(other));
        for chair in &mut self.chairs {
            if let Chair::Person { is_ready, .. } = chair {
                *is_ready = false;
            }
        }
        self.offers.clear();
        Ok(())
    }

    /// Everybody moves on by one seat, and seats of those who have left are open.
    fn turn(&mut self) {
        self.chairs.rotate_right(1);
        for chair in &mut self.chairs {
            match chair {
                Chair::Person { has_left: true, .. } => *chair = Chair::Open,
                // For whom a bot played has agreed to nothing.
                Chair::Person { is_ready, bot, .. } => *is_ready = bot.take().is_none(),
                Chair::Open | Chair::Bot { .. } => {}
            }
        }
        self.stage = Stage::Lobby;
        self.offers.clear();
    }

    fn chair(&self, seat: u8) -> Result<&Chair, Refusal> {
        self.chairs.get(usize::from(seat)).ok_or_else(|| Refusal::new(Code::NoSeat, "there is no such seat"))
    }

    fn person(&self, seat: u8) -> Result<&Chair, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_person() { Ok(chair) } else { Err(Refusal::new(Code::NoSeat, "nobody sits there")) }
    }

    fn chair_mut(&mut self, seat: u8) -> Result<&mut Chair, Corrupt> {
        self.chairs.get_mut(usize::from(seat)).ok_or(Corrupt)
    }

    /// The players, as records name them.
    fn recorded(&self) -> [Option<String>; MAX_SEATS] {
        std::array::from_fn(|seat| self.chairs.get(seat).and_then(Chair::recorded))
    }

    /// Every audience: each seat, then a spectator.
    pub fn audiences(&self) -> impl Iterator<Item = Audience> + use<> {
        Audience::all(self.chairs.len() as u8)
    }
}

fn dealt(context: &Context<'_>) -> Entry {
    let Keys { deal, bots } = (context.keys)();
    Entry::Dealt { deal, bots }
}

fn not_now() -> Refusal {
    Refusal::new(Code::NotProposable, "this cannot be proposed now")
}

fn chair((seat, planned): (u8, &Planned)) -> Result<Chair, Corrupt> {
    Ok(match planned {
        Planned::Open | Planned::Reserved(_) => Chair::Open,
        Planned::Bot(text) => Chair::Bot { player: open::bot(text).map_err(|_| Corrupt)?, number: seat },
    })
}

fn who(chair: &Chair, presence: Presence) -> Who {
    let named = |player: bots::Player| play::Sitter::Bot(player).to_string();
    match chair {
        Chair::Open => Who::Open,
        Chair::Person { name, has_left, bot, .. } => {
            let presence = if *has_left { Presence::Away } else { presence };
            Who::Person(Person { name: name.clone(), presence, bot: bot.map(named) })
        }
        Chair::Bot { player, .. } => Who::Bot(named(*player)),
    }
}
