//! What the reader has set for all games: language, theme and pace.

use std::sync::Arc;

use leptos::prelude::*;
use words::{Language, Words};

use crate::{app::App, device, pace::Pace};

/// What the reader has set for all games. It is kept in the browser.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The words of the language.
    pub(crate) words: RwSignal<Arc<Words>>,
    /// Light or dark, if the reader has said so.
    pub(crate) theme: RwSignal<Option<Theme>>,
    /// How fast bots play.
    pub(crate) pace: RwSignal<Pace>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    /// The name it is kept under.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The one with that name.
    fn named(name: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == name)
    }
}

impl Settings {
    /// As they were kept; else those of the browser.
    pub(crate) fn new() -> Settings {
        let language = device::kept("language").and_then(|code| code.parse().ok()).unwrap_or_else(device::language);
        Settings {
            words: RwSignal::new(Arc::new(Words::new(language))),
            theme: RwSignal::new(device::kept("theme").and_then(|name| Theme::named(&name))),
            pace: RwSignal::new(device::kept("pace").and_then(|name| Pace::named(&name)).unwrap_or_default()),
        }
    }

    pub(crate) fn set_theme(self, theme: Option<Theme>) {
        match theme {
            Some(theme) => _ = device::keep("theme", theme.name()),
            None => device::forget("theme"),
        }
        self.theme.set(theme);
    }

    pub(crate) fn set_pace(self, pace: Pace) {
        device::keep("pace", pace.name());
        self.pace.set(pace);
    }
}

impl App {
    /// Changes the language. What was said in another is said no more.
    pub(crate) fn set_language(self, language: Language) {
        device::keep("language", language.code());
        self.settings.words.set(Arc::new(Words::new(language)));
        self.message.set(None);
        self.playing.hint.set(None);
        self.panels.about.set(None);
    }
}
