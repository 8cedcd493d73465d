//! Accepts connections and answers requests on them, one after another, until it is told to stop.

use std::{
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};

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

use crate::connection::{Connection, Connections};

/// What connections may take.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    /// How long a client has to send the head of a request, from the first moment on, and until the next one on the same
    /// connection; and how long it may take nothing of what it is sent.
    pub(crate) patience: Duration,
    /// The most connections of an address.
    pub(crate) connections: u32,
    /// Proxies, which have as many connections as they like.
    pub(crate) proxies: Vec<IpAddr>,
}

impl Limits {
    /// As usual, with these proxies. An address may have 64 sockets of tables; the others are for pages.
    pub(crate) const fn new(proxies: Vec<IpAddr>) -> Limits {
        Limits { patience: Duration::from_secs(20), connections: 128, proxies }
    }
}

/// Serves until it is told to stop, and then until all that was asked is answered.
pub(crate) async fn serve(listener: TcpListener, router: Router, limits: Limits, told: impl Future<Output = ()>) {
    let patience = limits.patience;
    let connections = Arc::new(Connections::new(limits.connections, limits.proxies));
    let (stop, stopping) = watch::channel(());
    let mut told = pin!(told);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut told => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let _ = stream.set_nodelay(true);
                // One too many is closed at once.
                if let Some(place) = connections.place(peer.ip()) {
                    let connection = Connection::new(stream, patience, place);
                    tokio::spawn(answer(connection, peer, router.clone(), patience, stopping.clone()));
                }
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
    connection: Connection<TcpStream>,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<()>,
) {
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(http.serve_connection(TokioIo::new(connection), service).with_upgrades());
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

    const LONG: usize = 32 << 20;

    async fn server() -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let limits = Limits { patience: SHORT, ..Limits::new(Vec::new()) };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let who = async |ConnectInfo(peer): ConnectInfo<SocketAddr>| peer.to_string();
        let router = Router::new().route("/", axum::routing::get(who));
        let router = router.route("/long", axum::routing::get(async || vec![b'x'; LONG]));
        let (stop, told) = oneshot::channel::<()>();
        let told = async { told.await.unwrap_or(()) };
        (address, stop, tokio::spawn(serve(listener, router, limits, told)))
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
    async fn whoever_takes_nothing_of_an_answer_is_cut_and_whoever_takes_it_slowly_is_not() {
        let (address, _stop, _) = server().await;
        let mut slow = TcpStream::connect(address).await.unwrap();
        let mut deaf = TcpStream::connect(address).await.unwrap();
        for stream in [&mut slow, &mut deaf] {
            stream.write_all(b"GET /long HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await.unwrap();
        }
        let (mut taken, mut bytes) = (0, vec![0; 1 << 20]);
        loop {
            match timeout(Duration::from_secs(30), slow.read(&mut bytes)).await.unwrap().unwrap() {
                0 => break,
                n => taken += n,
            }
            sleep(SHORT / 20).await;
        }
        assert!(taken > LONG, "{taken} bytes came");
        // What the system keeps for it is still there; the rest never comes.
        sleep(3 * SHORT).await;
        let mut taken = 0;
        while let Ok(n @ 1..) = timeout(Duration::from_secs(30), deaf.read(&mut bytes)).await.unwrap() {
            taken += n;
        }
        assert!(taken < LONG, "all came");
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
