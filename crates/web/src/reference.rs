//! All the rules, to read and to search: a screen of its own, and a panel beside the table.

use std::{collections::BTreeSet, sync::Arc};

use claim::{Faction, Potion};
use claim_it::Squatter;
use drawings::{Bearer, Drawing, Piece, Token};
use leptos::{html, prelude::*, tachys::view::keyed::keyed};
use play::{AnySetup, AnySitting, Kind};
use words::{About, Chapter, Entry, Reference, Words};

use crate::{
    desk::{Desk, RULES},
    device, focus, help,
    piece::picture,
    sitting::Game,
};

/// What is looked up. It stays as it is while the game goes on, and when one comes back.
#[derive(Clone, Copy)]
pub(crate) struct Lookup {
    /// Is the screen shown?
    pub(crate) is_open: RwSignal<bool>,
    sought: RwSignal<String>,
    shelf: RwSignal<Shelf>,
    /// Only what is in the game that is played?
    here: RwSignal<bool>,
    /// The entries that are read, by their keys: the table around the panel is drawn anew with every move.
    opened: StoredValue<BTreeSet<String>>,
    /// The game that is played.
    setup: Memo<Option<AnySetup>>,
    reference: Memo<Arc<Reference>>,
}

/// Entries of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shelf {
    All,
    Rules,
    Factions,
    Artifacts,
    Heroes,
    Words,
}

/// Every shelf, with what is written on it.
const SHELVES: [(Shelf, &str); 6] = [
    (Shelf::All, "web-all"),
    (Shelf::Rules, "web-rules"),
    (Shelf::Factions, "chapter-factions"),
    (Shelf::Artifacts, "table-field-artifacts"),
    (Shelf::Heroes, "table-field-heroes"),
    (Shelf::Words, "chapter-words"),
];

impl Lookup {
    pub(crate) fn new(words: RwSignal<Arc<Words>>, game: RwSignal<Option<Game>>) -> Lookup {
        let setup = |game: &Game| match &game.0 {
            AnySitting::Claim(sitting) => AnySetup::Claim(sitting.setup().clone()),
            AnySitting::ClaimIt(sitting) => AnySetup::ClaimIt(*sitting.setup()),
        };
        Lookup {
            is_open: RwSignal::new(false),
            sought: RwSignal::new(String::new()),
            shelf: RwSignal::new(Shelf::All),
            here: RwSignal::new(true),
            opened: StoredValue::new(BTreeSet::new()),
            setup: Memo::new(move |_| game.with(|game| game.as_ref().map(setup))),
            reference: Memo::new(move |_| words.with(|words| Arc::new(Reference::new(words)))),
        }
    }

    /// Opens the screen.
    pub(crate) fn open(self) {
        device::turn_page(RULES);
        self.show(true);
    }

    /// Goes back to what was there before.
    pub(crate) fn close(self) {
        if !device::turn_back(1) {
            self.show(false);
            focus::settle();
        }
    }

    /// Shows the screen, or does not.
    pub(crate) fn show(self, is_open: bool) {
        if self.is_open.get_untracked() != is_open {
            self.is_open.set(is_open);
            device::scroll_to_top();
        }
    }
}

impl Shelf {
    const fn holds(self, about: About) -> bool {
        match about {
            _ if matches!(self, Shelf::All) => true,
            About::Rule | About::Potions | About::Moon | About::Set(_) => matches!(self, Shelf::Rules),
            About::Faction(_) => matches!(self, Shelf::Factions),
            About::Artifact(_) => matches!(self, Shelf::Artifacts),
            About::Hero(_) => matches!(self, Shelf::Heroes),
            About::Word(_) => matches!(self, Shelf::Words),
        }
    }
}

/// The way to the screen and back, from wherever one is.
pub(crate) fn button(desk: Desk) -> AnyView {
    let Lookup { is_open, .. } = desk.lookup;
    view! {
        <button
            type="button"
            class="quiet"
            aria-pressed=move || if is_open.get() { "true" } else { "false" }
            on:click=move |_| if is_open.get_untracked() { desk.lookup.close() } else { desk.lookup.open() }
        >
            {move || desk.say("web-rules")}
        </button>
    }
    .into_any()
}

/// The screen.
pub(crate) fn page(desk: Desk) -> AnyView {
    let heading = NodeRef::<html::H1>::new();
    // Whoever hears the page is told where they are now.
    heading.on_load(|heading| drop(heading.focus()));
    let back = move || desk.say(if desk.at_table.get() { "web-to-game" } else { "web-to-start" });
    view! {
        <main class="lookup-page">
            <div class="lookup-head">
                <h1 tabindex="-1" node_ref=heading>{move || desk.say("web-rules")}</h1>
                <button type="button" class="quiet" on:click=move |_| desk.lookup.close()>{back}</button>
            </div>
            {move || lookup(desk)}
        </main>
    }
    .into_any()
}

/// The panel beside the table: how to play in short, and everything to look up.
pub(crate) fn panel(desk: Desk, kind: Kind) -> AnyView {
    view! {
        <details>
            <summary>{desk.say("web-how-to-play")}</summary>
            {help::pages(desk, kind)}
        </details>
        {lookup(desk)}
    }
    .into_any()
}

fn lookup(desk: Desk) -> AnyView {
    let Lookup { sought, shelf, here, setup, .. } = desk.lookup;
    let words = desk.words.get();
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
    let chips = SHELVES.map(|(which, key)| {
        let is_on = Signal::derive(move || shelf.get() == which);
        chip(is_on, words.say(key), Box::new(move || shelf.set(which)))
    });
    let only_here = (desk.at_table.get() && setup.with(Option::is_some))
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
            {move || found(desk)}
        </div>
    }
    .into_any()
}

/// What fits, by chapters; if something is sought, what fits best first.
fn found(desk: Desk) -> AnyView {
    let Lookup { sought, shelf, here, opened, setup, reference, .. } = desk.lookup;
    let (words, reference, shelf) = (desk.words.get(), reference.get(), shelf.get());
    let setup = setup.get().filter(|_| desk.at_table.get());
    let only = setup.as_ref().filter(|_| here.get());
    let fits = |entry: &&Entry| shelf.holds(entry.about) && only.is_none_or(|setup| entry.is_in(setup));
    let is_sought = sought.with(|sought| sought.chars().any(char::is_alphanumeric));
    let groups: Vec<(String, Vec<&Entry>)> = if is_sought {
        let sought = sought.get();
        vec![(sought.trim().to_string(), reference.search(&sought).into_iter().filter(fits).collect())]
    } else {
        let mut chapters: Vec<&Chapter> = reference.chapters.iter().collect();
        let game = match setup {
            Some(AnySetup::Claim(_)) => Kind::Claim,
            Some(AnySetup::ClaimIt(_)) => Kind::ClaimIt,
            None => desk.choices.with(|choices| choices.game),
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
