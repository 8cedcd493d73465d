//! A file of the page and how it is sent.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Response, StatusCode, header},
};

/// A file, as it is and compressed.
#[derive(Debug)]
pub(crate) struct File {
    /// Where it is asked for.
    pub(crate) path: &'static str,
    /// What changes with its contents.
    pub(crate) tag: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: &'static [u8],
    pub(crate) gzip: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl File {
    /// The file that is asked for under a path.
    pub(crate) fn at(path: &str) -> Option<&'static File> {
        let path = if path == "/index.html" { "/" } else { path };
        FILES.iter().find(|file| file.path == path)
    }

    /// The file as an answer to a request with these headers.
    pub(crate) fn response(&self, asked: &HeaderMap) -> Response<Body> {
        let tag = format!("\"{}\"", self.tag);
        let known = asked.get_all(header::IF_NONE_MATCH).iter().any(|given| names(given, &tag));
        let (coding, bytes) = self.coded(asked);
        let mut response = Response::new(if known { Body::empty() } else { Body::from(bytes) });
        if known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind()));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.caching()));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if let Some(coding) = coding
            && !known
        {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response
    }

    /// The smallest form that whoever asks can read.
    fn coded(&self, asked: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let packed = [(Some("br"), self.brotli), (Some("gzip"), self.gzip)];
        let readable = packed.into_iter().filter(|(coding, _)| coding.is_some_and(|coding| accepts(asked, coding)));
        readable.chain([(None, self.plain)]).min_by_key(|(_, bytes)| bytes.len()).unwrap_or((None, self.plain))
    }

    fn kind(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("html", |(_, kind)| kind) {
            "css" => "text/css; charset=utf-8",
            "ftl" => "text/plain; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "net" => "application/octet-stream",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            _ => "text/html; charset=utf-8",
        }
    }

    /// A name that changes with the contents can be kept for ever; the others are asked for again.
    fn caching(&self) -> &'static str {
        if self.path.contains(self.tag) { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

/// Does a list of tags have this one? A `W/` before it makes no difference here.
fn names(given: &HeaderValue, tag: &str) -> bool {
    let given = given.to_str().unwrap_or_default();
    given.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

/// May the answer be in this coding? `;q=0` means it may not.
fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(coding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    const TEXT: File = File { path: "/text-0123.js", tag: "0123", plain: b"a long text", brotli: b"br", gzip: b"gzip" };

    #[test]
    fn whoever_asks_gets_what_they_can_read() {
        for (accepted, coding) in [
            ("gzip, deflate, br", Some("br")),
            ("br;q=0, gzip", Some("gzip")),
            ("GZIP;q=0.5", Some("gzip")),
            ("zstd", None),
            ("br;q=x", None),
            ("", None),
        ] {
            let headers = asking(header::ACCEPT_ENCODING, accepted);
            assert_eq!(TEXT.coded(&headers).0, coding, "{accepted}");
        }
        let small = File { plain: b"a", ..TEXT };
        let headers = asking(header::ACCEPT_ENCODING, "br");
        assert_eq!(small.coded(&headers).0, None, "compressed it would be larger");
    }

    #[test]
    fn what_is_known_already_is_not_sent_again() {
        for (tags, known) in
            [("\"0123\"", true), ("W/\"0123\"", true), ("\"4\", \"0123\"", true), ("*", true), ("\"4\"", false)]
        {
            let response = TEXT.response(&asking(header::IF_NONE_MATCH, tags));
            assert_eq!(response.status() == StatusCode::NOT_MODIFIED, known, "{tags}");
            assert!(response.headers().contains_key(header::ETAG));
        }
    }

    #[test]
    fn only_names_that_change_with_the_contents_are_kept_for_ever() {
        assert!(TEXT.caching().contains("immutable"));
        assert_eq!(File { path: "/", ..TEXT }.caching(), "no-cache");
        for file in FILES {
            let is_fixed = ["/", "/service-worker.js"].contains(&file.path);
            assert_eq!(file.caching() == "no-cache", is_fixed, "{}", file.path);
        }
    }

    #[test]
    #[ignore = "is true of the profile dist only, with which `cargo xtask ci` runs it"]
    fn the_released_page_is_small() {
        assert!(FILES.len() > 1, "the page was left out");
        let size = |file: &File| file.brotli.len().min(file.plain.len());
        let is = |kind: &'static str| move |file: &&File| file.path.ends_with(kind);
        // A visitor fetches one language, and neither the module of the bots nor networks until a bot searches, no part of the
        // page until it is opened, and icons once the page is installed.
        let language = FILES.iter().filter(is(".ftl")).filter(|file| !file.path.starts_with("/later-")).map(size).max();
        let is_later = |file: &&File| {
            let is_named = ["/bots-", "/later-", "/part-", "/thinking-", "/worker-"]
                .iter()
                .any(|name| file.path.starts_with(name));
            is_named || is(".net")(file) || is(".png")(file)
        };
        let others = FILES.iter().filter(|file| !is(".ftl")(file) && !is_later(file));
        let total = language.expect("languages are files of their own") + others.map(size).sum::<usize>();
        let sizes: Vec<_> = FILES.iter().map(|file| (file.path, size(file))).collect();
        assert!(total <= 450_000, "{total} bytes with brotli: {sizes:#?}");
    }
}
