//! What there is to be played of Claim.

use ::claim::{NamedSet, Potion};
use serde::Serialize;

use super::{
    SEATS,
    names::{Artifact, Faction, Hero, PotionName},
};
use crate::served::GameName;

/// What there is to be played.
// Fields are written in the order of the alphabet.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "about-claim"))]
pub(crate) struct About {
    /// All artifacts.
    artifacts: Vec<Artifact>,
    /// All factions.
    factions: Vec<AboutFaction>,
    /// All heroes.
    heroes: Vec<Hero>,
    /// Which game it is.
    #[cfg_attr(test, schemars(extend("const" = GameName::Claim)))]
    of: GameName,
    /// All potions.
    potions: Vec<PotionName>,
    /// The named sets.
    sets: Vec<AboutSet>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct AboutFaction {
    /// With which the names of its cards begin.
    code: &'static str,
    /// What it is called.
    name: Faction,
    /// The values of its cards.
    #[cfg_attr(test, schemars(inner(range(max = 19))))]
    values: Vec<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct AboutSet {
    /// How many can play it.
    #[cfg_attr(test, schemars(inner(range(min = 2, max = SEATS))))]
    players: Vec<u8>,
    /// What it is called in requests.
    set: &'static str,
    /// What it is called.
    title: &'static str,
}

impl About {
    /// All there is.
    pub(crate) fn new() -> About {
        let set = |set: NamedSet| AboutSet {
            players: (2..=SEATS).filter(|&players| set.setup(players).is_some()).collect(),
            set: set.slug(),
            title: set.title(),
        };
        let faction = |faction: ::claim::Faction| AboutFaction {
            code: faction.code(),
            name: faction.into(),
            values: faction.values().to_vec(),
        };
        About {
            artifacts: ::claim::Artifact::ALL.map(Artifact::from).into(),
            factions: ::claim::Faction::ALL.map(faction).into(),
            heroes: ::claim::Hero::ALL.map(Hero::from).into(),
            of: GameName::Claim,
            potions: Potion::ALL.map(PotionName::from).into(),
            sets: NamedSet::ALL.map(set).into(),
        }
    }
}
