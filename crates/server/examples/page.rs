//! Serves the page, for whoever works on it: less is compiled than for the whole program. A port and a directory for tables
//! may follow: `cargo run -p claimant-server --example page -- 1357 /tmp/tables`.

use std::io;

use server::{Options, Server, Tables};

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let port = args.next().and_then(|port| port.parse().ok()).unwrap_or(server::DEFAULT_PORT);
    let tables = args.next().map(|directory| Tables { directory: directory.into(), ..Tables::default() });
    let server = Server::start(&Options { port, tables, ..Options::default() })?;
    if let Some(why) = server.why_no_tables() {
        return Err(io::Error::other(why.to_owned()));
    }
    println!("{}", server.address());
    server.run()
}
