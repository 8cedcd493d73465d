//! A JSON object as it stands in a line: which fields it has is checked against a type, what they hold is read later.
//!
//! A verb, a set-up, a deal and a board are structs of [`Given`] and [`Needed`] fields that derive `Deserialize`. So the
//! type alone says which fields there are, and a field costs nothing until it is read. Errors name the field.

use std::{borrow::Cow, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{
        self, DeserializeOwned, IntoDeserializer, MapAccess, Visitor,
        value::{BorrowedStrDeserializer, MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::value::RawValue;

use crate::refusal::{Code, Refusal};

/// The fields of an object, in the order of the line.
pub(crate) struct Fields<'a> {
    all: Vec<(Cow<'a, str>, &'a RawValue)>,
}

impl<'a> Fields<'a> {
    /// The first field of that name, as it stands in the line.
    pub(crate) fn get(&self, name: &str) -> Option<&'a RawValue> {
        self.all.iter().find(|(field, _)| field == name).map(|&(_, raw)| raw)
    }

    /// The fields as those of the type `T`; fields called as one of `common` are left out.
    pub(crate) fn read<T: Deserialize<'a>>(
        &self,
        owner: Owner<'a>,
        common: &'static [&'static str],
    ) -> Result<T, Misfit> {
        T::deserialize(Checked { fields: self, owner, common })
    }
}

/// Reads a type whose fields are those of an object inside a request, such as a set-up: `name` is what it is called in
/// errors.
pub(crate) fn read_object<'a, T: Deserialize<'a>>(name: &'a str, raw: &'a str) -> Result<T, Refusal> {
    let fields: Fields<'a> = serde_json::from_str(raw).map_err(|_| Refusal::field(name, "is not an object"))?;
    fields.read(Owner::Object(name), &[]).map_err(|misfit| match misfit {
        Misfit::Unknown { field, known } => {
            Refusal::field(name, format_args!("has no part {field:?}; it has {}", known.join(", ")))
        }
        Misfit::Twice(field) => Refusal::field(&format!("{name}.{field}"), "is there twice"),
        Misfit::Other(message) => Refusal::field(name, message),
    })
}

/// Why an object does not have the fields of a type.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Misfit {
    /// It has a field that the type does not have. Of a long name this is the beginning.
    #[error("unknown field {field:?}")]
    Unknown { field: String, known: &'static [&'static str] },
    /// It has a field twice.
    #[error("field {0:?} is there twice")]
    Twice(&'static str),
    /// What the types of this crate never say.
    #[error("{0}")]
    Other(String),
}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(message: T) -> Misfit {
        Misfit::Other(message.to_string())
    }
}

/// Whose a field is.
#[derive(Clone, Copy)]
pub(crate) enum Owner<'a> {
    /// A request's, with this verb.
    Verb(&'a str),
    /// That of an object inside a request, which is called so in errors.
    Object(&'a str),
}

/// What a field is called.
#[derive(Clone, Copy)]
pub(crate) struct Name<'a> {
    owner: Owner<'a>,
    field: &'a str,
}

impl Name<'_> {
    /// The field is not what it should be.
    pub(crate) fn refuse(self, message: impl fmt::Display) -> Refusal {
        Refusal::field(&self.to_string(), message)
    }

    /// The field is missing.
    fn missing(self) -> Refusal {
        match self.owner {
            Owner::Verb(verb) => {
                Refusal::new(Code::Field, format_args!("the field \"{self}\" is missing: \"{verb}\" needs it"))
            }
            Owner::Object(_) => Refusal::new(Code::Field, format_args!("the field \"{self}\" is missing")),
        }
    }
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            Owner::Verb(_) => f.write_str(self.field),
            Owner::Object(object) => write!(f, "{object}.{}", self.field),
        }
    }
}

/// What a field can hold.
pub(crate) trait FieldValue<'a>: Sized {
    /// Reads it from JSON, or says what is wrong.
    fn read(name: Name<'a>, raw: &'a str) -> Result<Self, Refusal>;
}

/// A field that may be left out.
pub(crate) struct Given<'a, T> {
    entry: Entry<'a>,
    value: PhantomData<fn() -> T>,
}

impl<T> Given<'_, T> {
    /// Is it there, whatever it holds?
    pub(crate) const fn is_there(&self) -> bool {
        self.entry.raw.is_some()
    }

    /// Refuses the field, if it is there.
    pub(crate) fn refuse(&self, message: &str) -> Result<(), Refusal> {
        if self.is_there() { Err(self.entry.name.refuse(message)) } else { Ok(()) }
    }
}

impl<'a, T: FieldValue<'a>> Given<'a, T> {
    /// What it holds, if it is there.
    pub(crate) fn read(&self) -> Result<Option<T>, Refusal> {
        self.entry.raw.map(|raw| T::read(self.entry.name, raw)).transpose()
    }
}

/// Never used, since a field that is not there is deserialised, too: it tells the schema that the field may be left out.
impl<T> Default for Given<'_, T> {
    fn default() -> Self {
        Given { entry: Entry { name: Name { owner: Owner::Object(""), field: "" }, raw: None }, value: PhantomData }
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Given<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Given { entry: Entry::deserialize(deserializer)?, value: PhantomData })
    }
}

/// A field that must be there.
pub(crate) struct Needed<'a, T> {
    entry: Entry<'a>,
    value: PhantomData<fn() -> T>,
}

impl<'a, T: FieldValue<'a>> Needed<'a, T> {
    /// What it holds.
    pub(crate) fn read(&self) -> Result<T, Refusal> {
        let Entry { name, raw } = self.entry;
        raw.map_or_else(|| Err(name.missing()), |raw| T::read(name, raw))
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Needed<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Needed { entry: Entry::deserialize(deserializer)?, value: PhantomData })
    }
}

/// Both look like what they hold.
#[cfg(test)]
mod schema {
    use schemars::{JsonSchema, Schema, SchemaGenerator};

    use super::{Cow, Given, Needed};

    macro_rules! like_its_value {
        ($field:ident) => {
            impl<T: JsonSchema> JsonSchema for $field<'_, T> {
                fn inline_schema() -> bool {
                    T::inline_schema()
                }

                fn schema_name() -> Cow<'static, str> {
                    T::schema_name()
                }

                fn schema_id() -> Cow<'static, str> {
                    T::schema_id()
                }

                fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                    T::json_schema(generator)
                }
            }
        };
    }

    like_its_value!(Given);
    like_its_value!(Needed);
}

/// Reads a value as serde does; `what` it should be is said when it is something else.
pub(crate) fn value<T: DeserializeOwned>(name: Name<'_>, raw: &str, what: impl fmt::Display) -> Result<T, Refusal> {
    serde_json::from_str(raw).map_err(|_| name.refuse(format_args!("is not {what}")))
}

/// Fields that are being held against those of a type.
struct Checked<'f, 'de> {
    fields: &'f Fields<'de>,
    owner: Owner<'de>,
    common: &'static [&'static str],
}

impl<'de> Deserializer<'de> for Checked<'_, 'de> {
    type Error = Misfit;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let all = &self.fields.all;
        for (i, (name, _)) in all.iter().enumerate() {
            let Some(field) = known.iter().chain(self.common).find(|known| *known == name) else {
                return Err(Misfit::Unknown { field: name.chars().take(LONGEST_NAME).collect(), known });
            };
            if all[..i].iter().any(|(other, _)| other == name) {
                return Err(Misfit::Twice(field));
            }
        }
        // Those that are not there, too, so that they know what they are called.
        visitor.visit_map(MapDeserializer::new(known.iter().map(|&field| {
            let raw = self.fields.get(field).map(RawValue::get);
            (field, Entry { name: Name { owner: self.owner, field }, raw })
        })))
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_struct("", &[], visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// How much of a name that is not known is repeated.
const LONGEST_NAME: usize = 40;

/// A field as it stands in the line, if it is there.
#[derive(Clone, Copy)]
struct Entry<'a> {
    name: Name<'a>,
    raw: Option<&'a str>,
}

impl<'de> IntoDeserializer<'de, Misfit> for Entry<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// On its way into a [`Given`] or a [`Needed`] an entry is a list of strings; JSON is never empty, so what is, is not there.
impl<'de> Deserializer<'de> for Entry<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let (verb, object) = match self.name.owner {
            Owner::Verb(verb) => (verb, ""),
            Owner::Object(object) => ("", object),
        };
        let parts = [verb, object, self.name.field, self.raw.unwrap_or_default()];
        visitor.visit_seq(SeqDeserializer::new(parts.into_iter().map(BorrowedStrDeserializer::new)))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Entry<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry<'a>, D::Error> {
        let (verb, object, field, raw): (&str, &str, &str, &str) = Deserialize::deserialize(deserializer)?;
        let owner = if verb.is_empty() { Owner::Object(object) } else { Owner::Verb(verb) };
        Ok(Entry { name: Name { owner, field }, raw: Some(raw).filter(|raw| !raw.is_empty()) })
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
        let mut all = Vec::with_capacity(8);
        while let Some(Key(name)) = map.next_key()? {
            all.push((name, map.next_value()?));
        }
        Ok(Fields { all })
    }
}

/// The name of a field, borrowed unless something in it is escaped.
struct Key<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Key<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key<'a>, D::Error> {
        struct KeyVisitor;

        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = Key<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a field")
            }

            fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Borrowed(name)))
            }

            fn visit_str<E>(self, name: &str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Owned(name.to_owned())))
            }
        }

        deserializer.deserialize_str(KeyVisitor)
    }
}
