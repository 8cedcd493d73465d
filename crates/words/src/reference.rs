//! The rules in full, to read and to search: sections, sets, factions, artifacts, heroes and words.

use ::claim::{Artifact, Edition, Faction, Facts, Hero, NamedSet, Setup};
use play::{AnySetup, Kind};

use crate::{Words, help::TERMS, things::kebab};

/// The reference, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// In reading order.
    pub chapters: Vec<Chapter>,
}

/// Entries that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What they have in common.
    pub title: String,
    /// All of them.
    pub entries: Vec<Entry>,
}

/// Something that can be looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its key, the same in every language.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// What there is to know.
    pub paragraphs: Vec<String>,
    /// The game it belongs to.
    pub game: Kind,
    /// The numbers of its rules, in `docs/rules` of that game.
    pub rules: Vec<&'static str>,
    /// What it is about.
    pub about: About,
    /// What of it is printed on the cards only, and not verified (2.5).
    pub unverified: Option<String>,
    scope: Scope,
}

/// What an entry is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A section of the rules.
    Rule,
    /// Potions, all of them.
    Potions,
    /// The moon.
    Moon,
    /// A named set or a scenario.
    Set(NamedSet),
    /// A faction.
    Faction(Faction),
    /// An artifact.
    Artifact(Artifact),
    /// A hero.
    Hero(Hero),
    /// A word of the glossary, by its key.
    Word(&'static str),
}

/// The games that something belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    Claim,
    ClaimIt,
    /// Claim with two players.
    Two,
    /// Claim with three or four players.
    More,
    /// Claim with two teams.
    Teams,
    Artifacts,
    Heroes,
    Faction(Faction),
    /// Claim with artifacts, heroes, potions or the moon.
    Extras,
    /// A fact that is printed on the cards only.
    Unverified,
    Set(NamedSet),
}

/// A section as it is put together: its title, its paragraphs, and the numbers of its rules with blanks between them.
struct Section {
    title: &'static str,
    texts: &'static [&'static str],
    rules: &'static str,
    scope: Scope,
    about: About,
}

/// A section whose text has a title.
macro_rules! section {
    ($key:literal, $rules:literal, $scope:ident) => {
        Section {
            title: concat!($key, ".title"),
            texts: &[$key],
            rules: $rules,
            scope: Scope::$scope,
            about: About::Rule,
        }
    };
}

/// The sections, by the title of their chapter.
const CHAPTERS: &[(&str, &[Section])] = &[
    (
        "chapter-game",
        &[
            section!("rules-aim", "4.4 5.1 6.1 11.4", Claim),
            section!("rules-factions", "2.1 2.2", Claim),
            section!("rules-deck", "4.1", Two),
            section!("rules-editions", "3.1 3.2 3.3", Claim),
            section!("rules-deal", "4.2 4.4 4.8", Claim),
            section!("rules-extras", "2.4 4.3 4.5 4.6 4.7", Extras),
            section!("rules-hidden", "13", Claim),
            section!("rules-unverified", "2.5", Unverified),
        ],
    ),
    (
        "chapter-phase-one",
        &[
            section!("rules-trick-one", "5.1 5.2", Claim),
            section!("rules-spoils", "5.3 5.4 5.5", Claim),
            section!("rules-end-one", "5.6", Claim),
        ],
    ),
    ("chapter-phase-two", &[section!("rules-trick-two", "6.1 6.2", Claim), section!("rules-end-two", "6.3", Claim)]),
    (
        "chapter-winner",
        &[
            section!("rules-winner", "7.2 7.3", Claim),
            section!("rules-value", "7.1 7.5", Claim),
            section!("rules-instead", "7.4", Claim),
            section!("rules-won-with", "7.6", Claim),
            section!("rules-after", "7.7", Claim),
        ],
    ),
    (
        "chapter-things",
        &[
            section!("rules-powers", "8.24 9.2", Claim),
            Section {
                title: "rules-potions.title",
                texts: &["power-potion-any", "rules-potions"],
                rules: "2.3 4.6 9.1",
                scope: Scope::Faction(Faction::Wizards),
                about: About::Potions,
            },
            Section {
                title: "glossary-moon.term",
                texts: &["power-moon"],
                rules: "4.7 7.4 8.23",
                scope: Scope::Faction(Faction::Werewolves),
                about: About::Moon,
            },
            Section {
                title: "table-field-heroes",
                texts: &["power-hero-any"],
                rules: "4.3 10.1 10.2",
                scope: Scope::Heroes,
                about: About::Rule,
            },
            Section {
                title: "table-field-artifacts",
                texts: &["power-artifact-any", "rules-artifacts"],
                rules: "4.5 9.2",
                scope: Scope::Artifacts,
                about: About::Rule,
            },
            section!("rules-windows", "9.3", Artifacts),
            section!("rules-long-tricks", "9.22", Artifacts),
        ],
    ),
    (
        "chapter-vote",
        &[
            section!("rules-settling", "11.1 11.2 11.3", Claim),
            section!("rules-vote", "11.4", Claim),
            section!("rules-victory", "11.5 11.6", Claim),
        ],
    ),
    (
        "chapter-more",
        &[
            section!("rules-more-deck", "12.1 12.2", More),
            section!("rules-more-one", "12.3 12.4", More),
            section!("rules-more-two", "12.5 12.6 12.7", More),
            section!("rules-more-powers", "12.8 12.9 12.10 12.11 12.12", More),
            section!("rules-more-score", "12.13", More),
        ],
    ),
    (
        "chapter-claim-it",
        &[
            section!("rules-it-board", "1.1 1.2 1.3", ClaimIt),
            section!("rules-it-turn", "2.1 2.11", ClaimIt),
            section!("rules-it-place", "2.2 2.3 2.4 2.5", ClaimIt),
            section!("rules-it-bust", "2.6", ClaimIt),
            section!("rules-it-stop", "2.7 2.8 2.9", ClaimIt),
            section!("rules-it-supplies", "2.10", ClaimIt),
            section!("rules-it-last-round", "3.1", ClaimIt),
            section!("rules-it-score", "3.2 3.3", ClaimIt),
            section!("rules-it-variant", "4.1", ClaimIt),
        ],
    ),
];

impl Reference {
    /// Everything, in the language of the words.
    pub fn new(words: &Words) -> Reference {
        let sections = CHAPTERS.iter().map(|(title, sections)| Chapter {
            title: words.say(title),
            entries: sections.iter().map(|section| section.entry(words)).collect(),
        });
        let things = [
            ("chapter-sets", NamedSet::ALL.map(|set| set_entry(words, set)).to_vec()),
            ("chapter-factions", Faction::ALL.map(|faction| faction_entry(words, faction)).to_vec()),
            ("table-field-artifacts", Artifact::ALL.map(|artifact| artifact_entry(words, artifact)).to_vec()),
            ("table-field-heroes", Hero::ALL.map(|hero| hero_entry(words, hero)).to_vec()),
            ("chapter-words", TERMS.iter().map(|&(term, scope)| word_entry(words, term, scope)).collect()),
        ];
        let things = things.into_iter().map(|(title, entries)| Chapter { title: words.say(title), entries });
        Reference { chapters: sections.chain(things).collect() }
    }

    /// All entries in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The entries in which every word of the search begins a word; those with more of them in the title come first.
    /// Neither case nor accents matter. A number of a rule finds what cites it.
    pub fn search(&self, query: &str) -> Vec<&Entry> {
        let query = folded_words(query);
        let mut found: Vec<(usize, &Entry)> =
            self.entries().filter_map(|entry| Some((entry.distance(&query)?, entry))).collect();
        found.sort_by_key(|(distance, _)| *distance);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

impl Entry {
    /// Does it apply to this game?
    pub fn is_in(&self, setup: &AnySetup) -> bool {
        match setup {
            AnySetup::Claim(setup) => self.scope.has(setup),
            AnySetup::ClaimIt(_) => self.scope == Scope::ClaimIt,
        }
    }

    /// How many words of the search are not in the title; `None` if one is nowhere.
    fn distance(&self, query: &[String]) -> Option<usize> {
        let mut title = folded_words(&self.title);
        title.extend(self.rules.iter().map(ToString::to_string));
        let begins = |words: &[String], query: &String| words.iter().any(|word| word.starts_with(&**query));
        let rest: Vec<&String> = query.iter().filter(|word| !begins(&title, word)).collect();
        let text = self.paragraphs.iter().chain(&self.unverified);
        let text: Vec<String> =
            if rest.is_empty() { Vec::new() } else { text.flat_map(|paragraph| folded_words(paragraph)).collect() };
        rest.iter().all(|word| begins(&text, word)).then_some(rest.len())
    }
}

impl Scope {
    /// Does it apply to this game of Claim?
    fn has(self, setup: &Setup) -> bool {
        let has = |faction| setup.factions.contains(&faction);
        match self {
            Scope::Claim => true,
            Scope::ClaimIt => false,
            Scope::Two => setup.players == 2,
            Scope::More => setup.players > 2,
            Scope::Teams => setup.players == 4,
            Scope::Artifacts => setup.artifacts,
            Scope::Heroes => setup.heroes,
            Scope::Faction(faction) => has(faction),
            Scope::Extras => setup.artifacts || setup.heroes || has(Faction::Wizards) || has(Faction::Werewolves),
            Scope::Unverified => {
                setup.heroes || has(Faction::Raccoons) || NamedSet::of(setup).is_some_and(NamedSet::is_scenario)
            }
            Scope::Set(set) => NamedSet::of(setup) == Some(set),
        }
    }
}

impl Section {
    fn entry(&self, words: &Words) -> Entry {
        let paragraphs = self.texts.iter().flat_map(|key| {
            let text = words.say(key);
            text.split("\n\n").map(String::from).collect::<Vec<_>>()
        });
        Entry {
            key: self.texts.last().unwrap_or(&self.title).to_string(),
            title: words.say(self.title),
            paragraphs: paragraphs.collect(),
            game: if self.scope == Scope::ClaimIt { Kind::ClaimIt } else { Kind::Claim },
            rules: self.rules.split(' ').collect(),
            about: self.about,
            unverified: None,
            scope: self.scope,
        }
    }
}

fn set_entry(words: &Words, set: NamedSet) -> Entry {
    let listed = |factions: &[Faction]| words.list(&factions.iter().map(|&it| words.faction(it)).collect::<Vec<_>>());
    let mut said = Vec::new();
    if let Some(two) = set.setup(2) {
        said.push(words.args().text("factions", listed(&two.factions)).say("rules-set-line-up"));
        said.extend((two.edition == Edition::C2).then(|| words.say("rules-set-edition")));
        said.extend(two.artifacts.then(|| words.say("rules-set-artifacts")));
        said.extend(two.heroes.then(|| words.say("rules-set-heroes")));
        said.push(match set.setup(3) {
            None => words.say("rules-set-two"),
            Some(more) => {
                let joining: Vec<Faction> = more.factions.into_iter().filter(|it| !two.factions.contains(it)).collect();
                words.args().text("factions", listed(&joining)).say("rules-set-more")
            }
        });
    }
    Entry {
        key: format!("set-{}", set.slug()),
        title: words.set(set),
        paragraphs: vec![said.join(" ")],
        game: Kind::Claim,
        rules: vec!["2.5"],
        about: About::Set(set),
        unverified: set.is_scenario().then(|| words.say("unverified-scenario")),
        scope: Scope::Set(set),
    }
}

fn faction_entry(words: &Words, faction: Faction) -> Entry {
    let values = faction.values().iter().map(ToString::to_string).collect::<Vec<_>>();
    let count = u32::try_from(values.len()).unwrap_or_default();
    let cards = words.args().number("count", count).text("values", values.join(" ")).say("rules-cards");
    Entry {
        key: format!("faction-{}", kebab(faction.name())),
        title: words.faction(faction),
        paragraphs: about_card(words, words.faction_power(faction), faction.name(), Some(cards)),
        game: Kind::Claim,
        rules: vec![faction.rule()],
        about: About::Faction(faction),
        unverified: words.unverified_faction(faction),
        scope: Scope::Faction(faction),
    }
}

fn artifact_entry(words: &Words, artifact: Artifact) -> Entry {
    Entry {
        key: format!("artifact-{}", kebab(artifact.name())),
        title: words.artifact(artifact),
        paragraphs: about_card(words, words.artifact_power(artifact), artifact.name(), None),
        game: Kind::Claim,
        rules: vec![artifact.rule()],
        about: About::Artifact(artifact),
        unverified: None,
        scope: Scope::Artifacts,
    }
}

fn hero_entry(words: &Words, hero: Hero) -> Entry {
    let value = Facts::default().heroes[hero as usize];
    let value = words.args().number("value", value).say("rules-hero-value");
    Entry {
        key: format!("hero-{}", kebab(hero.name())),
        title: words.hero(hero),
        paragraphs: about_card(words, words.hero_power(hero), hero.name(), Some(value)),
        game: Kind::Claim,
        rules: vec![hero.rule()],
        about: About::Hero(hero),
        unverified: Some(words.say("unverified-heroes")),
        scope: Scope::Heroes,
    }
}

/// What a card can do, the rest of what there is to say about it, and what is printed on it.
fn about_card(words: &Words, power: String, name: &str, printed: Option<String>) -> Vec<String> {
    [Some(power), words.find(&format!("more-{}", kebab(name))), printed].into_iter().flatten().collect()
}

fn word_entry(words: &Words, term: &'static str, scope: Scope) -> Entry {
    let (title, meaning) = words.term(term);
    Entry {
        key: format!("word-{term}"),
        title,
        paragraphs: vec![meaning],
        game: if scope == Scope::ClaimIt { Kind::ClaimIt } else { Kind::Claim },
        rules: Vec::new(),
        about: About::Word(term),
        unverified: None,
        scope,
    }
}

/// The words of a text without accents, in lower case. The number of a rule is one word.
fn folded_words(text: &str) -> Vec<String> {
    let folded: String = text.chars().flat_map(char::to_lowercase).flat_map(without_accent).collect();
    folded
        .split(|letter: char| !letter.is_alphanumeric() && letter != '.')
        .map(|word| word.trim_matches('.').to_string())
        .filter(|word| !word.is_empty())
        .collect()
}

/// A letter without its accent. Accents that stand alone, as some keyboards write them, are dropped.
fn without_accent(letter: char) -> impl Iterator<Item = char> {
    let plain = match letter {
        'à'..='å' => Some('a'),
        'ç' => Some('c'),
        'è'..='ë' => Some('e'),
        'ì'..='ï' => Some('i'),
        'ñ' => Some('n'),
        'ò'..='ö' => Some('o'),
        'ù'..='ü' => Some('u'),
        'ß' => Some('s'),
        '\u{300}'..='\u{36f}' => None,
        other => Some(other),
    };
    plain.into_iter().chain((letter == 'ß').then_some('s'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn titles(language: Language, query: &str) -> Vec<String> {
        let reference = Reference::new(&Words::new(language));
        reference.search(query).into_iter().map(|entry| entry.title.clone()).collect()
    }

    #[test]
    fn neither_case_nor_accents_matter_and_beginnings_suffice() {
        for (language, query, found) in [
            (Language::English, "DOPPEL", "Doppelgangers"),
            (Language::English, "  mage's   HORSE ", "Mage's Horse"),
            (Language::German, "doppelganger", "Doppelgänger"),
            (Language::German, "KÖNIGE", "Könige"),
            (Language::German, "ko\u{308}nige", "Könige"),
            (Language::German, "grosste", "Wer Claim It! gewinnt"),
            (Language::Spanish, "automa", "Autómatas"),
            (Language::Spanish, "heroes", "Héroes"),
            (Language::Spanish, "aniversario", "Las dos ediciones"),
            (Language::Dutch, "druide", "Druïden"),
            (Language::Dutch, "magiers", "Magiërs"),
        ] {
            let titles = titles(language, query);
            assert!(titles.iter().any(|title| title == found), "{language}: {query}: {titles:?}");
        }
    }

    #[test]
    fn what_is_in_the_title_comes_first() {
        for (language, query, first) in [
            (Language::English, "trolls", "Trolls"),
            (Language::German, "Trolle", "Wartende Trolle"),
            (Language::Spanish, "enanos", "Enanos"),
            (Language::Dutch, "reuzen", "Reuzen"),
        ] {
            let titles = titles(language, query);
            let is_in_title =
                |title: &String| folded_words(title).iter().any(|word| word.starts_with(&folded_words(query)[0]));
            let in_title = titles.iter().take_while(|title| is_in_title(title)).count();
            assert!(titles[..in_title].iter().any(|title| title == first), "{language}: {titles:?}");
            assert!(titles.len() > in_title, "{language}: {query} is in texts, too: {titles:?}");
            assert!(!titles[in_title..].iter().any(is_in_title), "{language}: {titles:?}");
        }
    }

    #[test]
    fn every_word_must_be_found_at_the_beginning_of_one() {
        for (language, both, nonsense) in [
            (Language::English, "giants gnomes", "giants xyz"),
            (Language::German, "riesen gnome", "riesen xyz"),
            (Language::Spanish, "gigantes gnomos", "gigantes xyz"),
            (Language::Dutch, "reuzen gnomen", "reuzen xyz"),
        ] {
            let one = titles(language, both.split(' ').next().unwrap());
            let found = titles(language, both);
            assert!(!found.is_empty() && found.len() < one.len(), "{language}: {found:?}");
            assert!(found.iter().all(|title| one.contains(title)), "{language}: {found:?}");
            assert_eq!(titles(language, nonsense), [""; 0], "{language}");
        }
        // Ends and middles do not count.
        assert!(!titles(Language::English, "oblins").contains(&"Goblins".into()));
    }

    #[test]
    fn the_number_of_a_rule_finds_it() {
        assert_eq!(titles(Language::English, "8.15"), ["Trolls"]);
        assert_eq!(titles(Language::German, "9.22"), ["Stiche mit mehr als zwei Karten"]);
    }

    #[test]
    fn nothing_sought_finds_everything_in_order() {
        for language in Language::ALL {
            let reference = Reference::new(&Words::new(language));
            for nothing in ["", "  ", "?!", "…"] {
                assert!(reference.search(nothing).into_iter().eq(reference.entries()), "{language}: {nothing:?}");
            }
        }
    }
}
