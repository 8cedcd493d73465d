//! The list of factions from which a user puts together a deck.

use claim::Faction;
use play::{Choices, Deck};
use ratatui::style::Style;
use words::Words;

use crate::{
    flow::{Flow, Spots},
    keys::Key,
    look::{self, cut},
};

/// The factions stand in this many columns.
const COLUMNS: usize = 3;

/// The faction that the cursor is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mix {
    at: usize,
}

impl Mix {
    /// Moves the cursor or changes the deck. False if the list is closed.
    pub(crate) fn key(&mut self, key: Key, spots: &Spots<usize>, choices: &mut Choices) -> bool {
        let last = Faction::ALL.len() - 1;
        match key {
            Key::Left => self.at = self.at.saturating_sub(1),
            Key::Right => self.at = (self.at + 1).min(last),
            Key::Up => self.at = self.at.saturating_sub(COLUMNS),
            Key::Down => self.at = (self.at + COLUMNS).min(last),
            Key::Char(' ') | Key::Enter => choices.toggle(Faction::ALL[self.at]),
            Key::Char('r') => choices.choose_any_deck(crate::any_seed()),
            Key::Click(place) => {
                if let Some(&(_, spot)) = spots.iter().find(|(rect, _)| rect.contains(place)) {
                    self.at = spot.min(last);
                    choices.toggle(Faction::ALL[self.at]);
                }
            }
            Key::Escape | Key::Tab | Key::Char('q' | 's') => return false,
            _ => {}
        }
        true
    }

    /// The list, and what the faction under the cursor can do.
    pub(crate) fn flow(self, choices: &Choices, words: &Words, width: u16) -> Flow<usize> {
        let mut flow = Flow::new(0);
        let column = (usize::from(width) / COLUMNS).clamp(12, 24);
        let chosen: &[Faction] = match &choices.deck {
            Deck::Own(factions) => factions,
            Deck::Named(_) => &[],
        };
        for (at, faction) in Faction::ALL.into_iter().enumerate() {
            if at % COLUMNS == 0 {
                flow.line();
            }
            let (here, is_chosen) = (self.at == at, chosen.contains(&faction));
            let tick = if is_chosen { "[x]" } else { "[ ]" };
            let text = format!("{}{tick} {}", if here { "►" } else { " " }, words.faction(faction));
            let style = match (here, is_chosen) {
                (true, _) => look::under_cursor(),
                (false, true) => look::open_to_choice(),
                (false, false) => Style::new(),
            };
            flow.thing(format!("{:<column$}", cut(&text, column - 1)), style, at);
        }
        if let Some(&faction) = Faction::ALL.get(self.at) {
            flow.line().line().words(&words.faction(faction), look::heading());
            flow.line().words(&words.faction_power(faction), Style::new());
        }
        flow
    }
}
