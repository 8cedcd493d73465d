//! A table on the network on the full screen: before the deal who is there, then the game.

use std::{cell::RefCell, rc::Rc, time::Duration};

use game::Seat;
use play::{
    AnySetup, Asked, Viewable as _, either_remote,
    remote::{AnyRemote, Connection, Millis, News},
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::Line,
    widgets::{Clear, Widget as _},
};
use wire::{Table, Who, limits};
use words::{Names, Words};

use super::{actions::Action, far::Far, session::Session};
use crate::{
    flow::Flow,
    keys::Key,
    look::{self, boxed, draw_keys},
    saves::Saves,
    screen::{AnyScreen, Screen, Wish},
};

/// How long a message stays on the screen.
const SHOWN: Millis = 8_000;
/// A name is not shortened to fewer characters.
const SHORTEST: usize = 3;

/// A table on the network.
pub(crate) struct Room {
    session: Rc<RefCell<Session>>,
    words: Rc<Words>,
    saves: Saves,
    /// The game, once it is dealt.
    screen: Option<Box<dyn AnyScreen>>,
    /// What can be done, if that is being looked at, and what the cursor is on.
    menu: Option<usize>,
    /// What was last said or refused, and when.
    message: Option<(String, Millis)>,
    /// The clocks and the connection as they were last drawn.
    drawn: String,
}

impl Room {
    pub(crate) fn new(session: Session, words: Rc<Words>, saves: Saves) -> Room {
        let session = Rc::new(RefCell::new(session));
        let mut room = Room { session, words, saves, screen: None, menu: None, message: None, drawn: String::new() };
        room.show_game();
        room
    }

    #[cfg(test)]
    pub(super) fn receive(&mut self, text: &str) {
        let news = self.session.borrow_mut().receive(text);
        self.take(news.into_iter().collect());
    }

    #[cfg(test)]
    pub(super) fn take_sent(&mut self) -> Vec<String> {
        self.session.borrow_mut().pump();
        self.session.borrow_mut().take_sent()
    }

    #[cfg(test)]
    pub(super) fn cut(&mut self) {
        let mut session = self.session.borrow_mut();
        let now = session.now();
        session.client.closed(None, now);
    }

    #[cfg(test)]
    pub(super) fn connection(&self) -> Connection {
        self.session.borrow().client.connection()
    }

    /// Takes messages that have been received.
    pub(crate) fn take(&mut self, news: Vec<News>) -> bool {
        let has_news = !news.is_empty();
        for news in news {
            match news {
                News::Table => self.table_changed(),
                News::Seated(_) => {
                    self.table_changed();
                    let answers = self.session.borrow().client.bot_answers();
                    if answers > 0 {
                        self.say(self.words.online_stood_in(answers));
                    }
                }
                News::Dealt => self.show_game(),
                News::Moved | News::TakenBack | News::Over => self.game_moved(),
                News::Phrase(phrase) => {
                    if let Some(names) = self.names() {
                        self.say(self.words.online_says(&names, phrase));
                    }
                }
                News::Refused(refusal) => self.say(self.words.online_refusal(refusal.code)),
            }
        }
        has_news
    }

    fn say(&mut self, message: String) {
        self.message = Some((message, self.session.borrow().now()));
    }

    fn table_changed(&mut self) {
        let has_game = self.session.borrow().client.game().is_some();
        if has_game == self.screen.is_some() {
            self.game_moved();
        } else {
            self.show_game();
        }
    }

    /// Shows the game that there is now, or none.
    fn show_game(&mut self) {
        let game = self.session.borrow().client.game().cloned();
        let (session, words, saves) = (Rc::clone(&self.session), Rc::clone(&self.words), self.saves.clone());
        let slot = saves.slot();
        self.screen = game.map(|game| -> Box<dyn AnyScreen> {
            match game {
                AnyRemote::Claim(game) => {
                    let game = Box::new(Far::new(session, *game));
                    Box::new(Screen::new(game, words, saves, slot, Duration::ZERO).elsewhere())
                }
                AnyRemote::ClaimIt(game) => {
                    let game = Box::new(Far::new(session, *game));
                    Box::new(Screen::new(game, words, saves, slot, Duration::ZERO).elsewhere())
                }
            }
        });
        self.game_moved();
    }

    fn game_moved(&mut self) {
        let waiting = self.waiting();
        if let Some(screen) = &mut self.screen {
            screen.game_moved(waiting);
        }
    }

    /// Whom the game waits for, or why it ended.
    fn waiting(&self) -> Option<String> {
        let session = self.session.borrow();
        let (game, table) = (session.client.game()?, session.client.table()?);
        let names = self.words.names_at(table);
        if let Some(outcome) = game.outcome() {
            return self.words.online_ended(&names, outcome, game.winners());
        }
        if session.client.pending().is_some() {
            return Some(self.words.online_sent());
        }
        match either_remote!(game, game => game.asked()) {
            Asked::Elsewhere(seat) => Some(self.words.online_waits(table, &names, seat)),
            Asked::Person(_) | Asked::Bot(_) | Asked::Nobody => None,
        }
    }

    fn names(&self) -> Option<Names> {
        self.session.borrow().client.table().map(|table| self.words.names_at(table))
    }

    fn actions(&self) -> Vec<(Action, String)> {
        let names = self.names().unwrap_or_else(|| Names::letters(0));
        Action::all(&self.session.borrow(), &self.words, &names)
    }

    /// The place in the menu of leaving and keeping the seat.
    fn leaving(&self) -> usize {
        self.actions().iter().position(|(action, _)| *action == Action::KeepSeat).unwrap_or(0)
    }

    fn do_action(&mut self, action: Action) -> Wish {
        let is_over = action.apply(&mut self.session.borrow_mut());
        let news = self.session.borrow_mut().pump();
        self.take(news);
        if is_over { Wish::ToMenu } else { Wish::Stay }
    }

    fn menu_key(&mut self, at: usize, key: Key) -> Wish {
        let actions = self.actions();
        let last = actions.len().saturating_sub(1);
        self.menu = match key {
            Key::Up | Key::BackTab | Key::Wheel(..=-1) => Some(at.min(last).saturating_sub(1)),
            Key::Down | Key::Tab | Key::Wheel(_) => Some((at + 1).min(last)),
            Key::Home => Some(0),
            Key::End => Some(last),
            Key::Enter | Key::Char(' ') => {
                self.menu = None;
                return actions.get(at.min(last)).map_or(Wish::Stay, |(action, _)| self.do_action(*action));
            }
            _ => None,
        };
        Wish::Stay
    }

    /// Answers the first proposal that waits for this player. False if none does.
    fn vote(&mut self, is_yes: bool) -> bool {
        let offer = {
            let session = self.session.borrow();
            let table = session.client.table();
            table
                .and_then(|table| {
                    table.offers.iter().find(|offer| table.you.is_some_and(|own| offer.waiting.contains(&own)))
                })
                .map(|offer| offer.proposal)
        };
        let Some(proposal) = offer else { return false };
        self.do_action(if is_yes { Action::Agree(proposal) } else { Action::Decline(proposal) });
        true
    }

    /// The line above the keys' line, if there is something to say: the connection, a proposal, a phrase.
    fn notice(&self) -> Option<String> {
        let session = self.session.borrow();
        let connection = session.client.connection();
        if connection != Connection::Online {
            return Some(self.words.online_connection(connection));
        }
        let table = session.client.table()?;
        let names = self.words.names_at(table);
        if let Some(offer) = table.offers.first() {
            let is_asked = table.you.is_some_and(|own| offer.waiting.contains(&own));
            let offer = self.words.online_offer(&names, offer);
            return Some(if is_asked { format!("{offer} {}", self.words.say("online-keys-offer")) } else { offer });
        }
        let message = self.message.as_ref().filter(|(_, at)| session.now() < at + SHOWN);
        message.map(|(message, _)| message.clone()).or_else(|| {
            let away = self.words.online_away(table, &names)?;
            Some(format!("{away} ({})", self.words.say("online-keys-table")))
        })
    }

    /// Who is at the table in a game, with clocks and who is not there; names are shortened until it fits.
    fn crowd(&self, table: &Table, width: usize) -> String {
        let lengths = (SHORTEST..=limits::NAME).rev();
        let mut crowds = lengths.map(|length| self.crowd_by_names(table, length));
        crowds.find(|crowd| crowd.chars().count() <= width).unwrap_or_else(|| {
            let crowd = self.crowd_by_names(table, SHORTEST);
            shortened(&crowd, width)
        })
    }

    fn crowd_by_names(&self, table: &Table, length: usize) -> String {
        let session = self.session.borrow();
        let (now, names) = (session.now(), self.words.names_at(table));
        let seats = (0..).zip(&table.seats).filter_map(|(seat, at)| {
            let left = session.client.clocks().and_then(|clocks| clocks.left(seat, now));
            let has_bot = matches!(&at.who, Who::Person(person) if person.bot.is_some());
            let state = if has_bot { Some(self.words.say("online-bot")) } else { self.words.online_state(at, false) };
            let said = [left.map(|left| self.words.online_time(left)), state].into_iter().flatten().collect::<Vec<_>>();
            let name = || shortened(&self.words.seat_name(&names, Seat(seat)), length);
            (!said.is_empty()).then(|| format!("{}: {}", name(), said.join(", ")))
        });
        let watching = table.you.is_none().then(|| self.words.say("online-you-watch"));
        watching.into_iter().chain(seats).collect::<Vec<_>>().join(" · ")
    }

    fn draw_lobby(&self, table: &Table, area: Rect, screen: &mut Buffer) {
        let (words, session) = (&self.words, self.session.borrow());
        let names = words.names_at(table);
        let frame = boxed(&words.say("online-lobby"));
        let main = Rect { height: area.height.saturating_sub(1), ..area };
        let inner = frame.inner(main);
        frame.render(main, screen);
        let mut flow: Flow<()> = Flow::new(2);
        let what = session.client.setup().map(|setup| game_name(words, setup)).unwrap_or_default();
        flow.line().line().words(&format!("  {what} · {}", words.online_clock(table.clock)), look::heading());
        flow.line().line().words(&format!("  {}", session.link()), look::strong()).line();
        for (seat, at) in (0..).zip(&table.seats) {
            let who = words.online_seat(&names, Seat(seat), &at.who);
            let team = session.client.setup().and_then(|setup| words.online_team(setup, Seat(seat)));
            let said = [Some(who), team, words.online_state(at, true)].into_iter().flatten().collect::<Vec<_>>();
            flow.line().words(&format!("  {}  {}", seat + 1, said.join(" · ")), Style::new());
        }
        flow.line().line().words(&format!("  {}", words.online_lobby(table, &names)), look::strong());
        flow.line().words(&format!("  {}", words.online_spectators(table.spectators)), look::quiet());
        if let Some(notice) = self.notice() {
            flow.line().line().words(&format!("  {notice}"), look::warning());
        }
        flow.draw(inner, screen, &mut Vec::new());
        draw_keys(&words.say("online-keys-lobby"), area, screen);
    }

    fn draw_menu(&self, at: usize, area: Rect, screen: &mut Buffer) {
        let actions = self.actions();
        let at = at.min(actions.len().saturating_sub(1));
        let width = actions.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0) as u16 + 6;
        let height = (actions.len() as u16).min(area.height.saturating_sub(4));
        let over = Rect {
            x: area.x + area.width.saturating_sub(width + 2) / 2,
            y: area.y + area.height.saturating_sub(height + 2) / 2,
            width: (width + 2).min(area.width),
            height: height + 2,
        };
        Clear.render(over, screen);
        let frame = boxed(&self.words.say("table-title"));
        let inner = frame.inner(over);
        frame.render(over, screen);
        let first = at.saturating_sub(usize::from(height).saturating_sub(1));
        for (row, (number, (_, text))) in (0..inner.height).zip(actions.iter().enumerate().skip(first)) {
            let (mark, style) = if number == at { ("►", look::under_cursor()) } else { (" ", Style::new()) };
            screen.set_stringn(inner.x, inner.y + row, format!(" {mark} {text} "), usize::from(inner.width), style);
        }
        Clear.render(last_line(area), screen);
        draw_keys(&self.words.say("online-keys-menu"), area, screen);
    }

    /// What is drawn over the game: who is there, and what there is to say.
    fn draw_over_game(&self, table: &Table, area: Rect, screen: &mut Buffer) {
        let heading = self.screen.as_ref().map_or(0, |screen| screen.heading().chars().count());
        let crowd = self.crowd(table, usize::from(area.width).saturating_sub(heading + 2));
        let width = crowd.chars().count() as u16;
        screen.set_stringn(area.right() - width, area.y, &crowd, usize::from(width), look::quiet());
        if let Some(notice) = self.notice() {
            let last = last_line(area);
            Clear.render(last, screen);
            Line::styled(notice, look::warning()).render(last, screen);
        }
    }
}

/// A text with at most this many characters.
fn shortened(text: &str, length: usize) -> String {
    if text.chars().count() <= length {
        return text.into();
    }
    let start: String = text.chars().take(length.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

fn last_line(area: Rect) -> Rect {
    Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area }
}

/// What is played, in a few words.
pub(super) fn game_name(words: &Words, setup: &AnySetup) -> String {
    match setup {
        AnySetup::Claim(setup) => words.set_of(setup),
        AnySetup::ClaimIt(_) => words.say("terminal-claim-it"),
    }
}

impl AnyScreen for Room {
    fn key(&mut self, key: Key) -> Wish {
        if let Some(at) = self.menu {
            return self.menu_key(at, key);
        }
        match key {
            Key::Char('m') => self.menu = Some(0),
            Key::Char('y') if self.vote(true) => {}
            Key::Char('n') if self.vote(false) => {}
            key => match &mut self.screen {
                Some(screen) => {
                    if screen.key(key) == Wish::ToMenu {
                        self.menu = Some(self.leaving());
                    }
                    let news = self.session.borrow_mut().pump();
                    self.take(news);
                    self.game_moved();
                }
                None => match key {
                    Key::Enter | Key::Char(' ' | 'r') => {
                        let ready = self.actions().into_iter().find(|(action, _)| matches!(action, Action::Ready(_)));
                        return ready.map_or(Wish::Stay, |(action, _)| self.do_action(action));
                    }
                    Key::Char('q') | Key::Escape => self.menu = Some(self.leaving()),
                    _ => {}
                },
            },
        }
        Wish::Stay
    }

    fn tick(&mut self) -> bool {
        let news = self.session.borrow_mut().pump();
        let mut is_stale = self.take(news);
        let dropped = self.session.borrow_mut().client.take_dropped();
        if let (Some(dropped), Some(names)) = (dropped, self.names()) {
            self.say(self.words.online_dropped(&names, dropped));
        }
        if let Some(screen) = &mut self.screen {
            is_stale |= screen.tick();
        }
        let crowd =
            self.session.borrow().client.table().cloned().map(|table| self.crowd_by_names(&table, limits::NAME));
        let drawn = format!("{crowd:?}{:?}", self.notice());
        is_stale |= drawn != self.drawn;
        self.drawn = drawn;
        is_stale
    }

    fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        let table = self.session.borrow().client.table().cloned();
        match (&mut self.screen, table) {
            (Some(game), Some(table)) => {
                game.draw(area, screen);
                self.draw_over_game(&table, area, screen);
            }
            (_, Some(table)) => self.draw_lobby(&table, area, screen),
            (_, None) => {
                let connection = self.session.borrow().client.connection();
                crate::panel::notice(&[self.words.online_connection(connection)], area, screen);
            }
        }
        if let Some(at) = self.menu {
            self.draw_menu(at, area, screen);
        }
    }

    fn heading(&self) -> String {
        self.screen.as_ref().map_or_else(String::new, |screen| screen.heading())
    }

    fn game_moved(&mut self, _: Option<String>) {}

    #[cfg(test)]
    fn out_of_sight(&self) -> usize {
        self.screen.as_ref().map_or(0, |screen| screen.out_of_sight())
    }
}

impl Drop for Room {
    /// Whoever leaves in whatever way says goodbye, and keeps the seat.
    fn drop(&mut self) {
        if let Ok(mut session) = self.session.try_borrow_mut() {
            session.end();
        }
    }
}
