//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::{Clock, Clocks, Json, Name, Offer, Refusal, TableId};

/// A message from the server. Views and events are what the rules write; a client that does not know yet what is played
/// reads them as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Down<V = Json, E = Json> {
    /// The table as it is now; only the latest one counts.
    Table(Table),
    /// The client has a seat.
    Seated(Seated),
    /// The game as it is now, and what happened since.
    At(At<V, E>),
    /// Somebody says a quick phrase.
    Phrase(Phrase),
    /// Something was not done.
    Refused(Refusal),
    /// Answers a ping.
    Pong,
}

/// A table: what is played, who sits there, and how far it has come.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Its name.
    #[cfg_attr(test, schemars(with = "String"))]
    pub id: TableId,
    /// What is played.
    pub game: Json,
    /// Time to think.
    pub clock: Clock,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// How far it has come.
    pub stage: Stage,
    /// Which game at this table it is; 0 before the first deal.
    pub game_number: u32,
    /// What is proposed.
    pub offers: Vec<Offer>,
    /// The seat of whoever reads this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Players sit down and say that they are ready.
    Lobby,
    /// A game is played.
    Playing,
    /// The game is over.
    Over,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Who sits there.
    pub who: Who,
    /// Is the player ready for the deal?
    pub ready: bool,
    /// Which of the bots at this table sits there: it keeps its number when it changes seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_number: Option<u8>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody yet; anybody may sit down.
    Open,
    /// A person.
    Person(Person),
    /// A bot, as commands write it.
    Bot(String),
}

/// A person at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What they are called.
    #[cfg_attr(test, schemars(with = "String"))]
    pub name: Name,
    /// Are they there?
    pub presence: Presence,
    /// The bot that plays for them until they are back, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Is somebody there?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Yes.
    Here,
    /// The connection was lost.
    CutOff,
    /// Cut off for so long, or gone, that the others may decide.
    Away,
}

/// The client has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Which.
    pub seat: u8,
    /// How many answers a bot has given for this player in this game since they last answered themselves.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bot_answers: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The game as an audience may know it, and what happened since the last message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct At<V = Json, E = Json> {
    /// Which game at this table it is.
    pub game: u32,
    /// A deal and an undo begin a new epoch, in which events and decisions are counted from the start of the game.
    pub epoch: u32,
    /// The number of events before these.
    pub from: u64,
    /// What happened since, as this audience saw it.
    pub events: Vec<E>,
    /// All that this audience may know.
    pub view: V,
    /// The number of the decision that this seat is asked for, if it is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<u32>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// Why.
    pub outcome: Outcome,
    /// The seats that have won, alone or together; nobody, if the players agreed to end it.
    pub winners: Vec<u8>,
    /// The whole game, nothing hidden any more.
    pub record: String,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It was played to its end.
    Finished,
    /// The players agreed to end it: nobody has won.
    Agreed,
    /// This seat ran out of time and has lost, with its partner if it has one. All others have won.
    Time(u8),
}

/// Somebody says a quick phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// Who.
    pub seat: u8,
    /// Which.
    pub phrase: u8,
}
