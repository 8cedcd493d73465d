//! Asks a server for a new table, or for one that it has.

use std::io::{Read as _, Write as _};

use play::{Choices, Sitter};
use serde_json::value::to_raw_value;
use wire::{Clock, NewTable, Opened, Refusal, Seating, TableId};

use super::{Link, socket::dial};

/// The longest answer of a server.
const LONGEST: u64 = 64 * 1024;

/// Opens a table at the server of this address, such as `http://localhost:1357/`: the link to it for this
/// machine and for others, or a sentence why not.
pub fn open(server: &str, choices: &Choices, clock: Clock) -> Result<(Link, String), String> {
    let seating = |sitter: &Sitter| match sitter {
        Sitter::Person => Seating::Open,
        Sitter::Bot(player) => Seating::Bot(player.level.to_string()),
    };
    let game = to_raw_value(choices).map_err(|error| error.to_string())?;
    let new = NewTable { game, seats: choices.seats.iter().map(seating).collect(), clock, webhook: None };
    let body = serde_json::to_string(&new).map_err(|error| error.to_string())?;
    ask(server, "POST", "tables", &body)
}

/// The same for a table that the server has.
pub fn find(server: &str, table: TableId) -> Result<(Link, String), String> {
    ask(server, "GET", &format!("tables/{table}"), "")
}

fn ask(server: &str, method: &str, path: &str, body: &str) -> Result<(Link, String), String> {
    let bits = TableId::new([0; 10]);
    let mut link: Link = format!("{}/t/{bits}", server.trim_end_matches('/')).parse().map_err(|e| format!("{e}"))?;
    let failed = |error: std::io::Error| format!("there is no server at {server}: {error}");
    let mut stream = dial(&link).map_err(failed)?;
    let (authority, prefix, length) = (link.authority(), &link.prefix, body.len());
    write!(
        stream,
        "{method} {prefix}/api/{path} HTTP/1.1\r\nhost: {authority}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .map_err(failed)?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer).map_err(failed)?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    if let Ok(opened) = serde_json::from_str::<Opened>(body) {
        link.table = opened.table;
        return Ok((link, opened.link));
    }
    match serde_json::from_str::<Refusal>(body) {
        Ok(refusal) => Err(refusal.message),
        Err(_) => Err(format!("the server at {server} does not serve tables")),
    }
}
