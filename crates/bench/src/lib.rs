//! Fixed work for the engine and the bots: random games of every set, simulations, worlds. `claimant bench` measures the
//! time of the games, `cargo xtask instructions` counts the instructions of all of it.

mod games;
mod sets;
mod thinking;

pub use games::{Checksum, Games};
pub use sets::{Set, sets};
pub use thinking::{Simulations, SomeWorlds};
