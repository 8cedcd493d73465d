//! What waits to be sent to a socket. Whoever puts something in never waits.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;
use wire::Close;

/// How many messages may wait.
const MESSAGES: usize = 32;
/// How many bytes may wait, beside the last message.
const BYTES: usize = 128 * 1024;

/// What waits to be sent to a socket.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    /// There is something to do for whoever sends.
    news: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Message>,
    bytes: usize,
    close: Option<Close>,
}

#[derive(Debug)]
struct Message {
    text: Utf8Bytes,
    /// Does a later message of this kind replace it?
    is_table: bool,
}

/// What a socket is to do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Send(Utf8Bytes),
    Close(Close),
}

impl Outbox {
    /// Puts a message at the end.
    pub(crate) fn push(&self, text: Utf8Bytes) {
        self.lock().push(Message { text, is_table: false });
        self.news.notify_one();
    }

    /// The same for a description of the table; one that still waits is not needed any more.
    pub(crate) fn push_table(&self, text: Utf8Bytes) {
        let mut queue = self.lock();
        if let Some(old) = queue.messages.iter().position(|message| message.is_table)
            && let Some(old) = queue.messages.remove(old)
        {
            queue.bytes -= old.text.len();
        }
        queue.push(Message { text, is_table: true });
        drop(queue);
        self.news.notify_one();
    }

    /// Closes the connection once what waits is sent; if the client is too slow, at once.
    pub(crate) fn close(&self, close: Close) {
        self.lock().close.get_or_insert(close);
        self.news.notify_one();
    }

    /// What comes next, if anything does.
    pub(crate) fn next(&self) -> Option<Next> {
        let mut queue = self.lock();
        if let Some(Message { text, .. }) = queue.messages.pop_front() {
            queue.bytes -= text.len();
            return Some(Next::Send(text));
        }
        queue.close.map(Next::Close)
    }

    /// Waits until there may be something.
    pub(crate) async fn news(&self) {
        self.news.notified().await;
    }

    /// Does the client read too slowly to be served any longer?
    pub(crate) fn is_too_slow(&self) -> bool {
        self.lock().close == Some(Close::TooSlow)
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn push(&mut self, message: Message) {
        if self.close.is_some() {
            return;
        }
        if self.messages.len() >= MESSAGES || self.bytes > BYTES {
            self.messages.clear();
            self.bytes = 0;
            self.close = Some(Close::TooSlow);
            return;
        }
        self.bytes += message.text.len();
        self.messages.push_back(message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(outbox: &Outbox) -> Vec<Next> {
        std::iter::from_fn(|| outbox.next().filter(|next| matches!(next, Next::Send(_)))).collect()
    }

    #[test]
    fn messages_come_in_order_and_only_the_latest_table() {
        let outbox = Outbox::default();
        outbox.push_table("old".into());
        outbox.push("a".into());
        outbox.push_table("new".into());
        outbox.push("b".into());
        assert_eq!(all(&outbox), ["a", "new", "b"].map(|text| Next::Send(text.into())));
        assert_eq!(outbox.next(), None);
    }

    #[test]
    fn whoever_does_not_read_is_closed() {
        let outbox = Outbox::default();
        for _ in 0..MESSAGES {
            outbox.push("x".into());
        }
        assert!(!outbox.is_too_slow());
        outbox.push("one too many".into());
        assert!(outbox.is_too_slow());
        assert_eq!(outbox.next(), Some(Next::Close(Close::TooSlow)));
        let outbox = Outbox::default();
        for _ in 0..4 {
            outbox.push("x".repeat(60_000).into());
        }
        assert!(outbox.is_too_slow());
        for _ in 0..1_000 {
            outbox.push_table("x".into());
        }
        assert!(all(&outbox).is_empty());
    }

    #[test]
    fn what_waits_is_sent_before_the_connection_is_closed() {
        let outbox = Outbox::default();
        outbox.push("last words".into());
        outbox.close(Close::NoSuchTable);
        outbox.push("too late".into());
        assert_eq!(outbox.next(), Some(Next::Send("last words".into())));
        assert_eq!(outbox.next(), Some(Next::Close(Close::NoSuchTable)));
    }
}
