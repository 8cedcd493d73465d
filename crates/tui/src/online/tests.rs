//! A table on the network on the screen: two rooms at one table, without a network between them.

use std::rc::Rc;

use game::Audience;
use play::remote::{Connection, News};
use ratatui::{buffer::Buffer, layout::Rect};
use tables::{Command, Context, Entry, Keys as TableKeys, Seat, Table};
use testing::Folder;
use wire::{
    Clock, Close, Code, Down, Json, Name, NewTable, Phrase, Presence, Refusal, Seated, Seating, Stage, TableId, Token,
    Up,
};
use words::{Language, Words};

use super::{
    Join, KeptTable, Link, kept_tables,
    keys::{Kept, Keys},
    room::Room,
    session::Session,
    socket::{Event, Socket},
};
use crate::{
    keys::Key,
    saves::Saves,
    screen::{AnyScreen as _, Wish},
};

const ID: TableId = TableId::new([7; 10]);

/// A table, and what its host tells each client.
struct Host {
    table: Table,
    /// What each client has been told of the game: epoch and events.
    told: Vec<(u32, u64)>,
    tokens: Vec<Option<Token>>,
    /// The seats of those who are away.
    away: Vec<u8>,
}

impl Host {
    fn new(game: &str, clock: Clock, clients: usize, seats: usize) -> Host {
        let game: Json = serde_json::value::RawValue::from_string(game.into()).unwrap();
        let new = NewTable { game, seats: vec![Seating::Open; seats], clock, webhook: None };
        let table = Table::new(ID, &tables::open(&new).unwrap(), 0).unwrap();
        Host { table, told: vec![(0, 0); clients], tokens: vec![None; clients], away: Vec::new() }
    }

    fn tell(&mut self, command: &Command) -> Result<bool, Refusal> {
        let keys = || TableKeys { deal: [3; 32], bots: [4; 32] };
        let is_away = |seat| self.away.contains(&seat);
        let entries = self.table.decide(command, &Context { now: 0, is_away: &is_away, keys: &keys })?;
        for entry in &entries {
            self.table.evolve(entry, 0).unwrap();
        }
        Ok(!entries.is_empty())
    }

    fn seat(&self, client: usize) -> Option<u8> {
        self.tokens[client].and_then(|token| self.table.seat_of(&token))
    }

    /// What a client sends; the answers to it alone.
    fn receive(&mut self, client: usize, text: &str) -> Vec<String> {
        let seat = self.seat(client);
        let done = match (serde_json::from_str(text).unwrap(), seat) {
            (Up::Sit(sit), _) => {
                self.tokens[client] = Some(sit.token);
                let done = self.tell(&Command::sit(sit.seat, sit.name, &sit.token));
                let seated = Down::Seated(Seated { seat: self.seat(client).unwrap(), bot_answers: 0 });
                return done.map(|_| vec![written(&seated)]).unwrap();
            }
            (Up::Ready(is_ready), Some(seat)) => self.tell(&Command::Ready { seat, is_ready }),
            (Up::Answer(answer), Some(seat)) => self.tell(&Command::Answer { seat, answer }),
            (Up::Agree(proposal), Some(seat)) => self.tell(&Command::Agree { seat, proposal }),
            (Up::Decline(proposal), Some(seat)) => self.tell(&Command::Decline { seat, proposal }),
            (Up::Leave, Some(seat)) => self.tell(&Command::Leave { seat }),
            (Up::Phrase(phrase), Some(seat)) => return vec![written(&Down::Phrase(Phrase { seat, phrase }))],
            _ => Ok(false),
        };
        done.err().map(|refusal| written(&Down::Refused(refusal))).into_iter().collect()
    }

    /// The table and the game, as a client is told of them now.
    fn news(&mut self, client: usize) -> Vec<String> {
        let seat = self.seat(client);
        let presence = |seat| if self.away.contains(&seat) { Presence::Away } else { Presence::Here };
        let description = self.table.description(seat, 0, presence);
        let (epoch, events) = (self.table.epoch(), self.table.events());
        let from = if self.told[client].0 == epoch { self.told[client].1 } else { 0 };
        self.told[client] = (epoch, events);
        let audience = seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat)));
        [description].into_iter().chain(self.table.at(audience, from, 0)).collect()
    }
}

fn written(down: &Down) -> String {
    serde_json::to_string(down).unwrap()
}

/// A table with those who are there: two players, and somebody who watches.
struct Party {
    host: Host,
    rooms: Vec<Room>,
}

impl Party {
    fn new(game: &str, clock: Clock) -> Party {
        Party::of(["Ada", "Bo", "Cy"], game, clock)
    }

    fn of(names: [&str; 3], game: &str, clock: Clock) -> Party {
        Party::at_seats(names, game, clock, 2)
    }

    fn at_seats(names: [&str; 3], game: &str, clock: Clock, seats: usize) -> Party {
        let host = Host::new(game, clock, names.len(), seats);
        let room = |(at, name): (usize, &&str)| {
            let share = format!("http://192.168.1.2:1357/t/{ID}");
            let join = Join { link: share.parse().unwrap(), share, name: Name::new(name).unwrap(), watches: at == 2 };
            let mut session = Session::new(join, Keys::new(None));
            session.open_with(Socket::silent);
            session.pump();
            session.client.opened(session.now());
            Room::new(session, Rc::new(Words::new(Language::English)), Saves::new(None))
        };
        let rooms = names.iter().enumerate().map(room).collect();
        let mut party = Party { host, rooms };
        party.settle();
        party
    }

    /// Carries messages until nobody has anything to say.
    fn settle(&mut self) {
        loop {
            let mut is_quiet = true;
            for at in 0..self.rooms.len() {
                for text in self.rooms[at].take_sent() {
                    is_quiet &= text.contains("ping");
                    for answer in self.host.receive(at, &text) {
                        let everybody = answer.starts_with("{\"phrase\"");
                        for other in (0..self.rooms.len()).filter(|&other| other == at || everybody) {
                            self.rooms[other].receive(&answer);
                        }
                    }
                }
                for text in self.host.news(at) {
                    self.rooms[at].receive(&text);
                }
                while self.rooms[at].tick() {}
            }
            if is_quiet {
                return;
            }
        }
    }

    fn press(&mut self, at: usize, keys: &[Key]) {
        for &key in keys {
            assert_eq!(self.rooms[at].key(key), Wish::Stay);
            self.settle();
        }
    }

    /// Does something that the menu offers.
    fn choose(&mut self, at: usize, what: &str) {
        self.press(at, &[Key::Char('m')]);
        for _ in 0..40 {
            if self.drawn(at, 80, 40).contains(&format!("► {what}")) {
                return self.press(at, &[Key::Enter]);
            }
            self.press(at, &[Key::Down]);
        }
        panic!("{what} is not offered:\n{}", self.drawn(at, 80, 40));
    }

    fn drawn(&mut self, at: usize, width: u16, height: u16) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut screen = Buffer::empty(area);
        self.rooms[at].draw(area, &mut screen);
        let row = |y| (0..width).map(|x| screen[(x, y)].symbol().to_string()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_string()).collect::<Vec<_>>().join("\n")
    }

    /// Whoever is asked plays the first answer, until the game is over.
    fn play_to_the_end(&mut self) {
        for _ in 0..2_000 {
            if self.host.table.stage() != Stage::Playing {
                return;
            }
            let asked = self.host.table.asked().unwrap();
            let at = (0..2).find(|&at| self.host.seat(at) == Some(asked)).unwrap();
            self.drawn(at, 80, 24);
            assert_eq!(self.rooms[at].out_of_sight(), 0, "{}", self.drawn(at, 80, 24));
            self.press(at, &[Key::Tab, Key::Enter]);
            for room in 0..3 {
                self.drawn(room, 80, 24);
            }
        }
        panic!("no end:\n{}", self.drawn(0, 80, 24));
    }
}

#[test]
fn a_table_before_the_deal_and_in_a_game() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::Game { seconds: 600, increment: 5 });
    insta::assert_snapshot!("lobby", party.drawn(0, 80, 24));
    insta::assert_snapshot!("lobby-spectator", party.drawn(2, 80, 24));
    party.press(0, &[Key::Enter]);
    assert!(party.drawn(0, 80, 24).contains("Bo is not ready yet."));
    party.press(1, &[Key::Enter]);
    let asked = party.host.table.asked().map(usize::from).unwrap();
    insta::assert_snapshot!("game-asked", party.drawn(asked, 80, 24));
    insta::assert_snapshot!("game-waits", party.drawn(1 - asked, 80, 24));
    insta::assert_snapshot!("game-spectator", party.drawn(2, 100, 30));
    // The hand of whoever is asked is shown to nobody else.
    party.press(asked, &[Key::Char('m')]);
    insta::assert_snapshot!("menu", party.drawn(asked, 80, 24));
}

#[test]
fn proposals_are_made_and_answered_and_phrases_are_heard() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
    party.press(0, &[Key::Enter]);
    party.press(1, &[Key::Enter]);
    // The first in the list is to take back, then to end the game, then the phrases.
    party.press(0, &[Key::Char('m'), Key::Down, Key::Enter]);
    assert!(party.drawn(1, 80, 24).contains("Ada would like to end the game."), "{}", party.drawn(1, 80, 24));
    party.press(1, &[Key::Char('n')]);
    assert!(!party.drawn(1, 80, 24).contains("would like"));
    party.press(1, &[Key::Char('m'), Key::Down, Key::Down, Key::Enter]);
    assert!(party.drawn(0, 80, 24).contains("Bo: Hello!"), "{}", party.drawn(0, 80, 24));
    party.press(1, &[Key::Char('m'), Key::Down, Key::Enter]);
    party.press(0, &[Key::Char('y')]);
    assert_eq!(party.host.table.stage(), Stage::Over);
    for at in 0..3 {
        is_told_of_the_end(&mut party, at, "The game was ended early.");
    }
}

#[test]
fn whole_games_of_both_kinds_are_played_and_watched() {
    for game in [r#"{"set":"claim"}"#, r#"{"set":"magic"}"#, r#"{"game":"claim-it"}"#] {
        let mut party = Party::new(game, Clock::None);
        party.press(0, &[Key::Enter]);
        party.press(1, &[Key::Enter]);
        party.play_to_the_end();
        for at in 0..3 {
            assert!(party.drawn(at, 80, 24).contains("The end"), "{}", party.drawn(at, 80, 24));
            party.press(at, &[Key::Enter, Key::Char('o'), Key::Left, Key::Left, Key::Home, Key::End]);
        }
        // Both want to play again.
        for at in 0..2 {
            party.press(at, &[Key::Char('m'), Key::Enter]);
        }
        assert_eq!(party.host.table.stage(), Stage::Playing, "{game}");
        for at in 0..3 {
            assert!(!party.drawn(at, 80, 24).contains("The end"));
        }
    }
}

#[test]
fn a_lost_connection_is_shown_and_a_refusal_is_said() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
    party.rooms[0].receive(&written(&Down::Refused(Refusal::new(Code::Busy, ""))));
    assert!(party.drawn(0, 80, 24).contains("The server is busy."));
    party.rooms[0].cut();
    assert!(matches!(party.rooms[0].connection(), Connection::CutOff { .. }));
    assert!(party.drawn(0, 80, 24).contains("The connection was lost."));
}

#[test]
fn a_seat_is_kept_for_one_table_and_forgotten() {
    let folder = Folder::new();
    let (keys, token) = (Keys::new(Some(&folder)), Token::new([9; 20]));
    let held = |table| keys.get(table).map(|kept| kept.token);
    assert_eq!(held(ID), None);
    let game = serde_json::value::RawValue::from_string(r#"{"set":"shadow"}"#.into()).unwrap();
    let name = Some(Name::new("Ada").unwrap());
    let kept = Kept { token, name, game: Some(game), players: "Ada, Bo".into(), is_over: false };
    keys.keep(ID, &kept).unwrap();
    assert_eq!((held(ID), held(TableId::new([1; 10]))), (Some(token), None));
    let words = Words::new(Language::English);
    let tables = kept_tables(Some(&folder), &words);
    let [KeptTable { id: ID, name: Some(name), what, is_over: false }] = &tables[..] else { panic!("{tables:?}") };
    assert_eq!(
        (name.as_str(), what.as_str()),
        ("Ada", format!("{} · Ada, Bo", words.set(claim::NamedSet::Shadow)).as_str())
    );
    keys.keep(ID, &Kept { is_over: true, ..kept }).unwrap();
    assert!(kept_tables(Some(&folder), &words)[0].is_over);
    keys.forget(ID);
    assert_eq!(held(ID), None);
}

#[test]
fn whoever_leaves_without_looking_keeps_the_seat() {
    for (keys, gets_up) in
        [(&[Key::Char('q'), Key::Enter][..], false), (&[Key::Char('q'), Key::Down, Key::Enter], true)]
    {
        for is_dealt in [false, true] {
            let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
            if is_dealt {
                party.press(0, &[Key::Enter]);
                party.press(1, &[Key::Enter]);
            }
            let (last, first) = keys.split_last().unwrap();
            party.press(0, first);
            assert_eq!(party.rooms[0].key(*last), Wish::ToMenu);
            let sent = party.rooms[0].take_sent().concat();
            assert_eq!(sent.contains("leave"), gets_up, "{sent}");
        }
    }
}

#[test]
fn seats_are_chosen_before_the_deal_and_left() {
    let mut party = Party::at_seats(["Ada", "Bo", "Cy"], r#"{"set":"the-succession"}"#, Clock::None, 4);
    assert!(party.drawn(0, 80, 24).contains("1  You · Team 1 · not ready yet"), "{}", party.drawn(0, 80, 24));
    party.choose(0, "Move to seat 4");
    assert_eq!(party.host.seat(0), Some(3));
    party.choose(0, "Swap seats with Bo");
    let drawn = party.drawn(1, 80, 24);
    assert!(drawn.contains("Ada would like to swap seats with you."), "{drawn}");
    party.press(1, &[Key::Char('y')]);
    assert_eq!([0, 1].map(|at| party.host.seat(at)), [Some(1), Some(3)]);
    party.choose(0, "Leave my seat, and watch");
    assert_eq!(party.host.seat(0), None);
    assert!(party.drawn(0, 80, 24).contains("Take a seat to play, or stay and watch."));
    party.choose(0, "Sit down at seat 1");
    assert_eq!(party.host.seat(0), Some(0));
}

#[test]
fn those_who_wait_for_somebody_who_got_up_are_told_what_they_can_do() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
    party.press(0, &[Key::Enter]);
    party.press(1, &[Key::Enter]);
    let bo = party.host.seat(1).unwrap();
    party.host.tell(&Command::Leave { seat: bo }).unwrap();
    party.settle();
    let drawn = party.drawn(0, 80, 24);
    assert!(drawn.contains("Bo is away. Wait, let a bot play, or end the game."), "{drawn}");
    party.press(0, &[Key::Char('m')]);
    let drawn = party.drawn(0, 80, 24);
    assert!(drawn.contains("Let a bot play for Bo") && drawn.contains("End the game"), "{drawn}");
}

#[test]
fn whoever_sat_down_and_went_away_is_replaced_before_the_deal() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
    party.press(0, &[Key::Enter]);
    let bo = party.host.seat(1).unwrap();
    party.host.away.push(bo);
    party.settle();
    assert!(party.drawn(0, 80, 24).contains("Bo is away. Wait, or let a bot play."));
    party.press(0, &[Key::Char('m'), Key::Down]);
    let drawn = party.drawn(0, 80, 24);
    assert!(drawn.contains("► Let a bot play for Bo"), "{drawn}");
    party.press(0, &[Key::Enter]);
    assert_eq!(party.host.table.stage(), Stage::Playing);
    // In a game it is clear that somebody plays for them.
    let drawn = party.drawn(0, 80, 24);
    assert!(drawn.contains("Bo: bot") && !drawn.contains("away"), "{drawn}");
}

#[test]
fn names_are_shortened_so_that_the_trick_can_be_read() {
    let names = ["Wilhelmina Featherstoneha", "Bartholomew Montgomery O", "Cy"].map(|name| &name[..name.len().min(24)]);
    let mut party = Party::of(names, r#"{"set":"claim"}"#, Clock::Game { seconds: 36_000, increment: 5 });
    party.press(0, &[Key::Enter]);
    party.press(1, &[Key::Enter]);
    let drawn = party.drawn(2, 80, 24);
    let first = drawn.lines().next().unwrap();
    assert!(first.contains("trick 1") && first.contains("Wil") && first.contains("Bar"), "{drawn}");
    assert!(first.matches("10:00:00").count() == 2 && first.contains('…'), "{drawn}");
}

#[test]
fn what_is_heard_while_a_connection_is_made_is_not_lost() {
    fn socket(_: &Link) -> Socket {
        let table = Host::new(r#"{"set":"claim"}"#, Clock::None, 1, 2).news(0);
        let seated = written(&Down::Seated(Seated { seat: 0, bot_answers: 2 }));
        let heard = [table, vec![seated]].concat().into_iter().map(Event::Text);
        Socket::hearing([Event::Opened].into_iter().chain(heard).collect())
    }
    let share = format!("http://192.168.1.2:1357/t/{ID}");
    let join = Join { link: share.parse().unwrap(), share, name: Name::new("Ada").unwrap(), watches: true };
    let mut session = Session::new(join, Keys::new(None));
    session.open_with(socket);
    session.connect(&Words::new(Language::English)).unwrap();
    let news = session.pump();
    assert!(matches!(news[..], [News::Table, News::Seated(0)]), "{news:?}");
}

#[test]
fn a_link_with_a_wrong_key_does_not_cost_the_seat() {
    fn socket(_: &Link) -> Socket {
        Socket::hearing(vec![Event::Opened, Event::Closed(Some(Close::NoSuchSeat.code()), None)])
    }
    let folder = Folder::new();
    let (own, wrong) = (Token::new([9; 20]), Token::new([8; 20]));
    let kept = Kept { token: own, name: None, game: None, players: String::new(), is_over: false };
    let keys = || Keys::new(Some(&folder));
    keys().keep(ID, &kept).unwrap();
    let share = format!("http://192.168.1.2:1357/t/{ID}");
    let link = format!("{share}#{wrong}").parse().unwrap();
    let mut session = Session::new(Join { link, share, name: Name::new("Ada").unwrap(), watches: false }, keys());
    session.open_with(socket);
    assert_eq!(session.client.token(), Some(wrong));
    let mut tried = || {
        let before = session.client.token();
        (0..10).find(|_| {
            session.pump();
            session.client.token() != before
        });
        session.client.token()
    };
    assert_eq!(tried(), Some(own), "the key that was kept is tried next");
    assert_eq!(keys().get(ID).map(|kept| kept.token), Some(own));
    // A key that was kept and fits no more is forgotten.
    assert_eq!(tried(), None);
    assert!(keys().get(ID).is_none());
}

#[test]
fn whoever_comes_back_is_told_that_a_bot_played() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::None);
    party.rooms[0].receive(&written(&Down::Seated(Seated { seat: 0, bot_answers: 3 })));
    let drawn = party.drawn(0, 80, 24);
    assert!(drawn.contains("While you were away, a bot played for you: 3 answers."), "{drawn}");
}

#[test]
fn whoever_ran_out_of_time_has_lost_and_the_other_wins() {
    let mut party = Party::new(r#"{"set":"claim"}"#, Clock::Game { seconds: 60, increment: 0 });
    party.press(0, &[Key::Enter]);
    party.press(1, &[Key::Enter]);
    let late = party.host.table.asked().unwrap();
    party.host.table.evolve(&Entry::TimeUp(late), 60_000).unwrap();
    party.settle();
    let at = (0..2).find(|&at| party.host.seat(at) != Some(late)).unwrap();
    is_told_of_the_end(&mut party, at, "You win: ");
    is_told_of_the_end(&mut party, 1 - at, "your time is up.");
}

/// Why a game ended is shown over the table, and below it until somebody looks back.
#[track_caller]
fn is_told_of_the_end(party: &mut Party, at: usize, why: &str) {
    let drawn = party.drawn(at, 80, 24);
    assert!(drawn.contains("The end") && drawn.matches(why).count() == 2, "{drawn}");
    party.press(at, &[Key::Enter]);
    let drawn = party.drawn(at, 80, 24);
    assert!(!drawn.contains("The end") && drawn.contains(why), "{drawn}");
}
