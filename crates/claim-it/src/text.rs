//! Small text, and why it is not what it should be.

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not {expected}")]
pub struct TextError {
    /// The text.
    pub text: String,
    /// What it should have been.
    pub expected: &'static str,
}

impl TextError {
    pub(crate) fn new(text: &str, expected: &'static str) -> TextError {
        TextError { text: text.to_owned(), expected }
    }
}

/// The number a single digit stands for.
pub(crate) fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
}
