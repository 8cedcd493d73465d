//! The program, as it is run.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
    thread::sleep,
    time::{Duration, Instant},
};

use testing::Folder;

const EXPERIMENT: &str =
    "title = \"A trial\"\ndecks = [\"claim\", \"magic\", \"shadow\"]\nbots = \"greedy\"\ndeals = 60\nrepeats = 4\n";

fn lab(experiment: &Path, out: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant-lab"));
    command.arg(experiment).arg("--out").arg(out).args(more);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// All tables of a run, by name.
fn tables(out: &Path) -> Vec<(String, Vec<u8>)> {
    let mut tables = Vec::new();
    for table in ["games", "things"] {
        for entry in fs::read_dir(out.join(table)).unwrap() {
            let path = entry.unwrap().path();
            tables.push((path.strip_prefix(out).unwrap().display().to_string(), fs::read(&path).unwrap()));
        }
    }
    tables.sort();
    tables
}

/// The journals of parts that are not complete.
fn journals(out: &Path) -> usize {
    let paths = fs::read_dir(out).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")).count()
}

/// The games that are kept in the folder.
fn played(out: &Path) -> u64 {
    lab::Folder::open(out, EXPERIMENT).unwrap().played().unwrap()
}

#[test]
fn a_run_that_is_killed_loses_only_the_games_in_flight_and_ends_as_if_nothing_had_been() {
    let folder = Folder::new();
    let file = folder.join("trial.toml");
    fs::write(&file, EXPERIMENT).unwrap();
    let whole = folder.join("whole");
    let output = lab(&file, &whole, &["--threads", "1", "--markdown"]).output().unwrap();
    assert!(output.status.success() && said(&output).contains("720 games"), "{}", said(&output));

    let killed = folder.join("killed");
    for time in 0..12 {
        let before = played(&killed);
        let mut run = lab(&file, &killed, &["--threads", "2"]).spawn().unwrap();
        let begun = Instant::now();
        // Killed as soon as some games are written, somewhere in a part.
        let mut seen = before;
        while seen < before + 5 + time {
            assert!(run.try_wait().unwrap().is_none(), "it ends before it is killed");
            assert!(begun.elapsed() < Duration::from_mins(2), "nothing is written");
            sleep(Duration::from_millis(1));
            seen = seen.max(played(&killed));
        }
        run.kill().unwrap();
        run.wait().unwrap();
        assert!(played(&killed) >= seen, "{} of {seen} games are there", played(&killed));
    }
    assert!(lab(&file, &killed, &[]).output().unwrap().status.success());
    assert_eq!(tables(&whole), tables(&killed));
    assert_eq!(journals(&killed), 0, "no journal is left");

    let page = fs::read_to_string(whole.join("report.html")).unwrap();
    assert_eq!(page, fs::read_to_string(killed.join("report.html")).unwrap());
    for heading in ["A trial", "Seats", "Factions dealt", "Pairs dealt", "Luck of the deal", "What each power decided"]
    {
        assert!(page.contains(heading), "{heading} is missing");
    }
    assert!(
        page.contains("<svg") && !page.contains("<script") && !page.contains("src="),
        "the page needs nothing else"
    );
    let text = fs::read_to_string(whole.join("report.md")).unwrap();
    assert!(text.contains("plots/factions.svg") && whole.join("plots/factions.svg").exists());
}

#[test]
fn a_broken_experiment_and_a_foreign_folder_are_refused_with_a_sentence() {
    let folder = Folder::new();
    let file = folder.join("broken.toml");
    fs::write(&file, "decks = \"named\"\nbots = \"greddy\"\ndeals = 1\n").unwrap();
    let output = lab(&file, &folder.join("out"), &[]).output().unwrap();
    let said_of_it = said(&output);
    assert!(!output.status.success());
    assert!(
        said_of_it.contains("broken.toml") && said_of_it.contains("line 2") && said_of_it.contains("greedy"),
        "{said_of_it}"
    );

    fs::write(&file, "decks = \"mini-claim\"\nbots = \"random\"\ndeals = 1\n").unwrap();
    assert!(lab(&file, &folder.join("out"), &[]).output().unwrap().status.success());
    fs::write(&file, "decks = \"mini-claim\"\nbots = \"random\"\ndeals = 2\n").unwrap();
    let output = lab(&file, &folder.join("out"), &[]).output().unwrap();
    assert!(!output.status.success() && said(&output).contains("another experiment"), "{}", said(&output));
}
