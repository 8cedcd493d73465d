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
        Fault { at, rule, message: format!("{} ({rule})", tidy(&message.into())) }
    }

    /// A rule of the game is broken; its message names it.
    pub(crate) fn game(at: usize, rule: &'static str, error: impl std::error::Error) -> Fault {
        Fault { at, rule, message: tidy(&error.to_string()) }
    }

    /// With line and column in the text it was found in. They are counted on from a location that is known, so that a text
    /// full of faults is read in one go.
    pub(crate) fn within(self, text: &str, known: &mut Location) -> ReadError {
        known.go_to(self.at, text);
        ReadError { line: known.line, column: known.column, rule: self.rule.into(), message: self.message }
    }
}

/// A byte of a text, and its line and column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Location {
    at: usize,
    line: usize,
    column: usize,
}

impl Default for Location {
    fn default() -> Location {
        Location { at: 0, line: 1, column: 1 }
    }
}

impl Location {
    fn go_to(&mut self, at: usize, text: &str) {
        if at < self.at {
            *self = Location::default();
        }
        let passed = text.get(self.at..at).unwrap_or_default();
        self.at = at;
        self.line += passed.matches('\n').count();
        self.column = match passed.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count() + 1,
            None => self.column + passed.chars().count(),
        };
    }
}

/// A message that a terminal can show: what it quotes may be long, or not be meant to be shown.
fn tidy(message: &str) -> String {
    const MOST: usize = 300;
    let mut short: String = message.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if message.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
