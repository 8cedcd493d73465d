//! Clients play at a table over a network that cuts, delays and doubles, with a host that crashes: at the end both sides
//! agree, and nothing was played that nobody had chosen.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use game::{Chance, View as _};
use play::{
    Asked, Viewable as _, either_remote,
    remote::{AnyRemote, Client, Connection},
};
use proptest::prelude::*;
use tables::{Audience, Chair, Command, Context, Entry, Keys, Seat, Table, open};
use wire::{Clock, Code, Down, Json, Name, NewTable, Presence, Proposal, Refusal, Seating, Stage, TableId, Token, Up};

const ID: TableId = TableId::new([7; 10]);

/// What is played, and how bad the network is: faults in a thousand steps.
#[derive(Clone, Debug)]
struct Weather {
    seed: u64,
    game: &'static str,
    people: usize,
    has_bot: bool,
    spectators: usize,
    cuts: u32,
    doubles: u32,
    crashes: u32,
    undos: u32,
}

/// How a host treats the number of a decision. All but the first are wrong, to see that the checks notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Host {
    Right,
    /// An answer is taken for whatever is asked now.
    ForgetsNumbers,
    /// What is told is not yet kept.
    TellsFirst,
}

/// A connection as the host has it.
struct Socket {
    client: usize,
    /// What the client has sent, still on its way.
    up: VecDeque<String>,
    /// What the host has sent, still on its way.
    down: VecDeque<String>,
    is_joined: bool,
    is_closed: Option<u16>,
    token: Option<Token>,
    seat: Option<u8>,
    known: Option<(u32, u64)>,
    state: Option<u64>,
    description: String,
}

/// Somebody with a client.
struct Player {
    client: Client,
    /// The connection that the client has, by its number there and here.
    connection: Option<(u32, u64)>,
    sits: bool,
    /// What was chosen: epoch, decision and answer.
    chosen: BTreeSet<(u32, u32, u8)>,
    /// How far the game was.
    counters: (u32, u32, u64),
}

struct World {
    weather: Weather,
    host: Host,
    chance: Chance,
    now: u64,
    table: Table,
    log: Vec<(Entry, u64)>,
    sockets: BTreeMap<u64, Socket>,
    connections: u64,
    players: Vec<Player>,
    /// Which answers were taken: by key, epoch and decision.
    taken: BTreeMap<(usize, u32, u32), u8>,
    is_calm: bool,
    games: u32,
}

fn token(client: usize) -> Token {
    Token::new([client as u8 + 1; 20])
}

impl World {
    fn new(weather: Weather, host: Host) -> World {
        let mut seats = vec![Seating::Open; weather.people];
        if weather.has_bot {
            seats.push(Seating::Bot("random".into()));
        }
        let game: Json = serde_json::value::RawValue::from_string(weather.game.into()).unwrap();
        let opened = open(&NewTable { game, seats, clock: Clock::None, webhook: None }).unwrap();
        let table = Table::new(ID, &opened, 0).unwrap();
        let player = |at: usize| Player {
            client: Client::new(ID, None, weather.seed + at as u64),
            connection: None,
            sits: at < weather.people,
            chosen: BTreeSet::new(),
            counters: (0, 0, 0),
        };
        let players = (0..weather.people + weather.spectators).map(player).collect();
        World {
            chance: Chance::from_seed(weather.seed),
            weather,
            host,
            now: 0,
            table,
            log: vec![(opened, 0)],
            sockets: BTreeMap::new(),
            connections: 0,
            players,
            taken: BTreeMap::new(),
            is_calm: false,
            games: 0,
        }
    }

    fn happens(&mut self, in_a_thousand: u32) -> bool {
        !self.is_calm && self.chance.below(1_000) < in_a_thousand
    }

    /// Plays two games in bad weather, then lets everything arrive.
    fn run(mut self) -> Result<World, String> {
        for step in 0.. {
            self.is_calm = step > 4_000 || self.table.stage() == Stage::Over && self.games > 1;
            self.now += u64::from(self.chance.below(40)) + if self.is_calm { 100 } else { 0 };
            for at in 0..self.players.len() {
                self.step(at)?;
            }
            self.let_bots_answer();
            if self.happens(self.weather.crashes) {
                self.crash();
            }
            if self.is_settled() {
                break;
            }
            if step > 12_000 {
                return Err(format!("no end: {:?}, {:?}", self.table.stage(), self.weather));
            }
        }
        self.check_agreement()?;
        Ok(self)
    }

    /// Is the second game over, and does everybody know?
    fn is_settled(&self) -> bool {
        let is_quiet = self.sockets.values().all(|socket| socket.up.is_empty() && socket.down.is_empty());
        let knows = |player: &Player| {
            let client = &player.client;
            client.connection() == Connection::Online && client.game().is_some_and(|game| game.outcome().is_some())
        };
        let is_over = self.table.stage() == Stage::Over && self.games > 1;
        is_over && is_quiet && self.players.iter().all(knows)
    }

    fn step(&mut self, at: usize) -> Result<(), String> {
        self.connect(at);
        if self.players[at].client.next_timer().is_some_and(|due| due <= self.now) {
            self.players[at].client.tick(self.now);
        }
        self.act(at);
        let (now, connection) = (self.now, self.players[at].connection);
        let outgoing = self.players[at].client.take_outgoing(now);
        let Some((_, id)) = connection else { return Ok(()) };
        let doubles = self.weather.doubles;
        for text in outgoing {
            // A connection never doubles, but whoever sends again too early does.
            if let Some(socket) = self.sockets.get_mut(&id) {
                socket.up.push_back(text.clone());
            }
            if text.starts_with("{\"answer\"")
                && self.happens(doubles)
                && let Some(socket) = self.sockets.get_mut(&id)
            {
                socket.up.push_back(text);
            }
        }
        self.carry(id);
        self.deliver(at, id)?;
        if self.happens(self.weather.cuts) {
            self.cut(at, id);
        }
        Ok(())
    }

    /// Opens and closes connections as the client wants.
    fn connect(&mut self, at: usize) {
        let wanted = self.players[at].client.socket();
        let had = self.players[at].connection;
        if had.map(|(number, _)| number) == wanted {
            return;
        }
        if let Some((_, id)) = self.players[at].connection.take() {
            self.lose(id);
        }
        let Some(number) = wanted else { return };
        if self.happens(self.weather.cuts) {
            self.players[at].client.closed(None, self.now);
            return;
        }
        self.connections += 1;
        let socket = Socket {
            client: at,
            up: VecDeque::new(),
            down: VecDeque::new(),
            is_joined: false,
            is_closed: None,
            token: None,
            seat: None,
            known: None,
            state: None,
            description: String::new(),
        };
        self.sockets.insert(self.connections, socket);
        self.players[at].connection = Some((number, self.connections));
        self.players[at].client.opened(self.now);
    }

    /// The client does not have the connection any more. What it has sent may still arrive, much later.
    fn lose(&mut self, id: u64) {
        let is_half_open = self.chance.below(2) == 0;
        match self.sockets.get_mut(&id) {
            Some(socket) if is_half_open && !self.is_calm => socket.down.clear(),
            _ => self.gone(id),
        }
    }

    fn cut(&mut self, at: usize, id: u64) {
        if let Some((_, own)) = self.players[at].connection
            && own == id
        {
            self.players[at].connection = None;
            self.lose(id);
            self.players[at].client.closed(None, self.now);
        }
    }

    /// Lets some of what is on its way arrive at the host, from old connections, too.
    fn carry(&mut self, id: u64) {
        let old: Vec<u64> = self.sockets.keys().copied().collect();
        for other in old {
            // The host may have crashed meanwhile.
            let Some(client) = self.sockets.get(&other).map(|socket| socket.client) else { break };
            let is_old = self.players[client].connection.is_none_or(|(_, own)| own != other);
            let may = if other == id { self.chance.below(4) } else { u32::from(is_old && self.chance.below(10) == 0) };
            for _ in 0..may {
                let text = self.sockets.get_mut(&other).and_then(|socket| socket.up.pop_front());
                let Some(text) = text else { break };
                self.receive(other, &text);
            }
            if is_old && self.sockets.get(&other).is_some_and(|socket| socket.up.is_empty()) {
                self.gone(other);
            }
        }
    }

    /// Lets some of what is on its way arrive at the client.
    fn deliver(&mut self, at: usize, id: u64) -> Result<(), String> {
        for _ in 0..self.chance.below(4) {
            let Some(socket) = self.sockets.get_mut(&id) else { break };
            let Some(text) = socket.down.pop_front() else {
                if let Some(code) = socket.is_closed {
                    self.players[at].connection = None;
                    self.sockets.remove(&id);
                    self.players[at].client.closed(Some(code), self.now);
                }
                break;
            };
            let is_twice = text.starts_with("{\"at\"") && self.happens(self.weather.doubles);
            for _ in 0..=u8::from(is_twice) {
                self.players[at].client.receive(&text, self.now);
                self.check_counters(at)?;
            }
        }
        Ok(())
    }

    fn check_counters(&mut self, at: usize) -> Result<(), String> {
        let player = &mut self.players[at];
        let Some(game) = player.client.game() else { return Ok(()) };
        let now = (game.game(), game.epoch(), game.events());
        if now < player.counters {
            return Err(format!("client {at} went from {:?} back to {now:?}", player.counters));
        }
        player.counters = now;
        Ok(())
    }

    /// What people do.
    fn act(&mut self, at: usize) {
        // People take their time.
        if self.chance.below(3) > 0 {
            return;
        }
        let stage = self.players[at].client.table().map(|table| (table.stage, table.offers.clone()));
        let Some((stage, offers)) = stage.filter(|_| self.players[at].sits) else { return };
        let seat = self.players[at].client.seat();
        let Some(seat) = seat else {
            let name = Name::new(&format!("Player {at}")).unwrap();
            self.players[at].client.sit(None, name, token(at));
            return;
        };
        let client = &mut self.players[at].client;
        match stage {
            Stage::Lobby => client.ready(true),
            Stage::Over if self.games < 2 => client.agree(Proposal::Rematch),
            Stage::Over | Stage::Playing => {}
        }
        if stage == Stage::Playing {
            for offer in offers {
                if offer.waiting.contains(&seat) {
                    let is_fine = self.chance.below(3) > 0;
                    let client = &mut self.players[at].client;
                    if is_fine { client.agree(offer.proposal) } else { client.decline(offer.proposal) }
                }
            }
            if self.happens(self.weather.undos) {
                self.players[at].client.agree(Proposal::Undo(seat));
            }
            self.answer(at);
        }
    }

    fn answer(&mut self, at: usize) {
        let Some(game) = self.players[at].client.game() else { return };
        let asked = either_remote!(game, game => (game.asked(), game.view().answers().numbers().collect::<Vec<u8>>()));
        let (Asked::Person(_), answers) = asked else { return };
        let answer = answers[self.chance.below(answers.len() as u32) as usize];
        let player = &mut self.players[at];
        let asked = match player.client.game() {
            Some(AnyRemote::Claim(game)) => (game.epoch(), game.decision()),
            Some(AnyRemote::ClaimIt(game)) => (game.epoch(), game.decision()),
            None => return,
        };
        let (epoch, Some(decision)) = asked else { return };
        assert!(player.client.answer(answer), "a listed answer is taken");
        assert_eq!(player.client.pending(), Some(answer));
        player.chosen.insert((epoch, decision, answer));
    }

    /// The host takes a message.
    fn receive(&mut self, id: u64, text: &str) {
        let Some(socket) = self.sockets.get(&id).filter(|socket| socket.is_closed.is_none()) else { return };
        let (is_joined, seat) = (socket.is_joined, socket.seat);
        let up: Up = serde_json::from_str(text).unwrap();
        let is_answer = matches!(up, Up::Answer(_));
        let done = match (up, seat) {
            (Up::Hello(hello), _) => return self.join(id, &hello),
            (Up::Ping, _) => return self.send(id, &Down::Pong),
            (_, _) if !is_joined => return,
            (Up::Sit(sit), _) => self.sit(id, sit),
            (_, None) => Err(Refusal::new(Code::Spectator, "only somebody with a seat can do that")),
            (Up::Ready(is_ready), Some(seat)) => self.command(&Command::Ready { seat, is_ready }),
            (Up::Answer(answer), Some(seat)) => self.take_answer(id, seat, answer),
            (Up::Agree(proposal), Some(seat)) => self.command(&Command::Agree { seat, proposal }),
            (Up::Decline(proposal), Some(seat)) => self.command(&Command::Decline { seat, proposal }),
            (Up::Phrase(_) | Up::Leave | Up::Webhook(_), Some(_)) => Ok(false),
        };
        let has_changed = *done.as_ref().unwrap_or(&false);
        if let Err(refusal) = done {
            self.send(id, &Down::Refused(refusal));
        }
        if is_answer && !has_changed {
            if let Some(socket) = self.sockets.get_mut(&id) {
                socket.state = None;
            }
            self.tell(id);
        }
    }

    fn take_answer(&mut self, id: u64, seat: u8, mut answer: wire::Answer) -> Result<bool, Refusal> {
        if self.host == Host::ForgetsNumbers {
            let told = self.table.told(Audience::Seat(Seat(seat)), 0, self.now).unwrap().text;
            let Down::At(at) = serde_json::from_str::<Down>(&told).unwrap() else { unreachable!() };
            answer.epoch = at.epoch;
            answer.decision = at.decision.unwrap_or(answer.decision);
        }
        let client = self.sockets[&id].client;
        let has_changed = self.command(&Command::Answer { seat, answer })?;
        if has_changed {
            self.taken.insert((client, answer.epoch, answer.decision), answer.answer);
        }
        Ok(has_changed)
    }

    fn join(&mut self, id: u64, hello: &wire::Hello) {
        let seat = hello.token.and_then(|token| self.table.seat_of(&token));
        if hello.token.is_some() && seat.is_none() {
            return self.close(id, wire::Close::NoSuchSeat);
        }
        let known = hello.resume.map(|known| (known.epoch, known.events));
        let known = known.filter(|known| known.0 == self.table.epoch() && known.1 <= self.table.events());
        if let Some(socket) = self.sockets.get_mut(&id) {
            (socket.is_joined, socket.token, socket.seat) = (true, hello.token, None);
            (socket.known, socket.state) = (known, None);
        }
        self.assign_seats();
        if let Some(seat) = seat {
            let _ = self.command(&Command::Return { seat });
            self.seated(id);
        }
        self.describe(true, Some(id));
        self.tell(id);
        self.describe(false, None);
    }

    fn sit(&mut self, id: u64, sit: wire::Sit) -> Result<bool, Refusal> {
        let has_changed = self.command(&Command::sit(sit.seat, sit.name, &sit.token))?;
        if let Some(socket) = self.sockets.get_mut(&id) {
            socket.token = Some(sit.token);
        }
        self.assign_seats();
        self.seated(id);
        self.describe(false, None);
        self.tell(id);
        Ok(has_changed)
    }

    fn seated(&mut self, id: u64) {
        let Some(seat) = self.sockets.get(&id).and_then(|socket| socket.seat) else { return };
        if self.table.chairs().get(usize::from(seat)).is_some_and(Chair::is_person) {
            self.send(id, &Down::Seated(wire::Seated { seat, bot_answers: 0 }));
        }
    }

    fn close(&mut self, id: u64, close: wire::Close) {
        if let Some(socket) = self.sockets.get_mut(&id) {
            (socket.is_closed, socket.seat, socket.is_joined) = (Some(close.code()), None, false);
        }
    }

    /// The newest socket with a key has its seat.
    fn assign_seats(&mut self) {
        let mut older = Vec::new();
        for (id, socket) in &mut self.sockets {
            let seat = socket.token.and_then(|token| self.table.seat_of(&token));
            if seat != socket.seat {
                (socket.seat, socket.state) = (seat, None);
            }
            older.extend(socket.seat.map(|seat| (seat, *id)));
        }
        for (seat, id) in older.clone() {
            if older.iter().any(|(other, newer)| *other == seat && *newer > id) {
                self.close(id, wire::Close::Elsewhere);
            }
        }
    }

    /// Does something, keeps it, tells it; sometimes it crashes between the two.
    fn command(&mut self, command: &Command) -> Result<bool, Refusal> {
        let key = self.log.len();
        let keys = || Keys { deal: [key as u8; 32], bots: [(key >> 3) as u8; 32] };
        let context = Context { now: self.now, is_away: &|_| false, keys: &keys };
        let entries = self.table.decide(command, &context)?;
        let before = self.log.clone();
        for entry in &entries {
            let kept = Entry::from_bytes(&entry.to_bytes()).unwrap();
            self.log.push((kept, self.now));
            self.games += u32::from(matches!(entry, Entry::Dealt { .. }));
        }
        if !entries.is_empty() && self.happens(self.weather.crashes) {
            self.crash();
            return Ok(true);
        }
        for entry in &entries {
            self.table.evolve(entry, self.now).unwrap();
        }
        if !entries.is_empty() {
            self.assign_seats();
            self.describe(false, None);
            let all: Vec<u64> = self.sockets.keys().copied().collect();
            for id in all {
                self.tell(id);
            }
            if self.host == Host::TellsFirst && self.chance.below(8) == 0 {
                // What is on its way to clients arrives, what was to be kept is lost.
                self.log = before;
                self.restart();
            }
        }
        Ok(!entries.is_empty())
    }

    fn crash(&mut self) {
        for at in 0..self.players.len() {
            if self.players[at].connection.take().is_some() {
                self.players[at].client.closed(None, self.now);
            }
        }
        self.sockets.clear();
        self.restart();
    }

    fn restart(&mut self) {
        self.table = Table::from_log(ID, self.log.iter().map(|(entry, at)| (entry, *at))).unwrap();
    }

    fn gone(&mut self, id: u64) {
        self.sockets.remove(&id);
        self.describe(false, None);
    }

    fn let_bots_answer(&mut self) {
        if let Some(command) = self.table.bot_task().and_then(|task| task.think()) {
            let _ = self.command(&command);
        }
    }

    fn send(&mut self, id: u64, down: &Down) {
        let text = serde_json::to_string(down).unwrap();
        if let Some(socket) = self.sockets.get_mut(&id) {
            socket.down.push_back(text);
        }
    }

    /// Describes the table to all who do not know it as it is; a description that still waits is not needed any more.
    fn describe(&mut self, is_asked: bool, only: Option<u64>) {
        let here: Vec<u8> = self.sockets.values().filter_map(|socket| socket.seat).collect();
        let presence = |seat| if here.contains(&seat) { Presence::Here } else { Presence::CutOff };
        for (id, socket) in &mut self.sockets {
            if !socket.is_joined || only.is_some_and(|only| only != *id) {
                continue;
            }
            let text = self.table.description(socket.seat, 0, presence);
            if is_asked || socket.description != text {
                socket.down.retain(|waiting| !waiting.starts_with("{\"table\""));
                socket.down.push_back(text.clone());
                socket.description = text;
            }
        }
    }

    fn tell(&mut self, id: u64) {
        let (epoch, events) = (self.table.epoch(), self.table.events());
        let Some(socket) = self.sockets.get_mut(&id).filter(|socket| socket.is_joined) else { return };
        let from = socket.known.filter(|known| known.0 == epoch).map_or(0, |known| known.1.min(events));
        let audience = socket.seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat)));
        let Some(told) = self.table.told(audience, from, self.now) else { return };
        if from < events || socket.state != Some(told.state) {
            socket.down.push_back(told.text);
            (socket.state, socket.known) = (Some(told.state), Some((epoch, events)));
        }
    }

    /// What clients show is what the table would tell them, and what was played is what they had chosen.
    fn check_agreement(&self) -> Result<(), String> {
        for (at, player) in self.players.iter().enumerate() {
            let seat = player.sits.then(|| self.table.seat_of(&token(at))).flatten();
            let audience = seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat)));
            let told = self.table.told(audience, 0, self.now).ok_or("no game")?.text;
            let Ok(Down::At(told)) = serde_json::from_str::<Down>(&told) else { return Err("no game".into()) };
            let game = player.client.game().ok_or("the client has no game")?;
            let view = either_remote!(game, game => serde_json::to_string(game.view()).unwrap());
            let events = either_remote!(game, game => {
                let told = told.events.iter().map(|event| serde_json::from_str(event.get()).unwrap()).collect::<Vec<_>>();
                game.told().flatten().copied().collect::<Vec<_>>() == told
            });
            if view != told.view.get() || !events || (game.epoch(), game.game()) != (told.epoch, told.game) {
                return Err(format!("client {at} has another game than the table"));
            }
            if player.client.seat() != seat || player.client.pending().is_some() {
                return Err(format!("client {at} has another seat, or waits"));
            }
            if player.client.connection() != Connection::Online {
                return Err(format!("client {at} is {:?}", player.client.connection()));
            }
        }
        for ((client, epoch, decision), answer) in &self.taken {
            if !self.players[*client].chosen.contains(&(*epoch, *decision, *answer)) {
                return Err(format!("client {client} never chose {answer} as decision {decision} of epoch {epoch}"));
            }
        }
        Ok(())
    }
}

const GAMES: [&str; 3] = [r#"{"set":"claim"}"#, r#"{"set":"shadow"}"#, r#"{"game":"claim-it"}"#];

fn weather() -> impl Strategy<Value = Weather> {
    let sizes = (0..GAMES.len(), 1..=2usize, 0..=2usize);
    (any::<u64>(), sizes, (0..60u32, 0..100u32, 0..15u32, 0..30u32)).prop_map(
        |(seed, (game, people, spectators), (cuts, doubles, crashes, undos))| Weather {
            seed,
            game: GAMES[game],
            people,
            has_bot: people == 1,
            spectators,
            cuts,
            doubles,
            crashes,
            undos,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn clients_and_table_agree_whatever_the_network_does(weather in weather()) {
        let world = World::new(weather, Host::Right).run();
        prop_assert!(world.is_ok(), "{:?}", world.err());
    }
}

/// Two games of two people in a storm, by a host that is right or wrong; how many of them were found to be wrong.
fn faults(host: Host, game: &'static str) -> usize {
    let storm = |seed| Weather {
        seed,
        game,
        people: 2,
        has_bot: false,
        spectators: 1,
        cuts: 20,
        doubles: 600,
        crashes: 5,
        undos: 10,
    };
    (0..8).filter(|&seed| World::new(storm(seed), host).run().is_err()).count()
}

#[test]
fn the_checks_notice_a_host_that_is_wrong() {
    let [cards, passes, _] = GAMES;
    assert_eq!(faults(Host::Right, cards) + faults(Host::Right, passes), 0);
    // A card that was played cannot be played again, but whoever has passed can pass again.
    assert!(faults(Host::ForgetsNumbers, passes) > 4, "an answer that comes twice is taken for the next decision");
    assert!(faults(Host::TellsFirst, cards) > 4, "what was told is lost");
}
