//! A game on the screen: its state, and what the user can do with it.
//!
//! `keys.rs` says what each key does, `draw.rs` draws, `bots.rs` lets bots think; `cursor.rs` and `review.rs` are the
//! position of the cursor and a look back.

mod bots;
mod cursor;
mod draw;
mod keys;
mod review;

use std::{rc::Rc, time::Duration};

use game::Seat;
use play::{Asked, Sitter, Sitting};
use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use words::{Names, Page, Words};

use self::{
    bots::{Bots, HINT, Reply},
    cursor::Cursor,
    review::Review,
};
use crate::{
    flow::Spots,
    keys::Key,
    panel::{Prompt, Reading},
    saves::{Saves, Slot},
    scene::Scene,
    terminal_game::TerminalGame,
};

/// What a screen wants of whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Stay,
    ToMenu,
}

/// A game on the screen, whichever it is.
pub(crate) trait AnyScreen {
    /// Takes a key.
    fn key(&mut self, key: Key) -> Wish;
    /// Lets the bots move. Is there something new to draw?
    fn tick(&mut self) -> bool;
    /// Draws everything.
    fn draw(&mut self, area: Rect, screen: &mut Buffer);
    /// How many things that can be chosen now were not on the screen when it was last drawn.
    #[cfg(test)]
    fn out_of_sight(&self) -> usize;
}

/// A game on the screen.
pub(crate) struct Screen<G: TerminalGame> {
    sitting: Sitting<G>,
    words: Rc<Words>,
    names: Names,
    saves: Saves,
    /// Where this game is saved.
    slot: Slot,
    bots: Bots<G>,
    /// Whose cards are shown.
    seat: Seat,
    cursor: Cursor,
    panel: Option<Panel>,
    review: Option<Review<G>>,
    message: Option<String>,
    spots: Spots<G::Thing>,
    /// Has the result been shown?
    has_shown_result: bool,
}

/// What lies over the table.
enum Panel {
    Reading(Reading),
    /// The keyboard goes to somebody else, who must not see this hand.
    HandOver(Seat),
    /// Where to write the record.
    Export(Prompt),
}

impl<G: TerminalGame> Screen<G> {
    /// A new game, or one that is continued from its slot. It is saved from its next move on.
    pub(crate) fn new(sitting: Sitting<G>, words: Rc<Words>, saves: Saves, slot: Slot, pace: Duration) -> Screen<G> {
        let seat = sitting.people().next().unwrap_or_default();
        let names = words.names(sitting.sitters(), seat);
        // Where several people share the keyboard, no cards are shown before the right one is there.
        let panel = sitting.first_to_look().map(Panel::HandOver);
        let mut screen = Screen {
            sitting,
            words,
            names,
            saves,
            slot,
            bots: Bots::new(pace),
            seat,
            cursor: Cursor::default(),
            panel,
            review: None,
            message: None,
            spots: Vec::new(),
            has_shown_result: false,
        };
        if screen.is_over() {
            screen.look_back();
        } else if let Asked::Person(seat) = screen.sitting.asked()
            && !screen.sitting.is_handed_over()
        {
            screen.look_as(seat);
        }
        screen.put_cursor();
        screen
    }

    /// Calls `f` with the moment that is shown.
    fn with_scene<T>(&self, f: impl FnOnce(&Scene<G>) -> T) -> T {
        let review = self.review.as_ref();
        let table = review.map_or(self.sitting.table(), |review| &review.table);
        let is_open = review.is_some_and(|review| review.is_open);
        let happened = if is_open { self.sitting.happened_in_full() } else { self.sitting.happened(self.seat) };
        let happened = &happened[..review.map_or(self.sitting.moves(), |review| review.at)];
        let view = table.view(self.seat);
        f(&Scene {
            table,
            view: &view,
            seat: self.seat,
            happened,
            names: &self.names,
            words: &self.words,
            is_open,
            is_asked: review.is_none() && self.sitting.asked() == Asked::Person(self.seat),
        })
    }

    fn is_over(&self) -> bool {
        self.sitting.asked() == Asked::Nobody
    }

    /// What the cursor is on.
    fn thing(&self) -> Option<G::Thing> {
        self.cursor.thing(&self.with_scene(|scene| G::things(scene)))
    }

    /// Puts the cursor on the first thing that can be chosen.
    fn put_cursor(&mut self) {
        self.cursor = self.with_scene(|scene| {
            let things = G::things(scene);
            Cursor::first(&things, |thing| G::is_first_choice(thing) && scene.can_choose(thing))
                .or_else(|| Cursor::first(&things, |thing| scene.can_choose(thing)))
                .or_else(|| Cursor::first(&things, G::is_first_choice))
                .unwrap_or_default()
        });
    }

    fn move_cursor(&mut self, down: isize, right: isize) {
        self.cursor = self.cursor.moved(&self.with_scene(|scene| G::things(scene)), down, right);
    }

    /// Moves to the next or previous thing that can be chosen.
    fn next_choice(&mut self, step: isize) {
        let choices = self.with_scene(|scene| Cursor::all(&G::things(scene), |thing| scene.can_choose(thing)));
        self.cursor = self.cursor.next(&choices, step);
    }

    fn choose(&mut self) {
        // A key that comes too early, or during a look back, does nothing.
        if !self.with_scene(|scene| scene.is_asked) {
            return;
        }
        let Some(thing) = self.thing() else { return };
        match self.with_scene(|scene| G::answer(scene, thing)) {
            Some(answer) => self.answer(answer),
            None => self.read(self.with_scene(|scene| G::help(scene, thing))),
        }
    }

    fn choose_number(&mut self, number: u8) {
        let answer = self.with_scene(|scene| {
            let things = G::things(scene);
            let thing = *things.iter().flatten().find(|&&thing| G::number(thing) == Some(number))?;
            if scene.is_asked { G::answer(scene, thing) } else { None }
        });
        if let Some(answer) = answer {
            self.answer(answer);
        }
    }

    /// Gives the person's answer, or says why it is refused.
    fn answer(&mut self, answer: G::Action) {
        match self.sitting.answer(answer) {
            Ok(()) => {
                self.message = None;
                self.game_changed();
            }
            Err(error) => self.message = Some(self.with_scene(|scene| G::refusal(scene, &error))),
        }
    }

    /// After anything that changed the game.
    fn game_changed(&mut self) {
        self.bots.stop();
        self.save();
        if let Asked::Person(seat) = self.sitting.asked()
            && seat != self.seat
        {
            if self.sitting.is_handed_over() {
                self.panel = Some(Panel::HandOver(seat));
            } else {
                self.look_as(seat);
            }
        }
        self.put_cursor();
    }

    fn save(&mut self) {
        if let Err(error) = self.slot.save(&self.sitting) {
            let args = [("why", error.to_string().into())];
            self.message = Some(self.words.say_with("terminal-not-saved", &args));
        }
    }

    /// Shows the cards of this seat.
    fn look_as(&mut self, seat: Seat) {
        self.seat = seat;
        self.names = self.words.names(self.sitting.sitters(), seat);
        self.put_cursor();
    }

    fn read(&mut self, page: Page) {
        self.panel = Some(Panel::Reading(Reading::page(page)));
    }

    fn show_log(&mut self) {
        let story = self.with_scene(|scene| G::story(scene));
        let lines = story.into_iter().map(|(_, sentence)| Line::raw(sentence)).collect();
        let reading = Reading::lines(self.words.say("table-log"), lines).read_from_the_end();
        self.panel = Some(Panel::Reading(reading));
    }

    fn show_result(&mut self) {
        self.has_shown_result = true;
        let lines = self.with_scene(|scene| G::ending(scene));
        self.panel = Some(Panel::Reading(Reading::lines(self.words.say("terminal-the-end"), lines)));
    }

    fn ask_for_hint(&mut self) {
        let Some(task) = self.sitting.hint(HINT) else {
            self.message = Some(self.words.say("terminal-no-hint"));
            return;
        };
        self.review = None;
        self.message = Some(self.words.say("table-hint-thinking"));
        self.bots.start_hint(task);
    }

    fn show_hint(&mut self, choice: ::bots::Choice<G::Action>) {
        let (text, hinted) = self.with_scene(|scene| {
            let hinted = Cursor::first(&G::things(scene), |thing| G::answer(scene, thing) == Some(choice.answer));
            (scene.words.hint(G::in_words(scene, choice.answer), choice.estimate), hinted)
        });
        self.message = Some(text);
        self.cursor = hinted.unwrap_or(self.cursor);
    }

    fn undo(&mut self) {
        match self.sitting.undo() {
            Ok(()) => {
                self.review = None;
                self.message = Some(self.words.say("table-undone"));
                self.has_shown_result = false;
                self.game_changed();
            }
            Err(why) => self.message = Some(self.words.no_undo(why)),
        }
    }

    fn look_back(&mut self) {
        self.review = Some(Review::new(&self.sitting));
        self.bots.stop_hint();
        self.put_cursor();
    }

    /// Plays on from an earlier move; if only bots play, the user takes a seat.
    fn go_on_from(&mut self, at: usize) {
        let moves = self.sitting.moves();
        if at == moves && self.is_over() {
            self.message = Some(self.words.say("terminal-nothing-to-play"));
            return;
        }
        if let Err(why) = self.sitting.go_to(at) {
            self.message = Some(self.words.no_undo(why));
            return;
        }
        self.review = None;
        if at < moves {
            // The earlier game stays in its slot; this is another.
            self.slot = self.saves.slot();
        }
        if self.sitting.people().next().is_none() {
            self.sitting.sit(self.seat, Sitter::Person);
            self.names = self.words.names(self.sitting.sitters(), self.seat);
        }
        self.has_shown_result = false;
        self.message = None;
        self.game_changed();
    }

    /// Lets the bot whose turn it is think or move. Is there something new to draw?
    fn let_bot_move(&mut self) -> bool {
        let Some(task) = self.sitting.task() else { return false };
        let may_start = self.review.is_none() && !matches!(self.panel, Some(Panel::HandOver(_)));
        let answer = match self.bots.reply(task, may_start) {
            Reply::Waiting => return false,
            Reply::Started => return true,
            Reply::Move(answer) => Some(answer),
            // A bot that gives up is not asked again and again: it passes, or plays what comes first.
            Reply::NoMove => self.sitting.position().answers().nth(0),
        };
        if let Some(answer) = answer {
            // Bots give answers that are listed.
            let _ = self.sitting.answer(answer);
        }
        self.game_changed();
        true
    }
}

impl<G: TerminalGame> AnyScreen for Screen<G> {
    fn key(&mut self, key: Key) -> Wish {
        self.any_key(key)
    }

    fn tick(&mut self) -> bool {
        // Dots grow while a bot thinks.
        let mut news = self.bots.is_thinking();
        if let Some(choice) = self.bots.take_hint() {
            self.show_hint(choice);
            news = true;
        }
        news |= self.let_bot_move();
        if self.is_over() && !self.has_shown_result && self.panel.is_none() {
            if self.review.is_none() {
                self.look_back();
            }
            self.show_result();
            news = true;
        }
        news
    }

    fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        self.draw_all(area, screen);
    }

    #[cfg(test)]
    fn out_of_sight(&self) -> usize {
        self.with_scene(|scene| {
            let is_drawn = |thing| self.spots.iter().any(|(_, spot)| *spot == thing);
            let things = G::things(scene).concat().into_iter();
            things.filter(|&thing| scene.can_choose(thing) && !is_drawn(thing)).count()
        })
    }
}
