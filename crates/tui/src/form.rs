//! The screen on which a game is chosen.

use std::rc::Rc;

use bots::Level;
use claim::{Edition, NamedSet, Setup};
use play::{AnySetup, Choices, Deck, Kind, Sitter};
use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    widgets::Widget as _,
};
use words::Words;

use crate::{
    flow::{Flow, Spots},
    keys::Key,
    look::{self, boxed, draw_keys},
    mix::Mix,
};

/// What becomes of the form.
pub(crate) enum Filled {
    NotYet,
    Back,
    Done,
}

/// The choices, and the field the cursor is on.
pub(crate) struct Form {
    pub(crate) choices: Choices,
    words: Rc<Words>,
    at: usize,
    /// The list of factions, while the user puts together a deck.
    mix: Option<Mix>,
    spots: Spots<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Game,
    Deck,
    Factions,
    Edition,
    Artifacts,
    Heroes,
    Variant,
    Players,
    Seat(usize),
    Seed,
    Start,
}

impl Form {
    pub(crate) fn new(choices: Choices, words: Rc<Words>) -> Form {
        let mut form = Form { choices, words, at: 0, mix: None, spots: Vec::new() };
        form.at = form.fields().len() - 1;
        form
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game];
        match self.choices.game {
            Kind::Claim => {
                fields.push(Field::Deck);
                if matches!(self.choices.deck, Deck::Own(_)) {
                    fields.push(Field::Factions);
                }
                fields.extend([Field::Edition, Field::Artifacts, Field::Heroes]);
            }
            Kind::ClaimIt => fields.push(Field::Variant),
        }
        fields.push(Field::Players);
        fields.extend((0..self.choices.seats.len()).map(Field::Seat));
        fields.extend([Field::Seed, Field::Start]);
        fields
    }

    fn field(&self) -> Field {
        self.fields().get(self.at).copied().unwrap_or(Field::Start)
    }

    pub(crate) fn key(&mut self, key: Key) -> Filled {
        if let Some(mix) = &mut self.mix {
            if !mix.key(key, &self.spots, &mut self.choices) {
                self.mix = None;
            }
            return Filled::NotYet;
        }
        let field = self.field();
        match key {
            Key::Escape | Key::Char('q') => return Filled::Back,
            Key::Up | Key::BackTab => self.at = self.at.saturating_sub(1),
            Key::Down | Key::Tab => self.at = (self.at + 1).min(self.fields().len() - 1),
            Key::Home => self.at = 0,
            Key::End => self.at = self.fields().len() - 1,
            Key::Left => self.change(field, -1),
            Key::Right | Key::Char(' ') => self.change(field, 1),
            Key::Enter => match field {
                Field::Start => return self.start(),
                Field::Factions => self.mix = Some(Mix::default()),
                field => self.change(field, 1),
            },
            Key::Char('s') => return self.start(),
            Key::Char(digit) if field == Field::Seed && digit.is_ascii_digit() => {
                let number = u64::from(digit as u8 - b'0');
                let longer = self.choices.seed.unwrap_or(0).checked_mul(10).and_then(|seed| seed.checked_add(number));
                self.choices.seed = longer.or(self.choices.seed);
            }
            Key::Backspace if field == Field::Seed => {
                self.choices.seed = self.choices.seed.map(|seed| seed / 10).filter(|&seed| seed > 0);
            }
            Key::Click(at) => {
                let spot = self.spots.iter().find(|(rect, _)| rect.contains(at)).map(|&(_, field)| field);
                if let Some(spot) = spot {
                    if spot == self.at {
                        return self.key(Key::Enter);
                    }
                    self.at = spot;
                }
            }
            _ => {}
        }
        self.at = self.at.min(self.fields().len() - 1);
        Filled::NotYet
    }

    fn start(&self) -> Filled {
        if self.choices.setup().is_ok() { Filled::Done } else { Filled::NotYet }
    }

    /// A field's next or previous value.
    fn change(&mut self, field: Field, step: isize) {
        let choices = &mut self.choices;
        match field {
            Field::Game => {
                choices.choose_game(if choices.game == Kind::Claim { Kind::ClaimIt } else { Kind::Claim });
            }
            Field::Deck => {
                let players = choices.seats.len() as u8;
                let for_players = NamedSet::ALL.into_iter().filter(|set| set.setup(players).is_some());
                let decks: Vec<Option<NamedSet>> = for_players.map(Some).chain([None]).collect();
                let now = match &choices.deck {
                    Deck::Named(set) => Some(*set),
                    Deck::Own(_) => None,
                };
                choices.choose_deck(next(&decks, now, step));
            }
            Field::Factions => self.mix = Some(Mix::default()),
            Field::Edition => {
                let now = choices.claim().map(|setup| setup.edition).unwrap_or_default();
                choices.edition = Some(if now == Edition::A { Edition::C2 } else { Edition::A });
            }
            Field::Artifacts => choices.artifacts = Some(!choices.claim().is_ok_and(|setup| setup.artifacts)),
            Field::Heroes => choices.heroes = Some(!choices.claim().is_ok_and(|setup| setup.heroes)),
            Field::Variant => choices.variant = !choices.variant,
            Field::Players => {
                let all: Vec<usize> = choices.game.players().collect();
                choices.seat(next(&all, choices.seats.len(), step));
            }
            Field::Seat(seat) => {
                let levels = Level::ALL.into_iter().map(Sitter::level);
                let all: Vec<Sitter> = [Sitter::Person].into_iter().chain(levels).collect();
                choices.seats[seat] = next(&all, choices.seats[seat], step);
            }
            Field::Seed => {
                let seed = choices.seed.unwrap_or(0);
                choices.seed = seed.checked_add_signed(step as i64).filter(|&seed| seed > 0);
            }
            Field::Start => {}
        }
    }

    pub(crate) fn draw(&mut self, area: Rect, screen: &mut Buffer) {
        let [main, verdict, _] =
            Layout::vertical([Constraint::Min(4), Constraint::Length(3), Constraint::Length(1)]).areas(area);
        let frame = boxed(&self.words.say("table-new-game"));
        let inner = frame.inner(main);
        frame.render(main, screen);
        let mut spots = Vec::new();
        let flow = match self.mix {
            Some(mix) => mix.flow(&self.choices, &self.words, inner.width),
            None => self.field_flow(),
        };
        flow.draw(inner, screen, &mut spots);
        self.spots = spots;
        let (text, style) = self.verdict();
        let mut flow: Flow<()> = Flow::new(1);
        flow.line().words(&format!(" {text}"), style);
        flow.draw(verdict, screen, &mut Vec::new());
        let line = match self.mix {
            Some(_) => self.words.say("terminal-keys-mix"),
            None => self.words.say("terminal-keys-form"),
        };
        draw_keys(&line, area, screen);
    }

    fn field_flow(&self) -> Flow<usize> {
        let mut flow = Flow::new(24);
        for (at, field) in self.fields().into_iter().enumerate() {
            let here = at == self.at;
            let mark = if here { "►" } else { " " };
            let style = if here { look::under_cursor() } else { Style::new() };
            let (label, value) = self.in_words(field);
            flow.line().thing(format!("{mark} {label:<20} "), style, at);
            let value_style = if here { look::strong() } else { Style::new() };
            let value = if here && field != Field::Start { format!("◄ {value} ►") } else { value };
            for word in value.split_inclusive(' ') {
                flow.thing(word, value_style, at);
            }
        }
        flow
    }

    fn in_words(&self, field: Field) -> (String, String) {
        let (words, choices) = (&self.words, &self.choices);
        let yes = |is| if is { words.say("terminal-yes") } else { words.say("terminal-no") };
        let setup = choices.claim();
        match field {
            Field::Game => (
                words.say("table-field-game"),
                match choices.game {
                    Kind::Claim => words.say("terminal-claim"),
                    Kind::ClaimIt => words.say("terminal-claim-it"),
                },
            ),
            Field::Deck => (
                words.say("table-field-deck"),
                match &choices.deck {
                    Deck::Named(set) => {
                        let factions = set.setup(choices.seats.len() as u8).map(|setup| setup.factions);
                        let names: Vec<String> =
                            factions.unwrap_or_default().iter().map(|&faction| words.faction(faction)).collect();
                        format!("{}  ({})", words.set(*set), names.join(", "))
                    }
                    Deck::Own(_) => words.say("table-own-mix"),
                },
            ),
            Field::Factions => {
                let names: Vec<String> = match &choices.deck {
                    Deck::Own(factions) => factions.iter().map(|&faction| words.faction(faction)).collect(),
                    Deck::Named(_) => Vec::new(),
                };
                (words.say("terminal-field-factions"), format!("{} …", names.join(", ")))
            }
            Field::Edition => {
                (words.say("table-field-edition"), words.edition(setup.map(|setup| setup.edition).unwrap_or_default()))
            }
            Field::Artifacts => (words.say("table-field-artifacts"), yes(setup.is_ok_and(|setup| setup.artifacts))),
            Field::Heroes => (words.say("table-field-heroes"), yes(setup.is_ok_and(|setup| setup.heroes))),
            Field::Variant => (words.say("table-field-variant"), yes(choices.variant)),
            Field::Players => (words.say("table-field-players"), choices.seats.len().to_string()),
            Field::Seat(seat) => {
                let label = words.say_with("table-field-seat", &[("number", (seat + 1).into())]);
                let value = match choices.seats[seat] {
                    Sitter::Person if choices.seats.iter().position(|s| *s == Sitter::Person) == Some(seat) => {
                        words.say("table-you")
                    }
                    Sitter::Person => words.say("table-another-person"),
                    Sitter::Bot(player) => words.level(player.level),
                };
                (label, value)
            }
            Field::Seed => (
                words.say("table-field-seed"),
                choices.seed.map_or_else(|| words.say("terminal-any-seed"), |seed| seed.to_string()),
            ),
            Field::Start => (words.say("table-start"), String::new()),
        }
    }

    /// How the bot under the cursor plays; otherwise whether the set-up is legal, and if not, what is missing or too many.
    fn verdict(&self) -> (String, Style) {
        let words = &self.words;
        if let (Field::Seat(seat), None) = (self.field(), self.mix)
            && let Some(Sitter::Bot(player)) = self.choices.seats.get(seat)
        {
            let how = match self.choices.game {
                Kind::Claim => words.level_claim(player.level),
                Kind::ClaimIt => words.level_claim_it(player.level),
            };
            return (how, Style::new());
        }
        match self.choices.setup() {
            Ok(AnySetup::Claim(setup)) => (words.legal_deck(&setup), look::open_to_choice()),
            Ok(AnySetup::ClaimIt(setup)) => {
                let text = words.say("terminal-legal-board");
                (format!("{text} {}", words.claim_it_advice(&setup).unwrap_or_default()), look::open_to_choice())
            }
            Err(error) => (format!("{} {}", words.wrong_choice(&error), self.counted()), look::warning()),
        }
    }

    /// How many factions of each kind the user's deck has, and how many it needs.
    fn counted(&self) -> String {
        let Deck::Own(factions) = &self.choices.deck else { return String::new() };
        let in_pairs = factions.iter().filter(|faction| faction.pair().is_some()).count();
        let needed = Setup::ten_card_factions(self.choices.seats.len() as u8).unwrap_or_default();
        let args = [("pair", in_pairs.into()), ("tens", (factions.len() - in_pairs).into()), ("needed", needed.into())];
        self.words.say_with("terminal-mix-count", &args)
    }
}

/// The next or previous value in a list, cyclically.
fn next<T: Copy + PartialEq>(all: &[T], now: T, step: isize) -> T {
    let at = all.iter().position(|&value| value == now).unwrap_or(0);
    all[(at as isize + step).rem_euclid(all.len() as isize) as usize]
}
