//! Whatever clients send, they are refused with a code and a sentence, and the table goes on.

use std::time::Duration;

use futures_util::SinkExt as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use wire::{Answer, Close, Code, Down, Proposal, Refusal, Seating, Stage, TableId, Up};

use crate::common::{Client, Directory, Got, Server, new_table, open, options, request, token};

const CLAIM: &str = r#"{"set": "shadow"}"#;

/// A server with a table at which two play.
struct Table {
    server: Server,
    id: TableId,
    ada: Client,
    bo: Client,
    _directory: Directory,
}

impl Table {
    async fn new() -> Table {
        let directory = Directory::new();
        let server = Server::start(options(&directory)).await;
        let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
        let mut ada = Client::sit(server.address, table, 1, "Ada").await;
        let mut bo = Client::sit(server.address, table, 2, "Bo").await;
        ada.at().await;
        bo.at().await;
        Table { server, id: table, ada, bo, _directory: directory }
    }

    /// The table goes on: the game is played to its end.
    async fn goes_on(mut self) {
        let (first, second) = tokio::join!(self.ada.play(1), self.bo.play(2));
        assert_eq!(first, second);
        self.server.stop().await;
    }
}

async fn refused(client: &mut Client) -> Refusal {
    match client.until("a refusal", |down| matches!(down, Down::Refused(_))).await {
        Down::Refused(refusal) => {
            assert!(!refusal.message.is_empty(), "{refusal:?}");
            refusal
        }
        _ => unreachable!(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused() {
    let mut table = Table::new().await;
    let deep = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
    let deep_in = format!(r#"{{"answer":{}{}}}"#, r#"{"a":"#.repeat(600), "1".to_owned() + &"}".repeat(600));
    for (text, code) in [
        ("", Code::Malformed),
        ("{", Code::Malformed),
        ("null", Code::Malformed),
        ("[]", Code::Malformed),
        ("{}", Code::Malformed),
        ("\u{0}", Code::Malformed),
        (r#"{"answer": {"epoch": 1, "decision": 0, "answer": 256}}"#, Code::Malformed),
        (r#"{"answer": {"epoch": 1, "decision": -1, "answer": 0}}"#, Code::Malformed),
        (r#"{"answer": {"epoch": 1, "decision": 0, "answer": 0, "seat": 1}}"#, Code::Malformed),
        (r#"{"answer": {"epoch": 1, "decision": 1e99, "answer": 0}}"#, Code::Malformed),
        (r#"{"answer": {"decision": 0, "answer": 0}}"#, Code::Malformed),
        (r#"{"cheat": true}"#, Code::Malformed),
        (r#"{"phrase": 200}"#, Code::Malformed),
        (r#"{"ready": true, "leave": null}"#, Code::Malformed),
        (r#"{"agree": {"undo": 99}}"#, Code::NotProposable),
        (r#"{"agree": {"bot": 99}}"#, Code::NoSeat),
        (r#"{"agree": {"bot": 1}}"#, Code::NotProposable),
        (r#"{"ready": false}"#, Code::Stage),
        (r#"{"sit": {"name": "\u0007", "token": "00000000000000000000000000000009"}}"#, Code::Name),
        (r#"{"sit": {"name": "\u202eEve", "token": "00000000000000000000000000000009"}}"#, Code::Name),
        (r#"{"sit": {"name": "", "token": "00000000000000000000000000000009"}}"#, Code::Name),
        (r#"{"sit": {"name": "Eve", "token": "short"}}"#, Code::Malformed),
        (r#"{"sit": {"name": "Eve", "token": "00000000000000000000000000000009"}}"#, Code::Taken),
        (&deep, Code::Malformed),
        (&deep_in, Code::Malformed),
        (&"x".repeat(wire::limits::UP + 1), Code::TooLong),
        (&"x".repeat(60 * 1024), Code::TooLong),
    ] {
        table.ada.send_text(text.into()).await;
        let refusal = refused(&mut table.ada).await;
        assert_eq!(refusal.code, code, "{}: {refusal:?}", text.chars().take(80).collect::<String>());
    }
    table.ada.socket.send(Message::Binary(Bytes::from_static(b"{\"ready\":true}"))).await.unwrap();
    assert_eq!(refused(&mut table.ada).await.code, Code::Malformed);
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_only_from_whoever_is_asked_and_once() {
    let mut table = Table::new().await;
    let is_adas = table.ada.asked().is_some();
    let (asked, other) = if is_adas { (&mut table.ada, &mut table.bo) } else { (&mut table.bo, &mut table.ada) };
    let (answer, all) = asked.asked().unwrap();
    // For another's seat: there is no way to name it, only to answer in one's own.
    other.send(&Up::Answer(answer)).await;
    assert_eq!(refused(other).await.code, Code::NotAsked);
    for wrong in [
        Answer { epoch: 0, ..answer },
        Answer { epoch: u32::MAX, ..answer },
        Answer { decision: 1, ..answer },
        Answer { decision: u32::MAX, ..answer },
    ] {
        asked.send(&Up::Answer(wrong)).await;
        assert_eq!(refused(asked).await.code, Code::NotAsked, "{wrong:?}");
    }
    let illegal = (0..=255).find(|number| !all.contains(number)).unwrap();
    asked.send(&Up::Answer(Answer { answer: illegal, ..answer })).await;
    assert_eq!(refused(asked).await.code, Code::Illegal);
    // Sent three times it is played once; another answer to the same decision is not played.
    for _ in 0..3 {
        asked.send(&Up::Answer(answer)).await;
    }
    asked.send(&Up::Answer(Answer { answer: all[all.len() - 1].wrapping_add(1), ..answer })).await;
    assert_eq!(refused(asked).await.code, Code::Answered);
    let at = asked.at().await;
    assert!(at.decision.is_none_or(|decision| decision == 1), "{at:?}");
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_or_has_a_wrong_key_can_do_nothing() {
    let table = Table::new().await;
    let (address, id) = (table.server.address, table.id);
    let mut eve = Client::join(address, id, None).await;
    for up in [
        Up::Ready(true),
        Up::Answer(Answer { epoch: 1, decision: 0, answer: 0 }),
        Up::Agree(Proposal::End),
        Up::Decline(Proposal::Rematch),
        Up::Phrase(0),
        Up::Leave,
    ] {
        eve.send(&up).await;
        assert_eq!(refused(&mut eve).await.code, Code::Spectator, "{up:?}");
    }
    let mut thief = Client::join(address, id, Some(token(9))).await;
    assert_eq!(refused(&mut thief).await.code, Code::NoSeat);
    assert_eq!(thief.closed().await, Some(Close::NoSuchSeat.code()));
    let mut lost = Client::join(address, TableId::new([9; 10]), Some(token(1))).await;
    assert_eq!(refused(&mut lost).await.code, Code::NoTable);
    assert_eq!(lost.closed().await, Some(Close::NoSuchTable.code()));
    // A key opens its own table only.
    let elsewhere = open(address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut other = Client::join(address, elsewhere, Some(token(1))).await;
    assert_eq!(other.closed().await, Some(Close::NoSuchSeat.code()));
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_servers_cannot_connect_or_open_tables() {
    let table = Table::new().await;
    let error = Client::try_connect(table.server.address, Some("https://evil.example")).await.err().unwrap();
    assert!(error.contains("403"), "{error}");
    let body = serde_json::to_string(&new_table(CLAIM, vec![Seating::Open; 2])).unwrap();
    let head = "POST /api/tables HTTP/1.1\r\norigin: https://evil.example";
    let (status, _, body) = request(table.server.address, head, &body).await;
    let refusal: Refusal = serde_json::from_str(&body).unwrap();
    assert_eq!((status, refusal.code), (403, Code::Origin));
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_told_to_slow_down_and_then_cut() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.limits.messages = online::Rate { burst: 5.0, per_second: 1.0 };
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut eve = Client::join(server.address, table, None).await;
    for _ in 0..200 {
        eve.send(&Up::Ping).await;
    }
    let refusal = refused(&mut eve).await;
    assert_eq!(refusal.code, Code::SlowDown);
    assert!(refusal.retry_after.is_some_and(|wait| wait > 0 && wait < 60_000), "{refusal:?}");
    assert_eq!(eve.closed().await, Some(Close::TooMuch.code()));
    let mut calm = Client::join(server.address, table, None).await;
    calm.until("table", |down| matches!(down, Down::Table(table) if table.stage == Stage::Lobby)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_tables_too_often_is_told_to_slow_down() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.limits.looks = online::Rate { burst: 4.0, per_second: 0.01 };
    options.limits.loopback = 1;
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let paths = [format!("/api/tables/{table}"), format!("/api/tables/{table}/qr.svg")];
    let mut statuses = Vec::new();
    for path in paths.iter().cycle().take(6) {
        let (status, head, _) = request(server.address, &format!("GET {path} HTTP/1.1"), "").await;
        assert_eq!(status == 429, head.contains("retry-after"), "{head}");
        statuses.push(status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_far_too_long_or_no_websocket_ends_only_its_connection() {
    let table = Table::new().await;
    let address = table.server.address;
    let mut eve = Client::join(address, table.id, None).await;
    eve.send_text("x".repeat(1024 * 1024)).await;
    eve.closed().await;
    // Bytes that are no frames, and a close in the middle of one.
    for garbage in
        [&[0xff_u8; 64][..], &[0x81, 0xfe, 0xff][..], &[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]]
    {
        let mut client = Client::join(address, table.id, None).await;
        client.until("table", |down| matches!(down, Down::Table(_))).await;
        let _ = client.socket.get_mut().write_all(garbage).await;
        let _ = client.socket.get_mut().shutdown().await;
        client.closed().await;
    }
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_cut_and_the_seat_kept() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.silence = Duration::from_millis(500);
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut silent = Client::sit(server.address, table, 1, "Ada").await;
    // It neither sends nor answers pings, as behind a router that has forgotten it.
    let cut = timeout(Duration::from_secs(10), async { while !matches!(silent.next().await, Got::Closed(_)) {} });
    cut.await.unwrap();
    let mut back = Client::join(server.address, table, Some(token(1))).await;
    back.until("seated", |down| matches!(down, Down::Seated(seated) if seated.seat == 0)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn http_that_makes_no_sense_is_refused_as_json() {
    let table = Table::new().await;
    let address = table.server.address;
    let long = "x".repeat(20 * 1024);
    for (head, body, status) in [
        ("GET /api/tables HTTP/1.1", "", 405),
        ("DELETE /api/tables/000g40r40qxfqz7x HTTP/1.1", "", 405),
        ("GET /api/tables/000g40r40qxfqz7x HTTP/1.1", "", 404),
        ("GET /api/tables/..%2f..%2fetc HTTP/1.1", "", 404),
        ("GET /api/tables/%ff HTTP/1.1", "", 404),
        ("GET /api/nothing HTTP/1.1", "", 404),
        ("GET /api/socket HTTP/1.1", "", 400),
        ("POST /api/socket HTTP/1.1", "", 405),
        ("POST /api/tables HTTP/1.1", "", 400),
        ("POST /api/tables HTTP/1.1", "[]", 400),
        ("POST /api/tables HTTP/1.1", r#"{"game": {}, "seats": []}"#, 422),
        ("POST /api/tables HTTP/1.1", r#"{"game": {"set": "x"}, "seats": ["open", "open"]}"#, 422),
        ("POST /api/tables HTTP/1.1", r#"{"game": {}, "seats": [{"bot": "x"}, "open"]}"#, 422),
        ("POST /api/tables HTTP/1.1", r#"{"game": {}, "seats": [{"bot": "greedy"}, {"bot": "greedy"}]}"#, 422),
        ("POST /api/tables HTTP/1.1", r#"{"game": {}, "seats": ["open", "open"], "clock": {"days": 0}}"#, 422),
        ("POST /api/tables HTTP/1.1", r#"{"game": {}, "seats": ["open", "open"], "x": 1}"#, 400),
        ("POST /api/tables HTTP/1.1", &long, 413),
    ] {
        let (got, head_of, text) = request(address, head, body).await;
        let sent = body.chars().take(80).collect::<String>();
        assert_eq!(got, status, "{head} {sent}: {text}");
        assert!(head_of.contains("content-type: application/json"), "{head}: {head_of} {text}");
        let refusal: Refusal = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{head}: {error}: {text}"));
        assert!(!refusal.message.is_empty());
    }
    // Not even HTTP, or not all of it.
    for garbage in
        ["\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "POST /api/tables HTTP/1.1\r\ncontent-length: 100\r\n\r\n{"]
    {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(garbage.as_bytes()).await.unwrap();
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    }
    table.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_keep_nobody_from_sitting_down() {
    let directory = Directory::new();
    let mut options = options(&directory);
    options.limits.requests = online::Rate { burst: 3.0, per_second: 0.01 };
    options.limits.spectators = 2;
    let server = Server::start(options).await;
    let table = open(server.address, &new_table(CLAIM, vec![Seating::Open; 2])).await;
    let mut eve = Client::join(server.address, table, None).await;
    for _ in 0..10 {
        eve.send(&Up::Ready(true)).await;
        assert_eq!(refused(&mut eve).await.code, Code::Spectator);
    }
    let sit = r#"{"sit":{"seat":9,"name":"Eve","token":"00000000000000000000000000000009"}}"#;
    for code in [Code::Taken, Code::Taken, Code::Taken, Code::SlowDown] {
        eve.send_text(sit.into()).await;
        assert_eq!(refused(&mut eve).await.code, code);
    }
    let mut mallory = Client::join(server.address, table, None).await;
    mallory.until("table", |down| matches!(down, Down::Table(_))).await;
    // Two watch, which is all that may, and both seats are free.
    let mut ada = Client::sit(server.address, table, 1, "Ada").await;
    let mut bo = Client::sit(server.address, table, 2, "Bo").await;
    ada.at().await;
    bo.at().await;
    let mut one_more = Client::join(server.address, table, None).await;
    assert_eq!(refused(&mut one_more).await.code, Code::Busy);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_of_another_version_is_told_so_whatever_else_it_says() {
    let table = Table::new().await;
    for hello in [
        r#"{"hello": {"protocol": 99, "table": "0000000000000000", "client": "new"}}"#,
        r#"{"hello": {"protocol": 1, "build": "another", "table": 7}}"#,
    ] {
        let mut newer = Client::connect(table.server.address).await;
        newer.send_text(hello.into()).await;
        assert_eq!(refused(&mut newer).await.code, Code::Protocol, "{hello}");
        assert_eq!(newer.closed().await, Some(Close::OtherBuild.code()));
    }
    table.goes_on().await;
}
