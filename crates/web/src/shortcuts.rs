//! Keys at the table, the same as in the terminal; `?` lists them.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::{app::App, device, panels::Panel, sitting::Game};

/// Where keys mean letters, or have a meaning of their own.
const TYPING: &str = "input, select, textarea";

/// What has the keyboard as long as there is nothing to press.
const NOWHERE: &str = "body, .question";

/// Keys, with the key of the word for what they do.
const KEYS: [(&str, &str); 11] = [
    ("1 … 9", "web-key-choice"),
    ("h", "web-hint-ask"),
    ("u", "web-undo"),
    ("v", "web-look-back"),
    ("← →", "web-key-step"),
    ("r", "web-review"),
    ("t", "web-tally"),
    ("l", "web-log"),
    ("c", "web-cards"),
    ("n", "web-go-on"),
    ("Esc", "web-close"),
];

impl App {
    /// A key that was pressed, wherever the focus is.
    pub(crate) fn on_key(self, event: &KeyboardEvent) {
        let is_command = event.ctrl_key() || event.alt_key() || event.meta_key();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_typing = target.as_ref().is_some_and(|target| target.matches(TYPING).unwrap_or(false));
        let is_nowhere = target.is_none_or(|target| target.matches(NOWHERE).unwrap_or(true));
        let is_at_table = self.screens.at_table.get_untracked()
            && !self.screens.in_rules.get_untracked()
            && self.playing.hand_over.get_untracked().is_none();
        if is_command || is_typing || !is_at_table {
            return;
        }
        let is_used = match event.key().as_str() {
            "?" => self.panels.has_keys.try_update(|has_keys| *has_keys = !*has_keys).is_some(),
            "h" if self.playing.ask(Game::is_here) == Some(true) => {
                self.ask_for_hint();
                true
            }
            "u" if self.playing.ask(Game::can_undo) == Some(true) => {
                self.undo();
                true
            }
            "v" => self.turn_look_back(),
            "r" if self.playing.ask(Game::is_over) == Some(true) => {
                self.parts.aside.with(self, move |aside| (aside.open_review)(self));
                true
            }
            "t" => self.open_panel(Panel::Tally),
            "l" => self.open_panel(Panel::Log),
            "c" => self.open_panel(Panel::Cards),
            "n" => {
                self.hurry();
                true
            }
            // Where nothing else is pressed with it.
            "Enter" | " " if is_nowhere => self.go_on(),
            "ArrowLeft" => self.step_back(-1),
            "ArrowRight" => self.step_back(1),
            "Escape" => self.close_one(),
            key => key.parse().is_ok_and(|number: usize| press_choice(number)),
        };
        if is_used {
            event.prevent_default();
        }
    }

    /// Goes on at once, if something is looked at.
    fn go_on(self) -> bool {
        let is_waiting = self.playing.is_held.get_untracked() || self.playing.moments.now().is_some();
        if is_waiting {
            self.hurry();
        }
        is_waiting
    }

    fn turn_look_back(self) -> bool {
        match (self.playing.look_back.get_untracked(), self.playing.ask(Game::moves)) {
            (Some(_), _) => self.look_on(),
            (None, Some(moves)) if moves > 0 => self.look_back(moves),
            _ => {}
        }
        true
    }

    /// Steps through the game, while one looks back.
    fn step_back(self, by: isize) -> bool {
        let Some(back) = self.playing.look_back.get_untracked() else { return false };
        let moves = self.playing.ask(Game::moves).unwrap_or_default();
        let at = back.at.saturating_add_signed(by).min(moves);
        if at != back.at {
            self.look_back(at);
        }
        true
    }

    fn open_panel(self, panel: Panel) -> bool {
        let is_shown = self.panels.is_open.get_untracked() && self.panels.open.get_untracked() == panel;
        self.panels.open.set(panel);
        // Where there is room, it is always shown.
        if !device::has_room_beside() {
            self.show_panels(!is_shown);
        }
        true
    }

    /// Closes what lies over the table, the last thing first.
    fn close_one(self) -> bool {
        let panels = self.panels;
        if panels.has_keys.get_untracked() {
            panels.has_keys.set(false);
        } else if self.end_moment() {
            return true;
        } else if panels.is_open.get_untracked() {
            self.show_panels(false);
        } else if self.playing.look_back.get_untracked().is_some() {
            self.look_on();
        } else if self.reviewing.is_open.get_untracked() {
            self.close_review();
        } else if panels.about.get_untracked().is_some() {
            panels.about.set(None);
        } else {
            return false;
        }
        true
    }
}

/// Presses the choice with that number, from 1. Is there one?
fn press_choice(number: usize) -> bool {
    let choices = device::elements("main .choices .choice");
    let choice = number.checked_sub(1).and_then(|at| choices.into_iter().nth(at));
    let Some(choice) = choice.and_then(|choice| choice.dyn_into::<HtmlElement>().ok()) else { return false };
    choice.click();
    true
}

/// All keys, over the table.
pub(crate) fn list(app: App) -> AnyView {
    let shown = move || {
        app.panels.has_keys.get().then(|| {
            let lines = KEYS
                .map(|(key, text)| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{app.say(text)}</td></tr> });
            view! {
                <section class="sheet keys" aria-label=app.say("web-keys")>
                    <h2>{app.say("web-keys")}</h2>
                    <table>{lines.collect_view()}</table>
                    <button
                        type="button"
                        class="quiet close"
                        aria-label=app.say("web-close")
                        on:click=move |_| app.panels.has_keys.set(false)
                    >
                        "✕"
                    </button>
                </section>
            }
        })
    };
    view! { {shown} }.into_any()
}
