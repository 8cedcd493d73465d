//! The schema refuses what the engine does not take or write.

mod common;

use common::{Client, refuses};
use serde_json::{Value, json};

const DOC: &str = include_str!("../../../docs/formats/engine.md");

/// The requests and responses of all examples that are not errors.
fn examples() -> (Vec<Value>, Vec<Value>) {
    let (mut requests, mut responses) = (Vec::new(), Vec::new());
    let mut client = Client::new();
    for line in DOC.lines() {
        if line == "```engine" {
            client = Client::new();
        }
        let Some(request) = line.strip_prefix("> ") else { continue };
        let response: Value = serde_json::from_str(&client.line(request)).unwrap();
        if response["error"].is_null() {
            requests.push(serde_json::from_str(request).unwrap());
        }
        responses.push(response);
    }
    for verb in ["hello", "games", "state", "events", "result", "ask"] {
        let request = format!(r#"{{"do": "{verb}"}}"#);
        responses.push(serde_json::from_str(&client.line(&request)).unwrap());
    }
    assert!(requests.len() > 40 && responses.len() > 50);
    (requests, responses)
}

/// Every place of a value, from the value itself down.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(items) => items.iter().enumerate().for_each(|(i, item)| places(item, &format!("{at}/{i}"), all)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| places(field, &format!("{at}/{name}"), all)),
        _ => {}
    }
}

/// Changes a value at every place and counts the changes; each of them must be refused.
fn all_refused(part: &str, value: &Value, change: impl Fn(&mut Value) -> bool) -> usize {
    let mut all = Vec::new();
    places(value, "", &mut all);
    let mut changes = 0;
    for place in all {
        let mut changed = value.clone();
        if change(changed.pointer_mut(&place).unwrap()) {
            assert!(refuses(part, &changed), "{place} of {changed}");
            changes += 1;
        }
    }
    changes
}

#[test]
fn nothing_can_be_added_to_an_object() {
    let add = |value: &mut Value| {
        let object = value.as_object_mut();
        object.map(|object| object.insert("surprise".into(), json!(1))).is_some()
    };
    let (requests, responses) = examples();
    let changes: usize = requests.iter().map(|request| all_refused("request", request, add)).sum();
    assert!(changes > 40);
    let changes: usize = responses.iter().map(|response| all_refused("response", response, add)).sum();
    assert!(changes > 200);
}

#[test]
fn nothing_can_be_of_another_type() {
    let (requests, responses) = examples();
    for other in [json!(-1), json!(1.5), json!(["x"]), json!({"x": 1})] {
        let replace = |value: &mut Value| {
            let differs = std::mem::discriminant(value) != std::mem::discriminant(&other);
            *value = other.clone();
            differs
        };
        for request in &requests {
            let mut request = request.clone();
            request.as_object_mut().unwrap().remove("id");
            all_refused("request", &request, replace);
        }
        for response in &responses {
            let mut response = response.clone();
            response.as_object_mut().unwrap().remove("re");
            all_refused("response", &response, replace);
        }
    }
}

#[test]
fn nothing_can_be_left_out_of_a_view_or_a_state() {
    for game in ["\"of\": \"claim\", \"set\": \"magic\"", "\"of\": \"claim-it\", \"players\": 3"] {
        let mut client = Client::new();
        client.say(&format!("{{\"do\": \"new\", {game}, \"seed\": 1}}"));
        for (request, part) in [(r#"{"do": "view", "seat": 0}"#, "view"), (r#"{"do": "state"}"#, "state")] {
            let response = client.say(request);
            for name in response[part].as_object().unwrap().keys() {
                let mut changed = response.clone();
                changed[part].as_object_mut().unwrap().remove(name);
                assert!(refuses("response", &changed), "{part} without {name}");
            }
        }
    }
}
