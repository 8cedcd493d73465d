//! A session with a table: the client, its connection, its key.

use std::{
    thread,
    time::{Duration, Instant},
};

use play::remote::{Client, Connection, Millis, News};
use wire::{Close, Code, Stage, Table, Token, Who};
use words::Words;

use super::{
    Join, Link,
    keys::{Kept, Keys},
    socket::{Event, Socket},
};

/// How long the first connection may take until the user is told that there is none.
const PATIENCE: Duration = Duration::from_secs(20);

/// A session with a table.
pub(crate) struct Session {
    pub(crate) client: Client,
    join: Join,
    keys: Keys,
    /// How connections are made.
    open: fn(&Link) -> Socket,
    /// The connection, with its number.
    socket: Option<(u32, Socket)>,
    began: Instant,
    has_asked_to_sit: bool,
    #[cfg(test)]
    sent: Vec<String>,
    /// What went wrong with the last connection.
    problem: Option<String>,
    /// What was heard while the first connection was made.
    unread: Vec<News>,
}

impl Session {
    /// A session that has not connected yet. Whoever was at the table before has the key to their seat.
    pub(crate) fn new(join: Join, keys: Keys) -> Session {
        let kept = || keys.get(join.link.table).map(|kept| kept.token);
        let token = join.link.token.or_else(kept).filter(|_| !join.watches);
        let client = Client::new(join.link.table, token, random().map_or(0, u64::from_le_bytes));
        let open = Socket::open;
        Session {
            client,
            join,
            keys,
            open,
            socket: None,
            began: Instant::now(),
            has_asked_to_sit: false,
            #[cfg(test)]
            sent: Vec::new(),
            problem: None,
            unread: Vec::new(),
        }
    }

    /// Connects, and waits until the table is known; or a sentence why there is none.
    pub(crate) fn connect(&mut self, words: &Words) -> Result<(), String> {
        let address =
            format!("{}://{}", if self.join.link.is_secure { "https" } else { "http" }, self.join.link.authority());
        while self.began.elapsed() < PATIENCE {
            self.unread = self.pump();
            if self.client.table().is_some() {
                return Ok(());
            }
            if let Connection::Closed(_) = self.client.connection() {
                return Err(words.online_connection(self.client.connection()));
            }
            if let Some(problem) = &self.problem {
                return Err(
                    words.say_with("online-no-server", &[("address", address.into()), ("why", problem.clone().into())])
                );
            }
            thread::sleep(Duration::from_millis(10));
        }
        Err(words.say_with("online-no-server", &[("address", address.into()), ("why", "…".into())]))
    }

    /// The time, as the client counts it.
    pub(crate) fn now(&self) -> Millis {
        // In tests no time passes.
        if cfg!(test) { 0 } else { self.began.elapsed().as_millis() as Millis }
    }

    /// The link to give to others.
    pub(crate) fn link(&self) -> String {
        self.join.share.clone()
    }

    /// Does all that is due, without waiting. What is new.
    pub(crate) fn pump(&mut self) -> Vec<News> {
        let mut news = std::mem::take(&mut self.unread);
        if self.client.next_timer().is_some_and(|due| due <= self.now()) {
            self.client.tick(self.now());
        }
        self.send();
        self.connect_or_close();
        while let Some(event) = self.socket.as_ref().and_then(|(_, socket)| socket.poll()) {
            self.take(event, &mut news);
        }
        if self.client.connection() == Connection::Closed(Some(Close::NoSuchSeat)) {
            self.key_was_refused();
        }
        self.sit_down();
        self.send();
        news
    }

    fn key_was_refused(&mut self) {
        let kept = self.keys.get(self.join.link.table).map(|kept| kept.token);
        if self.client.key_was_refused(kept, self.now()) {
            self.keys.forget(self.join.link.table);
        }
    }

    fn connect_or_close(&mut self) {
        let wanted = self.client.socket();
        if self.socket.as_ref().map(|(number, _)| *number) != wanted {
            self.socket = wanted.map(|number| (number, (self.open)(&self.join.link)));
        }
    }

    fn take(&mut self, event: Event, news: &mut Vec<News>) {
        let now = self.now();
        match event {
            Event::Opened => self.client.opened(now),
            Event::Text(text) => news.extend(self.receive(&text)),
            Event::Closed(code, problem) => {
                self.problem = problem;
                self.socket = None;
                self.client.closed(code, now);
            }
        }
    }

    /// Takes a message from the table.
    pub(crate) fn receive(&mut self, text: &str) -> Option<News> {
        let news = self.client.receive(text, self.now())?;
        match &news {
            News::Table => {
                self.problem = None;
                if self.client.has_stood_up() {
                    self.keys.forget(self.join.link.table);
                }
                self.keep_seat();
            }
            News::Seated(_) => self.keep_seat(),
            // Somebody else was faster. There may be another seat.
            News::Refused(refusal) if refusal.code == Code::Taken => self.has_asked_to_sit = false,
            _ => {}
        }
        Some(news)
    }

    /// Keeps the key to the seat, and what there is to know at which table it is.
    fn keep_seat(&self) {
        let (Some(token), Some(table)) = (self.client.token(), self.client.table()) else { return };
        let person = |seat: &wire::Seat| match &seat.who {
            Who::Person(person) => Some(person.name.clone()),
            Who::Open | Who::Bot(_) => None,
        };
        let name = table.you.and_then(|seat| table.seats.get(usize::from(seat))).and_then(person);
        let players: Vec<String> = table.seats.iter().filter_map(person).map(|name| name.to_string()).collect();
        let (game, is_over) = (Some(table.game.clone()), table.stage == Stage::Over);
        let kept = Kept { token, name, game, players: players.join(", "), is_over };
        // Without it the seat is lost with this process, which is still better than no game.
        let _ = self.keys.keep(self.join.link.table, &kept);
    }

    /// Sits down at the first seat that is free, when the table is first seen.
    fn sit_down(&mut self) {
        if !self.join.watches && !self.has_asked_to_sit {
            self.sit(None);
        }
    }

    /// Sits down at a seat that is free, or at the first of them.
    pub(crate) fn sit(&mut self, seat: Option<u8>) {
        if !self.client.table().is_some_and(has_room) {
            return;
        }
        if let Some(token) = random_token() {
            self.has_asked_to_sit = true;
            self.client.sit(seat, self.join.name.clone(), token);
        }
    }

    fn send(&mut self) {
        let outgoing = self.client.take_outgoing(self.now());
        if let Some((_, socket)) = &self.socket {
            #[cfg(test)]
            self.sent.extend_from_slice(&outgoing);
            for text in outgoing {
                socket.send(text);
            }
        }
    }

    /// Makes connections in another way.
    #[cfg(test)]
    pub(crate) fn open_with(&mut self, open: fn(&Link) -> Socket) {
        self.open = open;
    }

    /// What was sent.
    #[cfg(test)]
    pub(crate) fn take_sent(&mut self) -> Vec<String> {
        self.sit_down();
        std::mem::take(&mut self.sent)
    }

    /// Gets up: the seat is free for others, and its key opens nothing. In a game the others decide how it goes on, and
    /// whoever comes back in time has the seat again.
    pub(crate) fn get_up(&mut self) {
        self.client.leave();
        if self.client.table().is_none_or(|table| table.stage != Stage::Playing) {
            self.keys.forget(self.join.link.table);
        }
        self.send();
        self.connect_or_close();
    }

    /// Gets up before the deal and stays to watch.
    pub(crate) fn stand_up(&mut self) {
        self.has_asked_to_sit = true;
        self.client.stand_up();
    }

    /// Ends the session. The seat stays this player's.
    pub(crate) fn end(&mut self) {
        self.client.end();
        self.send();
        self.connect_or_close();
    }

    /// Plays here again after the table was opened elsewhere.
    pub(crate) fn connect_again(&mut self) {
        self.client.connect_again(self.now());
    }
}

/// Can whoever watches still sit down?
pub(super) fn has_room(table: &Table) -> bool {
    table.you.is_none() && table.stage == Stage::Lobby && table.seats.iter().any(|seat| seat.who == Who::Open)
}

fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bits = [0; N];
    getrandom::fill(&mut bits).ok()?;
    Some(bits)
}

fn random_token() -> Option<Token> {
    random().map(Token::new)
}
