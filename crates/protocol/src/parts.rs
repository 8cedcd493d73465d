//! An object inside a request, such as a set-up: read part by part, so that an error names the part that is wrong.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, MapAccess, Visitor},
};
use serde_json::value::RawValue;

use crate::refusal::{Code, Refusal};

/// The parts of an object, known to be those it can have, but not yet to be what they should be.
pub(crate) struct Parts<'a> {
    /// What the object is called in messages: `setup`, `setup.board`.
    whole: &'a str,
    all: Vec<(Cow<'a, str>, &'a RawValue)>,
}

impl<'a> Parts<'a> {
    pub(crate) fn read(whole: &'a str, raw: &'a str, known: &[&str]) -> Result<Parts<'a>, Refusal> {
        let Ok(Pairs(all)) = serde_json::from_str(raw) else {
            return Err(Refusal::field(whole, "is not an object"));
        };
        for (i, (name, _)) in all.iter().enumerate() {
            if !known.contains(&&**name) {
                let name: String = name.chars().take(40).collect();
                return Err(Refusal::field(whole, format_args!("has no part {name:?}; it has {}", known.join(", "))));
            }
            if all[..i].iter().any(|(other, _)| other == name) {
                return Err(Refusal::field(&format!("{whole}.{name}"), "is there twice"));
            }
        }
        Ok(Parts { whole, all })
    }

    /// The part as it stands there, if it does.
    pub(crate) fn raw(&self, part: &str) -> Option<&'a str> {
        self.all.iter().find(|(name, _)| name == part).map(|(_, raw)| raw.get())
    }

    /// A part, if it is there; `what` it should be is said when it is not.
    pub(crate) fn value<T: DeserializeOwned>(&self, part: &str, what: &str) -> Result<Option<T>, Refusal> {
        let read = |raw| serde_json::from_str(raw).map_err(|_| self.wrong(part, format_args!("is not {what}")));
        self.raw(part).map(read).transpose()
    }

    /// A part that must be there.
    pub(crate) fn needed<T: DeserializeOwned>(&self, part: &str, what: &str) -> Result<T, Refusal> {
        self.value(part, what)?
            .ok_or_else(|| Refusal::new(Code::Field, format_args!("the field \"{}.{part}\" is missing", self.whole)))
    }

    /// A part is not what it should be.
    pub(crate) fn wrong(&self, part: &str, message: impl fmt::Display) -> Refusal {
        Refusal::field(&format!("{}.{part}", self.whole), message)
    }
}

/// The entries of an object in their order.
struct Pairs<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs<'a>, D::Error> {
        deserializer.deserialize_map(PairsVisitor).map(Pairs)
    }
}

struct PairsVisitor;

impl<'de> Visitor<'de> for PairsVisitor {
    type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::new();
        while let Some(entry) = map.next_entry()? {
            all.push(entry);
        }
        Ok(all)
    }
}
