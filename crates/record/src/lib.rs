#![doc = include_str!("../README.md")]
//!
//! ## Reading order
//!
//! - [`Record`] is a game written in full: what was agreed on, the deal, every answer, and who sat there; [`Account`] is
//!   a game as one seat saw it;
//! - [`read()`] walks through a text game by game: whoever reads a record has replayed it, so what comes out of here is
//!   legal to the last card; a [`ReadError`] names line, column and the rule broken;
//! - [`Recorded`] is what a game adds to be written and read; `claim.rs` and `claim_it.rs` are its two answers, and
//!   [`NamedDeal`] a deal of Claim by the names of its cards.
//!
//! The format is described in the repository, `docs/formats/records.md`; the numbers in comments and errors (R1 to R11)
//! are those of its rules.

mod account;
mod claim;
mod claim_it;
mod course;
mod error;
mod head;
mod named_deal;
mod read;
mod record;
mod recorded;
mod scan;

pub use account::{Account, Seen};
pub use course::{Course, Mark};
pub use error::ReadError;
pub use head::{Date, DateError, Head};
pub use named_deal::{NamedDeal, WrongDeal};
pub use read::{AnyGame, Reader, read};
pub use record::{Comment, Record};
pub use recorded::{Recorded, Sighting};
