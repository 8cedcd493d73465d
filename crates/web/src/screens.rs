//! Which screen is shown, in step with the browser's history.

use leptos::prelude::*;

use crate::{
    app::App,
    device, focus,
    shelf::{self, Shelved},
    sitting::Game,
};

/// The names of the screens in the history; the start page has none.
pub(crate) const TABLE: &str = "table";
const RULES: &str = "rules";
const FRIENDS: &str = "friends";

/// Which screen is shown.
#[derive(Clone, Copy)]
pub(crate) struct Screens {
    /// It is known which.
    pub(crate) has_arrived: RwSignal<bool>,
    /// A game is shown, not the start page.
    pub(crate) at_table: RwSignal<bool>,
    /// A table on the network is being prepared.
    pub(crate) with_friends: RwSignal<bool>,
    /// The rules are shown in front of all else.
    pub(crate) in_rules: RwSignal<bool>,
}

impl Screens {
    pub(crate) fn new() -> Screens {
        let [has_arrived, at_table, with_friends, in_rules] = [false; 4].map(RwSignal::new);
        Screens { has_arrived, at_table, with_friends, in_rules }
    }

    /// Shows the rules, or what is behind them.
    fn show_rules(self, in_rules: bool) {
        if self.in_rules.get_untracked() != in_rules {
            self.in_rules.set(in_rules);
            device::scroll_to_top();
        }
    }

    /// Opens the rules.
    pub(crate) fn open_rules(self) {
        device::turn_page(RULES);
        self.show_rules(true);
    }

    /// Shows where a table is opened.
    pub(crate) fn open_friends(self) {
        device::turn_page(FRIENDS);
        self.with_friends.set(true);
        device::scroll_to_top();
    }

    /// Goes back to what was there before the rules.
    pub(crate) fn close_rules(self) {
        if !device::turn_back(1) {
            self.show_rules(false);
            focus::settle();
        }
    }
}

impl App {
    /// Shows what a link asks for, or what this window showed before it was loaded again, or the start page.
    pub(crate) fn arrive(self) {
        let link = device::fragment();
        if !link.is_empty() {
            device::forget_fragment();
        }
        if let Some(table) = device::table() {
            self.network(move |network| (network.arrive)(self, &table, &link));
        } else if !link.is_empty() {
            self.follow(&link);
        } else if device::screen().as_deref() == Some(FRIENDS) {
            self.network(move |network| (network.invite_friends)(self));
        } else if !self.screens.at_table.get_untracked()
            && let Some(name) = device::shown_game()
            && let Some(shelved) = shelf::take(&name)
        {
            self.sit_down(shelved);
        }
        self.screens.show_rules(device::screen().as_deref() == Some(RULES));
        if !self.screens.at_table.get_untracked() {
            self.shelf.refresh();
        }
    }

    /// The browser's own buttons go from screen to screen, too.
    pub(crate) fn went_through_history(self) {
        if !device::fragment().is_empty() {
            // A link was opened in this window; it is followed as such.
            return;
        }
        let screen = device::screen();
        let in_rules = screen.as_deref() == Some(RULES);
        self.screens.show_rules(in_rules);
        if let Some(table) = device::table() {
            return self.network(move |network| (network.arrive)(self, &table, ""));
        }
        if self.online.id.get_untracked().is_some() {
            self.at_table_there(move |network| (network.end_session)(self));
            self.left();
        }
        let at_table = self.screens.at_table.get_untracked();
        self.screens.with_friends.set(screen.as_deref() == Some(FRIENDS));
        match screen.as_deref() {
            None if at_table => self.left(),
            Some(TABLE) if !at_table => {
                // A game that nobody had touched was not kept, but it is still here.
                let name = self.playing.name.get_value();
                let guide = self.playing.guide.get_untracked();
                let here = self.playing.game.get_untracked().filter(Game::is_here);
                let here = here.map(|game| Shelved { guide, ..Shelved::new(game) });
                if let Some(shelved) = shelf::take(&name).or(here) {
                    self.sit_down(shelved);
                }
            }
            _ => focus::settle(),
        }
    }

    /// Another window keeps a game; if it is this one, both must not play it.
    pub(crate) fn stored_elsewhere(self, key: Option<String>) {
        let ours = format!("claimant-{}", self.playing.name.get_value());
        if self.screens.at_table.get_untracked() && key == Some(ours) {
            device::turn_back(1);
            self.left();
            self.message.set(Some(self.say("web-elsewhere")));
        }
    }

    /// Leaves the table; the game is kept.
    pub(crate) fn leave(self) {
        let Screens { at_table, in_rules, .. } = self.screens;
        if self.online.id.get_untracked().is_some() {
            self.at_table_there(move |network| (network.end_session)(self));
            device::go_to("/");
            return self.left();
        }
        let is_two_away = at_table.get_untracked() && in_rules.get_untracked();
        if !device::turn_back(if is_two_away { 2 } else { 1 }) {
            self.left();
        }
    }

    fn left(self) {
        self.thinker.stop();
        self.playing.moments.forget();
        self.reviewing.forget();
        if self.playing.ask(Game::is_untouched) == Some(true) {
            device::forget(&self.playing.name.get_value());
        }
        device::show_game(None);
        if self.playing.ask(Game::is_here) == Some(false) {
            self.playing.game.set(None);
        }
        self.screens.in_rules.set(false);
        self.screens.with_friends.set(false);
        self.screens.at_table.set(false);
        self.message.set(None);
        self.panels.about.set(None);
        self.shelf.refresh();
        device::scroll_to_top();
    }
}
