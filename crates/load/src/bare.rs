//! What sockets alone cost: axum with a task for each table, which passes every message on to all who are there.
//!
//! The buffers are as small as those of the real server. The first message of a client is the number of its table.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Router,
    extract::{
        State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
    routing::get,
};
use tokio::sync::mpsc;

use crate::serve::listen;

/// How many messages may wait.
const QUEUE: usize = 16;

enum Request {
    Join(mpsc::Sender<Utf8Bytes>),
    Say(Utf8Bytes),
}

type Tables = Arc<Mutex<HashMap<u64, mpsc::Sender<Request>>>>;

/// Serves at this port until it is told to stop. Messages are made as long as this, if they are shorter.
pub async fn run(port: u16, length: usize) -> io::Result<()> {
    let server = Bare { tables: Tables::default(), length };
    listen(port, Router::new().route("/api/socket", get(connect)).with_state(server)).await
}

#[derive(Clone)]
struct Bare {
    tables: Tables,
    length: usize,
}

async fn connect(State(server): State<Bare>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(4 * 1024).max_write_buffer_size(1024 * 1024);
    upgrade.on_upgrade(move |socket| serve(server, socket))
}

async fn serve(server: Bare, mut socket: WebSocket) {
    let Some(Ok(Message::Text(first))) = socket.recv().await else { return };
    let Ok(number) = first.parse() else { return };
    let table = {
        let mut tables = server.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(number).or_insert_with(|| table(server.length)).clone()
    };
    let (sender, mut messages) = mpsc::channel(QUEUE);
    if table.send(Request::Join(sender)).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            received = socket.recv() => match received {
                Some(Ok(Message::Text(text))) => if table.send(Request::Say(text)).await.is_err() { return },
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(text) = messages.recv() => if socket.send(Message::Text(text)).await.is_err() { return },
        }
    }
}

fn table(length: usize) -> mpsc::Sender<Request> {
    let (sender, mut requests) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut sockets: Vec<mpsc::Sender<Utf8Bytes>> = Vec::new();
        while let Some(request) = requests.recv().await {
            match request {
                Request::Join(socket) => sockets.push(socket),
                Request::Say(text) => sockets.retain(|socket| {
                    let mut text = text.clone();
                    if text.len() < length {
                        text = format!("{text:<length$}").into();
                    }
                    socket.try_send(text).is_ok()
                }),
            }
        }
    });
    sender
}
