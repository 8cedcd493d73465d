//! A table that is awake: one task, which alone decides, stores, and tells.
//!
//! What somebody does becomes entries, the entries go to the journal, and only when they are on disk is anybody told. What
//! they are told is made while the disk is busy. None of this happens in the task of a socket, which may end at any moment.
//! If the journal fails, the table is read from it again: nobody has been told anything that is not there.

use std::{
    collections::VecDeque,
    pin::pin,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::extract::ws::Utf8Bytes;
use tables::{Audience, Command, Context, Entry, Hash, Keys, Millis, Seat, Table, Turns};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};
use wire::{Clock, Code, Down, Json, Phrase, Presence, Refusal, Resume, Seated, Stage, TableId, Token, Up, limits};

use crate::{outbox::Outbox, rate_limit::Bucket, registry::Registry, webhook::Notice};

/// How many requests may wait for a table.
pub(crate) const QUEUE: usize = 16;
/// How long those who watch wait to be told that one more does.
const CROWD: Duration = Duration::from_millis(500);
/// How many answers of others are kept while a seat is asked in secret.
const DEFERRED: usize = 64;
/// How long until something is tried again that could not be stored.
const RETRY: Duration = Duration::from_secs(1);
/// How long a table stays awake that was woken by nobody.
const GLANCE: Duration = Duration::from_secs(2);

/// The number of a socket, never used twice.
pub(crate) type SocketId = u64;

/// What a table is asked to do.
#[derive(Debug)]
pub(crate) enum Request {
    /// Somebody connects.
    Join(Join),
    /// Somebody who is connected sends something.
    Up(SocketId, Up),
    /// Somebody is not connected any more.
    Gone(SocketId),
    /// A bot has decided, if it could.
    BotAnswer(Option<Command>),
    /// There may be something to do.
    Wake,
}

/// Somebody connects.
#[derive(Debug)]
pub(crate) struct Join {
    pub(crate) socket: SocketId,
    pub(crate) token: Option<Token>,
    pub(crate) resume: Option<Resume>,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) done: oneshot::Sender<Result<(), JoinError>>,
}

/// Why somebody cannot connect to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JoinError {
    NoTable,
    NoSeat,
    Full,
    Storage,
}

/// A table that is awake.
struct Actor {
    registry: Arc<Registry>,
    /// How bots reach the table.
    requests: mpsc::WeakSender<Request>,
    table: Table,
    /// The number of entries of its log.
    seq: u32,
    /// The keys of the next deal.
    keys: Keys,
    sockets: Vec<Socket>,
    /// Whoever has a seat and no socket, since when, and whether that is known to be long enough for the others to decide.
    absent: Vec<(Hash, Instant, bool)>,
    /// The decision that a bot thinks about.
    thinking: Option<(u32, usize)>,
    /// Whose turn it was when somebody was last told so elsewhere.
    noticed: Turns,
    /// What each seat may still ask for beside playing.
    requested: Vec<Bucket>,
    /// When all are told how many watch.
    crowd: Option<Instant>,
    /// Until when only the seat that is asked in secret is told what happens.
    held: Option<Instant>,
    /// Answers of others that came meanwhile.
    deferred: VecDeque<(SocketId, wire::Answer)>,
    /// What could not be stored is not tried again before.
    retry: Option<Instant>,
    /// Nothing could be stored for a while: the journal failed.
    was_down: bool,
    /// When it may fall asleep, if nobody is connected.
    drowsy: Instant,
    /// It could not be read again after the journal had failed.
    is_lost: bool,
}

/// A connection to a table.
struct Socket {
    id: SocketId,
    token: Option<Token>,
    seat: Option<u8>,
    outbox: Arc<Outbox>,
    /// How often it may still try to sit down.
    requested: Bucket,
    /// The epoch and the number of events that the client knows.
    known: Option<Resume>,
    /// What tells the last message about the game from others.
    state: Option<u64>,
    /// The last description of the table.
    description: Utf8Bytes,
}

/// Hosts a table until it falls asleep.
pub(crate) async fn run(registry: Arc<Registry>, id: TableId, mut requests: mpsc::Receiver<Request>) {
    let mut actor = match Actor::load(&registry, id).await {
        Ok(actor) => actor,
        Err(error) => {
            registry.forget(id, &mut requests, true);
            while let Some(request) = requests.recv().await {
                if let Request::Join(join) = request {
                    let _ = join.done.send(Err(error));
                }
            }
            return;
        }
    };
    actor.begin().await;
    let mut timer = pin!(sleep_until(actor.next_timer()));
    while !actor.is_lost {
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => actor.handle(request).await,
                None => break,
            },
            () = &mut timer => actor.look_at_the_time().await,
        }
        // A timer that is too early does no harm, and to set it costs as much as an answer.
        let next = actor.next_timer();
        if next < timer.deadline() || timer.is_elapsed() {
            timer.as_mut().reset(next);
        }
        if actor.may_sleep() && requests.is_empty() {
            let folded = registry.journal.fold(id, actor.seq, actor.table.deadline()).await;
            if folded.is_ok() && registry.forget(id, &mut requests, false) {
                return;
            }
            actor.drowsy = Instant::now() + RETRY;
        }
    }
    for socket in &actor.sockets {
        socket.outbox.close(wire::Close::Restart);
    }
    registry.interrupt(id);
    registry.forget(id, &mut requests, true);
}

impl Actor {
    async fn load(registry: &Arc<Registry>, id: TableId) -> Result<Actor, JoinError> {
        let (table, seq) = read(registry, id).await?.ok_or(JoinError::NoTable)?;
        let now = Instant::now();
        let mut actor = Actor {
            registry: Arc::clone(registry),
            requests: registry.weak_sender(id).ok_or(JoinError::Storage)?,
            seq,
            keys: random_keys().ok_or(JoinError::Storage)?,
            sockets: Vec::new(),
            absent: Vec::new(),
            thinking: None,
            // Of a table that fell asleep all was told. If the last process ended before, nobody knows.
            noticed: if registry.was_interrupted(id) { Turns::default() } else { *table.turns() },
            requested: vec![Bucket::new(registry.limits.requests, now.into_std()); table.chairs().len()],
            crowd: None,
            held: None,
            deferred: VecDeque::new(),
            retry: None,
            was_down: false,
            drowsy: now + GLANCE,
            is_lost: false,
            table,
        };
        actor.note_absent();
        Ok(actor)
    }

    /// What has to be done when a table was read.
    async fn begin(&mut self) {
        let _ = self.command(&Command::Tick).await;
        self.notice();
        self.ask_bots();
    }

    async fn handle(&mut self, request: Request) {
        match request {
            Request::Join(join) => self.join(join).await,
            Request::Up(socket, up) => self.up(socket, up).await,
            Request::Gone(socket) => self.gone(socket).await,
            Request::BotAnswer(Some(command)) => {
                self.thinking = None;
                let _ = self.command(&command).await;
            }
            // A bot that came to nothing is asked again, but not at once.
            Request::BotAnswer(None) => {
                self.thinking = None;
                self.retry = Some(Instant::now() + RETRY);
            }
            Request::Wake => {
                let _ = self.command(&Command::Tick).await;
            }
        }
        self.take_up_deferred().await;
        if self.retry.is_none() {
            self.ask_bots();
        }
    }

    async fn join(&mut self, Join { socket: id, token, resume, outbox, done }: Join) {
        let seat = token.and_then(|token| self.table.seat_of(&token));
        let error = match (token, seat) {
            (Some(_), None) => Some(JoinError::NoSeat),
            // Whoever wants to sit down connects without a key first.
            (None, _) if self.is_crowded() => Some(JoinError::Full),
            _ => None,
        };
        if let Some(error) = error {
            let _ = done.send(Err(error));
            return;
        }
        let known = resume.filter(|known| known.epoch == self.table.epoch() && known.events <= self.table.events());
        self.sockets.push(Socket {
            id,
            token,
            seat: None,
            outbox,
            requested: Bucket::new(self.registry.limits.requests, std::time::Instant::now()),
            known,
            state: None,
            description: Utf8Bytes::default(),
        });
        let _ = done.send(Ok(()));
        self.assign_seats();
        if let Some(seat) = seat {
            let _ = self.command(&Command::Return { seat }).await;
            self.seated(id);
        }
        self.describe_to(id);
        self.tell_one(id);
        self.presence_changed(seat).await;
    }

    async fn gone(&mut self, id: SocketId) {
        let Some(place) = self.sockets.iter().position(|socket| socket.id == id) else { return };
        let seat = self.sockets.swap_remove(place).seat;
        self.presence_changed(seat).await;
    }

    async fn presence_changed(&mut self, seat: Option<u8>) {
        self.note_absent();
        if self.sockets.is_empty() {
            self.drowsy = Instant::now() + self.registry.idle;
        }
        match seat {
            Some(_) => {
                let _ = self.command(&Command::Tick).await;
                self.describe();
            }
            // One more or less among many is not told at once.
            None => self.crowd = self.crowd.or_else(|| Some(Instant::now() + CROWD)),
        }
    }

    async fn up(&mut self, id: SocketId, up: Up) {
        let Some(seat) = self.socket(id).map(|socket| socket.seat) else { return };
        let up = match up {
            // Whether it is refused, and what else was told before, would be a hint. Clients send answers again.
            Up::Answer(answer) if self.is_held(seat) => {
                if self.deferred.len() < DEFERRED {
                    self.deferred.push_back((id, answer));
                }
                return;
            }
            up => up,
        };
        let is_answer = matches!(up, Up::Answer(_));
        let done = match (up, seat) {
            (Up::Hello(_) | Up::Ping, _) => Ok(true),
            (Up::Answer(answer), Some(seat)) => self.answer(seat, answer).await,
            (Up::Phrase(phrase), Some(seat)) => self.phrase(seat, phrase),
            (up, None) if !matches!(up, Up::Sit(_)) => {
                Err(Refusal::new(Code::Spectator, "only somebody with a seat can do that"))
            }
            (up, seat) => match self.may_ask(id, seat) {
                Ok(()) => self.asked_for(id, up, seat).await,
                Err(refusal) => Err(refusal),
            },
        };
        let has_changed = *done.as_ref().unwrap_or(&false);
        if let Err(refusal) = done {
            self.refuse(id, refusal);
        }
        // Whoever was refused, or sends an answer again, is told how things are.
        if is_answer && !has_changed {
            if let Some(socket) = self.socket(id) {
                socket.state = None;
            }
            self.tell_one(id);
        }
    }

    /// Whoever answers after getting up, or after a bot sat down for them, has come back.
    async fn answer(&mut self, seat: u8, answer: wire::Answer) -> Result<bool, Refusal> {
        if self.table.can_return(seat) {
            self.command(&Command::Return { seat }).await?;
        }
        self.command(&Command::Answer { seat, answer }).await
    }

    /// Requests that are kept in the log cannot be made as fast as a socket can send. Those without a seat are counted by
    /// themselves, so that none of them keeps others from sitting down.
    fn may_ask(&mut self, id: SocketId, seat: Option<u8>) -> Result<(), Refusal> {
        let bucket = match seat {
            Some(seat) => self.requested.get_mut(usize::from(seat)),
            None => self.socket(id).map(|socket| &mut socket.requested),
        };
        let Some(Err(too_fast)) = bucket.map(|bucket| bucket.take(std::time::Instant::now())) else { return Ok(()) };
        Err(too_fast.refusal("too many requests"))
    }

    /// What somebody asks for beside playing.
    async fn asked_for(&mut self, id: SocketId, up: Up, seat: Option<u8>) -> Result<bool, Refusal> {
        match (up, seat) {
            (Up::Sit(sit), _) => self.sit(id, sit).await,
            (Up::Ready(is_ready), Some(seat)) => self.command(&Command::Ready { seat, is_ready }).await,
            (Up::Agree(proposal), Some(seat)) => self.command(&Command::Agree { seat, proposal }).await,
            (Up::Decline(proposal), Some(seat)) => self.command(&Command::Decline { seat, proposal }).await,
            (Up::Webhook(address), Some(seat)) => {
                // What has not arrived at the old address is not called there any more.
                self.registry.hooks.withdraw((self.table.id(), Audience::Seat(Seat(seat))));
                self.command(&Command::Webhook { seat, address }).await
            }
            (Up::Leave, Some(seat)) => self.command(&Command::Leave { seat }).await,
            (Up::Hello(_) | Up::Ping | Up::Answer(_) | Up::Phrase(_), _) | (_, None) => Ok(false),
        }
    }

    async fn sit(&mut self, id: SocketId, sit: wire::Sit) -> Result<bool, Refusal> {
        let Some(socket) = self.socket(id) else { return Ok(false) };
        let (own, token) = (socket.seat, socket.token);
        if own.is_some() && token != Some(sit.token) {
            return Err(Refusal::new(Code::Taken, "you have a seat"));
        }
        let mut has_changed = self.command(&Command::sit(sit.seat, sit.name, &sit.token)).await?;
        // Whoever had the seat already has come back to it.
        if let Some(seat) = self.table.seat_of(&sit.token) {
            has_changed |= self.command(&Command::Return { seat }).await?;
        }
        if let Some(socket) = self.socket(id) {
            socket.token = Some(sit.token);
        }
        self.assign_seats();
        self.note_absent();
        self.seated(id);
        self.describe();
        self.tell_one(id);
        Ok(has_changed)
    }

    fn phrase(&self, seat: u8, phrase: u8) -> Result<bool, Refusal> {
        if phrase >= limits::PHRASES {
            return Err(Refusal::new(Code::Malformed, "there is no such phrase"));
        }
        let text = message(&Down::Phrase(Phrase { seat, phrase }));
        for socket in &self.sockets {
            socket.outbox.push(text.clone());
        }
        Ok(true)
    }

    /// Does something: decides, stores, takes effect, tells. Says whether anything has changed.
    async fn command(&mut self, command: &Command) -> Result<bool, Refusal> {
        let mut has_changed = false;
        loop {
            let now = self.now();
            // While this process did not run or nothing could be stored, nobody's time passed.
            self.was_down |= self.table.last() < self.registry.running.since();
            if self.was_down && self.table.has_clocks() {
                let resumed = self.decide(&Command::Resume, now)?;
                self.carry_out(&resumed, now).await?;
            }
            self.was_down = false;
            let entries = self.decide(command, now)?;
            if entries.is_empty() {
                return Ok(has_changed);
            }
            self.carry_out(&entries, now).await?;
            has_changed = true;
            // That time is up comes before whatever was to be done; after it, that is looked at again.
            if !matches!(entries[..], [Entry::TimeUp(_)]) || matches!(command, Command::Tick) {
                return Ok(true);
            }
        }
    }

    fn decide(&self, command: &Command, now: Millis) -> Result<Vec<Entry>, Refusal> {
        let is_away = |seat: u8| self.presence(seat) == Presence::Away;
        let context = Context { now, is_away: &is_away, keys: &|| self.keys };
        self.table.decide(command, &context)
    }

    /// Stores entries, and tells what has come of them once they are on disk.
    async fn carry_out(&mut self, entries: &[Entry], now: Millis) -> Result<(), Refusal> {
        let bodies = entries.iter().map(Entry::to_bytes).collect();
        let Ok(stored) = self.registry.journal.append(self.table.id(), self.seq, now, bodies) else {
            self.could_not_store();
            return Err(Refusal::new(Code::Busy, "the server has too much to do"));
        };
        let was = (self.table.stage(), self.table.has_offers());
        let is_sound = entries.iter().all(|entry| self.table.evolve(entry, now).is_ok());
        let is_plain = entries.iter().all(|entry| matches!(entry, Entry::Answered(_)));
        let mut written = Written::new();
        // Time passes until it is on disk; without clocks nobody is told how much.
        if is_sound && is_plain && !self.table.has_clocks() {
            self.sockets.iter().for_each(|socket| drop(written_for(&self.table, socket, now, &mut written)));
        }
        if stored.await.is_err() {
            self.could_not_store();
            self.read_again().await;
            return Err(Refusal::new(Code::Storage, "the server could not store it, and so it was not done"));
        }
        self.retry = None;
        if !is_sound {
            // It was decided a moment ago, so this is a fault of ours. What is on disk counts.
            self.read_again().await;
            return Err(Refusal::new(Code::Storage, "the table was read again"));
        }
        self.seq += entries.len() as u32;
        if entries.iter().any(|entry| matches!(entry, Entry::Dealt { .. })) {
            match random_keys() {
                Some(keys) => self.keys = keys,
                // The same keys would be the same deal.
                None => self.is_lost = true,
            }
        }
        if !is_plain {
            self.assign_seats();
        }
        let was_held = self.held.is_some();
        self.hold_while_secret();
        if !is_plain || was != (self.table.stage(), false) || (was_held && self.held.is_none()) {
            self.describe();
        }
        self.tell(written);
        self.notice();
        if was.0 != Stage::Over && self.table.stage() == Stage::Over {
            drop(self.registry.journal.fold(self.table.id(), self.seq, None));
        }
        Ok(())
    }

    fn could_not_store(&mut self) {
        (self.retry, self.was_down) = (Some(Instant::now() + RETRY), true);
    }

    /// Drops what is in memory, since it is not known what of it is on disk.
    async fn read_again(&mut self) {
        if let Ok(Some((table, seq))) = read(&self.registry, self.table.id()).await {
            (self.table, self.seq, self.thinking) = (table, seq, None);
        } else {
            self.is_lost = true;
            // Nobody is told how things are any more: it is not known.
            self.sockets.drain(..).for_each(|socket| socket.outbox.close(wire::Close::Restart));
        }
    }

    /// Gives every socket the seat that its key opens; the newest socket has it.
    fn assign_seats(&mut self) {
        let mut moved = Vec::new();
        for socket in &mut self.sockets {
            let seat = socket.token.and_then(|token| self.table.seat_of(&token));
            if seat != socket.seat {
                (socket.seat, socket.state) = (seat, None);
                if seat.is_none() {
                    socket.token = None;
                }
                moved.push(socket.id);
            }
        }
        for id in moved {
            let Some(seat) = self.socket(id).and_then(|socket| socket.seat) else { continue };
            let newest = self.sockets.iter().filter(|socket| socket.seat == Some(seat)).map(|socket| socket.id).max();
            self.sockets.retain(|socket| {
                let is_older = socket.seat == Some(seat) && Some(socket.id) != newest;
                if is_older {
                    socket.outbox.close(wire::Close::Elsewhere);
                }
                !is_older
            });
        }
    }

    fn seated(&mut self, id: SocketId) {
        let Some((seat, outbox)) = self.socket(id).and_then(|socket| Some((socket.seat?, Arc::clone(&socket.outbox))))
        else {
            return;
        };
        outbox.push(message(&Down::Seated(Seated { seat, bot_answers: self.table.bot_answers(seat) })));
    }

    fn refuse(&mut self, id: SocketId, refusal: Refusal) {
        if let Some(socket) = self.socket(id) {
            socket.outbox.push(message(&Down::Refused(refusal)));
        }
    }

    /// While a seat is asked in secret, others are told nothing for a while: where what they are told ends would be a hint.
    fn hold_while_secret(&mut self) {
        if self.table.asks_in_secret() {
            self.held.get_or_insert_with(|| Instant::now() + self.registry.hold);
        } else {
            self.held = None;
        }
    }

    /// Is whoever has this seat, or none, told nothing for now?
    fn is_held(&self, seat: Option<u8>) -> bool {
        self.held.is_some() && seat != self.table.asked()
    }

    /// Tells everybody what has happened, as far as they may know. Whoever may know nothing of it is told nothing: that
    /// something happened would be a hint. Some of it may be written already.
    fn tell(&mut self, mut written: Written) {
        let (now, asked, is_held) = (self.now(), self.table.asked(), self.held.is_some());
        for socket in self.sockets.iter_mut().filter(|socket| !is_held || socket.seat == asked) {
            tell(&self.table, socket, now, &mut written);
        }
    }

    fn tell_one(&mut self, id: SocketId) {
        let (now, asked, is_held) = (self.now(), self.table.asked(), self.held.is_some());
        let mut sockets = self.sockets.iter_mut().filter(|socket| !is_held || socket.seat == asked);
        if let Some(socket) = sockets.find(|socket| socket.id == id) {
            tell(&self.table, socket, now, &mut Written::new());
        }
    }

    /// What others have sent while they were told nothing, once they are told again.
    async fn take_up_deferred(&mut self) {
        while self.held.is_none()
            && let Some((id, answer)) = self.deferred.pop_front()
        {
            self.up(id, Up::Answer(answer)).await;
        }
    }

    /// Sends the table to all who do not know it as it is.
    fn describe(&mut self) {
        self.crowd = None;
        let mut written: Vec<(Option<u8>, Utf8Bytes)> = Vec::new();
        for place in 0..self.sockets.len() {
            let you = self.sockets[place].seat;
            if self.is_held(you) {
                continue;
            }
            let known = written.iter().find(|(other, _)| *other == you).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = Utf8Bytes::from(self.description(you));
                written.push((you, text.clone()));
                text
            });
            let socket = &mut self.sockets[place];
            if socket.description != text {
                socket.description = text.clone();
                socket.outbox.push_table(text);
            }
        }
    }

    fn describe_to(&mut self, id: SocketId) {
        let Some(you) = self.socket(id).map(|socket| socket.seat).filter(|you| !self.is_held(*you)) else { return };
        let text = Utf8Bytes::from(self.description(you));
        if let Some(socket) = self.socket(id) {
            socket.description = text.clone();
            socket.outbox.push_table(text);
        }
    }

    fn description(&self, you: Option<u8>) -> String {
        self.table.description(you, self.spectators(), |seat| self.presence(seat))
    }

    /// Do as many watch as may? While a seat is open there is room for as many again, who may want it.
    fn is_crowded(&self) -> bool {
        let most = self.registry.limits.spectators;
        self.spectators() >= if self.table.has_room() { most.saturating_mul(2) } else { most }
    }

    fn spectators(&self) -> u32 {
        self.sockets.iter().filter(|socket| socket.seat.is_none()).count() as u32
    }

    fn socket(&mut self, id: SocketId) -> Option<&mut Socket> {
        self.sockets.iter_mut().find(|socket| socket.id == id)
    }

    /// Is the player of a seat there?
    fn presence(&self, seat: u8) -> Presence {
        if self.sockets.iter().any(|socket| socket.seat == Some(seat)) {
            return Presence::Here;
        }
        let key = self.table.chairs().get(usize::from(seat)).and_then(tables::Chair::key);
        match self.absent.iter().find(|(other, ..)| Some(*other) == key) {
            Some((_, since, _)) if since.elapsed() < self.registry.away => Presence::CutOff,
            _ => Presence::Away,
        }
    }

    /// Notes who has a seat and is not connected.
    fn note_absent(&mut self) {
        let now = Instant::now();
        let is_here = |seat: u8| self.sockets.iter().any(|socket| socket.seat == Some(seat));
        let seats = (0..).zip(self.table.chairs()).filter(|(seat, chair)| chair.is_person() && !is_here(*seat));
        let keys: Vec<Hash> = seats.filter_map(|(_, chair)| chair.key()).collect();
        self.absent.retain(|(key, ..)| keys.contains(key));
        for key in keys {
            if !self.absent.iter().any(|(other, ..)| *other == key) {
                self.absent.push((key, now, false));
            }
        }
    }

    /// The next moment at which something has to be looked at.
    fn next_timer(&self) -> Instant {
        let now = Instant::now();
        let deadline = self.table.deadline().map(|at| now + Duration::from_millis(at.saturating_sub(self.now())));
        let deadline = deadline.map(|at| self.retry.map_or(at, |retry| at.max(retry)));
        let absent = self.absent.iter().filter(|(.., is_known)| !is_known);
        let away = absent.map(|(_, since, _)| *since + self.registry.away).min();
        let drowsy = self.can_sleep().then_some(self.drowsy);
        let all = [deadline, away, self.crowd, self.held, self.retry, drowsy];
        all.into_iter().flatten().min().unwrap_or(now + Duration::from_hours(1))
    }

    async fn look_at_the_time(&mut self) {
        let now = Instant::now();
        if self.retry.is_some_and(|retry| retry <= now) {
            self.retry = None;
        }
        let mut has_news = self.crowd.is_some_and(|crowd| crowd <= now);
        for (_, since, is_known) in &mut self.absent {
            let is_away = *since + self.registry.away <= now;
            has_news |= is_away && !*is_known;
            *is_known = is_away;
        }
        if self.held.is_some_and(|held| held <= now) {
            self.held = None;
            self.describe();
            self.tell(Written::new());
            self.notice();
        }
        let _ = self.command(&Command::Tick).await;
        if has_news {
            self.describe();
        }
        self.take_up_deferred().await;
        if self.retry.is_none() {
            self.ask_bots();
        }
    }

    /// Could it sleep, once enough time has passed? Clocks of minutes keep it awake; those of days wake it.
    fn can_sleep(&self) -> bool {
        let is_timed = self.table.deadline().is_some() && !matches!(self.table.clock(), Clock::Days(_));
        self.sockets.is_empty() && self.table.bot_task().is_none() && !is_timed
    }

    fn may_sleep(&self) -> bool {
        self.sockets.is_empty() && self.drowsy <= Instant::now() && self.can_sleep()
    }

    /// Lets a bot think, if one is asked. Its answer comes as a request.
    fn ask_bots(&mut self) {
        let Some(task) = self.table.bot_task() else {
            self.thinking = None;
            return;
        };
        let decision = (task.epoch, task.place);
        if self.thinking.replace(decision) == Some(decision) {
            return;
        }
        let (threads, requests) = (Arc::clone(&self.registry.threads), self.requests.clone());
        tokio::spawn(async move {
            let Ok(_permit) = threads.acquire().await else { return };
            let command = tokio::task::spawn_blocking(move || task.think()).await.ok().flatten();
            if let Some(requests) = requests.upgrade() {
                let _ = requests.send(Request::BotAnswer(command)).await;
            }
        });
    }

    /// Says elsewhere whose turn it is, in games that take days: to the table's address what all can see, to a seat's own
    /// address that it is asked. Nobody is told of it there before they would be told here.
    fn notice(&mut self) {
        if !matches!(self.table.clock(), Clock::Days(_)) {
            return;
        }
        for audience in self.table.audiences() {
            let (turn, before) = (self.table.turns().of(audience), self.noticed.of(audience));
            if turn == before || self.is_held(audience.seat().map(|seat| seat.0)) {
                continue;
            }
            let recipient = (self.table.id(), audience);
            // As long as an audience does not know who is asked, what it was told last stands.
            if let Some(asked) = turn.asked() {
                self.noticed.set(audience, turn);
                match self.notice_to(audience, asked) {
                    Some((address, notice)) if turn.number != before.number => {
                        self.registry.hooks.post(recipient, address, notice);
                    }
                    Some(_) => {}
                    None => self.registry.hooks.withdraw(recipient),
                }
            } else if self.table.stage() != Stage::Playing {
                self.noticed.set(audience, turn);
                self.registry.hooks.withdraw(recipient);
            }
        }
    }

    /// What is said to an audience about the turn of a seat, and where. A seat is told of its own turns alone, also if it is
    /// asked in secret: that is theirs to know. Whoever gave the address of the table as their own is told once, and bots
    /// need no notice.
    fn notice_to(&self, audience: Audience, asked: u8) -> Option<(String, Notice)> {
        let chair = self.table.chairs().get(usize::from(asked))?;
        let tables::Chair::Person { name, webhook, bot: None, .. } = chair else { return None };
        let own = webhook.as_deref();
        let address = match audience {
            Audience::Seat(seat) => own.filter(|_| seat.0 == asked),
            Audience::Spectator => self.table.webhook().filter(|address| own != Some(*address)),
        };
        let link = self.registry.link(self.table.id());
        Some((address?.to_owned(), Notice { table: self.table.id(), seat: asked, name: name.clone(), link }))
    }

    /// The time; it does not go back.
    fn now(&self) -> Millis {
        now().max(self.table.last())
    }
}

/// Messages about the game as it is now: for which seat, from which event on, and what tells it from others.
type Written = Vec<(Option<u8>, u64, Utf8Bytes, u64)>;

/// Tells somebody what has happened, if it is new to them.
fn tell(table: &Table, socket: &mut Socket, now: Millis, written: &mut Written) {
    let (epoch, events) = (table.epoch(), table.events());
    let Some((from, text, state)) = written_for(table, socket, now, written) else { return };
    if from < events || socket.state != Some(state) {
        socket.outbox.push(text);
        socket.state = Some(state);
        socket.known = Some(Resume { epoch, events });
    }
}

/// What somebody is to be told, from which event on, and what tells it from other messages. It is written once for all
/// with the same seat.
fn written_for(table: &Table, socket: &Socket, now: Millis, written: &mut Written) -> Option<(u64, Utf8Bytes, u64)> {
    let known = socket.known.filter(|known| known.epoch == table.epoch());
    let from = known.map_or(0, |known| known.events.min(table.events()));
    let found = written.iter().find(|(seat, other, ..)| (*seat, *other) == (socket.seat, from));
    if let Some((.., text, state)) = found {
        return Some((from, text.clone(), *state));
    }
    let audience = socket.seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat)));
    let told = table.told(audience, from, now)?;
    let text = Utf8Bytes::from(told.text);
    written.push((socket.seat, from, text.clone(), told.state));
    Some((from, text, told.state))
}

/// The table as the journal has it, and the number of entries of its log.
async fn read(registry: &Arc<Registry>, id: TableId) -> Result<Option<(Table, u32)>, JoinError> {
    let reader = Arc::clone(registry);
    let read = move || {
        let Some(log) = reader.journal.read(id).map_err(|_| JoinError::Storage)? else { return Ok(None) };
        let entries = log.entries().ok_or(JoinError::Storage)?;
        let table = Table::from_log(id, entries.iter().map(|(entry, at)| (entry, *at)));
        Ok(Some((table.map_err(|_| JoinError::Storage)?, log.len())))
    };
    let read = tokio::task::spawn_blocking(read).await.unwrap_or(Err(JoinError::Storage));
    read.inspect_err(|_| registry.report_unreadable(id))
}

fn random_keys() -> Option<Keys> {
    let mut keys = Keys { deal: [0; 32], bots: [0; 32] };
    getrandom::fill(&mut keys.deal).ok()?;
    getrandom::fill(&mut keys.bots).ok()?;
    Some(keys)
}

/// A message that no rules have a part in.
pub(crate) fn message(down: &Down<Json, Json>) -> Utf8Bytes {
    serde_json::to_string(down).unwrap_or_default().into()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as Millis)
}
