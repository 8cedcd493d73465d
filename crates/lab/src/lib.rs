//! A laboratory of balance: which faction is too strong, who has the better seat, how much is luck.
//!
//! Reading order: an [`Experiment`] is what a file describes, a [`Plan`] the games that come of it, in parts;
//! [`play`](Plan::play) plays one of them and tells it as [`Rows`]. A [`Folder`] keeps what was played, so that a run can be stopped and
//! resumed, and [`run`] plays what is missing on several threads. [`Findings`] are what all rows say, and
//! a [`Report`] shows them.
//!
//! The same experiment has the same results, bit for bit, on any number of threads and on all machines of one platform. `docs/lab.md` says how to
//! use it and what the figures mean. Nothing here prints.

mod effect;
mod experiment;
mod findings;
mod folder;
mod plan;
mod plot;
mod powers;
mod report;
mod row;
mod run;

pub use effect::{Effect, Estimate};
pub use experiment::{Experiment, ExperimentError};
pub use findings::{Cause, Count, Findings, Power};
pub use folder::{Folder, FolderError};
pub use plan::{Fixture, Plan, PlanError};
pub use report::Report;
pub use row::{GameRow, RowError, ThingRow};
pub use row::{Rows, games_from_parquet, games_to_parquet, things_from_parquet, things_to_parquet};
pub use run::run;
