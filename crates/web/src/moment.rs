//! Moments that are looked at before the game goes on: phase two begins, the last trick lies on the table, the result is
//! told part by part. A press ends each of them, and at the fastest pace there are none.

use std::time::Duration;

use claim::{SeenEvent, Zone};
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use crate::{app::App, device, pace::Pace, sitting::Game};

/// A moment that is looked at before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Phase two begins.
    PhaseTwo,
    /// The game is over, and its last trick or turn still lies on the table.
    LastMove,
    /// The result is told, part by part.
    Result,
}

impl Moment {
    /// How long it lasts unless somebody goes on at once, in milliseconds.
    pub(crate) fn lasts(self, pace: Pace) -> f64 {
        match self {
            Moment::PhaseTwo => pace.moment(),
            Moment::LastMove => pace.hold(),
            // As long as the longest result takes.
            Moment::Result => 9.0 * pace.step(),
        }
    }
}

/// The moment that is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Moments {
    now: RwSignal<Option<Moment>>,
    ends: StoredValue<Option<TimeoutHandle>>,
    /// Does phase two begin?
    pub(crate) is_phase_two: Memo<bool>,
    /// Does the last trick or turn still lie on the table?
    pub(crate) is_last_move: Memo<bool>,
    /// Is the result told part by part?
    pub(crate) is_result: Memo<bool>,
}

impl Moments {
    pub(crate) fn new() -> Moments {
        let now = RwSignal::new(None);
        let is = |moment: Moment| Memo::new(move |_| now.get() == Some(moment));
        Moments {
            now,
            ends: StoredValue::new(None),
            is_phase_two: is(Moment::PhaseTwo),
            is_last_move: is(Moment::LastMove),
            is_result: is(Moment::Result),
        }
    }

    /// The moment that is looked at. Whoever asks does not hear of changes.
    pub(crate) fn now(self) -> Option<Moment> {
        self.now.get_untracked()
    }

    /// Is one looked at?
    pub(crate) fn is_looked_at(self) -> bool {
        self.now.with(Option::is_some)
    }

    /// Nothing is looked at any more, or something else.
    pub(crate) fn forget(self) {
        self.set(None);
    }

    fn set(self, moment: Option<Moment>) {
        if let Some(Some(ends)) = self.ends.try_update_value(Option::take) {
            ends.clear();
        }
        if self.now() != moment {
            self.now.set(moment);
        }
    }
}

impl App {
    /// After a move: what deserves a moment of its own gets one.
    pub(crate) fn mark_moment(self) {
        let seat = self.playing.seat.get_untracked();
        let is_handed_over = self.playing.hand_over.get_untracked().is_some();
        if is_handed_over || self.playing.look_back.get_untracked().is_some() {
            return;
        }
        if self.playing.ask(Game::is_cut_short) == Some(true) {
            return;
        }
        if self.playing.ask(Game::is_over) == Some(true) {
            return self.begin_moment(Moment::LastMove);
        }
        let last = self.playing.ask(|game| game.last_happened(seat)).unwrap_or_default();
        if last.contains(&SeenEvent::PhaseTwo) && !self.is_own_clock_running() {
            self.begin_moment(Moment::PhaseTwo);
        }
    }

    /// Somebody takes the device, perhaps for the first time in phase two.
    pub(crate) fn mark_moment_for_next(self) {
        let seat = self.playing.seat.get_untracked();
        let happened = self.playing.ask(|game| game.happened(seat)).unwrap_or_default().concat();
        let begins = happened.iter().rposition(|event| *event == SeenEvent::PhaseTwo);
        let is_own =
            |event: &SeenEvent| matches!(event, SeenEvent::Moved { from: Zone::Hand(from), .. } if *from == seat);
        if begins.is_some_and(|at| !happened[at..].iter().any(is_own)) {
            self.begin_moment(Moment::PhaseTwo);
        }
    }

    fn begin_moment(self, moment: Moment) {
        let lasts = moment.lasts(self.settings.pace.get_untracked());
        if lasts <= 0.0 {
            return self.playing.moments.forget();
        }
        self.playing.moments.set(Some(moment));
        let ends = set_timeout_with_handle(move || _ = self.end_moment(), Duration::from_millis(lasts as u64)).ok();
        self.playing.moments.ends.set_value(ends);
    }

    /// Goes on to what comes after the moment. Was there one?
    pub(crate) fn end_moment(self) -> bool {
        let Some(moment) = self.playing.moments.now() else { return false };
        let before = self.layout();
        match moment {
            Moment::LastMove => self.begin_moment(Moment::Result),
            Moment::Result => self.playing.moments.forget(),
            Moment::PhaseTwo => {
                self.playing.moments.forget();
                self.playing.changed.set_value(device::now());
                match self.playing.due.get_value() {
                    Some(thought) => self.answer_later(thought),
                    None => self.tend_bots(),
                }
            }
        }
        self.settle(before);
        true
    }
}
