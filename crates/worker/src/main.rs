//! The module of the worker: a question in, an answer out.

use thinking::Request;
use wasm_bindgen::prelude::*;

/// What experts have learned, from its files.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "scripts reach it")]
pub fn learn(claim: &[u8], all: &[u8]) -> bool {
    bots::claim::net::provide(claim, all)
}

/// Answers a question. A bot thinks for at most `most` milliseconds. No answer means that the question was not understood.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "scripts reach it")]
pub fn think(request: &str, most: f64) -> String {
    let Ok(request) = serde_json::from_str::<Request>(request) else { return String::new() };
    serde_json::to_string(&request.answer(most, js_sys::Date::now)).unwrap_or_default()
}

fn main() {}
