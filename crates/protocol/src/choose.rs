//! What the arena asks a program that plays in it, and what the program answers.

use bots::Effort;
use record::Recorded;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::served::{GameName, Served};

/// What the arena asks a program that plays in it: which of these answers does it choose?
// Its fields are written in the order of the alphabet.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "choose"))]
pub struct Choose<'a> {
    /// The legal answers in notation.
    #[cfg_attr(test, schemars(with = "Vec<crate::value::NonEmpty>", length(min = 2)))]
    pub answers: &'a [String],
    /// Says that it is a question.
    #[serde(rename = "do")]
    pub verb: ChooseVerb,
    /// A number that comes back as `re`.
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub id: u64,
    /// Limits per decision, those that were set.
    pub limits: ChooseLimits,
    /// Which game.
    pub of: GameName,
    /// Who is asked.
    #[cfg_attr(test, schemars(range(max = game::MAX_SEATS - 1)))]
    pub seat: u8,
    /// A random number for the program's own use.
    #[cfg_attr(test, schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub seed: u64,
    /// All that the seat may know.
    #[cfg_attr(test, schemars(with = "crate::schema::EitherView"))]
    pub view: &'a Value,
}

/// The one thing that the arena asks for.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "kebab-case")]
pub enum ChooseVerb {
    /// Choose one of the answers.
    #[default]
    Choose,
}

/// Limits per decision, those that were set.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub struct ChooseLimits {
    /// Milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 1, max = Effort::MOST_MILLIS)))]
    pub millis: Option<u64>,
    /// Nodes; what a node is, each bot says for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 1, max = Effort::MOST_NODES)))]
    pub nodes: Option<u64>,
    /// Threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 1, max = Effort::MOST_THREADS)))]
    pub threads: Option<u64>,
}

impl From<Effort> for ChooseLimits {
    fn from(effort: Effort) -> ChooseLimits {
        ChooseLimits { millis: effort.millis, nodes: effort.nodes, threads: effort.threads }
    }
}

/// What the program answers. The arena ignores fields it does not know.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "choice", transform = says_ok))]
#[non_exhaustive]
pub struct Choice {
    /// The id of the question.
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub re: u64,
    /// One of the answers of the question.
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub answer: String,
}

/// Programs are to say that it is a choice, and may say more; the arena does without.
#[cfg(test)]
fn says_ok(schema: &mut schemars::Schema) {
    schema.insert("additionalProperties".into(), true.into());
    crate::schema::add_property(schema, "ok", serde_json::json!({"const": "choice"}), true);
}

/// A game whose views can be written in JSON.
pub trait ViewJson: Recorded {
    /// The name of the game in requests.
    const OF: GameName;

    /// All that the view's seat may know, as the verb `view` of the engine writes it.
    fn view_json(view: &Self::View, setup: &Self::Setup) -> Result<Value, serde_json::Error>;
}

impl<G: Served> ViewJson for G {
    const OF: GameName = <G as Served>::OF;

    fn view_json(view: &G::View, setup: &G::Setup) -> Result<Value, serde_json::Error> {
        serde_json::to_value(<G as Served>::view(view, setup))
    }
}
