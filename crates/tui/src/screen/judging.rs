//! The review of a game that is over, judged on a thread of its own.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, channel},
    },
    thread,
};

use bots::Limits;
use game::Seat;
use play::Playable;
use ratatui::text::Line;
use review::{Decision, Options, Review};
use words::{Names, Report, Words};

use crate::{look, terminal_game::TerminalGame};

/// A review in progress. Dropping it stops the thread.
pub(super) struct Judging<G: TerminalGame> {
    review: Review<G>,
    stop: Arc<AtomicBool>,
    judged: Receiver<Decision<G::Action>>,
}

impl<G: TerminalGame> Judging<G> {
    /// Begins to review the people of a game, or everybody if only bots have played; or says why not.
    pub(super) fn of(game: &dyn Playable<G>, words: &Words) -> Result<Judging<G>, String> {
        let text = game.text(None);
        let record = record::read(&text).next().and_then(Result::ok).and_then(G::recorded);
        let Some(record) = record else { return Err(words.say("online-no-record")) };
        let mut seats = game.people();
        if seats.is_empty() {
            seats = (0..game.sitters().len() as u8).map(Seat).collect();
        }
        let options = Options { nodes: Options::NODES, seats, luck: true };
        let review = Review::new(&record.replay, &options).map_err(|_| words.say("review-nothing"))?;
        let stop = Arc::new(AtomicBool::new(false));
        let (send, judged) = channel();
        let (tasks, stopped) = (review.tasks(), stop.clone());
        thread::spawn(move || {
            let limits = Limits { stop: Some(&stopped), ..Limits::default() };
            for task in tasks {
                // If the game was left, nobody receives it.
                let Some(decision) = task.judge(&limits) else { break };
                if send.send(decision).is_err() {
                    break;
                }
            }
        });
        Ok(Judging { review, stop, judged })
    }

    /// Takes what has been judged since. Was there anything?
    pub(super) fn take(&mut self) -> bool {
        let judged: Vec<Decision<G::Action>> = self.judged.try_iter().collect();
        let is_news = !judged.is_empty();
        for decision in judged {
            self.review.enter(decision);
        }
        is_news
    }

    /// How far it has come.
    pub(super) fn progress(&self) -> (usize, usize) {
        self.review.progress()
    }

    /// The review, as lines of a page.
    pub(super) fn lines(&self, words: &Words, names: &Names) -> (String, Vec<Line<'static>>) {
        let Report { title, seats, notes } = words.review(&self.review, names);
        let mut lines = Vec::new();
        for seat in seats {
            let heading = |text: String| [Line::default(), Line::styled(text, look::strong())];
            lines.push(Line::styled(seat.title, look::heading()));
            lines.extend(seat.summary.into_iter().map(Line::raw));
            lines.extend(heading(seat.turns_title));
            lines.extend((1..).zip(seat.turns).map(|(number, turn)| Line::raw(format!("{number}. {turn}"))));
            if let Some(luck) = seat.luck {
                lines.extend(heading(luck.title));
                lines.push(Line::raw(luck.sum));
                lines.extend(luck.parts.into_iter().map(|(name, points)| Line::raw(format!("{name}: {points}"))));
            }
            lines.extend(heading(seat.table.title));
            lines.push(Line::styled(seat.table.head.join(" · "), look::quiet()));
            lines.extend(seat.table.rows.into_iter().map(|row| Line::raw(row.join(" · "))));
            lines.push(Line::default());
        }
        lines.extend(notes.into_iter().map(|note| Line::styled(note, look::quiet())));
        (title, lines)
    }
}

impl<G: TerminalGame> Drop for Judging<G> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
