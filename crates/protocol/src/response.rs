//! How responses are written: straight into the buffer that goes out.

use bots::Choice;
use game::{Actor, Answer, Answers, Game, Seat};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
#[cfg(test)]
use serde_json::json;
use serde_json::value::RawValue;

use crate::{
    refusal::{Code, Refusal},
    served::{Form, GameName, Served},
    value::{AnySeat, Mode},
};

/// What comes of writing a response.
pub(crate) type Written = Result<(), Refusal>;

/// A response that is not an error.
pub(crate) trait Response: Serialize {
    /// Its kind.
    const OK: &'static str;
}

/// The response to one request.
pub(crate) struct Reply<'o> {
    id: Option<&'o RawValue>,
    out: &'o mut Vec<u8>,
    begun: usize,
}

impl<'o> Reply<'o> {
    /// The response to the request with this id, which is written behind what is there.
    pub(crate) fn to(id: Option<&'o RawValue>, out: &'o mut Vec<u8>) -> Reply<'o> {
        Reply { id, begun: out.len(), out }
    }

    /// Writes it.
    pub(crate) fn send<R: Response>(&mut self, response: &R) -> Written {
        self.write(&Line { re: self.id, ok: Some(R::OK), body: response })
    }

    /// Writes an error, in place of what was written.
    pub(crate) fn refuse(&mut self, refusal: &Refusal) {
        self.out.truncate(self.begun);
        // A code, a sentence and the number of a rule can always be written.
        let _ = self.write(&Line { re: self.id, ok: None, body: &Error { error: refusal } });
    }

    fn write(&mut self, line: &impl Serialize) -> Written {
        // Nothing that is written here can fail; if it did, the line would be taken back.
        serde_json::to_writer(&mut *self.out, line).map_err(|error| Refusal::new(Code::Json, error))?;
        self.out.push(b'\n');
        Ok(())
    }
}

/// A line: which request it answers, of which kind it is, and the rest.
#[derive(Serialize)]
struct Line<'a, R> {
    #[serde(skip_serializing_if = "Option::is_none")]
    re: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<&'static str>,
    #[serde(flatten)]
    body: &'a R,
}

/// Why a request is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Error<'a> {
    error: &'a Refusal,
}

/// Whose decision it is, what is asked and what can be answered.
#[derive(Serialize)]
#[serde(bound = "")]
#[cfg_attr(test, derive(JsonSchema), schemars(inline, rename = "decision", bound = "", transform = decision_by_actor))]
pub(crate) struct Decision<'a, G: Served> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// How many answers and outcomes have been played since the deal.
    pub(crate) moves: usize,
    /// Who is to decide.
    pub(crate) actor: ActorKind,
    /// What the bot answered that was told to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) answer: Option<&'a str>,
    /// What it expects its seat to get.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 0, max = 1)))]
    pub(crate) estimate: Option<f32>,
    /// How many nodes it took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nodes: Option<u64>,
    /// The outcomes that the engine drew for this request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) sampled: Option<Drawn<'a, G>>,
    /// Which player decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<AnySeat>,
    /// What is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<G::Asked>,
    /// All legal answers, or all outcomes of chance, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) answers: Option<Notated<'a, G>>,
    /// Their stable numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) numbers: Option<Numbers>,
    /// The odds of the outcomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) weights: Option<Weights<'a, G>>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<G::ResultForm>,
    /// What happened with the last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<EventList<'a, G>>,
    /// What the seat knows that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<G::ViewForm>,
    /// The position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) state: Option<G::StateForm>,
}

impl<G: Served> Response for Decision<'_, G> {
    const OK: &'static str = "decision";
}

/// Which fields go with which actor, and which with a bot's answer.
#[cfg(test)]
fn decision_by_actor(schema: &mut Schema) {
    use crate::schema::case;

    let actor = |actor| ("actor", json!({"const": actor}));
    let cases = [
        case([actor("seat")], ["seat", "asked", "answers"], ["weights", "result"]),
        case([actor("chance")], ["asked", "answers", "weights"], ["seat", "result", "view"]),
        case([actor("over")], ["result"], ["seat", "asked", "answers", "view"]),
    ];
    schema.insert("oneOf".into(), json!(cases));
    let bot = json!({"answer": ["nodes"], "nodes": ["answer"], "estimate": ["answer"]});
    schema.insert("dependentRequired".into(), bot);
}

/// Who is to decide.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "actor"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActorKind {
    /// A player.
    Seat,
    /// Chance.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl From<Actor> for ActorKind {
    fn from(actor: Actor) -> ActorKind {
        match actor {
            Actor::Seat(_) => ActorKind::Seat,
            Actor::Chance => ActorKind::Chance,
            Actor::Over => ActorKind::Over,
        }
    }
}

/// What a bot answers.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct BotAnswer<'a> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// What it answers.
    #[serde(flatten)]
    pub(crate) advice: &'a Advice,
}

impl Response for BotAnswer<'_> {
    const OK: &'static str = "answer";
}

/// What a bot answers, and why.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct Advice {
    /// Its answer in notation.
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(crate) answer: String,
    /// What it expects its seat to get, from 0 to 1, if it has an opinion.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 0, max = 1)))]
    pub(crate) estimate: Option<f32>,
    /// How many nodes it took.
    pub(crate) nodes: u64,
}

impl Advice {
    /// A choice in the notation of its game.
    pub(crate) fn of<G: Game>(choice: Choice<G::Action>, position: &G) -> Advice {
        Advice { answer: position.notation(choice.answer), estimate: choice.estimate, nodes: choice.nodes }
    }
}

/// The whole position.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct State<'a, F> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// Everything, hidden cards and all.
    pub(crate) state: F,
}

impl<F: Form> Response for State<'_, F> {
    const OK: &'static str = "state";
}

/// All that somebody knows.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct View<'a, F> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// Nothing in it is hidden from whom it was asked for.
    pub(crate) view: F,
}

impl<F: Form> Response for View<'_, F> {
    const OK: &'static str = "view";
}

/// What happened with the last move.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Events<'a, F> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// In the order in which it happened.
    pub(crate) events: F,
}

impl<F: Form> Response for Events<'_, F> {
    const OK: &'static str = "events";
}

/// The result with its explanation.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Outcome<'a, F> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// Null before the end.
    pub(crate) result: Option<F>,
}

impl<F: Form> Response for Outcome<'_, F> {
    const OK: &'static str = "result";
}

/// The game as a text record.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Record<'a> {
    /// The id of the game.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// In full, or as one seat saw it.
    pub(crate) record: String,
}

impl Response for Record<'_> {
    const OK: &'static str = "record";
}

/// The games that are held.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Games<'a> {
    /// In the order of their ids as text.
    pub(crate) games: Vec<HeldGame<'a>>,
}

/// A game that is held.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct HeldGame<'a> {
    /// Its id.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
    /// Which game it is.
    pub(crate) of: GameName,
    /// How many answers and outcomes have been played.
    pub(crate) moves: usize,
    /// Who is to decide.
    pub(crate) actor: ActorKind,
    /// Who settles what chance decides.
    pub(crate) chance: Mode,
}

impl Response for Games<'_> {
    const OK: &'static str = "games";
}

/// A game is forgotten.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Dropped<'a> {
    /// Its id.
    #[cfg_attr(test, schemars(with = "crate::value::GameId<'_>"))]
    pub(crate) game: &'a str,
}

impl Response for Dropped<'_> {
    const OK: &'static str = "dropped";
}

/// The session ends.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(inline))]
pub(crate) struct Bye {}

impl Response for Bye {
    const OK: &'static str = "bye";
}

/// Answers in notation.
pub(crate) struct Notated<'a, G>(pub(crate) &'a G, pub(crate) Answers);

impl<G: Game> Serialize for Notated<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|action| self.0.notation(action)))
    }
}

/// Outcomes that were drawn, in notation.
pub(crate) struct Drawn<'a, G: Game>(pub(crate) &'a G, pub(crate) &'a [G::Action]);

impl<G: Game> Serialize for Drawn<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|&action| self.0.notation(action)))
    }
}

/// The stable numbers of answers.
pub(crate) struct Numbers(pub(crate) Answers);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.numbers())
    }
}

/// The odds of outcomes.
pub(crate) struct Weights<'a, G>(pub(crate) &'a G, pub(crate) Answers);

impl<G: Game> Serialize for Weights<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|outcome| self.0.weight(outcome)))
    }
}

/// Events as an audience saw them, or all that happened.
pub(crate) struct EventList<'a, G: Served> {
    pub(crate) position: &'a G,
    pub(crate) events: Vec<G::SeenEvent>,
    /// With who it was shown to.
    pub(crate) in_full: bool,
}

impl<G: Served> Serialize for EventList<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = |&event| self.position.event(event, self.in_full);
        serializer.collect_seq(self.events.iter().map(form))
    }
}

/// Lists that are written without being collected look like those that are.
#[cfg(test)]
mod schema {
    use super::*;
    use crate::value::NonEmpty;

    macro_rules! like {
        ($([$($of:tt)*] $list:ty, $like:ty;)*) => {
            $(impl<$($of)*> JsonSchema for $list {
                fn inline_schema() -> bool {
                    true
                }

                fn schema_name() -> std::borrow::Cow<'static, str> {
                    <$like>::schema_name()
                }

                fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                    <$like>::json_schema(generator)
                }
            })*
        };
    }

    like! {
        [G] Notated<'_, G>, Vec<NonEmpty>;
        [G: Game] Drawn<'_, G>, Vec<NonEmpty>;
        [] Numbers, Vec<u8>;
        [G] Weights<'_, G>, Vec<std::num::NonZeroU32>;
        [G: Served] EventList<'_, G>, Vec<G::EventForm>;
    }
}

/// What the game was worth to each seat.
pub(crate) fn payoffs(game: &impl Game) -> Vec<Payoff> {
    game.payoffs().map_or_else(Vec::new, |payoffs| payoffs.as_slice().iter().copied().map(Payoff).collect())
}

/// The seats that won.
pub(crate) fn winners<S: From<Seat>>(game: &impl Game) -> Vec<S> {
    game.payoffs().map_or_else(Vec::new, |payoffs| payoffs.winners().map(S::from).collect())
}

/// What a game was worth: 1 for a win, 0 for a loss, 1/n for a win shared by n sides.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "payoff"))]
pub(crate) struct Payoff(#[cfg_attr(test, schemars(range(min = 0, max = 1)))] f32);

/// The answer of this game with a number, if there is one: in another deck the number may be a card's.
pub(crate) fn numbered<G: Game>(game: &G, number: u64) -> Option<G::Action> {
    let action = u8::try_from(number).ok().and_then(G::Action::from_number)?;
    game.parse(&game.notation(action)).filter(|&read| read == action)
}
