//! What is looked up in the rules.

use std::{collections::BTreeSet, sync::Arc};

use leptos::prelude::*;
use play::AnySetup;
use words::{About, Language, Reference};

use crate::sitting::Game;

/// What is looked up. It stays as it is while the game goes on, and when one comes back.
#[derive(Clone, Copy)]
pub(crate) struct Lookup {
    pub(crate) sought: RwSignal<String>,
    pub(crate) section: RwSignal<Section>,
    /// Only what is in the game that is played?
    pub(crate) here: RwSignal<bool>,
    /// The entries that are read, by their keys: the table around the panel is drawn again with every move.
    pub(crate) opened: StoredValue<BTreeSet<String>>,
    /// The game that is played.
    pub(crate) setup: Memo<Option<AnySetup>>,
    /// All entries, once somebody has looked something up in this language.
    pub(crate) reference: StoredValue<Option<(Language, Arc<Reference>)>>,
}

/// Entries of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    All,
    Rules,
    Factions,
    Artifacts,
    Heroes,
    Words,
}

impl Lookup {
    pub(crate) fn new(game: RwSignal<Option<Game>>) -> Lookup {
        Lookup {
            sought: RwSignal::new(String::new()),
            section: RwSignal::new(Section::All),
            here: RwSignal::new(true),
            opened: StoredValue::new(BTreeSet::new()),
            setup: Memo::new(move |_| game.with(|game| game.as_ref().map(Game::setup))),
            reference: StoredValue::new(None),
        }
    }
}

impl Section {
    /// Each with the key of its title.
    pub(crate) const ALL: [(Section, &str); 6] = [
        (Section::All, "web-all"),
        (Section::Rules, "web-rules"),
        (Section::Factions, "chapter-factions"),
        (Section::Artifacts, "table-field-artifacts"),
        (Section::Heroes, "table-field-heroes"),
        (Section::Words, "chapter-words"),
    ];

    pub(crate) const fn holds(self, about: About) -> bool {
        match about {
            _ if matches!(self, Section::All) => true,
            About::Rule | About::Potions | About::Moon | About::Set(_) => matches!(self, Section::Rules),
            About::Faction(_) => matches!(self, Section::Factions),
            About::Artifact(_) => matches!(self, Section::Artifacts),
            About::Hero(_) => matches!(self, Section::Heroes),
            About::Word(_) => matches!(self, Section::Words),
        }
    }
}
