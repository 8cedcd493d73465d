//! A deal of Claim, as requests spell it out.

use ::claim::{Deal, Rules};
use ::record::NamedDeal;
use serde::Deserialize;

use super::Seat;
#[cfg(test)]
use super::names::{Artifact, Card, PotionName};
use crate::{
    object::{FieldValue, Given, Name, Needed, value},
    refusal::{Code, Refusal},
};

/// A deal that a request spells out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-deal"))]
#[serde(deny_unknown_fields)]
pub(crate) struct DealFields<'a> {
    /// The hand of each seat.
    #[serde(borrow)]
    #[cfg_attr(test, schemars(length(min = 2, max = super::SEATS)))]
    hands: Needed<'a, Hands>,
    /// The draw pile from its top.
    #[serde(borrow)]
    draw: Needed<'a, Cards>,
    /// The Raccoons and Shadows that leave unseen (4.2).
    #[serde(borrow, default)]
    left: Given<'a, Cards>,
    /// The hero and the faction cards that are out of the game (4.3).
    #[serde(borrow, default)]
    replaced: Given<'a, Cards>,
    /// The artifacts of each seat (4.5).
    #[serde(borrow, default)]
    artifacts: Given<'a, Artifacts>,
    /// All potions from the top of their stack (4.6).
    #[serde(borrow, default)]
    potions: Given<'a, Potions>,
    /// The seat that leads.
    #[serde(borrow)]
    first: Needed<'a, Seat>,
}

impl DealFields<'_> {
    /// The deal that is meant, if it fits the rules.
    pub(crate) fn deal(&self, rules: &Rules) -> Result<Deal, Refusal> {
        let named = NamedDeal {
            hands: self.hands.read()?.0,
            draw: self.draw.read()?.0,
            left: self.left.read()?.map_or_else(Vec::new, |Cards(cards)| cards),
            replaced: self.replaced.read()?.map_or_else(Vec::new, |Cards(cards)| cards),
            artifacts: self.artifacts.read()?.map_or_else(Vec::new, |Artifacts(artifacts)| artifacts),
            potions: self.potions.read()?.map_or_else(Vec::new, |Potions(potions)| potions),
            first: self.first.read()?.0.0,
        };
        let players = usize::from(rules.players());
        let many = |found: usize, what: &str, rule: &'static str| {
            let message = format_args!("the deal has {found} {what} for {players} players (rule {rule})");
            Err(Refusal::by_rule(Code::Deal, message, rule))
        };
        if named.hands.len() != players {
            return many(named.hands.len(), "hands", if players == 2 { "4.4" } else { "12.1" });
        }
        if !named.artifacts.is_empty() && named.artifacts.len() != players {
            return many(named.artifacts.len(), "lists of artifacts", "4.5");
        }
        named.deal(rules).map_err(|wrong| Refusal::by_rule(Code::Deal, &wrong, wrong.rule))
    }
}

/// Cards, not yet known to be any.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Cards(#[cfg_attr(test, schemars(with = "Vec<Card>"))] Vec<String>);

impl FieldValue<'_> for Cards {
    fn read(name: Name<'_>, raw: &str) -> Result<Cards, Refusal> {
        value(name, raw, "a list of cards").map(Cards)
    }
}

/// Cards for each seat.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Hands(#[cfg_attr(test, schemars(with = "Vec<Vec<Card>>"))] Vec<Vec<String>>);

impl FieldValue<'_> for Hands {
    fn read(name: Name<'_>, raw: &str) -> Result<Hands, Refusal> {
        value(name, raw, "a list of cards for each seat").map(Hands)
    }
}

/// Artifacts for each seat.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Artifacts(#[cfg_attr(test, schemars(with = "Vec<Vec<Artifact>>", length(max = 2)))] Vec<Vec<String>>);

impl FieldValue<'_> for Artifacts {
    fn read(name: Name<'_>, raw: &str) -> Result<Artifacts, Refusal> {
        value(name, raw, "a list of artifacts for each seat").map(Artifacts)
    }
}

/// Potions.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Potions(#[cfg_attr(test, schemars(with = "Vec<PotionName>"))] Vec<String>);

impl FieldValue<'_> for Potions {
    fn read(name: Name<'_>, raw: &str) -> Result<Potions, Refusal> {
        value(name, raw, "a list of potions").map(Potions)
    }
}
