//! What the fields of requests hold, whatever the game.

use std::{borrow::Cow, num::NonZeroUsize, ops::Deref};

use bots::Level;
use game::{Audience, Seat};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{
    object::{FieldValue, Name, value},
    refusal::Refusal,
};

/// The text of a JSON string; borrowed, as long as nothing is escaped in it.
pub(crate) fn plain(raw: &str) -> Option<Cow<'_, str>> {
    let inner = raw.strip_prefix('"')?.strip_suffix('"')?;
    if inner.contains('\\') { serde_json::from_str(raw).ok().map(Cow::Owned) } else { Some(Cow::Borrowed(inner)) }
}

/// A string.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Text<'a>(pub(crate) Cow<'a, str>);

impl<'a> FieldValue<'a> for Text<'a> {
    fn read(name: Name<'a>, raw: &'a str) -> Result<Text<'a>, Refusal> {
        plain(raw).map(Text).ok_or_else(|| name.refuse("is not a string"))
    }
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// The id of a game: at most 64 bytes in UTF-8, so perhaps fewer characters.
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "game"))]
pub(crate) struct GameId<'a>(
    #[cfg_attr(test, schemars(length(min = 1, max = crate::limits::GAME_ID)))] pub(crate) Cow<'a, str>,
);

impl<'a> FieldValue<'a> for GameId<'a> {
    fn read(name: Name<'a>, raw: &'a str) -> Result<GameId<'a>, Refusal> {
        Text::read(name, raw).map(|text| GameId(text.0))
    }
}

impl FieldValue<'_> for bool {
    fn read(name: Name<'_>, raw: &str) -> Result<bool, Refusal> {
        value(name, raw, "true or false")
    }
}

/// A number of answers and outcomes.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Moves(pub(crate) usize);

impl FieldValue<'_> for Moves {
    fn read(name: Name<'_>, raw: &str) -> Result<Moves, Refusal> {
        value(name, raw, "a whole number").map(Moves)
    }
}

/// Which game of a text, counted from 1.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct GameNumber(pub(crate) NonZeroUsize);

impl FieldValue<'_> for GameNumber {
    fn read(name: Name<'_>, raw: &str) -> Result<GameNumber, Refusal> {
        value(name, raw, "a whole number from 1 on").map(GameNumber)
    }
}

/// How many play. Each game has limits of its own.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Players(#[cfg_attr(test, schemars(range(min = 2, max = game::MAX_SEATS)))] pub(crate) u8);

impl FieldValue<'_> for Players {
    fn read(name: Name<'_>, raw: &str) -> Result<Players, Refusal> {
        value(name, raw, "a number of players").map(Players)
    }
}

/// A number below 2^64. A string of its digits does as well, for languages whose numbers end at 2^53.
pub(crate) struct Seed(pub(crate) u64);

impl FieldValue<'_> for Seed {
    fn read(name: Name<'_>, raw: &str) -> Result<Seed, Refusal> {
        let digits = raw.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(raw);
        match digits.parse() {
            Ok(seed) if digits.bytes().all(|b| b.is_ascii_digit()) => Ok(Seed(seed)),
            _ => Err(name.refuse("is not a whole number from 0 to 18446744073709551615")),
        }
    }
}

#[cfg(test)]
impl JsonSchema for Seed {
    fn schema_name() -> Cow<'static, str> {
        "seed".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number below 2^64. A string of its digits does as well, for languages whose numbers end at 2^53.",
            "anyOf": [
                {"type": "integer", "minimum": 0, "maximum": u64::MAX},
                {"type": "string", "pattern": "^[0-9]{1,30}$"},
            ],
        })
    }
}

/// The number of a seat, from 0, in a game with this many seats at most.
#[derive(Clone, Copy, serde::Serialize)]
pub(crate) struct SeatOf<const SEATS: u8>(pub(crate) Seat);

impl<const SEATS: u8> From<Seat> for SeatOf<SEATS> {
    fn from(seat: Seat) -> Self {
        SeatOf(seat)
    }
}

impl<const SEATS: u8> FieldValue<'_> for SeatOf<SEATS> {
    fn read(name: Name<'_>, raw: &str) -> Result<Self, Refusal> {
        value(name, raw, "the number of a seat").map(|number| SeatOf(Seat(number)))
    }
}

/// A seat, or null.
impl<const SEATS: u8> FieldValue<'_> for Option<SeatOf<SEATS>> {
    fn read(name: Name<'_>, raw: &str) -> Result<Self, Refusal> {
        let number: Option<u8> = value(name, raw, "the number of a seat")?;
        Ok(number.map(|number| SeatOf(Seat(number))))
    }
}

#[cfg(test)]
impl<const SEATS: u8> JsonSchema for SeatOf<SEATS> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("seat-of-{SEATS}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "integer", "minimum": 0, "maximum": SEATS - 1})
    }
}

/// A seat of any game.
pub(crate) type AnySeat = SeatOf<{ game::MAX_SEATS as u8 }>;

/// Who looks.
pub(crate) struct AudienceName(pub(crate) Audience);

/// The audience with the number of a seat.
fn seat_at(number: &str) -> Option<Audience> {
    serde_json::from_str(number).ok().map(|seat| Audience::Seat(Seat(seat)))
}

impl FieldValue<'_> for AudienceName {
    fn read(name: Name<'_>, raw: &str) -> Result<AudienceName, Refusal> {
        let audience = if raw == "\"onlooker\"" { Some(Audience::Spectator) } else { seat_at(raw) };
        let audience = audience.map(AudienceName);
        audience.ok_or_else(|| name.refuse("is neither the number of a seat nor \"onlooker\""))
    }
}

#[cfg(test)]
impl JsonSchema for AudienceName {
    fn schema_name() -> Cow<'static, str> {
        "audience".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seat, or a spectator, who knows only what everybody at the table knows.",
            "anyOf": [generator.subschema_for::<AnySeat>(), {"const": "onlooker"}],
        })
    }
}

/// What is wanted with a decision.
#[derive(Clone, Copy, Default)]
pub(crate) struct Wishes {
    pub(crate) events: bool,
    /// Who is told of them, if it is not everything that is told.
    pub(crate) audience: Option<Audience>,
    pub(crate) numbers: bool,
    pub(crate) state: bool,
    pub(crate) view: bool,
}

impl FieldValue<'_> for Wishes {
    fn read(name: Name<'_>, raw: &str) -> Result<Wishes, Refusal> {
        let refuse = || name.refuse("is not a list of \"events\" or \"events:0\", \"numbers\", \"state\" and \"view\"");
        let words: Vec<Cow<'_, str>> = serde_json::from_str(raw).map_err(|_| refuse())?;
        let mut wishes = Wishes::default();
        for word in words {
            match &*word {
                "events" => (wishes.events, wishes.audience) = (true, None),
                "numbers" => wishes.numbers = true,
                "state" => wishes.state = true,
                "view" => wishes.view = true,
                "events:onlooker" => (wishes.events, wishes.audience) = (true, Some(Audience::Spectator)),
                word => match word.strip_prefix("events:").and_then(seat_at) {
                    Some(audience) => (wishes.events, wishes.audience) = (true, Some(audience)),
                    None => return Err(refuse()),
                },
            }
        }
        Ok(wishes)
    }
}

#[cfg(test)]
impl JsonSchema for Wishes {
    fn schema_name() -> Cow<'static, str> {
        "with".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What is wanted with the decision: events as they were, or as a seat or a spectator saw them.",
            "type": "array",
            "items": {
                "anyOf": [
                    {"enum": ["events", "numbers", "state", "view"]},
                    {"type": "string", "pattern": format!("^events:([0-{}]|onlooker)$", game::MAX_SEATS - 1)},
                ],
            },
        })
    }
}

/// An answer or an outcome, in notation or by its number.
#[cfg_attr(test, derive(JsonSchema), schemars(inline, untagged))]
pub(crate) enum Answer<'a> {
    /// In the notation of the game.
    Text(#[cfg_attr(test, schemars(length(min = 1)))] Cow<'a, str>),
    /// By its stable number.
    Number(#[cfg_attr(test, schemars(range(max = 255)))] u64),
}

impl<'a> FieldValue<'a> for Answer<'a> {
    fn read(name: Name<'a>, raw: &'a str) -> Result<Answer<'a>, Refusal> {
        if raw.starts_with('"') {
            return Text::read(name, raw).map(|text| Answer::Text(text.0));
        }
        value(name, raw, "an answer in notation or the number of one").map(Answer::Number)
    }
}

/// Who settles what chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "mode"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mode {
    /// The engine, from the seed.
    Sample,
    /// The client.
    Ask,
}

impl<'a> FieldValue<'a> for Mode {
    fn read(name: Name<'a>, raw: &'a str) -> Result<Mode, Refusal> {
        match &*Text::read(name, raw)? {
            "sample" => Ok(Mode::Sample),
            "ask" => Ok(Mode::Ask),
            _ => Err(name.refuse("is neither \"sample\" nor \"ask\"")),
        }
    }
}

/// Who sits at each seat, null where that is not known.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Who(#[cfg_attr(test, schemars(length(max = game::MAX_SEATS)))] pub(crate) Vec<Option<String>>);

impl FieldValue<'_> for Who {
    fn read(name: Name<'_>, raw: &str) -> Result<Who, Refusal> {
        value(name, raw, "a list of names, null where there is none").map(Who)
    }
}

/// A day, such as 2026-11-15.
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Day(
    #[cfg_attr(test, schemars(with = "String", regex(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")))]
    pub(crate)  record::Date,
);

impl<'a> FieldValue<'a> for Day {
    fn read(name: Name<'a>, raw: &'a str) -> Result<Day, Refusal> {
        let date = Text::read(name, raw)?.parse();
        date.map(Day).map_err(|_| name.refuse("is no day, such as 2026-11-15"))
    }
}

/// The name of a bot.
#[derive(Clone, Copy, serde::Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "bot", extend("enum" = Level::ALL.map(Level::name))))]
pub(crate) struct Bot(
    #[serde(serialize_with = "named")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub(crate) Level,
);

impl Bot {
    /// All there are, from the weakest to the strongest.
    pub(crate) const ALL: [Bot; Level::ALL.len()] = {
        let mut all = [Bot(Level::ALL[0]); Level::ALL.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = Bot(Level::ALL[i]);
            i += 1;
        }
        all
    };
}

fn named<S: serde::Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

impl<'a> FieldValue<'a> for Bot {
    fn read(name: Name<'a>, raw: &'a str) -> Result<Bot, Refusal> {
        Text::read(name, raw)?.parse().map(Bot).map_err(|_| {
            let names = Level::ALL.map(Level::name).join(", ");
            name.refuse(format_args!("is none of the bots there are: {names}"))
        })
    }
}

/// A limit per decision, at least 1.
#[derive(Clone, Copy, serde::Serialize)]
pub(crate) struct Limit<const MOST: u64>(pub(crate) u64);

impl<const MOST: u64> FieldValue<'_> for Limit<MOST> {
    fn read(name: Name<'_>, raw: &str) -> Result<Self, Refusal> {
        match serde_json::from_str(raw) {
            Ok(number) if (1..=MOST).contains(&number) => Ok(Limit(number)),
            _ => Err(name.refuse(format_args!("is not a whole number from 1 to {MOST}"))),
        }
    }
}

#[cfg(test)]
impl<const MOST: u64> JsonSchema for Limit<MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("limit-{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "integer", "minimum": 1, "maximum": MOST})
    }
}

/// A string that is not empty, such as an answer in notation.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct NonEmpty(#[cfg_attr(test, schemars(length(min = 1)))] pub(crate) String);

/// An object that is read when it is known of which game it is.
pub(crate) struct RawJson<'a>(pub(crate) &'a str);

impl<'a> FieldValue<'a> for RawJson<'a> {
    fn read(_: Name<'a>, raw: &'a str) -> Result<RawJson<'a>, Refusal> {
        Ok(RawJson(raw))
    }
}
