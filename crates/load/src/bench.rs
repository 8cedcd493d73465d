//! What tables cost beside bare sockets: both servers by turns in one run, and the ratios between them.
//!
//! Clients are in this process and servers in processes of their own, so that the processor time of a server is its own.
//! Processor time and memory hardly depend on what else the machine does; the times do, and are given in units of one
//! sync of its disk, measured in the same minute.

use std::{
    env,
    fs::{self, File},
    io::{self, Write as _},
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use clap::Args;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Chance;
use tokio::{
    sync::Semaphore,
    task::{JoinSet, spawn_blocking},
    time::{Instant, sleep},
};
use tokio_tungstenite::tungstenite::Message;
use wire::{Answer, Down, Hello, Name, PROTOCOL, Proposal, Sit, Stage, TableId, Token, Up};

use crate::{
    Server, ServerOptions,
    crowd::open,
    player::{Kind, Socket, connect, send, token},
    site::Site,
};

/// How to measure.
#[derive(Clone, Debug, Args)]
pub struct Bench {
    /// How often each server has its turn.
    #[arg(long, default_value_t = 5)]
    pub rounds: usize,
    /// The number of tables that play.
    #[arg(long, default_value_t = 200)]
    pub tables: usize,
    /// The number of tables that are idle.
    #[arg(long, default_value_t = 2_000)]
    pub idle: usize,
    /// The number of tables after which a server is killed.
    #[arg(long, default_value_t = 10_000)]
    pub kept: usize,
    /// Seconds of each measurement.
    #[arg(long, default_value_t = 5)]
    pub seconds: u64,
    /// Only what has this in its name: cpu, memory, restart or paced.
    #[arg(long)]
    pub only: Option<Part>,
    /// The program of the servers, if it is another build.
    #[arg(long)]
    pub program: Option<PathBuf>,
}

/// A part of the measurements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Cpu,
    Memory,
    Restart,
    Paced,
}

/// What is played.
const GAME: &str = r#"{"set":"claim"}"#;
/// About how long the messages about it are.
const LENGTH: &str = "1400";
/// How long a client waits for a connection.
const PATIENCE: Duration = Duration::from_secs(30);

/// Measures, prints, and says whether all targets are met.
pub async fn run(bench: Bench) -> io::Result<()> {
    let program = bench.program.clone().map_or_else(env::current_exe, Ok)?;
    let scratch = env::temp_dir().join(format!("claimant-bench-{}", std::process::id()));
    let only = bench.only;
    let site = Measured { program, scratch, bench };
    let wanted = |part| only.is_none_or(|only| only == part);
    let mut is_met = true;
    if wanted(Part::Cpu) {
        is_met &= site.processor_time().await?;
    }
    if wanted(Part::Memory) {
        is_met &= site.memory().await?;
    }
    if wanted(Part::Paced) {
        is_met &= site.paced().await?;
    }
    if wanted(Part::Restart) {
        is_met &= site.restart().await?;
    }
    let _ = fs::remove_dir_all(&site.scratch);
    if is_met { Ok(()) } else { Err(io::Error::other("a target is missed")) }
}

struct Measured {
    program: PathBuf,
    scratch: PathBuf,
    bench: Bench,
}

/// A server that has its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    /// Sockets that only pass messages on.
    Bare,
    /// The same, with messages as long as those of tables.
    Long,
    /// Rules and views, nothing logged.
    NoLog,
    /// The real server.
    Full,
}

impl Measured {
    async fn start(&self, turn: Turn) -> io::Result<Server> {
        let _ = fs::remove_dir_all(&self.scratch);
        fs::create_dir_all(&self.scratch)?;
        let options = match turn {
            Turn::Bare => ServerOptions::bare(&self.program),
            Turn::Long => ServerOptions::bare(&self.program).with(&["--length", LENGTH]),
            Turn::NoLog => ServerOptions::tables(&self.program, &self.scratch).with(&["--no-log"]),
            Turn::Full => ServerOptions::tables(&self.program, &self.scratch),
        };
        Server::start(&options).await
    }

    async fn processor_time(&self) -> io::Result<bool> {
        let (mut bare, mut long, mut no_log, mut full) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.bench.rounds {
            let turns =
                [(Turn::Bare, &mut bare), (Turn::Long, &mut long), (Turn::NoLog, &mut no_log), (Turn::Full, &mut full)];
            for (turn, rates) in turns {
                let mut server = self.start(turn).await?;
                let load = Load::start(server.address, turn, self.bench.tables, Duration::ZERO).await?;
                sleep(Duration::from_secs(2)).await;
                let before = (load.moves(), server.processor_time(), Instant::now());
                sleep(Duration::from_secs(self.bench.seconds)).await;
                let moves = (load.moves() - before.0) as f64;
                let used = server.processor_time() - before.1;
                println!(
                    "{turn:?}: {:.0} moves per second of processor time, {:.0} per second on the wall",
                    moves / used,
                    moves / before.2.elapsed().as_secs_f64()
                );
                rates.push(moves / used);
                drop(load);
                server.kill().await?;
            }
        }
        let by_long = no_log.iter().zip(&long).map(|(ours, long)| ours / long).collect::<Vec<_>>();
        println!("nothing logged / bare with messages of {LENGTH} bytes: {}", all(&by_long));
        let by_long = full.iter().zip(&long).map(|(ours, long)| ours / long).collect::<Vec<_>>();
        println!("SQLite FULL / bare with messages of {LENGTH} bytes: {}", all(&by_long));
        let ratios = |rates: &[f64]| rates.iter().zip(&bare).map(|(ours, bare)| ours / bare).collect::<Vec<_>>();
        let is_fast = at_least("moves per processor time, nothing logged / bare", &ratios(&no_log), 0.50);
        Ok(at_least("moves per processor time, SQLite FULL / bare", &ratios(&full), 0.40) && is_fast)
    }

    async fn memory(&self) -> io::Result<bool> {
        let mut ratios = Vec::new();
        for _ in 0..self.bench.rounds.min(3) {
            let mut each = Vec::new();
            for turn in [Turn::Bare, Turn::Full] {
                let mut server = self.start(turn).await?;
                let before = server.memory();
                let load = Load::start(server.address, turn, self.bench.idle, Duration::MAX).await?;
                sleep(Duration::from_secs(2)).await;
                let bytes = server.memory().saturating_sub(before) as f64 / self.bench.idle as f64;
                println!("{turn:?}: {:.1} KiB for an idle table with two sockets", bytes / 1024.0);
                each.push(bytes);
                drop(load);
                server.kill().await?;
            }
            ratios.push(each[1] / each[0]);
        }
        Ok(at_most("memory of an idle table with two sockets / bare", &ratios, 2.0))
    }

    async fn paced(&self) -> io::Result<bool> {
        let mut added = Vec::new();
        for _ in 0..self.bench.rounds.min(3) {
            let mut medians = Vec::new();
            let mut syncs = Vec::new();
            for turn in [Turn::Bare, Turn::Full] {
                let mut server = self.start(turn).await?;
                let load = Load::start(server.address, turn, self.bench.tables, Duration::from_secs(1)).await?;
                sleep(Duration::from_secs(3)).await;
                load.latencies();
                syncs.extend(self.syncs().await?);
                sleep(Duration::from_secs(2 * self.bench.seconds)).await;
                let mut latencies = load.latencies();
                syncs.extend(self.syncs().await?);
                let (p50, p99) = (quantile(&mut latencies, 0.50), quantile(&mut latencies, 0.99));
                println!(
                    "{turn:?}: paced, {} moves: median {:.2} ms, 99 in 100 within {:.2} ms",
                    latencies.len(),
                    p50 * 1e3,
                    p99 * 1e3
                );
                medians.push(p50);
                drop(load);
                server.kill().await?;
            }
            let sync = quantile(&mut syncs, 0.50);
            println!("one sync: {:.2} ms", sync * 1e3);
            added.push((medians[1] - medians[0]) / sync);
        }
        Ok(at_most("what the median of paced moves adds, in syncs", &added, 1.5))
    }

    /// How long syncs of the disk take, in seconds, if they follow each other as the moves of all tables do: one right
    /// after the other they take less, since neither disk nor processor has gone to sleep.
    async fn syncs(&self) -> io::Result<Vec<f64>> {
        let mut file = File::create(self.scratch.join("sync"))?;
        let pause = Duration::from_secs(1) / self.bench.tables.max(1) as u32;
        let syncs = move || {
            let mut sync = || {
                std::thread::sleep(pause);
                let begun = std::time::Instant::now();
                file.write_all(&[0; 4096])?;
                file.sync_data()?;
                Ok(begun.elapsed().as_secs_f64())
            };
            (0..100).map(|_| sync()).collect()
        };
        spawn_blocking(syncs).await.map_err(io::Error::other)?
    }

    async fn restart(&self) -> io::Result<bool> {
        fs::create_dir_all(&self.scratch)?;
        let _ = fs::remove_dir_all(&self.scratch);
        let options = ServerOptions::tables(&self.program, &self.scratch);
        let mut server = Server::start(&options).await?;
        let begun = Instant::now();
        let (site, places) = (Arc::new(Site::new(server.address)), Arc::new(Semaphore::new(64)));
        let mut tasks = JoinSet::new();
        for n in 0..self.bench.kept {
            let (site, places) = (Arc::clone(&site), Arc::clone(&places));
            tasks.spawn(async move {
                let _place = places.acquire().await.ok()?;
                let mut pair = Pair::sit(&site, n as u64).await?;
                pair.play(4).await?;
                Some((pair.table, pair.n))
            });
        }
        let mut tables = Vec::new();
        while let Some(table) = tasks.join_next().await {
            tables.extend(table.ok().flatten());
        }
        println!("{} tables made in {:.1} s", tables.len(), begun.elapsed().as_secs_f64());
        let mut times = Vec::new();
        for _ in 0..self.bench.rounds.min(3) {
            server.kill().await?;
            let killed = Instant::now();
            server = Server::start(&options).await?;
            let ready = killed.elapsed();
            let first = first_move(&site, &tables).await;
            first.ok_or_else(|| io::Error::other("no move is accepted"))?;
            times.push(killed.elapsed().as_secs_f64());
            println!(
                "restart: listens after {:.2} s, accepts a move after {:.2} s and {:.2} s of processor time",
                ready.as_secs_f64(),
                killed.elapsed().as_secs_f64(),
                server.processor_time()
            );
            sleep(Duration::from_secs(5)).await;
        }
        server.kill().await?;
        Ok(tables.len() == self.bench.kept && at_most("first move accepted after kill -9, in seconds", &times, 2.0))
    }
}

fn at_least(what: &str, ratios: &[f64], target: f64) -> bool {
    let median = quantile(&mut ratios.to_vec(), 0.5);
    println!("{what}: {median:.2} (target: at least {target}; {})", all(ratios));
    median >= target
}

fn at_most(what: &str, ratios: &[f64], target: f64) -> bool {
    let median = quantile(&mut ratios.to_vec(), 0.5);
    println!("{what}: {median:.2} (target: at most {target}; {})", all(ratios));
    median <= target
}

fn all(values: &[f64]) -> String {
    values.iter().map(|value| format!("{value:.2}")).collect::<Vec<_>>().join(", ")
}

fn quantile(values: &mut [f64], part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = (values.len() as f64 * part) as usize;
    values.get(place.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}

/// Tables that play.
struct Load {
    tables: JoinSet<()>,
    counted: Arc<Counted>,
}

#[derive(Default)]
struct Counted {
    moves: AtomicU64,
    latencies: Mutex<Vec<f64>>,
}

impl Counted {
    fn add(&self, since: Instant) {
        self.moves.fetch_add(1, Ordering::Relaxed);
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(since.elapsed().as_secs_f64());
    }
}

impl Load {
    /// Opens tables and lets them play: each move so long after the one before.
    async fn start(address: SocketAddr, turn: Turn, tables: usize, pace: Duration) -> io::Result<Load> {
        let (site, counted) = (Arc::new(Site::new(address)), Arc::new(Counted::default()));
        let places = Arc::new(Semaphore::new(32));
        let (mut all, mut opening) = (JoinSet::new(), JoinSet::new());
        for n in 0..tables as u64 {
            let (site, places) = (Arc::clone(&site), Arc::clone(&places));
            opening.spawn(async move {
                let _place = places.acquire().await.ok()?;
                Some(if turn == Turn::Bare || turn == Turn::Long {
                    Either::Bare(Box::new(bare_pair(&site, n).await?))
                } else {
                    Either::Ours(Box::new(Pair::sit(&site, n).await?))
                })
            });
        }
        let mut n = 0;
        while let Some(pair) = opening.join_next().await {
            let pair = pair.ok().flatten().ok_or_else(|| io::Error::other("a table cannot be opened"))?;
            let (counted, start) =
                (Arc::clone(&counted), pace.min(Duration::from_secs(1)).mul_f64(f64::from(n) / tables as f64));
            n += 1;
            all.spawn(async move {
                if pace == Duration::MAX {
                    return pair.idle().await;
                }
                sleep(start).await;
                match pair {
                    Either::Bare(sockets) => play_bare(*sockets, pace, &counted).await,
                    Either::Ours(mut pair) => pair.play_on(pace, &counted).await,
                }
            });
        }
        Ok(Load { tables: all, counted })
    }

    fn moves(&self) -> u64 {
        assert!(!self.tables.is_empty());
        self.counted.moves.load(Ordering::Relaxed)
    }

    fn latencies(&self) -> Vec<f64> {
        std::mem::take(&mut *self.counted.latencies.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

enum Either {
    Bare(Box<[Socket; 2]>),
    Ours(Box<Pair>),
}

impl Either {
    /// Reads, says that it is there, and does nothing.
    async fn idle(self) {
        let (mut sockets, ping) = match self {
            Either::Bare(sockets) => (*sockets, false),
            Either::Ours(pair) => (pair.sockets, true),
        };
        loop {
            let [first, second] = &mut sockets;
            tokio::select! {
                message = first.next() => if message.is_none() { return },
                message = second.next() => if message.is_none() { return },
                () = sleep(Duration::from_secs(4)), if ping => {
                    for socket in &mut sockets {
                        send(socket, &Up::Ping).await;
                    }
                }
            }
        }
    }
}

async fn bare_pair(site: &Site, n: u64) -> Option<[Socket; 2]> {
    let mut sockets = [connect(site, PATIENCE).await?, connect(site, PATIENCE).await?];
    for socket in &mut sockets {
        socket.send(Message::text(n.to_string())).await.ok()?;
    }
    Some(sockets)
}

/// Each message is passed on to both sockets; then the other one has its turn.
async fn play_bare(mut sockets: [Socket; 2], pace: Duration, counted: &Counted) {
    let text = |n: u32| serde_json::to_string(&Up::Answer(Answer { epoch: 1, decision: n % 50, answer: 17 }));
    let mut n = 0;
    loop {
        sleep(pace).await;
        let Ok(text) = text(n) else { return };
        let sent = Instant::now();
        let turn = n as usize % 2;
        if sockets[turn].send(Message::text(text)).await.is_err() {
            return;
        }
        for (place, socket) in sockets.iter_mut().enumerate() {
            let Some(Ok(_)) = socket.next().await else { return };
            if place == turn {
                counted.add(sent);
            }
        }
        n += 1;
    }
}

/// Two players at a table.
struct Pair {
    table: TableId,
    n: u64,
    sockets: [Socket; 2],
    chance: Chance,
    /// Who is asked, and what they will answer.
    asked: Option<(usize, Answer)>,
    /// What is not acknowledged yet, and when it was sent.
    pending: Option<(usize, Answer, Instant)>,
    /// Does each of them know that the game is over?
    is_over: [bool; 2],
}

impl Pair {
    /// Opens a table, sits down twice and is dealt to.
    async fn sit(site: &Site, n: u64) -> Option<Pair> {
        let table = open(site.address, GAME, 2, 0).await.ok()?;
        let mut pair = Pair::connect(site, table, n).await?;
        for (seat, socket) in (0..).zip(&mut pair.sockets) {
            greet(socket, table, None).await?;
            let name = Name::new("Load").ok()?;
            send(socket, &Up::Sit(Sit { seat: Some(seat), name, token: key(n, seat) })).await.then_some(())?;
            send(socket, &Up::Ready(true)).await.then_some(())?;
        }
        while pair.asked.is_none() {
            pair.read().await?;
        }
        Some(pair)
    }

    /// Comes back to a table.
    async fn come_back(site: &Site, table: TableId, n: u64) -> Option<Pair> {
        let mut pair = Pair::connect(site, table, n).await?;
        for (seat, socket) in (0..).zip(&mut pair.sockets) {
            greet(socket, table, Some(key(n, seat))).await?;
        }
        Some(pair)
    }

    async fn connect(site: &Site, table: TableId, n: u64) -> Option<Pair> {
        let sockets = [connect(site, PATIENCE).await?, connect(site, PATIENCE).await?];
        let chance = Chance::from_seed(n);
        Some(Pair { table, n, sockets, chance, asked: None, pending: None, is_over: [false; 2] })
    }

    /// Plays some moves.
    async fn play(&mut self, moves: usize) -> Option<()> {
        for _ in 0..moves {
            self.one_move(Duration::ZERO).await?;
        }
        Some(())
    }

    async fn play_on(&mut self, pace: Duration, counted: &Counted) {
        while let Some(sent) = self.one_move(pace).await {
            counted.add(sent);
        }
    }

    /// Waits until somebody is asked, answers, and waits until the answer is acknowledged; when it was sent.
    async fn one_move(&mut self, pace: Duration) -> Option<Instant> {
        loop {
            if self.pending.is_none()
                && let Some((place, answer)) = self.asked.take()
            {
                if pace > Duration::ZERO {
                    sleep(pace).await;
                }
                self.pending = Some((place, answer, Instant::now()));
                send(&mut self.sockets[place], &Up::Answer(answer)).await.then_some(())?;
            }
            if let Some(sent) = self.read().await? {
                return Some(sent);
            }
        }
    }

    /// Reads a message; if it acknowledges an answer, when that was sent.
    async fn read(&mut self) -> Option<Option<Instant>> {
        let [first, second] = &mut self.sockets;
        let (place, message) = tokio::select! {
            message = first.next() => (0, message),
            message = second.next() => (1, message),
        };
        match read(message?.ok()?)? {
            Down::At(at) => {
                let is_pending = |(other, answer, _): &(usize, Answer, Instant)| {
                    *other == place && (at.epoch, at.decision) != (answer.epoch, Some(answer.decision))
                };
                let acknowledged = self.pending.take_if(|pending| is_pending(pending));
                if let Some(decision) = at.decision
                    && self.pending.is_none_or(|(other, ..)| other != place)
                {
                    let answers = Kind::Claim.answers(&at.view).ok()?;
                    let answer = answers[self.chance.below(answers.len() as u32) as usize];
                    self.asked = Some((place, Answer { epoch: at.epoch, decision, answer }));
                }
                return Some(acknowledged.map(|(.., sent)| sent));
            }
            Down::Table(table) => {
                let is_over = table.stage == Stage::Over;
                if is_over && !std::mem::replace(&mut self.is_over[place], is_over) {
                    send(&mut self.sockets[place], &Up::Agree(Proposal::Rematch)).await.then_some(())?;
                }
                self.is_over[place] = is_over;
            }
            Down::Refused(refusal) => {
                eprintln!("load: {refusal:?}");
                return None;
            }
            Down::Seated(_) | Down::Phrase(_) | Down::Pong => {}
        }
        Some(None)
    }
}

fn key(n: u64, seat: u8) -> Token {
    token(2, n << 8 | u64::from(seat))
}

async fn greet(socket: &mut Socket, table: TableId, token: Option<Token>) -> Option<()> {
    let build = Some(wire::BUILD.into());
    send(socket, &Up::Hello(Hello { protocol: PROTOCOL, build, table, token, resume: None })).await.then_some(())
}

fn read(message: Message) -> Option<Down> {
    match message {
        Message::Text(text) => serde_json::from_str(&text).ok(),
        _ => None,
    }
}

/// Comes back to the first of these tables and plays a move, as soon as it can.
async fn first_move(site: &Site, tables: &[(TableId, u64)]) -> Option<()> {
    let (table, n) = tables.first()?;
    loop {
        if let Some(mut pair) = Pair::come_back(site, *table, *n).await {
            return pair.play(1).await;
        }
        sleep(Duration::from_millis(10)).await;
    }
}
