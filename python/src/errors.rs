//! What Python is told when something is refused: the engine's own sentence, with its code and the rule it breaks.

use protocol::{Code, Refusal};
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(
    claimant,
    Refused,
    PyValueError,
    "The engine refuses something: an illegal answer, a set-up, a deal, a record. The message is the engine's sentence;\n\
     ``code`` is for programs and ``rule`` the number of the rule broken, or None."
);

/// A refusal as an exception.
pub(crate) fn refused(refusal: Refusal) -> PyErr {
    Python::attach(|py| {
        let code = serde_json::to_value(refusal.code).ok();
        let error = Refused::new_err(refusal.message);
        let value = error.value(py);
        // Setting an attribute of an exception of our own does not fail; if it did, the sentence is what counts.
        let _ = value.setattr("code", code.as_ref().and_then(|code| code.as_str()));
        let _ = value.setattr("rule", refusal.rule.as_deref());
        error
    })
}

/// A refusal by its parts.
pub(crate) fn refuse(code: Code, message: impl std::fmt::Display) -> PyErr {
    refused(Refusal::new(code, message))
}
