//! Serves the page, for whoever works on it: less is compiled than for the whole program.

fn main() -> std::io::Result<()> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(server::DEFAULT_PORT);
    server::serve(server::Options { port, ..server::Options::default() }, |address| println!("{address}"))
}
