//! `claimant serve`: the games in a browser, and tables for others to sit down at.

use std::{
    io::{self, Write},
    net::IpAddr,
    path::PathBuf,
    time::Duration,
};

use server::{Server, Tables};

use crate::{Done, Failure, folder};

/// How long to wait for another process that serves the same directory, if it was named: one that is just being replaced
/// needs a moment to stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// Serve the games to browsers, with tables to play at over the network.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Port to listen on; if it is taken, the next free one.
    #[arg(long, default_value_t = server::DEFAULT_PORT)]
    port: u16,
    /// Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for your network.
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Open a browser, as with no command.
    #[arg(long)]
    open: bool,
    /// Keep tables for play over the network in this directory; default: one in your data folder.
    #[arg(long, value_name = "DIR", conflicts_with = "no_tables")]
    tables: Option<PathBuf>,
    /// Serve the page only.
    #[arg(long)]
    no_tables: bool,
    /// Public address of the page behind a proxy, such as `https://claim.example.org`; may be repeated. Links use the first.
    #[arg(long, value_name = "URL", conflicts_with = "no_tables", value_parser = origin)]
    origin: Vec<String>,
    /// Address of a trusted proxy in front of this server, whose X-Forwarded-For and X-Forwarded-Proto are used; may be
    /// repeated.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "no_tables")]
    proxy: Vec<IpAddr>,
}

impl Serve {
    /// The same, with a browser.
    pub(crate) fn and_open(self) -> Serve {
        Serve { open: true, ..self }
    }

    pub(crate) fn run(self, out: &mut impl Write) -> Done {
        let is_named = self.tables.is_some();
        let directory = self.tables.or_else(|| folder::own().map(|own| own.join("tables")));
        let directory = directory.filter(|_| !self.no_tables);
        if directory.is_none() && !self.no_tables {
            writeln!(io::stderr(), "claimant: there are no tables: you have no data folder; name one with --tables")?;
        }
        let patience = if is_named { PATIENCE } else { Duration::ZERO };
        let tables =
            directory.map(|directory| Tables { directory, patience, origins: self.origin, proxies: self.proxy });
        let options = server::Options { host: self.host, port: self.port, tables };
        let failed = |error| Failure::Sentence(format!("{}: {error}", self.host));
        let server = Server::start(&options).map_err(failed)?;
        match server.why_no_tables() {
            Some(why) if is_named => return Err(format!("there are no tables: {why}").into()),
            Some(why) => writeln!(io::stderr(), "claimant: there are no tables here: {why}")?,
            None => {}
        }
        writeln!(out, "{}", server.address())?;
        if let Some(address) = server.address_in_network() {
            writeln!(out, "{address} in your network")?;
        }
        out.flush()?;
        if self.open {
            server.open_browser();
        }
        server.run().map_err(failed)
    }
}

/// An origin: a scheme and a host, no path.
fn origin(text: &str) -> Result<String, String> {
    let origin = text.trim_end_matches('/');
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    let is_host =
        |host: &str| !host.is_empty() && host.bytes().all(|b| b.is_ascii_graphic() && !b"/?#@\\".contains(&b));
    match host {
        Some(host) if is_host(host) => Ok(origin.into()),
        _ => Err("expected a scheme and a host, such as https://claim.example.org".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::origin;

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        assert_eq!(origin("https://claim.example.org/"), Ok("https://claim.example.org".into()));
        assert_eq!(origin("http://192.168.1.2:8080"), Ok("http://192.168.1.2:8080".into()));
        for other in ["claim.example.org", "https://", "https://a/b", "ftp://a", "https://a@b", "https://a b", "null"] {
            assert!(origin(other).is_err(), "{other}");
        }
    }
}
