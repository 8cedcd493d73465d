//! How to play, and what the words mean.

use crate::Words;

/// The terms of the glossary, in the order in which they are explained.
const TERMS: [&str; 33] = [
    "leader",
    "follower",
    "trick",
    "faction",
    "follow",
    "led",
    "draw-pile",
    "prize",
    "follower-pile",
    "score-pile",
    "discard-pile",
    "display",
    "vote",
    "value",
    "phase-one",
    "phase-two",
    "artifact",
    "potion",
    "hero",
    "moon",
    "bear",
    "pool",
    "pot",
    "loot",
    "team",
    "space",
    "squatter",
    "claim-marker",
    "held",
    "secured",
    "bust",
    "group",
    "last-round",
];

impl Words {
    /// The glossary: each term with what it means.
    pub fn glossary(&self) -> Vec<(String, String)> {
        let explained = |term| {
            let key = format!("glossary-{term}");
            (self.say(&format!("{key}.term")), self.say(&key))
        };
        TERMS.into_iter().map(explained).collect()
    }

    /// How to play Claim, in paragraphs.
    pub fn help_claim(&self) -> Vec<String> {
        self.paragraphs("help-claim", 7)
    }

    /// How to play Claim It!, in paragraphs.
    pub fn help_claim_it(&self) -> Vec<String> {
        self.paragraphs("help-claim-it", 6)
    }

    fn paragraphs(&self, key: &str, count: u8) -> Vec<String> {
        (1..=count).map(|n| self.say(&format!("{key}-{n}"))).collect()
    }
}
