//! Who sends a request: from which page, and from which address.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

/// May the page that sends this do so? Programs that are no browsers send no origin, and have no page that could be
/// somebody else's.
pub(crate) fn is_allowed(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_own = origin.split_once("://").is_some_and(|(_, rest)| rest.eq_ignore_ascii_case(host));
    is_own && is_near(host) || origins.iter().any(|allowed| allowed.trim_end_matches('/').eq_ignore_ascii_case(origin))
}

/// Is this a name that only the network around this machine gives? Whoever owns another name can point it here and so
/// make their page appear to be ours; such a name has to be one of the origins that are allowed.
fn is_near(host: &str) -> bool {
    let name = if host.starts_with('[') { host } else { host.rsplit_once(':').map_or(host, |(name, _)| name) };
    let name = name.to_ascii_lowercase();
    let is_address = name.starts_with('[') || name.parse::<IpAddr>().is_ok();
    let is_local = [".localhost", ".local", ".lan", ".home.arpa", ".internal"].iter().any(|end| name.ends_with(end));
    is_address || is_local || !name.contains('.')
}

/// The address of the client. A proxy says for whom it asks; nobody else is believed.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let client = forwarded(peer, headers, proxies, "x-forwarded-for").and_then(|client| client.parse::<IpAddr>().ok());
    client.unwrap_or(peer.ip()).to_canonical()
}

/// Does the client use HTTPS? Only a proxy knows.
pub(crate) fn is_https(peer: SocketAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> bool {
    forwarded(peer, headers, proxies, "x-forwarded-proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// What a proxy says in a header. What stands before the last comma came from whoever asked the proxy.
fn forwarded<'a>(peer: SocketAddr, headers: &'a HeaderMap, proxies: &[IpAddr], name: &str) -> Option<&'a str> {
    let peer = peer.ip().to_canonical();
    if !proxies.iter().any(|proxy| proxy.to_canonical() == peer) {
        return None;
    }
    let all = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    all.rsplit(',').next().map(str::trim)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let header = |(name, value): &(&'static str, &'static str)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        all.iter().map(header).collect()
    }

    #[test]
    fn pages_of_other_servers_may_do_nothing() {
        let ours = ["https://claim.example".to_owned()];
        for (origin, is_ours) in [
            ("http://localhost:1357", true),
            ("https://claim.example", true),
            ("https://evil.example", false),
            ("http://localhost:1358", false),
            ("null", false),
        ] {
            let headers = headers(&[("host", "localhost:1357"), ("origin", origin)]);
            assert_eq!(is_allowed(&headers, &ours), is_ours, "{origin}");
        }
        assert!(is_allowed(&headers(&[("host", "localhost:1357")]), &[]));
        assert!(!is_allowed(&headers(&[("origin", "http://localhost:1357")]), &[]));
    }

    #[test]
    fn a_page_under_a_name_that_was_pointed_here_may_do_nothing() {
        for (host, origin, is_ours) in [
            ("rebound.example", "http://rebound.example", false),
            ("rebound.example:1357", "http://rebound.example:1357", false),
            ("192.168.1.20:1357", "http://192.168.1.20:1357", true),
            ("[::1]:1357", "http://[::1]:1357", true),
            ("desk.local:1357", "http://desk.local:1357", true),
            ("desk:1357", "http://desk:1357", true),
        ] {
            assert_eq!(is_allowed(&headers(&[("host", host), ("origin", origin)]), &[]), is_ours, "{host}");
        }
        let named = headers(&[("host", "claim.example"), ("origin", "https://claim.example")]);
        assert!(is_allowed(&named, &["https://claim.example".to_owned()]));
    }

    #[test]
    fn only_a_proxy_that_is_known_names_the_client() {
        let asked = headers(&[("x-forwarded-for", "10.0.0.1, 203.0.113.7"), ("x-forwarded-proto", "http,https")]);
        let proxy: [IpAddr; 1] = ["127.0.0.1".parse().unwrap()];
        let address = |peer: &str, headers: &HeaderMap| address(peer.parse().unwrap(), headers, &proxy).to_string();
        let is_https = |peer: &str, proxies: &[IpAddr]| is_https(peer.parse().unwrap(), &asked, proxies);
        assert!(
            is_https("127.0.0.1:4", &proxy) && !is_https("127.0.0.1:4", &[]) && !is_https("198.51.100.1:4", &proxy)
        );
        assert_eq!(super::address("127.0.0.1:4".parse().unwrap(), &asked, &[]).to_string(), "127.0.0.1");
        assert_eq!(address("[::ffff:127.0.0.1]:4", &asked), "203.0.113.7");
        assert_eq!(address("127.0.0.1:4", &asked), "203.0.113.7");
        assert_eq!(address("198.51.100.1:4", &asked), "198.51.100.1");
        assert_eq!(address("[::ffff:127.0.0.1]:4", &HeaderMap::new()), "127.0.0.1");
        assert_eq!(address("127.0.0.1:4", &headers(&[("x-forwarded-for", "garbage")])), "127.0.0.1");
    }
}
