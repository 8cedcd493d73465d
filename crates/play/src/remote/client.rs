//! The session with one table.

use std::collections::{BTreeSet, VecDeque};

use game::Chance;
use wire::{
    At, BUILD, Close, Code, Down, Hello, Name, Offer, PROTOCOL, Phrase, Proposal, Refusal, Resume, Sit, Stage, Table,
    TableId, Token, Up, Who, limits,
};

use super::{
    AnyRemote, Connection, Dropped, Millis, News, ReceivedClocks,
    absent::needs_bot,
    any::Unreadable,
    game::Received,
    link::{Due, Link},
    requests::{Requests, Situation},
};
use crate::{AnySetup, Choices, Playable as _, either_remote};

const RESEND: Millis = limits::RESEND.as_millis() as Millis;
/// How many of the last phrases are known.
const PHRASES: usize = 32;
/// A proposal that is gone came to something if the game says so within this time.
const SETTLED: Millis = 300;
/// How many messages about a game may wait until it is known what is played.
const EARLY: usize = 64;

/// The session with one table, over as many connections as it takes.
#[derive(Clone, Debug)]
pub struct Client {
    id: TableId,
    /// The key to the seat that this client has.
    token: Option<Token>,
    link: Link,
    table: Option<Table>,
    /// What is played; it stays the same at a table.
    setup: Option<AnySetup>,
    game: Option<AnyRemote>,
    /// Messages about the game that came before the table was known.
    early: Vec<At>,
    clocks: Option<ReceivedClocks>,
    requests: Requests,
    /// Is all known that the table had to tell when the present connection was made?
    is_caught_up: bool,
    /// When what was not taken for a while is tried again.
    retry: Option<Millis>,
    phrases: VecDeque<(Phrase, Millis)>,
    /// How many answers a bot has given for this player, as the table last said.
    bot_answers: u32,
    muted: BTreeSet<String>,
    /// Proposals that are gone, since when, and how far the game had come then.
    gone: Vec<(Offer, Millis, Situation)>,
    dropped: Option<Dropped>,
    /// Proposals that this client has declined or withdrawn.
    declined: Vec<Proposal>,
    outgoing: Vec<Up>,
    is_leaving: bool,
    has_stood_up: bool,
}

impl Client {
    /// A session with a table; with the key to a seat, if there is one. The seed should be random: it makes clients that
    /// were cut at the same moment come back at different ones.
    pub fn new(id: TableId, token: Option<Token>, seed: u64) -> Client {
        Client {
            id,
            token,
            link: Link::new(Chance::from_seed(seed)),
            table: None,
            setup: None,
            game: None,
            early: Vec::new(),
            clocks: None,
            requests: Requests::default(),
            is_caught_up: false,
            retry: None,
            phrases: VecDeque::new(),
            bot_answers: 0,
            muted: BTreeSet::new(),
            gone: Vec::new(),
            dropped: None,
            declined: Vec::new(),
            outgoing: Vec::new(),
            is_leaving: false,
            has_stood_up: false,
        }
    }

    /// The number of the socket that there is to be now. A shell that has none with this number closes what it has and
    /// opens one, calls [`Client::opened`] or [`Client::closed`], and hands over only what comes from this one. With none
    /// wanted it closes what it has, after it has sent what goes out.
    pub const fn socket(&self) -> Option<u32> {
        self.link.socket()
    }

    /// The socket is open.
    pub fn opened(&mut self, now: Millis) {
        self.link.opened(now);
        if self.link.is_open() {
            self.say_hello(true);
        }
    }

    /// The socket is closed, or could not be opened.
    pub fn closed(&mut self, code: Option<u16>, now: Millis) {
        self.link.closed(code, now);
        self.cut();
    }

    /// When [`Client::tick`] is to be called next.
    pub fn next_timer(&self) -> Option<Millis> {
        let sent = self.is_caught_up.then(|| self.game.as_ref()?.pending()?.sent).flatten();
        let gone = self.gone.iter().map(|(_, since, _)| since + SETTLED).min();
        [self.link.next_timer(), sent.map(|sent| sent + RESEND), self.retry, gone].into_iter().flatten().min()
    }

    /// Does what is due: pings, tries again, connects.
    pub fn tick(&mut self, now: Millis) {
        match self.link.tick(now) {
            Due::Nothing => {}
            Due::Ping => self.outgoing.push(Up::Ping),
            Due::Cut => self.cut(),
        }
        if self.retry.is_some_and(|retry| retry <= now) {
            self.retry = None;
            if self.is_caught_up {
                self.outgoing.extend(self.requests.again());
            } else if self.link.is_open() {
                self.say_hello(true);
            }
        }
        if let Some(pending) = self.game.as_mut().and_then(AnyRemote::pending_mut)
            && pending.sent.is_some_and(|sent| sent + RESEND <= now)
        {
            pending.sent = None;
        }
        self.settle_gone(now);
    }

    /// What is to be sent now, in this order.
    pub fn take_outgoing(&mut self, now: Millis) -> Vec<String> {
        if let Some(game) = self.game.as_mut().filter(|_| self.is_caught_up) {
            if let Some(pending) = game.pending_mut()
                && pending.sent.is_none()
            {
                pending.sent = Some(now);
                self.outgoing.push(Up::Answer(pending.answer));
            }
            if game.take_undo()
                && let Some(seat) = game.own_seat()
            {
                self.agree(Proposal::Undo(seat.0));
            }
        }
        let outgoing = std::mem::take(&mut self.outgoing);
        if self.is_leaving {
            self.link.end(None);
        }
        // What is not a map with keys other than strings is always written.
        outgoing.iter().filter_map(|up| serde_json::to_string(up).ok()).collect()
    }

    /// Takes a message from the table; says what has changed, if anything has.
    pub fn receive(&mut self, text: &str, now: Millis) -> Option<News> {
        if !self.link.is_open() {
            return None;
        }
        self.link.heard(now);
        match serde_json::from_str(text) {
            Ok(Down::Table(table)) => self.receive_table(table, now),
            Ok(Down::Seated(seated)) => {
                self.token = self.requests.take_sit().map(|sit| sit.token).or(self.token);
                self.bot_answers = seated.bot_answers;
                Some(News::Seated(seated.seat))
            }
            Ok(Down::At(at)) => self.receive_at(at, now),
            Ok(Down::Phrase(phrase)) => self.receive_phrase(phrase, now),
            Ok(Down::Refused(refusal)) => Some(self.receive_refusal(refusal, now)),
            Ok(Down::Pong) => None,
            Err(_) => self.unreadable(),
        }
    }

    fn receive_table(&mut self, table: Table, now: Millis) -> Option<News> {
        if self.setup.is_none() {
            let choices = serde_json::from_str::<Choices>(table.game.get());
            let Some(setup) = choices.ok().and_then(|choices| choices.setup().ok()) else {
                return self.unreadable();
            };
            self.setup = Some(setup);
        }
        let is_lobby = table.stage == Stage::Lobby;
        self.has_stood_up = table.you.is_none() && self.requests.stands_up();
        if self.has_stood_up {
            self.token = None;
        }
        self.note_gone(&table, now);
        self.table = Some(table);
        self.link.joined();
        if is_lobby {
            (self.game, self.clocks) = (None, None);
        }
        for at in std::mem::take(&mut self.early) {
            self.receive_at(at, now);
        }
        self.seats_changed();
        if is_lobby {
            self.caught_up();
        }
        Some(News::Table)
    }

    /// Notes which proposals are gone, unless the table shows what came of them.
    fn note_gone(&mut self, new: &Table, now: Millis) {
        let situation = self.situation();
        let same = |old: &&Table| (old.stage, old.game_number) == (new.stage, new.game_number);
        let Some(old) = self.table.as_ref().filter(same) else { return self.gone.clear() };
        for offer in &old.offers {
            let is_there = new.offers.iter().any(|other| other.proposal == offer.proposal);
            let is_done = match offer.proposal {
                Proposal::Bot(seat) => !needs_bot(new, seat),
                Proposal::Swap(seat, other) => name_at(old, seat) == name_at(new, other),
                Proposal::Rematch | Proposal::Undo(_) | Proposal::End => false,
            };
            let is_own = self.declined.contains(&offer.proposal);
            if !is_there && !is_done && !is_own {
                self.gone.push((offer.clone(), now, situation));
            }
        }
        self.declined.retain(|proposal| new.offers.iter().any(|offer| offer.proposal == *proposal));
    }

    /// Decides what became of proposals that are gone.
    fn settle_gone(&mut self, now: Millis) {
        let (situation, own) = (self.situation(), self.seat());
        let epoch = |situation: Situation| situation.at.map(|(epoch, _)| epoch);
        let is_settled = |(_, since, _): &mut (Offer, Millis, Situation)| *since + SETTLED <= now;
        for (offer, _, then) in self.gone.extract_if(.., is_settled) {
            if epoch(then) != epoch(situation) {
                // An answer was taken back, as was proposed.
                continue;
            }
            let is_own = own.is_some_and(|own| offer.agreed.contains(&own));
            let has_lapsed = matches!(offer.proposal, Proposal::Undo(_)) && then != situation;
            let by = match offer.waiting[..] {
                [seat] if is_own && !has_lapsed => Some(seat),
                _ => None,
            };
            self.dropped = Some(Dropped { proposal: offer.proposal, by });
        }
    }

    /// The last proposal that came to nothing, unless this client declined or withdrew it; it is told once.
    pub fn take_dropped(&mut self) -> Option<Dropped> {
        self.dropped.take()
    }

    fn receive_at(&mut self, at: At, now: Millis) -> Option<News> {
        let Some(setup) = &self.setup else {
            self.early.push(at);
            return (self.early.len() > EARLY).then(|| self.unreadable()).flatten();
        };
        let clocks = at.clocks.clone();
        let told = match &mut self.game {
            Some(game) => game.receive(at),
            None => AnyRemote::new(setup, at).map(|game| {
                self.game = game;
                match &self.game {
                    Some(game) if game.outcome().is_some() => Received::Over,
                    Some(_) => Received::Dealt,
                    None => Received::Gap,
                }
            }),
        };
        let news = match told {
            Err(Unreadable) => return self.unreadable(),
            Ok(Received::Stale) => return None,
            Ok(Received::Gap) => {
                self.say_hello(false);
                return None;
            }
            Ok(Received::Dealt) => News::Dealt,
            Ok(Received::TakenBack) => News::TakenBack,
            Ok(Received::Moved) => News::Moved,
            Ok(Received::Over) => News::Over,
        };
        self.clocks = clocks.map(|clocks| ReceivedClocks::new(clocks, now));
        self.seats_changed();
        if self.table.is_some() {
            self.caught_up();
        }
        Some(news)
    }

    fn receive_phrase(&mut self, phrase: Phrase, now: Millis) -> Option<News> {
        if phrase.phrase >= limits::PHRASES || self.is_muted(phrase.seat) {
            return None;
        }
        self.phrases.push_back((phrase, now));
        if self.phrases.len() > PHRASES {
            self.phrases.pop_front();
        }
        Some(News::Phrase(phrase))
    }

    fn receive_refusal(&mut self, refusal: Refusal, now: Millis) -> News {
        match refusal.code {
            Code::NotAsked | Code::Answered | Code::Illegal => {
                if let Some(game) = &mut self.game {
                    game.drop_pending();
                }
            }
            Code::SlowDown | Code::Busy | Code::Storage => {
                self.retry = Some(now + refusal.retry_after.map_or(RESEND, Millis::from).max(RESEND));
            }
            _ => {}
        }
        self.requests.refused(refusal.code);
        News::Refused(refusal)
    }

    /// What the table sends is written by another program than this one knows.
    fn unreadable(&mut self) -> Option<News> {
        self.link.end(Some(Close::OtherBuild));
        self.cut();
        None
    }

    fn say_hello(&mut self, resumes: bool) {
        let resume = self.game.as_ref().filter(|_| resumes);
        self.outgoing.clear();
        self.early.clear();
        self.is_caught_up = false;
        self.outgoing.push(Up::Hello(Hello {
            protocol: PROTOCOL,
            build: Some(BUILD.into()),
            table: self.id,
            token: self.token,
            resume: resume.map(|game| Resume { epoch: game.epoch(), events: game.events() }),
        }));
        if !resumes {
            // All of it comes again, from the first event on.
            self.game = None;
        }
    }

    /// All is known again: what was not acknowledged is sent again, if it still makes sense.
    fn caught_up(&mut self) {
        if std::mem::replace(&mut self.is_caught_up, true) {
            return;
        }
        self.outgoing.extend(self.requests.with_connection());
        if let Some(pending) = self.game.as_mut().and_then(AnyRemote::pending_mut) {
            pending.sent = None;
        }
    }

    fn cut(&mut self) {
        self.outgoing.clear();
        (self.is_caught_up, self.retry) = (false, None);
    }

    fn seats_changed(&mut self) {
        let situation = self.situation();
        let Some(table) = &self.table else { return };
        self.requests.settle(table, situation);
        if let Some(game) = &mut self.game {
            game.seat(table);
        }
    }

    fn situation(&self) -> Situation {
        let game = self.table.as_ref().map_or(0, |table| table.game_number);
        Situation { game, at: self.game.as_ref().map(|game| (game.epoch(), game.events())) }
    }

    /// Sends it now, if the table can take it; else it is sent with all that was not acknowledged.
    fn say(&mut self, up: Up) {
        if self.is_caught_up {
            self.outgoing.push(up);
        }
    }

    /// Sits down; at the first seat that is open, if none is named. The key should be random; whoever has it has the
    /// seat.
    pub fn sit(&mut self, seat: Option<u8>, name: Name, token: Token) {
        let sit = self.requests.sit(Sit { seat, name, token });
        self.say(sit);
    }

    /// Is ready for the deal, or not any more.
    pub fn ready(&mut self, is_ready: bool) {
        let ready = self.requests.ready(is_ready);
        self.say(ready);
    }

    /// Gives the answer with this number, which is shown as sent until the table has taken it. False if the rules forbid
    /// it, or nothing is asked.
    pub fn answer(&mut self, number: u8) -> bool {
        use game::Answer as _;
        let Some(game) = &mut self.game else { return false };
        match game {
            AnyRemote::Claim(remote) => {
                claim::Action::from_number(number).is_some_and(|answer| remote.answer(answer).is_ok())
            }
            AnyRemote::ClaimIt(remote) => {
                claim_it::Action::from_number(number).is_some_and(|answer| remote.answer(answer).is_ok())
            }
        }
    }

    /// Makes a proposal, or agrees to it.
    pub fn agree(&mut self, proposal: Proposal) {
        let vote = self.requests.vote(proposal, true, self.situation(), self.seat());
        self.say(vote);
    }

    /// Declines a proposal, or withdraws it.
    pub fn decline(&mut self, proposal: Proposal) {
        self.declined.push(proposal);
        let vote = self.requests.vote(proposal, false, self.situation(), self.seat());
        self.say(vote);
    }

    /// Says a quick phrase; nobody hears it later.
    pub fn phrase(&mut self, number: u8) {
        self.say(Up::Phrase(number));
    }

    /// Wants to be told elsewhere when this seat is asked, or not any more; for games that take days.
    pub fn webhook(&mut self, address: Option<String>) {
        let webhook = self.requests.webhook(address);
        self.say(webhook);
    }

    /// Gets up before the deal and stays to watch; the seat is free for others.
    pub fn stand_up(&mut self) {
        let leave = self.requests.stand_up();
        self.say(leave);
    }

    /// Has the table just shown that this player got up and watches now? The key opens nothing any more.
    pub const fn has_stood_up(&self) -> bool {
        self.has_stood_up
    }

    /// Gets up and ends the session, once what goes out was taken.
    pub fn leave(&mut self) {
        if self.seat().is_some() {
            self.say(Up::Leave);
        }
        self.is_leaving = true;
    }

    /// Ends the session without getting up: the seat stays taken. The last outgoing messages are to be sent before.
    pub fn end(&mut self) {
        self.is_leaving = true;
    }

    /// Connects again after the connection was closed for good, for somebody who wants their seat back here.
    pub fn connect_again(&mut self, now: Millis) {
        if let Connection::Closed(_) = self.connection() {
            self.is_leaving = false;
            self.link.again(now);
        }
    }

    /// Tries again at once to connect, if it was about to: the device has a network again, or somebody looks at it again.
    pub fn hurry(&mut self, now: Millis) {
        self.link.hurry(now);
        self.tick(now);
    }

    /// The key opens nothing: its owner got up, somebody else sits there now, or the link was wrong. Connects again with
    /// the key that was kept for this table, if that is another, or else with none. Says whether the kept one is of no
    /// use any more.
    pub fn key_was_refused(&mut self, kept: Option<Token>, now: Millis) -> bool {
        let other = kept.filter(|&kept| Some(kept) != self.token);
        self.token = other;
        self.connect_again(now);
        other.is_none()
    }

    /// Hears no phrases of whoever has this seat any more, or again.
    pub fn mute(&mut self, seat: u8, is_muted: bool) {
        let Some(name) = self.person(seat).map(ToString::to_string) else { return };
        if is_muted {
            self.muted.insert(name);
        } else {
            self.muted.remove(&name);
        }
    }

    /// Are the phrases of whoever has this seat not heard? People change seats, so they are known by their names.
    pub fn is_muted(&self, seat: u8) -> bool {
        self.person(seat).is_some_and(|name| self.muted.contains(name.as_str()))
    }

    fn person(&self, seat: u8) -> Option<&Name> {
        name_at(self.table.as_ref()?, seat)
    }

    /// The name of the table.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The key to the seat that this client has.
    pub const fn token(&self) -> Option<Token> {
        self.token
    }

    /// How the connection is.
    pub const fn connection(&self) -> Connection {
        self.link.connection()
    }

    /// The table, as it was last told.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What is played.
    pub const fn setup(&self) -> Option<&AnySetup> {
        self.setup.as_ref()
    }

    /// The seat of this client.
    pub fn seat(&self) -> Option<u8> {
        self.table.as_ref()?.you
    }

    /// The game, from its deal until the next one is prepared.
    pub const fn game(&self) -> Option<&AnyRemote> {
        self.game.as_ref()
    }

    /// The same for whoever plays.
    pub const fn game_mut(&mut self) -> Option<&mut AnyRemote> {
        self.game.as_mut()
    }

    /// The number of the answer that was given and not yet acknowledged.
    pub fn pending(&self) -> Option<u8> {
        Some(self.game.as_ref()?.pending()?.answer.answer)
    }

    /// How many answers a bot had given for this player since they last answered themselves, when they were last given
    /// their seat ([`News::Seated`]): whoever comes back should be told.
    pub const fn bot_answers(&self) -> u32 {
        self.bot_answers
    }

    /// The clocks, if there are any.
    pub const fn clocks(&self) -> Option<&ReceivedClocks> {
        self.clocks.as_ref()
    }

    /// The last quick phrases, with the time at which they were heard.
    pub fn phrases(&self) -> impl DoubleEndedIterator<Item = (Phrase, Millis)> {
        self.phrases.iter().copied()
    }

    /// The game as a record, once it is over.
    pub fn record(&self) -> Option<String> {
        let text = either_remote!(self.game.as_ref()?, remote => remote.text(None));
        (!text.is_empty()).then_some(text)
    }
}

/// What the person at a seat is called, if one sits there.
fn name_at(table: &Table, seat: u8) -> Option<&Name> {
    match &table.seats.get(usize::from(seat))?.who {
        Who::Person(person) => Some(&person.name),
        Who::Open | Who::Bot(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of two in a game, as the player of the first seat is told of it; with this proposal of theirs.
    fn table(offers: &str) -> String {
        let person =
            |name: &str| format!(r#"{{"who":{{"person":{{"name":"{name}","presence":"here"}}}},"ready":true}}"#);
        format!(
            r#"{{"table":{{"id":"{}","game":{{"set":"claim"}},"clock":"none","seats":[{},{}],"spectators":0,
            "stage":"playing","game_number":1,"offers":[{offers}],"you":0}}}}"#,
            TableId::new([7; 10]),
            person("Ada"),
            person("Bo")
        )
    }

    fn client() -> Client {
        let mut client = Client::new(TableId::new([7; 10]), None, 1);
        client.tick(0);
        client.opened(0);
        client.receive(&table(r#"{"proposal":"end","agreed":[0],"waiting":[1]}"#), 0);
        assert_eq!(client.table().map(|table| table.offers.len()), Some(1));
        assert_eq!(dropped(&mut client, 900), None);
        client
    }

    fn dropped(client: &mut Client, now: Millis) -> Option<Dropped> {
        client.tick(now);
        client.take_dropped()
    }

    #[test]
    fn whoever_proposed_something_learns_that_it_was_declined() {
        let mut client = client();
        client.receive(&table(""), 1_000);
        assert_eq!(dropped(&mut client, 1_000), None, "what comes of it may still be on its way");
        let due = client.next_timer().unwrap();
        assert_eq!(dropped(&mut client, due), Some(Dropped { proposal: Proposal::End, by: Some(1) }));
        assert_eq!(dropped(&mut client, 3_000), None, "it is told once");
    }

    /// A table of three before the deal; whoever reads it has this seat, or none.
    fn lobby(you: Option<u8>) -> String {
        let person =
            |name: &str| format!(r#"{{"who":{{"person":{{"name":"{name}","presence":"here"}}}},"ready":false}}"#);
        let seats = ["Ada", "Bo", "Cy"].map(person).join(",");
        let you = you.map(|you| format!(r#","you":{you}"#)).unwrap_or_default();
        format!(
            r#"{{"table":{{"id":"{}","game":{{"set":"the-succession","seats":["person","person","person"]}},"clock":"none",
            "seats":[{seats}],"spectators":0,"stage":"lobby","game_number":0,"offers":[]{you}}}}}"#,
            TableId::new([7; 10])
        )
    }

    /// What a client that is cut sends when it is connected again, and told this.
    fn after_a_cut(client: &mut Client, told: &str) -> String {
        client.closed(None, 100);
        client.hurry(200);
        client.opened(200);
        client.take_outgoing(200);
        client.receive(told, 200);
        client.take_outgoing(200).concat()
    }

    #[test]
    fn seats_that_were_exchanged_are_not_exchanged_back_after_a_cut() {
        for (is_done, told) in [(false, lobby(Some(0))), (true, lobby(Some(1)))] {
            let mut client = Client::new(TableId::new([7; 10]), None, 1);
            client.tick(0);
            client.opened(0);
            client.receive(&lobby(Some(0)), 0);
            client.agree(Proposal::Swap(0, 1));
            assert!(client.take_outgoing(0).concat().contains("swap"));
            assert_eq!(after_a_cut(&mut client, &told).contains("swap"), !is_done);
        }
    }

    #[test]
    fn whoever_left_their_seat_has_no_key_any_more() {
        let token = Token::new([3; 20]);
        let mut client = Client::new(TableId::new([7; 10]), Some(token), 1);
        client.tick(0);
        client.opened(0);
        client.receive(&lobby(Some(0)), 0);
        client.stand_up();
        assert!(client.take_outgoing(0).concat().contains("leave"));
        assert!(after_a_cut(&mut client, &lobby(Some(0))).contains("leave"), "it was lost on the way");
        assert_eq!((client.token(), client.has_stood_up()), (Some(token), false));
        client.receive(&lobby(None), 300);
        assert_eq!((client.token(), client.has_stood_up()), (None, true));
        client.receive(&lobby(None), 400);
        assert!(!client.has_stood_up(), "it is told once");
    }

    #[test]
    fn an_address_that_was_set_while_cut_off_is_sent_unless_it_was_refused() {
        let mut client = Client::new(TableId::new([7; 10]), Some(Token::new([3; 20])), 1);
        client.webhook(Some("https://example.org/x".into()));
        client.tick(0);
        client.opened(0);
        client.receive(&lobby(Some(0)), 0);
        assert!(client.take_outgoing(0).concat().contains("example.org"));
        assert!(after_a_cut(&mut client, &lobby(Some(0))).contains("example.org"), "it may have been lost on the way");
        client.receive(r#"{"refused":{"code":"busy","message":"later"}}"#, 300);
        client.tick(300 + 2 * RESEND);
        assert!(!client.take_outgoing(300 + 2 * RESEND).concat().contains("example.org"), "nobody asked for it again");
        client.receive(r#"{"refused":{"code":"webhook","message":"no"}}"#, 300);
        assert!(!after_a_cut(&mut client, &lobby(Some(0))).contains("example.org"));
    }

    #[test]
    fn a_key_that_was_kept_is_tried_after_another_was_refused() {
        let (wrong, own) = (Token::new([3; 20]), Token::new([4; 20]));
        let mut client = Client::new(TableId::new([7; 10]), Some(wrong), 1);
        for (is_useless, next) in [(false, Some(own)), (true, None)] {
            client.tick(0);
            client.opened(0);
            client.closed(Some(Close::NoSuchSeat.code()), 0);
            assert_eq!(client.key_was_refused(Some(own), 0), is_useless);
            assert_eq!((client.token(), client.connection()), (next, Connection::Connecting));
        }
    }

    #[test]
    fn whoever_withdraws_a_proposal_knows_it() {
        let mut client = client();
        client.decline(Proposal::End);
        client.receive(&table(""), 1_000);
        assert_eq!(dropped(&mut client, 3_000), None);
    }

    #[test]
    fn what_was_done_is_not_said_to_be_declined() {
        let mut client = client();
        client.receive(&table("").replace("playing", "over"), 1_000);
        assert_eq!(dropped(&mut client, 3_000), None);
    }
}
