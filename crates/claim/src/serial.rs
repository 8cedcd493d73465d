//! How serde writes what is more than its fields: a card as its place in the deck, a set as a list, an answer as its
//! number. What is read is checked.

use game::Answer as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    action::Action,
    card::{Card, CardSet, Slot},
    state::State,
};

impl game::Portable for State {}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.place().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let place = u8::deserialize(deserializer)?;
        Card::new(place).ok_or_else(|| D::Error::custom(format!("there is no card {place}")))
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.index() as u8).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slot, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Slot::new(number).ok_or_else(|| D::Error::custom(format!("there is no slot {number}")))
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Action::from_number(number).ok_or_else(|| D::Error::custom(format!("there is no answer {number}")))
    }
}
