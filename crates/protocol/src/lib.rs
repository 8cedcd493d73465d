//! The engine protocol of Claimant: any program can drive the rules of Claim and Claim It!, and the bots, by lines of JSON.
//!
//! A [`Session`] is given a line and answers with a line. It does no input or output, and reads no clock unless it is
//! given one ([`Session::with_clock`]), so it runs in a process, in a thread and in a browser alike. `claimant engine`
//! connects one to standard input and output.
//!
//! A request is a JSON object; `"do"` names the verb. A response has `"ok"`, its kind, or `"error"`, a [`Refusal`] with a
//! [`Code`] for programs and a sentence for people. An error changes nothing, and the session goes on. A whole game takes
//! two verbs: `new` starts it, and `play` gives one of the `answers` of the last response, until its `actor` is `"over"`:
//!
//! ```
//! use protocol::{Next, Session};
//! use serde_json::Value;
//!
//! # fn main() -> Result<(), serde_json::Error> {
//! let mut session = Session::new();
//! let mut ask = |line: &str| {
//!     let mut out = Vec::new();
//!     let next = session.answer(line, &mut out);
//!     serde_json::from_slice::<Value>(&out).map(|response| (response, next))
//! };
//!
//! let (mut decision, _) = ask(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#)?;
//! assert_eq!(decision["actor"], "seat");
//!
//! // What is wrong is refused with a code, and with the rule that it breaks.
//! let (refused, _) = ask(r#"{"id": 7, "do": "play", "answer": "Kn9"}"#)?;
//! assert_eq!(refused["re"], 7);
//! assert_eq!(refused["error"]["code"], "illegal");
//! assert_eq!(refused["error"]["rule"], "5.2");
//!
//! // Both seats always give the first legal answer.
//! while decision["actor"] != "over" {
//!     let answer = &decision["answers"][0];
//!     (decision, _) = ask(&format!(r#"{{"do": "play", "answer": {answer}}}"#))?;
//! }
//! assert_eq!(decision["result"]["payoffs"].as_array().map(Vec::len), Some(2));
//!
//! let (bye, next) = ask(r#"{"do": "quit"}"#)?;
//! assert_eq!((bye["ok"].as_str(), next), (Some("bye"), Next::Quit));
//! # Ok(())
//! # }
//! ```
//!
//! Every verb, field, answer and error is described in `docs/formats/engine.md` of the repository, and for machines in
//! `docs/formats/engine.schema.json`, which is generated from the types of this crate.
//!
//! # Reading the source
//!
//! `session.rs` answers lines. `request.rs` reads one, `object.rs` holds the fields of an object against those of a type,
//! `value.rs` is what a field can hold. `verbs/` has one file for each verb: its type says which fields it takes.
//! `playing.rs` is a game that is held, `served.rs` what a game adds so that it can be, and `claim/` and `claim_it/` how the
//! things of each look in JSON. `response.rs` writes responses, `refusal.rs` is the errors, `choose.rs` what the arena
//! and its programs say to each other. `schema.rs` is the test that writes the schema.

mod choose;
mod claim;
mod claim_it;
mod json;
#[cfg(test)]
mod laws;
pub mod limits;
mod object;
mod playing;
mod refusal;
mod request;
mod response;
#[cfg(test)]
mod schema;
mod served;
mod session;
mod value;
mod verbs;

pub use choose::{Choice, Choose, ChooseLimits, ChooseVerb, ViewJson};
pub use json::GameJson;
pub use refusal::{Code, Refusal};
pub use served::GameName;
pub use session::{Next, Session};
pub use verbs::Clock;
