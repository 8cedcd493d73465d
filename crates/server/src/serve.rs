//! A server that runs: it finds a port, answers, and stops when it is told to.

use std::{
    io::{self, ErrorKind},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

use online::Online;
use tokio::{net::TcpListener, runtime::Runtime, sync::oneshot, task::JoinHandle, time::timeout};

use crate::{Tables, accept, page};

/// The port that is tried first.
pub const DEFAULT_PORT: u16 = 1357;

/// How many ports after the first are tried before the system is asked for any.
const TRIES: u16 = 20;

/// How long those who are being answered have when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Where to serve, and what.
#[derive(Clone, Debug)]
pub struct Options {
    /// Under which address; the default is for this machine alone.
    pub host: IpAddr,
    /// On which port, or on the next free one after it; 0 is any.
    pub port: u16,
    /// Tables beside the page.
    pub tables: Option<Tables>,
}

impl Default for Options {
    fn default() -> Options {
        Options { host: IpAddr::V4(Ipv4Addr::LOCALHOST), port: DEFAULT_PORT, tables: None }
    }
}

/// A server in this process, on threads of its own. It stops when it is dropped, without goodbye.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listens: SocketAddr,
    tables: Option<Result<Online, String>>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    /// Serves from now on.
    pub fn start(options: &Options) -> io::Result<Server> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let listener = runtime.block_on(listen(options))?;
        let listens = listener.local_addr()?;
        let inside = runtime.enter();
        let tables = options.tables.as_ref().map(|tables| tables.open(listens, &address(listens)));
        let router = page::router(tables.as_ref().and_then(|tables| tables.as_ref().ok()));
        let proxies = options.tables.as_ref().map(|tables| tables.proxies.clone());
        let limits = accept::Limits::new(proxies.unwrap_or_default());
        let (stop, told) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            // If whoever holds the server is gone, the runtime ends and this with it.
            let told = async { told.await.unwrap_or(()) };
            accept::serve(listener, router, limits, told).await;
        });
        drop(inside);
        Ok(Server { runtime, listens, tables, stop, serving })
    }

    /// The address that a browser on this machine wants.
    pub fn address(&self) -> String {
        address(self.listens)
    }

    /// The address for others in the same network, if they can reach this server.
    pub fn address_in_network(&self) -> Option<String> {
        let ip = self.listens.ip();
        let ip = if ip.is_unspecified() { online::in_network() } else { Some(ip).filter(|ip| !ip.is_loopback()) };
        ip.map(|ip| format!("http://{}/", SocketAddr::new(ip, self.listens.port())))
    }

    /// Why there are no tables, if there were to be some: a sentence without its beginning and its end.
    pub fn why_no_tables(&self) -> Option<&str> {
        self.tables.as_ref()?.as_ref().err().map(String::as_str)
    }

    /// Opens a browser.
    pub fn open_browser(&self) {
        let address = self.address();
        // A machine without a browser is no reason not to serve; the address has been said.
        self.runtime.spawn_blocking(move || webbrowser::open(&address));
    }

    /// Waits until somebody presses Ctrl-C or the system asks for the end, then stops.
    pub fn run(self) -> io::Result<()> {
        self.runtime.block_on(told_to_stop());
        self.stop()
    }

    /// Stops: who is being answered still is, players are told to come back, and what waits is written.
    pub fn stop(self) -> io::Result<()> {
        let Server { runtime, tables, stop, serving, .. } = self;
        let served = runtime.block_on(async {
            let _ = stop.send(());
            if let Some(Ok(online)) = &tables {
                online.close().await;
            }
            timeout(FAREWELL, serving).await
        });
        // Whoever does not take an answer in time is cut off.
        runtime.shutdown_background();
        served.map_or(Ok(()), |served| served.map_err(io::Error::other))
    }
}

/// What a browser is to be given.
fn address(bound: SocketAddr) -> String {
    match bound.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{}/", bound.port()),
        _ => format!("http://{bound}/"),
    }
}

/// Listens on the port, on the next that is free, or at last on any.
async fn listen(options: &Options) -> io::Result<TcpListener> {
    let Options { host, port, .. } = *options;
    for port in port..=port.saturating_add(TRIES) {
        match TcpListener::bind((host, port)).await {
            Err(error) if matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied) => {}
            bound => return bound,
        }
    }
    TcpListener::bind((host, 0)).await
}

async fn told_to_stop() {
    let pressed = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Then the system has no such key: wait for the other sign.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut asked) => tokio::select! { () = pressed => {}, _ = asked.recv() => {} },
            Err(_) => pressed.await,
        }
    }
    #[cfg(not(unix))]
    pressed.await;
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        net::TcpStream,
        path::{Path, PathBuf},
        sync::atomic::{AtomicU32, Ordering},
    };

    use super::*;

    fn directory() -> PathBuf {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("claimant-server-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        std::env::temp_dir().join(name)
    }

    fn with_tables(directory: &Path) -> Options {
        let tables = Tables { directory: directory.to_path_buf(), ..Tables::default() };
        Options { port: 0, tables: Some(tables), ..Options::default() }
    }

    fn ask(server: &Server, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(server.listens).unwrap();
        let host = server.listens;
        let length = body.len();
        write!(
            stream,
            "{request} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[tokio::test]
    async fn if_the_port_is_taken_the_next_free_one_is() {
        let first = listen(&Options { port: 0, ..Options::default() }).await.unwrap();
        let port = first.local_addr().unwrap().port();
        let second = listen(&Options { port, ..Options::default() }).await.unwrap();
        assert_ne!(second.local_addr().unwrap().port(), port);
        assert!(second.local_addr().unwrap().ip().is_loopback());
    }

    #[test]
    fn a_browser_that_connects_is_answered() {
        let server = Server::start(&Options { port: 0, ..Options::default() }).unwrap();
        let answer = ask(&server, "GET /healthz", "");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
        let answer = ask(&server, "GET /api", "");
        assert!(answer.starts_with("HTTP/1.1 404") && answer.contains("no-table"), "{answer}");
        server.stop().unwrap();
    }

    #[test]
    fn an_address_is_one_that_a_browser_can_open() {
        assert_eq!(address("127.0.0.1:1357".parse().unwrap()), "http://127.0.0.1:1357/");
        assert_eq!(address("0.0.0.0:80".parse().unwrap()), "http://localhost:80/");
        assert_eq!(address("[::1]:1357".parse().unwrap()), "http://[::1]:1357/");
    }

    #[test]
    fn tables_are_there_again_when_the_server_is() {
        let directory = directory();
        let server = Server::start(&with_tables(&directory)).unwrap();
        let new = r#"{"game": {"set": "shadow"}, "seats": ["open", "open"]}"#;
        let answer = ask(&server, "POST /api/tables", new);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 201"), "{answer}");
        let opened: wire::Opened = serde_json::from_str(body).unwrap();
        let wire::Opened { table, link } = opened;
        assert_eq!(link, format!("{}t/{table}", server.address()));
        assert!(ask(&server, &format!("GET /t/{table}"), "").contains("text/html"));
        assert!(ask(&server, &format!("GET /api/tables/{table}/qr.svg"), "").ends_with("</svg>\n"));
        server.stop().unwrap();
        let server = Server::start(&with_tables(&directory)).unwrap();
        assert!(ask(&server, &format!("GET /api/tables/{table}"), "").starts_with("HTTP/1.1 200"));
        server.stop().unwrap();
        std::fs::remove_dir_all(directory).unwrap();
    }

    #[test]
    fn a_second_server_has_the_page_and_says_where_the_tables_are() {
        let directory = directory();
        let first = Server::start(&with_tables(&directory)).unwrap();
        assert_eq!(first.why_no_tables(), None);
        let second = Server::start(&with_tables(&directory)).unwrap();
        let why = second.why_no_tables().unwrap();
        assert_eq!(why, format!("they are served at {} already", first.address()));
        assert!(ask(&second, "GET /", "").starts_with("HTTP/1.1 200"));
        assert!(ask(&second, "GET /api", "").starts_with("HTTP/1.1 404"));
        second.stop().unwrap();
        first.stop().unwrap();
        std::fs::remove_dir_all(directory).unwrap();
    }

    #[test]
    fn a_directory_that_cannot_be_one_leaves_the_page() {
        let directory = directory();
        std::fs::write(&directory, "a file").unwrap();
        let server = Server::start(&with_tables(&directory)).unwrap();
        let why = server.why_no_tables().unwrap();
        assert!(why.starts_with(directory.to_str().unwrap()), "{why}");
        assert!(ask(&server, "GET /", "").starts_with("HTTP/1.1 200"));
        server.stop().unwrap();
        std::fs::remove_file(directory).unwrap();
    }
}
