//! Drawings can stand in a page that forbids styles, scripts and whatever comes from elsewhere.

use std::collections::{HashMap, HashSet};

use bots::Character;
use claim::Artifact;
use drawings::{Bearer, Drawing, Face, Theme, stylesheet, symbols};
use roxmltree::{Document, Node};

use crate::every_drawing;

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// All elements, after a look at what none of them may have.
fn elements<'a>(document: &'a Document<'a>, what: &str) -> Vec<Node<'a, 'a>> {
    let elements: Vec<_> = document.descendants().filter(Node::is_element).collect();
    for element in &elements {
        let name = element.tag_name().name();
        assert!(["svg", "g", "path", "pattern", "symbol", "use"].contains(&name), "{what}: <{name}>");
        for attribute in element.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(name != "style" && name != "class" && !name.starts_with("on"), "{what}: {name}");
            assert!(name != "href" || value.starts_with('#'), "{what}: {value}");
            assert!(!value.contains("url(") || value.starts_with("url(#"), "{what}: {value}");
            assert!(!value.contains("//") && !value.contains("data:"), "{what}: {value}");
        }
        assert!(element.tag_name().name() != "path" || element.attribute("d").is_some_and(|d| d.starts_with('M')));
    }
    elements
}

/// The ids that are there, and those that are asked for.
fn ids<'a>(elements: &[Node<'a, 'a>]) -> (HashSet<&'a str>, HashSet<&'a str>) {
    let known = elements.iter().filter_map(|element| element.attribute("id")).collect();
    let attributes = elements.iter().flat_map(Node::attributes).map(|attribute| attribute.value());
    let asked = attributes.filter_map(|value| {
        value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')).or(value.strip_prefix('#').filter(|id| {
            // Colours begin with the same sign.
            !(id.len() == 6 && id.chars().all(|c| c.is_ascii_hexdigit()))
        }))
    });
    (known, asked.collect())
}

#[test]
fn every_drawing_is_sound_by_itself() {
    for drawing in every_drawing() {
        for theme in THEMES {
            let svg = drawing.svg(theme);
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{drawing:?}: {error}"));
            let elements = elements(&document, &format!("{drawing:?}"));
            assert!(elements.iter().any(|element| element.tag_name().name() == "path"), "{drawing:?} shows nothing");
            assert_eq!(document.root_element().attribute("aria-label"), Some(drawing.label().as_str()));
            let (known, asked) = ids(&elements);
            assert!(asked.is_subset(&known), "{drawing:?} asks for {asked:?}");
            assert!(!svg.contains("var("), "{drawing:?} knows no page");
            assert!(!svg.contains("\"\""), "{drawing:?} has an empty attribute");
        }
    }
}

#[test]
fn light_and_dark_cards_differ() {
    for drawing in every_drawing().filter(|drawing| matches!(drawing, Drawing::Card(_) | Drawing::Crest(_))) {
        assert_ne!(drawing.svg(Theme::Light), drawing.svg(Theme::Dark), "{drawing:?}");
    }
}

#[test]
fn a_page_has_all_that_its_drawings_ask_for() {
    let shared = symbols(Bearer::all());
    let shared_document = Document::parse(&shared).unwrap();
    let (known, asked) = ids(&elements(&shared_document, "symbols"));
    assert!(asked.is_subset(&known), "{asked:?}");
    let css = stylesheet();
    for drawing in every_drawing() {
        let svg = drawing.inline("what it <is> & \"was\"");
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{drawing:?}: {error}"));
        let elements = elements(&document, &format!("{drawing:?}"));
        let (own, asked) = ids(&elements);
        assert!(own.is_empty(), "{drawing:?} brings {own:?} into the page");
        assert!(asked.is_subset(&known), "{drawing:?} asks for {asked:?}");
        assert_eq!(document.root_element().attribute("aria-label"), Some("what it <is> & \"was\""));
        for part in svg.split("var(").skip(1) {
            let name = part.split(')').next().unwrap();
            let defined = css.matches(&format!("{name}:#")).count();
            assert_eq!(defined, 3, "{drawing:?}: {name} is defined light, dark, and dark by choice");
        }
    }
}

#[test]
fn an_id_means_the_same_wherever_it_stands() {
    let mut seen: HashMap<String, String> = HashMap::new();
    for drawing in every_drawing() {
        let svg = drawing.svg(Theme::Light);
        let document = Document::parse(&svg).unwrap();
        for element in document.descendants().filter(|element| element.has_attribute("id")) {
            let text = &svg[element.range()];
            let id = element.attribute("id").unwrap();
            let first = seen.entry(id.into()).or_insert_with(|| text.into());
            assert_eq!(first, text, "{id}");
        }
    }
    assert_eq!(seen.len(), Bearer::all().count());
}

#[test]
fn the_sheet_in_the_docs_shows_the_drawings_as_they_are() {
    let sheet = include_str!("../../../../docs/cards.svg");
    assert!(sheet.len() < 320_000);
    Document::parse(sheet).unwrap();
    let drawn = || Bearer::all().filter(|bearer| bearer.has_own_crest());
    let crests = drawn().filter(|bearer| matches!(bearer, Bearer::Faction(_))).map(Drawing::Crest);
    let artifacts = Artifact::ALL.map(|artifact| Drawing::Card(Face::Artifact(artifact)));
    let portraits = Character::ALL.map(Drawing::Portrait);
    for drawing in drawn().map(Drawing::Glyph).chain(crests).chain(artifacts).chain(portraits) {
        // The sheet says where each drawing is; what is in it is the same.
        let svg = drawing.svg(Theme::Light);
        let inside = &svg[svg.find('>').unwrap() + 1..svg.len() - "</svg>".len()];
        let hint = "`cargo run -p claimant-drawings --example sheet > docs/cards.svg` draws it again";
        assert!(sheet.contains(inside), "{drawing:?} is not in docs/cards.svg: {hint}");
    }
}

#[test]
fn symbols_are_there_once_each() {
    let shared = symbols(Bearer::all());
    let document = Document::parse(&shared).unwrap();
    let mut seen = HashSet::new();
    for id in document.descendants().filter_map(|element| element.attribute("id")) {
        assert!(seen.insert(id), "{id}");
    }
    assert_eq!(seen.len(), 3 * Bearer::all().count());
}
