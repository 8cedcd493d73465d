//! What a run asks: the same question has the same games.

use serde::{Deserialize, Serialize};

use crate::{Entrant, Sprt};

/// All that decides which games are played, and by which code. How many, and on how many threads, does not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The version of the program.
    pub version: String,
    /// The commit it was built from.
    pub commit: String,
    /// Which game.
    pub game: String,
    /// What was agreed on before the deals.
    pub setup: serde_json::Value,
    /// Who takes part.
    pub bots: Vec<Entrant>,
    /// The seed of the first deal; the next ones follow it.
    pub seed: u64,
    /// What a program may take beyond its limit before it has lost, in milliseconds.
    pub grace: u64,
    /// The sequential test, if one decides when to stop.
    pub sprt: Option<Sprt>,
}

impl Question {
    /// The first thing in which another question differs, in words.
    pub fn difference(&self, other: &Question) -> Option<String> {
        let differs = |what: &str, ours: &dyn std::fmt::Debug, theirs: &dyn std::fmt::Debug| {
            let (ours, theirs) = (format!("{ours:?}"), format!("{theirs:?}"));
            (ours != theirs).then(|| format!("{what} was {ours} and is now {theirs}"))
        };
        let names = |question: &Question| {
            let name = |bot: &Entrant| format!("{} ({})", bot.name, bot.limits);
            question.bots.iter().map(name).collect::<Vec<_>>().join(", ")
        };
        differs("the game", &self.game, &other.game)
            .or_else(|| differs("the set-up", &self.setup.to_string(), &other.setup.to_string()))
            .or_else(|| differs("the bots", &names(self), &names(other)))
            .or_else(|| differs("the seed", &self.seed, &other.seed))
            .or_else(|| differs("the grace", &self.grace, &other.grace))
            .or_else(|| differs("the sequential test", &self.sprt, &other.sprt))
            .or_else(|| differs("the version", &self.version, &other.version))
            .or_else(|| differs("the commit", &self.commit, &other.commit))
    }
}
