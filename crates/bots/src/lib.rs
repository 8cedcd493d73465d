//! Bots for Claim and Claim It!, and an exact solver for phase two of Claim.
//!
//! A [`Bot`] is given a view and [`Limits`] and gives a [`Choice`]; it never sees a position that its seat does not.
//! A [`Level`] says how well it plays, an [`Effort`] what it may spend on a decision, and a [`Player`] is both, as people
//! write it: `expert:nodes=5000`.
//!
//! ```
//! use bots::{Effort, Limits, Player};
//! use claim::{NamedSet, State};
//! use game::{Actor, Chance, Game as _, Table};
//!
//! let setup = NamedSet::Claim.setup(2).unwrap();
//! let mut chance = Chance::from_seed(7);
//! let deal = State::deal(&setup, &mut chance).unwrap();
//! let mut table = Table::<State>::new(setup, deal).unwrap();
//!
//! let player = Player::parse("search:nodes=50", Effort::OWN)?;
//! let mut bot = player.bot::<State>();
//! let Actor::Seat(seat) = table.actor() else { panic!("a player leads") };
//! let choice = bot.choose(&table.view(seat), &Limits::nodes(50), &mut chance).unwrap();
//! assert!(table.position().answers().has(choice.answer));
//! table.play(choice.answer).unwrap();
//! # Ok::<(), bots::PlayerError>(())
//! ```
//!
//! The [`solver`] proves who wins phase two of two players when all cards are known:
//!
//! ```
//! use bots::{Limits, solver::Solver};
//! use claim::{NamedSet, Phase, State};
//! use game::{Chance, Game as _, Seat};
//!
//! let setup = NamedSet::Claim.setup(2).unwrap();
//! let mut chance = Chance::from_seed(7);
//! let deal = State::deal(&setup, &mut chance).unwrap();
//! let mut state = State::start(&setup, &deal).unwrap();
//! while state.phase() == Phase::One || state.hand(Seat(0)).len() > 6 {
//!     let action = state.sample(&mut chance).unwrap();
//!     state.apply(action, &mut ()).unwrap();
//! }
//!
//! let outcome = Solver::new(1 << 20).solve(&state, Limits::default())?;
//! assert!(outcome.exact);
//! assert!(state.answers().has(outcome.best.unwrap()));
//! # Ok::<(), bots::solver::Unsolvable>(())
//! ```
//!
//! Nothing here reads a clock: limits are nodes, or a deadline that the caller checks. With the same view, seed, nodes and
//! number of threads a bot always gives the same answer.

mod appraisal;
mod bot;
mod budget;
mod character;
mod effort;
mod level;
mod player;
mod random;
mod textbook;

pub mod claim;
pub mod claim_it;
pub mod solver;

pub use appraisal::{Appraisal, Appraised, Basis, Worth};
pub use bot::{Bot, Choice, Limits};
pub use budget::Budget;
pub use character::Character;
pub use effort::{Effort, EffortError};
pub use level::{Level, Levelled, UnknownLevel};
pub use player::{Player, PlayerError};
pub use random::Random;
pub use textbook::Textbook;
