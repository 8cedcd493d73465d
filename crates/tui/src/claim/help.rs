//! What cards can do, as pages to read.

use claim::{Artifact, Card, Faction, Hero, Rules};

use super::Table;
use crate::shown::Page;

pub(super) fn card_help(scene: &Table, rules: &Rules, card: Card) -> Page {
    let title = scene.words.card(rules, card);
    match (Hero::of(card), rules.faction_of(card)) {
        (Some(hero), _) => {
            let power = with_rule(scene, &scene.words.hero_power(hero), hero.rule());
            Page { title, paragraphs: vec![power, scene.words.say("unverified-heroes")] }
        }
        (None, Some(faction)) => Page { title, ..faction_help(scene, faction) },
        (None, None) => Page { title, paragraphs: Vec::new() },
    }
}

pub(super) fn artifact_help(scene: &Table, artifact: Artifact) -> Page {
    let power = with_rule(scene, &scene.words.artifact_power(artifact), artifact.rule());
    Page { title: scene.words.artifact(artifact), paragraphs: vec![power] }
}

pub(super) fn faction_help(scene: &Table, faction: Faction) -> Page {
    let mut paragraphs = vec![with_rule(scene, &scene.words.faction_power(faction), faction.rule())];
    if faction == Faction::Raccoons {
        paragraphs.push(scene.words.say("unverified-loot"));
    }
    Page { title: scene.words.faction(faction), paragraphs }
}

pub(super) fn with_rule(scene: &Table, text: &str, rule: &str) -> String {
    scene.words.say_with("terminal-with-rule", &[("text", text.into()), ("rule", rule.into())])
}
