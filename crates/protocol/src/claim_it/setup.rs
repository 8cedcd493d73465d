//! A set-up and a deal of Claim It!, as requests spell them out and as responses show them.

use ::claim_it::{Deal, Setup, SetupError};
use serde::{Deserialize, Serialize};

use super::Seat;
use crate::{
    object::{FieldValue, Given, Name, Needed, read_object, value},
    refusal::{Code, Refusal},
    value::Players,
};

/// A set-up that a request spells out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-setup"))]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupFields<'a> {
    /// Two to five.
    #[serde(borrow)]
    players: Needed<'a, Players>,
    /// Play the variant (4.1)?
    #[serde(borrow, default)]
    variant: Given<'a, bool>,
    /// The seat that begins; drawn, if it is left out or null.
    #[serde(borrow, default)]
    first: Given<'a, Option<Seat>>,
    /// What is played on: the standard board, if it is left out.
    #[serde(borrow, default)]
    board: Given<'a, Board>,
}

impl SetupFields<'_> {
    /// The set-up; not yet known to be legal.
    pub(crate) fn setup(&self) -> Result<Setup, Refusal> {
        Ok(Setup {
            players: self.players.read()?.0,
            variant: self.variant.read()?.unwrap_or_default(),
            first: self.first.read()?.flatten().map(|seat| seat.0),
            board: self.board.read()?.map_or(::claim_it::Board::STANDARD, |Board(board)| board),
        })
    }
}

/// A board by its name or its numbers.
struct Board(::claim_it::Board);

impl FieldValue<'_> for Board {
    fn read(name: Name<'_>, raw: &str) -> Result<Board, Refusal> {
        match raw {
            "\"standard\"" => return Ok(Board(::claim_it::Board::STANDARD)),
            "\"reduced\"" => return Ok(Board(::claim_it::Board::REDUCED)),
            _ if raw.starts_with('{') => {}
            _ => {
                let message = "is no board: there are \"standard\", \"reduced\" and boards by their numbers, an object";
                return Err(name.refuse(message));
            }
        }
        let name = name.to_string();
        let fields: BoardFields<'_> = read_object(&name, raw)?;
        Ok(Board(::claim_it::Board {
            size: fields.size.read()?.0,
            claim_markers: fields.claim_markers.read()?.0,
            player_markers: fields.player_markers.read()?.0,
            thresholds: fields.thresholds.read()?.0,
        }))
    }
}

#[cfg(test)]
impl schemars::JsonSchema for Board {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "board-or-name".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let board = generator.subschema_for::<BoardFields<'_>>();
        schemars::json_schema!({"anyOf": [{"enum": ["standard", "reduced"]}, board]})
    }
}

/// A board by its numbers.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "board"))]
#[serde(deny_unknown_fields)]
struct BoardFields<'a> {
    /// How many columns, rows, sides of a die and squatters.
    #[serde(borrow)]
    #[cfg_attr(test, schemars(range(min = 2, max = 6)))]
    size: Needed<'a, Number>,
    /// How many claim markers all players share.
    #[serde(borrow)]
    claim_markers: Needed<'a, Number>,
    /// How many markers each player has.
    #[serde(borrow)]
    player_markers: Needed<'a, Number>,
    /// How many secured spaces begin the last round with 2, 3, 4 and 5 players.
    #[serde(borrow)]
    thresholds: Needed<'a, Thresholds>,
}

/// A whole number below 256.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Number(u8);

impl FieldValue<'_> for Number {
    fn read(name: Name<'_>, raw: &str) -> Result<Number, Refusal> {
        value(name, raw, "a whole number below 256").map(Number)
    }
}

/// A number for each number of players.
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Thresholds([u8; 4]);

impl FieldValue<'_> for Thresholds {
    fn read(name: Name<'_>, raw: &str) -> Result<Thresholds, Refusal> {
        value(name, raw, "a list of four numbers, for 2, 3, 4 and 5 players").map(Thresholds)
    }
}

/// A deal that a request spells out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-deal"))]
#[serde(deny_unknown_fields)]
pub(crate) struct DealFields<'a> {
    /// The seat that begins.
    #[serde(borrow)]
    first: Needed<'a, Seat>,
}

impl DealFields<'_> {
    /// The deal that is meant, if it fits the set-up.
    pub(crate) fn deal(&self, setup: &Setup) -> Result<Deal, Refusal> {
        let first = self.first.read()?.0;
        let wrong = match setup.first {
            _ if first.0 >= setup.players => SetupError::First { first, players: setup.players },
            Some(agreed) if agreed != first => SetupError::OtherFirst { agreed, first },
            _ => return Ok(Deal { first }),
        };
        Err(Refusal::by_rule(Code::Deal, wrong, wrong.rule()))
    }
}

/// A set-up with everything in it.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-setup-in-full"))]
pub(crate) struct SetupInFull {
    /// How many play.
    #[cfg_attr(test, schemars(range(min = 2, max = super::SEATS)))]
    players: u8,
    /// Is the variant played (4.1)?
    variant: bool,
    /// The seat that begins; null, if it was drawn.
    first: Option<Seat>,
    /// What is played on.
    board: BoardInFull,
}

impl From<&Setup> for SetupInFull {
    fn from(setup: &Setup) -> SetupInFull {
        let ::claim_it::Board { size, claim_markers, player_markers, thresholds } = setup.board;
        SetupInFull {
            players: setup.players,
            variant: setup.variant,
            first: setup.first.map(Seat::from),
            board: BoardInFull { size, claim_markers, player_markers, thresholds },
        }
    }
}

/// The board by its numbers.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "board-in-full"))]
struct BoardInFull {
    /// How many columns, rows, sides of a die and squatters.
    #[cfg_attr(test, schemars(range(min = 2, max = 6)))]
    size: u8,
    /// How many claim markers all players share.
    claim_markers: u8,
    /// How many markers each player has.
    player_markers: u8,
    /// How many secured spaces begin the last round with 2, 3, 4 and 5 players.
    thresholds: [u8; 4],
}
