//! Where tables are kept, and how they are served.

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use crate::Limits;

/// Where tables are kept, and how they are served.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The directory with the database.
    pub directory: PathBuf,
    /// How long to wait for another process that uses it.
    pub patience: Duration,
    /// The build of the page: clients that read views have to be of the same.
    pub build: String,
    /// Origins other than the server's own whose pages may play here, such as `https://claim.example.org`.
    pub origins: Vec<String>,
    /// Proxies in front of the server, which are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// Where the server listens, for links to its tables.
    pub listens: Option<SocketAddr>,
    /// How much clients may do.
    pub limits: Limits,
    /// A table falls asleep when nobody has been connected for so long.
    pub idle: Duration,
    /// The others may decide about somebody who has been cut off for so long.
    pub away: Duration,
    /// A seat that is asked in secret keeps the others from being told what came before for this long. Where a message ends
    /// would be a hint; that the answer takes long is one in any case.
    pub hold: Duration,
    /// A socket that has sent nothing for so long is cut.
    pub silence: Duration,
    /// The most pages of 4 KiB that the database may have.
    pub pages: Option<u32>,
    /// What is done wrong on purpose.
    #[cfg(feature = "faulty")]
    pub fault: Option<Fault>,
}

/// What tests let a server do wrong, to see that they would notice, or to measure what it costs to do it right.
#[cfg(feature = "faulty")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Acknowledges at once and commits after this long.
    CommitLate(Duration),
    /// Commits without waiting for the disk.
    NoSync,
    /// Writes nothing to disk.
    NoLog,
}

impl Options {
    /// As usual, with the tables in this directory.
    pub fn new(directory: impl Into<PathBuf>) -> Options {
        Options {
            directory: directory.into(),
            patience: Duration::from_secs(10),
            build: wire::BUILD.into(),
            origins: Vec::new(),
            proxies: Vec::new(),
            listens: None,
            limits: Limits::default(),
            idle: Duration::from_mins(5),
            away: wire::limits::AWAY,
            hold: Duration::from_millis(700),
            silence: wire::limits::SILENCE,
            pages: None,
            #[cfg(feature = "faulty")]
            fault: None,
        }
    }
}
