//! Tables on the network: sockets, storage, and a task for each table that is awake.
//!
//! [`Online::open`] opens the tables of a directory, [`Online::router`] is what is answered under `/api`. `socket.rs` is a
//! connection, `actor.rs` a table that is awake: it decides, stores, and only then tells. `registry.rs` knows which tables
//! are awake, `journal.rs` keeps the logs of all of them, `log.rs` is one of these logs as bytes, `outbox.rs` what waits
//! for a socket, `rate_limit.rs` how much clients may do, `origin.rs` who they are, `link.rs` where others reach a table,
//! `webhook.rs` says elsewhere whose turn it is.
//!
//! This crate knows no rules and cannot name a card: all that players read is written by `tables`. The protocol is
//! described in `docs/formats/online.md`.

mod actor;
mod batch;
mod journal;
mod link;
mod log;
mod options;
mod origin;
mod outbox;
mod rate_limit;
mod registry;
mod routes;
mod running;
mod socket;
mod webhook;

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::Router;
use tokio::{sync::watch, time::timeout};

#[cfg(feature = "faulty")]
pub use crate::options::Fault;
use crate::{
    journal::{Journal, Place},
    rate_limit::Addresses,
    registry::Registry,
    socket::Stop,
};
pub use crate::{
    journal::{OpenError, StoredLog, stored_logs},
    link::in_network,
    options::Options,
    rate_limit::{Limits, Rate, network},
    routes::refused,
};
/// How long sockets have to say goodbye when the server stops.
const FAREWELL: Duration = Duration::from_secs(1);

/// The tables of a directory, open to the network.
#[derive(Clone, Debug)]
pub struct Online(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    registry: Arc<Registry>,
    addresses: Arc<Addresses>,
    build: String,
    origins: Vec<String>,
    proxies: Vec<IpAddr>,
    listens: Option<SocketAddr>,
    silence: Duration,
    stop: Stop,
    /// The number of sockets.
    sockets: watch::Sender<usize>,
}

/// Counts as a socket for as long as it is held.
#[derive(Debug)]
struct Running(Online);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.0.sockets.send_modify(|sockets| *sockets -= 1);
    }
}

impl Online {
    /// Opens the tables of a directory. It needs a runtime, in which tables are woken from now on.
    pub fn open(options: Options) -> Result<Online, OpenError> {
        let journal = Journal::open(&Place {
            directory: options.directory.clone(),
            patience: options.patience,
            pages: options.pages,
            rows: journal::ROWS,
            #[cfg(feature = "faulty")]
            fault: options.fault,
        })?;
        let registry =
            Registry::new(journal, &options).map_err(|error| OpenError::Database(options.directory.clone(), error))?;
        tokio::spawn(Arc::clone(&registry).keep_time());
        tokio::spawn(Arc::clone(&registry).look_at_the_time());
        Ok(Online(Arc::new(Inner {
            registry,
            addresses: Arc::new(Addresses::new(options.limits)),
            build: options.build,
            origins: options.origins,
            proxies: options.proxies,
            listens: options.listens,
            silence: options.silence,
            stop: watch::channel(false).0,
            sockets: watch::channel(0).0,
        })))
    }

    /// What is answered under `/api`. Whoever serves it has to say who connects: it needs
    /// `into_make_service_with_connect_info::<SocketAddr>()`.
    pub fn router(&self) -> Router {
        routes::router(self.clone())
    }

    /// Tells all clients to come back later, and writes what waits.
    pub async fn close(&self) {
        self.0.stop.send_replace(true);
        let _ = timeout(FAREWELL, self.0.sockets.subscribe().wait_for(|sockets| *sockets == 0)).await;
        let registry = Arc::clone(&self.0.registry);
        let _ = tokio::task::spawn_blocking(move || registry.journal.close()).await;
    }

    fn running(&self) -> Running {
        self.0.sockets.send_modify(|sockets| *sockets += 1);
        Running(self.clone())
    }
}
