//! A game on the screen: its state, and what the user can do with it.
//!
//! `keys.rs` says what each key does, `draw.rs` draws, `bots.rs` lets bots think, `judging.rs` reviews a game that is over;
//! `cursor.rs` is the position of the cursor.

mod bots;
mod cursor;
mod draw;
#[cfg(test)]
mod elsewhere;
mod judging;
mod keys;

use std::{rc::Rc, time::Duration};

use game::Seat;
use play::{Asked, LookBack, Playable, Snapshot, Undo};
use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use words::{Names, Page, Words};

use self::{
    bots::{Bots, HINT, Reply},
    cursor::Cursor,
    judging::{Judged, Judging, Turn},
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
    /// What stands at the left of the first line.
    fn heading(&self) -> String;
    /// The game has changed elsewhere, or those who play it; `waiting` is said while nobody here is asked.
    fn game_moved(&mut self, waiting: Option<String>);
    /// How many things that can be chosen now were not on the screen when it was last drawn.
    #[cfg(test)]
    fn out_of_sight(&self) -> usize;
}

/// A game on the screen.
pub(crate) struct Screen<G: TerminalGame> {
    game: Box<dyn Playable<G>>,
    /// The moment of it that is shown.
    shown: Snapshot<G>,
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
    review: Option<LookBack>,
    message: Option<String>,
    spots: Spots<G::Thing>,
    /// The review of the game, while it is judged.
    judging: Option<Judging<G>>,
    /// The review, once it is done.
    judged: Option<Judged>,
    /// Has the result been shown?
    has_shown_result: bool,
    /// Is the game hosted elsewhere? Then some keys have nothing to do.
    is_elsewhere: bool,
    /// What is said while somebody elsewhere is asked, or about the end of a game there.
    waiting: Option<String>,
}

/// What lies over the table.
enum Panel {
    Reading(Reading),
    /// The review of the game.
    Judged(Reading),
    /// The keyboard goes to somebody else, who must not see this hand.
    HandOver(Seat),
    /// Where to write the record.
    Export(Prompt),
}

impl<G: TerminalGame> Screen<G> {
    /// A new game, or one that is continued from its slot. It is saved from its next move on.
    pub(crate) fn new(
        game: Box<dyn Playable<G>>,
        words: Rc<Words>,
        saves: Saves,
        slot: Slot,
        pace: Duration,
    ) -> Screen<G> {
        let seat = game.people().first().copied().unwrap_or_default();
        let names = words.names_in(&*game, seat);
        // Where several people share the keyboard, no cards are shown before the right one is there.
        let panel = game.first_to_look().map(Panel::HandOver);
        let shown = game.snapshot(seat, None);
        let mut screen = Screen {
            game,
            shown,
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
            judging: None,
            judged: None,
            has_shown_result: false,
            is_elsewhere: false,
            waiting: None,
        };
        if screen.game.is_over() {
            screen.look_back();
        } else if let Asked::Person(seat) = screen.game.asked()
            && !screen.game.is_handed_over()
        {
            screen.look_as(seat);
        }
        screen.put_cursor();
        screen
    }

    /// The same for a game that is hosted elsewhere.
    pub(crate) fn elsewhere(self) -> Screen<G> {
        Screen { is_elsewhere: true, ..self }
    }

    /// The moment that is shown.
    fn scene(&self) -> Scene<'_, G> {
        Scene { game: &self.shown, names: &self.names, words: &self.words }
    }

    /// Shows the game as it is now, or as it was.
    fn look_at(&mut self, review: Option<LookBack>) {
        self.review = review;
        self.shown = self.game.snapshot(self.seat, review);
    }

    /// What the cursor is on.
    fn thing(&self) -> Option<G::Thing> {
        self.cursor.thing(&G::things(&self.scene()))
    }

    /// Puts the cursor on the first thing that can be chosen.
    fn put_cursor(&mut self) {
        let scene = self.scene();
        let things = G::things(&scene);
        self.cursor = Cursor::first(&things, |thing| G::is_first_choice(thing) && scene.can_choose(thing))
            .or_else(|| Cursor::first(&things, |thing| scene.can_choose(thing)))
            .or_else(|| Cursor::first(&things, G::is_first_choice))
            .unwrap_or_default();
    }

    fn move_cursor(&mut self, down: isize, right: isize) {
        self.cursor = self.cursor.moved(&G::things(&self.scene()), down, right);
    }

    /// Moves to the next or previous thing that can be chosen.
    fn next_choice(&mut self, step: isize) {
        let scene = self.scene();
        let choices = Cursor::all(&G::things(&scene), |thing| scene.can_choose(thing));
        self.cursor = self.cursor.next(&choices, step);
    }

    fn choose(&mut self) {
        // A key that comes too early, or during a look back, does nothing.
        if !self.shown.is_asked() {
            return;
        }
        let Some(thing) = self.thing() else { return };
        match G::answer(&self.scene(), thing) {
            Some(answer) => self.answer(answer),
            None => self.read(G::help(&self.scene(), thing)),
        }
    }

    fn choose_number(&mut self, number: u8) {
        let scene = self.scene();
        let thing = G::things(&scene).into_iter().flatten().find(|&thing| G::number(thing) == Some(number));
        let answer = thing.filter(|_| scene.game.is_asked()).and_then(|thing| G::answer(&scene, thing));
        if let Some(answer) = answer {
            self.answer(answer);
        }
    }

    /// Gives the person's answer, or says why it is refused.
    fn answer(&mut self, answer: G::Action) {
        let refused = self.shown.refusal(answer);
        match refused.map_or_else(|| self.game.answer(answer), Err) {
            Ok(()) => {
                self.message = None;
                self.game_changed();
            }
            Err(error) => self.message = Some(G::refusal(&self.scene(), &error)),
        }
    }

    /// After anything that changed the game.
    fn game_changed(&mut self) {
        self.bots.stop();
        self.save();
        self.look_at(self.review);
        if let Asked::Person(seat) = self.game.asked()
            && seat != self.seat
        {
            if self.game.is_handed_over() {
                self.panel = Some(Panel::HandOver(seat));
            } else {
                self.look_as(seat);
            }
        }
        self.put_cursor();
    }

    fn save(&mut self) {
        if let Err(error) = self.slot.save(&*self.game) {
            let args = [("why", error.to_string().into())];
            self.message = Some(self.words.say_with("terminal-not-saved", &args));
        }
    }

    /// Shows the cards of this seat.
    fn look_as(&mut self, seat: Seat) {
        self.seat = seat;
        self.names = self.words.names_in(&*self.game, seat);
        self.look_at(self.review);
        self.put_cursor();
    }

    fn read(&mut self, page: Page) {
        self.panel = Some(Panel::Reading(Reading::page(page)));
    }

    fn show_log(&mut self) {
        let lines = G::story(&self.scene()).into_iter().map(|(_, sentence)| Line::raw(sentence)).collect();
        let reading = Reading::lines(self.words.say("table-log"), lines).read_from_the_end();
        self.panel = Some(Panel::Reading(reading));
    }

    fn show_result(&mut self) {
        self.has_shown_result = true;
        let mut lines = G::ending(&self.scene());
        if lines.is_empty() {
            // A game that was not played to its end has no result, but a reason.
            lines.extend(self.waiting.clone().map(Line::raw));
        }
        if lines.is_empty() {
            return;
        }
        self.panel = Some(Panel::Reading(Reading::lines(self.words.say("terminal-the-end"), lines)));
    }

    /// Begins to review the game, which is over, or shows its review.
    fn judge(&mut self) {
        if let Some(judged) = &self.judged {
            self.panel = Some(Panel::Judged(Reading::lines(judged.title.clone(), judged.lines.clone())));
            return;
        }
        match Judging::of(&*self.game, &self.words) {
            Ok(judging) => self.judging = Some(judging),
            Err(why) => self.message = Some(why),
        }
    }

    /// Shows how far the review has come, and the review when it is done. Is there something new to draw?
    fn show_review(&mut self) -> bool {
        let Some(judging) = &mut self.judging else { return false };
        let is_news = judging.take();
        let (done, all) = judging.progress();
        if done < all {
            let progress = Some(self.words.review_progress((done, all)));
            return std::mem::replace(&mut self.message, progress) != self.message || is_news;
        }
        self.judged = Some(judging.judged(&self.words, &self.names));
        self.judging = None;
        self.message = None;
        self.judge();
        true
    }

    /// Looks at the game as it was before the turning point with that number. Is there one?
    fn look_at_turn(&mut self, number: u8) -> bool {
        let turn = self.judged.as_ref().and_then(|judged| judged.turn(number, self.seat)).cloned();
        let Some(Turn { seat, at, told }) = turn else { return false };
        let is_open = self.review.is_some_and(|review| review.is_open);
        self.review = Some(LookBack { at, is_open });
        self.look_as(seat);
        self.message = Some(format!("{number}. {told}"));
        true
    }

    fn ask_for_hint(&mut self) {
        let Some(task) = self.game.hint(HINT) else {
            self.message = Some(self.words.say("terminal-no-hint"));
            return;
        };
        self.look_at(None);
        self.message = Some(self.words.say("table-hint-thinking"));
        self.bots.start_hint(task);
    }

    fn show_hint(&mut self, choice: ::bots::Choice<G::Action>) {
        let scene = self.scene();
        let hinted = Cursor::first(&G::things(&scene), |thing| G::answer(&scene, thing) == Some(choice.answer));
        let text = scene.hint(choice);
        self.message = Some(text);
        self.cursor = hinted.unwrap_or(self.cursor);
    }

    fn undo(&mut self) {
        match self.game.undo() {
            // The table says what is proposed, or why it cannot be.
            Ok(Undo::Proposed) => {}
            Ok(Undo::Done) => {
                self.review = None;
                self.judged = None;
                self.message = Some(self.words.say("table-undone"));
                self.has_shown_result = false;
                self.game_changed();
            }
            Err(why) => self.message = Some(self.words.no_undo(why)),
        }
    }

    fn look_back(&mut self) {
        self.look_at(Some(LookBack { at: self.game.moves(), is_open: false }));
        self.bots.stop_hint();
        self.put_cursor();
    }

    /// Plays on from an earlier move; if only bots play, the user takes a seat.
    fn go_on_from(&mut self, at: usize) {
        let moves = self.game.moves();
        if at == moves && self.game.is_over() {
            self.message = Some(self.words.say("terminal-nothing-to-play"));
            return;
        }
        if let Err(why) = self.game.play_from(at, self.seat) {
            self.message = Some(self.words.no_undo(why));
            return;
        }
        self.review = None;
        self.judging = None;
        self.judged = None;
        if at < moves {
            // The earlier game stays in its slot; this is another.
            self.slot = self.saves.slot();
        }
        self.names = self.words.names_in(&*self.game, self.seat);
        self.has_shown_result = false;
        self.message = None;
        self.game_changed();
    }

    /// Lets the bot whose turn it is think or move. Is there something new to draw?
    fn let_bot_move(&mut self) -> bool {
        let Some(task) = self.game.task() else { return false };
        let first = task.first_answer();
        let may_start = self.review.is_none() && !matches!(self.panel, Some(Panel::HandOver(_)));
        let answer = match self.bots.reply(task, may_start) {
            Reply::Waiting => return false,
            Reply::Started => return true,
            Reply::Move(answer) => Some(answer),
            // A bot that gives up is not asked again and again: it passes, or plays what comes first.
            Reply::NoMove => first,
        };
        if let Some(answer) = answer {
            // Bots give answers that are listed.
            let _ = self.game.answer(answer);
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
        news |= self.show_review();
        if self.game.is_over() && !self.has_shown_result && self.panel.is_none() {
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

    fn heading(&self) -> String {
        let scene = self.scene();
        format!("{} · {}", G::name(&scene), G::progress(&scene))
    }

    fn game_moved(&mut self, waiting: Option<String>) {
        self.waiting = waiting;
        let (answers, is_over) = (self.shown.answers, self.game.is_over());
        self.names = self.words.names_in(&*self.game, self.seat);
        self.has_shown_result &= is_over;
        if !is_over || self.review.is_none() {
            self.look_at(self.review);
        }
        // The cursor stays where it is while the same is asked.
        if self.shown.answers != answers {
            self.bots.stop();
            self.message = None;
            self.put_cursor();
        }
    }

    #[cfg(test)]
    fn out_of_sight(&self) -> usize {
        let scene = self.scene();
        let is_drawn = |thing| self.spots.iter().any(|(_, spot)| *spot == thing);
        let things = G::things(&scene).concat().into_iter();
        things.filter(|&thing| scene.can_choose(thing) && !is_drawn(thing)).count()
    }
}
