//! `claimant play --plain`: whole games through a pipe.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use testing::Folder;

/// Plays with these flags and this input.
fn play(folder: &Folder, flags: &str, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    command.args(["play", "--plain", "--folder"]).arg(folder).args(flags.split_whitespace());
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has ended does not read any more.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(output: &Output) -> String {
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn whole_games_of_every_set_go_through_a_pipe() {
    let folder = Folder::new();
    let sets = [
        "claim",
        "claim-2",
        "magic",
        "shadow",
        "the-succession",
        "under-the-bridge",
        "the-clockwork-court",
        "wings-over-the-throne",
    ];
    for set in sets {
        let told = said(&play(&folder, &format!("--set {set} --vs greedy --seed 5"), &"1\n".repeat(300)));
        assert_eq!(told.matches(" vote for ").count() + told.matches(" do not vote").count(), 5, "{set}: {told}");
    }
    let told = said(&play(&folder, "--set the-succession --players 4 --vs greedy --seed 5", &"1\n".repeat(300)));
    assert!(told.contains("The Kings vote for"), "{told}");
}

#[test]
fn whole_games_of_claim_it_go_through_a_pipe() {
    let folder = Folder::new();
    for players in 2..=5 {
        let flags = format!("--game claim-it --players {players} --vs greedy --seed 5");
        // The last answer there is: place anywhere, and stop as soon as one may.
        let told = said(&play(&folder, &flags, &"2\n1\n".repeat(2_000)));
        assert!(told.contains("largest group"), "{told}");
    }
}

#[test]
fn nobody_looks_away_where_everything_is_open() {
    let folder = Folder::new();
    let told = said(&play(&folder, "--game claim-it --seats person,person --seed 5", &"2\n1\n".repeat(2_000)));
    assert!(told.contains("largest group"), "{told}");
    assert!(!told.contains("look away") && !told.contains("\n\n\n"), "{told}");
    let turns = |who: &str| told.matches(&format!("{who}:\n")).count();
    assert!(turns("Player 1") > 5 && turns("Player 2") > 5, "{told}");
}

#[test]
fn two_people_take_turns_at_one_keyboard() {
    let folder = Folder::new();
    let told = said(&play(&folder, "--seats person,person --seed 5", &"1\n".repeat(400)));
    assert!(told.matches("Pass the keyboard to").count() > 20, "{told}");
    assert!(told.contains(" vote for "));
}

#[test]
fn words_are_obeyed_and_slips_are_told() {
    let folder = Folder::new();
    let file = folder.join("written.txt");
    let name = file.display();
    let input = format!(
        "nonsense\n99\n0\nhelp\nhelp Kn2\nhelp Kn8\nhelp Go5\nhelp Dw9\ntable\ncards\nlog\nhint\nundo\nrecord {name}\nrecord\nlist\n\u{fffd}\nquit\n"
    );
    let told = said(&play(&folder, "--vs greedy --seed 5", &input));
    for text in [
        "\"nonsense\" is not an answer here",
        "\"99\" is not an answer",
        "\"0\" is not an answer",
        "Other words:",
        "Knights:",
        "The expert would choose",
        "There is nothing to undo yet",
        "The record is in",
    ] {
        assert!(told.contains(text), "{text}: {told}");
    }
    // Wherever a card of the deck is, its power can be read.
    assert!(!told.contains("\"help "), "{told}");
}

#[test]
fn a_game_is_read_in_notation_left_and_taken_up_again() {
    let folder = Folder::new();
    let told = said(&play(&folder, "--vs greedy --seed 5", ""));
    let first = told.lines().find(|line| line.starts_with("  1  ")).expect(&told);
    let card = first.rsplit_once('(').unwrap().1.trim_end_matches(')');
    let told = said(&play(&folder, "--vs greedy --seed 5", &format!("{card}\nquit\n")));
    assert!(told.contains("You play"), "{told}");
    // Without choices the game that was left goes on.
    let told = said(&play(&folder, "", "log\nquit\n"));
    assert!(told.contains("You play"), "{told}");
    let is_kept = |path: &PathBuf| path.extension().is_some_and(|end| end == "rec");
    let kept = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).find(is_kept).unwrap();
    let kept = fs::read_to_string(kept).unwrap();
    let file = folder.join("copy.rec");
    fs::write(&file, kept).unwrap();
    let told = said(&play(&folder, &format!("--open {}", file.display()), "undo\nquit\n"));
    assert!(told.contains("Undone."), "{told}");
}

#[test]
fn choices_come_from_a_file_and_flags_say_more() {
    let folder = Folder::new();
    let file = folder.join("choices.toml");
    fs::write(&file, "set = \"shadow\"\nseats = [\"person\", \"greedy\"]\nseed = 4\nlanguage = \"de\"\n").unwrap();
    let told = said(&play(&folder, &format!("--choices {}", file.display()), ""));
    assert!(told.contains("Schatten") && told.contains("Nr. 4"), "{told}");
    let flags = format!("--choices {} --set claim-2 --seed 9 --language nl", file.display());
    let told = said(&play(&folder, &flags, ""));
    assert!(told.contains("Claim 2") && told.contains("nr. 9"), "{told}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    let folder = Folder::new();
    for (flags, why) in [
        ("--set magic --players 3", "not for 3 players"),
        ("--factions Kings,Trolls --vs greedy", "4.1"),
        ("--players 9", "not for 9 players"),
        ("--game claim-it --players 6", "6"),
        ("--game claim-it --set magic", "are for Claim"),
        ("--variant", "--game claim-it"),
        ("--seats person,nobody", "there is no bot"),
        ("--seats person,greedy --players 3", "--players"),
        ("--language fr", "en"),
        ("--choices /nowhere/at/all", "can't be read"),
        ("--open /nowhere/at/all", "can't be opened"),
    ] {
        let sentence = refused(&play(&folder, flags, ""));
        assert!(sentence.contains(why), "{flags}: {sentence}");
    }
}

#[test]
fn without_a_terminal_the_full_screen_says_what_to_do() {
    let output = Command::new(env!("CARGO_BIN_EXE_claimant")).arg("play").stdin(Stdio::null()).output().unwrap();
    assert!(refused(&output).contains("--plain"));
}

#[test]
fn completions_know_the_commands_of_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = Command::new(env!("CARGO_BIN_EXE_claimant")).args(["completions", shell]).output().unwrap();
        let script = said(&output);
        assert!(script.contains("--vs") || script.contains("vs"), "{shell}");
    }
}
