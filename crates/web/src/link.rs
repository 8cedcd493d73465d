//! Links that start a deal: what is to be played stands behind the `#`.

use leptos::prelude::*;
use play::Choices;

use crate::{app::App, device, sitting::Game};

/// No link of ours is longer.
const LONGEST: usize = 4_000;

impl App {
    /// Begins the deal of a link. One without a deal, or with one that is not legal, fills in the form.
    pub(crate) fn follow(self, link: &str) {
        let text = js_sys::decode_uri_component(link).ok().map(String::from);
        let choices = text.filter(|text| text.len() <= LONGEST).and_then(|text| serde_json::from_str(&text).ok());
        let Some(choices): Option<Choices> = choices else {
            return self.message.set(Some(self.say("web-link-broken")));
        };
        let has_deal = choices.seed.is_some();
        let wrong = choices.setup().err();
        self.choices.set(choices);
        match wrong {
            Some(why) => self.message.set(Some(self.settings.words.with_untracked(|words| words.wrong_choice(&why)))),
            None if has_deal => self.start(),
            None => {}
        }
    }

    /// Hands out a link that starts the same deal.
    pub(crate) fn share(self) {
        let Some(choices) = self.playing.ask(Game::choices).flatten() else { return };
        let text = serde_json::to_string(&choices).unwrap_or_default();
        let link = device::link(&String::from(js_sys::encode_uri_component(&text)));
        device::copy(&link.clone(), move |is_copied| {
            let words = self.settings.words.get_untracked();
            let told = if is_copied {
                words.say("web-link-copied")
            } else {
                words.say_with("web-link-here", &[("link", link.into())])
            };
            self.message.set(Some(told));
        });
    }
}
