//! A game as people play it, independent of the screen.
//!
//! [`Choices`] say what is played and by whom ([`Sitter`]). A [`Sitting`] is the game in progress: it knows whose turn it
//! is, samples chance, undoes moves, and is written and read as a record. A [`Task`] is a bot's decision that can be sent
//! to another thread or process. A [`Snapshot`] is what screens draw of any game that is [`Viewable`]; what people do in it
//! is [`Playable`].
//!
//! [`AnySitting`] is a sitting of either game, and [`cards`] has what is needed to draw a table of Claim.
//!
//! A [`remote::Client`] is the session with a table that is hosted elsewhere, and a [`remote::Remote`] the game there.
//!
//! A [`guide::Guide`] explains a first game while it is played.

mod any;
pub mod cards;
mod choices;
pub mod guide;
pub mod motion;
mod playable;
pub mod remote;
mod sitter;
mod sitting;
mod snapshot;
mod task;

pub use any::{AnySitting, NoResume};
pub use choices::{AnySetup, Choices, Deck, Kind, WrongChoice};
pub use playable::Playable;
pub use sitter::{Sitter, SitterError};
pub use sitting::{Asked, NoUndo, Played, Sitting, Undo};
pub use snapshot::{LookBack, Snapshot, Viewable};
pub use task::{AnyTask, Task};
