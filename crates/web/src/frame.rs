//! The frame of the page: what is always there, and what is shown in it.

use drawings::Bearer;
use leptos::prelude::*;
use words::{Language, Words};

use crate::{app::App, reference, screens::Screens, settings::Theme, start, table};

/// The page, in a language to begin with.
pub(crate) fn frame(words: Words) -> AnyView {
    let app = App::new(words);
    view! {
        <div class="symbols" aria-hidden="true" inner_html=drawings::symbols(Bearer::all())></div>
        {header(app)}
        {move || notice(app)}
        {move || {
            let Screens { has_arrived, in_rules, at_table, with_friends } = app.screens;
            match () {
                () if !has_arrived.get() => ().into_any(),
                () if in_rules.get() => app.parts.aside.draw(app, |aside| (aside.rules)(app)),
                () if at_table.get() => table::page(app),
                () if app.online.is_at_table() => app.parts.network.draw(app, |network| (network.lobby)(app)),
                () if with_friends.get() => app.parts.network.draw(app, |network| (network.friends)(app)),
                () => start::page(app),
            }
        }}
    }
    .into_any()
}

/// What must not be overlooked, wherever one is.
fn notice(app: App) -> Option<AnyView> {
    let unkept = app.shelf.is_unkept.get().then(|| app.say("web-not-kept"));
    let message = app.message.get().filter(|_| !app.screens.at_table.get() && !app.online.is_at_table());
    let text = message.or(unkept)?;
    Some(view! { <p class="notice" role="alert">{text}</p> }.into_any())
}

fn header(app: App) -> AnyView {
    let languages = move || {
        let now = app.settings.words.with(|words| words.language());
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
        app.settings.set_theme(match app.settings.theme.get_untracked() {
            None => Some(Theme::Light),
            Some(Theme::Light) => Some(Theme::Dark),
            Some(Theme::Dark) => None,
        });
    };
    let theme = move || match app.settings.theme.get() {
        None => ("◐", app.say("web-theme-own")),
        Some(Theme::Light) => ("☀", app.say("web-theme-light")),
        Some(Theme::Dark) => ("☾", app.say("web-theme-dark")),
    };
    view! {
        <header class="top">
            <button type="button" class="brand" on:click=move |_| app.leave() title=move || app.say("web-to-start")>
                "Claimant"
            </button>
            <span class="spring"></span>
            {reference::button(app)}
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
                aria-label=move || app.say("web-language")
                on:change:target=move |event| {
                    if let Ok(language) = event.target().value().parse() {
                        app.set_language(language);
                    }
                }
            >
                {languages}
            </select>
        </header>
    }
    .into_any()
}
