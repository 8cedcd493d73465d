//! The program: a menu, a form, a game, and how one leads to another.

use std::{path::Path, rc::Rc, time::Duration};

use play::{AnySitting, Choices, Kind, either};
use ratatui::{buffer::Buffer, layout::Rect};
use record::AnyGame;
use words::{Language, Page, Reference, Words};

use crate::{
    form::{Filled, Form},
    keys::Key,
    look::{Look, draw_keys},
    menu::{Entry, Menu},
    online::{room::Room, session::Session},
    panel::{Prompt, Reading, notice},
    saves::{Saved, Saves, Slot, read_file},
    screen::{AnyScreen, Screen, Wish},
};

/// The program: what it shows, and what that needs.
pub(crate) struct App {
    words: Rc<Words>,
    look: Look,
    saves: Saves,
    pace: Duration,
    /// What was last chosen, for the form.
    choices: Choices,
    mode: Mode,
    /// The message below the menu.
    message: Option<String>,
    is_done: bool,
}

/// What is on the screen.
enum Mode {
    Menu(Menu),
    Form(Box<Form>),
    Game(Box<dyn AnyScreen>),
    Reading(Reading),
    Import(Prompt),
}

/// Below this width and height there is no room for a table.
const SMALLEST: (u16, u16) = (80, 24);

impl App {
    pub(crate) fn new(language: Language, look: Look, saves: Saves, choices: Choices, pace: Duration) -> App {
        let mut app = App {
            words: Rc::new(Words::new(language)),
            look,
            saves,
            pace,
            choices,
            mode: Mode::Menu(Menu::new(Vec::new())),
            message: None,
            is_done: false,
        };
        app.show_menu();
        app
    }

    /// Shows the menu, with the saved games.
    fn show_menu(&mut self) {
        let (saved, broken) = self.saves.games();
        if broken > 0 {
            self.message = Some(self.words.say_with("terminal-broken-saves", &[("count", broken.into())]));
        }
        self.mode = Mode::Menu(Menu::new(saved));
    }

    /// Starts what was chosen, or says why it cannot be.
    pub(crate) fn start(&mut self) {
        let begun = AnySitting::begin(&self.choices, crate::any_seed).map_err(|error| self.words.wrong_choice(&error));
        self.show(begun, self.saves.slot());
    }

    /// Sits down at a table on the network.
    pub(crate) fn join(&mut self, session: Session) {
        self.mode = Mode::Game(Box::new(Room::new(session, self.words.clone(), self.saves.clone())));
    }

    /// Continues a game from a record; it is saved in that slot.
    fn resume(&mut self, game: AnyGame, slot: Slot) {
        let begun = AnySitting::resume(game).map_err(|why| self.words.no_resume(&why));
        self.show(begun, slot);
    }

    fn show(&mut self, begun: Result<AnySitting, String>, slot: Slot) {
        let (words, saves, pace) = (self.words.clone(), self.saves.clone(), self.pace);
        match begun {
            Ok(sitting) => {
                let screen: Box<dyn AnyScreen> = either!(sitting, sitting =>
                    Box::new(Screen::new(sitting, words, saves, slot, pace)));
                self.mode = Mode::Game(screen);
            }
            Err(why) => {
                self.show_menu();
                self.message = Some(why);
            }
        }
    }

    /// Opens a game of a file of records, counted from 1.
    pub(crate) fn open(&mut self, path: &Path, number: usize) {
        match read_file(path, number, &self.words) {
            Ok(game) => self.resume(game, self.saves.slot()),
            Err(why) => {
                let args = [("file", path.display().to_string().into()), ("why", why.into())];
                self.show_menu();
                self.message = Some(self.words.say_with("terminal-not-opened", &args));
            }
        }
    }

    /// How many things that can be chosen now were not on the screen when it was last drawn.
    #[cfg(test)]
    pub(crate) fn out_of_sight(&self) -> usize {
        match &self.mode {
            Mode::Game(screen) => screen.out_of_sight(),
            _ => 0,
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.is_done
    }

    pub(crate) fn key(&mut self, key: Key) {
        if key == Key::Leave {
            self.is_done = true;
            return;
        }
        match &mut self.mode {
            Mode::Menu(menu) => {
                self.message = None;
                if let Some(entry) = menu.key(key) {
                    self.choose(entry);
                }
            }
            Mode::Form(form) => match form.key(key) {
                Filled::NotYet => {}
                Filled::Back => {
                    self.choices = form.choices.clone();
                    self.show_menu();
                }
                Filled::Done => {
                    self.choices = form.choices.clone();
                    self.start();
                }
            },
            Mode::Game(screen) => match screen.key(key) {
                Wish::Stay => {}
                Wish::ToMenu => self.show_menu(),
            },
            Mode::Reading(reading) => {
                if !reading.key(key) {
                    self.show_menu();
                }
            }
            Mode::Import(prompt) => match key {
                Key::Escape => self.show_menu(),
                Key::Enter => {
                    let path = prompt.text.trim().to_string();
                    self.open(Path::new(&path), 1);
                }
                key => prompt.key(key),
            },
        }
    }

    /// Does what an entry of the menu says.
    fn choose(&mut self, entry: Entry) {
        match entry {
            Entry::Continue(which) => {
                let Mode::Menu(menu) = &mut self.mode else { return };
                if let Some(Saved { slot, game }) = menu.take(which) {
                    self.resume(game, slot);
                }
            }
            Entry::Quick => self.start(),
            Entry::New => self.mode = Mode::Form(Box::new(Form::new(self.choices.clone(), self.words.clone()))),
            Entry::Open => {
                self.mode = Mode::Import(Prompt::new(self.words.say("terminal-open-which"), String::new()));
            }
            Entry::HowTo(game) => self.mode = Mode::Reading(Reading::page(all_rules(&self.words, game))),
            Entry::Language => {
                let all = Language::ALL;
                let at = all.iter().position(|&language| language == self.words.language()).unwrap_or(0);
                self.words = Rc::new(Words::new(all[(at + 1) % all.len()]));
            }
            Entry::Leave => self.is_done = true,
        }
    }

    /// Lets the bots move. Is there something new to draw?
    pub(crate) fn tick(&mut self) -> bool {
        match &mut self.mode {
            Mode::Game(screen) => screen.tick(),
            _ => false,
        }
    }

    pub(crate) fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let args = [("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())];
            notice(&[self.words.say_with("terminal-too-small", &args)], area, screen);
        } else {
            match &mut self.mode {
                Mode::Game(game) => game.draw(area, screen),
                Mode::Form(form) => form.draw(area, screen),
                Mode::Menu(menu) => menu.draw(&self.words, &self.choices, self.message.as_deref(), area, screen),
                Mode::Reading(reading) => {
                    reading.draw(Rect { height: area.height - 1, ..area }, screen);
                    draw_keys(&self.words.say("terminal-keys-page"), area, screen);
                }
                Mode::Import(prompt) => {
                    prompt.draw(area, screen);
                    draw_keys(&self.words.say("terminal-keys-prompt"), area, screen);
                }
            }
        }
        self.look.apply(screen);
    }
}

/// How to play in short, then all the rules of a game.
fn all_rules(words: &Words, game: Kind) -> Page {
    let (title, mut paragraphs) = match game {
        Kind::Claim => ("terminal-claim", words.help_claim()),
        Kind::ClaimIt => ("terminal-claim-it", words.help_claim_it()),
    };
    for chapter in Reference::new(words).chapters {
        let mut entries = chapter.entries.into_iter().filter(|entry| entry.game == game).peekable();
        paragraphs.extend(entries.peek().map(|_| chapter.title.to_uppercase()));
        paragraphs.extend(entries.map(|entry| {
            let text = entry.paragraphs.into_iter().chain(entry.unverified).collect::<Vec<_>>().join(" ");
            let text = format!("{}: {text}", entry.title);
            if entry.rules.is_empty() { text } else { words.with_rule(&text, &entry.rules.join(", ")) }
        }));
    }
    Page { title: words.say(title), paragraphs }
}
