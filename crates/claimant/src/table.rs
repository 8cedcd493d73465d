//! `claimant play --join` and `--host`: a table on the network, in the terminal.

use std::{
    env, fs,
    io::{self, BufRead as _, IsTerminal as _, Write},
    net::IpAddr,
    path::Path,
    str::FromStr,
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use clap::Args;
use server::{Server, Tables};
use tui::{Join, KeptTable, Link, Options};
use wire::{Clock, Code, Name, limits};
use words::Words;

/// The flags of a table on the network.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// Join a table on the network by its link: http://192.168.1.2:1357/t/0123456789abcdef. If you come back later, you
    /// get your seat back.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["vs", "seats", "bots", "choices", "open", "seed", "host"])]
    join: Option<Link>,
    /// Open a table for others and take a seat. This machine serves it while you play, and shows the link to share. If
    /// one of your tables is unfinished, you are asked whether to continue there.
    #[arg(long, conflicts_with_all = ["bots", "open", "seed"])]
    host: bool,
    /// Continue at your last unfinished table without asking.
    #[arg(long = "continue", requires = "host")]
    goes_on: bool,
    /// Your name at the table; default: the one you had there, or the name of your account.
    #[arg(long, value_parser = |name: &str| Name::new(name))]
    name: Option<Name>,
    /// Only watch.
    #[arg(long, requires = "join")]
    watch: bool,
    /// Address to listen on: 0.0.0.0 for your network, 127.0.0.1 for this machine only.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0", requires = "host")]
    at: IpAddr,
    /// Port to listen on; if it is taken, the next free one.
    #[arg(long, default_value_t = server::DEFAULT_PORT, requires = "host")]
    port: u16,
    /// Time to think: minutes for the game and seconds added per answer (10+5), or days per answer (3d); default: none.
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
    pub(crate) fn table(&self, options: &Options, out: &mut impl Write) -> Result<AtTable, String> {
        let words = Words::new(options.language);
        let kept = tui::kept_tables(options.folder.as_deref(), &words);
        if let Some(link) = &self.join {
            let known = kept.into_iter().find(|kept| kept.id == link.table()).and_then(|kept| kept.name);
            let name = self.own_name(known, &words, out)?;
            let join = Join { link: link.clone(), share: link.to_share(), name, watches: self.watch };
            return Ok(AtTable { join, server: None });
        }
        let folder = options.folder.as_deref();
        let folder = folder.ok_or("you have no data folder to keep the table in; name one with --folder")?;
        let (address, server) = self.serve(&folder.join("tables"))?;
        let found = |kept: KeptTable| Some((tui::find_table(&address, kept.id).ok()?, kept));
        let unfinished: Vec<_> = kept.into_iter().filter(|kept| !kept.is_over).filter_map(found).collect();
        let whats = unfinished.iter().map(|(_, kept)| kept.what.as_str()).collect::<Vec<_>>();
        let chosen = self.choose(&whats, &words, out)?.and_then(|at| unfinished.get(at));
        let ((link, share), known) = if let Some((links, kept)) = chosen {
            (links.clone(), kept.name.clone())
        } else {
            let clock = self.clock.map_or(Clock::None, |ClockArg(clock)| clock);
            (tui::open_table(&address, &options.choices, clock)?, None)
        };
        let name = self.own_name(known, &words, out)?;
        Ok(AtTable { join: Join { link, share, name, watches: false }, server })
    }

    /// Which of these tables to go on at, if at one.
    fn choose(&self, tables: &[&str], words: &Words, out: &mut impl Write) -> Result<Option<usize>, String> {
        if self.goes_on {
            let none = "there is no table of yours here that is not finished; leave --continue out for a new one";
            return if tables.is_empty() { Err(none.into()) } else { Ok(Some(0)) };
        }
        if tables.is_empty() || !io::stdin().is_terminal() {
            return Ok(None);
        }
        let list = (1..).zip(tables).map(|(number, table)| format!("{number:>3}  {table}"));
        let lines: Vec<String> = [words.say("online-unfinished")].into_iter().chain(list).collect();
        loop {
            let text = format!("{}\n{} ", lines.join("\n"), words.say("online-go-on"));
            let line = ask(&text, out)?.unwrap_or_default();
            match (line.as_str(), line.parse::<usize>()) {
                ("", _) => return Ok(None),
                (_, Ok(number)) if (1..=tables.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => {}
            }
        }
    }

    /// What the player is called: as the flags say, as at this table before, as on this machine, or as they say.
    fn own_name(&self, known: Option<Name>, words: &Words, out: &mut impl Write) -> Result<Name, String> {
        if let Some(name) = self.name.clone().or(known).or_else(account) {
            return Ok(name);
        }
        // Whoever watches needs no name.
        let asks = !self.watch && io::stdin().is_terminal();
        while asks && let Some(line) = ask(&format!("{} ", words.say("online-your-name")), out)? {
            match Name::new(&line) {
                Ok(name) => return Ok(name),
                Err(_) => writeln!(out, "{}", words.online_refusal(Code::Name)).map_err(|error| error.to_string())?,
            }
        }
        Name::new("Guest").map_err(|error| error.to_string())
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
    /// The command that leads back to the table: if this process served it, it has to be served again.
    pub(crate) fn way_back(&self) -> String {
        match &self.server {
            Some(_) => "claimant play --host --continue".into(),
            None => format!("claimant play --join {}", self.join.share),
        }
    }

    /// Says goodbye to the others, if this process served the table.
    pub(crate) fn stop(self) -> io::Result<()> {
        self.server.map_or(Ok(()), Server::stop)
    }
}

/// What the user is called on this machine.
fn account() -> Option<Name> {
    let named = ["USER", "USERNAME", "LOGNAME"].into_iter().filter_map(|name| env::var(name).ok());
    let mut names = named.filter_map(|name| Name::new(&name.chars().take(limits::NAME).collect::<String>()).ok());
    names.next()
}

/// Asks for a line; none at the end of the input.
fn ask(question: &str, out: &mut impl Write) -> Result<Option<String>, String> {
    let failed = |error: io::Error| error.to_string();
    out.write_all(question.as_bytes()).and_then(|()| out.flush()).map_err(failed)?;
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line).map_err(failed)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
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
    }
}
