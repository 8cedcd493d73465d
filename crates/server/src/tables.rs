//! Tables for play over the network: where they are kept, and who serves them.

use std::{
    fs,
    io::Read as _,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use online::{Online, OpenError};

/// Where tables are kept, and who may come.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// The directory.
    pub directory: PathBuf,
    /// How long to wait for another process that serves this directory.
    pub patience: Duration,
    /// Origins other than the server's own whose pages may play here. Links to tables begin with the first.
    pub origins: Vec<String>,
    /// Proxies in front of the server, which are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
}

impl Tables {
    /// Opens them for a server that listens there and is at this address for a browser; or a sentence why they cannot be.
    pub(crate) fn open(&self, listens: SocketAddr, address: &str) -> Result<Online, String> {
        let mut options = online::Options::new(&self.directory);
        options.patience = self.patience;
        options.origins.clone_from(&self.origins);
        options.proxies.clone_from(&self.proxies);
        options.listens = Some(listens);
        let note = self.directory.join("address");
        let opened = Online::open(options).map_err(|error| match (&error, address_in(&note)) {
            (OpenError::InUse(_), Some(other)) => format!("they are served at {other} already"),
            _ => error.to_string(),
        })?;
        // Whoever comes second is told where to go. It is a courtesy: without it they are told that somebody is there.
        let _ = fs::write(note, format!("{address}\n"));
        Ok(opened)
    }
}

/// The address that another process has noted.
fn address_in(note: &Path) -> Option<String> {
    let mut text = String::new();
    fs::File::open(note).ok()?.take(200).read_to_string(&mut text).ok()?;
    let address = text.trim();
    let is_address = address.starts_with("http://") && address.chars().all(|c| c.is_ascii_graphic());
    is_address.then(|| address.into())
}
