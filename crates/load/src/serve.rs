//! A server of tables for tests: without a page, without limits for clients, and with faults on purpose.

use std::{
    io::{self, Write as _},
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use axum::{Router, routing::get, serve::ListenerExt as _};
use clap::Args;
use online::{Fault, Online, Options, Rate};
use tokio::{
    net::TcpListener,
    runtime::Handle,
    signal::unix::{SignalKind, signal},
};

/// How to serve.
#[derive(Clone, Debug, Args)]
pub struct Serve {
    /// The directory of the tables.
    pub directory: PathBuf,
    /// The port.
    #[arg(long)]
    pub port: u16,
    /// The most pages that the database may have.
    #[arg(long)]
    pub pages: Option<u32>,
    /// Acknowledges this number of milliseconds before it commits.
    #[arg(long)]
    pub commit_late: Option<u64>,
    /// Commits without waiting for the disk.
    #[arg(long)]
    pub no_sync: bool,
    /// Writes nothing to disk.
    #[arg(long)]
    pub no_log: bool,
    /// A table falls asleep when nobody has been connected for this number of milliseconds.
    #[arg(long)]
    pub idle: Option<u64>,
}

/// Serves until it is told to stop.
pub async fn run(serve: Serve) -> io::Result<()> {
    let mut options = Options::new(serve.directory);
    let free = Rate { burst: 1e9, per_second: 1e9 };
    (options.limits.messages, options.limits.hellos, options.limits.tables) = (free, free, free);
    options.limits.requests = free;
    options.limits.sockets = 1_000_000;
    options.pages = serve.pages;
    if let Some(idle) = serve.idle {
        options.idle = Duration::from_millis(idle);
    }
    options.fault = match (serve.commit_late, serve.no_sync, serve.no_log) {
        (Some(late), ..) => Some(Fault::CommitLate(Duration::from_millis(late))),
        (_, true, _) => Some(Fault::NoSync),
        (.., true) => Some(Fault::NoLog),
        _ => None,
    };
    let online = Online::open(options).map_err(io::Error::other)?;
    let router = online.router().route("/tasks", get(tasks));
    listen(serve.port, router).await?;
    online.close().await;
    Ok(())
}

/// Serves at this port until it is told to stop.
pub(crate) async fn listen(port: u16, router: Router) -> io::Result<()> {
    // As the real server does: a message is sent at once, not when the client has acknowledged the one before.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let mut terminate = signal(SignalKind::terminate())?;
    println!("ready");
    io::stdout().flush()?;
    let serving = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>());
    tokio::select! {
        served = serving => served,
        _ = terminate.recv() => Ok(()),
    }
}

async fn tasks() -> String {
    Handle::current().metrics().num_alive_tasks().to_string()
}
