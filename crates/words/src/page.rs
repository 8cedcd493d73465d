//! What cards can do, as pages to read.

use claim::{Artifact, Card, Effect, Faction, Hero, Phase, PowerOf, Rules};

use crate::Words;

/// A text with a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// What there is to know.
    pub paragraphs: Vec<String>,
}

impl Words {
    /// What a card can do, with the number of its rule.
    pub fn card_page(&self, rules: &Rules, card: Card) -> Page {
        let title = self.card(rules, card);
        match (Hero::of(card), rules.faction_of(card)) {
            (Some(hero), _) => {
                let power = self.with_rule(&self.hero_power(hero), hero.rule());
                Page { title, paragraphs: vec![power, self.say("unverified-heroes")] }
            }
            (None, Some(faction)) => Page { title, ..self.faction_page(faction) },
            (None, None) => Page { title, paragraphs: Vec::new() },
        }
    }

    /// What the cards of a faction can do.
    pub fn faction_page(&self, faction: Faction) -> Page {
        let power = self.with_rule(&self.faction_power(faction), faction.rule());
        let paragraphs = [power].into_iter().chain(self.unverified_faction(faction)).collect();
        Page { title: self.faction(faction), paragraphs }
    }

    /// What a phase is about, as it begins.
    pub fn phase_page(&self, phase: Phase) -> Page {
        let (title, text) = match phase {
            Phase::One => ("table-phase-one-begins", "table-phase-one-text"),
            Phase::Two => ("table-phase-two-begins", "table-phase-two-text"),
        };
        Page { title: self.say(title), paragraphs: vec![self.say(text)] }
    }

    /// What an artifact can do.
    pub fn artifact_page(&self, artifact: Artifact) -> Page {
        let power = self.with_rule(&self.artifact_power(artifact), artifact.rule());
        Page { title: self.artifact(artifact), paragraphs: vec![power] }
    }

    /// A power that had its say: what it does in a line, and what it changed if that is not told anyway.
    pub fn effect_page(&self, rules: &Rules, effect: Effect) -> Page {
        let (title, text) = match effect.of {
            PowerOf::Faction(faction) => (self.faction(faction), self.faction_effect(faction)),
            PowerOf::Hero(hero) => (self.hero(hero), self.hero_effect(hero)),
            PowerOf::Artifact(artifact) => (self.artifact(artifact), self.artifact_told(artifact)),
        };
        let instead = effect.instead.map(|card| self.args().card("card", rules, card).say("power-instead"));
        Page { title, paragraphs: [Some(text), instead].into_iter().flatten().collect() }
    }

    /// A text with the number of its rule.
    pub fn with_rule(&self, text: &str, rule: &str) -> String {
        self.say_with("table-with-rule", &[("text", text.into()), ("rule", rule.into())])
    }
}
