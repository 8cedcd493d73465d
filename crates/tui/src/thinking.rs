//! A bot that thinks on a thread of its own, so that the screen never waits for it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::Instant,
};

use bots::{Choice, Limits};
use play::{Played, Task};

/// A bot that thinks. Dropping it stops the bot.
pub(crate) struct Thinking<G: Played> {
    stop: Arc<AtomicBool>,
    answer: Receiver<Option<Choice<G::Action>>>,
    begun: Instant,
}

impl<G: Played> Thinking<G>
where
    Task<G>: Send + 'static,
    G::Action: Send + 'static,
{
    /// Lets a bot think.
    pub(crate) fn of(task: Task<G>) -> Thinking<G> {
        let stop = Arc::new(AtomicBool::new(false));
        let (send, answer) = channel();
        let begun = Instant::now();
        let stopped = stop.clone();
        thread::spawn(move || {
            let effort = task.player().effort;
            let is_over = || effort.is_over(begun.elapsed());
            let limits = Limits { stop: Some(&stopped), ..effort.limits(&is_over) };
            // If the game was left, nobody receives it.
            let _ = send.send(task.think(&limits));
        });
        Thinking { stop, answer, begun }
    }

    /// Its answer, once there is one.
    pub(crate) fn answer(&self) -> Answered<Choice<G::Action>> {
        match self.answer.try_recv() {
            Ok(Some(choice)) => Answered::With(choice),
            Err(TryRecvError::Empty) => Answered::NotYet,
            Ok(None) | Err(TryRecvError::Disconnected) => Answered::Never,
        }
    }

    /// For how many tenths of a second it has been thinking.
    pub(crate) fn tenths(&self) -> u128 {
        self.begun.elapsed().as_millis() / 100
    }
}

impl<G: Played> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// How far a bot has come.
pub(crate) enum Answered<C> {
    NotYet,
    With(C),
    /// It was not asked anything, or gave up.
    Never,
}
