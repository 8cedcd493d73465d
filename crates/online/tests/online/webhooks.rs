//! Games that take days: whose turn it is, is told elsewhere.

use std::time::Duration;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpListener,
    sync::mpsc,
    time::timeout,
};
use wire::{Clock, Down, NewTable, Seating, Up};

use crate::common::{Client, Directory, Server, new_table, open, options};

/// A service that is called: its address, and the paths and bodies of the calls.
async fn service() -> (String, mpsc::UnboundedReceiver<(String, serde_json::Value)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (told, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (mut text, mut bytes) = (String::new(), [0; 4096]);
            while !text.ends_with('}') {
                let n = stream.read(&mut bytes).await.unwrap();
                text.push_str(std::str::from_utf8(&bytes[..n]).unwrap());
            }
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
            let (head, body) = text.split_once("\r\n\r\n").unwrap();
            let path = head.split(' ').nth(1).unwrap().to_owned();
            told.send((path, serde_json::from_str(body).unwrap())).unwrap();
        }
    });
    (address, heard)
}

/// The next call: where to, and whose turn it tells of.
async fn called(calls: &mut mpsc::UnboundedReceiver<(String, serde_json::Value)>) -> (String, u64) {
    let (path, body) = timeout(Duration::from_secs(30), calls.recv()).await.expect("nobody was called").unwrap();
    (path, body["seat"].as_u64().unwrap())
}

#[tokio::test]
async fn whose_turn_it_is_is_told_elsewhere_and_again_if_the_server_ended_meanwhile() {
    let directory = Directory::new();
    let (address, mut calls) = service().await;
    let mut server = Server::start(options(&directory)).await;
    let seats = vec![Seating::Open; 2];
    let days = NewTable {
        clock: Clock::Days(2),
        webhook: Some(format!("{address}/all")),
        ..new_table(r#"{"set":"claim"}"#, seats)
    };
    let table = open(server.address, &days).await;
    let mut ada = Client::sit(server.address, table, 1, "Ada").await;
    ada.send(&Up::Webhook(Some(format!("{address}/ada")))).await;
    let mut bo = Client::sit(server.address, table, 2, "Bo").await;
    bo.send(&Up::Webhook(Some(format!("{address}/bo")))).await;
    ada.until("dealt", |down| matches!(down, Down::At(_))).await;
    bo.until("dealt", |down| matches!(down, Down::At(_))).await;
    let (_, seat) = called(&mut calls).await;
    for _ in 0..2 {
        // Whoever has the seat may have given an address of their own just before or after the deal.
        while timeout(Duration::from_secs(1), calls.recv()).await.is_ok() {}
        server.stop().await;
        server = Server::start(options(&directory)).await;
        let mut again = [called(&mut calls).await, called(&mut calls).await];
        again.sort();
        let own = if seat == 0 { "/ada" } else { "/bo" };
        let mut expected = [("/all".to_owned(), seat), (own.to_owned(), seat)];
        expected.sort();
        assert_eq!(again, expected);
    }

    // Nobody is connected any more, so it falls asleep. It has told all, and is woken for nothing.
    drop((ada, bo));
    tokio::time::sleep(Duration::from_secs(4)).await;
    while calls.try_recv().is_ok() {}
    server.stop().await;
    let server = Server::start(options(&directory)).await;
    let _ = Client::join(server.address, table, None).await;
    assert!(timeout(Duration::from_secs(1), calls.recv()).await.is_err(), "it was told twice for nothing");
}
