//! Says elsewhere that somebody is asked, for games that take days: a POST with a short JSON object.

use std::{sync::Arc, time::Duration};

use serde::Serialize;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use wire::{Name, TableId};

use crate::registry::Registry;

/// How long it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is said.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) table: TableId,
    pub(crate) seat: u8,
    pub(crate) name: Name,
    pub(crate) link: Option<String>,
}

#[derive(Serialize)]
struct Body<'a> {
    table: TableId,
    seat: u8,
    name: &'a Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<&'a str>,
    /// For chat services, under the names that most of them read.
    text: &'a str,
    content: &'a str,
}

/// Sends a notice, and forgets about it.
pub(crate) fn post(address: String, notice: Notice, registry: &Arc<Registry>) {
    let hooks = Arc::clone(&registry.hooks);
    tokio::spawn(async move {
        let Ok(_permit) = hooks.try_acquire() else { return };
        let _ = timeout(PATIENCE, send(&address, &notice)).await;
    });
}

async fn send(address: &str, notice: &Notice) -> Option<()> {
    let Address { host, port, path } = Address::parse(address)?;
    let text = match &notice.link {
        Some(link) => format!("{}, it is your turn: {link}", notice.name),
        None => format!("{}, it is your turn at table {}", notice.name, notice.table),
    };
    let (table, seat, name, link) = (notice.table, notice.seat, &notice.name, notice.link.as_deref());
    let body = serde_json::to_string(&Body { table, seat, name, link, text: &text, content: &text }).ok()?;
    let mut stream = TcpStream::connect((host.trim_matches(['[', ']']), port)).await.ok()?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {host}:{port}\r\nuser-agent: claimant\r\ncontent-type: application/json\r\n\
        content-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body.as_bytes()).await.ok()?;
    // What is answered does not matter, but it has to be read for the request to be complete.
    let mut answer = [0; 1024];
    stream.read(&mut answer).await.ok().map(drop)
}

#[derive(Debug, PartialEq, Eq)]
struct Address<'a> {
    host: &'a str,
    port: u16,
    path: &'a str,
}

impl Address<'_> {
    /// Only `http:`: with TLS the build would take much longer. A proxy on the same machine can add it.
    fn parse(address: &str) -> Option<Address<'_>> {
        let rest = address.strip_prefix("http://")?;
        let (authority, path) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, port.parse().ok()?),
            _ => (authority, 80),
        };
        let is_address = !host.is_empty() && !host.contains('@') && is_plain(authority) && is_plain(path);
        is_address.then_some(Address { host, port, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        for (address, host, port, path) in [
            ("http://ntfy.lan/claim", "ntfy.lan", 80, "/claim"),
            ("http://127.0.0.1:8080", "127.0.0.1", 8080, "/"),
            ("http://[::1]:8080/x?y", "[::1]", 8080, "/x?y"),
            ("http://[::1]/", "[::1]", 80, "/"),
        ] {
            assert_eq!(Address::parse(address), Some(Address { host, port, path }), "{address}");
        }
        for address in ["https://a/", "http://", "http://a b/", "http://a:x/", "http://a/\r\nx: y", "http://u@h/"] {
            assert_eq!(Address::parse(address), None, "{address}");
        }
    }
}
