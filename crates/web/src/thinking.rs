//! Bots' moves and hints: when a bot is asked, and what is done with its answer.

use std::time::Duration;

use leptos::prelude::*;
use play::Asked;

use crate::{app::App, aside::Aside, sitting::Game, thinker::Thought};

impl App {
    /// Lets the bot think whose turn it is, if it is one's.
    pub(crate) fn tend_bots(self) {
        self.thinker.stop();
        let may = self.screens.at_table.get_untracked()
            && self.playing.look_back.get_untracked().is_none()
            && untrack(|| self.lesson()).is_none()
            && self.playing.hand_over.get_untracked().is_none();
        if may
            && matches!(self.playing.asked(), Some(Asked::Bot(_)))
            && let Some(task) = self.playing.ask(Game::task).flatten()
        {
            self.thinker.ask_in_time(task, move |thought| self.answer_later(thought));
        }
    }

    /// Asks the expert.
    pub(crate) fn ask_for_hint(self) {
        if matches!(self.playing.asked(), Some(Asked::Person(_))) {
            self.message.set(Some(self.say("table-hint-thinking")));
            if let Some(task) = self.playing.ask(Game::hint).flatten() {
                self.thinker.ask(task, move |thought| self.tell_hint(thought));
            }
        }
    }

    /// Gives the bot's answer, but not before the last move has been on the table for a while.
    pub(crate) fn answer_later(self, thought: Thought) {
        self.playing.due.set_value(Some(thought));
        set_timeout(move || self.bot_answers(thought), Duration::from_millis(self.pause().max(0.0) as u64));
    }

    pub(crate) fn bot_answers(self, thought: Thought) {
        let is_due = self.screens.at_table.get_untracked()
            && self.playing.look_back.get_untracked().is_none()
            && matches!(self.playing.asked(), Some(Asked::Bot(_)))
            && self.thinker.is_current(thought);
        if !is_due {
            return;
        }
        let (words, seat) = (self.settings.words.get_untracked(), self.playing.seat.get_untracked());
        let before = self.layout();
        // Bots give answers that are listed.
        let _ = self.playing.change(|game| game.answer(thought.answer, &words, seat));
        self.settle(before);
        self.moved_on();
        self.mark_moment();
    }

    fn tell_hint(self, thought: Thought) {
        if !self.thinker.is_current(thought) {
            return;
        }
        let words = self.settings.words.get_untracked();
        let Some(answer) = self.playing.ask(|game| game.in_words(thought.answer, &words)) else { return };
        self.playing.hint.set(Some(thought.answer));
        let hint = words.hint(answer, thought.estimate);
        self.message.set(Some(hint.clone()));
        let give_reason = move |aside: &'static Aside| {
            // What it says came with it.
            let words = self.settings.words.get_untracked();
            let reason = self.playing.ask(|game| (aside.reason)(game, thought.answer, &words)).flatten();
            if let Some(reason) = reason.filter(|_| self.thinker.is_current(thought)) {
                self.message.set(Some(format!("{hint} {reason}")));
            }
        };
        // A hint is of use without its reason, too.
        self.parts.aside.with_or(give_reason, || {});
    }
}
