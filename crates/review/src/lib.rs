//! A review of a game: every decision judged by what its player could know at that moment.
//!
//! A [`Review`] is made from a replay. It hands out one [`Task`] after the other, each a decision of a seat with that seat's
//! view and nothing else; a task can be carried to another thread or, as text, to another process. What comes back is a
//! [`Decision`]: what every answer was worth, and what the one that was given cost. From the decisions follow a seat's
//! [`Summary`], its [`TurningPoint`]s, the [`chart`] of its chances, and how much of the result was [`Luck`].
//!
//! ```
//! use bots::Limits;
//! use claim::{NamedSet, State};
//! use game::{Chance, Replay, Seat};
//! use review::{Options, Review};
//!
//! let setup = NamedSet::Claim.setup(2).unwrap();
//! let replay = Replay::<State>::random(&setup, &mut Chance::from_seed(1), &mut Chance::from_seed(2)).unwrap();
//! let mut review = Review::new(&replay, &Options { nodes: 8, seats: vec![Seat(0)], luck: false })?;
//! while let Some(task) = review.next_task() {
//!     review.enter(task.judge(&Limits::default()).unwrap());
//! }
//! let summary = review.summary(Seat(0));
//! assert!(summary.decisions > 10 && summary.mean_loss.value > 0.0);
//! # Ok::<(), review::NoReview>(())
//! ```
//!
//! How it works and what the figures mean is described in the repository, `docs/review.md`.

pub mod chart;
mod decision;
mod estimate;
mod luck;
mod review;
mod reviewed;
mod summary;
mod task;
mod turning;
mod written;

pub use decision::{Decision, Moment, Rated, Verdict};
pub use estimate::Estimate;
pub use luck::{Luck, Weight};
pub use review::{NoReview, Options, Review, Spot};
pub use reviewed::Reviewed;
pub use summary::Summary;
pub use task::{AnyDecision, AnyTask, Task};
pub use turning::{Turn, TurningPoint};
pub use written::{Written, WrittenDecision, WrittenSeat};
