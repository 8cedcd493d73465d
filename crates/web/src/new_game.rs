//! Where games come from: what is chosen, a file, or the game that is shown.

use bots::Level;
use claim::NamedSet;
use leptos::prelude::*;
use play::{Choices, Deck, Kind, Sitter};

use crate::{app::App, device, shelf::Shelved, sitting::Game};

/// The name that the last choices of a game are kept under: what is set for one of them is not set for the other.
const fn kept_as(game: Kind) -> &'static str {
    match game {
        Kind::Claim => "choices-claim",
        Kind::ClaimIt => "choices-claim-it",
    }
}

/// The game that was played last.
pub(crate) fn last_game() -> Kind {
    device::kept("game").and_then(|name| serde_json::from_str(&name).ok()).unwrap_or_default()
}

/// What was played last of a game; at first against an easy opponent.
pub(crate) fn last_choices(game: Kind) -> Choices {
    let kept: Option<Choices> = device::kept(kept_as(game)).and_then(|text| serde_json::from_str(&text).ok());
    let first = || Choices { game, seats: vec![Sitter::Person, Sitter::level(Level::Greedy)], ..Choices::default() };
    kept.filter(|kept| kept.game == game && kept.setup().is_ok()).unwrap_or_else(first)
}

/// The deal of the day: the same for everybody, and each day with another set for two.
pub(crate) fn of_today() -> (NamedSet, Choices) {
    let day = device::day();
    let sets: Vec<NamedSet> = NamedSet::ALL.into_iter().filter(|set| set.setup(2).is_some()).collect();
    let set = sets[day as usize % sets.len().max(1)];
    let seats = vec![Sitter::Person, Sitter::level(Level::Search)];
    (set, Choices { deck: Deck::Named(set), seats, seed: Some(day), ..Choices::default() })
}

impl App {
    /// Starts the game that is chosen.
    pub(crate) fn start(self) {
        let choices = self.choices.get_untracked();
        if let Some(game) = Game::new(&choices) {
            let lasting = Choices { seed: None, ..choices };
            device::keep(kept_as(lasting.game), &serde_json::to_string(&lasting).unwrap_or_default());
            device::keep("game", &serde_json::to_string(&lasting.game).unwrap_or_default());
            self.sit_down(Shelved::new(game));
        }
    }

    /// Starts a game at once: the same as last time.
    pub(crate) fn quick(self, game: Kind) {
        self.choices.set(last_choices(game));
        self.start();
    }

    /// Starts the deal of the day. What is played otherwise stays as it is set.
    pub(crate) fn play_today(self) {
        if let Some(game) = Game::new(&of_today().1) {
            self.sit_down(Shelved::new(game));
        }
    }

    /// After a choice that makes no game: the nearest that does, and what was changed. The last choice stays.
    pub(crate) fn fit(self, chosen: RwSignal<Choices>, is_extra: bool) {
        self.fitted.set(None);
        let choices = chosen.get_untracked();
        if choices.game != Kind::Claim || choices.setup().is_ok() || matches!(choices.deck, Deck::Own(_)) {
            return;
        }
        let mut fitting = choices.clone();
        if is_extra {
            // Artifacts and heroes are for two (12.1).
            fitting.seat(2);
        } else {
            (fitting.artifacts, fitting.heroes) = (None, None);
        }
        let sets = [choices.deck.clone()].into_iter().chain(NamedSet::ALL.map(Deck::Named));
        let legal = sets.map(|deck| Choices { deck, ..fitting.clone() }).find(|choices| choices.setup().is_ok());
        let Some(legal) = legal else { return };
        let words = self.settings.words.get_untracked();
        if let Deck::Named(set) = legal.deck {
            let args = [("set", words.set(set).into()), ("players", legal.seats.len().into())];
            self.fitted.set(Some(words.say_with("web-fitted", &args)));
        }
        chosen.set(legal);
    }

    /// Goes on with a game from a file, or says why not.
    pub(crate) fn open(self, text: &str) {
        match Game::read(text) {
            Ok(game) => self.sit_down(Shelved::new(game)),
            Err(why) => {
                let why = why.map(|why| self.settings.words.with_untracked(|words| words.no_resume(&why)));
                let sentences = [Some(self.say("web-not-imported")), why];
                self.message.set(Some(sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")));
            }
        }
    }

    /// The same players, another deal.
    pub(crate) fn deal_again(self) {
        let choices = self.playing.ask(Game::choices).flatten();
        let choices = choices.unwrap_or_else(|| self.choices.get_untracked());
        self.choices.set(Choices { seed: None, ..choices });
        self.start();
    }

    /// The same deal once more, as a game of its own.
    pub(crate) fn play_again(self) {
        if let Some(again) = self.playing.ask(Game::again).flatten() {
            self.sit_down(Shelved::new(again));
        }
    }
}
