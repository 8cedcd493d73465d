//! `claimant serve`: the games in a browser.

use std::{io::Write, net::IpAddr};

use crate::{Done, Failure};

/// Serve the games to browsers.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Port to listen on; if it is taken, the next free one.
    #[arg(long, default_value_t = server::DEFAULT_PORT)]
    port: u16,
    /// Address to listen on; the default admits this machine only.
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Open a browser, as with no command.
    #[arg(long)]
    open: bool,
}

impl Serve {
    /// The same, with a browser.
    pub(crate) fn and_open(self) -> Serve {
        Serve { open: true, ..self }
    }

    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let options = server::Options { host: self.host, port: self.port, open: self.open };
        let mut written = Ok(());
        let served = server::serve(options, |address| {
            written = writeln!(out, "{address}").and_then(|()| out.flush());
        });
        served.map_err(|error| Failure::Sentence(format!("{}: {error}", self.host)))?;
        Ok(written?)
    }
}
