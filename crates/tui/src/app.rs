//! The program: a menu, a form, a game, and how one leads to another.

use std::{path::Path, rc::Rc, time::Duration};

use play::{AnySitting, Choices, Deck, Kind, Sitter, either};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    widgets::Widget as _,
};
use record::AnyGame;
use words::{Language, Page, Reference, Words};

use crate::{
    flow::{Flow, Spots},
    form::{Filled, Form},
    keys::Key,
    look::{self, Look, boxed},
    panel::{Prompt, Reading, notice},
    saves::{Kept, Saves, Slot, read_file},
    screen::{AnyScreen, Screen, Wish},
};

/// The program as it stands.
pub(crate) struct App {
    words: Rc<Words>,
    look: Look,
    saves: Saves,
    pace: Duration,
    /// The games that were left, as they were when the menu came up.
    kept: Vec<Kept>,
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
    /// With which of the games that were left.
    GoOn(usize),
    Quick,
    New,
    Open,
    HowTo,
    HowToClaimIt,
    Language,
    Leave,
}

/// So many games that were left are offered, the latest first.
const MOST_KEPT: usize = 3;

/// Smaller than this there is no room for a table.
const SMALLEST: (u16, u16) = (80, 24);

impl App {
    pub(crate) fn new(language: Language, look: Look, saves: Saves, choices: Choices, pace: Duration) -> App {
        let mut app = App {
            words: Rc::new(Words::new(language)),
            look,
            saves,
            pace,
            kept: Vec::new(),
            choices,
            place: Place::Menu(0),
            message: None,
            spots: Vec::new(),
            is_done: false,
        };
        app.show_menu();
        app
    }

    /// Shows the menu, with the games that were left.
    fn show_menu(&mut self) {
        let (kept, broken) = self.saves.games();
        self.kept = kept;
        if broken > 0 {
            self.message = Some(self.words.say_with("terminal-broken-saves", &[("count", broken.into())]));
        }
        self.place = Place::Menu(0);
    }

    /// Starts what was chosen, or says why it cannot be.
    pub(crate) fn start(&mut self) {
        let begun = AnySitting::begin(&self.choices, crate::any_seed).map_err(|error| self.words.wrong_choice(&error));
        self.show(begun, self.saves.slot());
    }

    /// Goes on with a game from a record, which is kept in that slot.
    fn resume(&mut self, game: AnyGame, slot: Slot) {
        let begun = AnySitting::resume(game).map_err(|why| self.words.no_resume(&why));
        self.show(begun, slot);
    }

    fn show(&mut self, begun: Result<AnySitting, String>, slot: Slot) {
        let (words, saves, pace) = (self.words.clone(), self.saves.clone(), self.pace);
        match begun {
            Ok(sitting) => {
                let screen: Box<dyn AnyScreen> = either!(sitting, sitting =>
                    Box::new(Screen::new(*sitting, words, saves, slot, pace)));
                self.place = Place::Game(screen);
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
        match &self.place {
            Place::Game(screen) => screen.out_of_sight(),
            _ => 0,
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.is_done
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = (0..self.kept.len().min(MOST_KEPT)).map(Entry::GoOn).collect();
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
            Entry::GoOn(which) => {
                let (game, moves) = match self.kept.get(which).map(|kept| &kept.game) {
                    Some(AnyGame::Claim(record)) => (words.say("terminal-claim"), record.replay.log.len()),
                    Some(AnyGame::ClaimIt(record)) => (words.say("terminal-claim-it"), record.replay.log.len()),
                    _ => (String::new(), 0),
                };
                words.say_with("terminal-menu-go-on", &[("game", game.into()), ("moves", moves.into())])
            }
            Entry::Quick => {
                let game = match (self.choices.game, &self.choices.deck) {
                    (Kind::ClaimIt, _) => words.say("terminal-claim-it"),
                    (Kind::Claim, Deck::Named(set)) => words.set(*set),
                    (Kind::Claim, Deck::Own(_)) => words.say("table-own-mix"),
                };
                let sitters = self.choices.seats.iter().skip(1).map(|sitter| match sitter {
                    Sitter::Person => words.say("table-another-person"),
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
            Entry::GoOn(which) => {
                if which < self.kept.len() {
                    let Kept { slot, game } = self.kept.swap_remove(which);
                    self.resume(game, slot);
                }
            }
            Entry::Quick => self.start(),
            Entry::New => self.place = Place::Form(Box::new(Form::new(self.choices.clone(), self.words.clone()))),
            Entry::Open => {
                self.place = Place::Import(Prompt::new(self.words.say("terminal-open-which"), String::new()));
            }
            Entry::HowTo => self.place = Place::Reading(Reading::page(all_rules(&self.words, Kind::Claim))),
            Entry::HowToClaimIt => self.place = Place::Reading(Reading::page(all_rules(&self.words, Kind::ClaimIt))),
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
                    self.show_menu();
                }
                Filled::Done => {
                    self.choices = form.choices.clone();
                    self.start();
                }
            },
            Place::Game(screen) => match screen.key(key) {
                Wish::Stay => {}
                Wish::ToMenu => self.show_menu(),
            },
            Place::Reading(reading) => {
                if !reading.key(key) {
                    self.show_menu();
                }
            }
            Place::Import(prompt) => match key {
                Key::Escape => self.show_menu(),
                Key::Enter => {
                    let path = prompt.text.trim().to_string();
                    self.open(Path::new(&path), 1);
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
