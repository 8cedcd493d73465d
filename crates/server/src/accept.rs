//! Accepts connections and answers requests on them, one after another, until it is told to stop.

use std::{net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// How long a client has to send the head of a request, from the first moment on, and until the next one on the same
/// connection. Sockets of tables are not concerned once they are upgraded.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Serves until it is told to stop, and then until all that was asked is answered.
pub(crate) async fn serve(listener: TcpListener, router: Router, patience: Duration, told: impl Future<Output = ()>) {
    let (stop, stopping) = watch::channel(());
    let mut told = pin!(told);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut told => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                tokio::spawn(answer(stream, peer, router.clone(), patience, stopping.clone()));
            }
            // Too many files are open, perhaps: some will be closed.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    drop((listener, stopping));
    stop.send_replace(());
    stop.closed().await;
}

async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<()>,
) {
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let mut is_stopping = false;
    loop {
        tokio::select! {
            // Whatever went wrong is the client's to notice.
            _ = connection.as_mut() => return,
            _ = stopping.changed(), if !is_stopping => {
                is_stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        sync::oneshot,
        time::{Instant, sleep, timeout},
    };

    use super::*;

    const SHORT: Duration = Duration::from_millis(300);

    async fn server() -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let who = async |ConnectInfo(peer): ConnectInfo<SocketAddr>| peer.to_string();
        let router = Router::new().route("/", axum::routing::get(who));
        let (stop, told) = oneshot::channel::<()>();
        let told = async { told.await.unwrap_or(()) };
        (address, stop, tokio::spawn(serve(listener, router, SHORT, told)))
    }

    /// All that comes until the server closes the connection, or nothing if it never does.
    async fn rest(stream: &mut TcpStream) -> Option<String> {
        let mut text = String::new();
        timeout(Duration::from_secs(30), stream.read_to_string(&mut text)).await.ok()?.ok()?;
        Some(text)
    }

    #[tokio::test]
    async fn whoever_sends_no_request_or_an_endless_one_is_cut() {
        let (address, _stop, _) = server().await;
        let mut silent = TcpStream::connect(address).await.unwrap();
        assert_eq!(rest(&mut silent).await.as_deref(), Some(""));

        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(30) && slow.write_all(b"x: y\r\n").await.is_ok() {
            sleep(SHORT / 10).await;
        }
        assert!(begun.elapsed() < Duration::from_secs(30));

        let mut idle = TcpStream::connect(address).await.unwrap();
        idle.write_all(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
        let peer = idle.local_addr().unwrap().to_string();
        assert!(rest(&mut idle).await.is_some_and(|answer| answer.ends_with(&peer)), "it is answered, then closed");
    }

    #[tokio::test]
    async fn it_stops_when_it_is_told_to() {
        let (address, stop, serving) = server().await;
        let _silent = TcpStream::connect(address).await.unwrap();
        stop.send(()).unwrap();
        timeout(Duration::from_secs(30), serving).await.unwrap().unwrap();
        assert!(TcpStream::connect(address).await.is_err());
    }
}
