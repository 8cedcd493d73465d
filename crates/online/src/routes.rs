//! What is answered over HTTP.

use std::{future::ready, net::SocketAddr, time::Duration};

use axum::{
    Router,
    body::Bytes,
    extract::{
        ConnectInfo, DefaultBodyLimit, FromRequestParts as _, Path, Request, State,
        rejection::{BytesRejection, PathRejection},
        ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};
use serde::Serialize;
use tokio::time::timeout;
use wire::{Code, NewTable, Opened, PROTOCOL, Refusal, ServerInfo, TableId};

use crate::{Online, link, origin, rate_limit::TooFast, socket};

/// The longest body of a request.
const BODY: usize = 16 * 1024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// All that is answered, under `/api`.
pub(crate) fn router(online: Online) -> Router {
    Router::new()
        .route("/api", get(about).fallback(|| ready(no_method("GET"))))
        .route("/api/tables", post(open).fallback(|| ready(no_method("POST"))))
        .route("/api/tables/{table}", get(look).fallback(|| ready(no_method("GET"))))
        .route("/api/tables/{table}/qr.svg", get(qr).fallback(|| ready(no_method("GET"))))
        .route("/api/socket", get(connect).fallback(|| ready(no_method("GET"))))
        .route("/api/{*rest}", any(|| ready(nothing())))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(in_time))
        .with_state(online)
}

/// Nobody may take for ever to send a request.
async fn in_time(request: Request, next: Next) -> Response {
    let late = || Refused::new(StatusCode::REQUEST_TIMEOUT, Code::Malformed, "the request took too long");
    timeout(PATIENCE, next.run(request)).await.unwrap_or_else(|_| late().into_response())
}

/// Something that was not done, as a response.
struct Refused(StatusCode, Refusal);

impl Refused {
    fn new(status: StatusCode, code: Code, message: impl Into<String>) -> Refused {
        Refused(status, Refusal::new(code, message))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let status = match refusal.code {
            Code::NoTable => StatusCode::NOT_FOUND,
            Code::Origin => StatusCode::FORBIDDEN,
            Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Setup | Code::Webhook => StatusCode::UNPROCESSABLE_ENTITY,
            Code::SlowDown => StatusCode::TOO_MANY_REQUESTS,
            Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Code::Storage => StatusCode::INSUFFICIENT_STORAGE,
            _ => StatusCode::BAD_REQUEST,
        };
        Refused(status, refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused(status, refusal) = self;
        let mut response = json(status, &refusal);
        if let Some(wait) = refusal.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.div_ceil(1_000)));
        }
        response
    }
}

/// A refusal as a response, with its status.
pub fn refused(refusal: Refusal) -> Response {
    Refused::from(refusal).into_response()
}

fn json(status: StatusCode, body: &impl Serialize) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (status, kind, serde_json::to_string(body).unwrap_or_default()).into_response()
}

fn nothing() -> Response {
    Refused::new(StatusCode::NOT_FOUND, Code::Malformed, "there is nothing under this address").into_response()
}

fn no_method(allowed: &'static str) -> Response {
    let refused = Refused::new(StatusCode::METHOD_NOT_ALLOWED, Code::Malformed, format!("this takes {allowed}"));
    ([(header::ALLOW, allowed)], refused).into_response()
}

fn too_fast(too_fast: TooFast) -> Refused {
    too_fast.refusal("too many requests").into()
}

fn of_our_page(headers: &HeaderMap, online: &Online) -> Result<(), Refused> {
    if origin::is_allowed(headers, &online.0.origins) {
        Ok(())
    } else {
        Err(Refusal::new(Code::Origin, "a page of another server must not do that").into())
    }
}

/// `GET /api`
async fn about(State(online): State<Online>) -> Response {
    json(StatusCode::OK, &ServerInfo { protocol: PROTOCOL, build: online.0.build.clone() })
}

/// `POST /api/tables`
async fn open(
    State(online): State<Online>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refused> {
    of_our_page(&headers, &online)?;
    let body = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::from(Refusal::new(Code::TooLong, "the request is too long")),
        status => Refused::new(status, Code::Malformed, "the request cannot be read"),
    })?;
    let new: NewTable = serde_json::from_slice(&body)
        .map_err(|error| Refused::from(Refusal::new(Code::Malformed, error.to_string())))?;
    online.0.addresses.table(origin::address(peer, &headers, &online.0.proxies)).map_err(too_fast)?;
    let table = online.0.registry.open(&new).await?;
    Ok(json(StatusCode::CREATED, &Opened { table, link: link(&online, peer, &headers, table) }))
}

/// `GET /api/tables/{table}`
async fn look(
    State(online): State<Online>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    table: Result<Path<String>, PathRejection>,
) -> Result<Response, Refused> {
    let table = existing(&online, peer, &headers, table).await?;
    Ok(json(StatusCode::OK, &Opened { table, link: link(&online, peer, &headers, table) }))
}

/// `GET /api/tables/{table}/qr.svg`
async fn qr(
    State(online): State<Online>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    table: Result<Path<String>, PathRejection>,
) -> Result<Response, Refused> {
    let table = existing(&online, peer, &headers, table).await?;
    let link = link(&online, peer, &headers, table);
    let too_long = || Refused::from(Refusal::new(Code::TooLong, "the link is too long for a QR code"));
    let svg = link::qr_svg(&link).ok_or_else(too_long)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")], svg).into_response())
}

/// The link to a table, as others reach it.
fn link(online: &Online, peer: SocketAddr, headers: &HeaderMap, table: TableId) -> String {
    let is_https = origin::is_https(peer, headers, &online.0.proxies);
    match online.0.origins.first() {
        Some(origin) => link::to_table(origin, table),
        None => link::to_table(&link::base(headers, is_https, online.0.listens), table),
    }
}

/// The table of a path, for somebody who looks at it.
async fn existing(
    online: &Online,
    peer: SocketAddr,
    headers: &HeaderMap,
    table: Result<Path<String>, PathRejection>,
) -> Result<TableId, Refused> {
    online.0.addresses.look(origin::address(peer, headers, &online.0.proxies)).map_err(too_fast)?;
    let none = || Refused::from(Refusal::new(Code::NoTable, "there is no such table"));
    let table: TableId = table.map_err(|_| none())?.parse().map_err(|_| none())?;
    let registry = online.0.registry.clone();
    let found = tokio::task::spawn_blocking(move || registry.journal.has(table)).await;
    match found {
        Ok(Ok(true)) => Ok(table),
        Ok(Ok(false)) => Err(none()),
        Ok(Err(_)) | Err(_) => Err(Refusal::new(Code::Storage, "the table cannot be read").into()),
    }
}

/// `GET /api/socket`
async fn connect(
    State(online): State<Online>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Result<Response, Refused> {
    let (mut parts, _) = request.into_parts();
    of_our_page(&parts.headers, &online)?;
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &online).await;
    let upgrade = upgrade.map_err(|error: WebSocketUpgradeRejection| {
        Refused::new(error.status(), Code::Malformed, "this takes a WebSocket")
    })?;
    if *online.0.stop.borrow() {
        return Err(Refusal::new(Code::Busy, "the server stops").into());
    }
    let address = origin::address(peer, &parts.headers, &online.0.proxies);
    let place = online.0.addresses.socket(address);
    let place = place.ok_or_else(|| too_fast(TooFast::RetryAfter(Duration::from_secs(10))))?;
    // Small buffers: most sockets are idle most of the time.
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(4 * 1024).max_write_buffer_size(1024 * 1024);
    let upgrade = upgrade.max_message_size(socket::LONGEST).max_frame_size(socket::LONGEST);
    let running = online.running();
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::run(online, address, place, socket).await;
        drop(running);
    }))
}
