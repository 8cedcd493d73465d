//! Serves the page over HTTP: files that are built in, and nothing else yet.
//!
//! `build.rs` compiles the page and packs its files; [`serve`] finds a port, says where it listens and answers until it
//! is told to stop. `file.rs` is a file and how it is sent, `page.rs` the router, `headers.rs` what browsers are told to
//! forbid. Tables for play over the net would be routes beside the files; the rules already run wherever they are needed.

mod file;
mod headers;
mod page;
mod serve;

pub use page::router;
pub use serve::{DEFAULT_PORT, Options, serve};
