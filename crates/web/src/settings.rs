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
    /// Are those of the page's parts among them?
    has_later: StoredValue<bool>,
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
            has_later: StoredValue::new(false),
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

    /// Fetches what the parts of the page say and how they look, unless it is here. Is it now? Nothing is drawn again: nothing
    /// that is drawn says any of it.
    pub(crate) async fn fetch_later(self) -> bool {
        let language = || self.words.with_untracked(|words| words.language());
        while !self.has_later.get_value() {
            let wanted = language();
            let (Some(words), Some(sheet)) = (fetch_words(wanted, true).await, fetch_text("later").await) else {
                return false;
            };
            // Another language may have been chosen meanwhile, or somebody else have fetched it.
            if wanted == language() && !self.has_later.get_value() {
                device::add_style(&sheet);
                self.words.update_untracked(|now| *now = Arc::new(words));
                self.has_later.set_value(true);
            }
        }
        true
    }

    pub(crate) fn set_pace(self, pace: Pace) {
        device::keep("pace", pace.name());
        self.pace.set(pace);
    }
}

/// The words of the language that was kept, or of the browser's; if they cannot be fetched, those of the default.
pub(crate) async fn own_words() -> Option<Words> {
    let language = device::kept("language").and_then(|code| code.parse().ok()).unwrap_or_else(device::language);
    match fetch_words(language, false).await {
        Some(words) => Some(words),
        None => fetch_words(Language::default(), false).await,
    }
}

/// The words of a language, which are a file; those of the page's parts are another.
async fn fetch_words(language: Language, with_later: bool) -> Option<Words> {
    let words = Words::from_text(language, &fetch_text(language.code()).await?);
    if !with_later {
        return Some(words);
    }
    Some(words.with_text(&fetch_text(&format!("later-{}", language.code())).await?))
}

/// A file with texts, or a style sheet; what follows its name changes with its contents.
async fn fetch_text(name: &str) -> Option<String> {
    let files = device::meta("claimant-texts")?;
    let is_it = |file: &&str| file.trim_start_matches('/').rsplit_once('-').is_some_and(|(before, _)| before == name);
    device::fetch(files.split(' ').find(is_it)?).await
}

impl App {
    /// Changes the language, once it is here. What was said in another is said no more.
    pub(crate) fn set_language(self, language: Language) {
        leptos::task::spawn_local(async move {
            let has_later = || self.settings.has_later.get_value();
            let mut words = fetch_words(language, has_later()).await;
            // The first part may have come meanwhile.
            if has_later() {
                words = fetch_words(language, true).await;
            }
            let Some(words) = words else {
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
