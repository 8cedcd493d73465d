#![doc = include_str!("../README.md")]
//!
//! ## Reading order
//!
//! - [`Setup`] is what the players agree on, [`Rules`] what of it is legal, [`Deal`] who holds what;
//! - [`State`] is a position, [`Action`] an answer, [`Question`] what is asked;
//! - `phase.rs` is the course of the game with `after_trick.rs` and `ending.rs`, `question.rs` what is asked, `trick.rs`
//!   who wins a trick, `window.rs` when artifacts are played;
//! - `power.rs` lists the moments at which a power has its say; `factions/`, `heroes/` and `artifacts/` hold one file
//!   for each card that has one;
//! - [`Score`] is the result with its reasons; [`View`] what a player may know, and [`Knowledge`] how that is kept.
//!
//! The numbers in comments and tests are those of the rules in the repository, `docs/rules/claim.md`.

mod action;
mod after_trick;
mod artifacts;
mod by_seat;
mod card;
mod claim;
mod deal;
mod dealing;
pub mod decks;
mod declared;
mod effect;
mod ending;
mod event;
mod factions;
mod foresight;
mod glance;
mod heroes;
mod knowledge;
#[cfg(feature = "laws")]
mod lawful;
mod matching;
mod past;
mod phase;
mod potion;
mod power;
mod question;
#[cfg(test)]
mod rulings_of_combinations;
#[cfg(test)]
mod rulings_of_extras;
#[cfg(test)]
mod rulings_of_hidden;
#[cfg(test)]
mod rulings_of_hidden_extras;
#[cfg(test)]
mod rulings_of_longer_tricks;
#[cfg(test)]
mod rulings_of_more_players;
#[cfg(test)]
mod rulings_of_order;
#[cfg(test)]
mod rulings_of_play;
#[cfg(test)]
mod rulings_of_score;
mod score;
mod seen;
#[cfg(feature = "serde")]
mod serial;
mod sets;
mod setup;
mod shown;
#[cfg(feature = "serde")]
mod sound;
#[cfg(feature = "serde")]
mod sound_view;
mod state;
#[cfg(test)]
mod testing;
mod threat;
mod tokens;
mod trick;
mod verdict;
mod view;
mod window;
#[cfg(test)]
mod worked_examples;
mod worlds;
#[cfg(feature = "serde")]
mod written;

pub use action::Action;
pub use artifacts::{Artifact, ArtifactSet, UnknownArtifact};
pub use card::{Card, CardSet, Slot};
pub use claim::ActionError;
pub use deal::{Deal, DrawPile, DrawPileError};
pub use dealing::Dealing;
pub use effect::{Effect, PowerOf, SeenTrick};
pub use event::{Event, UnknownZone, Zone};
pub use factions::{Faction, FactionSet, PAIRS, Source, UnknownFaction};
pub use foresight::{Doubt, Duel, Fate};
pub use glance::{AtSeat, Glance, HiddenAtSeat};
pub use heroes::{Hero, UnknownHero};
pub use knowledge::Knowledge;
pub use past::Past;
pub use phase::Phase;
pub use potion::{Potion, UnknownPotion};
pub use power::Counts;
pub use question::{About, Question};
pub use score::{Counted, Decider, Ending, Score, Vote};
pub use seen::SeenEvent;
pub use sets::{NamedSet, UnknownSet};
pub use setup::{DealError, Edition, Facts, MAX_PLAYERS, MIN_PLAYERS, Rules, STUDY_HANDS, Setup, SetupError};
pub use state::{Hidden, NotConserved, State};
pub use tokens::{LaidOut, Tokens};
pub use trick::{Play, Trick};
pub use view::View;
pub use window::Window;
pub use worlds::Worlds;
