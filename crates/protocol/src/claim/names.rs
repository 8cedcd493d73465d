//! Names of cards, factions and other things of Claim.

use ::claim::{ArtifactSet, Potion, Rules, Zone};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// A card: the code of its faction and its value, or a hero's.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "card", extend("pattern" = card_pattern())))]
pub(crate) struct Card(String);

impl Card {
    /// The name of a card.
    pub(crate) fn of(rules: &Rules, card: ::claim::Card) -> Card {
        Card(rules.card_name(card))
    }

    /// The names of cards.
    pub(crate) fn all(rules: &Rules, cards: impl IntoIterator<Item = ::claim::Card>) -> Vec<Card> {
        cards.into_iter().map(|card| Card::of(rules, card)).collect()
    }
}

#[cfg(test)]
fn card_pattern() -> String {
    format!("^([A-Z][a-z][0-9]{{1,2}}|{})$", ::claim::Hero::ALL.map(::claim::Hero::code).join("|"))
}

/// The name of a faction.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "faction", extend("enum" = ::claim::Faction::ALL.map(::claim::Faction::name)))
)]
pub(crate) struct Faction(&'static str);

impl From<::claim::Faction> for Faction {
    fn from(faction: ::claim::Faction) -> Faction {
        Faction(faction.name())
    }
}

/// The code of a hero.
#[derive(Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "hero", extend("enum" = ::claim::Hero::ALL.map(::claim::Hero::code)))
)]
pub(crate) struct Hero(&'static str);

impl From<::claim::Hero> for Hero {
    fn from(hero: ::claim::Hero) -> Hero {
        Hero(hero.code())
    }
}

/// The name of an artifact.
#[derive(Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "artifact", extend("enum" = ::claim::Artifact::ALL.map(::claim::Artifact::name)))
)]
pub(crate) struct Artifact(&'static str);

impl From<::claim::Artifact> for Artifact {
    fn from(artifact: ::claim::Artifact) -> Artifact {
        Artifact(artifact.name())
    }
}

impl Artifact {
    /// The names of artifacts.
    pub(crate) fn all(artifacts: ArtifactSet) -> Vec<Artifact> {
        artifacts.iter().map(Artifact::from).collect()
    }
}

/// A potion.
#[derive(Serialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(rename = "potion", extend("enum" = Potion::ALL.map(|potion| potion.to_string())))
)]
pub(crate) struct PotionName(String);

impl From<Potion> for PotionName {
    fn from(potion: Potion) -> PotionName {
        PotionName(potion.to_string())
    }
}

/// A zone, with the seat it belongs to if there is one.
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(
        rename = "zone",
        extend("pattern" = "^((hand|followers|score|display|beneath|hidden):[0-3]|draw|prize|trick|pot|pool|discard|out)$"),
    )
)]
pub(crate) struct ZoneName(#[cfg_attr(test, schemars(with = "String"))] pub(crate) Zone);

impl Serialize for ZoneName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Something for every zone of a game.
pub(crate) struct Zones<T>(Vec<(ZoneName, T)>);

impl<T> Zones<T> {
    /// What `of` says of every zone.
    pub(crate) fn of(rules: &Rules, of: impl Fn(Zone) -> T) -> Zones<T> {
        Zones(zones(rules).map(|zone| (ZoneName(zone), of(zone))).collect())
    }
}

impl<T: Serialize> Serialize for Zones<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (zone, value) in &self.0 {
            map.serialize_entry(zone, value)?;
        }
        map.end()
    }
}

#[cfg(test)]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Zones<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("zones-of-{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<ZoneName>(),
            "additionalProperties": generator.subschema_for::<T>(),
        })
    }
}

/// Every zone of a game.
fn zones(rules: &Rules) -> impl Iterator<Item = Zone> + use<> {
    const COMMON: [Zone; 7] = [Zone::Draw, Zone::Prize, Zone::Trick, Zone::Pot, Zone::Pool, Zone::Discard, Zone::Out];
    let two = rules.players() == 2;
    let of = move |seat| {
        let more = two.then_some([Zone::Beneath(seat), Zone::Hidden(seat)]);
        let some = [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat), Zone::Display(seat)];
        some.into_iter().chain(more.into_iter().flatten())
    };
    rules.seats().flat_map(of).chain(COMMON)
}
