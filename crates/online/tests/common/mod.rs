//! A server for tests, and clients that know both games.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use game::View as _;
use online::{Online, Options};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue},
};
use wire::{
    Answer, At, Clock, Down, Hello, Json, Name, NewTable, Opened, PROTOCOL, Resume, Seating, Sit, TableId, Token, Up,
};

/// How long a test waits for something that has to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// A directory that is deleted at the end.
pub(crate) struct Directory(pub(crate) PathBuf);

impl Directory {
    pub(crate) fn new() -> Directory {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tables-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Directory(path)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in the process of the test.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) online: Online,
    serving: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start(options: Options) -> Server {
        let online = Online::open(options).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = online.router().into_make_service_with_connect_info::<SocketAddr>();
        let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Server { address, online, serving }
    }

    /// Ends it, so that its directory can be served again.
    pub(crate) async fn stop(self) {
        self.online.close().await;
        self.serving.abort();
        let _ = self.serving.await;
        // The last tasks let go of the directory.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

pub(crate) fn options(directory: &Directory) -> Options {
    let mut options = Options::new(&directory.0);
    // Tests play faster than people.
    options.limits.messages = online::Rate { burst: 1e9, per_second: 1e9 };
    options
}

pub(crate) fn token(n: u8) -> Token {
    Token::new([n; 20])
}

pub(crate) fn json(text: &str) -> Json {
    serde_json::value::RawValue::from_string(text.into()).unwrap()
}

pub(crate) fn new_table(game: &str, seats: Vec<Seating>) -> NewTable {
    NewTable { game: json(game), seats, clock: Clock::None, webhook: None }
}

/// A request over HTTP, and its response: the status, the headers, the body.
pub(crate) async fn request(address: SocketAddr, head: &str, body: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let text = format!("{head}\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_lowercase(), body.to_owned())
}

pub(crate) async fn open(address: SocketAddr, new: &NewTable) -> TableId {
    let (status, _, body) = request(address, "POST /api/tables HTTP/1.1", &serde_json::to_string(new).unwrap()).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str::<Opened>(&body).unwrap().table
}

/// The numbers that the view of either game allows.
pub(crate) fn answers(view: &Json) -> Vec<u8> {
    let claim: Result<claim::View, _> = serde_json::from_str(view.get());
    match claim {
        Ok(view) => view.answers().numbers().collect(),
        Err(why) => {
            let view: Result<claim_it::View, _> = serde_json::from_str(view.get());
            view.unwrap_or_else(|error| panic!("{why}; {error}")).answers().numbers().collect()
        }
    }
}

/// What a client gets.
#[derive(Debug)]
pub(crate) enum Got {
    Message(Down, String),
    Closed(Option<u16>),
}

/// A connection, and what it has seen.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// All that was sent to it, in order.
    pub(crate) captured: Vec<String>,
    /// The events of each epoch, by their numbers.
    pub(crate) events: BTreeMap<(u32, u64), String>,
    pub(crate) table: Option<wire::Table>,
    pub(crate) at: Option<At>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        Client::try_connect(address, None).await.unwrap()
    }

    pub(crate) async fn try_connect(address: SocketAddr, origin: Option<&'static str>) -> Result<Client, String> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", HeaderValue::from_static(origin));
        }
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        let (socket, _) = client_async(request, stream).await.map_err(|error| error.to_string())?;
        Ok(Client { socket, captured: Vec::new(), events: BTreeMap::new(), table: None, at: None })
    }

    /// Connects and says hello.
    pub(crate) async fn join(address: SocketAddr, table: TableId, token: Option<Token>) -> Client {
        let mut client = Client::connect(address).await;
        client.hello(table, token, None).await;
        client
    }

    /// Connects, sits down and is ready.
    pub(crate) async fn sit(address: SocketAddr, table: TableId, n: u8, name: &str) -> Client {
        let mut client = Client::join(address, table, None).await;
        client.send(&Up::Sit(Sit { seat: None, name: Name::new(name).unwrap(), token: token(n) })).await;
        client.until("seated", |down| matches!(down, Down::Seated(_))).await;
        client.send(&Up::Ready(true)).await;
        client
    }

    pub(crate) async fn hello(&mut self, table: TableId, token: Option<Token>, resume: Option<Resume>) {
        let build = Some(wire::BUILD.into());
        self.send(&Up::Hello(Hello { protocol: PROTOCOL, build, table, token, resume })).await;
    }

    pub(crate) async fn send(&mut self, up: &Up) {
        self.send_text(serde_json::to_string(up).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        // If the server has closed, the next read says so.
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub(crate) async fn next(&mut self) -> Got {
        let next = timeout(PATIENCE, self.read()).await;
        next.unwrap_or_else(|_| panic!("nothing came; before: {:?}", self.captured.last()))
    }

    async fn read(&mut self) -> Got {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    assert!(text.len() <= wire::limits::DOWN, "{} bytes", text.len());
                    let down: Down = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.captured.push(text.to_string());
                    self.note(&down);
                    return Got::Message(down, text.to_string());
                }
                Some(Ok(Message::Close(frame))) => return Got::Closed(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Got::Closed(None),
            }
        }
    }

    fn note(&mut self, down: &Down) {
        match down {
            Down::Table(table) => self.table = Some(table.clone()),
            Down::At(at) => {
                for (n, event) in (at.from..).zip(&at.events) {
                    let known = self.events.insert((at.epoch, n), event.get().into());
                    assert!(known.is_none_or(|known| known == event.get()), "event {n} has changed");
                }
                self.at = Some(at.clone());
            }
            _ => {}
        }
    }

    /// Reads until a message comes that fits.
    pub(crate) async fn until(&mut self, what: &str, fits: impl Fn(&Down) -> bool) -> Down {
        loop {
            match self.next().await {
                Got::Message(down, _) if fits(&down) => return down,
                Got::Message(..) => {}
                Got::Closed(code) => {
                    panic!("closed with {code:?} while waiting for {what}; {:?}", self.captured.last())
                }
            }
        }
    }

    /// Reads until the connection is closed: the code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Got::Closed(code) = self.next().await {
                return code;
            }
        }
    }

    pub(crate) async fn at(&mut self) -> At {
        self.until("at", |down| matches!(down, Down::At(_))).await;
        self.at.clone().unwrap()
    }

    /// Is there nothing to read for a while?
    pub(crate) async fn is_quiet(&mut self, wait: Duration) -> bool {
        timeout(wait, self.read()).await.is_err()
    }

    /// The decision that this seat is asked for, and the answers that are allowed.
    pub(crate) fn asked(&self) -> Option<(Answer, Vec<u8>)> {
        let at = self.at.as_ref()?;
        let decision = at.decision?;
        let answers = answers(&at.view);
        Some((Answer { epoch: at.epoch, decision, answer: *answers.first()? }, answers))
    }

    /// Answers whenever asked, somehow, until the game is over: its record.
    pub(crate) async fn play(&mut self, seed: u64) -> String {
        let mut chance = game::Chance::from_seed(seed);
        let mut sent = None;
        loop {
            if let Some(ended) = self.at.as_ref().and_then(|at| at.ended.as_ref()) {
                return ended.record.clone();
            }
            if let Some((answer, all)) = self.asked()
                && sent != Some((answer.epoch, answer.decision))
            {
                sent = Some((answer.epoch, answer.decision));
                let answer = Answer { answer: all[chance.below(all.len() as u32) as usize], ..answer };
                self.send(&Up::Answer(answer)).await;
            }
            match self.next().await {
                Got::Message(Down::Refused(refusal), _) => panic!("{refusal:?}"),
                Got::Message(..) => {}
                Got::Closed(code) => panic!("closed with {code:?}"),
            }
        }
    }
}
