//! How to play, and what the words mean.

use leptos::prelude::*;
use play::Kind;

use crate::desk::Desk;

/// How to play the game that is chosen.
pub(crate) fn rules(desk: Desk) -> AnyView {
    let kind = desk.choices.with(|choices| choices.game);
    view! {
        <section class="sheet rules">
            <h2>{desk.say("web-how-to-play")}</h2>
            {pages(desk, kind)}
        </section>
    }
    .into_any()
}

/// The rules in short, and the glossary to search.
pub(crate) fn pages(desk: Desk, kind: Kind) -> AnyView {
    let words = desk.words.get();
    let paragraphs = match kind {
        Kind::Claim => words.help_claim(),
        Kind::ClaimIt => words.help_claim_it(),
    };
    let paragraphs = paragraphs.into_iter().map(|paragraph| view! { <p>{paragraph}</p> }).collect_view();
    let sought = RwSignal::new(String::new());
    let glossary = words.glossary();
    let found = move || {
        let sought = sought.get().to_lowercase();
        let fits = |(term, text): &&(String, String)| {
            term.to_lowercase().contains(&sought) || text.to_lowercase().contains(&sought)
        };
        let entry = |(term, text): &(String, String)| {
            view! { <div><dt>{term.clone()}</dt><dd>{text.clone()}</dd></div> }
        };
        glossary.iter().filter(fits).map(entry).collect_view()
    };
    view! {
        {paragraphs}
        <details>
            <summary>{words.say("web-glossary")}</summary>
            <input
                type="search"
                class="search"
                aria-label=words.say("web-search")
                placeholder=words.say("web-search")
                on:input:target=move |event| sought.set(event.target().value())
            />
            <dl class="glossary">{found}</dl>
        </details>
    }
    .into_any()
}
