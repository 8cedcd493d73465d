//! Whatever is read, the reader refuses it in a sentence or understands it; and what it understands it can write.

use proptest::prelude::*;
use record::{AnyGame, read};

const DOCUMENT: &str = include_str!("../../../docs/formats/records.md");

/// Reads, and if that goes well writes and reads again.
fn survives(text: &str) {
    for game in read(text) {
        match game {
            Err(error) => assert!(error.line > 0 && error.column > 0 && !error.rule.is_empty(), "{error}"),
            Ok(game) => {
                let text = match &game {
                    AnyGame::Claim(record) => record.to_text().unwrap(),
                    AnyGame::ClaimIt(record) => record.to_text().unwrap(),
                    AnyGame::ClaimSeen(account) => account.to_text().unwrap(),
                    AnyGame::ClaimItSeen(account) => account.to_text().unwrap(),
                };
                let again: Vec<_> = read(&text).collect();
                assert_eq!(again, [Ok(game)], "{text}");
            }
        }
    }
}

/// Words that mean something somewhere.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("end".to_string()),
        Just("[Record \"1\"]".into()),
        Just("{}".into()),
        Just("{a { comment}".into()),
        Just("}".into()),
        Just(";".into()),
        Just("]".into()),
        Just("Two:".into()),
        Just("(Kn7@hand:1)".into()),
        Just("1:?".into()),
        Just("~1-1-1".into()),
        "[0-4]:[A-Z][a-z][0-9]{1,2}",
        "[0-9]{1,12}\\.",
        "\\[[A-Za-z0-9]{0,8} \"[^\n]{0,9}\"\\]",
        "\\PC{0,6}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn examples_with_words_put_in_taken_out_and_exchanged(
        which in 0usize..4,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0u8..4, word()), 1..6),
    ) {
        let example = DOCUMENT.split("```record\n").nth(which + 1).unwrap().split("```").next().unwrap();
        let mut words: Vec<String> = example.split_inclusive([' ', '\n']).map(str::to_string).collect();
        for (place, kind, word) in edits {
            let at = place.index(words.len());
            match kind {
                0 => words.insert(at, format!("{word} ")),
                1 => words[at] = format!("{word}\n"),
                2 => drop(words.remove(at)),
                _ => {
                    let last = words.len() - 1;
                    words.swap(at, last);
                }
            }
        }
        survives(&words.concat());
    }

    #[test]
    fn any_text_at_all(text in "\\PC{0,200}") {
        survives(&text);
        survives(&format!("[Record \"1\"] {text}"));
        survives(&format!("[Record \"1\"][Game \"Claim It!\"][Players \"2\"][Board \"reduced\"][Result \"*\"] {text} end"));
    }

    #[test]
    fn an_example_cut_off_anywhere(which in 0usize..4, at in any::<prop::sample::Index>()) {
        let example = DOCUMENT.split("```record\n").nth(which + 1).unwrap().split("```").next().unwrap();
        let mut at = at.index(example.trim_end().len());
        while !example.is_char_boundary(at) {
            at -= 1;
        }
        let games: Vec<_> = read(&example[..at]).collect();
        prop_assert!(games.iter().all(Result::is_err), "{:?}", games);
    }
}
