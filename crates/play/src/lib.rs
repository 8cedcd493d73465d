//! A game as people play it, whatever screen they see it on.
//!
//! [`Choices`] say what is played and who sits where ([`Sitter`]). A [`Sitting`] is the game in progress: it knows whose
//! turn it is, lets chance have its say, takes moves back, and is written and read as a record. A [`Task`] is a bot's
//! decision as something that can be carried to another thread. A [`Snapshot`] is what screens draw of any game that is
//! [`Viewable`].
//!
//! [`AnySitting`] is a sitting of either game, and [`cards`] what whoever draws a table of Claim wants to know of it.
//!
//! A [`guide::Guide`] explains a first game while it is played.

mod any;
pub mod cards;
mod choices;
pub mod guide;
mod sitter;
mod sitting;
mod snapshot;
mod task;

pub use any::{AnySitting, NoResume};
pub use choices::{AnySetup, Choices, Deck, Kind, WrongChoice};
pub use sitter::Sitter;
pub use sitting::{Asked, NoUndo, Played, Sitting};
pub use snapshot::{LookBack, Snapshot, Viewable};
pub use task::Task;
