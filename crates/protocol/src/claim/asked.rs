//! What somebody is asked in Claim.

use ::claim::{About, Action, Question, Rules, Window};
use serde::Serialize;

use super::names::Card;

/// What somebody is asked.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-asked", transform = kinds))]
pub(crate) struct Asked {
    /// The kind of question.
    what: &'static str,
    /// Which faction, hero, artifact or window asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'static str>,
    /// The cards it is about, where the rest does not say it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(length(min = 1)))]
    about: Vec<Card>,
    /// The place in the trick of the first of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(extend("pattern" = "^#[1-6]$")))]
    place: Option<String>,
    /// The question in words.
    #[cfg_attr(test, schemars(length(min = 1)))]
    words: &'static str,
    /// The rule behind it.
    rule: &'static str,
}

impl Asked {
    /// A question in JSON.
    pub(crate) fn of(rules: &Rules, question: Question, about: About) -> Asked {
        let (words, rule) = question.in_words();
        let (what, of) = match question {
            Question::Play => ("play", None),
            Question::Window(window) => ("window", Some(window_name(window))),
            Question::Prize => ("prize", None),
            Question::Collect => ("collect", None),
            Question::Discard => ("discard", None),
            Question::Draw => ("draw", None),
            Question::Faction(faction) => ("faction", Some(faction.name())),
            Question::Hero(hero) => ("hero", Some(hero.code())),
            Question::Artifact(artifact) => ("artifact", Some(artifact.name())),
        };
        let place = about.place.map(|at| rules.action_name(Action::Place(at)));
        Asked { what, of, about: Card::all(rules, about.cards.iter()), place, words, rule }
    }
}

const fn window_name(window: Window) -> &'static str {
    match window {
        Window::BeforeLead => "before-lead",
        Window::Turn => "turn",
        Window::AfterOwnCard => "after-own-card",
        Window::AfterOtherCard => "after-other-card",
        Window::AfterCards => "after-cards",
        Window::AfterTrickLoser => "after-trick-loser",
        Window::AfterTrickWinner => "after-trick-winner",
        Window::Collect => "collect",
        Window::Draw => "draw",
        Window::End => "end",
    }
}

/// Who can ask which kind of question, and what such a question is about.
#[cfg(test)]
fn kinds(schema: &mut schemars::Schema) {
    use serde_json::json;

    use crate::schema::{case, refer};

    // In one's own turn, and while cards are collected, artifacts are among the answers of another question.
    let windows = [
        Window::BeforeLead,
        Window::AfterOwnCard,
        Window::AfterOtherCard,
        Window::AfterCards,
        Window::AfterTrickLoser,
        Window::AfterTrickWinner,
        Window::Draw,
        Window::End,
    ];
    let by_nobody = json!({"enum": ["play", "prize", "collect", "discard", "draw"]});
    let kinds = [
        case([("what", by_nobody)], [], ["of", "place"]),
        case(
            [("what", json!({"const": "window"})), ("of", json!({"enum": windows.map(window_name)}))],
            ["of"],
            ["about", "place"],
        ),
        case([("what", json!({"const": "faction"})), ("of", refer("faction"))], ["of"], []),
        case([("what", json!({"const": "hero"})), ("of", refer("hero"))], ["of"], ["about", "place"]),
        case([("what", json!({"const": "artifact"})), ("of", refer("artifact"))], ["of"], []),
    ];
    schema.insert("oneOf".into(), json!(kinds));
}
