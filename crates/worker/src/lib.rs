//! What the page asks of its worker, where bots choose and games are judged, and what it answers.
//!
//! The binary beside it is the worker's own module: the page has these messages in common with it, and none of the search.

use bots::Limits;
use play::AnyTask;
use review::AnyDecision;
use serde::{Deserialize, Serialize};

/// What a worker is asked. Nothing that is hidden from the bot, or was from the player, is in it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// What a bot would do.
    Choose {
        /// The number of the question.
        id: u32,
        /// When it was asked, in milliseconds since 1970: people have waited since.
        asked: f64,
        /// What is to be decided.
        task: AnyTask,
    },
    /// What a decision was worth.
    Judge {
        /// The number of the question.
        id: u32,
        /// What is to be judged.
        task: review::AnyTask,
    },
}

/// What a worker answers.
#[derive(Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question.
    pub id: u32,
    /// The answer; none if there is nothing to be decided.
    pub found: Option<Found>,
}

/// What it has found.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// The answer by number, and the expected result.
    Choice(u8, Option<f32>),
    /// The judgement.
    Decision(Box<AnyDecision>),
}

impl Request {
    /// Answers it. A choice is there `most` milliseconds after it was asked, by the clock `now`, whatever the bot may spend and
    /// however long its module took to load.
    pub fn answer(&self, most: f64, now: fn() -> f64) -> Reply {
        match self {
            Request::Choose { id, asked, task } => Reply { id: *id, found: choose(task, asked + most, now) },
            // It takes as long as it takes: the same nodes for every decision.
            Request::Judge { id, task } => {
                let decision = task.judge(&Limits::default());
                Reply { id: *id, found: decision.map(|decision| Found::Decision(Box::new(decision))) }
            }
        }
    }
}

/// A bot that begins late has at least this many milliseconds, so that it does not play at random.
const LEAST: f64 = 100.0;

fn choose(task: &AnyTask, end: f64, now: fn() -> f64) -> Option<Found> {
    let begun = now();
    let effort = task.player().effort;
    let end = end.max(begun + LEAST);
    let end = effort.millis.map_or(end, |millis| end.min(begun + millis as f64));
    let is_over = move || now() >= end;
    let limits = Limits { deadline: Some(&is_over), ..effort.limits(&is_over) };
    task.think(&limits).map(|(answer, estimate)| Found::Choice(answer, estimate))
}
