//! Lines of anything: the engine answers each with one line of JSON, and goes on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::Session;

fuzz_target!(|text: &str| {
    let mut session = Session::new();
    let mut out = Vec::new();
    // Most lines are about a game, so there should be some.
    session.answer(r#"{"do":"new","game":"a","of":"claim","set":"magic","seed":1,"chance":"ask"}"#, &mut out);
    session.answer(r#"{"do":"new","game":"b","of":"claim-it","players":3,"seed":1}"#, &mut out);
    // Bots that think may do so for minutes, if they are told to.
    for line in text.lines().filter(|line| !line.contains("search") && !line.contains("expert")) {
        out.clear();
        session.answer(line, &mut out);
        if line.trim_ascii().is_empty() {
            assert!(out.is_empty());
            continue;
        }
        let answer: serde_json::Value = serde_json::from_slice(&out).expect("the answer is JSON");
        assert!(out.ends_with(b"\n") && out.iter().filter(|&&byte| byte == b'\n').count() == 1);
        assert!(answer["ok"].is_string() != answer["error"]["code"].is_string());
    }
});
