//! Bots that think in a worker, which has a module of its own: they choose, or judge what was chosen.

use std::{rc::Rc, time::Duration};

use bots::Level;
use leptos::prelude::*;
use play::AnyTask;
use review::AnyDecision;
use thinking::{Found, Reply, Request};
use wasm_bindgen::{JsCast as _, prelude::*};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device;

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
    /// Has this worker answered before? The first answer takes as long as its module takes to load.
    is_loaded: bool,
    /// How much earlier than elsewhere bots have to stop here, in milliseconds, for their answers to come in time.
    late: f64,
}

/// Bots think for a second (`worker.js`); on most devices the answer is here this many milliseconds after the question.
const IN_TIME: f64 = 1_100.0;
/// However slow a device is, its bots think for a while.
const LATEST: f64 = 700.0;
/// Nobody waits any longer for a worker that is being loaded.
const PATIENCE: Duration = Duration::from_millis(1_250);

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

    /// Has a bot think; `then` hears what it came to, unless something else is asked before. Bots that do not search answer
    /// on the page: a game against them needs no worker.
    pub(crate) fn ask(self, task: AnyTask, then: impl Fn(Thought) + 'static) {
        if let Some(answer) = task.answer_at_once() {
            self.stop();
            let id = self.state.with_value(|state| state.id);
            return set_timeout(move || then(Thought { id, answer, estimate: None }), Duration::ZERO);
        }
        let asked = device::now();
        let (is_loaded, late) = self.state.with_value(|state| (state.is_loaded, state.late));
        self.send(
            move |id| Request::Choose { id, asked: asked - late, task },
            move |id, found| {
                if is_loaded {
                    self.adapt(device::now() - asked);
                }
                if let Some(Found::Choice(answer, estimate)) = found {
                    then(Thought { id, answer, estimate });
                }
            },
        );
    }

    /// The same for a bot whom others wait for: until its worker is loaded, an answer by simple rules has to do.
    pub(crate) fn ask_in_time(self, task: AnyTask, then: impl Fn(Thought) + 'static) {
        let (by_rule, then) = (task.clone(), Rc::new(then));
        self.ask(task, {
            let then = then.clone();
            move |thought| then(thought)
        });
        let (id, is_loading) = self.state.with_value(|state| (state.id, state.is_busy && !state.is_loaded));
        if !is_loading {
            return;
        }
        let give_up = move || {
            // The worker goes on loading for the next question; what it answers to this one comes too late.
            let is_due = self.state.try_update_value(|state| {
                let is_due = state.id == id && state.is_busy;
                state.is_busy &= !is_due;
                state.id += u32::from(is_due);
                is_due
            });
            if is_due == Some(true)
                && let Some(answer) = by_rule.answer_by_rule()
            {
                then(Thought { id: id + 1, answer, estimate: None });
            }
        };
        set_timeout(give_up, PATIENCE);
    }

    /// Has the worker load what bots of these levels need, so that the first question finds it ready.
    pub(crate) fn prepare(self, levels: &[Level]) {
        let has = |level| levels.contains(&level);
        self.state.update_value(|state| {
            if state.worker.is_some() || state.is_alone || !(has(Level::Search) || has(Level::Expert)) {
                return;
            }
            state.worker = start();
            if let Some(worker) = state.worker.as_ref().filter(|_| has(Level::Expert)) {
                let _ = worker.post_message(&JsValue::from_str("expert"));
            }
        });
    }

    /// Bots stop earlier on a device that took this many milliseconds for an answer, if that was too long.
    fn adapt(self, took: f64) {
        self.state.update_value(|state| {
            state.late = if took > IN_TIME { (state.late + took - IN_TIME).min(LATEST) } else { state.late * 0.9 };
        });
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
        let is_choice = matches!(request, Request::Choose { .. });
        let then = Rc::new(then);
        let asked = text.clone();
        let heard = Rc::new(move |reply: Option<Reply>| {
            let is_due = self.state.try_update_value(|state| {
                let is_due = state.id == id && reply.as_ref().is_none_or(|reply| reply.id == id);
                state.is_loaded |= reply.is_some();
                state.is_busy &= !is_due;
                state.is_alone |= is_due && reply.is_none();
                is_due
            });
            match reply {
                _ if is_due != Some(true) => {}
                Some(reply) => then(id, reply.found),
                // Without a worker the page has to think itself. Nothing is judged there.
                None if is_choice => {
                    let (text, then) = (asked.clone(), then.clone());
                    leptos::task::spawn_local(async move {
                        let reply = think_here(&text).await.ok().and_then(read);
                        then(id, reply.and_then(|reply| reply.found));
                    });
                }
                None => then(id, None),
            }
        });
        let Some(worker) = worker else {
            return set_timeout(move || heard(None), Duration::ZERO);
        };
        let on_message = {
            let heard = heard.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                heard(read(event.data()));
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
                state.is_loaded = false;
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

fn read(reply: JsValue) -> Option<Reply> {
    serde_json::from_str(&reply.as_string()?).ok()
}

#[wasm_bindgen]
extern "C" {
    /// Has the page answer a question that was meant for a worker (`start.js`), and for a moment only: it stands still
    /// meanwhile.
    #[wasm_bindgen(catch, js_name = thinkHere)]
    async fn think_here(request: &str) -> Result<JsValue, JsValue>;
}
