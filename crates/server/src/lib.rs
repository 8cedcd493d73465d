//! The server: the page, with all that it needs within the binary, and tables for play over the network beside it.
//!
//! `build.rs` compiles the page and packs its files; a [`Server`] finds a port and answers until it is told to stop, and can
//! run within another program. `accept.rs` answers connections, `connection.rs` is one of them, `file.rs` is a file and how it is sent, `page.rs` the router, `headers.rs` what browsers are
//! told to forbid, `tables.rs` where tables are kept. What is answered under `/api` is `crates/online`.

mod accept;
mod connection;
mod file;
mod headers;
mod page;
mod serve;
mod tables;

pub use serve::{DEFAULT_PORT, Options, Server};
pub use tables::Tables;
