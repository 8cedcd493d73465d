//! Answers as Python gives them: by number, or in notation.

use game::{Actor, Answer, Answers, Game};
use numpy::PyArray1;
use protocol::Code;
use pyo3::{Borrowed, exceptions::PyTypeError, prelude::*};

use crate::{either::Played, errors::refuse, number::Whole};

/// An answer by its number or in notation.
pub(crate) enum Given {
    Number(Whole),
    Text(String),
}

impl<'py> FromPyObject<'_, 'py> for Given {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Given> {
        if let Ok(text) = object.extract::<String>() {
            return Ok(Given::Text(text));
        }
        let number = object.extract::<Whole>();
        number.map(Given::Number).map_err(|_| PyTypeError::new_err("an answer is a number or its notation"))
    }
}

impl Given {
    /// The action that is meant; it need not be legal.
    pub(crate) fn action<G: Played>(&self, position: &G) -> PyResult<G::Action> {
        match self {
            Given::Number(number) => numbered::<G>(number),
            Given::Text(text) => parsed(position, text),
        }
    }
}

/// The action with a number.
pub(crate) fn numbered<G: Game>(number: &Whole) -> PyResult<G::Action> {
    let action = number.fitting().and_then(G::Action::from_number);
    action.ok_or_else(|| refuse(Code::Notation, format_args!("no answer has the number {number}")))
}

/// The action with a notation.
pub(crate) fn parsed<G: Game>(position: &G, text: &str) -> PyResult<G::Action> {
    position.parse(text).ok_or_else(|| {
        let text: String = text.chars().take(40).collect();
        refuse(Code::Notation, format_args!("{text:?} is no answer of this game"))
    })
}

/// The outcomes of chance with their odds; none if it is not for chance to decide.
pub(crate) fn outcomes<G: Game>(position: &G) -> Vec<(u8, f64)> {
    if position.actor() != Actor::Chance {
        return Vec::new();
    }
    let all: Vec<(u8, u32)> =
        position.answers().iter().map(|outcome: G::Action| (outcome.number(), position.weight(outcome))).collect();
    let total = f64::from(all.iter().map(|(_, weight)| weight).sum::<u32>());
    all.into_iter().map(|(number, weight)| (number, f64::from(weight) / total)).collect()
}

/// A byte for each answer, 1 if it is legal.
pub(crate) fn mask<G: Played>(py: Python<'_>, answers: Answers) -> Bound<'_, PyArray1<i8>> {
    let mut mask = vec![0i8; G::ANSWERS];
    answers.numbers().for_each(|number| mask[usize::from(number)] = 1);
    PyArray1::from_vec(py, mask)
}
