//! All the rules, to read and to search: a screen of its own, and a panel beside the table.

use std::{collections::BTreeSet, sync::Arc};

use claim::{Faction, Potion};
use claim_it::Squatter;
use drawings::{Bearer, Drawing, Piece, Token};
use leptos::{html, prelude::*, tachys::view::keyed::keyed};
use play::{AnySetup, Kind};
use words::{About, Chapter, Entry, Language, Reference, Words};

use crate::{
    app::App,
    help,
    lookup::{Lookup, Section},
    piece::picture,
};

/// The way to the screen and back, from wherever one is.
pub(crate) fn button(app: App) -> AnyView {
    let screens = app.screens;
    let in_rules = screens.in_rules;
    view! {
        <button
            type="button"
            class="quiet"
            aria-pressed=move || if in_rules.get() { "true" } else { "false" }
            on:click=move |_| if in_rules.get_untracked() { screens.close_rules() } else { screens.open_rules() }
        >
            {move || app.say("web-rules")}
        </button>
    }
    .into_any()
}

/// The screen.
pub(crate) fn page(app: App) -> AnyView {
    let heading = NodeRef::<html::H1>::new();
    // Whoever hears the page is told where they are now.
    heading.on_load(|heading| drop(heading.focus()));
    let back = move || app.say(if app.screens.at_table.get() { "web-to-game" } else { "web-to-start" });
    view! {
        <main class="lookup-page">
            <div class="lookup-head">
                <h1 tabindex="-1" node_ref=heading>{move || app.say("web-rules")}</h1>
                <button type="button" class="quiet" on:click=move |_| app.screens.close_rules()>{back}</button>
            </div>
            {move || lookup(app)}
        </main>
    }
    .into_any()
}

/// The panel beside the table: how to play in short, and everything to look up.
pub(crate) fn panel(app: App, kind: Kind) -> AnyView {
    view! {
        <details>
            <summary>{app.say("web-how-to-play")}</summary>
            {help::pages(app, kind)}
        </details>
        {lookup(app)}
    }
    .into_any()
}

fn lookup(app: App) -> AnyView {
    let Lookup { sought, section, here, setup, .. } = app.lookup;
    let words = app.settings.words.get();
    let chip = |is_on: Signal<bool>, text: String, press: Box<dyn Fn()>| {
        view! {
            <button
                type="button"
                class="tab"
                aria-pressed=move || if is_on.get() { "true" } else { "false" }
                on:click=move |_| press()
            >
                {text}
            </button>
        }
    };
    let chips = Section::ALL.map(|(which, key)| {
        let is_on = Signal::derive(move || section.get() == which);
        chip(is_on, words.say(key), Box::new(move || section.set(which)))
    });
    let only_here = (app.screens.at_table.get() && setup.with(Option::is_some))
        .then(|| chip(here.into(), words.say("web-here"), Box::new(move || here.update(|here| *here = !*here))));
    let search = words.say("web-search");
    view! {
        <div class="lookup">
            <input
                type="search"
                class="search"
                maxlength="80"
                aria-label=search.clone()
                placeholder=search
                prop:value=sought
                on:input:target=move |event| sought.set(event.target().value())
            />
            <div class="tabs" role="group" aria-label=words.say("web-rules")>{chips.collect_view()} {only_here}</div>
            {move || found(app)}
        </div>
    }
    .into_any()
}

/// All entries in the language of these words.
fn entries(kept: StoredValue<Option<(Language, Arc<Reference>)>>, words: &Words) -> Arc<Reference> {
    let language = words.language();
    let known = kept.with_value(|kept| kept.as_ref().filter(|(of, _)| *of == language).map(|(_, all)| all.clone()));
    known.unwrap_or_else(|| {
        let all = Arc::new(Reference::new(words));
        kept.set_value(Some((language, all.clone())));
        all
    })
}

/// What fits, by chapters; if something is sought, what fits best first.
fn found(app: App) -> AnyView {
    let Lookup { sought, section, here, opened, setup, reference, .. } = app.lookup;
    let (words, section) = (app.settings.words.get(), section.get());
    let reference = entries(reference, &words);
    let setup = setup.get().filter(|_| app.screens.at_table.get());
    let only = setup.as_ref().filter(|_| here.get());
    let fits = |entry: &&Entry| section.holds(entry.about) && only.is_none_or(|setup| entry.is_in(setup));
    let is_sought = sought.with(|sought| sought.chars().any(char::is_alphanumeric));
    let groups: Vec<(String, Vec<&Entry>)> = if is_sought {
        let sought = sought.get();
        vec![(sought.trim().to_string(), reference.search(&sought).into_iter().filter(fits).collect())]
    } else {
        let mut chapters: Vec<&Chapter> = reference.chapters.iter().collect();
        let game = match setup {
            Some(AnySetup::Claim(_)) => Kind::Claim,
            Some(AnySetup::ClaimIt(_)) => Kind::ClaimIt,
            None => app.choices.with(|choices| choices.game),
        };
        chapters.sort_by_key(|chapter| chapter.entries.first().is_some_and(|entry| entry.game != game));
        let chapters = chapters.into_iter();
        chapters.map(|chapter| (chapter.title.clone(), chapter.entries.iter().filter(fits).collect())).collect()
    };
    let count: usize = groups.iter().map(|(_, entries)| entries.len()).sum();
    // A few are shown at once, of many only what they are.
    let is_open = is_sought && count <= 3;
    let shown = groups.into_iter().filter(|(_, entries)| !entries.is_empty()).map(|(title, entries)| {
        let (words, language) = (words.clone(), words.language());
        // An entry that somebody has opened stays open when others come and go.
        let entries = keyed(
            entries.into_iter().cloned().collect::<Vec<_>>(),
            move |entry: &Entry| (language.code(), is_open, entry.key.clone()),
            move |_, entry| (|_| {}, article(&words, &entry, opened, is_open)),
        );
        view! { <section><h2>{title}</h2>{entries}</section> }
    });
    let told = match count {
        0 => words.say("web-none-found"),
        _ => words.say_with("web-found", &[("count", count.into())]),
    };
    view! { <p class="fine" role="status">{told}</p> {shown.collect_view()} }.into_any()
}

fn article(words: &Words, entry: &Entry, opened: StoredValue<BTreeSet<String>>, is_open: bool) -> AnyView {
    let key = entry.key.clone();
    let was_opened = opened.with_value(|opened| opened.contains(&key));
    let turn = move |_| {
        if !is_open {
            opened.update_value(|opened| {
                if !opened.remove(&key) {
                    opened.insert(key.clone());
                }
            });
        }
    };
    let drawn = drawing(entry.about).map(|drawing| picture(drawing, "crest"));
    let mark = entry.unverified.as_ref().map(|_| view! { <span class="unverified">{words.unverified_mark()}</span> });
    let unverified = entry.unverified.clone().map(|text| view! { <p class="unverified">{text}</p> });
    let paragraphs = entry.paragraphs.iter().map(|text| view! { <p>{text.clone()}</p> }).collect_view();
    let rules = (!entry.rules.is_empty()).then(|| {
        let args = [("rules", entry.rules.join(", ").into()), ("count", entry.rules.len().into())];
        view! { <p class="fine">{words.say_with("rules-numbers", &args)}</p> }
    });
    view! {
        <details class="entry" data-entry=entry.key.clone() prop:open=is_open || was_opened>
            <summary on:click=turn>{drawn} <h3>{entry.title.clone()}</h3> {mark}</summary>
            {paragraphs}
            {unverified}
            {rules}
        </details>
    }
    .into_any()
}

/// What is drawn beside an entry.
fn drawing(about: About) -> Option<Drawing> {
    let drawing = match about {
        About::Faction(faction) => Drawing::Crest(Bearer::Faction(faction)),
        About::Artifact(artifact) => Drawing::Crest(Bearer::Artifact(artifact)),
        About::Hero(hero) => Drawing::Crest(Bearer::Hero(hero)),
        About::Set(set) => Drawing::Crest(Bearer::Faction(*set.setup(2)?.factions.last()?)),
        About::Potions | About::Word("potion") => Drawing::Potion(Potion::ALL[0]),
        About::Moon | About::Word("moon") => Drawing::Token(Token::FullMoon),
        About::Word("leader") => Drawing::Token(Token::Lead),
        About::Word("prize") => Drawing::Token(Token::Prize),
        About::Word("vote") => Drawing::Token(Token::Trophy(None)),
        About::Word("loot") => Drawing::Token(Token::Loot),
        About::Word("bear") => Drawing::Crest(Bearer::Faction(Faction::Druids)),
        About::Word("pool") => Drawing::Crest(Bearer::Faction(Faction::Trolls)),
        About::Word("squatter") => Drawing::Piece(Piece::Squatter(Squatter::all().next()?)),
        About::Word("claim-marker") => Drawing::Piece(Piece::Claim),
        About::Word("held") => Drawing::Piece(Piece::Held(0)),
        About::Word("secured") => Drawing::Piece(Piece::Secured(0)),
        About::Rule | About::Word(_) => return None,
    };
    Some(drawing)
}
