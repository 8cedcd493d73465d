//! Claim and Claim It! for Python. docs/python.md is for users; docs/decisions/0021-python.md says why it is as it is.
//!
//! `setup.rs` is what is agreed on, `dealing.rs` a deal piece by piece, `table.rs` a game in progress, `state.rs` a position,
//! `view.rs` what an audience knows, `observation/` the same as bytes, `vector.rs` many games at once, `bots.rs` bots and the
//! solver, `lab.rs` experiments. `answer.rs`, `either.rs`, `errors.rs`, `json.rs` and `number.rs` are what they share.

mod answer;
mod bots;
mod dealing;
mod either;
mod errors;
mod json;
mod lab;
mod number;
mod observation;
mod setup;
mod state;
mod table;
mod vector;
mod view;

/// The compiled part of the package `claimant`.
#[pyo3::pymodule]
mod _engine {
    #[pymodule_export]
    use crate::{
        bots::{Bot, Solver},
        dealing::Dealing,
        errors::Refused,
        lab::Experiment,
        setup::{Setup, decks, factions, named_sets},
        state::State,
        table::{Table, read_record, read_records},
        vector::Vector,
        view::View,
    };
}
