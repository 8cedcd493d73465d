//! Many tables with a client for every seat, and spectators.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::Semaphore,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use wire::{Clock, NewTable, Opened, Seating, TableId};

use crate::{
    ledger::Ledger,
    player::{Habits, Kind, Player, connect, send, token},
    site::{Phase, Site, Stats, Violation},
};

/// How much load there is to be.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of tables.
    pub tables: usize,
    /// Spectators at every table.
    pub spectators: usize,
    /// Spectators who do not read what they are sent, in all.
    pub deaf: usize,
    /// What random answers follow from.
    pub seed: u64,
    /// How clients behave.
    pub habits: Habits,
}

/// What is played: choices, and the number of people and of bots.
const GAMES: [(Kind, &str, usize, usize); 6] = [
    (Kind::Claim, r#"{"set":"shadow"}"#, 2, 0),
    (Kind::Claim, r#"{"set":"magic"}"#, 2, 0),
    (Kind::ClaimIt, r#"{"game":"claim-it"}"#, 2, 0),
    (Kind::Claim, r#"{"set":"the-succession"}"#, 3, 0),
    (Kind::Claim, r#"{"set":"shadow"}"#, 1, 1),
    (Kind::ClaimIt, r#"{"game":"claim-it"}"#, 3, 1),
];

/// Many tables, and their clients.
#[derive(Debug)]
pub struct Crowd {
    site: Arc<Site>,
    players: JoinSet<Ledger>,
    others: JoinSet<()>,
}

impl Crowd {
    /// Opens the tables and lets everybody play.
    pub async fn gather(address: SocketAddr, plan: Plan) -> Result<Crowd, Violation> {
        let site = Arc::new(Site::new(address));
        let (mut players, mut others, mut opening) = (JoinSet::new(), JoinSet::new(), JoinSet::new());
        let places = Arc::new(Semaphore::new(32));
        for n in 0..plan.tables {
            let places = Arc::clone(&places);
            let (kind, game, people, bots) = GAMES[n % GAMES.len()];
            opening.spawn(async move {
                let _place = places.acquire().await;
                (n, kind, people, open(address, game, people, bots).await)
            });
        }
        while let Some(opened) = opening.join_next().await {
            let (n, kind, people, table) = opened.map_err(|error| Violation(error.to_string()))?;
            let table = table?;
            for seat in 0..people + plan.spectators {
                let seed = plan.seed ^ ((n as u64) << 8 | seat as u64);
                let token = (seat < people).then(|| token(plan.seed, seed));
                let ledger = Ledger::new(table, token);
                let player = Player::new(Arc::clone(&site), plan.habits, kind, ledger, seed);
                players.spawn(player.run());
            }
            if n < plan.deaf {
                others.spawn(be_deaf(Arc::clone(&site), table, plan.habits));
            }
        }
        Ok(Crowd { site, players, others })
    }

    /// What was counted so far.
    pub fn stats(&self) -> &Stats {
        &self.site.stats
    }

    /// The first thing that must not have happened.
    pub fn check(&self) -> Result<(), Violation> {
        self.site.violation().map_or(Ok(()), Err)
    }

    /// Waits, and stops waiting if something has happened that must not.
    pub async fn play_for(&self, time: Duration) -> Result<(), Violation> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            self.check()?;
            sleep((until - Instant::now()).min(Duration::from_millis(20))).await;
        }
        self.check()
    }

    /// Waits until this number of further answers is acknowledged.
    pub async fn play_on(&self, answers: u64, patience: Duration) -> Result<(), Violation> {
        let now = || self.stats().acknowledged.load(std::sync::atomic::Ordering::Relaxed);
        let (target, until) = (now() + answers, Instant::now() + patience);
        while now() < target {
            self.check()?;
            if Instant::now() > until {
                return Err(Violation(format!("play does not go on: {}", self.stats())));
            }
            sleep(Duration::from_millis(5)).await;
        }
        self.check()
    }

    /// Lets everybody have acknowledged what they have sent, look at their table once more, and leave.
    pub async fn settle(mut self, patience: Duration) -> Result<Vec<Ledger>, Violation> {
        let all = self.players.len();
        self.site.phase.send_replace(Phase::Settle);
        let mut settled = self.site.settled.subscribe();
        let settling = async {
            let waiting = settled.wait_for(|settled| *settled >= all);
            tokio::select! {
                _ = waiting => {}
                () = async { while self.site.violation().is_none() { sleep(Duration::from_millis(20)).await } } => {}
            }
        };
        let is_settled = timeout(patience, settling).await.is_ok();
        self.check()?;
        if !is_settled {
            let settled = *settled.borrow();
            return Err(Violation(format!("only {settled} of {all} clients have their answers acknowledged")));
        }
        // Bots that are asked answer at once.
        sleep(Duration::from_millis(500)).await;
        self.site.phase.send_replace(Phase::Leave);
        self.others.shutdown().await;
        let leaving = async {
            let mut ledgers = Vec::new();
            while let Some(ledger) = self.players.join_next().await {
                ledgers.push(ledger.map_err(|error| Violation(format!("a client has failed: {error}")))?);
            }
            Ok(ledgers)
        };
        let ledgers =
            timeout(patience, leaving).await.unwrap_or_else(|_| Err(Violation("clients cannot leave".into())));
        self.site.violation().map_or(ledgers, Err)
    }
}

/// Opens a table, as often as it takes.
pub(crate) async fn open(address: SocketAddr, game: &str, people: usize, bots: usize) -> Result<TableId, Violation> {
    let game = serde_json::value::RawValue::from_string(game.into()).map_err(|error| Violation(error.to_string()))?;
    let mut seats = vec![Seating::Open; people];
    seats.extend(vec![Seating::Bot("random".into()); bots]);
    let new = NewTable { game, seats, clock: Clock::None, webhook: None };
    let body = serde_json::to_string(&new).map_err(|error| Violation(error.to_string()))?;
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        match post(address, &body).await {
            Some((201, body)) => {
                let opened: Result<Opened, _> = serde_json::from_str(&body);
                return opened.map(|opened| opened.table).map_err(|error| Violation(format!("{error}: {body}")));
            }
            answer if Instant::now() > until => return Err(Violation(format!("no table can be opened: {answer:?}"))),
            _ => sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn post(address: SocketAddr, body: &str) -> Option<(u16, String)> {
    let asking = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let head = "POST /api/tables HTTP/1.1\r\nconnection: close";
        let text = format!("{head}\r\nhost: {address}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(text.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
    };
    timeout(Duration::from_secs(5), asking).await.ok().flatten()
}

/// A spectator who says that they are there and reads nothing.
async fn be_deaf(site: Arc<Site>, table: TableId, habits: Habits) {
    loop {
        if let Some(mut socket) = connect(&site, habits.silence).await {
            let build = Some(wire::BUILD.into());
            let hello = wire::Hello { protocol: wire::PROTOCOL, build, table, token: None, resume: None };
            let mut is_open = send(&mut socket, &wire::Up::Hello(hello)).await;
            while is_open {
                sleep(habits.ping).await;
                is_open = send(&mut socket, &wire::Up::Ping).await;
            }
        }
        Stats::add(&site.stats.cuts);
        sleep(Duration::from_millis(200)).await;
    }
}
