//! Who bears a crest.

use claim::{Artifact, Faction, Hero};

use crate::{artifacts, crest::Crest, factions, heroes};

/// Whoever bears a crest: a faction, a hero, or a thing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bearer {
    /// A faction.
    Faction(Faction),
    /// A hero.
    Hero(Hero),
    /// An artifact.
    Artifact(Artifact),
}

impl Bearer {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Bearer> {
        let factions = Faction::ALL.into_iter().map(Bearer::Faction);
        let heroes = Hero::ALL.into_iter().map(Bearer::Hero);
        factions.chain(heroes).chain(Artifact::ALL.into_iter().map(Bearer::Artifact))
    }

    /// The crest.
    pub const fn crest(self) -> &'static Crest {
        match self {
            Bearer::Faction(faction) => factions::crest(faction),
            Bearer::Hero(hero) => heroes::crest(hero),
            Bearer::Artifact(artifact) => artifacts::crest(artifact),
        }
    }

    /// Has it a crest of its own, or a stand-in?
    pub const fn has_own_crest(self) -> bool {
        match self {
            Bearer::Faction(faction) => factions::own_crest(faction).is_some(),
            Bearer::Hero(_) | Bearer::Artifact(_) => true,
        }
    }

    /// The name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Bearer::Faction(faction) => faction.name(),
            Bearer::Hero(hero) => heroes::name(hero),
            Bearer::Artifact(artifact) => artifact.title(),
        }
    }

    /// What tells it from all others in the ids of a page.
    pub fn id(self) -> String {
        match self {
            Bearer::Faction(faction) => faction.code().to_lowercase(),
            Bearer::Hero(hero) => format!("hero-{}", hero.code().to_lowercase()),
            Bearer::Artifact(artifact) => format!("artifact-{}", artifact.name().to_lowercase()),
        }
    }

    /// The variable that holds the colour of what is written on its card.
    pub(crate) fn value_variable(self) -> String {
        match self {
            Bearer::Faction(_) => format!("value-{}", self.id()),
            Bearer::Hero(_) => "value-hero".into(),
            Bearer::Artifact(_) => "value-artifact".into(),
        }
    }
}
