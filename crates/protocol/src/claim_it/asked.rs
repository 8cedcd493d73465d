//! What somebody is asked in Claim It!

use ::claim_it::Phase;
use serde::Serialize;

/// What somebody is asked.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-asked"))]
pub(crate) struct Asked {
    /// The kind of question.
    what: What,
    /// The question in words.
    #[cfg_attr(test, schemars(length(min = 1)))]
    words: &'static str,
    /// The rule behind it.
    rule: &'static str,
}

/// The kind of a question.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "claim-it-question"))]
#[serde(rename_all = "kebab-case")]
enum What {
    /// Chance: what the dice show.
    Roll,
    /// Where to place a marker.
    Place,
    /// Whether to roll again or to stop.
    Choose,
}

impl Asked {
    /// What is asked in a phase.
    pub(crate) const fn of(phase: Phase) -> Option<Asked> {
        Some(match phase {
            Phase::Roll => Asked { what: What::Roll, words: "what the dice show", rule: "2.1" },
            Phase::Place(_) => Asked { what: What::Place, words: "where to place a marker", rule: "2.1" },
            Phase::Choose => Asked { what: What::Choose, words: "whether to roll again or to stop", rule: "2.7" },
            Phase::Over => return None,
        })
    }
}
