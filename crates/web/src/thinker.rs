//! Bots that think in a worker, which has loaded the same module.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast as _, prelude::*};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{device, sitting::Game};

/// What a worker is asked.
#[derive(Serialize, Deserialize)]
struct Request {
    id: u32,
    /// Advice for the person who is asked, instead of a bot's own move?
    is_hint: bool,
    /// The game so far, as a record. The bot in the worker is given no more than its view of it.
    record: String,
}

/// What a worker answers.
#[derive(Serialize, Deserialize)]
struct Reply {
    id: u32,
    /// The answer by number, and the expected result.
    choice: Option<(u8, Option<f32>)>,
}

/// A worker, and what it is thinking about.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    /// The question that is waited for.
    id: u32,
    is_busy: bool,
}

/// What a bot came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) is_hint: bool,
    /// After how many moves it was asked.
    pub(crate) moves: usize,
    pub(crate) answer: u8,
    pub(crate) estimate: Option<f32>,
}

impl Thinker {
    pub(crate) const fn new() -> Thinker {
        Thinker { worker: None, id: 0, is_busy: false }
    }

    /// Has a bot think; `then` hears what it came to, unless something else is asked before.
    pub(crate) fn ask(
        thinker: StoredValue<Thinker, LocalStorage>,
        game: &Game,
        is_hint: bool,
        then: impl Fn(Thought) + 'static,
    ) {
        Thinker::stop(thinker);
        let (record, moves) = (game.text(), game.moves());
        let asked = thinker.try_update_value(|thinker| {
            thinker.id += 1;
            thinker.is_busy = true;
            thinker.worker = thinker.worker.take().or_else(start);
            Some((thinker.worker.clone()?, thinker.id))
        });
        let Some(Some((worker, id))) = asked else { return };
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| serde_json::from_str::<Reply>(&text).ok());
            let is_current = thinker.try_update_value(|thinker| {
                let is_current = reply.as_ref().is_some_and(|reply| reply.id == thinker.id);
                thinker.is_busy &= !is_current;
                is_current
            });
            if let (Some(true), Some(Reply { choice: Some((answer, estimate)), .. })) = (is_current, reply) {
                then(Thought { is_hint, moves, answer, estimate });
            }
        });
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let request = serde_json::to_string(&Request { id, is_hint, record }).unwrap_or_default();
        let _ = worker.post_message(&JsValue::from_str(&request));
    }

    /// Nobody wants to know any more. A worker that is in the middle of it is replaced.
    pub(crate) fn stop(thinker: StoredValue<Thinker, LocalStorage>) {
        thinker.update_value(|thinker| {
            thinker.id += 1;
            if thinker.is_busy
                && let Some(worker) = thinker.worker.take()
            {
                worker.terminate();
            }
            thinker.is_busy = false;
        });
    }
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&device::meta("claimant-worker")?, &options).ok()
}

/// The worker's side: a question in, an answer out.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "scripts reach it")]
pub fn think(request: &str) -> String {
    let Ok(Request { id, is_hint, record }) = serde_json::from_str(request) else { return String::new() };
    let choice = Game::read(&record).and_then(|game| game.think(is_hint));
    serde_json::to_string(&Reply { id, choice }).unwrap_or_default()
}
