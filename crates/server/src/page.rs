//! What is answered to which request.

use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{Response, StatusCode},
    middleware::map_response,
    routing::get,
};

use crate::{file::File, headers};

/// All that the server answers.
pub fn router() -> Router {
    Router::new().route("/healthz", get(|| async { "ok\n" })).fallback(get(file)).layer(map_response(
        async |mut response: Response<Body>| {
            headers::forbid(response.headers_mut());
            response
        },
    ))
}

async fn file(request: Request) -> Response<Body> {
    if let Some(file) = File::at(request.uri().path()) {
        return file.response(request.headers());
    }
    let mut response = Response::new(Body::from("there is nothing here\n"));
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
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
        router().oneshot(request.unwrap()).await.unwrap()
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
    async fn the_page_is_there_under_both_its_names() {
        for path in ["/", "/index.html", "/?set=claim-2"] {
            let response = ask("GET", path).await;
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8", "{path}");
        }
    }

    #[tokio::test]
    async fn what_is_not_there_is_not_found() {
        for path in ["/nothing", "/../Cargo.toml", "//", "/files/0.plain", "/%2e%2e/"] {
            let response = ask("GET", path).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(response.headers()[header::CONTENT_SECURITY_POLICY], POLICY, "{path}");
        }
        assert_eq!(ask("POST", "/").await.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(ask("HEAD", "/").await.status(), StatusCode::OK);
        assert_eq!(ask("GET", "/healthz").await.status(), StatusCode::OK);
    }
}
