//! A client whose every request and every response is held against the schema.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::sync::LazyLock;

use jsonschema::Validator;
use protocol::Session;
use serde_json::Value;

static REQUEST: LazyLock<Validator> = LazyLock::new(|| schema_of("request"));
static RESPONSE: LazyLock<Validator> = LazyLock::new(|| schema_of("response"));

fn schema_of(part: &str) -> Validator {
    let text = include_str!("../../../../docs/formats/engine.schema.json");
    let mut schema: Value = serde_json::from_str(text).unwrap();
    jsonschema::meta::validate(&schema).unwrap_or_else(|error| panic!("{error}"));
    schema.as_object_mut().unwrap().remove("oneOf");
    schema["$ref"] = Value::from(format!("#/$defs/{part}"));
    jsonschema::validator_for(&schema).unwrap()
}

#[track_caller]
fn fits(validator: &Validator, line: &str) -> Value {
    let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    if let Err(error) = validator.validate(&value) {
        // The error of a `oneOf` says little, so the kind is looked up and asked.
        let kind = value["do"].as_str().map(|verb| format!("request-{verb}"));
        let kind = kind.or_else(|| value["ok"].as_str().map(|ok| format!("response-{ok}")));
        let part = schema_of(kind.as_deref().unwrap_or("response-error"));
        let errors: Vec<String> = part.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
        panic!("{error}\n{}\n{line}", errors.join("\n"));
    }
    value
}

/// Is this neither a request nor a response, whichever is asked for, by the schema?
pub(crate) fn refuses(part: &str, value: &Value) -> bool {
    let validator = if part == "request" { &REQUEST } else { &RESPONSE };
    !validator.is_valid(value)
}

/// A session and the schema.
#[derive(Default)]
pub(crate) struct Client {
    session: Session,
}

impl Client {
    pub(crate) fn new() -> Client {
        Client::default()
    }

    /// One whose engine has a clock.
    pub(crate) fn with_clock(clock: protocol::Clock) -> Client {
        Client { session: Session::with_clock(clock) }
    }

    /// Says something, and gives the line that is answered.
    #[track_caller]
    pub(crate) fn line(&mut self, request: &str) -> String {
        let mut out = Vec::new();
        self.session.answer(request, &mut out);
        let line = String::from_utf8(out).unwrap();
        let line = line.strip_suffix('\n').expect("a line ends");
        assert!(!line.contains('\n'), "one line is answered: {line}");
        fits(&RESPONSE, line);
        line.to_owned()
    }

    /// Says something that must be understood.
    #[track_caller]
    pub(crate) fn say(&mut self, request: &str) -> Value {
        fits(&REQUEST, request);
        let answer = fits(&RESPONSE, &self.line(request));
        assert!(answer["error"].is_null(), "{request}: {answer}");
        answer
    }

    /// Says something that must be refused; gives code and message.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: &str) -> (String, String) {
        let answer: Value = serde_json::from_str(&self.line(request)).unwrap();
        let part =
            |name: &str| answer["error"][name].as_str().unwrap_or_else(|| panic!("{request}: {answer}")).to_owned();
        (part("code"), part("message"))
    }
}
