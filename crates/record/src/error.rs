//! What is wrong with a text, and where.

/// Why a game can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// The rule that is broken: one of the format (`R7`) or one of the game (`5.2`).
    pub rule: String,
    /// What is wrong, in a sentence that names the rule.
    pub message: String,
}

/// What is wrong at a byte of the text.
#[derive(Debug)]
pub struct Fault {
    pub(crate) at: usize,
    pub(crate) rule: &'static str,
    pub(crate) message: String,
}

impl Fault {
    /// A rule of the format is broken; the message does not name it yet.
    pub(crate) fn format(at: usize, rule: &'static str, message: impl Into<String>) -> Fault {
        Fault { at, rule, message: format!("{} ({rule})", message.into()) }
    }

    /// A rule of the game is broken; its message names it.
    pub(crate) fn game(at: usize, rule: &'static str, error: impl std::error::Error) -> Fault {
        Fault { at, rule, message: error.to_string() }
    }

    /// With line and column in the text it was found in.
    pub(crate) fn within(self, text: &str) -> ReadError {
        let before = text.get(..self.at).unwrap_or(text);
        let line_begins = before.rfind('\n').map_or(0, |i| i + 1);
        ReadError {
            line: before.bytes().filter(|&b| b == b'\n').count() + 1,
            column: before[line_begins..].chars().count() + 1,
            rule: self.rule.into(),
            message: self.message,
        }
    }
}
