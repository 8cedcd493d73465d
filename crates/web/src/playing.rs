//! The game in progress, and what a person does in it.

use std::time::Duration;

use bots::Level;
use claim::SeenEvent;
use game::Seat;
use leptos::prelude::*;
use play::{Asked, LookBack, Sitter, guide::Guide};

use crate::{
    app::App,
    device, focus,
    moment::{Moment, Moments},
    motion,
    pace::Pace,
    panels::Panel,
    screens::TABLE,
    shelf::{self, Shelved},
    sitting::Game,
    thinker::Thought,
};

/// The game in progress. It stays when the table is left.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    pub(crate) game: RwSignal<Option<Game>>,
    /// The name that the game is kept under.
    pub(crate) name: StoredValue<String>,
    /// When the game last changed.
    pub(crate) changed: StoredValue<f64>,
    /// The bot's answer that comes after the pause, and whether a complete trick is what is looked at meanwhile.
    pub(crate) due: StoredValue<Option<Thought>>,
    pub(crate) is_held: RwSignal<bool>,
    /// What has been told in a guided game.
    pub(crate) guide: RwSignal<Option<Guide>>,
    /// The seat whose view is shown.
    pub(crate) seat: RwSignal<Seat>,
    /// The device goes to somebody else, who must not see this hand.
    pub(crate) hand_over: RwSignal<Option<Seat>>,
    pub(crate) look_back: RwSignal<Option<LookBack>>,
    /// The answer that is advised, by number.
    pub(crate) hint: RwSignal<Option<u8>>,
    pub(crate) moments: Moments,
}

impl Playing {
    pub(crate) fn new() -> Playing {
        Playing {
            game: RwSignal::new(None),
            name: StoredValue::new(String::new()),
            changed: StoredValue::new(0.0),
            due: StoredValue::new(None),
            is_held: RwSignal::new(false),
            guide: RwSignal::new(None),
            seat: RwSignal::new(Seat(0)),
            hand_over: RwSignal::new(None),
            look_back: RwSignal::new(None),
            hint: RwSignal::new(None),
            moments: Moments::new(),
        }
    }

    /// What is to be known of the game, if there is one. Whoever asks does not hear of changes.
    pub(crate) fn ask<T>(self, question: impl FnOnce(&Game) -> T) -> Option<T> {
        self.game.with_untracked(|game| game.as_ref().map(question))
    }

    /// Changes the game, if there is one.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Game) -> T) -> Option<T> {
        self.game.try_update(|game| game.as_mut().map(change)).flatten()
    }

    /// Whom the game waits for.
    pub(crate) fn asked(self) -> Option<Asked> {
        self.ask(Game::asked)
    }

    pub(crate) fn is_looking_back(self) -> bool {
        self.look_back.with(Option::is_some)
    }
}

impl App {
    /// Shows a game, and goes on with it.
    pub(crate) fn sit_down(self, shelved: Shelved) {
        if shelved.guide.is_some() {
            // Nobody moves before the first lesson is told.
            self.parts.aside.with(self, move |_| self.take_seat(shelved));
        } else {
            self.take_seat(shelved);
        }
    }

    fn take_seat(self, Shelved { name, game, guide, .. }: Shelved) {
        let Playing { seat, hand_over, .. } = self.playing;
        device::turn_page(TABLE);
        device::show_game(Some(&name));
        self.playing.name.set_value(name);
        self.playing.guide.set(guide);
        seat.set(game.people().first().copied().unwrap_or_default());
        hand_over.set(game.first_to_look());
        self.playing.look_back.set(None);
        self.reviewing.forget();
        self.panels.about.set(None);
        self.panels.open.set(Panel::Tally);
        self.panels.is_open.set(false);
        self.panels.has_keys.set(false);
        self.screens.in_rules.set(false);
        let level = |sitter: Sitter| match sitter {
            Sitter::Bot(player) => Some(player.level),
            Sitter::Person => None,
        };
        let levels: Vec<Level> = game.sitters().into_iter().filter_map(level).collect();
        self.playing.game.set(Some(game));
        self.screens.at_table.set(true);
        self.moved_on();
        // After the table is there.
        set_timeout(move || self.thinker.prepare(&levels), Duration::ZERO);
        focus::settle();
    }

    /// The answer of whoever is asked, by number.
    pub(crate) fn answer(self, number: u8) {
        let (words, seat) = (self.settings.words.get_untracked(), self.playing.seat.get_untracked());
        let is_looking_back = self.playing.look_back.get_untracked().is_some();
        if is_looking_back || self.playing.asked() != Some(Asked::Person(seat)) {
            return;
        }
        if self.playing.ask(Game::is_here) == Some(false) {
            return self.at_table_there(move |network| (network.answer)(self, number));
        }
        let lesson = untrack(|| self.lesson());
        let before = self.layout();
        match self.playing.change(|game| game.answer(number, &words, seat)) {
            Some(Ok(())) => {
                self.settle(before);
                self.told(lesson);
                self.moved_on();
                self.mark_moment();
            }
            Some(Err(why)) => self.message.set(Some(why)),
            None => {}
        }
    }

    pub(crate) fn undo(self) {
        if self.playing.ask(Game::is_here) == Some(false) {
            return self.at_table_there(move |network| (network.propose_undo)(self));
        }
        let before = self.layout();
        if self.playing.change(Game::undo) == Some(true) {
            self.playing.look_back.set(None);
            self.settle(before);
            self.moved_on();
            self.message.set(Some(self.say("table-undone")));
        }
    }

    /// Plays on from a move of the past; whoever has only watched sits down.
    pub(crate) fn play_from(self, at: usize) {
        let seat = self.playing.seat.get_untracked();
        if let Some(mut game) = self.playing.ask(|game| game.taken_home(seat)).flatten() {
            if game.play_from(at, seat).is_ok() {
                self.leave();
                self.sit_down(Shelved { name: shelf::name_again(), ..Shelved::new(game) });
            }
            return;
        }
        let was_over = self.playing.ask(Game::is_over) == Some(true);
        match self.playing.change(|game| game.play_from(at, seat)) {
            Some(Ok(())) => {
                if was_over {
                    // The game that was played to its end stays as it is.
                    let name = shelf::name_again();
                    device::show_game(Some(&name));
                    self.playing.name.set_value(name);
                }
                self.playing.look_back.set(None);
                self.moved_on();
                focus::settle();
            }
            Some(Err(why)) => self.message.set(Some(self.settings.words.with_untracked(|words| words.no_undo(why)))),
            None => {}
        }
    }

    /// The other person has the device now.
    pub(crate) fn take_over(self) {
        if let Some(seat) = self.playing.hand_over.get_untracked() {
            self.playing.seat.set(seat);
            self.playing.hand_over.set(None);
            self.panels.about.set(None);
            self.mark_moment_for_next();
            self.tend_bots();
            focus::settle();
        }
    }

    /// How long the game as it is stays on the table before a bot moves or the next move is shown, in milliseconds: a trick
    /// that is complete is looked at for longer.
    pub(crate) fn pause(self) -> f64 {
        let (pace, seat) = (self.settings.pace.get_untracked(), self.playing.seat.get_untracked());
        let is_complete = |event: &SeenEvent| matches!(event, SeenEvent::Won { .. });
        let last = self.playing.ask(|game| game.last_happened(seat)).unwrap_or_default();
        let is_held = last.iter().any(is_complete);
        self.playing.is_held.set(is_held && pace != Pace::Instant);
        let pause = match self.playing.moments.now() {
            Some(moment @ Moment::PhaseTwo) => moment.lasts(pace) + pace.pause(),
            _ if is_held => pace.hold(),
            _ => pace.pause(),
        };
        pause - (device::now() - self.playing.changed.get_value())
    }

    /// Goes on at once with what a pause holds back.
    pub(crate) fn hurry(self) {
        if self.end_moment() {
            return;
        }
        if let Some(thought) = self.playing.due.get_value() {
            self.bot_answers(thought);
        } else {
            self.at_table_there(move |network| (network.show_at_once)(self));
        }
    }

    /// After anything that changed the game.
    pub(crate) fn moved_on(self) {
        self.playing.due.set_value(None);
        self.playing.is_held.set(false);
        self.playing.moments.forget();
        self.message.set(None);
        self.playing.hint.set(None);
        self.playing.changed.set_value(device::now());
        self.keep();
        self.count_game();
        if self.playing.ask(Game::is_over) == Some(true) {
            device::keep_all();
        }
        self.sound();
        if let Some(Asked::Person(seat)) = self.playing.asked()
            && seat != self.playing.seat.get_untracked()
        {
            if self.playing.ask(Game::is_handed_over).unwrap_or_default() {
                self.playing.hand_over.set(Some(seat));
                self.panels.about.set(None);
            } else {
                self.playing.seat.set(seat);
            }
        }
        self.tend_bots();
    }

    /// Keeps the game as it stands; what is hosted elsewhere is kept there.
    pub(crate) fn keep(self) {
        if self.playing.ask(Game::is_here) == Some(false) {
            return;
        }
        let guide = self.playing.guide.get_untracked();
        let name = self.playing.name.get_value();
        if let Some(is_kept) = self.playing.ask(|game| shelf::keep(&name, game, guide.as_ref())) {
            self.shelf.is_unkept.set(!is_kept);
        }
    }

    /// Offers the game as a file.
    pub(crate) fn export(self) {
        let file = self.playing.ask(|game| {
            let name = game.seed().map_or_else(|| "claimant.rec".into(), |seed| format!("claimant-{seed}.rec"));
            game.can_save().then(|| (name, game.text()))
        });
        if let Some((name, text)) = file.flatten() {
            device::download(&name, &text);
        }
    }

    /// Where everything is before it moves; nothing, if nothing is to move.
    pub(crate) fn layout(self) -> Option<motion::Layout> {
        let is_moving = self.settings.pace.get_untracked() != Pace::Instant && !device::wants_no_motion();
        is_moving.then(|| motion::layout(self.moves_shown()))
    }

    /// The number of moves after which the game is shown: all of them, but for a look back.
    fn moves_shown(self) -> usize {
        let back = self.playing.look_back.get_untracked();
        back.map_or_else(|| self.playing.ask(Game::moves).unwrap_or_default(), |back| back.at)
    }

    /// Once the page has been drawn again: cards move to where they are now, and the keyboard is not left behind.
    pub(crate) fn settle(self, before: Option<motion::Layout>) {
        if let Some(before) = before {
            let seat = self.playing.seat.get_untracked();
            let mut happened = self.playing.ask(|game| game.happened(seat)).unwrap_or_default();
            happened.truncate(self.moves_shown());
            motion::from(before, happened);
        }
        focus::settle();
    }
}
