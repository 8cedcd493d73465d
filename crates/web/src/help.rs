//! How to play, in a few paragraphs.

use leptos::prelude::*;
use play::Kind;

use crate::app::App;

/// How to play the game that is chosen, and where all the rules are.
pub(crate) fn rules(app: App) -> AnyView {
    let kind = app.choices.with(|choices| choices.game);
    view! {
        <section class="sheet rules">
            <h2>{app.say("web-how-to-play")}</h2>
            {pages(app, kind)}
            <p>
                <button type="button" class="quiet" on:click=move |_| app.screens.open_rules()>
                    {app.say("web-all-rules")}
                </button>
            </p>
        </section>
    }
    .into_any()
}

/// The rules in short.
pub(crate) fn pages(app: App, kind: Kind) -> AnyView {
    let words = app.settings.words.get();
    let paragraphs = match kind {
        Kind::Claim => words.help_claim(),
        Kind::ClaimIt => words.help_claim_it(),
    };
    paragraphs.into_iter().map(|paragraph| view! { <p>{paragraph}</p> }).collect_view().into_any()
}
