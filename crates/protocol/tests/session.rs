//! Whole games through the protocol, every message held against the schema.

mod common;

use common::Client;
use game::Chance;
use serde_json::{Value, json};

/// Set-ups of both games, as requests name them.
fn set_ups() -> Vec<Value> {
    let mut all = vec![
        json!({"of": "claim", "set": "claim"}),
        json!({"of": "claim", "set": "claim-2", "players": 2}),
        json!({"of": "claim", "set": "magic"}),
        json!({"of": "claim", "set": "shadow"}),
        json!({"of": "claim", "set": "under-the-bridge"}),
        json!({"of": "claim-it", "setup": {"players": 4, "variant": true, "board": "standard"}}),
        json!({"of": "claim-it", "setup": {"players": 2, "board": "reduced", "first": 1}}),
    ];
    for set in ["the-succession", "the-clockwork-court", "wings-over-the-throne"] {
        all.extend((2..=4).map(|players| json!({"of": "claim", "set": set, "players": players})));
    }
    for factions in [
        ["Giants", "Gnomes", "Wizards", "Druids", "Vampires"],
        ["Knights", "Goblins", "Automatons", "Seers", "Shapeshifters"],
        ["Giants", "Gnomes", "Raccoons", "Shadows", "Wizards"],
        ["Kings", "Peasants", "Trolls", "Zombies", "Werewolves"],
    ] {
        let setup = json!({"factions": factions, "players": 2, "edition": "C2", "artifacts": true, "heroes": true});
        all.push(json!({"of": "claim", "setup": setup}));
    }
    all.extend((2..=5).map(|players| json!({"of": "claim-it", "players": players})));
    all
}

fn new(setup: &Value, more: Value) -> String {
    let mut request = json!({"do": "new"});
    for part in [setup, &more] {
        for (key, value) in part.as_object().unwrap() {
            request[key] = value.clone();
        }
    }
    request.to_string()
}

fn any(decision: &Value, chance: &mut Chance) -> String {
    let answers = decision["answers"].as_array().unwrap();
    answers[chance.below(answers.len() as u32) as usize].as_str().unwrap().to_owned()
}

#[test]
fn every_message_of_whole_games_fits_the_schema() {
    for (i, setup) in set_ups().iter().enumerate() {
        for mode in ["sample", "ask"] {
            let mut client = Client::new();
            let mut chance = Chance::from_seed(i as u64);
            let mut decision = client
                .say(&new(setup, json!({"seed": i, "chance": mode, "with": ["events", "numbers", "state", "view"]})));
            while decision["actor"] != "over" {
                assert_ne!((mode, &decision["actor"]), ("sample", &json!("chance")));
                let answer = any(&decision, &mut chance);
                let mut request = json!({"id": decision["moves"], "do": "play", "answer": answer});
                if chance.below(8) == 0 {
                    request["with"] = json!(["view", "state", "numbers", "events"]);
                    for seat in [json!(0), json!(1), json!("onlooker")] {
                        client.say(&json!({"do": "view", "seat": seat}).to_string());
                        client.say(&json!({"do": "events", "seat": seat}).to_string());
                    }
                    client.say(r#"{"do": "record", "seat": 1}"#);
                    assert!(client.say(r#"{"do": "result"}"#)["result"].is_null());
                }
                decision = client.say(&request.to_string());
                assert_eq!(decision["re"], request["id"]);
            }
            assert_eq!(decision["result"], client.say(r#"{"do": "result"}"#)["result"]);
            let payoffs = decision["result"]["payoffs"].as_array().unwrap();
            let sum: f64 = payoffs.iter().map(|share| share.as_f64().unwrap()).sum();
            assert!(!payoffs.is_empty() && sum > 0.99);
            for request in [r#"{"do": "state"}"#, r#"{"do": "events"}"#, r#"{"do": "record"}"#, r#"{"do": "ask"}"#] {
                client.say(request);
            }
            let answer = if setup["of"] == "claim" { "pass" } else { "stop" };
            assert_eq!(client.refused(&json!({"do": "play", "answer": answer}).to_string()).0, "illegal");
        }
    }
}

#[test]
fn what_was_taken_back_comes_again() {
    for setup in set_ups() {
        for mode in ["sample", "ask"] {
            let mut client = Client::new();
            let mut chance = Chance::from_seed(3);
            let mut decision = client.say(&new(&setup, json!({"seed": 9, "chance": mode})));
            // The states in which the client was asked, and what was answered or drawn.
            let mut past: Vec<(Value, String)> = Vec::new();
            let look = |client: &mut Client| {
                let (state, events) = (client.say(r#"{"do":"state"}"#), client.say(r#"{"do":"events"}"#));
                json!([state, events, client.say(r#"{"do":"ask"}"#)["answers"]])
            };
            for _ in 0..60 {
                if decision["actor"] == "over" {
                    break;
                }
                let now = look(&mut client);
                let request = if decision["actor"] == "chance" {
                    json!({"do": "chance"})
                } else {
                    json!({"do": "play", "answer": any(&decision, &mut chance)})
                };
                past.push((now, request.to_string()));
                decision = client.say(&request.to_string());
            }
            let end = look(&mut client);
            let back = past.len() / 2;
            client.say(&json!({"do": "undo", "moves": back}).to_string());
            for (state, request) in &past[past.len() - back..] {
                assert_eq!(&look(&mut client), state, "{setup} {mode}");
                client.say(request);
            }
            assert_eq!(look(&mut client), end, "{setup} {mode}");
            for (state, _) in past.iter().rev() {
                client.say(r#"{"do": "undo"}"#);
                assert_eq!(look(&mut client), *state, "{setup} {mode}");
            }
            assert_eq!(client.refused(r#"{"do": "undo"}"#).0, "undo");
        }
    }
}

/// The deal that a fresh game began with, as far as it takes no prizes turned up already.
fn deal_of(state: &Value) -> Value {
    let zones = &state["zones"];
    let players = state["setup"]["players"].as_u64().unwrap();
    let list = |zone: &str| zones[zone].as_array().unwrap().clone();
    let draw: Vec<Value> = list("prize").into_iter().chain(list("draw")).collect();
    json!({
        "hands": (0..players).map(|seat| list(&format!("hand:{seat}"))).collect::<Vec<_>>(),
        "draw": draw, "first": state["leader"], "left": list("out"),
    })
}

#[test]
fn a_game_can_be_dealt_card_by_card() {
    for set in ["claim", "claim-2", "the-succession"] {
        let mut client = Client::new();
        let seeded =
            client.say(&json!({"do": "new", "of": "claim", "set": set, "seed": 5, "with": ["state"]}).to_string());
        let deal = deal_of(&seeded["state"]);
        let dealt =
            client.say(&json!({"do": "new", "of": "claim", "set": set, "deal": deal, "with": ["state"]}).to_string());
        assert_eq!(seeded["state"], dealt["state"]);
        let mut wrong = deal.clone();
        wrong["hands"][0][0] = wrong["hands"][0][1].clone();
        let request = |deal: &Value| json!({"do": "new", "of": "claim", "set": set, "deal": deal}).to_string();
        let (code, message) = client.refused(&request(&wrong));
        let name = deal["hands"][0][1].as_str().unwrap();
        assert!(code == "deal" && message.contains(name) && message.contains("rule 4.1"), "{message}");
        wrong = deal.clone();
        wrong["hands"][0].as_array_mut().unwrap().pop();
        let (code, message) = client.refused(&request(&wrong));
        assert!(code == "deal" && message.contains("seat 0 is dealt 12 cards instead of 13 (rule 4.4)"), "{message}");
        wrong = deal.clone();
        wrong["draw"][3] = json!("Sd19");
        let (code, message) = client.refused(&request(&wrong));
        assert!(code == "deal" && message.contains("Sd19") && message.contains("rule 4.1"), "{message}");
    }
    let mut client = Client::new();
    for (hands, sentence) in [
        (json!([["Kn2"], ["Kn3"], []]), "the deal has 3 hands for 2 players (rule 4.4)"),
        (json!([["Kn2"]]), "the deal has 1 hands for 2 players (rule 4.4)"),
    ] {
        let deal = json!({"hands": hands, "draw": [], "first": 0});
        let request = json!({"do": "new", "of": "claim", "set": "claim", "deal": deal});
        assert_eq!(client.refused(&request.to_string()), ("deal".into(), sentence.into()));
    }
    let deal = json!({"hands": [[], []], "draw": [], "artifacts": [[]], "first": 0});
    let request = json!({"do": "new", "of": "claim", "set": "magic", "deal": deal});
    assert!(client.refused(&request.to_string()).1.contains("1 lists of artifacts for 2 players (rule 4.5)"));
    let decision =
        client.say(r#"{"do": "new", "of": "claim-it", "players": 3, "deal": {"first": 2}, "chance": "ask"}"#);
    assert_eq!(decision["game"], "1", "what was refused has used up no id");
    assert_eq!((&decision["actor"], decision["answers"].as_array().unwrap().len()), (&json!("chance"), 56));
    let decision = client.say(r#"{"do": "play", "answer": "2-3-5"}"#);
    assert_eq!((&decision["seat"], &decision["answers"][5]), (&json!(2), &json!("5,3")));
}

#[test]
fn a_record_is_played_again_up_to_any_move() {
    for setup in set_ups().iter().step_by(3) {
        let mut client = Client::new();
        let mut chance = Chance::from_seed(4);
        let mut decision = client.say(&new(setup, json!({"game": "a", "seed": 2, "chance": "ask"})));
        let mut states = Vec::new();
        for _ in 0..40 {
            states.push(client.say(r#"{"do": "state", "game": "a"}"#)["state"].clone());
            let answer = any(&decision, &mut chance);
            decision = client.say(&json!({"do": "play", "game": "a", "answer": answer}).to_string());
            if decision["actor"] == "over" {
                break;
            }
        }
        let text = client.say(r#"{"do": "record", "game": "a"}"#)["record"].clone();
        for (moves, state) in states.iter().enumerate() {
            let request = json!({"do": "new", "game": "b", "record": text, "moves": moves, "chance": "ask"});
            assert_eq!(client.say(&request.to_string())["moves"], moves);
            assert_eq!(&client.say(r#"{"do": "state", "game": "b"}"#)["state"], state);
            client.say(r#"{"do": "drop", "game": "b"}"#);
        }
        let both = format!("{0}\n{0}", text.as_str().unwrap());
        client.say(&json!({"do": "new", "game": "c", "record": both, "game_number": 2}).to_string());
        assert_eq!(client.refused(&json!({"do": "new", "record": both, "game_number": 3}).to_string()).0, "record");
        assert_eq!(client.refused(&json!({"do": "new", "record": text, "moves": 99_999}).to_string()).0, "record");
        assert_eq!(client.refused(r#"{"do": "new", "record": "nonsense"}"#).0, "record");
        let seen = client.say(r#"{"do": "record", "game": "a", "seat": 0}"#)["record"].clone();
        assert!(client.refused(&json!({"do": "new", "record": seen}).to_string()).1.contains("seat 0"));
    }
}

#[test]
fn games_are_held_side_by_side() {
    let mut client = Client::new();
    assert_eq!(client.refused(r#"{"do": "ask"}"#).0, "game");
    client.say(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#);
    client.say(r#"{"do": "new", "game": "dice", "of": "claim-it", "players": 2, "seed": 1}"#);
    assert_eq!(client.refused(r#"{"do": "ask"}"#).0, "game");
    assert_eq!(client.refused(r#"{"do": "new", "game": "dice", "of": "claim-it", "players": 2, "seed": 1}"#).0, "game");
    let before = client.say(r#"{"do": "state", "game": "1"}"#);
    client.say(r#"{"do": "bot", "game": "dice", "name": "random", "play": true}"#);
    assert_eq!(client.say(r#"{"do": "state", "game": "1"}"#), before);
    let games = client.say(r#"{"do": "games"}"#)["games"].clone();
    assert_eq!(games[0], json!({"game": "1", "of": "claim", "moves": 0, "actor": "seat", "chance": "sample"}));
    assert_eq!(games[1]["moves"], 2);
    client.say(r#"{"do": "drop", "game": "1"}"#);
    assert_eq!(client.say(r#"{"do": "ask"}"#)["game"], "dice");
    for _ in 1..protocol::limits::GAMES {
        client.say(r#"{"do": "new", "of": "claim-it", "players": 2, "seed": 1}"#);
    }
    assert_eq!(client.refused(r#"{"do": "new", "of": "claim-it", "players": 2, "seed": 1}"#).0, "limit");
    client.say(r#"{"do": "quit"}"#);
}

#[test]
fn an_answer_may_be_given_by_its_number() {
    let mut client = Client::new();
    let decision = client.say(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1, "with": ["numbers"]}"#);
    let by_number = client.say(&json!({"do": "play", "answer": decision["numbers"][3]}).to_string());
    client.say(r#"{"do": "undo"}"#);
    let by_name = client.say(&json!({"do": "play", "answer": decision["answers"][3]}).to_string());
    assert_eq!(by_number, by_name);
    assert_eq!(client.refused(r#"{"do": "play", "answer": 254}"#).0, "notation");
}

/// The id as it comes back, a request, and the code and some of the words it is refused with.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    ("", "{", "json", "not JSON"),
    ("", "[1]", "request", "object"),
    ("", "7", "request", "object"),
    ("1", r#"{"id": 1}"#, "request", "\"do\""),
    ("1", r#"{"id": 1, "do": "dance"}"#, "request", "\"dance\""),
    ("1", r#"{"id": 1, "do": 5}"#, "request", "\"do\""),
    ("1", r#"{"id": 1, "do": null}"#, "request", "\"do\""),
    ("", "[[[[", "json", "not JSON"),
    ("", "[[[[]]]]", "request", "object"),
    ("", r#"{"id": [1], "do": "hello"}"#, "field", "\"id\""),
    ("", r#"{"id": 1e999, "do": "hello"}"#, "field", "\"id\""),
    ("", r#"{"id": "\ud800", "do": "hello"}"#, "field", "\"id\""),
    ("\"x\"", r#"{"id": "x", "do": "hello", "colour": 1}"#, "field", "\"colour\""),
    ("1", r#"{"id": 1, "do": "hello", "game": "a"}"#, "field", "\"game\""),
    ("1", r#"{"id": 1, "do": "ask", "game": "a", "game": "a"}"#, "field", "\"game\" is there twice"),
    ("1", r#"{"id": 1, "do": "ask", "game": 3}"#, "field", "\"game\" is not a string"),
    ("1", r#"{"id": 1, "do": "ask", "game": "b"}"#, "game", "\"b\""),
    ("1", r#"{"id": 1, "do": "ask", "with": ["everything"]}"#, "field", "\"with\""),
    ("1", r#"{"id": 1, "do": "play"}"#, "field", "\"answer\" is missing"),
    ("1", r#"{"id": 1, "do": "play", "answer": null}"#, "field", "\"answer\""),
    ("1", r#"{"id": 1, "do": "play", "answer": "Kn77"}"#, "notation", "Kn77"),
    ("1", r#"{"id": 1, "do": "play", "answer": "Kn9"}"#, "illegal", "rule 5.2"),
    ("1", r#"{"id": 1, "do": "chance"}"#, "actor", "chance"),
    ("1", r#"{"id": 1, "do": "undo", "moves": -1}"#, "field", "\"moves\""),
    ("1", r#"{"id": 1, "do": "undo", "moves": 99}"#, "undo", "0 moves"),
    ("1", r#"{"id": 1, "do": "view"}"#, "field", "\"seat\" is missing"),
    ("1", r#"{"id": 1, "do": "view", "seat": 2}"#, "field", "seat 2"),
    ("1", r#"{"id": 1, "do": "events", "seat": "me"}"#, "field", "\"seat\""),
    ("1", r#"{"id": 1, "do": "record", "seat": 7}"#, "field", "seat 7"),
    ("1", r#"{"id": 1, "do": "bot", "name": "deep"}"#, "field", "\"name\""),
    ("1", r#"{"id": 1, "do": "bot", "name": "random", "seed": 0.5}"#, "field", "\"seed\""),
    ("1", r#"{"id": 1, "do": "bot", "name": "search:nodes=5"}"#, "field", "random, greedy, search, expert"),
    (
        "1",
        r#"{"id": 1, "do": "bot", "name": "search", "nodes": 0}"#,
        "field",
        "\"nodes\" is not a whole number from 1 to 10000000",
    ),
    ("1", r#"{"id": 1, "do": "bot", "name": "search", "nodes": 10000001}"#, "field", "\"nodes\" is not"),
    ("1", r#"{"id": 1, "do": "bot", "name": "search", "nodes": "5"}"#, "field", "\"nodes\" is not"),
    ("1", r#"{"id": 1, "do": "bot", "name": "search", "nodes": null}"#, "field", "\"nodes\" is not"),
    (
        "1",
        r#"{"id": 1, "do": "bot", "name": "search", "millis": 600001}"#,
        "field",
        "\"millis\" is not a whole number from 1 to 600000",
    ),
    ("1", r#"{"id": 1, "do": "bot", "name": "search", "millis": 1.5}"#, "field", "\"millis\" is not"),
    ("1", r#"{"id": 1, "do": "drop"}"#, "field", "\"game\" is missing"),
    ("1", r#"{"id": 1, "do": "new", "of": "chess", "seed": 1}"#, "field", "\"of\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "seed": 1}"#, "field", "\"set\" is missing"),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim"}"#, "field", "\"seed\" is missing"),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "clam", "seed": 1}"#, "setup", "clam"),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "players": 3, "seed": 1}"#, "setup", "3 players"),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "players": 900, "seed": 1}"#,
        "field",
        "\"players\"",
    ),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "chance": "no", "seed": 1}"#, "field", "\"chance\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "moves": 1, "seed": 1}"#, "field", "\"moves\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "setup": {"factions": []}, "seed": 1}"#, "field", "players"),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "setup": {"factions": [], "players": 2}, "seed": 1}"#,
        "setup",
        "4.1",
    ),
    ("1", r#"{"id": 1, "do": "new", "of": "claim-it", "seed": 1}"#, "field", "\"players\" is missing"),
    ("1", r#"{"id": 1, "do": "new", "of": "claim-it", "players": 6, "seed": 1}"#, "setup", "3.1"),
    ("1", r#"{"id": 1, "do": "new", "of": "claim-it", "set": "claim", "seed": 1}"#, "field", "\"set\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim-it", "players": 2, "deal": {"first": 2}}"#, "deal", "2.11"),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim-it", "setup": {"players": 2, "first": 0}, "deal": {"first": 1}}"#,
        "deal",
        "2.11",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim-it", "setup": {"players": 2, "first": 2}, "deal": {"first": 1}}"#,
        "setup",
        "2.11",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim-it", "setup": {"players": 2, "board": "big"}, "seed": 1}"#,
        "field",
        "\"setup.board\" is no board: there are \"standard\", \"reduced\"",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim-it", "setup": {"players": 2, "board": {"size": 3}}, "seed": 1}"#,
        "field",
        "\"setup.board.claim_markers\" is missing",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "setup": {"factions": ["Orcs"], "players": 2}, "seed": 1}"#,
        "field",
        "\"setup.factions\" names \"Orcs\", which is no faction",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "setup": {"players": 2, "players": 3}, "seed": 1}"#,
        "field",
        "\"setup.players\" is there twice",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "setup": {"colour": 2}, "seed": 1}"#,
        "field",
        "\"setup\" has no part \"colour\"; it has factions, players",
    ),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "setup": [], "seed": 1}"#, "field", "\"setup\" is not an object"),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "deal": {"hands": [], "draw": []}}"#,
        "field",
        "\"deal.first\" is missing",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "seed": 1, "who": ["a", "b", "c"]}"#,
        "field",
        "\"who\" has 3 names for 2 players",
    ),
    (
        "1",
        r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "seed": 1, "date": "2026-02-30"}"#,
        "field",
        "\"date\" is no day",
    ),
    ("1", r#"{"id": 1, "do": "new", "record": "", "game_number": 0}"#, "field", "\"game_number\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "seed": "1e3"}"#, "field", "\"seed\""),
    ("1", r#"{"id": 1, "do": "new", "of": "claim", "set": "claim", "seed": 1.0}"#, "field", "\"seed\""),
    ("1", r#"{"id": 1, "do": "undo", "moves": 0, "to": 0}"#, "field", "\"to\" does not go with \"moves\""),
    ("1", r#"{"id": 1, "do": "undo", "to": 1}"#, "undo", "only 0 moves have been made"),
    ("1", r#"{"id": 1, "do": "play", "answer": 60}"#, "notation", "no answer has the number 60"),
    ("1", r#"{"id": 1, "do": "play", "answer": 125}"#, "notation", "no answer has the number 125"),
    ("1", r#"{"id": 1, "do": "play", "answer": "Kn9", "with": ["events:2"]}"#, "field", "\"with\" names seat 2"),
    ("1", r#"{"id": 1, "do": "bot", "name": "random", "with": ["view"]}"#, "field", "\"with\" goes with"),
    ("1", r#"{"id": 1, "do": "record", "seat": "onlooker"}"#, "field", "a record is in full, or as one seat saw it"),
    ("1", r#"{"id": 1, "do": "new", "game": "", "of": "claim-it", "players": 2, "seed": 1}"#, "field", "\"game\""),
    ("1", r#"{"id": 1, "do": "new", "record": "", "of": "claim"}"#, "field", "\"of\""),
];

#[test]
fn every_error_has_a_code_and_names_what_is_wrong() {
    let mut client = Client::new();
    client.say(r#"{"do": "new", "game": "a", "of": "claim", "set": "claim", "seed": 1}"#);
    for &(id, request, code, names) in REFUSED {
        let line = client.line(request);
        let begins = if id.is_empty() { "{\"error\":{\"code\"".into() } else { format!("{{\"re\":{id},\"error\":") };
        assert!(line.starts_with(&begins), "{request}: {line}");
        let (got, message) = client.refused(request);
        assert!(got == code && message.contains(names), "{request}: {got}: {message}");
    }
    assert_eq!(client.say(r#"{"do": "games"}"#)["games"].as_array().unwrap().len(), 1, "nothing else was changed");
}

#[test]
fn white_space_is_not_answered() {
    let mut out = Vec::new();
    for line in ["", "  ", "\t\r"] {
        protocol::Session::new().answer(line, &mut out);
    }
    assert!(out.is_empty());
}

#[test]
fn an_undo_may_name_where_it_goes_back_to() {
    for setup in set_ups().iter().step_by(2) {
        for mode in ["sample", "ask"] {
            let mut client = Client::new();
            let mut chance = Chance::from_seed(5);
            let mut decision = client.say(&new(setup, json!({"seed": 9, "chance": mode})));
            let mut states = Vec::new();
            for _ in 0..30 {
                if decision["actor"] == "over" {
                    break;
                }
                states.push((decision["moves"].clone(), client.say(r#"{"do":"state"}"#)));
                let answer = any(&decision, &mut chance);
                decision = client.say(&json!({"do": "play", "answer": answer}).to_string());
            }
            let first = states[0].0.as_u64().unwrap();
            for (moves, state) in states.iter().rev() {
                let back = client.say(&json!({"do": "undo", "to": moves}).to_string());
                assert_eq!((&back["moves"], &back["sampled"]), (moves, &Value::Null), "{setup} {mode}");
                assert_eq!(&client.say(r#"{"do":"state"}"#), state, "{setup} {mode}");
            }
            // Where chance comes first and the engine settles it, there is no going back before that.
            assert_eq!(client.say(r#"{"do": "undo", "to": 0}"#)["moves"], first);
        }
    }
}

#[test]
fn outcomes_are_told_once_by_the_request_that_drew_them() {
    let mut client = Client::new();
    let decision = client.say(r#"{"do": "new", "of": "claim-it", "players": 2, "seed": 7}"#);
    assert_eq!(decision["sampled"], json!(["1-5-6"]));
    for request in [r#"{"do": "ask"}"#, r#"{"do": "undo", "moves": 0}"#, r#"{"do": "undo", "to": 0}"#] {
        assert_eq!(client.say(request)["sampled"], Value::Null, "{request}");
    }
    client.refused(r#"{"do": "play", "answer": "6,6"}"#);
    assert_eq!(client.say(r#"{"do": "ask"}"#)["sampled"], Value::Null);
}

#[test]
fn a_record_keeps_its_head_and_its_comments_up_to_the_move() {
    let mut client = Client::new();
    let request =
        r#"{"do": "new", "of": "claim-it", "players": 2, "seed": "7", "who": ["Ada", null], "date": "2026-11-15"}"#;
    client.say(request);
    client.say(r#"{"do": "play", "answer": "1,5"}"#);
    let text = client.say(r#"{"do": "record"}"#)["record"].as_str().unwrap().to_owned();
    for tag in ["[Seat0 \"Ada\"]", "[Date \"2026-11-15\"]", "[Seed \"7\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    assert!(!text.contains("Seat1"), "{text}");
    let text = text.replace("[Result \"*\"]\n", "[Result \"*\"]\n[event \"Final\"]\n");
    let text = text.replace("~1-5-6 0:1,5", "~1-5-6 {thrown} 0:1,5 {placed}");
    client.say(&json!({"do": "new", "game": "again", "record": text}).to_string());
    let again = client.say(r#"{"do": "record", "game": "again"}"#)["record"].as_str().unwrap().to_owned();
    assert_eq!(again, text);
    client.say(r#"{"do": "undo", "game": "again"}"#);
    let back = client.say(r#"{"do": "record", "game": "again"}"#)["record"].as_str().unwrap().to_owned();
    assert!(back.contains("[event \"Final\"]") && back.contains("~1-5-6 {thrown}\n"), "{back}");
    let other = json!({"do": "new", "game": "other", "record": text, "moves": 1, "who": [null, "Bea"]});
    client.say(&other.to_string());
    let other = client.say(r#"{"do": "record", "game": "other"}"#)["record"].as_str().unwrap().to_owned();
    assert!(other.contains("[Seat1 \"Bea\"]") && !other.contains("Ada"), "{other}");
    assert!(other.contains("{thrown}\n") && !other.contains("placed"), "{other}");
    let seen = client.say(r#"{"do": "record", "game": "again", "seat": 0}"#)["record"].as_str().unwrap().to_owned();
    assert!(seen.contains("Ada") && !seen.contains("Final") && !seen.contains("thrown"), "{seen}");
}

#[test]
fn events_come_with_a_decision_as_a_seat_saw_them() {
    let mut client = Client::new();
    client.say(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 1}"#);
    client.say(r#"{"do": "play", "answer": "Do9"}"#);
    for seat in [json!(0), json!(1), json!("onlooker")] {
        let wish = format!("events:{}", seat.to_string().trim_matches('"'));
        let request = json!({"do": "play", "answer": "Do0", "with": [wish]});
        let told = client.say(&request.to_string())["events"].clone();
        assert_eq!(told, client.say(&json!({"do": "events", "seat": seat}).to_string())["events"]);
        client.say(r#"{"do": "undo"}"#);
    }
}

#[test]
fn either_fact_may_be_left_out() {
    let mut client = Client::new();
    for (facts, filled) in [
        (json!({}), json!({"loot": 5461, "heroes": [8, 5, 4, 9, 6, 3]})),
        (json!({"loot": 1}), json!({"loot": 1, "heroes": [8, 5, 4, 9, 6, 3]})),
        (json!({"heroes": [1, 2, 3, 4, 5, 6]}), json!({"loot": 5461, "heroes": [1, 2, 3, 4, 5, 6]})),
    ] {
        let factions = ["Kings", "Peasants", "Raccoons", "Bards", "Seers"];
        let setup = json!({"factions": factions, "players": 2, "facts": facts});
        let request = json!({"do": "new", "of": "claim", "setup": setup, "seed": 1, "with": ["state"]});
        assert_eq!(client.say(&request.to_string())["state"]["setup"]["facts"], filled);
    }
}

#[test]
fn numbers_of_cards_go_by_the_deck_in_play() {
    // The pair has 0 to 21, the k-th ten-card faction in the order of `hello` begins at 22 + 20k.
    let mut client = Client::new();
    let asked = client.say(r#"{"do": "new", "of": "claim", "set": "claim", "seed": 2, "with": ["numbers"]}"#);
    let at = asked["answers"].as_array().unwrap().iter().position(|answer| answer == "Go0");
    assert_eq!(at.map(|at| &asked["numbers"][at]), Some(&json!(8)), "{asked}");
    assert_eq!(client.refused(r#"{"do": "play", "answer": 9}"#).0, "notation");
    client = Client::new();
    let factions = ["Giants", "Gnomes", "Shadows", "Bards", "Raccoons"];
    let setup = json!({"factions": factions, "players": 2, "heroes": true});
    client.say(&json!({"do": "new", "of": "claim", "setup": setup, "seed": 1}).to_string());
    for (number, name) in [
        (0, Some("Gi1")),
        (1, None),
        (2, Some("Gi3")),
        (8, Some("Gi9")),
        (9, Some("Gn1")),
        (22, Some("Ba0")),
        (31, Some("Ba9")),
        (32, None),
        (42, Some("Ra0")),
        (55, Some("Ra13")),
        (62, Some("Sd0")),
        (81, Some("Sd19")),
        (82, None),
        (122, Some("LichKing")),
        (127, Some("Cube")),
    ] {
        let by_number = client.line(&json!({"do": "play", "answer": number}).to_string());
        if by_number.contains("\"ok\"") {
            client.say(r#"{"do": "undo"}"#);
        }
        match name {
            None => assert!(by_number.contains(&format!("no answer has the number {number}")), "{by_number}"),
            Some(name) => {
                let by_name = client.line(&json!({"do": "play", "answer": name}).to_string());
                if by_name.contains("\"ok\"") {
                    client.say(r#"{"do": "undo"}"#);
                }
                assert_eq!(by_number, by_name, "{number} {name}");
            }
        }
    }
}
