//! Errors: a code for programs and a sentence for people.

use std::{borrow::Cow, fmt};

use serde::Serialize;

/// What kind of error it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Code {
    /// The line is not JSON, or not UTF-8.
    Json,
    /// The line is no request: no object, or without a known verb.
    Request,
    /// A field is missing, unknown, or not what it should be.
    Field,
    /// There is no such game, or there is one already.
    Game,
    /// The set-up is refused.
    Setup,
    /// The deal is refused.
    Deal,
    /// The record cannot be read or replayed.
    Record,
    /// The answer is not written as any answer of the game is.
    Notation,
    /// The answer is not legal here.
    Illegal,
    /// It is not for chance to decide, or not for a seat.
    Actor,
    /// So much cannot be taken back.
    Undo,
    /// A line is too long, or there are too many games or moves.
    Limit,
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[error("{message}")]
#[non_exhaustive]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people: one sentence.
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub message: String,
    /// The rule of the game, or of the format of records, that was broken, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(extend("pattern" = "^R?[0-9]")))]
    pub rule: Option<Cow<'static, str>>,
}

impl Refusal {
    /// An error without a rule.
    pub fn new(code: Code, message: impl fmt::Display) -> Refusal {
        Refusal { code, message: message.to_string(), rule: None }
    }

    /// The same, for a rule of the game.
    pub(crate) fn by_rule(code: Code, message: impl fmt::Display, rule: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal { code, message: message.to_string(), rule: Some(rule.into()) }
    }

    /// A field that is not what it should be.
    pub(crate) fn field(name: &str, message: impl fmt::Display) -> Refusal {
        Refusal::new(Code::Field, format_args!("the field \"{name}\" {message}"))
    }
}
