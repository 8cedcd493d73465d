//! What things are called, and what they can do.

use ::claim::{Artifact, Card, Edition, Faction, Hero, NamedSet, Potion, Rules, Setup, Zone};
use bots::Level;

use crate::{Value, Words};

/// How a card is named in a sentence. Cards of factions are always named as on a label, "Knight 7"; heroes need articles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardForm {
    /// "Skeleton".
    Label,
    /// What something is done to: "the Skeleton".
    The,
    /// The same after "with".
    With,
}

impl CardForm {
    pub(crate) const ALL: [CardForm; 3] = [CardForm::Label, CardForm::The, CardForm::With];

    /// What is added to the name of a variable.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            CardForm::Label => "",
            CardForm::The => "-the",
            CardForm::With => "-with",
        }
    }
}

impl Words {
    /// A faction: "Knights".
    pub fn faction(&self, faction: Faction) -> String {
        self.say(&faction_key(faction))
    }

    /// One card of a faction: "Knight".
    pub fn one_of(&self, faction: Faction) -> String {
        self.say(&format!("{}.one", faction_key(faction)))
    }

    /// What belongs to a faction: "of the Knights".
    pub fn of_the(&self, faction: Faction) -> String {
        self.say(&format!("{}.of", faction_key(faction)))
    }

    /// The text with this key about a faction, with variables: `$faction` in all its forms, and others.
    pub fn say_of_faction(&self, key: &str, faction: Faction, args: &[(&str, Value<'_>)]) -> String {
        self.args().faction("faction", faction).and(args).say(key)
    }

    /// A hero: "Skeleton".
    pub fn hero(&self, hero: Hero) -> String {
        self.say(&hero_key(hero))
    }

    /// An artifact: "Ring of Darkness".
    pub fn artifact(&self, artifact: Artifact) -> String {
        self.say(&artifact_key(artifact))
    }

    /// An artifact as somebody uses it: "the Ring of Darkness".
    pub fn the_artifact(&self, artifact: Artifact) -> String {
        self.say(&format!("{}.the", artifact_key(artifact)))
    }

    /// A potion: "+6 potion".
    pub fn potion(&self, potion: Potion) -> String {
        let effect = potion.name().replace('-', "\u{2212}").replace('x', "\u{d7}");
        self.args().text("effect", effect).say("potion")
    }

    /// A card: "Knight 7", "Skeleton".
    pub fn card(&self, rules: &Rules, card: Card) -> String {
        self.card_in(rules, card, CardForm::Label)
    }

    /// A card as a sentence needs it.
    pub(crate) fn card_in(&self, rules: &Rules, card: Card, form: CardForm) -> String {
        match (Hero::of(card), rules.faction_of(card)) {
            (Some(hero), _) => match form {
                CardForm::Label => self.hero(hero),
                CardForm::The => self.say(&format!("{}.the", hero_key(hero))),
                CardForm::With => self.say(&format!("{}.with", hero_key(hero))),
            },
            (None, Some(faction)) => self.face(faction, rules.value_of(card)),
            (None, None) => rules.card_name(card),
        }
    }

    /// A card of a faction by its face.
    pub(crate) fn face(&self, faction: Faction, value: u8) -> String {
        self.args().text("one", self.one_of(faction)).number("value", value).say("card")
    }

    /// A named set or scenario: "Claim 2".
    pub fn set(&self, set: NamedSet) -> String {
        self.say(&format!("set-{}", set.slug()))
    }

    /// What is played with a set-up: a named set or scenario, or a mix of one's own.
    pub fn set_of(&self, setup: &Setup) -> String {
        NamedSet::of(setup).map_or_else(|| self.say("table-own-mix"), |set| self.set(set))
    }

    /// An edition: "Anniversary edition".
    pub fn edition(&self, edition: Edition) -> String {
        self.say(match edition {
            Edition::A => "edition-a",
            Edition::C2 => "edition-c2",
        })
    }

    /// How well a bot plays: "Hard".
    pub fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"))
    }

    /// A bot before it has a name: "a bot (Hard)".
    pub fn bot(&self, level: Level) -> String {
        self.args().text("level", self.level(level)).say("bot-of-level")
    }

    /// How a bot plays Claim.
    pub fn level_claim(&self, level: Level) -> String {
        self.say(&format!("level-claim-{level}"))
    }

    /// How a bot plays Claim It!.
    pub fn level_claim_it(&self, level: Level) -> String {
        self.say(&format!("level-claim-it-{level}"))
    }

    /// A zone of cards, whoever owns it: "score pile".
    pub fn zone(&self, zone: Zone) -> String {
        let zone = zone.to_string();
        self.say(&format!("zone-{}", zone.split(':').next().unwrap_or(&zone)))
    }

    /// What a faction can do.
    pub fn faction_power(&self, faction: Faction) -> String {
        self.say(&format!("power-{}", faction_key(faction)))
    }

    /// What a hero can do.
    pub fn hero_power(&self, hero: Hero) -> String {
        self.say(&format!("power-{}", hero_key(hero)))
    }

    /// What an artifact does, and when it can be used.
    pub fn artifact_power(&self, artifact: Artifact) -> String {
        self.say(&format!("power-{}", artifact_key(artifact)))
    }

    /// What a faction can do, in one short line for the moment in which it matters.
    pub fn faction_effect(&self, faction: Faction) -> String {
        self.say(&format!("effect-{}", faction_key(faction)))
    }

    /// What a hero can do, in one short line.
    pub fn hero_effect(&self, hero: Hero) -> String {
        self.say(&format!("effect-{}", hero_key(hero)))
    }

    /// What an artifact does, in one short line for whoever may use it now.
    pub fn artifact_effect(&self, artifact: Artifact) -> String {
        self.say(&format!("effect-{}", artifact_key(artifact)))
    }

    /// What an artifact does, in one short line for everybody who sees it used; often the same.
    pub fn artifact_told(&self, artifact: Artifact) -> String {
        let told = self.find(&format!("effect-{}.told", artifact_key(artifact)));
        told.unwrap_or_else(|| self.artifact_effect(artifact))
    }

    /// What a potion does.
    pub fn potion_power(&self, potion: Potion) -> String {
        let number = self.args().number("number", potion.adds().unsigned_abs());
        number.say(match potion.adds() {
            0 => "power-potion-double",
            1.. => "power-potion-plus",
            _ => "power-potion-minus",
        })
    }

    /// What all heroes have in common.
    pub fn heroes_help(&self) -> String {
        self.say("power-hero-any")
    }

    /// What all artifacts have in common.
    pub fn artifacts_help(&self) -> String {
        self.say("power-artifact-any")
    }

    /// How potions are used.
    pub fn potions_help(&self) -> String {
        self.say("power-potion-any")
    }

    /// What the moon is about.
    pub fn moon_help(&self) -> String {
        self.say("power-moon")
    }

    /// The mark beside a fact that is printed on the cards only: "not verified".
    pub fn unverified_mark(&self) -> String {
        self.say("unverified")
    }

    /// What there is to say of a legal set-up of Claim before the deal: how many cards it has, whether the rulebook advises
    /// against it, and what is not verified.
    pub fn legal_deck(&self, setup: &Setup) -> String {
        let cards = setup.rules().map(|rules| rules.dealt_cards()).unwrap_or_default();
        let mut said = vec![self.say_with("table-legal", &[("cards", cards.into())])];
        said.extend(self.advice(setup));
        said.extend(self.unverified(setup));
        said.join(" ")
    }

    /// Why the rulebook advises against a set-up of Claim, if it does.
    pub fn advice(&self, setup: &Setup) -> Option<String> {
        setup.advised_against().then(|| self.say("advised-against"))
    }

    /// What of a faction is printed on the cards only, and not verified.
    pub(crate) fn unverified_faction(&self, faction: Faction) -> Option<String> {
        (faction == Faction::Raccoons).then(|| self.say("unverified-loot"))
    }

    /// What of a set-up is printed on the cards only, and not verified: one sentence for each such thing.
    pub fn unverified(&self, setup: &Setup) -> Vec<String> {
        let is_scenario = NamedSet::of(setup).is_some_and(NamedSet::is_scenario);
        let factions = setup.factions.iter().filter_map(|&faction| self.unverified_faction(faction));
        let others = [(setup.heroes, "unverified-heroes"), (is_scenario, "unverified-scenario")];
        let others = others.into_iter().filter(|(applies, _)| *applies).map(|(_, key)| self.say(key));
        factions.chain(others).collect()
    }
}

fn faction_key(faction: Faction) -> String {
    format!("faction-{}", kebab(faction.name()))
}

fn hero_key(hero: Hero) -> String {
    format!("hero-{}", kebab(hero.name()))
}

fn artifact_key(artifact: Artifact) -> String {
    format!("artifact-{}", kebab(artifact.name()))
}

/// `LichKing` as `lich-king`.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}
