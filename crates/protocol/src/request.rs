//! How a line becomes a request: strict, quick, and with the offending field named.

use std::borrow::Cow;

use serde::{Deserialize, de::IgnoredAny};
use serde_json::value::RawValue;

use crate::{
    object::{Fields, Misfit, Owner},
    refusal::{Code, Refusal},
    value::plain,
    verbs,
};

/// A request whose verb is not yet known to be one.
pub(crate) struct Request<'a> {
    /// What the response repeats.
    pub(crate) id: Option<&'a RawValue>,
    fields: Fields<'a>,
}

/// The fields that every verb has.
pub(crate) const COMMON: &[&str] = &["do", "id"];

impl<'a> Request<'a> {
    /// Reads a line as far as its id.
    pub(crate) fn read(line: &'a str) -> Result<Request<'a>, Refusal> {
        let fields: Fields<'a> = serde_json::from_str(line).map_err(|error| unreadable(line, &error))?;
        Ok(Request { id: fields.get("id").map(id).transpose()?, fields })
    }

    /// The name of the verb.
    pub(crate) fn verb(&self) -> Result<Cow<'a, str>, Refusal> {
        let Some(raw) = self.fields.get("do") else {
            return Err(Refusal::new(Code::Request, "the field \"do\" is missing: it says what is to be done"));
        };
        plain(raw.get()).ok_or_else(|| Refusal::new(Code::Request, "the field \"do\" is not a string"))
    }

    /// The fields of the verb.
    pub(crate) fn fields<T: Deserialize<'a>>(&self, verb: &'static str) -> Result<T, Refusal> {
        self.fields.read(Owner::Verb(verb), COMMON).map_err(|misfit| match misfit {
            Misfit::Unknown { field, known } => {
                let has = [COMMON, known].concat().join(", ");
                Refusal::new(Code::Field, format_args!("\"{verb}\" has no field {field:?}; it has {has}"))
            }
            Misfit::Twice(field) => Refusal::field(field, "is there twice"),
            Misfit::Other(message) => Refusal::new(Code::Field, message),
        })
    }
}

/// There is no verb of that name.
pub(crate) fn unknown_verb(name: &str) -> Refusal {
    let verbs = verbs::NAMES.join(", ");
    Refusal::new(Code::Request, format_args!("there is no verb {name:?}; there are {verbs}"))
}

fn unreadable(line: &str, error: &serde_json::Error) -> Refusal {
    // What is seen at once to be no object need not be JSON to its end.
    match serde_json::from_str::<IgnoredAny>(line) {
        Ok(_) => Refusal::new(Code::Request, "a request is a JSON object such as {\"do\": \"hello\"}"),
        Err(syntax) if error.is_data() => Refusal::new(Code::Json, format_args!("the line is not JSON: {syntax}")),
        Err(_) => Refusal::new(Code::Json, format_args!("the line is not JSON: {error}")),
    }
}

/// The longest id that is echoed.
const LONGEST_ID: usize = 1_000;

fn id(raw: &RawValue) -> Result<&RawValue, Refusal> {
    let id = raw.get();
    match id.as_bytes().first() {
        _ if id.len() > LONGEST_ID => Err(Refusal::field("id", format_args!("is longer than {LONGEST_ID} bytes"))),
        // It is echoed as it stands, so others must be able to read it: no half of a surrogate pair, no 1e999.
        Some(b'"') if plain(id).is_some() => Ok(raw),
        Some(b'-' | b'0'..=b'9') if serde_json::from_str::<f64>(id).is_ok() => Ok(raw),
        _ => Err(Refusal::field("id", "is neither a string nor a number")),
    }
}
