//! The examples of the documentation are run as they stand there.

mod common;

use common::{Client, is_like};

const DOC: &str = include_str!("../../../docs/formats/engine.md");

#[test]
fn every_example_of_the_documentation_is_true() {
    let mut client = Client::new();
    let (mut inside, mut answer, mut examples) = (false, None::<String>, 0);
    for (number, line) in (1..).zip(DOC.lines()) {
        if line.starts_with("```") {
            assert!(answer.is_none(), "line {number}: no response is shown");
            inside = line == "```engine";
            client = Client::new();
        } else if !inside {
        } else if let Some(request) = line.strip_prefix("> ") {
            assert!(answer.is_none(), "line {number}: no response is shown");
            answer = Some(client.line(request));
        } else if let Some(shown) = line.strip_prefix("< ") {
            let given = answer.take().unwrap_or_else(|| panic!("line {number}: nothing was asked"));
            assert!(is_like(&given, shown), "line {number}\n   shown: {shown}\nanswered: {given}");
            if !given.contains("\"error\"") {
                examples += 1;
            }
        } else {
            panic!("line {number} of an example begins with neither > nor <");
        }
    }
    assert!(examples > 20);
}

#[test]
fn requests_that_are_shown_and_understood_fit_the_schema() {
    let mut client = Client::new();
    let mut lines = DOC.lines().peekable();
    while let Some(line) = lines.next() {
        if line == "```engine" {
            client = Client::new();
        }
        let (Some(request), Some(shown)) = (line.strip_prefix("> "), lines.peek()) else { continue };
        if shown.contains("\"error\"") {
            client.refused(request);
        } else {
            client.say(request);
        }
    }
}

#[test]
fn every_verb_and_every_code_is_described() {
    let hello = Client::new().say(r#"{"do": "hello"}"#);
    for verb in hello["verbs"].as_array().unwrap() {
        assert!(DOC.contains(&format!("| `{}` |", verb.as_str().unwrap())), "{verb}");
    }
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../docs/formats/engine.schema.json")).unwrap();
    let codes = &schema["$defs"]["response-error"]["properties"]["error"]["properties"]["code"]["enum"];
    for code in codes.as_array().unwrap() {
        assert!(DOC.contains(&format!("| `{}` |", code.as_str().unwrap())), "{code}");
    }
    for game in hello["games"].as_array().unwrap() {
        for faction in game["factions"].as_array().into_iter().flatten() {
            let row = format!("| `{}` | {} ", faction["code"].as_str().unwrap(), faction["name"].as_str().unwrap());
            assert!(DOC.contains(&row), "{row}");
        }
    }
}

#[test]
fn an_ellipsis_stands_for_anything_and_nothing_else_does() {
    for (text, pattern, like) in [
        ("abc", "abc", true),
        ("abc", "ab", false),
        ("abc", "…", true),
        ("abc", "a…c", true),
        ("abc", "a…b…", true),
        ("abc", "…b", false),
        ("aXbXc", "a…X…c", true),
        ("ab", "ab…", true),
        ("ab", "a…ab", false),
    ] {
        assert_eq!(is_like(text, pattern), like, "{text} {pattern}");
    }
}
