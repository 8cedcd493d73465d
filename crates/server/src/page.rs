//! What is answered to which request.

use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{HeaderMap, Response, StatusCode},
    middleware::{Next, from_fn},
    response::IntoResponse as _,
    routing::{any, get},
};
use online::Online;

use crate::{file::File, headers};

/// All that the server answers; under `/api` only if there are tables.
pub(crate) fn router(tables: Option<&Online>) -> Router {
    let api = match tables {
        Some(online) => online.router(),
        None => Router::new().route("/api", any(no_tables)).route("/api/{*rest}", any(no_tables)),
    };
    api.route("/healthz", get(|| async { "ok\n" }))
        .route("/t/{table}", get(index))
        .fallback(get(file))
        .layer(from_fn(forbid))
}

async fn forbid(request: Request, next: Next) -> Response<Body> {
    let policy = headers::policy(request.headers());
    let mut response = next.run(request).await;
    headers::forbid(response.headers_mut(), policy);
    response
}

/// The page of a table is the page: it reads from its address where it is.
async fn index(headers: HeaderMap) -> Response<Body> {
    File::at("/").map_or_else(|| StatusCode::NOT_FOUND.into_response(), |page| page.response(&headers))
}

async fn no_tables() -> Response<Body> {
    online::refused(wire::Refusal::new(wire::Code::NoTable, "this server has no tables"))
}

async fn file(request: Request) -> Response<Body> {
    if let Some(file) = File::at(request.uri().path()) {
        return file.response(request.headers());
    }
    (StatusCode::NOT_FOUND, "there is nothing here\n").into_response()
}

#[cfg(test)]
mod tests {
    use axum::{body::to_bytes, http::header};
    use tower::ServiceExt as _;

    use super::*;
    use crate::{file::FILES, headers::POLICY};

    async fn ask(method: &str, path: &str) -> Response<Body> {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(header::ACCEPT_ENCODING, "gzip, br").body(Body::empty());
        router(None).oneshot(request.unwrap()).await.unwrap()
    }

    #[tokio::test]
    async fn every_file_is_served_with_its_type_and_forbids_what_it_should() {
        for file in FILES {
            let response = ask("GET", file.path).await;
            assert_eq!(response.status(), StatusCode::OK, "{}", file.path);
            let headers = response.headers();
            assert!(headers.contains_key(header::ETAG) && headers.contains_key(header::CACHE_CONTROL));
            assert_eq!(headers[header::CONTENT_SECURITY_POLICY], POLICY);
            assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
            assert!(body.len() <= file.plain.len(), "{}", file.path);
        }
        assert!(!POLICY.contains("unsafe-inline") && !POLICY.contains("'unsafe-eval'"));
    }

    #[tokio::test]
    async fn the_page_is_there_under_all_its_names() {
        for path in ["/", "/index.html", "/?set=claim-2", "/t/000g40r40qxfqz7x", "/t/x?y"] {
            let response = ask("GET", path).await;
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8", "{path}");
        }
    }

    #[tokio::test]
    async fn what_is_not_there_is_not_found() {
        for path in ["/nothing", "/../Cargo.toml", "//", "/files/0.plain", "/%2e%2e/", "/t/", "/t", "/t/a/b"] {
            let response = ask("GET", path).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(response.headers()[header::CONTENT_SECURITY_POLICY], POLICY, "{path}");
            // A browser that does not know what it is saves it as a file.
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/plain; charset=utf-8", "{path}");
        }
        assert_eq!(ask("POST", "/").await.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(ask("HEAD", "/").await.status(), StatusCode::OK);
        assert_eq!(ask("GET", "/healthz").await.status(), StatusCode::OK);
        for path in ["/api", "/api/tables", "/api/tables/000g40r40qxfqz7x", "/api/socket"] {
            for method in ["GET", "POST", "DELETE"] {
                assert_eq!(ask(method, path).await.status(), StatusCode::NOT_FOUND, "{path}");
            }
        }
    }
}
