//! What Python is told when something is refused: the engine's own sentence, with its code and the rule it breaks.

use std::sync::{MutexGuard, TryLockError};

use protocol::{Code, Refusal};
use pyo3::{
    create_exception,
    exceptions::{PyMemoryError, PyValueError},
    prelude::*,
};

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

/// What a lock guards, or a refusal if another thread has it.
pub(crate) fn of_this_thread<'a, T>(
    locked: Result<MutexGuard<'a, T>, TryLockError<MutexGuard<'a, T>>>,
    what: &str,
) -> PyResult<MutexGuard<'a, T>> {
    match locked {
        Ok(guard) => Ok(guard),
        Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => {
            Err(refuse(Code::Field, format_args!("{what} is being used by another thread")))
        }
    }
}

/// There is no memory for something.
pub(crate) fn no_memory<E>(_: E) -> PyErr {
    PyMemoryError::new_err("there is not enough memory")
}

/// Is there memory for this number of bytes? For what is then allocated in ways that end the process if there is not.
pub(crate) fn room(bytes: usize) -> PyResult<()> {
    let mut probe: Vec<u8> = Vec::new();
    probe.try_reserve_exact(bytes).map_err(no_memory)?;
    // What nobody looks at need not be allocated.
    std::hint::black_box(&probe);
    Ok(())
}
