//! One hosted table: who sits there, what is played, what each audience is told.
//!
//! A [`Table`] is a log of [`Entry`]s and what follows from it. [`Table::decide`] says which entries a [`Command`] comes
//! to, or why it is refused; [`Table::evolve`] takes an entry. Whoever hosts a table writes the entries down before they
//! take effect, so that a table that is read from its log is the table it was.
//!
//! There is no input, output, clock or generator here: time and random keys are given. All that people are told is made
//! by [`Table::at`] and [`Table::description`], from views and from events as an audience saw them; nothing on the wire
//! counts the entries of the log, since that would give away secret decisions.

mod chair;
mod clock;
mod command;
mod entry;
mod hash;
mod json;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
mod open;
mod running;
mod table;
mod turns;

pub use chair::Chair;
pub use clock::Millis;
pub use command::{Command, Context, Keys};
pub use entry::{BadEntry, Entry, Planned};
pub use game::{Audience, Seat};
pub use hash::Hash;
pub use open::open;
pub use running::{BotTask, Told};
pub use table::{Corrupt, Table};
pub use turns::{Turn, Turns};
