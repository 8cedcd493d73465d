//! `claimant play --join` and `--host`: a table on the network, in the terminal.

use std::{
    env, fs,
    io::{self, BufRead as _},
    net::IpAddr,
    path::Path,
    str::FromStr,
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use clap::Args;
use play::Choices;
use server::{Server, Tables};
use tui::{Join, Link};
use wire::{Clock, Name};

/// The flags of a table on the network.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// Sit down at a table on the network, by its link: http://192.168.1.2:1357/t/0123456789abcdef. Whoever comes back
    /// has the same seat again.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["vs", "seats", "bots", "choices", "open", "seed", "host"])]
    join: Option<Link>,
    /// Open a table for others and sit down at it. This machine serves it for as long as you play; the link to give to
    /// others is shown.
    #[arg(long, conflicts_with_all = ["bots", "open", "seed"])]
    host: bool,
    /// Your name at the table; default: the name of your account.
    #[arg(long, value_parser = |name: &str| Name::new(name))]
    name: Option<Name>,
    /// Only watch.
    #[arg(long, requires = "join")]
    watch: bool,
    /// Address to listen on for others; the default is your network, 127.0.0.1 admits this machine only.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0", requires = "host")]
    at: IpAddr,
    /// Port to listen on; if it is taken, the next free one.
    #[arg(long, default_value_t = server::DEFAULT_PORT, requires = "host")]
    port: u16,
    /// Time to think: minutes for the game and seconds more with each answer, 10+5, or days for each answer, 3d; default:
    /// none.
    #[arg(long, value_name = "TIME", requires = "host")]
    clock: Option<ClockArg>,
}

/// A clock as people write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ClockArg(Clock);

impl FromStr for ClockArg {
    type Err = String;

    fn from_str(text: &str) -> Result<ClockArg, String> {
        let wrong = || "expected minutes and seconds, such as 10+5, or days, such as 3d".to_string();
        if let Some(days) = text.strip_suffix('d') {
            return days.parse().map(|days| ClockArg(Clock::Days(days))).map_err(|_| wrong());
        }
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let minutes: u16 = minutes.parse().map_err(|_| wrong())?;
        let increment: u16 = increment.parse().map_err(|_| wrong())?;
        Ok(ClockArg(Clock::Game { seconds: u32::from(minutes) * 60, increment: increment.into() }))
    }
}

/// A table to sit down at, and the server of it, if it is this process.
pub(crate) struct AtTable {
    pub(crate) join: Join,
    server: Option<Server>,
}

impl TableArgs {
    /// Is there to be a table on the network?
    pub(crate) const fn is_wanted(&self) -> bool {
        self.join.is_some() || self.host
    }

    /// Finds the table, or opens one.
    pub(crate) fn table(&self, choices: &Choices, folder: Option<&Path>) -> Result<AtTable, String> {
        let name = self.name.clone().unwrap_or_else(own_name);
        if let Some(link) = &self.join {
            let join = Join { link: link.clone(), share: link.to_share(), name, watches: self.watch };
            return Ok(AtTable { join, server: None });
        }
        let folder = folder.ok_or("you have no data folder to keep the table in; name one with --folder")?;
        let directory = folder.join("tables");
        let (address, server) = self.serve(&directory)?;
        let clock = self.clock.map_or(Clock::None, |ClockArg(clock)| clock);
        let (link, share) = tui::open_table(&address, choices, clock)?;
        Ok(AtTable { join: Join { link, share, name, watches: false }, server })
    }

    /// Serves the tables of this directory; if another process does so already, it is asked.
    fn serve(&self, directory: &Path) -> Result<(String, Option<Server>), String> {
        let tables = Tables { directory: directory.to_path_buf(), patience: Duration::ZERO, ..Tables::default() };
        let options = server::Options { host: self.at, port: self.port, tables: Some(tables) };
        let server = Server::start(&options).map_err(|error| format!("{}: {error}", self.at))?;
        let Some(why) = server.why_no_tables().map(String::from) else { return Ok((server.address(), Some(server))) };
        let noted = fs::read_to_string(directory.join("address")).ok();
        let address = noted.map(|address| address.trim().to_string()).filter(|address| why.contains(address.as_str()));
        let _ = server.stop();
        address.map(|address| (address, None)).ok_or_else(|| format!("no table can be opened: {why}"))
    }
}

impl AtTable {
    /// Says goodbye to the others, if this process served the table.
    pub(crate) fn stop(self) -> io::Result<()> {
        self.server.map_or(Ok(()), Server::stop)
    }
}

/// What the user is called on this machine.
fn own_name() -> Name {
    let named = ["USER", "USERNAME", "LOGNAME"].into_iter().filter_map(|name| env::var(name).ok());
    let mut names = named.filter_map(|name| Name::new(&name.chars().take(24).collect::<String>()).ok());
    // A name of one word that can be seen is a name.
    names.next().unwrap_or_else(|| Name::new("Claimant").unwrap_or_else(|_| unreachable!()))
}

/// The lines that are typed, read on a thread of its own.
pub(crate) fn typed() -> Receiver<String> {
    let (send, lines) = channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let line = match line {
                Ok(line) => line,
                // What is no text is no answer.
                Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
                Err(_) => break,
            };
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_people_write_them() {
        let game = |seconds, increment| Clock::Game { seconds, increment };
        for (text, clock) in [("10+5", game(600, 5)), ("3", game(180, 0)), ("3d", Clock::Days(3))] {
            assert_eq!(text.parse(), Ok(ClockArg(clock)), "{text}");
        }
        for text in ["", "x", "10+", "+5", "-1", "1000d", "d", "99999+0"] {
            assert!(text.parse::<ClockArg>().is_err(), "{text}");
        }
        assert!(!own_name().as_str().is_empty());
    }
}
