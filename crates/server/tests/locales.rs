//! The languages that the page is packed with.

use std::{
    fs,
    path::{Path, PathBuf},
};

#[path = "../build/locales.rs"]
mod locales;

use locales::{first, in_every_language, languages, later};

/// A folder with the languages `en` and `fr`, of two files each.
fn two_languages(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for (language, text) in [("fr", "le jeu"), ("en", "the game")] {
        fs::create_dir_all(folder.join(language)).unwrap();
        fs::write(folder.join(language).join("names.ftl"), "").unwrap();
        fs::write(folder.join(language).join("web.ftl"), format!("web-game = {text}\nweb-gamer = ?\n")).unwrap();
    }
    folder
}

#[test]
fn a_folder_is_all_it_takes_to_be_a_language_of_the_page() {
    let locales = two_languages("one-more");
    assert_eq!(languages(&locales).unwrap(), ["en", "fr"]);
    let texts = in_every_language(&locales, "web-game").unwrap();
    assert_eq!(texts, [("en".into(), "the game".into()), ("fr".into(), "le jeu".into())]);
}

#[test]
fn what_parts_of_the_page_say_is_fetched_for_itself_in_every_language() {
    let locales = two_languages("later");
    for language in ["en", "fr"] {
        fs::write(locales.join(language).join("review.ftl"), format!("review = {language}\n")).unwrap();
    }
    let texts = later(&locales).unwrap();
    assert_eq!(texts, [("en".into(), "review = en\n".into()), ("fr".into(), "review = fr\n".into())]);
    for (language, rest) in first(&locales).unwrap() {
        assert!(rest.contains("web-game =") && !rest.contains("review ="), "{language}: {rest}");
    }
}

#[test]
fn a_language_that_is_fetched_has_what_the_page_says_and_no_more() {
    let locales = two_languages("fetched");
    for language in ["en", "fr"] {
        fs::write(locales.join(language).join("terminal.ftl"), "terminal-key = ?\n").unwrap();
        fs::write(locales.join(language).join("names.ftl"), "# People.\n## All of them\nname = ?\n").unwrap();
    }
    let all = first(&locales).unwrap();
    for ((language, text), (expected, game)) in all.iter().zip([("en", "the game"), ("fr", "le jeu")]) {
        assert_eq!(language, expected);
        assert_eq!(*text, format!("name = ?\nweb-game = {game}\nweb-gamer = ?\n"));
    }
    assert_eq!(all.len(), 2);
}

#[test]
fn the_page_has_every_language_of_the_words() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales");
    let mut expected: Vec<_> = words::Language::ALL.into_iter().map(|language| language.code().to_string()).collect();
    let mut found = languages(&folder).unwrap();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "each folder has its line in crates/words/src/language.rs");
}

#[test]
fn a_language_that_lacks_a_file_is_an_error_that_names_it() {
    let locales = two_languages("a-file-less");
    fs::remove_file(locales.join("fr/names.ftl")).unwrap();
    let why = languages(&locales).unwrap_err();
    assert!(why.contains("fr") && why.ends_with("names.ftl is missing, which en has"), "{why}");
    assert_eq!(in_every_language(&locales, "web-game").unwrap_err(), why);
}

#[test]
fn a_file_that_only_one_language_has_is_an_error_that_names_it() {
    let locales = two_languages("a-file-more");
    fs::write(locales.join("fr/nams.ftl"), "").unwrap();
    let why = languages(&locales).unwrap_err();
    assert!(why.contains("fr") && why.ends_with("nams.ftl is not in en"), "{why}");
}

#[test]
fn a_language_that_lacks_the_text_is_an_error_that_names_it() {
    let locales = two_languages("a-text-less");
    fs::write(locales.join("fr/web.ftl"), "web-gamer = ?\n").unwrap();
    let why = in_every_language(&locales, "web-game").unwrap_err();
    assert!(why.contains("fr") && why.ends_with("web.ftl: there is no web-game in one line"), "{why}");
}
