//! Bots that are programs of their own, well and badly behaved. They are written in Python, and without one there is
//! nothing to test.

mod common;

use std::{
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use arena::{Contest, Entrant, Fault, Kind, Match, Setups, Side};
use bots::Effort;
use common::{TempFolder, cards, contest, dice, mix, played, tally, timeless};
use record::{AnyGame, read};

const EXAMPLE: &str = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/python/bot.py");

fn there_is_python() -> bool {
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let is_there = version.is_ok_and(|status| status.success());
    if !is_there {
        println!("SKIPPED: there is no python3 here, so no program was asked");
    }
    is_there
}

/// A match of a random bot against a program that does `body` for every question `q`, a dictionary.
fn with_program<G: Contest>(setups: impl Into<Setups<G::Setup>>, body: &str) -> Match<G> {
    let mut all =
        Entrant::all(&["random".into(), "random".into()], Effort { millis: Some(50), ..Effort::OWN }.into()).unwrap();
    let code = format!("import sys, json, time\nfor line in sys.stdin:\n q = json.loads(line)\n {body}");
    all[1].name = "program".into();
    all[1].kind = Kind::Command(vec!["python3".into(), "-c".into(), code]);
    Match::new(setups, all, 7, Duration::from_millis(1_500)).unwrap()
}

#[test]
fn the_example_plays_both_games_without_a_fault() {
    if !there_is_python() {
        return;
    }
    let cards = contest::<claim::State>(cards(2), &[EXAMPLE, "random"]);
    let (one, two) = (played(&cards, 3, 1), played(&cards, 3, 2));
    assert!(one.iter().all(|ended| ended.row.fault.is_none()));
    let timeless = |all: &[arena::Ended]| all.iter().map(|ended| timeless(&ended.row)).collect::<Vec<_>>();
    assert_eq!(timeless(&one), timeless(&two), "programs that use their seed are as reproducible as bots");
    let dice = contest::<claim_it::State>(dice(3), &["greedy", EXAMPLE]);
    assert!(played(&dice, 1, 2).iter().all(|ended| ended.row.fault.is_none()));
}

#[test]
fn faults_lose_the_game_and_nothing_else() {
    if !there_is_python() {
        return;
    }
    let answer =
        |answer: &str| format!("print(json.dumps(dict(re=q['id'], ok='choice', answer={answer})), flush=True)");
    for (body, fault) in [
        ("print('hello', flush=True)".to_string(), Fault::Malformed),
        ("print(json.dumps(dict(re=q['id'] + 1, answer=q['answers'][0])), flush=True)".into(), Fault::Malformed),
        ("print('x' * 100000, flush=True)".into(), Fault::Malformed),
        (answer("'Zz99'"), Fault::Illegal),
        ("sys.exit(3)".into(), Fault::Crash),
        ("print('{', end='', flush=True); sys.exit(0)".into(), Fault::Crash),
        ("time.sleep(60)".into(), Fault::TimeOut),
    ] {
        let contest = with_program::<claim::State>(cards(2), &body);
        let all = played(&contest, 1, 2);
        assert_eq!(all.len(), 2);
        for ended in &all {
            assert_eq!(ended.row.fault, Some((Side::B, fault)), "{body}");
            assert!((ended.row.score() - 1.0).abs() < 1e-9);
            let Some(Ok(AnyGame::Claim(record))) = read(&ended.record).next() else { panic!("{}", ended.record) };
            let told = record.head.own.iter().find(|(name, _)| name == "fault").unwrap();
            assert_eq!(told.1, format!("{fault} by program"));
        }
        let tally = tally(&contest, &all);
        assert_eq!((tally.bots()[1].faults.of(fault), tally.bots()[0].faults.sum()), (2, 0));
    }
}

#[test]
fn after_a_fault_the_program_is_started_again() {
    if !there_is_python() {
        return;
    }
    // Its first answer is legal, its third is not: every game ends at its third decision.
    let body = "sys.n = getattr(sys, 'n', 0) + 1; \
                print(json.dumps(dict(re=q['id'], answer=q['answers'][0] if sys.n < 3 else 'no')), flush=True)";
    let contest = with_program::<claim_it::State>(claim_it::Setup::new(3), body);
    let all = played(&contest, 1, 1);
    assert_eq!(all.len(), 6);
    for ended in &all {
        assert_eq!(ended.row.fault, Some((Side::B, Fault::Illegal)));
        assert_eq!(ended.row.spent[1].decisions, 3);
        // With two seats or with one: all of the bot's seats lose, the others share.
        assert!((ended.row.payoffs.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(ended.row.score() >= 1.0);
    }
}

#[test]
fn a_program_is_shown_what_its_seat_may_know_and_nothing_else() {
    if !there_is_python() {
        return;
    }
    let body = "ok = sorted(q) == ['answers', 'do', 'id', 'limits', 'of', 'seat', 'seed', 'view'] \
                and q['view']['seat'] == q['seat'] and q['view']['answers'] == q['answers'] \
                and q['limits'] == dict(millis=50) \
                and all(not z['known'] for n, z in q['view']['zones'].items() if n == 'hand:' + str(1 - q['seat']) and q['view']['phase'] == 1); \
                print(json.dumps(dict(re=q['id'], answer=q['answers'][0] if ok else 'no')), flush=True)";
    let setup = claim::NamedSet::Claim.setup(2).unwrap();
    let contest = with_program::<claim::State>(setup, body);
    let faults: Vec<_> = played(&contest, 1, 2).iter().filter_map(|ended| ended.row.fault).collect();
    assert_eq!(faults, []);
}

/// A program that writes every question down in a file and gives the first answer.
fn writing_down(folder: &TempFolder) -> (PathBuf, String) {
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("lines");
    let path = file.display().to_string();
    let body = format!(
        "open({path:?}, 'a').write(line); \
         print(json.dumps(dict(re=q['id'], ok='choice', answer=q['answers'][0])), flush=True)"
    );
    (file, body)
}

#[test]
fn questions_and_the_examples_answers_fit_the_schema() {
    if !there_is_python() {
        return;
    }
    let folder = TempFolder::new("questions");
    let (file, body) = writing_down(&folder);
    played(&with_program::<claim::State>(cards(4), &body), 1, 1);
    played(&with_program::<claim_it::State>(dice(3), &body), 1, 1);
    let example = format!("{}/../../examples/python/bot.py", env!("CARGO_MANIFEST_DIR"));
    let input = std::fs::File::open(&file).unwrap();
    let answers = Command::new("python3").arg(example).stdin(input).output().unwrap().stdout;
    let questions = fit("choose", &std::fs::read_to_string(&file).unwrap());
    let answers = fit("choice", &String::from_utf8(answers).unwrap());
    assert!(questions == answers && questions > 50, "{questions} questions, {answers} answers");
}

#[test]
fn a_program_is_told_the_deck_of_each_deal() {
    if !there_is_python() {
        return;
    }
    let folder = TempFolder::new("decks");
    let (file, body) = writing_down(&folder);
    let contest = with_program::<claim::State>(mix(2), &body);
    played(&contest, 3, 1);
    let mut told = Vec::new();
    for line in std::fs::read_to_string(&file).unwrap().lines() {
        let question: serde_json::Value = serde_json::from_str(line).unwrap();
        told.push(question["view"]["setup"].clone());
    }
    told.dedup();
    let decks: Vec<_> = (7..10).map(|seed| serde_json::to_value(contest.setups().of(seed)).unwrap()).collect();
    assert_eq!(told, decks);
}

/// How many lines there are; each is what that part of the schema says.
fn fit(part: &str, lines: &str) -> usize {
    let text = include_str!("../../../docs/formats/engine.schema.json");
    let mut schema: serde_json::Value = serde_json::from_str(text).unwrap();
    schema.as_object_mut().unwrap().remove("oneOf");
    schema["$ref"] = format!("#/$defs/{part}").into();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for line in lines.lines() {
        let value = serde_json::from_str(line).unwrap();
        let errors: Vec<String> = schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{errors:?}\n{line}");
    }
    lines.lines().count()
}

#[test]
fn a_program_that_is_not_there_is_told_before_the_first_game() {
    let entrants = Entrant::all(&["cmd:no-such-program".into(), "random".into()], Effort::OWN.into()).unwrap();
    let refused = Match::<claim::State>::new(cards(2), entrants, 1, Duration::ZERO).err().unwrap().to_string();
    assert!(refused.contains("can't be started"), "{refused}");
}
