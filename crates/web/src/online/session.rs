//! The session with a table: it is given a socket and a timer, and what it hears goes to the page.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use game::Seat;
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use play::remote::{AnyRemote, Client, Connection, Millis, News, ReceivedClocks, is_absent};
use wire::{Close, Name, Opened, Outcome, Proposal, Stage, TableId, Token};

use super::{
    keys,
    requests::{self, NotOpened},
    socket::{Socket, SocketEvent},
};
use crate::{
    app::App,
    device, focus,
    panels::Panel,
    shelf,
    sitting::{Game, answer_remote},
};

/// More moments than these are not waited for one by one.
const FOLLOWED: usize = 6;
/// How long something is said that is soon of no interest.
const TOLD: Duration = Duration::from_secs(8);

/// The session with a table.
pub(crate) struct Session {
    client: Client,
    socket: Option<(u32, Socket)>,
    timer: Option<TimeoutHandle>,
    /// What is still to be shown of the game, each for a while.
    unshown: VecDeque<AnyRemote>,
    /// The last move stays on the table until this is over; then the next is shown.
    pause: Option<TimeoutHandle>,
    /// As whom the player sits down once the table is there.
    sits_as: Option<Name>,
}

/// The time, as sessions count it.
pub(super) fn now() -> Millis {
    device::now() as Millis
}

impl App {
    /// Goes to a table; sits down at it under this name, if there is one.
    pub(crate) fn go_to_table(self, id: TableId, name: Option<Name>) {
        device::go_to(&format!("/t/{id}"));
        self.join_table(id, None, name);
    }

    /// Shows the table that the address names.
    pub(crate) fn arrive_at_table(self, name: &str, key: &str) {
        let Ok(id) = name.parse() else {
            device::go_to("/");
            return self.message.set(Some(self.say("web-table-link-broken")));
        };
        let (is_given, key) = (!key.is_empty(), key.parse().ok());
        if self.online.id.get_untracked() != Some(id) || key.is_some() {
            self.join_table(id, key, None);
        }
        // Whoever has a seat here by another key does not need this one.
        self.online.is_key_broken.set(is_given && key.is_none() && keys::find(id).is_none());
    }

    fn join_table(self, id: TableId, key: Option<Token>, sits_as: Option<Name>) {
        self.end_session();
        self.thinker.stop();
        device::show_game(None);
        let kept = keys::find(id).map(|kept| kept.token);
        // The key to one's own seat is not given up for another before that is known to fit.
        if let (Some(key), None) = (key, kept) {
            keys::keep(id, key, true);
        }
        let client = Client::new(id, key.or(kept), device::any_seed());
        let unshown = VecDeque::new();
        let session = Session { client, socket: None, timer: None, unshown, pause: None, sits_as };
        self.online.session.set_value(Some(session));
        self.screens.with_friends.set(false);
        self.screens.at_table.set(false);
        self.playing.game.set(None);
        self.message.set(None);
        self.online.id.set(Some(id));
        device::scroll_to_top();
        self.pump();
        // A server without tables has no socket either, and would be looked for in vain.
        leptos::task::spawn_local(async move {
            let is_none = matches!(requests::has_tables().await, Err(NotOpened::NoTables));
            if is_none && self.online.id.get_untracked() == Some(id) {
                self.online.has_no_tables.set(true);
                self.online.session.set_value(None);
            }
        });
    }

    /// Leaves a table for now: the seat stays taken.
    pub(crate) fn end_session(self) {
        let online = self.online;
        self.with_session(|session| {
            if let Some(timer) = session.timer.take() {
                timer.clear();
            }
        });
        online.session.set_value(None);
        online.id.set(None);
        online.table.set(None);
        online.connection.set(Connection::Connecting);
        online.has_no_tables.set(false);
        online.stood_in.set(0);
        online.is_key_broken.set(false);
        online.link.set(None);
        online.clocks.set(None);
        online.sent.set(None);
        online.news.set(String::new());
        online.patient.set(Vec::new());
    }

    fn with_session<T>(self, act: impl FnOnce(&mut Session) -> T) -> Option<T> {
        self.online.session.try_update_value(|session| session.as_mut().map(act)).flatten()
    }

    /// Does something at the table.
    pub(crate) fn at_network(self, act: impl FnOnce(&mut Client)) {
        self.with_session(|session| act(&mut session.client));
        self.pump();
    }

    /// What is to be known of the session, if there is one.
    pub(crate) fn with_client<T>(self, ask: impl FnOnce(&Client) -> T) -> Option<T> {
        self.with_session(|session| ask(&session.client))
    }

    /// Sits down at this seat, or at the first that is open. The key is kept before it is sent: an answer that is lost on
    /// the way does not lose the seat.
    pub(crate) fn sit(self, seat: Option<u8>) {
        let Some(name) = self.check_name() else { return };
        self.sit_as(name, seat);
    }

    fn sit_as(self, name: Name, seat: Option<u8>) {
        let Some(id) = self.online.id.get_untracked() else { return };
        let token = keys::find(id).map(|kept| kept.token).or_else(keys::random);
        let Some(token) = token else { return self.message.set(Some(self.say("web-no-keys"))) };
        if !keys::keep(id, token, false) {
            self.shelf.is_unkept.set(true);
        }
        self.at_network(|client| client.sit(seat, name, token));
    }

    /// Gets up before the deal and stays at the table.
    pub(crate) fn stand_up(self) {
        self.at_network(Client::stand_up);
    }

    /// Gets up and goes to the start page. Before the deal somebody else can have the seat, later it stays kept.
    pub(crate) fn get_up(self) {
        let is_playing = self.online.table.with_untracked(|table| {
            table.as_ref().is_some_and(|table| table.stage == Stage::Playing && table.you.is_some())
        });
        if is_playing && !device::is_sure(&self.say("web-leave-sure")) {
            return;
        }
        if let Some(id) = self.online.id.get_untracked().filter(|_| !is_playing) {
            keys::forget(id);
        }
        self.at_network(Client::leave);
        self.leave();
    }

    /// The answer with that number goes to the table.
    pub(crate) fn answer_there(self, number: u8) {
        let (words, seat) = (self.settings.words.get_untracked(), self.playing.seat.get_untracked());
        let answered = self.with_session(|session| {
            let game = session.client.game_mut()?;
            Some(answer_remote(game, number, &words, seat))
        });
        match answered.flatten() {
            Some(Ok(())) => {
                self.message.set(None);
                self.online.stood_in.set(0);
                self.pump();
                self.publish();
                self.show_again();
                focus::settle();
            }
            Some(Err(why)) => self.message.set(Some(why)),
            None => {}
        }
    }

    /// Asks the others to let an answer be taken back.
    pub(crate) fn propose_undo(self) {
        let seat = self.online.table.with_untracked(|table| table.as_ref().and_then(|table| table.you));
        if let Some(seat) = seat {
            self.at_network(|client| client.agree(Proposal::Undo(seat)));
        }
    }

    /// The device has a network again, or somebody looks at the page again.
    pub(crate) fn look_for_server(self) {
        self.with_session(|session| session.client.hurry(now()));
        self.pump();
        self.publish();
    }

    /// Connects again after the connection was closed for good.
    pub(crate) fn take_seat_back(self) {
        self.at_network(|client| client.connect_again(now()));
        self.publish();
    }

    /// Gives the session the socket it wants, sends what is to be sent, and comes back when it says so.
    fn pump(self) {
        self.with_session(|session| {
            session.client.tick(now());
            let outgoing = session.client.take_outgoing(now());
            if let Some((_, socket)) = &session.socket {
                for text in outgoing {
                    socket.send(&text);
                }
            }
            let wanted = session.client.socket();
            if session.socket.as_ref().map(|(number, _)| *number) != wanted {
                session.socket = None;
                if let Some(number) = wanted {
                    let socket = Socket::open(move |event| self.on_socket(number, event));
                    session.socket = socket.map(|socket| (number, socket));
                }
            }
            if let Some(timer) = session.timer.take() {
                timer.clear();
            }
            let due = session.client.next_timer().map(|due| Duration::from_millis(due.saturating_sub(now())));
            let on_time = move || {
                self.pump();
                self.publish();
            };
            session.timer = due.and_then(|due| set_timeout_with_handle(on_time, due).ok());
        });
    }

    fn on_socket(self, number: u32, event: SocketEvent) {
        let news = self.with_session(|session| {
            if session.socket.as_ref().is_none_or(|(present, _)| *present != number) {
                return None;
            }
            match event {
                SocketEvent::Opened => session.client.opened(now()),
                SocketEvent::Text(text) => return session.client.receive(&text, now()),
                SocketEvent::Closed(code) => {
                    session.socket = None;
                    session.client.closed(Some(code), now());
                }
            }
            None
        });
        self.pump();
        self.publish();
        if let Some(news) = news.flatten() {
            self.heard(news);
        }
    }

    /// Shows how the connection is, and does what can be done about it.
    fn publish(self) {
        if let Some(dropped) = self.with_session(|session| session.client.take_dropped()).flatten()
            && let Some(table) = self.online.table.get_untracked()
        {
            let words = self.settings.words.get_untracked();
            let told = words.online_dropped(&words.names_at(&table), dropped);
            self.online.news.set(told.clone());
            self.tell_for_a_while(told);
        }
        let known = self.with_session(|session| {
            let client = &session.client;
            (client.connection(), client.pending(), client.clocks().cloned())
        });
        let Some((connection, sent, clocks)) = known else { return };
        let online = self.online;
        let before = online.connection.get_untracked();
        if connection != before {
            online.connection.set(connection);
            let is_told = !matches!((before, connection), (Connection::Connecting, Connection::Online));
            if is_told {
                online.news.set(self.settings.words.with_untracked(|words| words.online_connection(connection)));
            }
            self.connection_changed(connection);
        }
        if online.sent.get_untracked() != sent {
            online.sent.set(sent);
        }
        if online.clocks.with_untracked(|before| *before != clocks) {
            online.clocks.set(clocks);
        }
    }

    fn connection_changed(self, connection: Connection) {
        match connection {
            Connection::Closed(Some(Close::OtherBuild)) if !device::is_reloaded_for(wire::BUILD) => device::reload(),
            Connection::Closed(Some(Close::NoSuchSeat)) => {
                // Somebody else may have sat down since; without the key one can still watch.
                let Some(id) = self.online.id.get_untracked() else { return };
                let kept = keys::find(id);
                let token = kept.as_ref().map(|kept| kept.token);
                if self.with_session(|session| session.client.key_was_refused(token, now())) == Some(true) {
                    keys::forget(id);
                }
                self.pump();
                if kept.is_some_and(|kept| kept.is_seated) {
                    self.message.set(Some(self.say("online-closed-seat")));
                }
            }
            _ => {}
        }
    }

    fn heard(self, news: News) {
        match news {
            News::Table => self.table_changed(),
            News::Seated(_) => {
                // What was wrong with a name before is not wrong any more.
                self.message.set(None);
                self.online.is_key_broken.set(false);
                let token = self.with_client(Client::token).flatten();
                if let (Some(id), Some(token)) = (self.online.id.get_untracked(), token) {
                    keys::seated(id, token);
                }
                let answers = self.with_client(Client::bot_answers).unwrap_or_default();
                self.online.stood_in.set(answers);
                if answers > 0 {
                    self.online.news.set(self.settings.words.with_untracked(|words| words.online_stood_in(answers)));
                }
            }
            News::Dealt => self.show_now(),
            News::Moved | News::TakenBack => self.show_later(),
            News::Over => {
                self.keep_finished();
                self.show_later();
            }
            News::Phrase(phrase) => self.hear(phrase),
            News::Refused(refusal) => {
                self.show_again();
                let words = self.settings.words.get_untracked();
                self.tell_for_a_while(words.online_refusal(refusal.code));
            }
        }
    }

    /// Says something that is soon of no interest any more.
    pub(super) fn tell_for_a_while(self, text: String) {
        self.message.set(Some(text.clone()));
        let is_said = move || self.message.with_untracked(|message| message.as_ref() == Some(&text));
        set_timeout(
            move || {
                if is_said() {
                    self.message.set(None);
                }
            },
            TOLD,
        );
    }

    /// Keeps a game that was played to its end among those of this device: the table goes on to the next one.
    fn keep_finished(self) {
        let Some(id) = self.online.id.get_untracked() else { return };
        let Some(game) = self.with_client(|client| client.game().cloned()).flatten() else { return };
        if game.outcome() == Some(Outcome::Finished) {
            let name = shelf::name_at_table(id, game.game());
            if device::kept(&name).is_none() {
                shelf::keep(&name, &Game::there(game), None);
                shelf::tidy();
            }
        }
    }

    /// Somebody who watches reads the review of a game while the players go on to the next one.
    fn is_reading(self) -> bool {
        let is_watching =
            self.online.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.you.is_none()));
        is_watching
            && self.screens.at_table.get_untracked()
            && self.reviewing.is_open.get_untracked()
            && self.playing.ask(Game::is_over) == Some(true)
    }

    /// Shows what the table has come to after somebody has closed a review.
    pub(super) fn catch_up(self) {
        let Some(table) = self.online.table.get_untracked() else { return };
        let game = self.with_client(|client| client.game().cloned()).flatten();
        let is_shown = game.is_some_and(|game| self.playing.ask(|shown| shown.is_same_deal(&game)) == Some(true));
        if !self.screens.at_table.get_untracked() || is_shown {
            return;
        }
        if table.stage == Stage::Lobby { self.show_lobby() } else { self.show_now() }
    }

    fn table_changed(self) {
        let Some(table) = self.with_session(|session| session.client.table().cloned()).flatten() else { return };
        let table = Arc::new(table);
        if self.with_client(Client::has_stood_up) == Some(true) {
            keys::forget(table.id);
        }
        keys::describe(&table);
        let before = self.online.table.get_untracked();
        self.tell_changes(before.as_deref(), &table);
        let is_lobby = table.stage == Stage::Lobby;
        let can_sit = is_lobby && table.you.is_none();
        self.online.patient.update(|patient| patient.retain(|seat| is_absent(&table, *seat)));
        self.online.table.set(Some(table));
        if before.is_none() {
            self.ask_for_link();
        }
        let sits_as = self.with_session(|session| session.sits_as.take().filter(|_| can_sit)).flatten();
        if let Some(name) = sits_as {
            self.sit_as(name, None);
        }
        if !is_lobby {
            return self.show_again();
        }
        if self.screens.at_table.get_untracked() && !self.is_reading() {
            self.show_lobby();
        }
    }

    /// The next game is prepared.
    fn show_lobby(self) {
        self.screens.at_table.set(false);
        self.playing.game.set(None);
        self.with_session(|session| session.unshown.clear());
        focus::settle();
    }

    /// The server may know a better link than the address of this page, which may be good on this machine only.
    fn ask_for_link(self) {
        let Some(id) = self.online.id.get_untracked() else { return };
        leptos::task::spawn_local(async move {
            let found = requests::look(id).await;
            if let Some(Opened { table, link }) = found
                && self.online.id.get_untracked() == Some(table)
            {
                self.online.link.set(Some(link));
            }
        });
    }

    /// A game begins, or is found in progress.
    fn show_now(self) {
        let game = self.with_session(|session| {
            session.unshown.clear();
            session.client.game().cloned()
        });
        if let Some(game) = game.flatten() {
            self.show(game);
        }
    }

    /// The game has moved on: it is shown once the last move has been on the table for a while.
    fn show_later(self) {
        let Some(game) = self.with_session(|session| session.client.game().cloned()).flatten() else { return };
        let last = self.with_session(|session| session.unshown.back().map(Game::progress_of)).flatten();
        let last = last.or_else(|| self.playing.ask(Game::progress).flatten());
        if last == Some(Game::progress_of(&game)) {
            return self.show_again();
        }
        self.with_session(|session| session.unshown.push_back(game));
        self.show_next();
    }

    fn show_next(self) {
        let waiting = self.with_session(|session| (session.unshown.len(), session.pause.is_some()));
        let Some((waiting @ 1.., is_pausing)) = waiting else { return };
        if waiting > FOLLOWED || self.is_own_clock_running() {
            // A pause that began before is over, too.
            self.end_pause();
            self.playing.is_held.set(false);
        } else if is_pausing || self.begin_pause() {
            return;
        }
        if let Some(game) = self.with_session(|session| session.unshown.pop_front()).flatten() {
            self.show(game);
            self.show_next();
        }
    }

    /// Leaves the last move on the table for a while, if it has not been there for long.
    fn begin_pause(self) -> bool {
        let pause = self.pause();
        let on_time = move || {
            self.end_pause();
            self.show_next();
        };
        let begin = || set_timeout_with_handle(on_time, Duration::from_millis(pause as u64)).ok();
        let begun = if pause > 0.0 { begin() } else { None };
        self.with_session(|session| session.pause = begun);
        begun.is_some()
    }

    fn end_pause(self) {
        if let Some(pause) = self.with_session(|session| session.pause.take()).flatten() {
            pause.clear();
        }
    }

    /// Shows the next moment although the pause is not over.
    pub(crate) fn show_at_once(self) {
        if let Some(game) = self.with_session(|session| session.unshown.pop_front()).flatten() {
            self.show(game);
        }
    }

    /// Does the player's own time run out while something is still to be shown?
    pub(crate) fn is_own_clock_running(self) -> bool {
        let own = self.online.table.with_untracked(|table| table.as_ref().and_then(|table| table.you));
        own.is_some()
            && self.online.clocks.with_untracked(|clocks| clocks.as_ref().and_then(ReceivedClocks::running)) == own
    }

    /// Who plays, or what was answered, has changed, but no card has moved.
    fn show_again(self) {
        let game = self.with_session(|session| {
            let game = session.client.game().cloned()?;
            match session.unshown.back_mut() {
                Some(last) => {
                    *last = game;
                    None
                }
                None => Some(game),
            }
        });
        match game.flatten() {
            Some(_) if self.is_reading() => {}
            Some(game) if self.screens.at_table.get_untracked() => {
                let is_same = self.playing.ask(|shown| shown.is_same_remote(&game)) == Some(true);
                if !is_same {
                    self.playing.game.set(Some(Game::there(game)));
                }
            }
            Some(game) => self.show(game),
            None => {}
        }
    }

    fn show(self, game: AnyRemote) {
        let seat = game.own_seat().unwrap_or_default();
        let is_over = game.outcome().is_some();
        let is_same = self.playing.ask(|shown| shown.is_same_deal(&game)) == Some(true);
        if !is_same && self.is_reading() {
            return;
        }
        if !is_same || !self.screens.at_table.get_untracked() {
            return self.take_place(game, seat);
        }
        let was_over = self.playing.ask(Game::is_over) == Some(true);
        // After the end moves are counted otherwise.
        let before = self.layout().filter(|_| !is_over);
        if is_over && !was_over {
            self.playing.look_back.set(None);
        }
        self.playing.game.set(Some(Game::there(game)));
        if self.playing.look_back.get_untracked().is_none() {
            self.settle(before);
        }
        self.moved_on();
        self.mark_moment();
    }

    /// Shows a game that begins, or that was found in progress.
    fn take_place(self, game: AnyRemote, seat: Seat) {
        self.playing.name.set_value(String::new());
        self.playing.guide.set(None);
        self.playing.hand_over.set(None);
        self.playing.look_back.set(None);
        self.playing.seat.set(seat);
        self.panels.about.set(None);
        self.panels.open.set(Panel::Tally);
        self.panels.is_open.set(false);
        self.playing.game.set(Some(Game::there(game)));
        self.screens.at_table.set(true);
        self.moved_on();
        device::scroll_to_top();
        focus::settle();
    }
}
