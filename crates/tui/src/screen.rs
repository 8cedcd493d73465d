//! A game on the screen: cursor, panels, bots that think, and what the keys do.

use std::{
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use bots::Effort;
use game::{Answers, Game, Seat, Table, View as _};
use play::{Asked, NoUndo, Sitter, Sitting, Task};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    text::Line,
    widgets::Widget as _,
};
use words::{Names, Words};

use crate::{
    export::export,
    flow::{Flow, Spots},
    keys::Key,
    look::{self, boxed},
    panel::{Prompt, Reading, notice},
    saves::{Saves, Slot},
    shown::{Page, Scene, Shown},
    thinking::{Answered, Thinking},
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
    /// Looks after the bots. Is there something new to see?
    fn tick(&mut self) -> bool;
    /// Draws everything.
    fn draw(&mut self, area: Rect, screen: &mut Buffer);
    /// How many things that can be chosen now were not on the screen when it was last drawn.
    #[cfg(test)]
    fn out_of_sight(&self) -> usize;
}

/// How long a hint may take: nobody waits longer for advice.
const HINT: Effort = Effort { nodes: None, millis: Some(2_000), threads: None };

/// A game on the screen.
pub(crate) struct Screen<G: Shown>
where
    Task<G>: Send,
{
    sitting: Sitting<G>,
    words: Rc<Words>,
    names: Names,
    saves: Saves,
    /// Where this game is kept.
    slot: Slot,
    /// So long a move is looked at before a bot makes the next.
    pace: Duration,
    moved: Instant,
    /// Whose eyes we look with.
    seat: Seat,
    cursor: (usize, usize),
    panel: Option<Panel>,
    review: Option<Review<G>>,
    message: Option<String>,
    bot: Option<Thinking<G>>,
    hint: Option<Thinking<G>>,
    spots: Spots<G::Thing>,
    /// Has the end been shown?
    told_the_end: bool,
}

/// What lies over the table.
enum Panel {
    Reading(Reading),
    /// The keyboard goes to somebody else, who must not see this hand.
    HandOver(Seat),
    /// Where to write the record.
    Export(Prompt),
}

/// A look back.
struct Review<G: Game> {
    at: usize,
    table: Table<G>,
    is_open: bool,
}

impl<G: Shown> Screen<G>
where
    Task<G>: Send,
{
    /// A game that begins here, or one that is taken up from its slot. It is kept from its next move on.
    pub(crate) fn new(sitting: Sitting<G>, words: Rc<Words>, saves: Saves, slot: Slot, pace: Duration) -> Screen<G> {
        let seat = sitting.people().next().unwrap_or_default();
        let names = words.names(sitting.sitters(), seat);
        let mut screen = Screen {
            sitting,
            words,
            names,
            saves,
            slot,
            pace,
            moved: Instant::now(),
            seat,
            cursor: (0, 0),
            panel: None,
            review: None,
            message: None,
            bot: None,
            hint: None,
            spots: Vec::new(),
            told_the_end: false,
        };
        // Nobody's cards are shown before somebody has said to be there.
        screen.panel = screen.sitting.first_to_look().map(Panel::HandOver);
        if screen.is_over() {
            screen.look_back();
        }
        screen.put_cursor();
        screen
    }

    /// Calls `f` with the moment that is shown.
    fn with_scene<T>(&self, f: impl FnOnce(&Scene<G>) -> T) -> T {
        let review = self.review.as_ref();
        let table = review.map_or(self.sitting.table(), |review| &review.table);
        let happened = &self.sitting.happened()[..review.map_or(self.sitting.moves(), |review| review.at)];
        let view = table.view(self.seat);
        f(&Scene {
            table,
            view: &view,
            seat: self.seat,
            happened,
            names: &self.names,
            words: &self.words,
            is_open: review.is_some_and(|review| review.is_open),
            is_asked: review.is_none() && self.sitting.asked() == Asked::Person(self.seat),
        })
    }

    /// What the cursor is on.
    fn thing(&self) -> Option<G::Thing> {
        let rows = self.with_scene(|scene| G::things(scene));
        rows.get(self.cursor.0)?.get(self.cursor.1).copied()
    }

    /// Puts the cursor on the first thing that can be chosen.
    fn put_cursor(&mut self) {
        self.cursor = self.with_scene(|scene| {
            let answers = if scene.is_asked { scene.view.answers() } else { Answers::NONE };
            let things = G::things(scene);
            let legal = |thing| G::answer(scene, thing).is_some_and(|answer| answers.has(answer));
            find(&things, |thing| G::is_first_choice(thing) && legal(thing))
                .or_else(|| find(&things, legal))
                .or_else(|| find(&things, G::is_first_choice))
                .unwrap_or_default()
        });
    }

    fn move_cursor(&mut self, down: isize, right: isize) {
        let rows = self.with_scene(|scene| G::things(scene));
        let (row, column) = self.cursor;
        let row = row.saturating_add_signed(down).min(rows.len().saturating_sub(1));
        let Some(things) = rows.get(row) else { return };
        let column = match right {
            0 => column.min(things.len() - 1),
            right => column.min(things.len() - 1).saturating_add_signed(right).min(things.len() - 1),
        };
        self.cursor = (row, column);
    }

    fn choose(&mut self) {
        // A key that comes too early, or while we look back, shall do nothing.
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

    /// The person's answer, or why it is none.
    fn answer(&mut self, answer: G::Action) {
        match self.sitting.answer(answer) {
            Ok(()) => {
                self.message = None;
                self.moved_on();
            }
            Err(error) => self.message = Some(self.with_scene(|scene| G::refusal(scene, &error))),
        }
    }

    /// After anything that changed the game.
    fn moved_on(&mut self) {
        (self.bot, self.hint) = (None, None);
        self.moved = Instant::now();
        self.keep();
        if let Asked::Person(seat) = self.sitting.asked()
            && seat != self.seat
            && self.sitting.people().count() > 1
        {
            self.panel = Some(Panel::HandOver(seat));
        }
        self.put_cursor();
    }

    /// Keeps the game for the next start, or forgets it when it is over.
    fn keep(&mut self) {
        if self.sitting.asked() == Asked::Nobody {
            return self.slot.forget();
        }
        // Nobody misses a game in which they have done nothing.
        if self.sitting.can_undo() == Err(NoUndo::Nothing) {
            return;
        }
        // A game that was played here can be written.
        let Ok(text) = self.sitting.record(crate::today()).to_text() else { return };
        if let Err(error) = self.slot.keep(&text) {
            let args = [("why", error.to_string().into())];
            self.message = Some(self.words.say_with("terminal-not-saved", &args));
        }
    }

    fn read(&mut self, page: Page) {
        self.panel = Some(Panel::Reading(Reading::page(page)));
    }

    fn ask_for_hint(&mut self) {
        let Some(task) = self.sitting.hint(HINT) else {
            self.message = Some(self.words.say("terminal-no-hint"));
            return;
        };
        self.review = None;
        self.message = Some(self.words.say("table-hint-thinking"));
        self.hint = Some(Thinking::of(task));
    }

    fn tell_hint(&mut self, choice: bots::Choice<G::Action>) {
        let (text, place) = self.with_scene(|scene| {
            let place = find(&G::things(scene), |thing| G::answer(scene, thing) == Some(choice.answer));
            (scene.words.hint(G::in_words(scene, choice.answer), choice.estimate), place)
        });
        self.message = Some(text);
        self.cursor = place.unwrap_or(self.cursor);
    }

    fn undo(&mut self) {
        match self.sitting.undo() {
            Ok(()) => {
                self.review = None;
                self.message = Some(self.words.say("table-undone"));
                self.told_the_end = false;
                self.moved_on();
            }
            Err(why) => self.message = Some(self.words.no_undo(why)),
        }
    }

    fn look_back(&mut self) {
        let at = self.sitting.moves();
        self.review = Some(Review { at, table: self.sitting.table().clone(), is_open: false });
        self.hint = None;
        self.put_cursor();
    }

    fn tell_the_end(&mut self) {
        self.told_the_end = true;
        let lines = self.with_scene(|scene| G::ending(scene));
        self.panel = Some(Panel::Reading(Reading::lines(self.words.say("terminal-the-end"), lines)));
    }

    fn is_over(&self) -> bool {
        self.sitting.asked() == Asked::Nobody
    }

    /// A key while we look back. False if it has no meaning of its own there.
    fn review_key(&mut self, key: Key) -> bool {
        let (is_over, moves) = (self.is_over(), self.sitting.moves());
        let Some(review) = &mut self.review else { return false };
        let at = match key {
            Key::Left => review.at.saturating_sub(1),
            Key::Right => (review.at + 1).min(moves),
            Key::PageUp => review.at.saturating_sub(10),
            Key::PageDown => (review.at + 10).min(moves),
            Key::Home => 0,
            Key::End => moves,
            Key::Char('o') if is_over => {
                review.is_open = !review.is_open;
                return true;
            }
            Key::Char('o') => {
                self.message = Some(self.words.say("terminal-not-open"));
                return true;
            }
            Key::Enter => {
                let at = review.at;
                self.go_on_from(at);
                return true;
            }
            Key::Escape | Key::Char('v') if !is_over => {
                self.review = None;
                self.put_cursor();
                return true;
            }
            _ => return false,
        };
        review.at = at;
        review.table = self.sitting.at(at);
        self.put_cursor();
        true
    }

    /// Plays on from a move of the past; whoever looks on sits down.
    fn go_on_from(&mut self, at: usize) {
        if at == self.sitting.moves() && self.is_over() {
            self.message = Some(self.words.say("terminal-nothing-to-play"));
            return;
        }
        let moves = self.sitting.moves();
        if let Err(why) = self.sitting.go_to(at) {
            self.message = Some(self.words.no_undo(why));
            return;
        }
        self.review = None;
        if at < moves {
            // The game that was stays as it is kept; this is another.
            self.slot = self.saves.slot();
        }
        if self.sitting.people().next().is_none() {
            self.sitting.sit(self.seat, Sitter::Person);
            self.names = self.words.names(self.sitting.sitters(), self.seat);
        }
        self.told_the_end = false;
        self.message = None;
        self.moved_on();
    }

    /// A key for whatever lies over the table. Gives back what it does not know.
    fn panel_key(&mut self, key: Key) -> Option<Key> {
        match (self.panel.take()?, key) {
            (Panel::HandOver(seat), Key::Enter | Key::Char(' ')) => {
                self.seat = seat;
                self.names = self.words.names(self.sitting.sitters(), seat);
                self.put_cursor();
            }
            (Panel::HandOver(_), Key::Char('q')) => return Some(key),
            (Panel::HandOver(seat), _) => self.panel = Some(Panel::HandOver(seat)),
            (Panel::Export(_), Key::Escape) => {}
            (Panel::Export(prompt), Key::Enter) => {
                self.message = Some(export(&self.sitting, Path::new(prompt.text.trim()), &self.words));
            }
            (Panel::Export(mut prompt), key) => {
                prompt.key(key);
                self.panel = Some(Panel::Export(prompt));
            }
            (Panel::Reading(mut reading), key) => {
                if reading.key(key) {
                    self.panel = Some(Panel::Reading(reading));
                }
            }
        }
        None
    }

    fn table_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Up => self.move_cursor(-1, 0),
            Key::Down => self.move_cursor(1, 0),
            Key::Left => self.move_cursor(0, -1),
            Key::Right => self.move_cursor(0, 1),
            Key::Tab => self.next_choice(1),
            Key::BackTab => self.next_choice(-1),
            Key::Enter | Key::Char(' ') => self.choose(),
            Key::Char(digit @ '1'..='9') => self.choose_number(digit as u8 - b'0'),
            Key::Char('?') => {
                if let Some(thing) = self.thing() {
                    self.read(self.with_scene(|scene| G::help(scene, thing)));
                }
            }
            Key::Char('p') => self.read(self.with_scene(|scene| G::piles(scene))),
            Key::Char('c') => self.read(self.with_scene(|scene| G::reference(scene))),
            Key::Char('h') => self.ask_for_hint(),
            Key::Char('u') => self.undo(),
            Key::Char('l') | Key::PageUp => {
                let lines =
                    self.with_scene(|scene| G::story(scene)).into_iter().map(|(_, told)| Line::raw(told)).collect();
                let reading = Reading::lines(self.words.say("table-log"), lines).read_from_the_end();
                self.panel = Some(Panel::Reading(reading));
            }
            Key::Char('v') => self.look_back(),
            Key::Char('t') if self.is_over() => self.tell_the_end(),
            Key::Char('a') if self.is_over() => self.go_on_from(0),
            Key::Char('e') => {
                let seed = self.sitting.named_seed().map_or(String::new(), |seed| format!("-{seed}"));
                let name = format!("claimant{seed}.rec");
                self.panel = Some(Panel::Export(Prompt::new(self.words.say("terminal-export-to"), name)));
            }
            Key::Char('q') | Key::Escape => return Wish::ToMenu,
            Key::Click(at) => {
                let spot = self.spots.iter().find(|(rect, _)| rect.contains(at)).map(|&(_, thing)| thing);
                if let Some(thing) = spot {
                    let rows = self.with_scene(|scene| G::things(scene));
                    let place = find(&rows, |other| other == thing).unwrap_or(self.cursor);
                    // The first click looks, the second chooses.
                    if place == self.cursor {
                        self.choose();
                    } else {
                        self.cursor = place;
                    }
                }
            }
            _ => {}
        }
        Wish::Stay
    }

    /// Moves to the next or last thing that can be chosen, round and round.
    fn next_choice(&mut self, step: isize) {
        let places = self.with_scene(|scene| {
            let answers = if scene.is_asked { scene.view.answers() } else { Answers::NONE };
            let legal = |thing| G::answer(scene, thing).is_some_and(|answer| answers.has(answer));
            let rows = G::things(scene);
            let all = |(r, row): (usize, &Vec<G::Thing>)| {
                row.iter().enumerate().filter(|(_, thing)| legal(**thing)).map(|(c, _)| (r, c)).collect::<Vec<_>>()
            };
            rows.iter().enumerate().flat_map(all).collect::<Vec<_>>()
        });
        if places.is_empty() {
            return;
        }
        let now = places.iter().position(|&place| place == self.cursor);
        let next = match (now, step) {
            (Some(at), step) => (at as isize + step).rem_euclid(places.len() as isize) as usize,
            (None, 1) => places.iter().position(|&place| place > self.cursor).unwrap_or(0),
            (None, _) => places.iter().rposition(|&place| place < self.cursor).unwrap_or(places.len() - 1),
        };
        self.cursor = places[next];
    }

    /// What to say below the table: news, why the card under the cursor cannot be played, or what is asked.
    fn sentence(&self) -> (String, Style) {
        if let Some(message) = &self.message {
            return (message.clone(), look::warning());
        }
        if let Some(review) = &self.review {
            let args = [("at", review.at.into()), ("moves", self.sitting.moves().into())];
            return (self.words.say_with("terminal-review", &args), look::strong());
        }
        match self.sitting.asked() {
            Asked::Nobody => (self.words.say("table-over"), look::strong()),
            Asked::Bot(seat) => {
                let dots = ".".repeat(self.bot.as_ref().map_or(0, |bot| (bot.tenths() / 3 % 4) as usize));
                let text =
                    self.words.say_with("table-thinks", &[("who", self.words.seat_name(&self.names, seat).into())]);
                (format!("{text}{dots}"), look::quiet())
            }
            Asked::Person(_) => self.with_scene(|scene| {
                let refused = self
                    .thing()
                    .and_then(|thing| G::answer(scene, thing))
                    .and_then(|answer| scene.table.position().check(answer).err());
                match refused {
                    Some(error) => (G::refusal(scene, &error), look::warning()),
                    None => (G::question(scene), look::strong()),
                }
            }),
        }
    }

    fn keys_line(&self) -> String {
        match (&self.panel, &self.review) {
            (Some(Panel::Reading(_)), _) => self.words.say("terminal-keys-page"),
            (Some(Panel::Export(_)), _) => self.words.say("terminal-keys-prompt"),
            (Some(Panel::HandOver(_)), _) => self.words.say("terminal-keys-hand-over"),
            (None, Some(_)) if self.is_over() => self.words.say("terminal-keys-over"),
            (None, Some(_)) => self.words.say("terminal-keys-review"),
            (None, None) => self.words.say("terminal-keys-table"),
        }
    }
}

impl<G: Shown> AnyScreen for Screen<G>
where
    Task<G>: Send,
{
    fn key(&mut self, key: Key) -> Wish {
        let key = if self.panel.is_some() {
            match self.panel_key(key) {
                Some(key) => key,
                None => return Wish::Stay,
            }
        } else {
            key
        };
        self.message = None;
        if self.review_key(key) {
            return Wish::Stay;
        }
        self.table_key(key)
    }

    fn tick(&mut self) -> bool {
        let mut news = self.bot.is_some();
        if let Some(hint) = &self.hint {
            match hint.answer() {
                Answered::NotYet => {}
                Answered::With(choice) => {
                    self.hint = None;
                    self.tell_hint(choice);
                    news = true;
                }
                Answered::Never => self.hint = None,
            }
        }
        let bot_may_move = self.review.is_none() && !matches!(self.panel, Some(Panel::HandOver(_)));
        match (&self.bot, self.sitting.task()) {
            (None, Some(task)) if bot_may_move => {
                self.bot = Some(Thinking::of(task));
                news = true;
            }
            // What was played last is looked at for a moment.
            (Some(_), Some(_)) if self.moved.elapsed() < self.pace => {}
            (Some(bot), Some(_)) => match bot.answer() {
                Answered::NotYet => {}
                Answered::With(choice) => {
                    self.bot = None;
                    // Bots give answers that are listed.
                    let _ = self.sitting.answer(choice.answer);
                    self.moved_on();
                    news = true;
                }
                // A bot that gives up is not asked again and again: it passes, or plays what comes first.
                Answered::Never => {
                    self.bot = None;
                    if let Some(first) = self.sitting.position().answers().nth(0) {
                        let _ = self.sitting.answer(first);
                    }
                    self.moved_on();
                    news = true;
                }
            },
            _ => {}
        }
        if self.is_over() && !self.told_the_end && self.panel.is_none() {
            if self.review.is_none() {
                self.look_back();
            }
            self.tell_the_end();
            news = true;
        }
        news
    }

    #[cfg(test)]
    fn out_of_sight(&self) -> usize {
        self.with_scene(|scene| {
            let answers = if scene.is_asked { scene.view.answers() } else { Answers::NONE };
            let legal = |thing| G::answer(scene, thing).is_some_and(|answer| answers.has(answer));
            let is_there = |thing| self.spots.iter().any(|(_, spot)| *spot == thing);
            G::things(scene).concat().into_iter().filter(|&thing| legal(thing) && !is_there(thing)).count()
        })
    }

    fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        let [title, main, sentence, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(3), Constraint::Length(2), Constraint::Length(1)])
                .areas(area);
        if let Some(Panel::HandOver(seat)) = self.panel {
            let who = self.words.say_with("terminal-hand-over", &[("who", self.words.person(seat).into())]);
            notice(&[who, self.words.say("terminal-hand-over-ready")], area, screen);
            screen.set_stringn(keys.x, keys.y, self.keys_line(), usize::from(keys.width), look::quiet());
            return;
        }
        let wide = if main.width >= 110 { 42 } else { 30 };
        let [left, right] = Layout::horizontal([Constraint::Min(20), Constraint::Length(wide)]).areas(main);
        let cursor = self.thing();
        let spots = self.with_scene(|scene| {
            let heading = format!("{} · {}", G::name(scene), G::progress(scene));
            screen.set_stringn(title.x, title.y, heading, usize::from(title.width), look::heading());
            if let Some(seed) = self.sitting.named_seed() {
                let seed = scene.words.say_with("table-seed", &[("seed", seed.to_string().into())]);
                let x = title.right().saturating_sub(seed.chars().count() as u16);
                screen.set_string(x.max(title.x + title.width / 2), title.y, seed, look::quiet());
            }
            let height = G::tally_height(scene).min(right.height);
            let [tally, story] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(right);
            G::draw_tally(scene, tally, screen);
            draw_log(scene, story, screen);
            G::draw(scene, cursor, left, screen)
        });
        self.spots = spots;
        let (text, style) = self.sentence();
        let mut flow: Flow<()> = Flow::new(0);
        flow.line().words(&text, style);
        flow.draw(sentence, screen, &mut Vec::new());
        screen.set_stringn(keys.x, keys.y, self.keys_line(), usize::from(keys.width), look::quiet());
        match &mut self.panel {
            Some(Panel::Reading(reading)) => reading.draw(main, screen),
            Some(Panel::Export(prompt)) => prompt.draw(main, screen),
            Some(Panel::HandOver(_)) | None => {}
        }
    }
}

/// The last lines of the log.
fn draw_log<G: Shown>(scene: &Scene<G>, area: Rect, screen: &mut Buffer)
where
    Task<G>: Send,
{
    let frame = boxed(&scene.words.say("table-log"));
    let inner = frame.inner(area);
    frame.render(area, screen);
    let mut flow: Flow<()> = Flow::new(2);
    for (_, line) in G::story(scene) {
        flow.line().words(&line, Style::new());
    }
    let first = flow.height(inner.width).saturating_sub(inner.height);
    flow.draw_from(first, inner, screen, &mut Vec::new());
}

/// Where the first thing is that fits.
fn find<T: Copy>(rows: &[Vec<T>], fits: impl Fn(T) -> bool) -> Option<(usize, usize)> {
    let in_row = |(r, row): (usize, &Vec<T>)| row.iter().position(|&thing| fits(thing)).map(|c| (r, c));
    rows.iter().enumerate().find_map(in_row)
}
