//! How a line becomes a request: strict, quick, and with the offending field named.

use std::{borrow::Cow, fmt, marker::PhantomData};

use game::{Audience, Seat};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor},
};
use serde_json::value::RawValue;

use crate::refusal::{Code, Refusal};

macro_rules! fields {
    ($($field:ident $name:literal,)*) => {
        /// A field of a request.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Field {
            $($field,)*
        }

        const NAMES: &[&str] = &[$($name),*];

        impl Field {
            const ALL: &'static [Field] = &[$(Field::$field),*];
        }
    };
}

fields! {
    Do "do",
    Id "id",
    Game "game",
    Answer "answer",
    With "with",
    Of "of",
    Set "set",
    Players "players",
    Setup "setup",
    Seed "seed",
    Deal "deal",
    Chance "chance",
    Record "record",
    GameNumber "game_number",
    Moves "moves",
    To "to",
    Who "who",
    Date "date",
    Seat "seat",
    Name "name",
    Play "play",
    Nodes "nodes",
    Millis "millis",
    Threads "threads",
}

impl Field {
    pub(crate) const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

macro_rules! verbs {
    ($($verb:ident $name:literal $fields:tt,)*) => {
        /// What is to be done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Verb {
            $($verb,)*
        }

        impl Verb {
            /// The names of all verbs.
            pub(crate) const NAMES: &'static [&'static str] = &[$($name),*];

            fn named(name: &str) -> Option<Verb> {
                match name {
                    $($name => Some(Verb::$verb),)*
                    _ => None,
                }
            }

            const fn name(self) -> &'static str {
                Verb::NAMES[self as usize]
            }

            /// The fields it takes besides `do` and `id`.
            const fn fields(self) -> u32 {
                match self {
                    $(Verb::$verb => fields_of!($fields),)*
                }
            }
        }
    };
}

macro_rules! fields_of {
    ([$($field:ident)*]) => { Field::Do.bit() | Field::Id.bit() $(| Field::$field.bit())* };
}

verbs! {
    Hello "hello" [],
    New "new" [Game Of Set Players Setup Seed Deal Chance Record GameNumber Moves Who Date With],
    Ask "ask" [Game With],
    Play "play" [Game Answer With],
    Chance "chance" [Game With],
    Undo "undo" [Game Moves To With],
    State "state" [Game],
    View "view" [Game Seat],
    Events "events" [Game Seat],
    Result "result" [Game],
    Record "record" [Game Seat],
    Bot "bot" [Game Name Nodes Millis Threads Seed Play With],
    Games "games" [],
    Drop "drop" [Game],
    Quit "quit" [],
}

/// A request whose fields are known to belong to its verb, but not yet to be what they should be.
pub(crate) struct Request<'a> {
    pub(crate) verb: Verb,
    pub(crate) id: Option<&'a str>,
    values: Values<'a>,
}

/// A request that cannot be answered, with its id as far as it could be read.
pub(crate) type Unread<'a> = (Option<&'a str>, Refusal);

type Values<'a> = [Option<&'a RawValue>; NAMES.len()];

impl<'a> Request<'a> {
    pub(crate) fn read(line: &'a str) -> Result<Request<'a>, Unread<'a>> {
        let Object { values, odd } = serde_json::from_str(line).map_err(|error| (None, unreadable(line, &error)))?;
        let id = id_of(&values).map_err(|refusal| (None, refusal))?;
        Request::with(id, values, odd).map_err(|refusal| (id, refusal))
    }

    fn with(id: Option<&'a str>, values: Values<'a>, odd: Option<Odd>) -> Result<Request<'a>, Refusal> {
        let Some(name) = values[Field::Do as usize] else {
            return Err(Refusal::new(Code::Request, "the field \"do\" is missing: it says what is to be done"));
        };
        let name = text_of(Field::Do, name).map_err(|refusal| Refusal { code: Code::Request, ..refusal })?;
        let verb = Verb::named(&name).ok_or_else(|| {
            let verbs = Verb::NAMES.join(", ");
            Refusal::new(Code::Request, format_args!("there is no verb {name:?}; there are {verbs}"))
        })?;
        match odd {
            None => {}
            Some(Odd::Unknown(name)) => return Err(unknown(verb, &name)),
            Some(Odd::Twice(field)) => return Err(Refusal::field(field.name(), "is there twice")),
        }
        let foreign = Field::ALL.iter().find(|&&f| values[f as usize].is_some() && verb.fields() & f.bit() == 0);
        match foreign {
            Some(field) => Err(unknown(verb, field.name())),
            None => Ok(Request { verb, id, values }),
        }
    }

    /// The field as it stands in the line, if it is there.
    pub(crate) fn raw(&self, field: Field) -> Option<&'a str> {
        self.values[field as usize].map(RawValue::get)
    }

    pub(crate) fn has(&self, field: Field) -> bool {
        self.values[field as usize].is_some()
    }

    /// A string, if the field is there.
    pub(crate) fn text(&self, field: Field) -> Result<Option<Cow<'a, str>>, Refusal> {
        self.values[field as usize].map(|raw| text_of(field, raw)).transpose()
    }

    /// A string that must be there.
    pub(crate) fn needed_text(&self, field: Field) -> Result<Cow<'a, str>, Refusal> {
        self.text(field)?.ok_or_else(|| self.missing(field))
    }

    /// Anything, if the field is there; `what` it should be is said when it is not.
    pub(crate) fn value<T: DeserializeOwned>(&self, field: Field, what: &str) -> Result<Option<T>, Refusal> {
        let read =
            |raw| serde_json::from_str(raw).map_err(|_| Refusal::field(field.name(), format_args!("is not {what}")));
        self.raw(field).map(read).transpose()
    }

    pub(crate) fn seed(&self) -> Result<Option<u64>, Refusal> {
        // As a string it survives languages whose numbers end at 2^53.
        let Some(raw) = self.raw(Field::Seed) else { return Ok(None) };
        let digits = raw.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(raw);
        match digits.parse() {
            Ok(seed) if digits.bytes().all(|b| b.is_ascii_digit()) => Ok(Some(seed)),
            _ => Err(Refusal::field(Field::Seed.name(), "is not a whole number from 0 to 18446744073709551615")),
        }
    }

    /// Who looks, if that is said.
    pub(crate) fn audience(&self) -> Result<Option<Audience>, Refusal> {
        let Some(raw) = self.raw(Field::Seat) else { return Ok(None) };
        let audience = if raw == "\"onlooker\"" { Some(Audience::Spectator) } else { seat_at(raw) };
        let no = || Refusal::field(Field::Seat.name(), "is neither the number of a seat nor \"onlooker\"");
        audience.map(Some).ok_or_else(no)
    }

    pub(crate) fn wishes(&self) -> Result<With, Refusal> {
        let Some(raw) = self.raw(Field::With) else { return Ok(With::default()) };
        let listed = || Refusal::field(Field::With.name(), format_args!("is not a list of {}", With::WORDS));
        let words: Vec<Cow<'_, str>> = serde_json::from_str(raw).map_err(|_| listed())?;
        let mut with = With::default();
        for word in words {
            match &*word {
                "events" => (with.events, with.audience) = (true, None),
                "events:onlooker" => (with.events, with.audience) = (true, Some(Audience::Spectator)),
                "numbers" => with.numbers = true,
                "state" => with.state = true,
                "view" => with.view = true,
                word => match word.strip_prefix("events:").and_then(seat_at) {
                    Some(audience) => (with.events, with.audience) = (true, Some(audience)),
                    None => return Err(listed()),
                },
            }
        }
        Ok(with)
    }

    pub(crate) fn missing(&self, field: Field) -> Refusal {
        let verb = self.verb.name();
        Refusal::new(Code::Field, format_args!("the field \"{}\" is missing: \"{verb}\" needs it", field.name()))
    }
}

/// The seat with a number.
fn seat_at(number: &str) -> Option<Audience> {
    serde_json::from_str(number).ok().map(|seat| Audience::Seat(Seat(seat)))
}

/// What is wanted with a decision.
#[derive(Clone, Copy, Default)]
pub(crate) struct With {
    pub(crate) events: bool,
    /// Who is told of them, if it is not everything that is told.
    pub(crate) audience: Option<Audience>,
    pub(crate) numbers: bool,
    pub(crate) state: bool,
    pub(crate) view: bool,
}

impl With {
    const WORDS: &'static str = "\"events\" or \"events:0\", \"numbers\", \"state\" and \"view\"";
}

fn unknown(verb: Verb, name: &str) -> Refusal {
    let fields: Vec<&str> =
        Field::ALL.iter().filter(|field| verb.fields() & field.bit() != 0).map(|field| field.name()).collect();
    let name: String = name.chars().take(40).collect();
    let message = format_args!("\"{}\" has no field {name:?}; it has {}", verb.name(), fields.join(", "));
    Refusal::new(Code::Field, message)
}

fn unreadable(line: &str, error: &serde_json::Error) -> Refusal {
    // What is seen at once to be no object need not be JSON to its end.
    match serde_json::from_str::<IgnoredAny>(line) {
        Ok(_) => Refusal::new(Code::Request, "a request is a JSON object such as {\"do\": \"hello\"}"),
        Err(syntax) if error.is_data() => Refusal::new(Code::Json, format_args!("the line is not JSON: {syntax}")),
        Err(_) => Refusal::new(Code::Json, format_args!("the line is not JSON: {error}")),
    }
}

fn id_of<'a>(values: &Values<'a>) -> Result<Option<&'a str>, Refusal> {
    let Some(id) = values[Field::Id as usize].map(RawValue::get) else { return Ok(None) };
    match id.as_bytes().first() {
        _ if id.len() > LONGEST_ID => {
            Err(Refusal::field(Field::Id.name(), format_args!("is longer than {LONGEST_ID} bytes")))
        }
        // It is echoed as it stands, so others must be able to read it: no half of a surrogate pair, no 1e999.
        Some(b'"') if plain(id).is_some() => Ok(Some(id)),
        Some(b'-' | b'0'..=b'9') if serde_json::from_str::<f64>(id).is_ok() => Ok(Some(id)),
        _ => Err(Refusal::field(Field::Id.name(), "is neither a string nor a number")),
    }
}

/// The longest id that is echoed.
const LONGEST_ID: usize = 1_000;

fn text_of(field: Field, raw: &RawValue) -> Result<Cow<'_, str>, Refusal> {
    plain(raw.get()).ok_or_else(|| Refusal::field(field.name(), "is not a string"))
}

/// The text of a JSON string; borrowed, as long as nothing is escaped in it.
fn plain(raw: &str) -> Option<Cow<'_, str>> {
    let inner = raw.strip_prefix('"')?.strip_suffix('"')?;
    if inner.contains('\\') { serde_json::from_str(raw).ok().map(Cow::Owned) } else { Some(Cow::Borrowed(inner)) }
}

/// The fields of a line, and the first that is odd.
struct Object<'a> {
    values: Values<'a>,
    odd: Option<Odd>,
}

enum Odd {
    Unknown(String),
    Twice(Field),
}

impl<'de> Deserialize<'de> for Object<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<'de>, D::Error> {
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

struct ObjectVisitor<'a>(PhantomData<&'a ()>);

impl<'de> Visitor<'de> for ObjectVisitor<'de> {
    type Value = Object<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<'de>, A::Error> {
        let mut object = Object { values: [None; NAMES.len()], odd: None };
        while let Some(key) = map.next_key::<Key>()? {
            match key {
                Key::Known(field) if object.values[field as usize].is_none() => {
                    object.values[field as usize] = Some(map.next_value()?);
                }
                Key::Known(field) => {
                    map.next_value::<IgnoredAny>()?;
                    object.odd.get_or_insert(Odd::Twice(field));
                }
                Key::Unknown(name) => {
                    map.next_value::<IgnoredAny>()?;
                    object.odd.get_or_insert(Odd::Unknown(name));
                }
            }
        }
        Ok(object)
    }
}

enum Key {
    Known(Field),
    Unknown(String),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        deserializer.deserialize_str(KeyVisitor)
    }
}

struct KeyVisitor;

impl Visitor<'_> for KeyVisitor {
    type Value = Key;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E>(self, name: &str) -> Result<Key, E> {
        Ok(match NAMES.iter().position(|&known| known == name) {
            Some(i) => Key::Known(Field::ALL[i]),
            None => Key::Unknown(name.to_owned()),
        })
    }
}
