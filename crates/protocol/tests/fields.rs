//! Every field that the table of verbs in engine.md names is sent to every verb.

mod common;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use common::Client;
use serde_json::{Value, json};

const DOC: &str = include_str!("../../../docs/formats/engine.md");

/// A verb's row in the table: its fields besides `do` and `id`, and whether each must be there.
type Row<'a> = BTreeMap<&'a str, bool>;

fn rows() -> BTreeMap<&'static str, Row<'static>> {
    let table = DOC.split("\n## Verbs\n").nth(1).unwrap().trim_start().split("\n\n").next().unwrap();
    let rows: BTreeMap<_, _> = table.lines().skip(2).map(row).collect();
    assert!(rows.len() > 10);
    rows
}

fn row(line: &'static str) -> (&'static str, Row<'static>) {
    let cells: Vec<&str> = line.split(" |").map(|cell| cell.trim_start_matches('|').trim()).collect();
    let mut optional = false;
    let mut fields = Row::new();
    // What stands between grave accents is a field; in brackets it may be left out.
    for (i, part) in cells[2].split('`').enumerate() {
        match i % 2 {
            0 => optional = part.rfind(['[', ']']).map_or(optional, |at| part[at..].starts_with('[')),
            _ => assert_eq!(fields.insert(part, !optional), None, "{line}"),
        }
    }
    (cells[0].trim_matches('`'), fields)
}

/// Requests that are understood, to which fields are added: of each verb at least one. Where what a field may be goes
/// by other fields, there is one for each case.
fn requests(verb: &str) -> Vec<Value> {
    const RECORD: &str = "[Record \"1\"]\n[Game \"Claim It!\"]\n[Players \"2\"]\n[Board \"standard\"]\n[Seed \"7\"]\n[Result \"*\"]\n\nFirst: 0\n\nTurns:\n  1. ~1-5-6\nend\n";
    match verb {
        "new" => vec![
            json!({"do": "new", "of": "claim", "set": "claim", "seed": 1}),
            json!({"do": "new", "of": "claim-it", "players": 2, "seed": 1}),
            json!({"do": "new", "of": "claim-it", "setup": {"players": 2}, "seed": 1}),
            json!({"do": "new", "record": RECORD}),
        ],
        "play" => vec![json!({"do": "play", "answer": "1,5"})],
        "view" => vec![json!({"do": "view", "seat": 0})],
        "bot" => vec![json!({"do": "bot", "name": "random"}), json!({"do": "bot", "name": "random", "play": true})],
        "drop" => vec![json!({"do": "drop", "game": "table"})],
        _ => vec![json!({"do": verb})],
    }
}

/// A value for a field that a verb takes.
fn value(verb: &str, field: &str) -> Value {
    match field {
        "id" => json!("x"),
        "game" if verb == "new" => json!("another"),
        "game" => json!("table"),
        "answer" => json!("1,6"),
        "with" => json!(["events", "numbers", "state", "view"]),
        "of" => json!("claim"),
        "set" => json!("magic"),
        "players" => json!(2),
        "setup" => json!({"players": 3}),
        "deal" => json!({"first": 1}),
        "chance" => json!("ask"),
        "record" => requests("new")[3]["record"].clone(),
        "game_number" | "moves" | "to" | "seat" => json!(1),
        "who" => json!(["Ada", null]),
        "date" => json!("2026-11-15"),
        "name" => json!("greedy"),
        "play" => json!(true),
        "seed" | "nodes" | "millis" => json!(5),
        "threads" => json!(3),
        _ => panic!("engine.md names the field {field:?}: give it a value here"),
    }
}

/// An engine with a clock that stands still, at the first decision of a game of Claim It!, where chance may be asked.
fn client(verb: &str) -> Client {
    let mut client = Client::with_clock(|| Duration::ZERO);
    let chance = if verb == "chance" { "ask" } else { "sample" };
    client.say(&format!(
        r#"{{"do": "new", "game": "table", "of": "claim-it", "players": 2, "seed": 7, "chance": "{chance}"}}"#
    ));
    if verb == "undo" {
        client.say(r#"{"do": "play", "answer": "1,5"}"#);
    }
    client
}

#[test]
fn every_verb_takes_the_fields_of_its_row_and_refuses_all_others_by_name() {
    let rows = rows();
    let all: BTreeSet<&str> = rows.values().flat_map(|row| row.keys().copied()).chain(["id"]).collect();
    for (&verb, row) in &rows {
        for &field in &all {
            let with_field = |mut request: Value| {
                request[field] = value(verb, field);
                request.to_string()
            };
            let requests = requests(verb).into_iter().map(with_field);
            if field == "id" || row.contains_key(field) {
                let lines: Vec<String> = requests.map(|request| client(verb).line(&request)).collect();
                assert!(lines.iter().any(|line| line.contains("\"ok\"")), "{verb} takes {field}: {lines:#?}");
                continue;
            }
            for request in requests {
                let (code, message) = client(verb).refused(&request);
                let (refused, has) = message.split_once("; it has ").unwrap_or((&message, ""));
                assert_eq!((&*code, refused), ("field", &*format!("\"{verb}\" has no field \"{field}\"")));
                let named: BTreeSet<&str> = has.split(", ").collect();
                assert_eq!(named, row.keys().copied().chain(["do", "id"]).collect(), "the fields of {verb}");
            }
        }
    }
}

#[test]
fn what_is_not_in_brackets_must_be_there() {
    for (&verb, row) in &rows() {
        for (&field, _) in row.iter().filter(|&(_, &needed)| needed) {
            for mut request in requests(verb) {
                request.as_object_mut().unwrap().remove(field);
                let (code, message) = client(verb).refused(&request.to_string());
                assert!(code == "field" && message.contains(&format!("\"{field}\" is missing")), "{verb}: {message}");
            }
        }
    }
}

#[test]
fn the_schema_has_the_verbs_and_fields_of_the_table() {
    let rows = rows();
    let hello = Client::new().say(r#"{"do": "hello"}"#);
    let verbs: BTreeSet<&str> = hello["verbs"].as_array().unwrap().iter().map(|verb| verb.as_str().unwrap()).collect();
    assert_eq!(verbs, rows.keys().copied().collect());
    let schema: Value = serde_json::from_str(include_str!("../../../docs/formats/engine.schema.json")).unwrap();
    for (verb, row) in rows {
        let request = &schema["$defs"][format!("request-{verb}")];
        let named: BTreeSet<&str> = request["properties"].as_object().unwrap().keys().map(|name| &**name).collect();
        assert_eq!(named, row.keys().copied().chain(["do", "id"]).collect(), "the fields of {verb}");
        let needed = row.iter().filter(|&(_, &needed)| needed).map(|(&name, _)| name).chain(["do"]);
        let required = request["required"].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
        assert_eq!(required.collect::<BTreeSet<_>>(), needed.collect(), "the fields that {verb} needs");
    }
}
