//! The examples of the documentation are run as they stand there.

mod common;

use common::Client;
use testing::{examples, is_like};

const DOC: &str = include_str!("../../../docs/formats/engine.md");

#[test]
fn every_example_of_the_documentation_is_true() {
    let mut shown_and_true = 0;
    for example in examples(DOC, "engine") {
        let (mut client, mut answer) = (Client::new(), None::<String>);
        for (number, line) in example {
            if let Some(request) = line.strip_prefix("> ") {
                assert!(answer.is_none(), "line {number}: no response is shown before");
                answer = Some(client.line(request));
            } else if let Some(shown) = line.strip_prefix("< ") {
                let given = answer.take().unwrap_or_else(|| panic!("line {number}: nothing was asked"));
                assert!(is_like(&given, shown), "line {number}\n   shown: {shown}\nanswered: {given}");
                shown_and_true += usize::from(!given.contains("\"error\""));
            } else {
                panic!("line {number} of an example begins with neither > nor <");
            }
        }
        assert!(answer.is_none(), "no response is shown: {answer:?}");
    }
    assert!(shown_and_true > 20);
}

#[test]
fn the_result_that_is_shown_is_that_of_its_game() {
    let mut client = Client::new();
    let mut decision = client.say(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#);
    while decision["actor"] != "over" {
        decision = client.say(r#"{"do": "bot", "name": "random", "seed": 3, "play": true}"#);
    }
    let shown = DOC.split("```result").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let shown: String = shown.lines().map(str::trim).collect();
    let given = client.line(r#"{"do": "result"}"#);
    let given = given.strip_prefix(r#"{"ok":"result","game":"1","result":"#).unwrap().strip_suffix('}').unwrap();
    assert!(is_like(given, &shown), "   shown: {shown}\nanswered: {given}");
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
