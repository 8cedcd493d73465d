//! A link to a table.

use std::{fmt, str::FromStr};

use wire::{TableId, Token};

/// A link to a table: `http://192.168.1.2:1357/t/0123456789abcdef`, with the key to a seat behind `#`, if there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub(crate) is_secure: bool,
    /// A name or an address, without brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
    /// What stands before `/t/`, if the server is behind a proxy.
    pub(crate) prefix: String,
    pub(crate) table: TableId,
    pub(crate) token: Option<Token>,
}

/// Why a text is not a link to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a link to a table, such as http://192.168.1.2:1357/t/{}", "0123456789abcdef")]
pub struct BadLink;

impl Link {
    /// Which table.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// The same link for others, without the key to a seat.
    pub fn to_share(&self) -> String {
        Link { token: None, ..self.clone() }.to_string()
    }

    /// The host and the port, as a URL has them.
    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == default_port(self.is_secure) { host } else { format!("{host}:{}", self.port) }
    }

    /// Where the socket is.
    pub(crate) fn socket(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}/api/socket", self.authority(), self.prefix)
    }
}

const fn default_port(is_secure: bool) -> u16 {
    if is_secure { 443 } else { 80 }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}/t/{}", self.authority(), self.prefix, self.table)?;
        self.token.map_or(Ok(()), |token| write!(f, "#{token}"))
    }
}

impl FromStr for Link {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Link, BadLink> {
        let text = text.trim();
        let (is_secure, rest) = match text.split_once("://") {
            Some(("https" | "wss", rest)) => (true, rest),
            Some(("http" | "ws", rest)) => (false, rest),
            Some(_) | None => return Err(BadLink),
        };
        let (rest, token) = match rest.split_once('#') {
            Some((rest, token)) => (rest, Some(token.parse().map_err(|_| BadLink)?)),
            None => (rest, None),
        };
        let (authority, path) = rest.split_once('/').ok_or(BadLink)?;
        let path = path.split('?').next().unwrap_or_default().trim_end_matches('/');
        let (prefix, table) = match path.rsplit_once("t/") {
            Some((prefix, table)) if prefix.is_empty() || prefix.ends_with('/') => (prefix, table),
            Some(_) | None => return Err(BadLink),
        };
        let prefix = prefix.trim_end_matches('/');
        let prefix = if prefix.is_empty() { String::new() } else { format!("/{prefix}") };
        let (host, port) = host_and_port(authority, is_secure).ok_or(BadLink)?;
        let is_plain = |text: &str| text.bytes().all(|b| b.is_ascii_graphic() && !b"@\\\"<>".contains(&b));
        if !is_plain(&prefix) || !is_plain(&host) {
            return Err(BadLink);
        }
        Ok(Link { is_secure, host, port, prefix, table: table.parse().map_err(|_| BadLink)?, token })
    }
}

fn host_and_port(authority: &str, is_secure: bool) -> Option<(String, u16)> {
    let (host, port) = match authority.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            (host, port.strip_prefix(':').or_else(|| port.is_empty().then_some(""))?)
        }
        None => authority.split_once(':').unwrap_or((authority, "")),
    };
    let port = if port.is_empty() { default_port(is_secure) } else { port.parse().ok()? };
    (!host.is_empty()).then(|| (host.into(), port))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "0123456789abcdef";

    #[test]
    fn links_are_read_and_written() {
        for link in [
            "http://localhost:1357/t/ID",
            "http://192.168.1.2:1357/t/ID",
            "https://claim.example.org/t/ID",
            "https://example.org/games/claim/t/ID",
            "http://[::1]:1357/t/ID",
        ] {
            let link = link.replace("ID", ID);
            assert_eq!(link.parse::<Link>().unwrap().to_string(), link);
        }
        let key = Token::new([7; 20]);
        let with_key: Link = format!("https://a.example/t/{ID}#{key}").parse().unwrap();
        assert_eq!((with_key.token, with_key.to_share()), (Some(key), format!("https://a.example/t/{ID}")));
        assert_eq!(with_key.socket(), "wss://a.example/api/socket");
        let with_port: Link = format!("http://[::1]:80/t/{ID}/?x=1").parse().unwrap();
        assert_eq!(with_port.to_string(), format!("http://[::1]/t/{ID}"));
    }

    #[test]
    fn what_is_no_link_to_a_table_is_refused() {
        for text in [
            "",
            ID,
            "localhost:1357",
            "http://localhost:1357",
            "http://localhost/t/short",
            "ftp://localhost/t/ID",
            "http:///t/ID",
            "http://a:99999/t/ID",
            "http://a b/t/ID",
            "http://a/xt/ID",
            "http://a/t/ID#key",
            "http://user@host/t/ID",
        ] {
            assert_eq!(text.replace("ID", ID).parse::<Link>(), Err(BadLink), "{text}");
        }
        assert!(BadLink.to_string().ends_with("/t/0123456789abcdef"));
    }
}
