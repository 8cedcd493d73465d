//! The frame of the page: what is always there, and what is shown in it.

use drawings::Bearer;
use leptos::prelude::*;
use words::Language;

use crate::{
    desk::{Desk, Theme},
    reference, start, table,
};

/// The page.
pub(crate) fn app() -> AnyView {
    let desk = Desk::new();
    view! {
        <div class="symbols" aria-hidden="true" inner_html=drawings::symbols(Bearer::all())></div>
        {header(desk)}
        {move || notice(desk)}
        {move || match (desk.lookup.is_open.get(), desk.at_table.get()) {
            (true, _) => reference::page(desk),
            (false, true) => table::page(desk),
            (false, false) => start::page(desk),
        }}
    }
    .into_any()
}

/// What must not be overlooked, wherever one is.
fn notice(desk: Desk) -> Option<AnyView> {
    let unkept = desk.is_unkept.get().then(|| desk.say("web-not-kept"));
    let message = desk.message.get().filter(|_| !desk.at_table.get());
    let text = message.or(unkept)?;
    Some(view! { <p class="notice" role="alert">{text}</p> }.into_any())
}

fn header(desk: Desk) -> AnyView {
    let languages = move || {
        let now = desk.words.with(|words| words.language());
        Language::ALL
            .map(|language| {
                view! {
                    <option value=language.code() lang=language.code() prop:selected=language == now>
                        {language.own_name()}
                    </option>
                }
            })
            .collect_view()
    };
    let next_theme = move |_| {
        desk.dress(match desk.theme.get_untracked() {
            None => Some(Theme::Light),
            Some(Theme::Light) => Some(Theme::Dark),
            Some(Theme::Dark) => None,
        });
    };
    let theme = move || match desk.theme.get() {
        None => ("◐", desk.say("web-theme-own")),
        Some(Theme::Light) => ("☀", desk.say("web-theme-light")),
        Some(Theme::Dark) => ("☾", desk.say("web-theme-dark")),
    };
    view! {
        <header class="top">
            <button type="button" class="brand" on:click=move |_| desk.leave() title=move || desk.say("web-to-start")>
                "Claimant"
            </button>
            <span class="spring"></span>
            {reference::button(desk)}
            <button
                type="button"
                class="quiet"
                aria-label=move || theme().1
                title=move || theme().1
                on:click=next_theme
            >
                {move || theme().0}
            </button>
            <select
                aria-label=move || desk.say("web-language")
                on:change:target=move |event| {
                    if let Ok(language) = event.target().value().parse() {
                        desk.speak(language);
                    }
                }
            >
                {languages}
            </select>
        </header>
    }
    .into_any()
}
