//! Finds a port, says where it listens, and answers until it is told to stop.

use std::{
    io::{self, ErrorKind},
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use tokio::net::TcpListener;

use crate::page::router;

/// The port that is tried first.
pub const DEFAULT_PORT: u16 = 1357;

/// How many ports after the first are tried before the system is asked for any.
const TRIES: u16 = 20;

/// Where to serve.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Under which address; the default is for this machine alone.
    pub host: IpAddr,
    /// On which port, or on the next free one after it; 0 is any.
    pub port: u16,
    /// Should a browser be opened?
    pub open: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { host: IpAddr::V4(Ipv4Addr::LOCALHOST), port: DEFAULT_PORT, open: false }
    }
}

/// Serves until somebody presses Ctrl-C or the system asks for the end; who is being answered still is. `listening` is
/// called once, with the address a browser wants.
pub fn serve(options: Options, listening: impl FnOnce(&str)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(options).await?;
        let address = address(listener.local_addr()?);
        listening(&address);
        if options.open {
            // A machine without a browser is no reason not to serve; the address has been said.
            tokio::task::spawn_blocking(move || webbrowser::open(&address));
        }
        axum::serve(listener, router()).with_graceful_shutdown(told_to_stop()).await
    })
}

/// What a browser is to be given.
fn address(bound: SocketAddr) -> String {
    match bound.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{}/", bound.port()),
        _ => format!("http://{bound}/"),
    }
}

/// Listens on the port, on the next that is free, or at last on any.
async fn listen(Options { host, port, .. }: Options) -> io::Result<TcpListener> {
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
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpStream,
    };

    use super::*;

    #[tokio::test]
    async fn if_the_port_is_taken_the_next_free_one_is() {
        let first = listen(Options { port: 0, ..Options::default() }).await.unwrap();
        let port = first.local_addr().unwrap().port();
        let second = listen(Options { port, ..Options::default() }).await.unwrap();
        assert_ne!(second.local_addr().unwrap().port(), port);
        assert!(second.local_addr().unwrap().ip().is_loopback());
    }

    #[tokio::test]
    async fn a_browser_that_connects_is_answered() {
        let listener = listen(Options { port: 0, ..Options::default() }).await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = tokio::spawn(async { axum::serve(listener, router()).await });
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
        server.abort();
    }

    #[test]
    fn an_address_is_one_that_a_browser_can_open() {
        assert_eq!(address("127.0.0.1:1357".parse().unwrap()), "http://127.0.0.1:1357/");
        assert_eq!(address("0.0.0.0:80".parse().unwrap()), "http://localhost:80/");
        assert_eq!(address("[::1]:1357".parse().unwrap()), "http://[::1]:1357/");
    }
}
