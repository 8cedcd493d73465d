//! A set-up of Claim, as requests spell it out and as responses show it.

use ::claim::Setup;
use serde::{Deserialize, Serialize};

use super::{Seat, names::Faction};
use crate::{
    object::{FieldValue, Given, Name, Needed, value},
    refusal::Refusal,
    value::Players,
};

/// A set-up that a request spells out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-setup"))]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupFields<'a> {
    /// One pair and three more for two players, five more for three and four (4.1, 12.1).
    #[serde(borrow)]
    factions: Needed<'a, Factions>,
    /// Two to four.
    #[serde(borrow)]
    #[cfg_attr(test, schemars(range(max = super::SEATS)))]
    players: Needed<'a, Players>,
    /// Which edition's rules (3).
    #[serde(borrow, default)]
    edition: Given<'a, Edition>,
    /// Play with artifacts (4.5)?
    #[serde(borrow, default)]
    artifacts: Given<'a, bool>,
    /// Play with heroes (4.3)?
    #[serde(borrow, default)]
    heroes: Given<'a, bool>,
    /// The seat that leads first; drawn, if it is left out or null.
    #[serde(borrow, default)]
    first: Given<'a, Option<Seat>>,
    /// What is printed on cards only and can be overridden (2.5).
    #[serde(borrow, default)]
    facts: Given<'a, Facts>,
    /// The cards of each hand in a study deck, which has one pair and one more faction (15).
    #[serde(borrow, default)]
    study: Given<'a, Option<Study>>,
}

impl SetupFields<'_> {
    /// The set-up; not yet known to be legal.
    pub(crate) fn setup(&self) -> Result<Setup, Refusal> {
        Ok(Setup {
            factions: self.factions.read()?.0,
            players: self.players.read()?.0,
            edition: self.edition.read()?.map_or_else(Default::default, Edition::into),
            artifacts: self.artifacts.read()?.unwrap_or_default(),
            heroes: self.heroes.read()?.unwrap_or_default(),
            first: self.first.read()?.flatten().map(|seat| seat.0),
            facts: self.facts.read()?.map_or_else(Default::default, Facts::into),
            study: self.study.read()?.flatten().map(|study| study.0),
        })
    }
}

/// Factions by their names.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Factions(#[cfg_attr(test, schemars(with = "Vec<Faction>"))] Vec<::claim::Faction>);

impl FieldValue<'_> for Factions {
    fn read(name: Name<'_>, raw: &str) -> Result<Factions, Refusal> {
        let names: Vec<String> = value(name, raw, "a list of factions")?;
        let named = |word: &String| {
            let faction = ::claim::Faction::ALL.into_iter().find(|faction| faction.name() == word);
            let word: String = word.chars().take(40).collect();
            faction.ok_or_else(|| name.refuse(format_args!("names {word:?}, which is no faction")))
        };
        names.iter().map(named).collect::<Result<_, _>>().map(Factions)
    }
}

/// A set-up with everything in it.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-setup-in-full"))]
pub(crate) struct SetupInFull {
    /// The factions of the deck, in the order in which they were named.
    factions: Vec<Faction>,
    /// How many play.
    #[cfg_attr(test, schemars(range(min = 2, max = super::SEATS)))]
    players: u8,
    /// Which edition's rules (3).
    edition: Edition,
    /// Are there artifacts (4.5)?
    artifacts: bool,
    /// Are there heroes (4.3)?
    heroes: bool,
    /// The seat that leads first; null, if it was drawn.
    first: Option<Seat>,
    /// What is printed on cards only.
    facts: Facts,
    /// The cards of each hand in a study deck; left out in all others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<Study>"))]
    study: Option<u8>,
}

impl From<&Setup> for SetupInFull {
    fn from(setup: &Setup) -> SetupInFull {
        SetupInFull {
            factions: setup.factions.iter().copied().map(Faction::from).collect(),
            players: setup.players,
            edition: setup.edition.into(),
            artifacts: setup.artifacts,
            heroes: setup.heroes,
            first: setup.first.map(Seat::from),
            facts: setup.facts.into(),
            study: setup.study,
        }
    }
}

/// The cards of each hand in a study deck (15.1).
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Study(#[cfg_attr(test, schemars(range(min = 2, max = 4)))] u8);

impl FieldValue<'_> for Option<Study> {
    fn read(name: Name<'_>, raw: &str) -> Result<Option<Study>, Refusal> {
        let hand: Option<u8> = value(name, raw, "a number of cards")?;
        Ok(hand.map(Study))
    }
}

/// The edition of the rules.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "edition"))]
enum Edition {
    /// The anniversary edition.
    A,
    /// Claim 2.
    C2,
}

impl FieldValue<'_> for Edition {
    fn read(name: Name<'_>, raw: &str) -> Result<Edition, Refusal> {
        value(name, raw, "\"A\" or \"C2\"")
    }
}

impl From<Edition> for ::claim::Edition {
    fn from(edition: Edition) -> ::claim::Edition {
        match edition {
            Edition::A => ::claim::Edition::A,
            Edition::C2 => ::claim::Edition::C2,
        }
    }
}

impl From<::claim::Edition> for Edition {
    fn from(edition: ::claim::Edition) -> Edition {
        match edition {
            ::claim::Edition::A => Edition::A,
            ::claim::Edition::C2 => Edition::C2,
        }
    }
}

/// What is printed on cards only.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields, default)]
struct Facts {
    /// The sum of 2^v over the values v of the Raccoons with loot.
    #[cfg_attr(test, schemars(range(max = 16383)))]
    loot: u16,
    /// The values of the heroes, in the order of `hello`.
    #[cfg_attr(test, schemars(inner(range(max = ::claim::Facts::HIGHEST_HERO))))]
    heroes: [u8; ::claim::Hero::ALL.len()],
}

impl FieldValue<'_> for Facts {
    fn read(name: Name<'_>, raw: &str) -> Result<Facts, Refusal> {
        value(name, raw, "an object such as {\"loot\": 5461, \"heroes\": [8, 5, 4, 9, 6, 3]}")
    }
}

impl Default for Facts {
    fn default() -> Facts {
        ::claim::Facts::default().into()
    }
}

impl From<::claim::Facts> for Facts {
    fn from(facts: ::claim::Facts) -> Facts {
        Facts { loot: facts.loot, heroes: facts.heroes }
    }
}

impl From<Facts> for ::claim::Facts {
    fn from(facts: Facts) -> ::claim::Facts {
        ::claim::Facts { loot: facts.loot, heroes: facts.heroes }
    }
}
