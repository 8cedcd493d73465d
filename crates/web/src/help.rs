//! How to play, in a few paragraphs.

use leptos::prelude::*;
use play::Kind;

use crate::desk::Desk;

/// How to play the game that is chosen, and where all the rules are.
pub(crate) fn rules(desk: Desk) -> AnyView {
    let kind = desk.choices.with(|choices| choices.game);
    view! {
        <section class="sheet rules">
            <h2>{desk.say("web-how-to-play")}</h2>
            {pages(desk, kind)}
            <p>
                <button type="button" class="quiet" on:click=move |_| desk.lookup.open()>
                    {desk.say("web-all-rules")}
                </button>
            </p>
        </section>
    }
    .into_any()
}

/// The rules in short.
pub(crate) fn pages(desk: Desk, kind: Kind) -> AnyView {
    let words = desk.words.get();
    let paragraphs = match kind {
        Kind::Claim => words.help_claim(),
        Kind::ClaimIt => words.help_claim_it(),
    };
    paragraphs.into_iter().map(|paragraph| view! { <p>{paragraph}</p> }).collect_view().into_any()
}
