//! The menu: saved games, a quick game, and everything else there is.

use play::{Choices, Deck, Kind, Sitter};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    widgets::Widget as _,
};
use record::AnyGame;
use words::Words;

use crate::{
    flow::{Flow, Spots},
    keys::Key,
    look::{self, boxed, draw_keys},
    saves::Saved,
};

/// The number of saved games on offer, the latest first.
const MOST_SAVED: usize = 3;

/// The entries, and which of them the cursor is on.
pub(crate) struct Menu {
    at: usize,
    /// The saved games, as they were when the menu was opened.
    saved: Vec<Saved>,
    spots: Spots<usize>,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Continue one of the saved games.
    Continue(usize),
    Quick,
    New,
    Open,
    HowTo(Kind),
    Language,
    Leave,
}

impl Menu {
    pub(crate) const fn new(saved: Vec<Saved>) -> Menu {
        Menu { at: 0, saved, spots: Vec::new() }
    }

    /// Takes a saved game out of the menu.
    pub(crate) fn take(&mut self, which: usize) -> Option<Saved> {
        (which < self.saved.len()).then(|| self.saved.swap_remove(which))
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = (0..self.saved.len().min(MOST_SAVED)).map(Entry::Continue).collect();
        entries.extend([
            Entry::Quick,
            Entry::New,
            Entry::Open,
            Entry::HowTo(Kind::Claim),
            Entry::HowTo(Kind::ClaimIt),
            Entry::Language,
            Entry::Leave,
        ]);
        entries
    }

    /// Moves the cursor, or gives the entry that the key chooses.
    pub(crate) fn key(&mut self, key: Key) -> Option<Entry> {
        let entries = self.entries();
        let last = entries.len() - 1;
        self.at = match key {
            Key::Up | Key::BackTab => self.at.saturating_sub(1),
            Key::Down | Key::Tab => (self.at + 1).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::Enter | Key::Char(' ') => return Some(entries[self.at.min(last)]),
            Key::Char(digit @ '1'..='9') => return entries.get(digit as usize - '1' as usize).copied(),
            Key::Char('q') => return Some(Entry::Leave),
            Key::Click(place) => {
                let clicked = self.spots.iter().find(|(rect, _)| rect.contains(place));
                return clicked.map(|&(_, spot)| entries[spot.min(last)]);
            }
            _ => return None,
        };
        None
    }

    /// Draws the entries, and a message below them.
    pub(crate) fn draw(
        &mut self,
        words: &Words,
        choices: &Choices,
        message: Option<&str>,
        area: Rect,
        screen: &mut Buffer,
    ) {
        let [main, below, _] =
            Layout::vertical([Constraint::Min(4), Constraint::Length(3), Constraint::Length(1)]).areas(area);
        let frame = boxed("Claimant");
        let inner = frame.inner(main);
        frame.render(main, screen);
        let mut flow = Flow::new(2);
        flow.line().line().words(&format!("  {}", words.say("terminal-welcome")), look::strong()).line();
        for (number, entry) in self.entries().into_iter().enumerate() {
            let here = number == self.at;
            let style = if here { look::under_cursor() } else { Style::new() };
            let mark = if here { "►" } else { " " };
            flow.line();
            flow.thing(format!(" {mark} {} {} ", number + 1, self.in_words(entry, words, choices)), style, number);
        }
        let mut spots = Vec::new();
        flow.draw(inner, screen, &mut spots);
        self.spots = spots;
        let mut flow: Flow<()> = Flow::new(1);
        flow.line().words(&format!(" {}", message.unwrap_or_default()), look::warning());
        flow.draw(below, screen, &mut Vec::new());
        draw_keys(&words.say("terminal-keys-menu"), area, screen);
    }

    fn in_words(&self, entry: Entry, words: &Words, choices: &Choices) -> String {
        match entry {
            Entry::Continue(which) => {
                let (game, moves) = match self.saved.get(which).map(|saved| &saved.game) {
                    Some(AnyGame::Claim(record)) => (words.set_of(&record.replay.setup), record.replay.log.len()),
                    Some(AnyGame::ClaimIt(record)) => (words.say("terminal-claim-it"), record.replay.log.len()),
                    _ => (String::new(), 0),
                };
                words.say_with("terminal-menu-go-on", &[("game", game.into()), ("moves", moves.into())])
            }
            Entry::Quick => {
                let game = match (choices.game, &choices.deck) {
                    (Kind::ClaimIt, _) => words.say("terminal-claim-it"),
                    (Kind::Claim, Deck::Named(set)) => words.set(*set),
                    (Kind::Claim, Deck::Own(_)) => words.say("table-own-mix"),
                };
                let opponents = choices.seats.iter().skip(1).map(|sitter| match sitter {
                    Sitter::Person => words.say("table-another-person"),
                    Sitter::Bot(player) => words.bot(player.level),
                });
                let who = words.list(&opponents.collect::<Vec<_>>());
                words.say_with("terminal-menu-quick", &[("game", game.into()), ("who", who.into())])
            }
            Entry::New => words.say("terminal-menu-new"),
            Entry::Open => words.say("terminal-menu-open"),
            Entry::HowTo(Kind::Claim) => words.say("terminal-menu-how-to"),
            Entry::HowTo(Kind::ClaimIt) => words.say("terminal-menu-how-to-claim-it"),
            Entry::Language => {
                words.say_with("terminal-menu-language", &[("language", words.language().own_name().into())])
            }
            Entry::Leave => words.say("terminal-menu-leave"),
        }
    }
}
