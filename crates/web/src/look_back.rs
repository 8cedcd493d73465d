//! Looking back at a game, and the controls that step through it.

use leptos::prelude::*;
use play::LookBack;
use words::Words;

use crate::{app::App, focus, sitting::Game};

impl App {
    /// Looks at the game as it stood after this number of moves.
    pub(crate) fn look_back(self, at: usize) {
        self.thinker.stop();
        self.playing.moments.forget();
        let is_open = self.playing.look_back.get_untracked().is_some_and(|back| back.is_open);
        let before = self.layout();
        self.playing.look_back.set(Some(LookBack { at, is_open }));
        self.message.set(None);
        self.playing.hint.set(None);
        self.settle(before);
    }

    /// Back to now.
    pub(crate) fn look_on(self) {
        self.playing.look_back.set(None);
        self.tend_bots();
        focus::settle();
    }
}

/// The controls, while one looks back.
pub(crate) fn controls(app: App, game: &Game, words: &Words) -> Option<AnyView> {
    let back = app.playing.look_back.get()?;
    let (moves, at, is_over) = (game.moves(), back.at, game.is_over());
    let can_play = game.can_go_to(at) && !(is_over && at == moves);
    let args = [("at", at.into()), ("moves", moves.into())];
    let place = words.say_with("web-move-of", &args);
    let step = move |to: usize, text: String, is_there: bool| {
        view! {
            <button type="button" class="quiet" disabled=is_there on:click=move |_| app.look_back(to)>{text}</button>
        }
    };
    let open = is_over.then(|| {
        view! {
            <label class="tick">
                <input
                    type="checkbox"
                    prop:checked=back.is_open
                    on:change:target=move |event| {
                        let is_open = event.target().checked();
                        app.playing.look_back.update(|back| if let Some(back) = back { back.is_open = is_open });
                    }
                />
                {words.say("web-open-hands")}
            </label>
        }
    });
    let way_back = if app.reviewing.is_open.get_untracked() { "web-to-review" } else { "web-look-on" };
    let view = view! {
        <div class="look-back">
            {step(at.saturating_sub(1), words.say("web-step-back"), at == 0)}
            <input
                type="range"
                min="0"
                max=moves.to_string()
                prop:value=at.to_string()
                aria-label=place.clone()
                on:input:target=move |event| {
                    if let Ok(at) = event.target().value().parse() {
                        app.look_back(at);
                    }
                }
            />
            {step((at + 1).min(moves), words.say("web-step-on"), at == moves)}
            <span>{place}</span>
            {open}
            <button type="button" class="quiet" disabled=!can_play on:click=move |_| app.play_from(at)>
                {words.say("web-play-from-here")}
            </button>
            <button type="button" class="quiet" on:click=move |_| app.look_on()>{words.say(way_back)}</button>
        </div>
    };
    Some(view.into_any())
}
