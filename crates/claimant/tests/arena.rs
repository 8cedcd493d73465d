//! The arena as a user meets it.

use std::{
    path::PathBuf,
    process::{Command, Output},
};

use serde_json::Value;

fn arena(words: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claimant")).arg("arena").args(words.split_whitespace()).output().unwrap()
}

fn said(words: &str) -> String {
    let output = arena(words);
    assert!(output.status.success(), "arena {words}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no bar where nobody looks: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(words: &str) -> String {
    let output = arena(words);
    assert!(!output.status.success() && output.stdout.is_empty(), "arena {words}");
    String::from_utf8(output.stderr).unwrap()
}

/// The report as JSON without what is never the same.
fn timeless(words: &str) -> Value {
    let mut report: Value = serde_json::from_str(&said(&format!("{words} --json"))).unwrap();
    for field in ["seconds", "threads"] {
        assert!(report[field].take().is_number());
    }
    for bot in report["bots"].as_array_mut().unwrap() {
        for field in ["decisions_per_second", "millis_per_decision"] {
            assert!(bot[field].take().is_number());
        }
    }
    report
}

/// A folder that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("claimant-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_report_says_all_it_takes_to_run_it_again() {
    let report = said("--game claim-it --board reduced --bot greedy --bot search:nodes=40 --deals 4 --seed 11");
    for words in [
        "Claim It!: greedy v search:nodes=40",
        "Players 2, Board reduced",
        "4, each with the seats swapped; 8 games",
        "11 to 14",
        "claimant 0.1.0, commit ",
        "40 nodes",
        "Games of greedy: ",
        "95 % interval",
    ] {
        assert!(report.contains(words), "{words} is not in\n{report}");
    }
    let report = said("--bot random --bot random --bot random --deals 2 --set the-succession --players 3");
    assert!(report.contains("score of row against column") && report.contains("random v random (3)"), "{report}");
    assert!(report.contains("each by 3 pairings from all seats (6 games each); 36 games"), "{report}");
}

#[test]
fn threads_change_nothing_but_the_time() {
    let words = "--bot greedy --bot search:nodes=20 --bot random --deals 2 --seed 3";
    let one = timeless(&format!("{words} --threads 1"));
    assert_eq!(one, timeless(&format!("{words} --threads 3")));
    assert_eq!(one["games"], 12);
    assert_eq!(one["interrupted"], false);
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let words = "--game claim-it --bot greedy --bot random --deals 1000 --sprt 0,50";
    let report = timeless(words);
    assert_eq!(report["sprt"]["verdict"], "elo1");
    assert!(report["deals"].as_u64().unwrap() < 100 && report["interrupted"] == false, "{report}");
    assert_eq!(report, timeless(&format!("{words} --threads 1")));
    let told = said(words);
    assert!(told.contains("bounds -2.94 and 2.94; +50 Elo is accepted: greedy is stronger by more than 0"), "{told}");
    let told = said("--bot random --bot random --deals 500 --sprt 0,50");
    assert!(told.contains("0 Elo is accepted: random is not stronger by +50"), "{told}");
}

#[test]
fn a_run_goes_on_where_it_ended() {
    let folder = Folder::new("resumed");
    let path = folder.0.display();
    let words = format!("--bot greedy --bot random --seed 5 --out {path}");
    let whole = timeless("--bot greedy --bot random --seed 5 --deals 6");
    said(&format!("{words} --deals 4"));
    let results = folder.0.join("results.csv");
    let text = std::fs::read_to_string(&results).unwrap();
    std::fs::write(&results, &text[..text.len() - 30]).unwrap();
    assert!(refused(&format!("{words} --deals 6")).contains("--resume goes on with it"));
    assert!(refused(&format!("{words} --resume --grace 5")).contains("the grace was 1000 and is now 5"));
    assert_eq!(timeless(&format!("{words} --deals 6 --resume")), whole);
    assert_eq!(std::fs::read_to_string(&results).unwrap().lines().count(), 1 + 12);
    let verified = Command::new(env!("CARGO_BIN_EXE_claimant")).arg("verify").arg(folder.0.join("games.rec")).output();
    assert!(String::from_utf8(verified.unwrap().stdout).unwrap().contains("12 games replayed and verified"));
    let run: Value = serde_json::from_str(&std::fs::read_to_string(folder.0.join("run.json")).unwrap()).unwrap();
    assert_eq!(run["sittings"].as_array().unwrap().len(), 2);
    assert_eq!(run["question"]["seed"], 5);
}

#[test]
fn a_mix_has_another_deck_for_every_deal_and_goes_on_with_the_next() {
    let folder = Folder::new("mixed");
    let words = format!("--mix --bot greedy --bot random --seed 5 --out {}", folder.0.display());
    let whole = timeless("--mix --bot greedy --bot random --seed 5 --deals 6");
    assert_eq!((&whole["setup"]["factions"], &whole["setup"]["players"]), (&"a mix of decks".into(), &2.into()));
    said(&format!("{words} --deals 3"));
    let without = words.replace("--mix", "");
    assert!(refused(&format!("{without} --resume")).contains("the set-up was"));
    assert!(refused(&format!("{words} --resume --players 3")).contains("a mix of decks"));
    assert!(refused(&format!("{words} --resume --heroes")).contains("the set-up was"));
    assert_eq!(timeless(&format!("{words} --deals 6 --resume")), whole);
    let records = std::fs::read_to_string(folder.0.join("games.rec")).unwrap();
    let decks: Vec<&str> = records.lines().filter(|line| line.starts_with("[Factions")).collect();
    assert_eq!(decks.len(), 12);
    assert!(decks.chunks(2).all(|deal| deal[0] == deal[1]), "{decks:?}");
    let different: std::collections::HashSet<&&str> = decks.iter().collect();
    assert_eq!(different.len(), 6);
    let run = std::fs::read_to_string(folder.0.join("run.json")).unwrap();
    assert!(run.contains("a mix of decks"), "{run}");
    let mix = |players| {
        let decks = claim::decks::of(players).count();
        format!("a mix of decks ({},{:03} of them), Players {players}", decks / 1_000, decks % 1_000)
    };
    let told = said("--mix --bot random --bot random --deals 2 --edition c2 --artifacts");
    assert!(told.contains(&format!("{}, Edition C2, Artifacts yes\n", mix(2))), "{told}");
    let told = said("--mix --bot random --bot random --deals 2 --players 4");
    assert!(told.contains(&format!("{}, Edition A\n", mix(4))), "{told}");
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_with_a_report_that_says_how_to_go_on() {
    let folder = Folder::new("interrupted");
    let words = format!("arena --bot random --bot random --deals 100000000 --out {}", folder.0.display());
    let command = Command::new(env!("CARGO_BIN_EXE_claimant"))
        .args(words.split_whitespace())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // Until the first results are safe: then it is certain that somebody listens.
    let results = folder.0.join("results.csv");
    while std::fs::metadata(&results).map_or(0, |file| file.len()) < 1_000 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let killed = Command::new("kill").args(["-INT", &command.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = command.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Interrupted after ") && said.contains("the same command with --resume goes on"), "{said}");
}

#[test]
fn what_cannot_be_played_is_refused_with_what_to_do() {
    let there_are = format!("there are {}, textbook for the yardstick, and cmd:COMMAND", bots::Level::names());
    for (words, why) in [
        ("--bot random", "at least two"),
        ("--bot random --bot rnadom", there_are.as_str()),
        ("--bot random --bot cmd:no-such-program", "can't be started"),
        ("--bot random --bot random --sprt 5", "as in --sprt 0,10"),
        ("--bot random --bot random --sprt 5,0", "below the second"),
        ("--bot random --bot random --bot greedy --sprt 0,5", "between two bots"),
        ("--bot random --bot random --set under-the-bridge --players 3", "not for 3 players"),
        ("--bot random --bot random --factions Kings,Peasants,Bards", "rule 4.1"),
        ("--bot random --bot random --out no-such-run --resume", "can't be read"),
        ("--bot random --bot random --resume", "--out"),
        ("--bot random --bot random --mix --set magic", "'--mix' cannot be used with '--set"),
        ("--bot random --bot random --mix --factions Kings,Peasants", "'--mix' cannot be used with '--factions"),
        ("--bot random --bot random --mix --setup deck.json", "'--mix' cannot be used with '--setup"),
        ("--bot random --bot random --mix --game claim-it", "--mix is for Claim: Claim It! has no decks to mix"),
        ("--bot random --bot random --mix --variant", "are for Claim It!"),
        ("--bot random --bot random --mix --players 5", "players"),
        ("--bot random --bot random --mix --players 3 --heroes", "heroes"),
        ("--bot random:cpu=5,threads=2 --bot random", "time of one thread"),
        ("--bot random --bot random --cpu 5 --millis 5", "cannot be used with"),
    ] {
        let told = refused(words);
        assert!(told.contains(why), "{words}: {told}");
    }
}
