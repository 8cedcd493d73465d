//! The state of the page, grouped by what it belongs to. What can be done to it stands beside each group.

use leptos::prelude::*;
use play::Choices;
use words::Words;

use crate::{
    device, focus,
    hold::Hold,
    lookup::Lookup,
    menu, new_game,
    online::{Online, friends::Friends},
    panels::Panels,
    part::Parts,
    playing::Playing,
    review::Reviewing,
    screens::Screens,
    settings::{Settings, Theme},
    shelf::{self, Shelf},
    sitting::Game,
    sound::Sounds,
    thinker::Thinker,
};

/// The state of the page: handles of signals, which are copied freely.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) parts: Parts,
    pub(crate) settings: Settings,
    pub(crate) screens: Screens,
    /// What is to be played next.
    pub(crate) choices: RwSignal<Choices>,
    /// What was changed of it so that it can be played.
    pub(crate) fitted: RwSignal<Option<String>>,
    pub(crate) playing: Playing,
    pub(crate) reviewing: Reviewing,
    pub(crate) friends: Friends,
    pub(crate) online: Online,
    pub(crate) thinker: Thinker,
    pub(crate) shelf: Shelf,
    pub(crate) panels: Panels,
    pub(crate) lookup: Lookup,
    /// What is said to the reader beside what is asked.
    pub(crate) message: RwSignal<Option<String>>,
    pub(crate) hold: Hold,
    pub(crate) sounds: Sounds,
}

impl App {
    /// The page as it opens: with what was kept, or with what a link says.
    pub(crate) fn new(words: Words) -> App {
        let (settings, playing) = (Settings::new(words), Playing::new());
        let app = App {
            parts: Parts::new(settings),
            settings,
            screens: Screens::new(),
            choices: RwSignal::new(new_game::last_choices(new_game::last_game())),
            fitted: RwSignal::new(None),
            playing,
            reviewing: Reviewing::new(),
            friends: Friends::new(),
            online: Online::new(),
            thinker: Thinker::new(),
            shelf: Shelf::new(),
            panels: Panels::new(),
            lookup: Lookup::new(playing.game),
            message: RwSignal::new(None),
            hold: Hold::new(),
            sounds: Sounds::new(),
        };
        Effect::new(move |_| settings.words.with(|words| device::set_root("lang", Some(words.language().code()))));
        Effect::new(move |_| app.show_lesson());
        Effect::new(move |_| {
            // A game that goes on, or another one, has no review yet.
            if !playing.game.with(|game| game.as_ref().is_some_and(Game::is_over)) {
                app.reviewing.forget();
            }
        });
        Effect::new(move |_| device::set_root("data-theme", settings.theme.get().map(Theme::name)));
        window_event_listener(leptos::ev::popstate, move |_| app.went_through_history());
        window_event_listener(leptos::ev::hashchange, move |_| app.arrive());
        window_event_listener(leptos::ev::online, move |_| app.look_for_server_again());
        window_event_listener_untyped("visibilitychange", move |_| {
            if device::is_looked_at() {
                app.look_for_server_again();
            }
        });
        window_event_listener(leptos::ev::storage, move |event| app.stored_elsewhere(event.key()));
        window_event_listener(leptos::ev::keydown, move |event| app.on_key(&event));
        menu::close_when_left();
        shelf::tidy();
        leptos::task::spawn_local(app.show_first());
        app
    }

    /// Shows the first screen. On a slow device that takes a while, so it is made in several tasks, and as long as it is made what
    /// was shown before stays.
    async fn show_first(self) {
        device::next_task().await;
        self.arrive();
        device::next_task().await;
        self.screens.has_arrived.set(true);
        device::next_task().await;
        device::end_of_loading();
        focus::settle();
    }

    fn look_for_server_again(self) {
        self.at_table_there(move |network| (network.look_for_server)(self));
    }

    /// The text with this key.
    pub(crate) fn say(self, key: &str) -> String {
        self.settings.words.with(|words| words.say(key))
    }
}
