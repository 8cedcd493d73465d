//! The reference holds everything there is, and agrees with the numbered rules in both directions.

use std::{collections::BTreeSet, fs, path::Path};

use claim::{Artifact, Edition, Faction, Hero, NamedSet, Setup};
use play::{AnySetup, Kind};
use words::{About, Entry, Language, Reference, Words};

fn references() -> impl Iterator<Item = (Words, Reference)> {
    Language::ALL.into_iter().map(Words::new).map(|words| {
        let reference = Reference::new(&words);
        (words, reference)
    })
}

fn entry(reference: &Reference, about: About) -> &Entry {
    reference.entries().find(|entry| entry.about == about).unwrap_or_else(|| panic!("no entry about {about:?}"))
}

#[test]
fn every_faction_artifact_hero_and_set_has_an_entry_with_its_power() {
    for (words, reference) in references() {
        for faction in Faction::ALL {
            let entry = entry(&reference, About::Faction(faction));
            assert_eq!((&entry.title, &entry.paragraphs[0]), (&words.faction(faction), &words.faction_power(faction)));
        }
        for artifact in Artifact::ALL {
            let entry = entry(&reference, About::Artifact(artifact));
            assert_eq!(
                (&entry.title, &entry.paragraphs[0]),
                (&words.artifact(artifact), &words.artifact_power(artifact))
            );
        }
        for hero in Hero::ALL {
            let entry = entry(&reference, About::Hero(hero));
            assert_eq!((&entry.title, &entry.paragraphs[0]), (&words.hero(hero), &words.hero_power(hero)));
        }
        for set in NamedSet::ALL {
            let entry = entry(&reference, About::Set(set));
            for players in 2..=4 {
                for faction in set.setup(players).map(|setup| setup.factions).unwrap_or_default() {
                    assert!(entry.paragraphs[0].contains(&words.faction(faction)), "{set:?} lacks {faction}");
                }
            }
        }
        for about in [About::Potions, About::Moon] {
            entry(&reference, about);
        }
    }
}

#[test]
fn every_entry_says_something_and_has_a_key_of_its_own() {
    let mut keys = Vec::new();
    for (words, reference) in references() {
        for entry in reference.entries() {
            let said = entry.paragraphs.iter().chain([&entry.title]).chain(&entry.unverified);
            for text in said {
                let is_key = words.say(text) != *text || text.starts_with("rules-") || text.starts_with("more-");
                assert!(!text.is_empty() && !text.contains(['{', '\n']) && !is_key, "{}: {text}", entry.key);
            }
            assert!(!entry.paragraphs.is_empty(), "{}", entry.key);
        }
        keys.push(reference.entries().map(|entry| entry.key.clone()).collect::<Vec<_>>());
    }
    assert!(keys.iter().all(|all| *all == keys[0]), "the same entries in every language");
    assert_eq!(keys[0].iter().collect::<BTreeSet<_>>().len(), keys[0].len(), "no key twice");
}

/// 2.5: what is printed on the cards only is marked wherever it is said.
#[test]
fn what_is_not_verified_is_marked() {
    for (words, reference) in references() {
        for entry in reference.entries() {
            let mark = match entry.about {
                About::Faction(Faction::Raccoons) => Some(words.say("unverified-loot")),
                About::Hero(_) => Some(words.say("unverified-heroes")),
                About::Set(set) if set.is_scenario() => Some(words.say("unverified-scenario")),
                _ => None,
            };
            assert_eq!(entry.unverified, mark, "{}", entry.key);
        }
    }
}

/// The numbers of the rules in a text: `8.21`, or `13` for a section without numbers of its own.
fn numbers(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(file);
    let text = fs::read_to_string(path).unwrap();
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut numbers = BTreeSet::new();
    for word in text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.') {
        // 7.4.5 is a part of 7.4.
        if let [section, rule, ..] = *word.trim_matches('.').split('.').collect::<Vec<_>>()
            && is_number(section)
            && is_number(rule)
        {
            numbers.insert(format!("{section}.{rule}"));
        }
    }
    for heading in text.lines().filter_map(|line| line.strip_prefix("## ")) {
        let section = heading.split(' ').next().unwrap();
        if is_number(section) && !numbers.iter().any(|number| number.starts_with(&format!("{section}."))) {
            numbers.insert(section.into());
        }
    }
    numbers
}

#[test]
fn every_rule_is_cited_and_every_rule_that_is_cited_exists() {
    // Words are explained in the glossary, worked examples are tests, and study decks are for programs.
    let of_claim = ["1", "14", "15.1", "15.2", "15.3", "15.4"];
    let left_out = [(Kind::Claim, "claim.md", of_claim.as_slice()), (Kind::ClaimIt, "claim-it.md", &["5"])];
    let reference = Reference::new(&Words::new(Language::English));
    for (game, file, left_out) in left_out {
        let exist = numbers(file);
        let of_game = reference.entries().filter(|entry| entry.game == game);
        let cited: BTreeSet<String> = of_game.flat_map(|entry| &entry.rules).map(ToString::to_string).collect();
        let unknown: Vec<_> = cited.difference(&exist).collect();
        assert!(unknown.is_empty(), "{file} has no rules {unknown:?}");
        let missing: Vec<_> = exist.difference(&cited).collect();
        assert_eq!(missing, left_out, "nothing cites these rules of {file}");
    }
}

#[test]
fn a_game_shows_what_is_met_in_it() {
    let reference = Reference::new(&Words::new(Language::English));
    let titles = |setup: &AnySetup| -> Vec<String> {
        reference.entries().filter(|entry| entry.is_in(setup)).map(|entry| entry.title.clone()).collect()
    };
    let has = |titles: &[String], all: &[&str], none: &[&str]| {
        for title in all {
            assert!(titles.iter().any(|it| it == title), "{title} is missing from {titles:?}");
        }
        for title in none {
            assert!(!titles.iter().any(|it| it == title), "{title} is in {titles:?}");
        }
    };
    let shadow = titles(&AnySetup::Claim(NamedSet::Shadow.setup(2).unwrap()));
    has(
        &shadow,
        &["Vampires", "Skeleton", "Moon", "Pot", "Shadow", "Heroes", "What is not verified", "Trick"],
        &["Knights", "Crown of Light", "Potions", "Magic", "The score with 3 or 4 players", "Squatter", "Team"],
    );
    let four = titles(&AnySetup::Claim(NamedSet::TheSuccession.setup(4).unwrap()));
    has(
        &four,
        &["Kings", "Dwarves", "Team", "The score with 3 or 4 players", "What is not verified", "The Succession"],
        &["The deck for two players", "Goblins", "Heroes", "Skeleton"],
    );
    let plain = Setup { edition: Edition::C2, ..NamedSet::Claim.setup(2).unwrap() };
    has(&titles(&AnySetup::Claim(plain)), &["Knights", "Claim"], &["What is not verified", "Potions", "Bear"]);
    let claim_it = claim_it::Setup::new(2);
    has(&titles(&AnySetup::ClaimIt(claim_it)), &["Squatter", "Bust", "The last round"], &["Trick", "Knights"]);
}
