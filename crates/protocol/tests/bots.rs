//! Bots through the protocol: every level, both games, every message held against the schema.

mod common;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use common::Client;
use serde_json::{Value, json};

const SET_UPS: &[&str] = &[
    r#""of": "claim", "set": "magic""#,
    r#""of": "claim", "set": "the-succession", "players": 3"#,
    r#""of": "claim", "set": "the-clockwork-court", "players": 4"#,
    r#""of": "claim-it", "players": 3"#,
    r#""of": "claim-it", "setup": {"players": 5, "variant": true, "board": "reduced"}"#,
];

fn levels() -> Vec<String> {
    let hello = Client::new().say(r#"{"do": "hello"}"#);
    let names: Vec<String> = serde_json::from_value(hello["bots"].clone()).unwrap();
    assert_eq!(names, bots::Level::ALL.map(bots::Level::name));
    names
}

#[test]
fn every_level_answers_legally_and_plays_when_told_to() {
    for level in levels() {
        for setup in SET_UPS {
            let mut client = Client::new();
            let mut decision = client.say(&format!("{{\"do\": \"new\", {setup}, \"seed\": 1}}"));
            while decision["actor"] != "over" {
                let mut request = json!({"do": "bot", "name": level, "nodes": 12, "seed": 8});
                let advice = client.say(&request.to_string());
                assert!(decision["answers"].as_array().unwrap().contains(&advice["answer"]), "{level}: {advice}");
                request["play"] = true.into();
                decision = client.say(&request.to_string());
                for field in ["answer", "estimate", "nodes"] {
                    assert_eq!(decision[field], advice[field], "{level}: {field}");
                }
            }
            assert_eq!(client.refused(&format!("{{\"do\": \"bot\", \"name\": \"{level}\"}}")).0, "actor");
        }
    }
}

#[test]
fn thought_has_an_estimate_and_keeps_to_its_nodes() {
    for setup in SET_UPS {
        let mut client = Client::new();
        client.say(&format!("{{\"do\": \"new\", {setup}, \"seed\": 4}}"));
        for name in ["search", "expert"] {
            let few = client.say(&json!({"do": "bot", "name": name, "nodes": 3}).to_string());
            let many = client.say(&json!({"do": "bot", "name": name, "nodes": 3_000}).to_string());
            assert!(few["nodes"].as_u64().unwrap() <= 4, "{name} {setup}: {few}");
            assert!(many["nodes"].as_u64().unwrap() > 40 && many["estimate"].is_number(), "{name} {setup}: {many}");
        }
    }
}

#[test]
fn with_nodes_the_same_seed_is_the_same_answer() {
    for level in levels() {
        for setup in SET_UPS {
            let game = || -> Vec<Value> {
                let mut client = Client::new();
                client.say(&format!("{{\"do\": \"new\", {setup}, \"seed\": 2}}"));
                let request = json!({"do": "bot", "name": level, "nodes": 40, "seed": 5, "play": true}).to_string();
                (0..6).map(|_| client.say(&request)).collect()
            };
            assert_eq!(game(), game(), "{level} {setup}");
        }
    }
}

#[test]
fn no_bot_looks_at_what_its_seat_does_not_know() {
    let one = include_str!("../../../docs/formats/engine.md")
        .lines()
        .find(|line| line.starts_with("> {\"do\": \"new\", \"of\": \"claim\", \"set\": \"claim\", \"deal\""))
        .and_then(|line| line.strip_prefix("> "))
        .unwrap();
    // Seat 1 leads. A card of the other hand and one far down in the draw pile change places.
    let other = one.replace("\"Kn9\"", "\"\"").replace("\"Un9\"", "\"Kn9\"").replace("\"\"", "\"Un9\"");
    let (mut here, mut there) = (Client::new(), Client::new());
    here.say(one);
    there.say(&other);
    let hand = r#"{"do": "state"}"#;
    assert_ne!(here.say(hand), there.say(hand));
    for level in levels() {
        let request = json!({"do": "bot", "name": level, "nodes": 500, "seed": 3}).to_string();
        assert_eq!(here.say(&request), there.say(&request), "{level}");
    }
}

/// A clock that is a millisecond later whenever somebody looks at it.
fn clock() -> Duration {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(LOOKS.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn time_ends_a_thought_and_needs_a_clock() {
    let new = r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#;
    let mut client = Client::with_clock(clock);
    client.say(new);
    for name in ["search", "expert"] {
        let nodes = |client: &mut Client, limits: &str| {
            let advice = client.say(&format!("{{\"do\": \"bot\", \"name\": \"{name}\", {limits}}}"));
            advice["nodes"].as_u64().unwrap()
        };
        let short = nodes(&mut client, "\"millis\": 2");
        let long = nodes(&mut client, "\"millis\": 8");
        assert!(0 < short && short < long && long < 10_000, "{name}: {short}, {long}");
        assert!(nodes(&mut client, "\"millis\": 8, \"nodes\": 20") <= 20);
    }
    let mut client = Client::new();
    client.say(new);
    let (code, message) = client.refused(r#"{"do": "bot", "name": "search", "millis": 2}"#);
    assert!(code == "field" && message.contains("\"millis\" needs a clock"), "{message}");
}
