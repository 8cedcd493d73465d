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
use review::{Decision, Options, Review, chart::plain};
use words::{Names, Report, Words};

use crate::{look, terminal_game::TerminalGame};

/// How wide a chart is: it fits into the page on the narrowest screen.
const CHART: usize = 70;

/// A review that is done: a page, and where its turning points are.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) title: String,
    pub(super) lines: Vec<Line<'static>>,
    turns: Vec<Turn>,
}

/// A turning point.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// The number of moves before it.
    pub(super) at: usize,
    /// What is said of it.
    pub(super) told: String,
}

impl Judged {
    /// The turning point with this number on the page, from 1: one of this seat, if it was reviewed.
    pub(super) fn turn(&self, number: u8, seat: Seat) -> Option<&Turn> {
        let is_reviewed = self.turns.iter().any(|turn| turn.seat == seat);
        let seat = if is_reviewed { seat } else { self.turns.first()?.seat };
        self.turns.iter().filter(|turn| turn.seat == seat).nth(usize::from(number).checked_sub(1)?)
    }
}

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

    /// The review, to be read.
    pub(super) fn judged(&self, words: &Words, names: &Names) -> Judged {
        let Report { title, seats, notes } = words.review(&self.review, names);
        let (mut lines, mut turns) = (Vec::new(), Vec::new());
        for seat in seats {
            let heading = |text: String| [Line::default(), Line::styled(text, look::strong())];
            let chart = plain(&self.review, seat.seat, &seat.chart, CHART);
            turns.extend(self.turns(seat.seat, &seat.turns));
            lines.push(Line::styled(seat.title, look::heading()));
            lines.extend(seat.summary.into_iter().map(Line::raw));
            lines.push(Line::default());
            lines.extend(chart.into_iter().map(Line::raw));
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
        Judged { title, lines, turns }
    }

    /// Where the turning points of a seat are.
    fn turns(&self, seat: Seat, told: &[String]) -> Vec<Turn> {
        let moves: Vec<usize> = self.review.spots(seat).map(|(spot, _)| spot.at).collect();
        let points = self.review.turning_points(seat).into_iter().zip(told);
        points
            .filter_map(|(point, told)| Some(Turn { seat, at: *moves.get(point.decision)?, told: told.clone() }))
            .collect()
    }
}

impl<G: TerminalGame> Drop for Judging<G> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
