//! The program: a menu, a form, a game, and how one leads to another.

use std::{path::Path, rc::Rc};

use play::{AnySetup, Choices, Deck, Kind, Sitter, Sitting};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    widgets::Widget as _,
};
use record::AnyGame;
use words::{Language, Words};

use crate::{
    claim::boxed,
    flow::{Flow, Spots},
    form::{Filled, Form, wrong},
    keys::Key,
    look::{self, Look},
    panel::{Prompt, Reading, notice},
    saves::{Saves, read_file},
    screen::{AnyScreen, Screen, Wish},
    shown::Page,
};

/// The program as it stands.
pub(crate) struct App {
    words: Rc<Words>,
    look: Look,
    saves: Saves,
    /// What was last chosen, for the form.
    choices: Choices,
    place: Place,
    /// What is said below the menu.
    message: Option<String>,
    spots: Spots<usize>,
    is_done: bool,
}

enum Place {
    Menu(usize),
    Form(Box<Form>),
    Game(Box<dyn AnyScreen>),
    Reading(Reading),
    Import(Prompt),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    GoOn,
    Quick,
    New,
    Open,
    HowTo,
    HowToClaimIt,
    Language,
    Leave,
}

/// Smaller than this there is no room for a table.
const SMALLEST: (u16, u16) = (72, 20);

impl App {
    pub(crate) fn new(language: Language, look: Look, saves: Saves, choices: Choices) -> App {
        App {
            words: Rc::new(Words::new(language)),
            look,
            saves,
            choices,
            place: Place::Menu(0),
            message: None,
            spots: Vec::new(),
            is_done: false,
        }
    }

    /// Starts what was chosen, or says why it cannot be.
    pub(crate) fn start(&mut self) {
        let seed = self.choices.seed.unwrap_or_else(crate::any_seed);
        let seats = self.choices.seats.clone();
        let (words, saves) = (self.words.clone(), self.saves.clone());
        let begun = self.choices.setup().map_err(|error| wrong(&self.words, &error)).and_then(|setup| match setup {
            AnySetup::Claim(setup) => Sitting::<claim::State>::new(setup, seats, seed)
                .map(|sitting| boxed_screen(sitting, words, saves))
                .map_err(|error| self.words.claim_setup_error(&error)),
            AnySetup::ClaimIt(setup) => Sitting::<claim_it::State>::new(setup, seats, seed)
                .map(|sitting| boxed_screen(sitting, words, saves))
                .map_err(|error| self.words.claim_it_setup_error(&error)),
        });
        self.show(begun);
    }

    /// Goes on with a game from a record.
    pub(crate) fn resume(&mut self, game: AnyGame) {
        let (words, saves) = (self.words.clone(), self.saves.clone());
        let begun = match game {
            AnyGame::Claim(record) => Sitting::resume(record)
                .map(|sitting| boxed_screen(sitting, words, saves))
                .map_err(|error| error.to_string()),
            AnyGame::ClaimIt(record) => Sitting::resume(record)
                .map(|sitting| boxed_screen(sitting, words, saves))
                .map_err(|error| error.to_string()),
            AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_) => Err(self.words.say("terminal-only-seen")),
        };
        self.show(begun);
    }

    fn show(&mut self, begun: Result<Box<dyn AnyScreen>, String>) {
        match begun {
            Ok(screen) => self.place = Place::Game(screen),
            Err(why) => {
                self.place = Place::Menu(0);
                self.message = Some(why);
            }
        }
    }

    /// Opens a file of records.
    pub(crate) fn open(&mut self, path: &Path) {
        match read_file(path, &self.words) {
            Ok(game) => self.resume(game),
            Err(why) => {
                let args = [("file", path.display().to_string().into()), ("why", why.into())];
                self.place = Place::Menu(0);
                self.message = Some(self.words.say_with("terminal-not-opened", &args));
            }
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.is_done
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        if self.saves.game().is_some() {
            entries.push(Entry::GoOn);
        }
        entries.extend([
            Entry::Quick,
            Entry::New,
            Entry::Open,
            Entry::HowTo,
            Entry::HowToClaimIt,
            Entry::Language,
            Entry::Leave,
        ]);
        entries
    }

    fn entry_in_words(&self, entry: Entry) -> String {
        let words = &self.words;
        match entry {
            Entry::GoOn => words.say("terminal-menu-go-on"),
            Entry::Quick => {
                let game = match (self.choices.game, &self.choices.deck) {
                    (Kind::ClaimIt, _) => words.say("terminal-claim-it"),
                    (Kind::Claim, Deck::Named(set)) => words.set(*set),
                    (Kind::Claim, Deck::Own(_)) => words.say("terminal-own-mix"),
                };
                let sitters = self.choices.seats.iter().skip(1).map(|sitter| match sitter {
                    Sitter::Person => words.say("terminal-another-person"),
                    Sitter::Bot(player) => words.level(player.level),
                });
                let who = words.list(&sitters.collect::<Vec<_>>());
                words.say_with("terminal-menu-quick", &[("game", game.into()), ("who", who.into())])
            }
            Entry::New => words.say("terminal-menu-new"),
            Entry::Open => words.say("terminal-menu-open"),
            Entry::HowTo => words.say("terminal-menu-how-to"),
            Entry::HowToClaimIt => words.say("terminal-menu-how-to-claim-it"),
            Entry::Language => {
                words.say_with("terminal-menu-language", &[("language", words.language().own_name().into())])
            }
            Entry::Leave => words.say("terminal-menu-leave"),
        }
    }

    fn choose(&mut self, entry: Entry) {
        match entry {
            Entry::GoOn => {
                if let Some(game) = self.saves.game() {
                    self.resume(game);
                }
            }
            Entry::Quick => self.start(),
            Entry::New => self.place = Place::Form(Box::new(Form::new(self.choices.clone(), self.words.clone()))),
            Entry::Open => {
                self.place = Place::Import(Prompt::new(self.words.say("terminal-open-which"), String::new()));
            }
            Entry::HowTo => {
                let page = Page { title: self.words.say("terminal-claim"), paragraphs: self.words.help_claim() };
                self.place = Place::Reading(Reading::page(page));
            }
            Entry::HowToClaimIt => {
                let page = Page { title: self.words.say("terminal-claim-it"), paragraphs: self.words.help_claim_it() };
                self.place = Place::Reading(Reading::page(page));
            }
            Entry::Language => {
                let all = Language::ALL;
                let at = all.iter().position(|&language| language == self.words.language()).unwrap_or(0);
                self.words = Rc::new(Words::new(all[(at + 1) % all.len()]));
            }
            Entry::Leave => self.is_done = true,
        }
    }

    pub(crate) fn key(&mut self, key: Key) {
        if key == Key::Leave {
            self.is_done = true;
            return;
        }
        match &mut self.place {
            Place::Menu(at) => {
                let at = *at;
                self.menu_key(at, key);
            }
            Place::Form(form) => match form.key(key) {
                Filled::NotYet => {}
                Filled::Back => {
                    self.choices = form.choices.clone();
                    self.place = Place::Menu(0);
                }
                Filled::Done => {
                    self.choices = form.choices.clone();
                    self.start();
                }
                Filled::Leave => self.is_done = true,
            },
            Place::Game(screen) => match screen.key(key) {
                Wish::Stay => {}
                Wish::ToMenu => self.place = Place::Menu(0),
                Wish::Leave => self.is_done = true,
            },
            Place::Reading(reading) => {
                if !reading.key(key) {
                    self.place = Place::Menu(0);
                }
            }
            Place::Import(prompt) => match key {
                Key::Escape => self.place = Place::Menu(0),
                Key::Enter => {
                    let path = prompt.text.trim().to_string();
                    self.open(Path::new(&path));
                }
                key => prompt.key(key),
            },
        }
    }

    fn menu_key(&mut self, at: usize, key: Key) {
        let entries = self.entries();
        let last = entries.len() - 1;
        self.message = None;
        let at = match key {
            Key::Up | Key::BackTab => at.saturating_sub(1),
            Key::Down | Key::Tab => (at + 1).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::Enter | Key::Char(' ') => return self.choose(entries[at.min(last)]),
            Key::Char(digit @ '1'..='9') => match entries.get(digit as usize - '1' as usize) {
                Some(&entry) => return self.choose(entry),
                None => at,
            },
            Key::Char('q') => return self.choose(Entry::Leave),
            Key::Click(place) => match self.spots.iter().find(|(rect, _)| rect.contains(place)) {
                Some(&(_, spot)) => return self.choose(entries[spot.min(last)]),
                None => at,
            },
            _ => at,
        };
        self.place = Place::Menu(at);
    }

    /// Looks after the bots. Is there something new to see?
    pub(crate) fn tick(&mut self) -> bool {
        match &mut self.place {
            Place::Game(screen) => screen.tick(),
            _ => false,
        }
    }

    pub(crate) fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let args = [("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())];
            notice(&[self.words.say_with("terminal-too-small", &args)], area, screen);
        } else {
            match &mut self.place {
                Place::Game(game) => game.draw(area, screen),
                Place::Form(form) => form.draw(area, screen),
                Place::Menu(at) => {
                    let at = *at;
                    self.draw_menu(at, area, screen);
                }
                Place::Reading(reading) => {
                    reading.draw(Rect { height: area.height - 1, ..area }, screen);
                    draw_keys(&self.words.say("terminal-keys-page"), area, screen);
                }
                Place::Import(prompt) => {
                    prompt.draw(area, screen);
                    draw_keys(&self.words.say("terminal-keys-prompt"), area, screen);
                }
            }
        }
        self.look.apply(screen);
    }

    fn draw_menu(&mut self, at: usize, area: Rect, screen: &mut Buffer) {
        let [main, message, keys] =
            Layout::vertical([Constraint::Min(4), Constraint::Length(3), Constraint::Length(1)]).areas(area);
        let frame = boxed("Claimant");
        let inner = frame.inner(main);
        frame.render(main, screen);
        let mut flow = Flow::new(2);
        flow.line().line().words(&format!("  {}", self.words.say("terminal-welcome")), look::strong()).line();
        for (number, entry) in self.entries().into_iter().enumerate() {
            let here = number == at;
            let style = if here { look::under_cursor() } else { ratatui::style::Style::new() };
            let mark = if here { "►" } else { " " };
            flow.line();
            flow.thing(format!(" {mark} {} {} ", number + 1, self.entry_in_words(entry)), style, number);
        }
        let mut spots = Vec::new();
        flow.draw(inner, screen, &mut spots);
        self.spots = spots;
        let text = self.message.clone().unwrap_or_default();
        let mut flow: Flow<()> = Flow::new(1);
        flow.line().words(&format!(" {text}"), look::warning());
        flow.draw(message, screen, &mut Vec::new());
        draw_keys(&self.words.say("terminal-keys-menu"), Rect { height: keys.bottom() - area.y, ..area }, screen);
    }
}

/// The keys, in the last line.
fn draw_keys(line: &str, area: Rect, screen: &mut Buffer) {
    screen.set_stringn(area.x, area.bottom() - 1, line, usize::from(area.width), look::quiet());
}

fn boxed_screen<G: crate::shown::Shown>(sitting: Sitting<G>, words: Rc<Words>, saves: Saves) -> Box<dyn AnyScreen>
where
    play::Task<G>: Send,
{
    Box::new(Screen::new(sitting, words, saves))
}
