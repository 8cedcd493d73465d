//! Whole numbers as Python gives them: of any size, so that one that is out of range is refused with a sentence.

use std::fmt;

use protocol::Code;
use pyo3::{Borrowed, IntoPyObjectExt as _, exceptions::PyTypeError, prelude::*};

use crate::errors::refuse;

/// A whole number.
pub(crate) enum Whole {
    /// One of 64 bits.
    Number(i64),
    /// One that is out of any range, as text.
    Beyond(String),
}

impl Whole {
    /// The same as another type, if that has it.
    pub(crate) fn fitting<T: TryFrom<i64>>(&self) -> Option<T> {
        match self {
            Whole::Number(number) => T::try_from(*number).ok(),
            Whole::Beyond(_) => None,
        }
    }
}

/// For fields that the engine reads: what is out of any range becomes text, and the engine says what it needs instead.
impl<'py> IntoPyObject<'py> for Whole {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Whole::Number(number) => number.into_bound_py_any(py),
            Whole::Beyond(text) => text.into_bound_py_any(py),
        }
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whole::Number(number) => number.fmt(f),
            Whole::Beyond(text) => text.fmt(f),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    #[inline]
    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Whole> {
        match object.extract::<i64>() {
            Ok(number) => Ok(Whole::Number(number)),
            Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => Err(error),
            Err(_) => Ok(Whole::Beyond(written(&object))),
        }
    }
}

/// What a random generator is started with.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl<'py> FromPyObject<'_, 'py> for Seed {
    type Error = PyErr;

    #[inline]
    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Seed> {
        match object.extract::<u64>() {
            Ok(seed) => Ok(Seed(seed)),
            Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => {
                Err(PyTypeError::new_err("a seed is a whole number"))
            }
            Err(_) => {
                let message = format_args!("{} is no seed: seeds are from 0 to {}", written(&object), u64::MAX);
                Err(refuse(Code::Field, message))
            }
        }
    }
}

/// Some digits of a long number; Python refuses to write very long ones.
fn written(number: &Bound<'_, PyAny>) -> String {
    const MOST: usize = 40;
    let Ok(text) = number.str().map(|text| text.to_string()) else { return "a number of thousands of digits".into() };
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}
