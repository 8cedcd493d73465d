//! Whatever a client says is answered by one line that fits the schema, and the session goes on.

mod common;

use common::Client;
use proptest::prelude::*;

const REQUESTS: &[&str] = &[
    r#"{"id": 1, "do": "hello"}"#,
    r#"{"do": "new", "game": "a", "of": "claim", "set": "magic", "players": 2, "seed": 7, "chance": "ask"}"#,
    r#"{"do": "new", "game": "b", "of": "claim-it", "setup": {"players": 3, "variant": true, "first": 1, "board": {"size": 3, "claim_markers": 8, "player_markers": 6, "thresholds": [3, 2, 2, 2]}}, "seed": 1}"#,
    r#"{"do": "new", "of": "claim", "setup": {"factions": ["Kings", "Peasants", "Trolls", "Bards", "Wizards"], "players": 2, "edition": "C2", "artifacts": true, "heroes": true, "first": 0, "facts": {"loot": 21, "heroes": [1, 2, 3, 4, 5, 6]}}, "seed": 3}"#,
    r#"{"do": "new", "of": "claim-it", "players": 2, "deal": {"first": 1}}"#,
    r#"{"do": "new", "of": "claim", "set": "claim", "deal": {"hands": [["Kn2", "Go0"], ["Go0"]], "draw": ["Un1"], "first": 1}}"#,
    r#"{"do": "new", "record": "[Game \"Claim It!\"]\n[Version \"1\"]\n[Players \"2\"]\n\nfirst: 0\n\n1. 2-3-5 2,3 stop", "game_number": 1, "moves": 2}"#,
    r#"{"do": "ask", "game": "a", "with": ["view", "state", "events", "numbers"]}"#,
    r#"{"do": "play", "game": "a", "answer": "Kn7"}"#,
    r#"{"do": "play", "game": "a", "answer": 12}"#,
    r#"{"do": "chance", "game": "a"}"#,
    r#"{"do": "undo", "game": "a", "moves": 2}"#,
    r#"{"do": "undo", "game": "a", "to": 1, "with": ["events:0"]}"#,
    r#"{"do": "new", "of": "claim-it", "players": 2, "seed": "7", "who": ["Ada", null], "date": "2026-11-15"}"#,
    r#"{"do": "view", "game": "a", "seat": 1}"#,
    r#"{"do": "events", "game": "b", "seat": "onlooker"}"#,
    r#"{"do": "record", "game": "a", "seat": 0}"#,
    r#"{"do": "bot", "game": "b", "name": "random", "seed": 5, "play": true}"#,
    r#"{"do": "bot", "game": "b", "name": "search", "nodes": 50, "seed": 5}"#,
    r#"{"do": "result", "game": "a"}"#,
    r#"{"do": "games"}"#,
];

/// Pieces that are put into requests.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "true",
    "-1",
    "1e999",
    "99999999999999999999",
    "\u{0}",
    "\\u0000",
    "\\ud800",
    "\"do\"",
    "\"game\"",
    "\"id\":",
    "\"a\"",
    "\"play\"",
    "Kn",
    "Go0",
    "…",
    "0",
    "\n",
];

fn mutated() -> impl Strategy<Value = String> {
    let change = (any::<prop::sample::Index>(), 0..3usize, prop::sample::select(PIECES));
    (prop::sample::select(REQUESTS), prop::collection::vec(change, 0..4)).prop_map(|(request, changes)| {
        let mut chars: Vec<char> = request.chars().collect();
        for (at, cut, piece) in changes {
            let at = at.index(chars.len() + 1);
            let end = (at + 4 * cut).min(chars.len());
            chars.splice(at..end, piece.chars().filter(|_| cut != 1).collect::<Vec<_>>());
        }
        chars.into_iter().filter(|&c| c != '\n').collect()
    })
}

fn goes_on(client: &mut Client) {
    assert_eq!(client.line(r#"{"id":"still there","do":"quit"}"#), r#"{"re":"still there","ok":"bye"}"#);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_requests_are_answered_one_by_one(lines in prop::collection::vec(mutated(), 1..12)) {
        let mut client = Client::new();
        for line in REQUESTS[1..3].iter().map(|&line| line.to_owned()).chain(lines) {
            if !line.trim_ascii().is_empty() {
                client.line(&line);
            }
        }
        goes_on(&mut client);
    }

    #[test]
    fn any_text_is_answered(lines in prop::collection::vec("[^\n]{1,40}", 1..8)) {
        let mut client = Client::new();
        for line in lines.iter().filter(|line| !line.trim_ascii().is_empty()) {
            client.line(line);
        }
        goes_on(&mut client);
    }
}

#[test]
fn deep_nesting_is_refused_without_a_crash() {
    let mut client = Client::new();
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
        client.line(&deep);
        client.line(&open.repeat(100_000));
        for field in ["setup", "deal", "with", "answer", "id", "nonsense"] {
            client.line(&format!("{{\"do\": \"new\", \"of\": \"claim\", \"{field}\": {deep}}}"));
        }
    }
    goes_on(&mut client);
}
