//! The address of a webhook: where a server says whose turn it is.

use crate::limits;

/// The address of a webhook, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WebhookAddress<'a> {
    /// Is it reached by TLS?
    pub is_secure: bool,
    /// In brackets, if it is an IPv6 address.
    pub host: &'a str,
    /// The port; that of the scheme, if none is named.
    pub port: u16,
    /// What is asked for; at least a slash.
    pub path: &'a str,
}

impl<'a> WebhookAddress<'a> {
    /// Takes an address apart, if it is one.
    pub fn parse(address: &'a str) -> Option<WebhookAddress<'a>> {
        if address.len() > limits::WEBHOOK || !address.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let (is_secure, rest) = match address.split_once("://")? {
            ("https", rest) => (true, rest),
            ("http", rest) => (false, rest),
            _ => return None,
        };
        let rest = rest.split('#').next()?;
        let (authority, path) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, port.parse().ok()?),
            _ => (authority, default_port(is_secure)),
        };
        let is_host = !host.is_empty() && !host.contains(['@', '?']);
        is_host.then_some(WebhookAddress { is_secure, host, port, path })
    }

    /// The host, with its port if the scheme has another.
    pub fn authority(&self) -> String {
        let WebhookAddress { is_secure, host, port, .. } = *self;
        if port == default_port(is_secure) { host.into() } else { format!("{host}:{port}") }
    }
}

const fn default_port(is_secure: bool) -> u16 {
    if is_secure { 443 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        for (address, is_secure, host, port, path) in [
            ("http://ntfy.lan/claim", false, "ntfy.lan", 80, "/claim"),
            ("http://127.0.0.1:8080", false, "127.0.0.1", 8080, "/"),
            ("http://[::1]:8080/x?y", false, "[::1]", 8080, "/x?y"),
            ("http://[::1]/", false, "[::1]", 80, "/"),
            ("https://ntfy.sh/claim", true, "ntfy.sh", 443, "/claim"),
            ("https://discord.com:444/api/webhooks/1/x#y", true, "discord.com", 444, "/api/webhooks/1/x"),
        ] {
            assert_eq!(
                WebhookAddress::parse(address),
                Some(WebhookAddress { is_secure, host, port, path }),
                "{address}"
            );
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let long = format!("https://a/{}", "x".repeat(limits::WEBHOOK));
        for address in [
            "ftp://a/",
            "https://",
            "http://",
            "http://:80/",
            "http://a b/",
            "http://a:x/",
            "http://a:99999/",
            "http://a/\r\nx: y",
            "http://u@h/",
            "http://a?b/",
            "https://a/\u{e9}",
            "a",
            "",
            &long,
        ] {
            assert_eq!(WebhookAddress::parse(address), None, "{address}");
        }
    }

    #[test]
    fn a_port_is_said_where_it_is_not_the_usual_one() {
        let authority = |address| WebhookAddress::parse(address).unwrap().authority();
        assert_eq!(authority("https://ntfy.sh/claim"), "ntfy.sh");
        assert_eq!(authority("http://[::1]:443/"), "[::1]:443");
    }
}
