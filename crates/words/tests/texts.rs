//! The files themselves: every language says the same things, nothing is missing and nothing is left over.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use bots::Level;
use claim::{Artifact, Faction, Hero, NamedSet};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{ast, parser};
use play::guide::{Topic, Why};
use words::{About, Language, Reference, Words};

/// A text by its key, with the variables it has places for.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// The files that a language has in its folder.
fn files_of(language: Language) -> BTreeSet<String> {
    let entries = fs::read_dir(locales().join(language.code())).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| path.file_stem().unwrap().to_str().unwrap().to_string()).collect()
}

/// The files that every language has.
fn files() -> BTreeSet<String> {
    files_of(Language::default())
}

fn source(language: Language, file: &str) -> String {
    fs::read_to_string(locales().join(language.code()).join(file).with_extension("ftl")).unwrap()
}

/// The texts of a file; it must be without errors, and no key may come twice.
fn texts(language: Language, file: &str) -> Texts {
    let source = source(language, file);
    let resource = parser::parse(&*source).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else {
            assert!(!matches!(entry, ast::Entry::Term(_) | ast::Entry::Junk { .. }), "{language}/{file}: {entry:?}");
            continue;
        };
        let key = message.id.name.to_string();
        let value = message.value.unwrap_or_else(|| panic!("{language}/{file}: {key} says nothing"));
        let attributes = message.attributes.into_iter().map(|a| (format!("{key}.{}", a.id.name), a.value));
        for (key, pattern) in [(key.clone(), value)].into_iter().chain(attributes) {
            let mut variables = BTreeSet::new();
            of_pattern(&pattern, &mut variables);
            assert!(texts.insert(key.clone(), variables).is_none(), "{language}/{file}: {key} comes twice");
        }
    }
    texts
}

fn of_pattern(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { .. } => {}
            ast::PatternElement::Placeable { expression: ast::Expression::Inline(inline) } => {
                of_inline(inline, variables);
            }
            ast::PatternElement::Placeable { expression: ast::Expression::Select { selector, variants } } => {
                of_inline(selector, variables);
                for variant in variants {
                    of_pattern(&variant.value, variables);
                }
            }
        }
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_string());
        }
        other => panic!("texts have places for variables only, not for {other:?}"),
    }
}

/// `$faction-of` is a form of `$faction`; languages need different ones.
fn without_forms(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables.iter().map(|name| name.split('-').next().unwrap()).collect()
}

#[test]
fn every_folder_is_a_language_and_every_language_has_the_same_files() {
    let folders = fs::read_dir(locales()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let codes: BTreeSet<String> = Language::ALL.into_iter().map(|language| language.code().to_string()).collect();
    assert_eq!(folders.collect::<BTreeSet<String>>(), codes);
    for language in Language::ALL {
        assert_eq!(files_of(language), files(), "{language}");
    }
}

#[test]
fn every_file_is_compiled_in() {
    let words = Words::new(Language::default());
    for file in files() {
        for key in texts(Language::default(), &file).into_keys() {
            assert_ne!(words.say(&key), key, "{file} is not compiled in: add it to src/language.rs");
        }
    }
}

#[test]
fn every_language_says_the_same_things() {
    for file in &files() {
        let english = texts(Language::English, file);
        for language in Language::ALL {
            let texts = texts(language, file);
            let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
            let foreign: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{language}/{file} lacks {missing:?}");
            assert!(foreign.is_empty(), "{language}/{file} has {foreign:?}, which English lacks");
            for (key, variables) in &texts {
                assert_eq!(without_forms(variables), without_forms(&english[key]), "{language}/{file}: {key}");
            }
        }
    }
}

#[test]
fn no_key_is_in_two_files() {
    let mut seen = BTreeSet::new();
    for key in files().iter().flat_map(|file| texts(Language::English, file).into_keys()) {
        assert!(seen.insert(key.clone()), "{key} is in two files");
    }
}

#[test]
fn every_text_is_said_without_an_error() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        for file in files() {
            bundle.add_resource(FluentResource::try_new(source(language, &file)).unwrap()).unwrap();
        }
        for (key, variables) in files().iter().flat_map(|file| texts(language, file)) {
            for value in ["0", "1", "2", "you", "team", "many", "one", "Knight 7"] {
                let mut args = FluentArgs::new();
                let value: FluentValue = value.parse::<f64>().map_or(FluentValue::from(value), FluentValue::from);
                for name in &variables {
                    args.set(name.clone(), value.clone());
                }
                let (name, attribute) = key.split_once('.').unwrap_or((&key, ""));
                let message = bundle.get_message(name).unwrap();
                let text = match attribute {
                    "" => message.value().unwrap(),
                    attribute => message.get_attribute(attribute).unwrap().value(),
                };
                let mut errors = Vec::new();
                let said = bundle.format_pattern(text, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language}: {key}: {errors:?}");
                let fine = !said.is_empty() && !said.contains(['{', '}', '\u{2068}']) && !said.contains("  ");
                assert!(fine && said.trim() == said, "{language}: {key}: {said:?}");
            }
        }
    }
}

/// Texts are written by people for people: plain quotation marks and hyphens for dashes look like neither.
#[test]
fn typography_is_in_order() {
    for language in Language::ALL {
        for file in files() {
            for line in source(language, &file).lines().filter(|line| !line.starts_with('#')).map(str::trim_start) {
                for wrong in [" - ", "...", " ,", " .", "\t", "''", " %"] {
                    assert!(!line.contains(wrong), "{language}/{file}: {wrong:?} in {line}");
                }
                let hyphen = line.match_indices('-').find(|(at, _)| {
                    let before = line[..*at].chars().next_back().is_none_or(|c| c.is_whitespace() || c == '(');
                    before && line[at + 1..].starts_with(|c: char| c.is_ascii_digit())
                });
                assert!(hyphen.is_none(), "{language}/{file}: a minus sign is no hyphen: {line}");
                // A line of keys may name the key of the question mark.
                if language == Language::Spanish && !line.contains("-keys-") {
                    for (opens, closes) in [('¿', '?'), ('¡', '!')] {
                        // The name of a game is not an exclamation.
                        let line = line.replace("Claim It!", "");
                        assert_eq!(line.matches(opens).count(), line.matches(closes).count(), "{file}: {line}");
                    }
                }
            }
        }
    }
}

/// `LichKing` as `lich-king`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}

/// What has a power, by its name: factions, heroes and artifacts.
fn powers() -> Vec<String> {
    let names = Faction::ALL.map(Faction::name).into_iter().chain(Hero::ALL.map(Hero::name));
    names.chain(Artifact::ALL.map(Artifact::name)).map(kebab).collect()
}

/// Keys that are put together from names and may be there: not every power has more to say or something to ask, and some
/// sections of the rules have their title elsewhere.
fn optional() -> Vec<String> {
    let reference = Reference::new(&Words::new(Language::default()));
    let powers = powers().into_iter().flat_map(|name| [format!("more-{name}"), format!("question-{name}")]);
    let told = Artifact::ALL.map(|artifact| format!("effect-artifact-{}.told", kebab(artifact.name())));
    powers.chain(told).chain(reference.entries().map(|entry| format!("{}.title", entry.key))).collect()
}

/// Keys that are put together from names and must be there.
fn families() -> Vec<String> {
    let mut keys = Vec::new();
    for name in Faction::ALL.map(|faction| kebab(faction.name())) {
        for key in ["faction-NAME", "faction-NAME.one", "faction-NAME.of", "power-faction-NAME", "effect-faction-NAME"]
        {
            keys.push(key.replace("NAME", &name));
        }
    }
    for name in Hero::ALL.map(|hero| kebab(hero.name())) {
        keys.extend(
            ["hero-NAME", "hero-NAME.the", "hero-NAME.with", "power-hero-NAME", "effect-hero-NAME"]
                .map(|key| key.replace("NAME", &name)),
        );
    }
    for name in Artifact::ALL.map(|artifact| kebab(artifact.name())) {
        keys.extend(
            ["artifact-NAME", "artifact-NAME.the", "power-artifact-NAME", "effect-artifact-NAME"]
                .map(|key| key.replace("NAME", &name)),
        );
    }
    for level in Level::ALL {
        keys.extend(["level-", "level-claim-", "level-claim-it-"].map(|key| format!("{key}{level}")));
    }
    keys.extend(NamedSet::ALL.into_iter().chain(NamedSet::STUDIES).map(|set| format!("set-{}", set.slug())));
    let zones = "hand followers score display beneath hidden draw prize trick pot pool discard out";
    keys.extend(zones.split(' ').map(|zone| format!("zone-{zone}")));
    for topic in Topic::ALL {
        keys.extend([format!("guide-{}", topic.name()), format!("guide-{}.title", topic.name())]);
    }
    keys.extend(Why::ALL.map(|why| format!("guide-why-{}", why.name())));
    keys.extend((1..=7).map(|n| format!("help-claim-{n}")));
    keys.extend((1..=6).map(|n| format!("help-claim-it-{n}")));
    for entry in Reference::new(&Words::new(Language::default())).entries() {
        if let About::Word(term) = entry.about {
            keys.extend([format!("glossary-{term}"), format!("glossary-{term}.term")]);
        }
    }
    keys
}

/// The string literals of a source file, each with what stands before it.
fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = 0;
    while let Some(begin) = source[rest..].find('"').map(|at| rest + at + 1) {
        let mut end = begin;
        while let Some(at) = source[end..].find('"') {
            end += at;
            if !source[..end].ends_with('\\') {
                break;
            }
            end += 1;
        }
        found.push((&source[..begin - 1], &source[begin..end]));
        rest = end + 1;
    }
    found
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

#[test]
fn every_text_is_used_and_every_text_that_is_used_is_there() {
    let mut all: BTreeSet<String> =
        files().iter().flat_map(|file| texts(Language::English, file).into_keys()).collect();
    let keys = all.clone();
    let mut missing = BTreeSet::new();
    let mut need = |key: &str, place: &str| {
        all.remove(key);
        if !keys.contains(key) {
            missing.insert(format!("{key} ({place})"));
        }
    };
    for key in families().into_iter().chain(optional().into_iter().filter(|key| keys.contains(key))) {
        need(&key, "put together");
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path()) {
        if folder.join("src").is_dir() {
            sources(&folder.join("src"), &mut files);
        }
        // The page says some things without the program.
        files.extend(Some(folder.join("build.rs")).filter(|file| file.is_file()));
    }
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let place = file.strip_prefix(crates).unwrap().display().to_string();
        for (before, literal) in literals(&source) {
            let calls = ["say(", "say_with(", "say_of_faction(", "Telling::new("];
            let said = calls.iter().any(|call| before.trim_end().ends_with(call));
            // A key may also be chosen first and said later.
            if said || keys.contains(literal) {
                need(literal, &place);
            }
        }
    }
    assert!(missing.is_empty(), "these are said, but there is no such text: {missing:#?}");
    assert!(all.is_empty(), "nobody says these: {all:#?}");
}

#[test]
fn what_is_missing_is_said_in_english_and_else_by_its_key() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.say("no-such-text"), "no-such-text");
        assert_eq!(words.say("faction-knights.no-such-form"), "faction-knights.no-such-form");
        assert_eq!(words.language(), language);
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
