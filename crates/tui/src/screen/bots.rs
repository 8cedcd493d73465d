//! The bots of a game on the screen: one that is about to move, and one that is asked for a hint.

use std::time::{Duration, Instant};

use bots::{Choice, Effort};
use play::Task;

use crate::{
    terminal_game::TerminalGame,
    thinking::{Answered, Thinking},
};

/// How long a hint may take: nobody waits longer for advice.
pub(super) const HINT: Effort = Effort { nodes: None, millis: Some(2_000), threads: None };

/// The bots that think now.
pub(super) struct Bots<G: TerminalGame> {
    /// Delay between a move and a bot's reply.
    pace: Duration,
    /// When the last move was made.
    moved: Instant,
    mover: Option<Thinking<G>>,
    hint: Option<Thinking<G>>,
}

/// How far the bot has come whose turn it is.
pub(super) enum Reply<A> {
    Waiting,
    /// It has just begun to think.
    Started,
    Move(A),
    /// It gave up.
    NoMove,
}

impl<G: TerminalGame> Bots<G> {
    pub(super) fn new(pace: Duration) -> Bots<G> {
        Bots { pace, moved: Instant::now(), mover: None, hint: None }
    }

    /// After a move, or when moves were taken back: what they thought about is past.
    pub(super) fn stop(&mut self) {
        (self.mover, self.hint) = (None, None);
        self.moved = Instant::now();
    }

    /// Is a bot thinking about its move?
    pub(super) const fn is_thinking(&self) -> bool {
        self.mover.is_some()
    }

    /// A row of up to three dots that grows while a bot thinks.
    pub(super) fn dots(&self) -> String {
        ".".repeat(self.mover.as_ref().map_or(0, |bot| (bot.tenths() / 3 % 4) as usize))
    }

    /// Lets the bot whose turn it is think, if it `may_start`, and gives its answer once the pace allows.
    pub(super) fn reply(&mut self, task: Task<G>, may_start: bool) -> Reply<G::Action> {
        let Some(bot) = &self.mover else {
            if !may_start {
                return Reply::Waiting;
            }
            self.mover = Some(Thinking::of(task));
            return Reply::Started;
        };
        if self.moved.elapsed() < self.pace {
            return Reply::Waiting;
        }
        let reply = match bot.answer() {
            Answered::NotYet => return Reply::Waiting,
            Answered::With(choice) => Reply::Move(choice.answer),
            Answered::Never => Reply::NoMove,
        };
        self.mover = None;
        reply
    }

    /// Starts to look for a hint.
    pub(super) fn start_hint(&mut self, task: Task<G>) {
        self.hint = Some(Thinking::of(task));
    }

    pub(super) fn stop_hint(&mut self) {
        self.hint = None;
    }

    /// The hint, once it is there.
    pub(super) fn take_hint(&mut self) -> Option<Choice<G::Action>> {
        match self.hint.as_ref()?.answer() {
            Answered::NotYet => None,
            Answered::With(choice) => {
                self.hint = None;
                Some(choice)
            }
            Answered::Never => {
                self.hint = None;
                None
            }
        }
    }
}
