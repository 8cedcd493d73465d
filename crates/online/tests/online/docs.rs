//! The examples of the documentation are run as they stand there.

use std::collections::BTreeMap;

use testing::{examples, is_like};

use crate::common::{Client, Directory, Got, Server, options, request};

const DOC: &str = include_str!("../../../../docs/formats/online.md");
/// The table of the examples.
const TABLE: &str = "000g40r40qxfqz7x";

#[tokio::test(flavor = "multi_thread")]
async fn every_example_of_the_documentation_is_true() {
    let directory = Directory::new();
    let server = Server::start(options(&directory)).await;
    let mut seen = 0;
    let mut clients: BTreeMap<String, Client> = BTreeMap::new();
    let (mut table, mut response) = (TABLE.to_owned(), None::<String>);
    let mut block = 0;
    let blocks = examples(DOC, "online").into_iter().enumerate();
    let lines = blocks.flat_map(|(block, lines)| lines.into_iter().map(move |(number, line)| (block, number, line)));
    for (of, number, line) in lines {
        if std::mem::replace(&mut block, of) != of {
            clients.clear();
        }
        let line = line.replace(TABLE, &table);
        if let Some(asked) = line.strip_prefix("> ") {
            let mut words = asked.splitn(3, ' ');
            let (method, path) = (words.next().unwrap(), words.next().unwrap());
            let head = format!("{method} {path} HTTP/1.1");
            let (status, _, body) = request(server.address, &head, words.next().unwrap_or_default()).await;
            if let Ok(opened) = serde_json::from_str::<wire::Opened>(&body) {
                table = opened.table.to_string();
            }
            response = Some(format!("{status} {body}"));
        } else if let Some(shown) = line.strip_prefix("< ") {
            let given = response.take().unwrap_or_else(|| panic!("line {number}: nothing was asked"));
            let shown = shown.replace(TABLE, &table);
            assert!(is_like(&given, &shown), "line {number}\n   shown: {shown}\nanswered: {given}");
            seen += 1;
        } else if let Some((name, sent)) = line.split_once("> ") {
            if !clients.contains_key(name) {
                clients.insert(name.into(), Client::connect(server.address).await);
            }
            clients.get_mut(name).unwrap().send_text(sent.into()).await;
        } else if let Some((name, shown)) = line.split_once("< ") {
            let client = clients.get_mut(name).unwrap_or_else(|| panic!("line {number}: nobody is called {name}"));
            loop {
                match client.next().await {
                    Got::Message(_, text) if is_like(&text, shown) => break,
                    Got::Closed(Some(code)) if shown == format!("closed {code}") => break,
                    Got::Message(..) => {}
                    Got::Closed(code) => panic!("line {number}: closed with {code:?}; before: {:#?}", client.captured),
                }
            }
            seen += 1;
        } else {
            panic!("line {number} of an example is neither sent nor received");
        }
    }
    assert!(seen > 20, "{seen}");
    server.stop().await;
}

#[test]
fn every_kind_of_message_code_and_close_code_is_described() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../../docs/formats/online.schema.json")).unwrap();
    let mut named = 0;
    for kind in ["Up", "Down", "Code", "Proposal"] {
        for variant in schema["$defs"][kind]["oneOf"].as_array().unwrap() {
            let name = variant["const"].as_str().or_else(|| variant["required"][0].as_str()).unwrap();
            assert!(DOC.contains(&format!("\"{name}\"")) || DOC.contains(&format!("| `{name}` |")), "{kind} {name}");
            named += 1;
        }
    }
    assert!(named > 30, "{named}");
    for code in (0..5_000).filter(|code| wire::Close::from_code(*code).is_some()) {
        assert!(DOC.contains(&format!("| {code} |")), "{code}");
    }
}
