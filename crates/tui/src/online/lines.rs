//! A table on the network in plain lines: what is new is printed, whatever is typed is done.

use std::{
    cell::RefCell,
    io::{self, Write},
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError},
    },
    time::Duration,
};

use game::Seat;
use play::{
    AnySetup, Asked, Viewable as _, either_remote,
    remote::{AnyRemote, Connection, News, ReceivedClocks, is_alone},
};
use wire::{Proposal, Stage, Table, limits};
use words::Words;

use super::{Join, actions::Action, far::Far, keys::Keys, room::game_name, session::Session};
use crate::{
    Options,
    plain::{AnyLines, Lines, Paper},
    saves::Saves,
};

/// How often the table is listened to.
const TURN: Duration = Duration::from_millis(30);

/// Plays at a table in plain lines until the user leaves or there is nothing more to read. The lines that are typed come
/// from a thread of their own, so that what happens meanwhile can be printed.
pub fn run(
    options: &Options,
    join: Join,
    input: &Receiver<String>,
    out: &mut dyn Write,
) -> io::Result<Result<(), String>> {
    let words = Words::new(options.language);
    let mut session = Session::new(join, Keys::new(options.folder.as_deref()));
    if let Err(why) = session.connect(&words) {
        return Ok(Err(why));
    }
    let mut out = out;
    let mut paper = Paper::new(&mut out, options.look.unicode);
    let saves = Saves::new(options.folder.as_deref());
    let session = Rc::new(RefCell::new(session));
    let mut lines =
        TableLines { words: &words, session, saves, game: None, shown: None, told: String::new(), said: String::new() };
    let is_interrupted = Arc::new(AtomicBool::new(false));
    let interrupt = is_interrupted.clone();
    // Without signals the connection is cut, and the seat is kept all the same.
    let _ = ctrlc::set_handler(move || interrupt.store(true, Ordering::Relaxed));
    lines.begin(&mut paper)?;
    lines.play(input, &is_interrupted, &mut paper)?;
    lines.session.borrow_mut().end();
    // The last words need a moment to be sent.
    std::thread::sleep(Duration::from_millis(100));
    Ok(Ok(()))
}

struct TableLines<'a> {
    words: &'a Words,
    session: Rc<RefCell<Session>>,
    saves: Saves,
    game: Option<Box<dyn AnyLines + 'a>>,
    /// Which game at the table that is, and whose.
    shown: Option<(u32, Option<Seat>)>,
    /// What was last printed of the table, and of whom it waits for.
    told: String,
    said: String,
}

type Out<'a, 'b> = Paper<'a, &'b mut dyn Write>;

impl TableLines<'_> {
    fn begin(&mut self, out: &mut Out<'_, '_>) -> io::Result<()> {
        let (link, setup) = {
            let session = self.session.borrow();
            (session.link(), session.client.setup().map(|setup| game_name(self.words, setup)))
        };
        out.line(&format!("{}: {link}", setup.unwrap_or_default()))?;
        out.line(&self.words.say("online-plain-help"))?;
        self.take(News::Table, out)
    }

    fn play(&mut self, input: &Receiver<String>, is_interrupted: &AtomicBool, out: &mut Out<'_, '_>) -> io::Result<()> {
        while !is_interrupted.load(Ordering::Relaxed) {
            let news = self.session.borrow_mut().pump();
            for news in news {
                self.take(news, out)?;
            }
            let dropped = self.session.borrow_mut().client.take_dropped();
            if let Some(dropped) = dropped {
                let said = self.with_table(|words, table| words.online_dropped(&words.names_at(table), dropped));
                out.line(&said)?;
            }
            self.tell_state(out)?;
            if self.game.as_ref().is_some_and(|game| game.is_asked()) {
                out.prompt(&self.own_clock())?;
            }
            if let Connection::Closed(_) = self.session.borrow().client.connection() {
                return out.flush();
            }
            match input.recv_timeout(TURN) {
                Ok(line) => {
                    out.typed();
                    if self.obey(line.trim(), out)? {
                        return out.flush();
                    }
                    out.flush()?;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return out.flush(),
            }
        }
        out.flush()
    }

    /// What is left on this player's clock, before a prompt.
    fn own_clock(&self) -> String {
        let session = self.session.borrow();
        let own = session.client.seat();
        own.and_then(|seat| clock_of(self.words, &session, seat)).map(|left| format!("{left} ")).unwrap_or_default()
    }

    fn take(&mut self, news: News, out: &mut Out<'_, '_>) -> io::Result<()> {
        match news {
            News::Table | News::Seated(_) => {
                let bot_answers = self.session.borrow().client.bot_answers();
                if matches!(news, News::Seated(_)) && bot_answers > 0 {
                    out.line(&self.words.online_stood_in(bot_answers))?;
                }
                self.show_game(out)?;
                self.tell_table(out)?;
            }
            News::Dealt => {
                self.show_game(out)?;
                if let Some(game) = &mut self.game {
                    game.moved(out)?;
                }
            }
            News::TakenBack => {
                out.line(&self.words.say("table-undone"))?;
                if let Some(game) = &mut self.game {
                    game.taken_back(out)?;
                }
            }
            News::Moved => {
                if let Some(game) = &mut self.game {
                    game.moved(out)?;
                }
            }
            News::Over => {
                self.show_game(out)?;
                if let Some(game) = &mut self.game {
                    game.moved(out)?;
                    game.over(out)?;
                }
            }
            News::Phrase(phrase) => {
                let said = self.with_table(|words, table| words.online_says(&words.names_at(table), phrase));
                out.line(&said)?;
            }
            News::Refused(refusal) => out.line(&self.words.online_refusal(refusal.code))?,
        }
        out.flush()
    }

    fn with_table(&self, say: impl FnOnce(&Words, &Table) -> String) -> String {
        self.session.borrow().client.table().map(|table| say(self.words, table)).unwrap_or_default()
    }

    /// Shows the game that there is now, unless it is the one that is shown, or none.
    fn show_game(&mut self, out: &mut Out<'_, '_>) -> io::Result<()> {
        let game = self.session.borrow().client.game().cloned();
        let shown = game.as_ref().map(|game| (game.game(), game.own_seat()));
        if std::mem::replace(&mut self.shown, shown) == shown {
            return Ok(());
        }
        let (session, words, slot) = (Rc::clone(&self.session), self.words, self.saves.slot());
        self.game = match game {
            Some(AnyRemote::Claim(game)) => Some(Box::new(Lines::new(Box::new(Far::new(session, *game)), words, slot))),
            Some(AnyRemote::ClaimIt(game)) => {
                Some(Box::new(Lines::new(Box::new(Far::new(session, *game)), words, slot)))
            }
            None => None,
        };
        match &mut self.game {
            Some(game) => game.begin(out),
            None => Ok(()),
        }
    }

    fn table_in_lines(&self) -> String {
        let session = self.session.borrow();
        let client = &session.client;
        client.table().map(|table| table_in_lines(self.words, client.setup(), table)).unwrap_or_default()
    }

    /// Who is there and what is proposed, if that has changed.
    fn tell_table(&mut self, out: &mut Out<'_, '_>) -> io::Result<()> {
        let told = self.table_in_lines();
        if told != self.told {
            out.write(&told)?;
            self.told = told;
        }
        Ok(())
    }

    /// How the connection is and whom the game waits for, if that has changed.
    fn tell_state(&mut self, out: &mut Out<'_, '_>) -> io::Result<()> {
        let said = {
            let session = self.session.borrow();
            let client = &session.client;
            let waits = client.game().zip(client.table()).and_then(|(game, table)| {
                let names = self.words.names_at(table);
                if let Some(outcome) = game.outcome() {
                    return self.words.online_ended(&names, outcome, game.winners());
                }
                match either_remote!(game, game => game.asked()) {
                    Asked::Elsewhere(_) if client.pending().is_some() => None,
                    Asked::Elsewhere(seat) => Some(self.words.online_waits(table, &names, seat)),
                    Asked::Person(_) | Asked::Bot(_) | Asked::Nobody => None,
                }
            });
            match client.connection() {
                Connection::Online => waits.unwrap_or_default(),
                other => self.words.online_connection(other),
            }
        };
        if said != self.said {
            if !said.is_empty() {
                out.line(&format!("{said}{}", self.running_clock()))?;
                out.flush()?;
            }
            self.said = said;
        }
        Ok(())
    }

    /// What is left on the clock that runs, after whom the game waits for.
    fn running_clock(&self) -> String {
        let session = self.session.borrow();
        let running = session.client.clocks().and_then(ReceivedClocks::running);
        running
            .and_then(|seat| clock_of(self.words, &session, seat))
            .map(|left| format!(" ({left})"))
            .unwrap_or_default()
    }

    /// A line of input. True if the user leaves.
    fn obey(&mut self, line: &str, out: &mut Out<'_, '_>) -> io::Result<bool> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let number = rest.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let action = match (word, number) {
            ("quit" | "q", _) => Some(Action::KeepSeat),
            ("leave", _) => Some(Action::GetUp),
            ("ready", _) => Some(Action::Ready(true)),
            ("wait", _) => Some(Action::Ready(false)),
            ("yes", _) => self.offer(true).map(Action::Agree),
            ("no", _) => self.offer(false).map(Action::Decline),
            ("rematch", _) => Some(Action::Agree(Proposal::Rematch)),
            ("end", _) if rest == "now" || !self.is_alone() => Some(Action::Agree(Proposal::End)),
            ("stand", _) => Some(Action::StandUp),
            ("seat", Some(seat)) => {
                Some(self.own_seat().map_or(Action::Sit(seat), |own| Action::Agree(Proposal::Swap(own, seat))))
            }
            ("bot", Some(seat)) => Some(Action::Agree(Proposal::Bot(seat))),
            ("say", Some(phrase)) if phrase < limits::PHRASES => Some(Action::Say(phrase)),
            ("mute", Some(seat)) => Some(Action::Mute(seat, true)),
            ("unmute", Some(seat)) => Some(Action::Mute(seat, false)),
            _ => None,
        };
        if let Some(action) = action {
            return Ok(action.apply(&mut self.session.borrow_mut()));
        }
        match (word, &mut self.game) {
            ("who", _) => {
                out.write(&self.table_in_lines())?;
                out.write(&self.clocks_in_lines())?;
            }
            ("end", _) => {
                let [sure, how] = ["online-end-sure", "online-plain-end-sure"].map(|key| self.words.say(key));
                out.line(&format!("{sure} {how}"))?;
            }
            ("webhook", _) => {
                let address = Some(rest.to_owned()).filter(|address| !address.is_empty());
                self.session.borrow_mut().client.webhook(address);
                out.line(&match rest {
                    "" => self.words.say("online-webhook-none"),
                    rest => self.words.say_with("online-webhook-set", &[("address", rest.to_owned().into())]),
                })?;
            }
            ("say", _) => {
                for (number, phrase) in (1..).zip(self.words.online_phrases()) {
                    out.line(&format!("{number:>3}  {phrase}"))?;
                }
            }
            ("help" | "?", _) if rest.is_empty() => {
                out.line(&self.words.say("online-plain-help"))?;
                if self.game.is_some() {
                    out.line(&self.words.say("terminal-plain-help"))?;
                }
            }
            (_, Some(game)) => {
                // Whoever types something when nothing is asked is told again whom the game waits for.
                if !game.is_asked() {
                    self.said.clear();
                }
                return game.obey_line(line, out);
            }
            (_, None) => out.line(&self.words.say("online-plain-help"))?,
        }
        Ok(false)
    }

    fn own_seat(&self) -> Option<u8> {
        self.session.borrow().client.seat()
    }

    /// Would the game end at once, because nobody else is there to be asked?
    fn is_alone(&self) -> bool {
        let session = self.session.borrow();
        session.client.table().is_some_and(|table| table.stage == Stage::Playing && is_alone(table))
    }

    /// What everybody has left, if there are clocks.
    fn clocks_in_lines(&self) -> String {
        let session = self.session.borrow();
        let Some(table) = session.client.table() else { return String::new() };
        let names = self.words.names_at(table);
        let left = |seat: u8| {
            let left = clock_of(self.words, &session, seat)?;
            Some(format!("{}: {left}\n", self.words.seat_name(&names, Seat(seat))))
        };
        (0..table.seats.len() as u8).filter_map(left).collect()
    }

    /// The first proposal that can be agreed to, or declined.
    fn offer(&self, is_yes: bool) -> Option<Proposal> {
        let session = self.session.borrow();
        let table = session.client.table()?;
        let own = table.you?;
        let mut offers = table.offers.iter();
        offers.find(|offer| !is_yes || offer.waiting.contains(&own)).map(|offer| offer.proposal)
    }
}

/// What a seat has left, if there are clocks.
fn clock_of(words: &Words, session: &Session, seat: u8) -> Option<String> {
    let left = session.client.clocks()?.left(seat, session.now())?;
    Some(words.online_time(left))
}

/// Who is at the table, and what is proposed.
fn table_in_lines(words: &Words, setup: Option<&AnySetup>, table: &Table) -> String {
    let names = words.names_at(table);
    let is_lobby = table.stage == Stage::Lobby;
    let seats = (0..).zip(&table.seats).map(|(seat, at)| {
        let who = words.online_seat(&names, Seat(seat), &at.who);
        let team = setup.filter(|_| is_lobby).and_then(|setup| words.online_team(setup, Seat(seat)));
        let state = words.online_state(at, is_lobby);
        let said = [Some(who), team, state].into_iter().flatten().collect::<Vec<_>>().join(", ");
        format!("{:>3}  {said}\n", seat + 1)
    });
    let waits = is_lobby.then(|| format!("{}\n", words.online_lobby(table, &names)));
    let away = words.online_away_plainly(table, &names).map(|away| format!("{away}\n"));
    let offers = table.offers.iter().map(|offer| format!("{}\n", words.online_offer(&names, offer)));
    seats.chain(waits).chain(away).chain(offers).collect()
}
