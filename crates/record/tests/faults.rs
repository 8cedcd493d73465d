//! What is wrong is found where it is, and named; and the examples of the documentation are right.

use record::{AnyGame, Comment, Record, read};

const DOCUMENT: &str = include_str!("../../../docs/formats/records.md");

/// The records that the documentation shows.
fn examples() -> Vec<&'static str> {
    let blocks = DOCUMENT.split("```record\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap_or_default()).collect()
}

fn one(text: &str) -> AnyGame {
    let games: Vec<_> = read(text).collect();
    let [Ok(game)] = &games[..] else { panic!("{games:?}") };
    game.clone()
}

fn finished() -> (&'static str, Record<claim::State>) {
    let AnyGame::Claim(record) = one(examples()[0]) else { panic!("the first example is of Claim") };
    (examples()[0], record)
}

#[test]
fn the_examples_of_the_documentation_are_as_the_writer_writes_them() {
    let mut kinds = Vec::new();
    for example in examples() {
        let (kind, text) = match one(example) {
            AnyGame::Claim(record) => ("full", record.to_text().unwrap()),
            AnyGame::ClaimIt(record) => ("dice", record.to_text().unwrap()),
            AnyGame::ClaimSeen(account) => ("seen", account.to_text().unwrap()),
            AnyGame::ClaimItSeen(_) => panic!("no such example"),
        };
        kinds.push(kind);
        if !example.contains("to be continued") {
            assert_eq!(text, example);
        }
    }
    assert_eq!(kinds, ["full", "full", "dice", "seen"]);
    let together = examples().join("\n");
    assert_eq!(read(&together).flatten().count(), 4);
}

#[test]
fn white_space_and_comments_make_no_difference() {
    let (text, record) = finished();
    // What stands between quotes is not ours to stretch, so the tags stay as they are.
    let (tags, body) = text.split_once("\n\n").unwrap();
    let windows = text.replace('\n', "\r\n");
    let wide = format!("\u{feff}\n\n {tags}{}", body.replace(' ', "  \t").replace('\n', "\n\n"));
    let one_line = format!("{} {}", tags.replace('\n', ""), body.split_whitespace().collect::<Vec<_>>().join(" "));
    for other in [windows, wide, one_line] {
        assert_eq!(one(&other), AnyGame::Claim(record.clone()), "{other}");
    }
    let commented = body.replace(' ', " {so} ").replace('\n', " ; thus } { it goes\n");
    let AnyGame::Claim(again) = one(&format!("{tags}\n{commented}")) else { panic!() };
    assert_eq!(again.replay, record.replay);
    assert!(again.comments.len() > 100);
    assert_eq!(one(&again.to_text().unwrap()), AnyGame::Claim(again));
}

#[test]
fn comments_stay_where_they_are() {
    let (_, mut record) = finished();
    let last = record.replay.log.len();
    record.comments = [(0, "the start"), (0, "again"), (3, "a fine card"), (last, "the } end")]
        .map(|(after, text)| Comment::new(after, text))
        .to_vec();
    let text = record.to_text().unwrap();
    assert!(text.contains("{the ) end}"), "{text}");
    assert_eq!(one(&text), AnyGame::Claim(record));
}

/// Replaces the first `from` by `to` in the first example: what is then wrong, and where.
#[track_caller]
fn check(from: &str, to: &str, rule: &str, said: &str) {
    let (text, _) = finished();
    fault(text, from, to, rule, said);
}

#[track_caller]
fn fault(text: &str, from: &str, to: &str, rule: &str, said: &str) {
    let at = text.find(from).unwrap_or_else(|| panic!("{from:?} is not in the example"));
    let broken = text.replacen(from, to, 1);
    let games: Vec<_> = read(&broken).collect();
    let [Err(error)] = &games[..] else { panic!("{from:?} as {to:?}: {games:?}") };
    assert_eq!(error.rule, rule, "{error}");
    assert!(error.message.contains(said), "{error}");
    assert!(error.to_string().starts_with(&format!("line {}, column ", error.line)));
    // A fault is found on the line of the change or after it, never before.
    assert!(error.line > text[..at].matches('\n').count() || said == "Result" || rule == "R10", "{error}");
}

#[test]
fn tags_are_read_strictly() {
    check("[Record \"1\"]", "[Record \"2\"]", "R3", "version \"2\"");
    check("[Record \"1\"]", "[Version \"1\"]", "R3", "begins with");
    check("[Record \"1\"]", "hello", "R3", "begins with");
    check("[Game \"Claim\"]", "[Game Claim]", "R3", "is written");
    check("[Game \"Claim\"]", "[Game \"Claim]", "R3", "ends on its line");
    check("[Game \"Claim\"]", "[Game \"Clai\\m\"]", "R3", "backslash");
    check("[Game \"Claim\"]", "[Game \"Chess\"]", "R4", "no game \"Chess\"");
    check("[Game \"Claim\"]", "", "R4", "Game is missing");
    check("[Players \"2\"]", "[Players \"02\"]", "R4", "leading zeros");
    check("[Players \"2\"]", "[Players \"2\"][Players \"2\"]", "R3", "twice");
    check("[Players \"2\"]", "[Players \"5\"]", "12.1", "two to four");
    check("[Players \"2\"]", "[Players \"3\"]", "12.1", "ten-card factions");
    check("Goblins Dwarves", "Goblins Elves", "R4", "no faction \"Elves\"");
    check("Goblins Dwarves", "Goblins dwarves", "R4", "no faction");
    check("Goblins Dwarves", "Goblins Goblins", "4.1", "named twice");
    check("[Edition \"A\"]", "[Edition \"B\"]", "R4", "\"A\" or \"C2\"");
    check("[Edition \"A\"]", "[Edition \"A\"][Artifacts \"maybe\"]", "R4", "\"yes\" or \"no\"");
    check("[Edition \"A\"]", "[Edition \"A\"][Rounds \"3\"]", "R5", "no tag Rounds");
    check("[Edition \"A\"]", "[Edition \"A\"][Loot \"20\"]", "R4", "Loot");
    check("[Edition \"A\"]", "[Edition \"A\"][HeroValues \"1 2\"]", "R4", "six values");
    check("[Edition \"A\"]", "[Edition \"A\"][FirstAgreed \"1\"]", "4.8", "first leader");
    check("[Seat0 ", "[Seat2 ", "R4", "nobody sits at seat 2");
    check("[Seed \"7\"]", "[Seed \"8\"]", "R4", "seed 8 does not give");
    check("2026-11-15", "2026-02-30", "R4", "no day");
    check("[Result \"1\"]", "", "R4", "Result is missing");
    check("[Result \"1\"]", "[Result \"0\"]", "R10", "the moves lead to \"1\"");
    check("[Result \"1\"]", "[Result \"*\"]", "R10", "the moves lead to \"1\"");
}

#[test]
fn the_deal_is_read_strictly() {
    check("Hand0:", "Hand9:", "R6", "no line Hand9");
    check("Hand1:", "Hand0:", "R6", "twice");
    check("Hand0: Kn2", "Hand0: Kn9", "4.1", "Kn9 is dealt more often");
    check("Hand0: Kn2", "Hand0: Kn1", "4.1", "\"Kn1\" is no card of this deck");
    check("Hand0: Kn2", "Hand0: kn2", "4.1", "\"kn2\" is no card");
    check("Hand0: Kn2", "Hand0: Gi1", "4.1", "\"Gi1\" is no card");
    check("Hand0: Kn2", "Hand0: ?", "4.1", "no card");
    check("Hand0: Kn2", "Hand0:", "4.4", "12 cards instead of 13");
    check("Draw: Dw4", "Draw:", "4.4", "25 cards instead of 26");
    check("First: 0", "First: 2", "4.8", "nobody sits there");
    check("First: 0", "First: 0 1", "4.8", "one seat");
    check("First: 0", "", "4.8", "nobody is named");
    check("First: 0", "Left: Kn3\nFirst: 0", "4.1", "Kn3 is dealt more often");
    check("First: 0", "Artifacts0: Sword\nFirst: 0", "4.5", "artifacts");
    check("First: 0", "Artifacts0: Spoon\nFirst: 0", "4.5", "no artifact");
    check("First: 0", "Potions: +6\nFirst: 0", "4.6", "potions");
    check("First: 0", "Potions: +7\nFirst: 0", "4.6", "no potion");
    check("First: 0", "Potions: -3 +1 -3\nFirst: 0", "4.6", "-3 is there twice");
    check("Hand0: Kn2", "Left: Kn2\nHand0: ", "4.4", "12 cards instead of 13");
    check("Hand0: Kn2", "Hand2: Kn2\nHand0:", "12.1", "nobody sits at seat 2");
    check("Hand0:", "Kn2\nHand0:", "R6", "before the deal");
}

#[test]
fn the_moves_are_read_strictly() {
    check("One:", "", "4.8", "one seat");
    check("One:", "Two:", "R7", "Two does not begin here");
    check("One:", "One: 0:Go0", "R7", "number 1 begins here");
    check("  1. ", "  2. ", "R7", "number 2 does not begin here");
    check("  2. ", "", "R7", "number 2 begins here");
    check("  2. ", "  2. 3. ", "R7", "number 3 does not begin here");
    check("  2. ", "  02. ", "R7", "no number");
    check("0:Go0", "1:Go0", "R8", "seat 0 is asked here");
    check("0:Go0", "~Go0", "R8", "seat 0 is asked here");
    check("0:Go0", "Go0", "R8", "no answer");
    check("0:Go0", "0:Go00", "R8", "no answer");
    check("0:Go0", "0:?", "R11", "View only");
    check("0:Go0", "0: Go0", "R8", "without a space");
    check("0:Go0", "(Kn7@draw>prize) 0:Go0", "R8", "no answer");
    check("0:Go0", "0:Kn9", "5.2", "not in seat 0's hand");
    check("0:Go0 1:Go8", "0:Go0 1:Kn4", "5.2", "does not follow");
    check("0:Go0", "0:pass", "5.2", "no answer to the question");
    check("Two:", "", "R7", "section Two begins here");
    check("\nend", "", "R9", "no end");
    check("\nend", " 0:Kn2\nend", "R8", "over");
}

#[test]
fn claim_it_is_read_strictly() {
    let text = examples()[2];
    let check = |from, to, rule, said| fault(text, from, to, rule, said);
    check("[Board \"reduced\"]", "[Board \"round\"]", "R4", "standard");
    check("[Board \"reduced\"]", "[Board \"7 1 1 1 1 1 1\"]", "1.1", "2 to 6 columns");
    check("[Players \"2\"]", "[Players \"6\"]", "3.1", "only 2 to 5");
    check("First: 0", "First: 2", "2.11", "cannot begin");
    check("First: 0", "First: zero", "R6", "seat's number");
    check("First: 0", "Hand0: Kn2", "R6", "no line Hand0");
    check("First: 0", "", "R6", "the one line First");
    check("~1-2-3", "~3-2-1", "R8", "no answer");
    check("~1-2-3", "~1-2-4", "1.1", "cannot show");
    check("~1-2-3", "0:1-2-3", "R8", "chance decides here");
    check("0:1,3", "0:3,3", "2.1", "does not lead to");
    check("0:stop", "0:Stop", "R8", "no answer");
}

#[test]
fn what_one_seat_saw_is_read_strictly() {
    let text = examples()[3];
    let check = |from, to, rule, said| fault(text, from, to, rule, said);
    check("[View \"0\"]", "[View \"2\"]", "R11", "nobody sits at seat 2");
    check("[View \"0\"]", "[View \"0\"][Seed \"3\"]", "R11", "seed");
    check("[View \"0\"]", "[View \"1\"]", "R11", "seat 1 cannot know this");
    check("Hand1: ?", "Hand1: Kn3", "R11", "seat 0 cannot know this");
    check("Hand1: ?", "Hand1:", "R6", "12 words instead of 13");
    check("Potions: ", "; Potions: ", "R6", "Potions is missing");
    check("First: 0", "First: 200", "4.8", "first leader");
    check("[View \"0\"]", "[View \"0\"][FirstAgreed \"1\"]", "4.8", "first leader");
    check("  2. ", "  1. ", "R7", "1 has begun");
    check("Two:", "One:", "R7", "One does not begin here");
    check("1:Go4", "~Go4", "R11", "does not see chance");
    check("(Go0@draw>prize)", "(Go0@draw>moon)", "R11", "nothing that can be seen");
    check("(Go0@draw>prize)", "(Gi1@draw>prize)", "R11", "nothing that can be seen");
    check("1:Go4", "2:Go4", "R8", "nobody sits there");
    check("1:Go4", "1:Gi4", "R8", "no answer");
    check("One:", "Three:", "R6", "no line Three");
    check("[Result \"0\"]", "[Result \"1 0\"]", "R10", "in order");
    check("\nend", "", "R9", "no end");
}

#[test]
fn reading_goes_on_behind_a_broken_game() {
    let (text, _) = finished();
    let broken = text.replacen("0:Go0", "0:Go1", 1);
    let all = format!("{text}\n{broken}\n{text}");
    let games: Vec<_> = read(&all).map(|game| game.is_ok()).collect();
    assert_eq!(games, [true, false, true]);
    let error = read(&all).find_map(Result::err).unwrap();
    let line = all.lines().position(|line| line.contains("0:Go1 ")).unwrap() + 1;
    assert_eq!((error.line, error.column), (line, 6), "{error}");
    // A game that was cut off, one that follows on the same line, and one that a comment only talks of.
    let good = |text: &str| read(text).map(|game| game.is_ok()).collect::<Vec<_>>();
    let (cut, _) = text.split_once("Two:").unwrap();
    assert_eq!(good(&format!("{cut}\n{text}")), [false, true]);
    assert_eq!(good(&format!("{} {}", broken.replace('\n', " "), text.replace('\n', " "))), [false, true]);
    let talking = broken.replace("end", "{\n[Record \"1\"]\n} end");
    assert_eq!(good(&format!("{talking}\n{text}")), [false, true]);
    assert_eq!(good(&format!("[Record \"1\"] {{ {text}")), [false, true]);
    assert_eq!(good(&format!("[Record \"1\"]\n{text}")), [false, true]);
    assert!(read("").next().is_none() && read(" {only a comment} ").next().is_none());
}

/// Texts that once took a time that grows with the square of their length; each is read in a moment now.
#[test]
fn a_megabyte_of_faults_is_read_in_one_go() {
    let tags = (0..80_000).map(|i| format!("[t{i} \"x\"]\n")).collect::<Vec<_>>().concat();
    let labels = (0..120_000).map(|i| format!("L{i}:\n")).collect::<Vec<_>>().concat();
    let (head, _) = examples()[0].split_once("Hand0").unwrap();
    for (text, faults) in [
        ("[Record \"1\"]\n".repeat(80_000), 80_000),
        ("[Record \"1\"] ".repeat(80_000), 80_000),
        ("[Record \"1\"]\n{\n".repeat(60_000), 60_000),
        (format!("[Record \"1\"]\n{tags}"), 1),
        (format!("{head}{labels}"), 1),
        ("[".repeat(1_000_000), 1),
        ("{".repeat(1_000_000), 1),
        ("[A \"".repeat(250_000), 1),
    ] {
        assert_eq!(read(&text).filter(Result::is_err).count(), faults, "{}", &text[..20]);
    }
}
