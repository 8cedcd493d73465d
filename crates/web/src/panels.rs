//! What stands beside the table: what there is to know of a card, the tally, the log, cards and rules.

use leptos::prelude::*;
use words::Page;

use crate::{app::App, device, focus, scene::Scene, table::WebGame};

/// What is open beside the table.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    pub(crate) open: RwSignal<Panel>,
    /// Is there room for the panels beside the table?
    has_room: RwSignal<bool>,
    /// Where there is no room beside the table: do the panels lie over it?
    pub(crate) is_open: RwSignal<bool>,
    /// Are the keys listed?
    pub(crate) has_keys: RwSignal<bool>,
    /// What the reader wants to know about.
    pub(crate) about: RwSignal<Option<Page>>,
}

/// What can be open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    Tally,
    Log,
    Cards,
    Rules,
}

impl Panels {
    pub(crate) fn new() -> Panels {
        let (has_room, about) = (RwSignal::new(device::has_room_beside()), RwSignal::new(None));
        window_event_listener(leptos::ev::resize, move |_| {
            let has_it = device::has_room_beside();
            if has_room.get_untracked() != has_it {
                has_room.set(has_it);
                // It would lie over the table.
                about.set(None);
            }
        });
        Panels {
            open: RwSignal::new(Panel::Tally),
            has_room,
            is_open: RwSignal::new(false),
            has_keys: RwSignal::new(false),
            about,
        }
    }

    /// Are the panels shown, beside the table or over it?
    pub(crate) fn are_shown(self) -> bool {
        self.has_room.get() || self.is_open.get()
    }
}

impl App {
    /// Shows the panels over the table, or no longer, where there is no room beside it; the keyboard goes with them.
    pub(crate) fn show_panels(self, are_shown: bool) {
        self.panels.is_open.set(are_shown);
        if are_shown {
            focus::enter(".panels .tab[aria-pressed=true]");
        } else {
            focus::settle();
        }
    }
}

/// What there is to know about what the reader points at.
pub(crate) fn about<G: WebGame>(app: App) -> AnyView {
    let shown = move || match app.panels.about.get() {
        Some(about) => {
            let paragraphs = about.paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
            view! {
                <section class="sheet about">
                    <h2>{about.title}</h2>
                    {paragraphs}
                    <button
                        type="button"
                        class="quiet close"
                        aria-label=app.say("web-close")
                        on:click=move |_| app.panels.about.set(None)
                    >
                        "✕"
                    </button>
                </section>
            }
            .into_any()
        }
        None => view! { <p class="sheet about nothing">{app.say(G::PIECES.1)}</p> }.into_any(),
    };
    view! { <div>{shown}</div> }.into_any()
}

/// Tally, log, cards and rules.
pub(crate) fn panels<G: WebGame>(app: App, scene: &Scene<G>) -> AnyView {
    let words = &scene.words;
    let now = app.panels.open.get();
    let tab = |panel: Panel, text: &str| {
        let is_now = panel == now;
        view! {
            <button
                type="button"
                class="tab"
                aria-pressed=if is_now { "true" } else { "false" }
                on:click=move |_| app.panels.open.set(panel)
            >
                {words.say(text)}
            </button>
        }
    };
    let shown = match now {
        Panel::Tally => G::tally(scene),
        Panel::Log => log(scene),
        Panel::Cards => {
            let entry = |(drawing, title, text): (AnyView, String, String)| {
                view! { <li>{drawing}<div><strong>{title}</strong><p>{text}</p></div></li> }
            };
            let all = G::reference(scene).into_iter().map(entry).collect_view();
            view! { {G::aid(scene)} <ul class="reference">{all}</ul> }.into_any()
        }
        Panel::Rules => app.parts.aside.draw(app, |aside| (aside.rules_panel)(app, G::KIND)),
    };
    view! {
        <section class="sheet panels">
            <div class="tabs">
                {tab(Panel::Tally, "web-tally")}
                {tab(Panel::Log, "web-log")}
                {tab(Panel::Cards, G::PIECES.0)}
                {tab(Panel::Rules, "web-rules")}
            </div>
            <button
                type="button"
                class="quiet close"
                aria-label=words.say("web-close")
                on:click=move |_| app.show_panels(false)
            >
                "✕"
            </button>
            <div class="panel" tabindex="0">{shown}</div>
        </section>
    }
    .into_any()
}

/// The log, trick by trick or turn by turn, each in the order in which it was played; the latest stands first, so that nobody
/// has to scroll for news.
fn log<G: WebGame>(scene: &Scene<G>) -> AnyView {
    let mut chapters: Vec<(String, Vec<AnyView>)> = Vec::new();
    let mut told_of = None;
    for (at, told) in G::story(scene) {
        let (title, drawn) = G::chapter(scene, at);
        let drawn = drawn.filter(|_| told_of.replace(at) != Some(at));
        if chapters.last().is_none_or(|(last, _)| *last != title) {
            chapters.push((title, Vec::new()));
        }
        if let Some((_, lines)) = chapters.last_mut() {
            lines.push(view! { <li>{drawn}<span>{told}</span></li> }.into_any());
        }
    }
    let chapters = chapters.into_iter().rev();
    chapters
        .map(|(title, lines)| view! { <h2 class="chapter">{title}</h2> <ol class="log">{lines}</ol> })
        .collect_view()
        .into_any()
}
