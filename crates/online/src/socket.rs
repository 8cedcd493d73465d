//! A WebSocket: reads what the client sends, hands it to the table, and sends what the table puts into the outbox.
//!
//! Nothing is decided here: this task may end at any moment, with the connection.

use std::{net::IpAddr, pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use serde::Deserialize;
use tokio::{
    sync::watch,
    time::{Instant, sleep_until, timeout},
};
use wire::{Close, Code, Down, Hello, PROTOCOL, Refusal, Up, limits};

use crate::{
    Online,
    actor::{JoinError, Request, message},
    outbox::{Next, Outbox},
    rate_limit::{Bucket, SocketPlace, TooFast},
    registry::Joined,
};

/// The longest message that is read at all. One that is longer than allowed but not longer than this is refused; with a
/// longer one the connection is closed.
pub(crate) const LONGEST: usize = 64 * 1024;
/// How long a client has to take the last message.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves a client until it is gone.
pub(crate) async fn run(online: Online, address: IpAddr, place: SocketPlace, socket: WebSocket) {
    let now = std::time::Instant::now();
    let limits = &online.0.registry.limits;
    let mut client = Client {
        outbox: Arc::default(),
        joined: None,
        messages: Bucket::new(limits.messages, now),
        phrases: Bucket::new(limits.phrases, now),
        address,
        online,
    };
    client.serve(socket).await;
    client.leave().await;
    drop(place);
}

struct Client {
    online: Online,
    address: IpAddr,
    outbox: Arc<Outbox>,
    joined: Option<Joined>,
    messages: Bucket,
    phrases: Bucket,
}

impl Client {
    async fn serve(&mut self, mut socket: WebSocket) {
        let (silence, mut stop) = (self.online.0.silence, self.online.0.stop.subscribe());
        let mut heard = Instant::now();
        // Both last for as long as the connection: a timer for every message would cost more than the message.
        let (mut timer, mut stopping) = (pin!(sleep_until(heard + silence)), pin!(told_to_stop(&mut stop)));
        loop {
            if let Some(close) = self.send(&mut socket, silence).await {
                return farewell(socket, close).await;
            }
            let received = tokio::select! {
                // To look for a message costs more than to see that there is something to send.
                biased;
                () = self.outbox.news() => continue,
                () = &mut stopping => return farewell(socket, Some(Close::Restart)).await,
                received = socket.recv() => received,
                () = &mut timer => {
                    let is_early = Instant::now() < heard + silence;
                    timer.as_mut().reset(heard + silence);
                    if is_early {
                        continue;
                    }
                    // If it was this process that did not run, there is something to read.
                    match timeout(Duration::ZERO, socket.recv()).await {
                        Ok(received) => received,
                        Err(_) => return,
                    }
                }
            };
            heard = Instant::now();
            match received {
                Some(Ok(Message::Text(text))) => self.receive(&text).await,
                Some(Ok(Message::Binary(_))) => self.receive_binary(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            }
        }
    }

    /// Sends what waits. `Some` if the connection is to be closed, with a code if the client is still there.
    async fn send(&self, socket: &mut WebSocket, silence: Duration) -> Option<Option<Close>> {
        let first = self.outbox.next()?;
        tokio::select! {
            biased;
            sent = timeout(silence, self.send_all(first, socket)) => match sent {
                Ok(Ok(())) => None,
                Ok(Err(close)) => Some(close),
                Err(_) => Some(Some(Close::TooSlow)),
            },
            () = self.too_slow() => Some(Some(Close::TooSlow)),
        }
    }

    /// Sends a message and all that wait behind it.
    async fn send_all(&self, first: Next, socket: &mut WebSocket) -> Result<(), Option<Close>> {
        let mut next = Some(first);
        while let Some(message) = next {
            match message {
                Next::Send(text) => socket.feed(Message::Text(text)).await.map_err(|_| None)?,
                Next::Close(close) => return Err(Some(close)),
            }
            next = self.outbox.next();
            if next.is_none() {
                socket.flush().await.map_err(|_| None)?;
                // Of what came meanwhile only `too_slow` has been told.
                next = self.outbox.next();
            }
        }
        Ok(())
    }

    /// Waits until more has piled up than may wait.
    async fn too_slow(&self) {
        while !self.outbox.is_too_slow() {
            self.outbox.news().await;
        }
    }

    async fn receive(&mut self, text: &Utf8Bytes) {
        if let Err(too_fast) = self.messages.take(std::time::Instant::now()) {
            return self.slow_down(too_fast);
        }
        if text.len() > limits::UP {
            let why = format!("a message has at most {} bytes", limits::UP);
            return self.refuse(Refusal::new(Code::TooLong, why));
        }
        match serde_json::from_str(text) {
            Ok(Up::Ping) => self.outbox.push(message(&Down::Pong)),
            Ok(Up::Hello(hello)) => self.hello(hello).await,
            Ok(up) => self.pass_on(up).await,
            Err(error) => self.misread(text, &error),
        }
    }

    /// Refuses what is no message here. It may be one of another version, or its only fault may be the name.
    fn misread(&mut self, text: &str, error: &serde_json::Error) {
        let glimpse: Glimpse = serde_json::from_str(text).unwrap_or_default();
        if let Some(GlimpseOfHello { protocol, build }) = glimpse.hello
            && let Err(refusal) = self.speaks_to(protocol, build.as_deref())
        {
            return self.refuse_and_close(refusal, Close::OtherBuild);
        }
        let bad_name = glimpse.sit.and_then(|GlimpseOfSit { name }| wire::Name::new(&name).err());
        self.refuse(match bad_name {
            Some(bad) => Refusal::new(Code::Name, bad.to_string()),
            None => Refusal::new(Code::Malformed, error.to_string()),
        });
    }

    /// Can a client of this version and build be served?
    fn speaks_to(&self, protocol: u32, build: Option<&str>) -> Result<(), Refusal> {
        if protocol != PROTOCOL {
            let why = format!("this server speaks version {PROTOCOL} of the protocol");
            return Err(Refusal::new(Code::Protocol, why));
        }
        if build.is_some_and(|build| build != self.online.0.build) {
            return Err(Refusal::new(Code::Protocol, "this server is of another build: reload the page"));
        }
        Ok(())
    }

    fn receive_binary(&mut self) {
        match self.messages.take(std::time::Instant::now()) {
            Ok(()) => self.refuse(Refusal::new(Code::Malformed, "messages are text")),
            Err(too_fast) => self.slow_down(too_fast),
        }
    }

    async fn hello(&mut self, hello: Hello) {
        if let Err(refusal) = self.speaks_to(hello.protocol, hello.build.as_deref()) {
            return self.refuse_and_close(refusal, Close::OtherBuild);
        }
        if let Err(too_fast) = self.online.0.addresses.hello(self.address) {
            return self.slow_down(too_fast);
        }
        self.leave().await;
        match self.online.0.registry.join(hello.table, hello.token, hello.resume, &self.outbox).await {
            Ok(joined) => self.joined = Some(joined),
            Err(JoinError::NoTable) => {
                self.refuse_and_close(Refusal::new(Code::NoTable, "there is no such table"), Close::NoSuchTable);
            }
            Err(JoinError::NoSeat) => {
                self.refuse_and_close(Refusal::new(Code::NoSeat, "the key fits no seat"), Close::NoSuchSeat);
            }
            Err(JoinError::Full) => self.refuse(Refusal::new(Code::Busy, "too many watch this table")),
            Err(JoinError::Storage) => self.refuse(Refusal::new(Code::Storage, "the table cannot be read")),
        }
    }

    async fn pass_on(&mut self, up: Up) {
        let Some(joined) = &self.joined else {
            return self.refuse(Refusal::new(Code::NoHello, "say hello first"));
        };
        if let Up::Phrase(_) = up
            && let Err(TooFast::RetryAfter(_) | TooFast::Enough) = self.phrases.take(std::time::Instant::now())
        {
            let retry_after = Some((1_000.0 / self.online.0.registry.limits.phrases.per_second) as u32);
            let refusal = Refusal::new(Code::SlowDown, "one phrase at a time");
            return self.refuse(Refusal { retry_after, ..refusal });
        }
        if joined.requests.send(Request::Up(joined.socket, up)).await.is_err() {
            // The table could not be kept awake. Whoever comes back wakes it.
            self.outbox.close(Close::Restart);
        }
    }

    async fn leave(&mut self) {
        if let Some(Joined { socket, requests }) = self.joined.take() {
            let _ = requests.send(Request::Gone(socket)).await;
        }
    }

    fn slow_down(&self, too_fast: TooFast) {
        match too_fast {
            TooFast::RetryAfter(_) => self.refuse(too_fast.refusal("too many messages")),
            TooFast::Enough => self.outbox.close(Close::TooMuch),
        }
    }

    fn refuse(&self, refusal: Refusal) {
        self.outbox.push(message(&Down::Refused(refusal)));
    }

    fn refuse_and_close(&self, refusal: Refusal, close: Close) {
        self.refuse(refusal);
        self.outbox.close(close);
    }
}

async fn told_to_stop(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|is_stopping| *is_stopping).await;
}

/// Closes the connection, with a code if there is one to be told.
async fn farewell(mut socket: WebSocket, close: Option<Close>) {
    let Some(close) = close else { return };
    let frame = CloseFrame { code: close.code(), reason: Utf8Bytes::default() };
    let goodbye = async {
        socket.send(Message::Close(Some(frame))).await?;
        // Until the client has closed too: what is cut before that may never arrive.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(FAREWELL, goodbye).await;
}

/// Becomes true when the server stops.
pub(crate) type Stop = watch::Sender<bool>;

/// What can be made out of a message that cannot be read as a whole.
#[derive(Default, Deserialize)]
struct Glimpse {
    hello: Option<GlimpseOfHello>,
    sit: Option<GlimpseOfSit>,
}

#[derive(Deserialize)]
struct GlimpseOfHello {
    protocol: u32,
    build: Option<String>,
}

#[derive(Deserialize)]
struct GlimpseOfSit {
    name: String,
}
