//! Keys at the table, the same as in the terminal; `?` lists them.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlDialogElement, HtmlElement, KeyboardEvent};

use crate::{app::App, device, focus, panels::Panel, sitting::Game};

/// Where keys mean letters, or have a meaning of their own.
const TYPING: &str = "input, select, textarea";

/// What has the keyboard as long as there is nothing to press.
const NOWHERE: &str = "body, .question";

/// Keys, or the key of the word for them, with the key of the word for what they do.
const KEYS: [(&str, &str); 20] = [
    ("1 … 9", "web-key-choice"),
    ("web-key-enter", "web-key-play"),
    ("h", "web-hint-ask"),
    ("u", "web-undo"),
    ("n", "web-go-on"),
    ("t", "web-tally"),
    ("l", "web-log"),
    ("c", "web-cards"),
    ("p", "web-key-piles"),
    ("v", "web-look-back"),
    ("← →", "web-key-step"),
    ("web-key-pages", "web-key-ten"),
    ("web-key-ends", "web-key-end"),
    ("o", "web-open-hands"),
    ("r", "web-review"),
    ("a", "web-again"),
    ("e", "web-export"),
    ("q", "web-key-quit"),
    ("Esc", "web-close"),
    ("?", "web-key-this"),
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
        // As long as the keys are listed, they belong to the list.
        if is_command || is_typing || !is_at_table || self.panels.has_keys.get_untracked() {
            return;
        }
        let is_over = || self.playing.ask(Game::is_over) == Some(true);
        let is_used = match event.key().as_str() {
            "?" => {
                self.list_keys();
                true
            }
            "h" if self.playing.ask(Game::is_here) == Some(true) => {
                self.ask_for_hint();
                true
            }
            "u" if self.playing.ask(Game::can_undo) == Some(true) => {
                self.undo();
                true
            }
            "v" => self.turn_look_back(),
            "r" if is_over() => {
                self.parts.aside.with(self, move |aside| (aside.open_review)(self));
                true
            }
            "a" if is_over() => {
                self.play_again();
                true
            }
            "o" if is_over() => self.open_hands(),
            "e" => {
                self.export();
                true
            }
            "p" => press(".me .look", 0),
            "q" => {
                self.leave();
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
            "PageUp" => self.step_back(-10),
            "PageDown" => self.step_back(10),
            "Home" => self.step_back(isize::MIN),
            "End" => self.step_back(isize::MAX),
            "Escape" => self.close_one(),
            key => key.parse().is_ok_and(|number: usize| number > 0 && press("main .choices .choice", number - 1)),
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

    /// Shows all hands in a look back, or hides them again.
    fn open_hands(self) -> bool {
        let is_back = self.playing.look_back.get_untracked().is_some();
        self.playing.look_back.update(|back| {
            if let Some(back) = back {
                back.is_open = !back.is_open;
            }
        });
        is_back
    }

    /// Lists all keys.
    pub(crate) fn list_keys(self) {
        self.parts.aside.with(self, move |_| self.panels.has_keys.set(true));
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
        if self.end_moment() {
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

/// Presses the one with that number, from 0, of all that fit a selector. Is there one?
fn press(selector: &str, number: usize) -> bool {
    let found = device::elements(selector).into_iter().nth(number);
    let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else { return false };
    found.click();
    true
}

/// All keys, over the table and in its place: until it is closed, the keyboard stays in it.
pub(crate) fn list(app: App) -> AnyView {
    let named = |name: &str| if name.starts_with("web-") { app.say(name) } else { name.to_string() };
    let lines = KEYS.map(|(key, text)| {
        view! { <tr><th scope="row"><kbd>{named(key)}</kbd></th><td>{named(text)}</td></tr> }
    });
    let dialog = || document().query_selector(".keys").ok().flatten()?.dyn_into::<HtmlDialogElement>().ok();
    let close = move || {
        if let Some(dialog) = dialog() {
            dialog.close();
        }
    };
    request_animation_frame(move || {
        if let Some(dialog) = dialog() {
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            class="sheet keys"
            aria-label=app.say("web-keys")
            on:close=move |_| {
                app.panels.has_keys.set(false);
                focus::settle();
            }
            on:keydown=move |event| if event.key() == "?" { close() }
        >
            <h2>{app.say("web-keys")}</h2>
            <table>{lines.collect_view()}</table>
            <button type="button" class="quiet close" aria-label=app.say("web-close") on:click=move |_| close()>
                "✕"
            </button>
        </dialog>
    }
    .into_any()
}
