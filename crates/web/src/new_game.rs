//! Where games come from: what is chosen, a file, or the game that is shown.

use leptos::prelude::*;
use play::{Choices, Kind};

use crate::{app::App, device, shelf::Shelved, sitting::Game};

impl App {
    /// Starts the game that is chosen.
    pub(crate) fn start(self) {
        let choices = self.choices.get_untracked();
        if let Some(game) = Game::new(&choices) {
            let lasting = Choices { seed: None, ..choices };
            device::keep("choices", &serde_json::to_string(&lasting).unwrap_or_default());
            self.sit_down(Shelved::new(game));
        }
    }

    /// Starts a game at once.
    pub(crate) fn quick(self, game: Kind) {
        self.choices.set(untrack(|| self.quick_choices(game)));
        self.start();
    }

    /// What is played at once: the same as last time, if it was that game and can be played.
    pub(crate) fn quick_choices(self, game: Kind) -> Choices {
        let last = self.choices.get();
        let is_fit = last.game == game && last.setup().is_ok();
        let choices = if is_fit { last } else { Choices { game, ..Choices::default() } };
        Choices { seed: None, ..choices }
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
