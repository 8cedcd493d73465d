//! Says elsewhere whose turn it is, for games that take days: a POST with a short JSON object.

use std::{net::IpAddr, sync::Arc, time::Duration};

use serde::Serialize;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpStream, lookup_host},
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
    /// Whose turn it is; nobody knows, if it may be a secret.
    pub(crate) seat: Option<u8>,
    pub(crate) name: Option<Name>,
    pub(crate) link: Option<String>,
}

#[derive(Serialize)]
struct Body<'a> {
    table: TableId,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a Name>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<&'a str>,
    /// For chat services, under the names that most of them read.
    text: &'a str,
    content: &'a str,
}

/// Sends a notice, and forgets about it.
pub(crate) fn post(address: String, notice: Notice, registry: &Arc<Registry>) {
    let (hooks, is_public) = (Arc::clone(&registry.hooks), registry.is_public());
    tokio::spawn(async move {
        let Ok(_permit) = hooks.try_acquire() else { return };
        let _ = timeout(PATIENCE, send(&address, &notice, is_public)).await;
    });
}

async fn send(address: &str, notice: &Notice, is_public: bool) -> Option<()> {
    let Address { host, port, path } = Address::parse(address)?;
    let whose = notice.name.as_ref().map_or("It may be your turn".into(), |name| format!("{name}, it is your turn"));
    let text = match &notice.link {
        Some(link) => format!("{whose}: {link}"),
        None => format!("{whose} at table {}", notice.table),
    };
    let (table, seat, name, link) = (notice.table, notice.seat, notice.name.as_ref(), notice.link.as_deref());
    let body = serde_json::to_string(&Body { table, seat, name, link, text: &text, content: &text }).ok()?;
    // Strangers must not make a server send requests into the network that it stands in.
    let mut found = lookup_host((host.trim_matches(['[', ']']), port)).await.ok()?;
    let target = found.find(|found| !is_public || !is_private(found.ip()))?;
    let mut stream = TcpStream::connect(target).await.ok()?;
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

/// Does an address lead into a network of somebody's own, or nowhere?
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let is_shared = v4.octets()[0] == 100 && v4.octets()[1] & 0xc0 == 64;
            let is_own = v4.is_loopback() || v4.is_private() || v4.is_link_local() || v4.is_unspecified();
            is_own || is_shared || v4.is_multicast() || v4.is_broadcast()
        }
        IpAddr::V6(v6) => {
            let is_own = v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local() || v6.is_unspecified();
            is_own || v6.is_multicast()
        }
    }
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
    fn networks_of_ones_own_are_known() {
        for (address, private) in [
            ("127.0.0.1", true),
            ("192.168.1.1", true),
            ("169.254.169.254", true),
            ("100.64.0.1", true),
            ("::1", true),
            ("::ffff:10.0.0.1", true),
            ("fd00::1", true),
            ("0.0.0.0", true),
            ("100.128.0.1", false),
            ("203.0.113.7", false),
            ("2001:db8::1", false),
        ] {
            assert_eq!(is_private(address.parse().unwrap()), private, "{address}");
        }
    }

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
