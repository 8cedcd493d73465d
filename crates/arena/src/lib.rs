//! Matches between bots: who plays whom on which deals, what came of it, and how far that can be trusted.
//!
//! Reading order: an [`Entrant`] is a bot with limits, a [`Schedule`] lists the games (every pairing on every deal,
//! from all seats), [`Setups`] say what is agreed on before each deal, a [`Match`] plays one of them, [`run`] plays
//! many on several threads. A [`Row`] is the result of a game, a [`Tally`] adds rows up to [`Sample`]s, and [`Elo`],
//! [`Interval`] and [`Sprt`] say what these mean. A [`Folder`] keeps results, records and the question that was asked,
//! and lets a run go on where it ended. A [`Report`] is all of it.
//!
//! `docs/arena.md` says how to read a report. Nothing here prints.

mod allowance;
mod clock;
mod contest;
mod elo;
mod entrant;
mod fault;
mod folder;
mod program;
mod question;
mod report;
mod row;
mod run;
mod sample;
mod schedule;
mod setups;
mod sprt;
mod student;
mod table;
mod tally;
mod words;

pub use allowance::Allowance;
pub use clock::Clock;
pub use contest::{Bench, Contest, Ended, Match, MatchError};
pub use elo::Elo;
pub use entrant::{Entrant, EntrantError, Kind};
pub use fault::{Fault, Faults};
pub use folder::{Folder, FolderError, Start};
pub use question::Question;
pub use report::{BotReport, PairingReport, Report, Sitting, SprtReport, Strength};
pub use row::{Row, Spent};
pub use run::run;
pub use sample::{Interval, Sample};
pub use schedule::{Fixture, Schedule, Side};
pub use setups::Setups;
pub use sprt::{Sprt, SprtError, Verdict};
pub use student::reach;
pub use table::{TableError, read_table, write_table};
pub use tally::{Account, Pairing, Tally};
