//! The engine protocol: any program can drive the rules, and the bots, by lines of JSON.
//!
//! `docs/formats/engine.md` is the text that says what every line means, `docs/formats/engine.schema.json` the same for
//! machines. Here is a library without input and output, and without a clock unless it is given one: a [`Session`] is
//! given a line and answers with a line.
//!
//! Reading order: `request.rs` is how a line is read and `parts.rs` an object in it, `session.rs` what each verb does, `playing.rs` one game that is
//! held, `claim.rs` and `claim_it.rs` how the things of each game look in JSON, `response.rs` the answers,
//! `refusal.rs` the errors, `bot.rs` how bots are asked.
//!
//! ```
//! use protocol::Session;
//!
//! let mut session = Session::new();
//! let mut out = Vec::new();
//! session.answer(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#, &mut out);
//! session.answer(r#"{"id": 7, "do": "play", "answer": "Go99"}"#, &mut out);
//! let lines = String::from_utf8(out).unwrap();
//! assert!(lines.starts_with(r#"{"ok":"decision","game":"1","moves":0,"actor":"seat""#));
//! assert!(lines.contains(r#"{"re":7,"error":{"code":"notation""#));
//! ```

mod bot;
mod claim;
mod claim_it;
#[cfg(test)]
mod laws;
mod parts;
mod playing;
mod refusal;
mod request;
mod response;
mod session;
mod shown;

pub use bot::Clock;
pub use refusal::{Code, Refusal};
pub use session::{Next, Session, limits};
pub use shown::Shown;
