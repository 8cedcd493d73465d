//! How to play, and the glossary.

use claim::Faction;

use crate::{Words, reference::Scope};

/// The terms of the glossary, in the order in which they are explained, and the games they belong to.
pub(crate) const TERMS: &[(&str, Scope)] = &[
    ("leader", Scope::Claim),
    ("follower", Scope::Claim),
    ("trick", Scope::Claim),
    ("faction", Scope::Claim),
    ("follow", Scope::Claim),
    ("led", Scope::Claim),
    ("draw-pile", Scope::Claim),
    ("prize", Scope::Claim),
    ("follower-pile", Scope::Claim),
    ("score-pile", Scope::Claim),
    ("discard-pile", Scope::Claim),
    ("display", Scope::Claim),
    ("vote", Scope::Claim),
    ("value", Scope::Claim),
    ("phase-one", Scope::Claim),
    ("phase-two", Scope::Claim),
    ("artifact", Scope::Artifacts),
    ("potion", Scope::Faction(Faction::Wizards)),
    ("hero", Scope::Heroes),
    ("moon", Scope::Faction(Faction::Werewolves)),
    ("bear", Scope::Faction(Faction::Druids)),
    ("pool", Scope::Faction(Faction::Trolls)),
    ("pot", Scope::Heroes),
    ("loot", Scope::Faction(Faction::Raccoons)),
    ("team", Scope::Teams),
    ("space", Scope::ClaimIt),
    ("squatter", Scope::ClaimIt),
    ("claim-marker", Scope::ClaimIt),
    ("held", Scope::ClaimIt),
    ("secured", Scope::ClaimIt),
    ("bust", Scope::ClaimIt),
    ("group", Scope::ClaimIt),
    ("last-round", Scope::ClaimIt),
];

impl Words {
    /// A term of the glossary with what it means.
    pub(crate) fn term(&self, term: &str) -> (String, String) {
        let key = format!("glossary-{term}");
        (self.say(&format!("{key}.term")), self.say(&key))
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
