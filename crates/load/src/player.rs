//! A client: somebody at a seat who answers at random, or a spectator.

use std::{sync::Arc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use game::{Chance, View as _};
use tokio::{
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{
    Answer, Close, Code, Down, Hello, Json, Name, PROTOCOL, Proposal, Refusal, Seat, Sit, Stage, Table, Token, Up, Who,
};

use crate::{
    ledger::Ledger,
    site::{Phase, Site, Stats, Violation},
};

/// How clients behave. Real ones take more time for everything.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// Whoever has heard nothing for this long connects again.
    pub silence: Duration,
    /// How often to say that one is still there.
    pub ping: Duration,
    /// An answer that was not acknowledged for this long is sent again.
    pub resend: Duration,
    /// The time to think.
    pub pace: Duration,
    /// About how long a client stays connected before it connects again for no reason.
    pub restless: Option<Duration>,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            silence: Duration::from_secs(3),
            ping: Duration::from_secs(1),
            resend: Duration::from_millis(500),
            pace: Duration::ZERO,
            restless: None,
        }
    }
}

/// Which game a client reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Claim,
    ClaimIt,
}

impl Kind {
    /// The numbers of the answers that a view allows.
    pub(crate) fn answers(self, view: &Json) -> Result<Vec<u8>, Violation> {
        let wrong = |error: serde_json::Error| Violation(format!("a view cannot be read: {error}"));
        Ok(match self {
            Kind::Claim => {
                serde_json::from_str::<claim::View>(view.get()).map_err(wrong)?.answers().numbers().collect()
            }
            Kind::ClaimIt => {
                serde_json::from_str::<claim_it::View>(view.get()).map_err(wrong)?.answers().numbers().collect()
            }
        })
    }
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A client, and what it was told.
#[derive(Debug)]
pub(crate) struct Player {
    pub(crate) site: Arc<Site>,
    pub(crate) habits: Habits,
    pub(crate) kind: Kind,
    pub(crate) ledger: Ledger,
    pub(crate) chance: Chance,
    /// When it answers.
    answer_at: Option<Instant>,
    /// When the last answer was sent.
    sent_at: Instant,
    is_settled: bool,
    /// The table as it was last described.
    table: Option<Table>,
}

/// Why a connection is over.
enum End {
    /// It was lost.
    Cut,
    /// All is done.
    Done,
}

impl Player {
    pub(crate) fn new(site: Arc<Site>, habits: Habits, kind: Kind, ledger: Ledger, seed: u64) -> Player {
        let chance = Chance::from_seed(seed);
        let now = Instant::now();
        Player { site, habits, kind, ledger, chance, answer_at: None, sent_at: now, is_settled: false, table: None }
    }

    /// Plays until the run is over.
    pub(crate) async fn run(mut self) -> Ledger {
        loop {
            match self.session().await {
                Ok(End::Done) => return self.ledger,
                Ok(End::Cut) => Stats::add(&self.site.stats.cuts),
                Err(violation) => {
                    self.site.report(violation);
                    return self.ledger;
                }
            }
            let wait = u64::from(self.chance.below(150));
            sleep(Duration::from_millis(20 + wait)).await;
        }
    }

    /// One connection.
    async fn session(&mut self) -> Result<End, Violation> {
        let is_last = *self.site.phase.borrow() == Phase::Leave;
        let Some(mut socket) = connect(&self.site, self.habits.silence).await else { return Ok(End::Cut) };
        let resume = self.ledger.known().filter(|_| !is_last);
        let token = self.ledger.token.filter(|_| self.ledger.is_seated);
        let hello =
            Hello { protocol: PROTOCOL, build: Some(wire::BUILD.into()), table: self.ledger.table, token, resume };
        let mut is_open = send(&mut socket, &Up::Hello(hello)).await;
        if let Some(token) = self.ledger.token.filter(|_| !self.ledger.is_seated) {
            let name = Name::new("Load").map_err(|error| Violation(error.to_string()))?;
            is_open &= send(&mut socket, &Up::Sit(Sit { seat: None, name, token })).await;
        }
        let mut phases = self.site.phase.subscribe();
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        let restless = self.habits.restless.map(|mean| heard + mean.mul_f64(2.0 * self.chance.unit()));
        // An answer of an earlier connection may not have arrived.
        let mut is_resent = false;
        // Whoever leaves has looked at the game in this connection: in a bad network nothing may arrive.
        let mut is_told = false;
        while is_open {
            let resend = self.ledger.pending().map(|_| self.sent_at + self.habits.resend);
            let quiet = is_last.then(|| heard + Duration::from_millis(300));
            let timers = [
                Some(heard + self.habits.silence),
                Some(pinged + self.habits.ping),
                resend,
                self.answer_at,
                restless,
                quiet,
            ];
            let next = timers.into_iter().flatten().min().unwrap_or(heard);
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        Stats::add(&self.site.stats.received);
                        let down: Down = serde_json::from_str(&text)
                            .map_err(|error| Violation(format!("a message cannot be read: {error}: {text}")))?;
                        is_told |= matches!(down, Down::At(_));
                        is_open &= self.receive(&mut socket, down, &mut is_resent).await?;
                    }
                    Some(Ok(Message::Close(frame))) => return self.closed(frame.map(|frame| frame.code.into())),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Ok(End::Cut),
                },
                () = sleep_until(next) => {}
                changed = phases.changed() => if changed.is_err() { return Ok(End::Done) },
            }
            let now = Instant::now();
            let phase = *phases.borrow_and_update();
            if is_last
                && quiet.is_some_and(|quiet| quiet <= now)
                && (is_told || self.ledger.last.is_none() && now > heard + self.habits.silence / 2)
            {
                return Ok(End::Done);
            }
            if heard + self.habits.silence <= now || restless.is_some_and(|restless| restless <= now) {
                return Ok(End::Cut);
            }
            if phase == Phase::Leave && !is_last {
                // Once more, from the start.
                return Ok(End::Cut);
            }
            if phase == Phase::Settle && self.ledger.pending().is_none() && !self.is_settled {
                self.is_settled = true;
                self.site.settled.send_modify(|settled| *settled += 1);
            }
            if pinged + self.habits.ping <= now {
                pinged = now;
                is_open &= send(&mut socket, &Up::Ping).await;
                // What was refused is tried again.
                is_open &= self.look_at_table(&mut socket).await;
                if self.ledger.token.is_some() && !self.ledger.is_seated {
                    return Ok(End::Cut);
                }
            }
            if let Some(answer) = self.ledger.pending().filter(|_| self.sent_at + self.habits.resend <= now) {
                is_open &= self.send_again(&mut socket, answer).await;
            }
            if self.answer_at.is_some_and(|at| at <= now) {
                self.answer_at = None;
                if phase == Phase::Play {
                    is_open &= self.answer(&mut socket).await?;
                }
            }
        }
        Ok(End::Cut)
    }

    /// A message; whether the connection is still there.
    async fn receive(&mut self, socket: &mut Socket, down: Down, is_resent: &mut bool) -> Result<bool, Violation> {
        match down {
            Down::At(at) => {
                let has_ended = at.ended.is_some() && !self.ledger.records.contains_key(&at.epoch);
                if self.ledger.told(at)? {
                    Stats::add(&self.site.stats.acknowledged);
                }
                if has_ended {
                    Stats::add(&self.site.stats.ended);
                }
                if self.ledger.asked().is_some() {
                    self.answer_at = Some(Instant::now() + self.habits.pace);
                }
                if let Some(answer) = self.ledger.pending()
                    && !std::mem::replace(is_resent, true)
                    && self.sent_at + Duration::from_millis(10) < Instant::now()
                {
                    return Ok(self.send_again(socket, answer).await);
                }
            }
            Down::Table(table) => {
                self.table = Some(table);
                return Ok(self.look_at_table(socket).await);
            }
            Down::Seated(_) => self.ledger.is_seated = true,
            Down::Refused(refusal) => self.refused(refusal)?,
            Down::Phrase(_) | Down::Pong => {}
        }
        Ok(true)
    }

    /// Says ready, and wants another game after each.
    async fn look_at_table(&mut self, socket: &mut Socket) -> bool {
        // Whoever wants another game has to know how this one ended: then nothing of it is sent again.
        let is_playing = *self.site.phase.borrow() == Phase::Play && self.ledger.pending().is_none();
        let Some(table) = self.table.as_ref().filter(|_| is_playing) else { return true };
        let Some(you) = table.you else { return true };
        let is_unready = |seat: &Seat| matches!(seat.who, Who::Person(_)) && !seat.ready;
        match table.stage {
            Stage::Lobby if table.seats.get(usize::from(you)).is_some_and(is_unready) => {
                send(socket, &Up::Ready(true)).await
            }
            Stage::Over => {
                let has_agreed =
                    table.offers.iter().any(|offer| offer.proposal == Proposal::Rematch && offer.agreed.contains(&you));
                has_agreed || send(socket, &Up::Agree(Proposal::Rematch)).await
            }
            Stage::Lobby | Stage::Playing => true,
        }
    }

    async fn answer(&mut self, socket: &mut Socket) -> Result<bool, Violation> {
        let (Some((epoch, decision)), Some(last)) = (self.ledger.asked(), &self.ledger.last) else { return Ok(true) };
        let answers = self.kind.answers(&last.view)?;
        if answers.is_empty() {
            return Err(Violation(format!("table {} asks and allows no answer", self.ledger.table)));
        }
        let answer = answers[self.chance.below(answers.len() as u32) as usize];
        let answer = Answer { epoch, decision, answer };
        self.ledger.answer(answer);
        self.sent_at = Instant::now();
        Ok(send(socket, &Up::Answer(answer)).await)
    }

    async fn send_again(&mut self, socket: &mut Socket, answer: Answer) -> bool {
        self.sent_at = Instant::now();
        Stats::add(&self.site.stats.resends);
        send(socket, &Up::Answer(answer)).await
    }

    fn refused(&mut self, refusal: Refusal) -> Result<(), Violation> {
        match refusal.code {
            Code::Storage | Code::Busy => Stats::add(&self.site.stats.unstored),
            // Sent twice, and meanwhile done.
            Code::Stage | Code::NotProposable => {}
            _ => {
                let who = self.ledger.token.map_or("a spectator", |_| "a player");
                return Err(Violation(format!("table {}: {who} is refused: {refusal:?}", self.ledger.table)));
            }
        }
        Ok(())
    }

    fn closed(&self, code: Option<u16>) -> Result<End, Violation> {
        match code.and_then(Close::from_code) {
            Some(close @ (Close::NoSuchTable | Close::NoSuchSeat | Close::OtherBuild | Close::TooMuch)) => {
                Err(Violation(format!("table {}: closed with {close:?}", self.ledger.table)))
            }
            _ => Ok(End::Cut),
        }
    }
}

/// A connection, unless there is none to be had.
pub(crate) async fn connect(site: &Site, patience: Duration) -> Option<Socket> {
    let request = format!("ws://{}/api/socket", site.address).into_client_request().ok()?;
    let connecting = async {
        let socket = TcpSocket::new_v4().ok()?;
        let stream = socket.connect(site.address).await.ok()?;
        let _ = stream.set_nodelay(true);
        Some(client_async(request, stream).await.ok()?.0)
    };
    timeout(patience, connecting).await.ok().flatten()
}

/// Sends a message; whether the connection is still there.
pub(crate) async fn send(socket: &mut Socket, up: &Up) -> bool {
    let text = serde_json::to_string(up).unwrap_or_default();
    let sending = socket.send(Message::text(text));
    matches!(timeout(Duration::from_secs(5), sending).await, Ok(Ok(())))
}

/// A key, the same for the same number.
pub(crate) fn token(seed: u64, n: u64) -> Token {
    let mut chance = Chance::from_seed(seed ^ n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut bits = [0; 20];
    for chunk in bits.chunks_mut(4) {
        chunk.copy_from_slice(&(chance.bits() as u32).to_le_bytes());
    }
    Token::new(bits)
}
