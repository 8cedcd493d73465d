//! Load on tables on the network, and a check of what their clients are told.
//!
//! [`Crowd`] is many tables with a client for every seat and with spectators, which answer, are cut off, come back and send
//! again. What each of them was told and had acknowledged is in its [`Ledger`], which notices at once if something goes
//! back or changes; at the end [`audit()`] replays the logs that the server has stored and compares all of it. [`Server`] is
//! a server in a process of its own, which can be killed; [`Disk`] makes its disk fail; [`Proxy`] is a bad network.
//! `kill_loop.rs`, `soak.rs` and `bench.rs` are long runs, by command.

mod audit;
pub mod bare;
pub mod bench;
mod crowd;
mod disk;
pub mod kill_loop;
mod ledger;
mod player;
mod proxy;
pub mod serve;
mod server;
mod site;
pub mod soak;

pub use audit::{Audit, audit};
pub use crowd::{Crowd, Plan};
pub use disk::{Disk, DiskFault};
pub use ledger::Ledger;
pub use player::Habits;
pub use proxy::{Proxy, Trouble};
pub use server::{Server, ServerOptions, free_port};
pub use site::{Stats, Violation};
