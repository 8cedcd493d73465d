//! Bots that think in a worker, which has loaded the same module: they choose, or judge what was chosen.

use std::{rc::Rc, time::Duration};

use bots::Limits;
use leptos::prelude::*;
use play::AnyTask;
use review::AnyDecision;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast as _, prelude::*};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device;

/// No bot keeps people waiting for longer, however slow the machine; in milliseconds.
const LONGEST: u32 = 1_200;

/// What a worker is asked. Nothing that is hidden from the bot, or was from the player, is in it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Request {
    /// What a bot would do.
    Choose { id: u32, task: AnyTask },
    /// What a decision was worth.
    Judge { id: u32, task: review::AnyTask },
}

/// What a worker answers.
#[derive(Serialize, Deserialize)]
struct Reply {
    id: u32,
    found: Option<Found>,
}

/// What it has found.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Found {
    /// The answer by number, and the expected result.
    Choice(u8, Option<f32>),
    Decision(Box<AnyDecision>),
}

impl Request {
    const fn id(&self) -> u32 {
        match self {
            Request::Choose { id, .. } | Request::Judge { id, .. } => *id,
        }
    }
}

/// A worker for bots. It thinks about one question at a time.
#[derive(Clone, Copy)]
pub(crate) struct Thinker {
    state: StoredValue<State, LocalStorage>,
}

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    /// The question that is waited for.
    id: u32,
    is_busy: bool,
    /// Workers do not answer here.
    is_alone: bool,
}

/// What a bot came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    /// The question it answers.
    id: u32,
    pub(crate) answer: u8,
    pub(crate) estimate: Option<f32>,
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        Thinker { state: StoredValue::new_local(State::default()) }
    }

    /// Has a bot think; `then` hears what it came to, unless something else is asked before.
    pub(crate) fn ask(self, task: AnyTask, then: impl Fn(Thought) + 'static) {
        self.send(
            move |id| Request::Choose { id, task },
            move |id, found| {
                if let Some(Found::Choice(answer, estimate)) = found {
                    then(Thought { id, answer, estimate });
                }
            },
        );
    }

    /// Has a decision judged; `then` hears the judgement, or that there is no worker to find it, unless something else is
    /// asked before.
    pub(crate) fn judge(self, task: review::AnyTask, then: impl Fn(Option<AnyDecision>) + 'static) {
        self.send(
            move |id| Request::Judge { id, task },
            move |_, found| {
                then(match found {
                    Some(Found::Decision(decision)) => Some(*decision),
                    _ => None,
                });
            },
        );
    }

    fn send(self, request: impl FnOnce(u32) -> Request, then: impl Fn(u32, Option<Found>) + 'static) {
        self.stop();
        let asked = self.state.try_update_value(|state| {
            state.id += 1;
            state.is_busy = true;
            state.worker = state.worker.take().or_else(start).filter(|_| !state.is_alone);
            (state.worker.clone(), state.id)
        });
        let Some((worker, id)) = asked else { return };
        let request = request(id);
        let text = serde_json::to_string(&request).unwrap_or_default();
        let heard = Rc::new(move |reply: Option<Reply>| {
            let is_due = self.state.try_update_value(|state| {
                let is_due = state.id == id && reply.as_ref().is_none_or(|reply| reply.id == id);
                state.is_busy &= !is_due;
                state.is_alone |= is_due && reply.is_none();
                is_due
            });
            if is_due == Some(true) {
                then(id, reply.map_or_else(|| think_here(&request), |reply| reply.found));
            }
        });
        let Some(worker) = worker else {
            return set_timeout(move || heard(None), Duration::ZERO);
        };
        let on_message = {
            let heard = heard.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                heard(event.data().as_string().and_then(|text| serde_json::from_str(&text).ok()));
            })
        };
        let on_error = Closure::<dyn Fn()>::new(move || heard(None));
        worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
        let _ = worker.post_message(&JsValue::from_str(&text));
    }

    /// Has nothing else been asked since, and the game not changed?
    pub(crate) fn is_current(self, thought: Thought) -> bool {
        self.state.with_value(|state| state.id == thought.id)
    }

    /// Nobody wants to know any more. A worker that is in the middle of it is replaced.
    pub(crate) fn stop(self) {
        self.state.update_value(|state| {
            state.id += 1;
            if state.is_busy
                && let Some(worker) = state.worker.take()
            {
                worker.terminate();
            }
            state.is_busy = false;
        });
    }
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&device::meta("claimant-worker")?, &options).ok()
}

/// The worker's side: what experts have learned, from its files.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "scripts reach it")]
pub fn learn(claim: &[u8], all: &[u8]) -> bool {
    bots::claim::net::provide(claim, all)
}

/// The worker's side: a question in, an answer out.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "scripts reach it")]
pub fn think(request: &str) -> String {
    let Ok(request) = serde_json::from_str::<Request>(request) else { return String::new() };
    let found = match &request {
        Request::Choose { task, .. } => choose(task, LONGEST),
        // It takes as long as it takes: the same nodes for every decision.
        Request::Judge { task, .. } => {
            task.judge(&Limits::default()).map(|decision| Found::Decision(Box::new(decision)))
        }
    };
    serde_json::to_string(&Reply { id: request.id(), found }).unwrap_or_default()
}

/// Where no worker answers, the page has to think itself, and for a moment only: it stands still meanwhile. Nothing is
/// judged there.
fn think_here(request: &Request) -> Option<Found> {
    match request {
        Request::Choose { task, .. } => choose(task, 60),
        Request::Judge { .. } => None,
    }
}

/// Thinks for at most `most` milliseconds, whatever the bot may spend.
fn choose(task: &AnyTask, most: u32) -> Option<Found> {
    let begun = device::now();
    let effort = task.player().effort;
    let most = f64::from(effort.millis.map_or(most, |millis| most.min(millis as u32)));
    let is_over = move || device::now() - begun >= most;
    let limits = Limits { deadline: Some(&is_over), ..effort.limits(&is_over) };
    task.think(&limits).map(|(answer, estimate)| Found::Choice(answer, estimate))
}
