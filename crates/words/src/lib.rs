//! Everything that people read, in every [`Language`].
//!
//! The texts are Fluent files in `locales/`, one folder per language, and are compiled in. [`Words`] are the texts of
//! one language, with a method for everything the games can ask, refuse, report or score, and [`Words::say`] for a text
//! by its key. [`Names`] are the players' names, and which of them is addressed as "you".
//!
//! A variable can have several forms, written with a hyphen: `$faction` is "Knights", `$faction-of` "of the Knights";
//! `$who-is` is the person of a verb. A language uses the forms it needs.
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::German);
//! assert_eq!(words.faction(claim::Faction::Knights), "Ritter");
//! assert_eq!(words.list(&["A".into(), "B".into(), "C".into()]), "A, B und C");
//! ```

mod claim;
mod claim_it;
mod guide;
mod help;
mod language;
mod names;
mod online;
mod page;
mod reference;
mod review;
mod table;
mod things;
mod words;

pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use page::Page;
pub use reference::{About, Chapter, Entry, Reference};
pub use review::{LuckReport, Report, SeatReport, Table, Told};
pub use words::{Value, Words};
