//! What browsers are told to forbid.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header, uri::Authority};

/// Nothing but our own files, no script or style within the page; WebAssembly may be compiled.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// What the page may do that was asked for with these headers. Older browsers do not count sockets to the page's own server
/// as `'self'`, so these are named.
pub(crate) fn policy(asked: &HeaderMap) -> HeaderValue {
    let host = asked.get(header::HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    // Nothing but a name or an address and a port can stand in a policy.
    let is_plain = |host: &Authority| host.as_str().bytes().all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b));
    let named = host.filter(is_plain).and_then(|host| {
        let own = format!("connect-src 'self' ws://{host} wss://{host};");
        HeaderValue::from_str(&POLICY.replace("connect-src 'self';", &own)).ok()
    });
    named.unwrap_or(HeaderValue::from_static(POLICY))
}

/// Adds them to an answer.
pub(crate) fn forbid(headers: &mut HeaderMap, policy: HeaderValue) {
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_to_the_own_server_are_named_and_nothing_else_can_be() {
        for (host, named) in [
            ("localhost:1357", "connect-src 'self' ws://localhost:1357 wss://localhost:1357;"),
            ("[::1]:80", "connect-src 'self' ws://[::1]:80 wss://[::1]:80;"),
            ("x; script-src *", "connect-src 'self';"),
            ("x,y", "connect-src 'self';"),
            ("*", "connect-src 'self';"),
            ("user@example", "connect-src 'self';"),
        ] {
            let policy = policy(&HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).unwrap())]));
            assert!(policy.to_str().unwrap().contains(named), "{host}: {policy:?}");
            assert!(!policy.to_str().unwrap().contains("script-src *"));
        }
        assert_eq!(policy(&HeaderMap::new()), POLICY);
    }
}
