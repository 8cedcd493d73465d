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
    pub(crate) fn new(words: Words) -> Settings {
        Settings {
            words: RwSignal::new(Arc::new(words)),
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

/// The words of the language that was kept, or of the browser's; if they cannot be fetched, those of the default.
pub(crate) async fn own_words() -> Option<Words> {
    let language = device::kept("language").and_then(|code| code.parse().ok()).unwrap_or_else(device::language);
    match fetch_words(language).await {
        Some(words) => Some(words),
        None => fetch_words(Language::default()).await,
    }
}

/// The words of a language, which are a file.
async fn fetch_words(language: Language) -> Option<Words> {
    Some(Words::from_text(language, &fetch_text(language.code()).await?))
}

/// The words of a language with those of reviews.
pub(crate) async fn fetch_review_words(language: Language) -> Option<Words> {
    let words = fetch_words(language).await?;
    Some(words.with_text(&fetch_text(&format!("review-{}", language.code())).await?))
}

/// A file with texts; what follows its name changes with its contents.
async fn fetch_text(name: &str) -> Option<String> {
    let files = device::meta("claimant-texts")?;
    let is_it = |file: &&str| file.trim_start_matches('/').rsplit_once('-').is_some_and(|(before, _)| before == name);
    device::fetch(files.split(' ').find(is_it)?).await
}

impl App {
    /// Changes the language, once it is here. What was said in another is said no more.
    pub(crate) fn set_language(self, language: Language) {
        leptos::task::spawn_local(async move {
            let Some(words) = fetch_words(language).await else {
                // The menu goes back to the language that is there.
                self.settings.words.update(|_| {});
                return self.message.set(Some(self.say("web-no-language")));
            };
            device::keep("language", language.code());
            self.settings.words.set(Arc::new(words));
            self.message.set(None);
            self.playing.hint.set(None);
            self.panels.about.set(None);
        });
    }
}
