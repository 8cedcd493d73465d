//! The binary as a user meets it.

use std::process::{Command, Output};

use game::Seat;
use words::{Language, Words};

fn claimant(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    // Whatever the tester speaks.
    command.env("LC_ALL", "en_GB.UTF-8").args(words.split_whitespace()).output().unwrap()
}

fn said(words: &str) -> String {
    let output = claimant(words);
    assert!(output.status.success(), "claimant {words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(words: &str) -> String {
    let output = claimant(words);
    assert!(!output.status.success() && output.stdout.is_empty(), "claimant {words}");
    String::from_utf8(output.stderr).unwrap()
}

/// What is said of games that fail, all in one.
fn failed(words: &str) -> String {
    let output = claimant(words);
    assert!(!output.status.success(), "claimant {words}");
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

#[test]
fn a_game_of_every_set_is_told_to_its_end() {
    for set in claim::NamedSet::ALL {
        for players in (2..=4).filter(|&players| set.setup(players).is_some()) {
            let story = said(&format!("watch --set {} --players {players} --seed 5", set.slug()));
            assert!(story.contains("Phase two") && story.contains("The votes"), "{story}");
        }
    }
}

#[test]
fn no_variable_is_left_open_in_a_story() {
    for language in Language::ALL {
        // In these games cards are turned by the Jug, and loot and Crowns are declared.
        for deck in ["--set magic --seed 1", "--set magic --seed 8", "--set the-clockwork-court --seed 2"] {
            let story = said(&format!("watch {deck} --language {language}"));
            assert!(!story.contains(['{', '}']), "{story}");
        }
    }
}

#[test]
fn bots_of_every_level_are_watched_and_the_seed_is_the_game() {
    let help = said("watch --help");
    for level in bots::Level::ALL {
        assert!(help.contains(level.name()), "{level}: {help}");
        for (game, seats) in [("--set magic", 2), ("--set the-succession --players 4", 4)] {
            let words = format!("{game} --bots {level} --nodes 20 --seed 3");
            let story = said(&format!("play {words}"));
            let named = words::Words::new(words::Language::English).level(level);
            let bot = |seat| format!("{} ({named})", bots::Character::at(level, Seat(seat), 3));
            let who = (0..seats).map(bot).collect::<Vec<_>>().join(", ");
            assert!(story.starts_with(&format!("Deal 3: {who}\n")) && story.contains("The votes"), "{story}");
            assert_eq!(story, said(&format!("watch {words}")));
        }
        let words = format!("--game claim-it --players 5 --bots {level} --nodes 50 --seed 3");
        assert_eq!(said(&format!("play {words}")), said(&format!("watch {words}")));
    }
    assert_ne!(said("watch --bots random --seed 3"), said("watch --bots greedy --seed 3"));
    assert!(said("watch --bots expert:nodes=20,search:millis=1").starts_with("Deal 1: Xenia (Expert), Selma (Hard)"));
}

#[test]
fn a_game_that_is_watched_is_the_one_the_arena_plays() {
    let folder = std::env::temp_dir().join(format!("claimant-{}-same", std::process::id()));
    said(&format!("arena --bot expert:nodes=30 --bot greedy --deals 1 --seed 8 --out {}", folder.display()));
    let arena = std::fs::read_to_string(folder.join("games.rec")).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    let both = [
        said("watch --record --bots expert:nodes=30,greedy --seed 8"),
        said("watch --record --bots greedy,expert:nodes=30 --seed 8"),
    ];
    for watched in both {
        let (head, game) = watched.split_once("\n\n").unwrap();
        assert!(head.contains("[Seat0 \"") && head.contains("expert:nodes=30\"]"), "{head}");
        assert!(arena.contains(game), "{game}\n{arena}");
    }
}

#[test]
fn slips_in_naming_bots_are_told_with_what_there_is() {
    let there_are = format!("there are {}", bots::Level::names());
    for (words, why) in [
        ("watch --bots expret", there_are.as_str()),
        ("watch --bots expert,", "there is no bot \"\""),
        ("watch --bots cmd:cat", "there is no bot \"cmd\""),
        ("watch --bots search:depth=3", "there are nodes=N, millis=N and threads=N"),
        ("watch --bots search:nodes=0", "from 1 to 10000000"),
        ("watch --bots search --millis 600001", "600000"),
        ("watch --bots expert,greedy,random", "3 bots and 2 play"),
        ("watch --game claim-it --players 3 --bots expert,greedy", "2 bots and 3 play"),
        ("watch --record --seat 2", "nobody sits at seat 2"),
    ] {
        let refused = refused(words);
        assert!(refused.contains(why), "{words}: {refused}");
    }
}

#[test]
fn games_are_told_in_the_language_of_whoever_watches() {
    let record = said("watch --record --set shadow --seed 4");
    let file = File::with("language.rec", &record);
    for language in Language::ALL {
        let votes = Words::new(language).say("story-votes");
        let words = format!("--set shadow --seed 4 --language {language}");
        let story = said(&format!("watch {words}"));
        assert!(story.contains(&format!("\n{votes}\n")) && !story.contains('{'), "{story}");
        assert!(!story.contains("story-"), "{story}");
        assert_eq!(story, said(&format!("play --bots greedy {words}")), "the same command by another name");
        let told = said(&format!("replay {} --language {language}", file.0.display()));
        assert!(told.contains(story.split_once('\n').unwrap().1.trim_end()), "{told}");
        for place in ["5", "one.4", "two.2"] {
            let stopped = said(&format!("replay {} --language {language} --stop {place}", file.0.display()));
            assert!(!stopped.contains('{') && !stopped.contains("story-"), "{stopped}");
        }
        let dice = said(&format!("watch --game claim-it --players 5 --variant --seed 3 --language {language}"));
        assert!(!dice.contains('{') && !dice.contains("story-"), "{dice}");
        assert_eq!(record, said(&format!("watch --record {words}")), "a record is the same in every language");
    }
    let codes = Language::ALL.map(Language::code).join(", ");
    assert!(refused("watch --language xx").contains(&format!("there are {codes}")));
    let speaks = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let output = command.envs(variables.iter().copied()).arg("watch").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(speaks(&[]).contains("The votes"));
    assert!(speaks(&[("LANG", "nl_NL.UTF-8")]).contains("De stemmen"));
    assert!(speaks(&[("LANG", "nl_NL.UTF-8"), ("LC_ALL", "es_ES")]).contains("Los votos"));
    assert!(speaks(&[("LANG", "nl_NL.UTF-8"), ("LC_MESSAGES", "xx_XX")]).contains("The votes"));
}

#[test]
fn facts_that_are_not_verified_are_marked() {
    assert!(!said("watch --set claim").contains("not verified"));
    assert!(said("watch --set shadow").contains("not verified"));
    assert!(said("watch --set under-the-bridge").contains("not verified"));
}

#[test]
fn what_cannot_be_played_is_refused_with_the_rule() {
    assert!(refused("watch --factions Kings,Peasants,Bards").contains("rule 4.1"));
    assert!(
        refused("watch --factions Kings,Peasants,Bards,Seers,Zombies,Trolls,Vikings --players 3").contains("rule 12.1")
    );
    assert!(refused("watch --set under-the-bridge --players 3").contains("not for 3 players"));
    assert!(refused("watch --factions Kings,Elves").contains("no faction"));
    assert!(refused("watch --setup no-such-file.json").contains("can't be read"));
}

#[test]
fn a_set_up_file_says_it_all() {
    let setup = claim::NamedSet::TheSuccession.setup(2).unwrap();
    let file = File::with("setup.json", &serde_json::to_string(&setup).unwrap());
    let story = said(&format!("watch --setup {}", file.0.display()));
    assert!(story.contains("Kings (Ki), Peasants (Pe), Bards (Ba), Undead (Un), Vikings (Vi)"), "{story}");
}

#[test]
fn bench_speaks_to_machines() {
    let report: serde_json::Value = serde_json::from_str(&said("bench --json --millis 1 --only claim")).unwrap();
    assert!(report["state_bytes"].as_u64().unwrap() <= 512);
    let row = &report["sets"][0];
    assert_eq!(row["set"], "claim");
    assert!(row["games_per_cpu_second"].as_f64().unwrap() > 0.0 && row["checksum"].as_str().unwrap().len() == 16);
    assert!(refused("bench --millis 0").contains("at least 1"));
    assert!(refused("bench --only nothing").contains("no set has that name"));
}

#[test]
fn bench_compares_with_another_program() {
    let own = env!("CARGO_BIN_EXE_claimant");
    let told = said(&format!("bench --millis 1 --rounds 3 --only claim --compare {own}"));
    assert!(told.lines().any(|line| line.starts_with("claim ") && line.ends_with("equal")), "{told}");
    assert!(refused("bench --only claim --compare /nowhere").contains("/nowhere can't be run"));
    assert!(refused("bench --rounds 1 --compare x").contains("at least 2"));
}

#[test]
fn laws_are_swept() {
    assert!(refused("laws --games 0").contains("at least 1"));
}

/// A file that is gone when the test is.
struct File(std::path::PathBuf);

impl File {
    fn with(name: &str, text: &str) -> File {
        let path = std::env::temp_dir().join(format!("claimant-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        File(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn claim_it_is_told_to_its_end() {
    for words in ["--players 2", "--players 5 --variant", "--players 3 --board reduced"] {
        let story = said(&format!("watch --game claim-it {words} --seed 3"));
        assert!(story.contains("the last round") && story.contains("largest group"), "{story}");
    }
    assert!(refused("watch --game claim-it --players 6").contains("rule 3.1"));
    assert!(refused("watch --game claim-it --heroes").contains("are for Claim"));
    assert!(refused("watch --game claim-it --set magic").contains("are for Claim"));
    assert!(refused("watch --variant").contains("--game claim-it"));
}

#[test]
fn recorded_games_are_verified_and_told_as_they_were_played() {
    let claim = said("watch --record --games 20 --set magic --seed 5");
    let dice = said("watch --record --games 3 --game claim-it --players 4 --seed 9");
    let seen = said("watch --record --set shadow --seat 1");
    let file = File::with("games.rec", &format!("{claim}\n{dice}\n{seen}"));
    let path = file.0.display();
    assert!(said(&format!("verify {path}")).contains("23 games replayed and verified, 1 seen from one seat"));
    let told = said(&format!("replay {path} --game 2"));
    let watched = said("watch --set magic --seed 6");
    let (_, watched) = watched.split_once("2 players").unwrap();
    assert!(told.contains(watched.trim_end()) && told.contains("22 more in the file"), "{told}");
    let stopped = said(&format!("replay {path} --stop two.3"));
    assert!(stopped.contains("Phase two") && stopped.contains("   2  ") && stopped.contains("is asked:\n"));
    assert_eq!(said(&format!("replay {path} --stop 0")).matches("->").count(), 0);
    assert!(said(&format!("replay {path} --game 21 --stop turns.4")).contains("Chance decides: 1-1-1"));
    assert!(said(&format!("replay {path} --game 24")).contains("What seat 1 saw"));
    let seen = said(&format!("replay {path} --seat 0"));
    assert!(seen.contains("Hand1: ? ? ?") && !seen.contains("Seed"), "{seen}");
    for (words, why) in [
        ("--game 25", "has 24 games"),
        ("--game 0", "counted from 1"),
        ("--stop 9999", "a number of moves up to"),
        ("--stop three.1", "such as Two.3"),
        ("--stop two.99", "does not come to"),
        ("--seat 7", "nobody sits at seat 7"),
        ("--game 24 --stop 3", "not from elsewhere or in part"),
    ] {
        assert!(refused(&format!("replay {path} {words}")).contains(why), "{words}");
    }
}

#[test]
fn a_file_that_is_not_what_it_says_is_told_so() {
    let good = said("watch --record --games 3");
    let (first, rest) = good.split_once("end").unwrap();
    let broken = File::with("broken.rec", &format!("{first}end{}", rest.replacen("One:", "Two:", 1)));
    let why = failed(&format!("verify {}", broken.0.display()));
    assert!(why.contains("1 of 3 games failed") && why.contains("game 2: line ") && why.contains("R7"), "{why}");
    assert!(why.contains("2 games replayed and verified"), "{why}");
    let cut = File::with("cut.rec", good.trim_end().strip_suffix("end").unwrap());
    assert!(failed(&format!("verify {}", cut.0.display())).contains("R9"));
    let empty = File::with("empty.rec", "; nothing here");
    assert!(refused(&format!("verify {}", empty.0.display())).contains("no game"));
    let binary = File::with("binary.rec", "");
    std::fs::write(&binary.0, [b'[', 0xff, 0xfe]).unwrap();
    assert!(refused(&format!("verify {}", binary.0.display())).contains("UTF-8 (R1)"));
    assert!(refused("verify no-such-file.rec").contains("can't be read"));
    assert!(refused("replay no-such-file.rec").contains("can't be read"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_a_closed_pipe_is_none() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    let output = command.args(["watch", "--record"]).stdout(full).output().unwrap();
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("can't be written"));
    let (from, to) = std::io::pipe().unwrap();
    drop(from);
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    let output = command.args(["watch", "--record", "--games", "1000"]).stdout(to).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    let (from, to) = std::io::pipe().unwrap();
    drop(from);
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    assert_eq!(command.args(["verify", "no-such-file"]).stderr(to).output().unwrap().status.code(), Some(1));
}

/// A folder of its own for a test, with a file of records in it.
fn with_games(name: &str, watch: &str) -> (std::path::PathBuf, String) {
    let folder = std::env::temp_dir().join(format!("claimant-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("games.rec"), said(watch)).unwrap();
    let file = folder.join("games.rec").display().to_string();
    (folder, file)
}

#[test]
fn a_recorded_game_is_reviewed_as_text_as_data_and_as_a_page() {
    for game in
        ["--set claim", "--set shadow --players 2", "--set the-succession --players 4", "--game claim-it --players 3"]
    {
        let (folder, file) = with_games("review", &format!("watch {game} --bots greedy --record --games 2"));
        // Only bots have played: all of them are reviewed.
        let text = said(&format!("review {file} --nodes 8"));
        assert!(text.contains("\n100% |") && text.contains("\n  0% |"), "{text}");
        for part in ["Review: ", "Accuracy", "Turning points", "Luck and skill", "All decisions", "--game 2"] {
            assert!(text.contains(part), "{game}: {part}: {text}");
        }
        assert_eq!(text, said(&format!("review {file} --nodes 8")), "the same nodes, the same review");
        let json: serde_json::Value =
            serde_json::from_str(&said(&format!("review {file} --nodes 8 --seat 1 --json"))).unwrap();
        let seat = &json["seats"][0];
        assert!(json["seats"].as_array().is_some_and(|seats| seats.len() == 1) && seat["seat"] == 1, "{json}");
        assert!(seat["luck"].is_object() && seat["decisions"].as_array().is_some_and(|all| all.len() > 5), "{json}");
        let page = folder.join("review.html");
        assert!(said(&format!("review {file} --nodes 8 --no-luck --language de --html {}", page.display())).is_empty());
        let html = std::fs::read_to_string(page).unwrap();
        assert!(html.contains("<html lang=\"de\">") && html.contains("<svg") && html.contains("Wendepunkte"), "{html}");
        assert!(
            !html.contains("<script") && !html.contains(" src=") && !html.contains(" href="),
            "nothing from elsewhere"
        );
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn the_person_at_a_table_is_reviewed_and_what_cannot_be_reviewed_is_refused_in_a_sentence() {
    let (folder, file) = with_games("person", "watch --bots random,greedy --record");
    let record = std::fs::read_to_string(&file).unwrap();
    let write = |text: &str| std::fs::write(&file, text).unwrap();
    write(&record.replace("[Seat0 \"random\"]", "[Seat0 \"person\"]"));
    let text = said(&format!("review {file} --nodes 8"));
    assert!(text.contains("Review: You") && !text.contains("(Easy)"), "{text}");
    assert!(said(&format!("review {file} --nodes 8 --all")).contains("(Easy)\n"));
    assert!(refused(&format!("review {file} --seat 2")).contains("nobody sits at seat 2: 2 play"));
    assert!(refused(&format!("review {file} --game 2")).contains("has 1 games, not 2"));
    assert!(refused(&format!("review {file} --game 0")).contains("counted from 1"));
    write(&said("watch --bots greedy --record --seat 0"));
    assert!(refused(&format!("review {file}")).contains("what one player saw"));
    write("");
    assert!(refused(&format!("review {file}")).contains("there is no game in"));
    write(&record.replacen("Two", "Too", 1));
    assert!(refused(&format!("review {file}")).contains("game 1:"));
    // A game that was broken off is reviewed as far as it goes.
    let (head, moves) = record.split_once("1. ").unwrap();
    let begun: Vec<&str> = moves.split_whitespace().take(12).take_while(|word| !word.ends_with("6.")).collect();
    let result = record.lines().find(|line| line.starts_with("[Result")).unwrap();
    write(&format!("{}1. {} end\n", head.replace(result, "[Result \"*\"]"), begun.join(" ")));
    let text = said(&format!("review {file} --nodes 8"));
    assert!(text.contains("The game is not over") && !text.contains("Luck and skill"), "{text}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn the_laboratory_beside_the_program_is_run_and_if_there_is_none_that_is_said() {
    use std::{fs, os::unix::fs::PermissionsExt as _};

    let folder = testing::Folder::new();
    let program = folder.join("claimant");
    let own = env!("CARGO_BIN_EXE_claimant");
    fs::hard_link(own, &program).or_else(|_| fs::copy(own, &program).map(drop)).unwrap();
    let lab = || Command::new(&program).env("PATH", "").args(["lab", "trial.toml", "--out", "runs"]).output().unwrap();

    let none = lab();
    let said = String::from_utf8(none.stderr).unwrap();
    assert!(!none.status.success() && said.lines().count() == 1, "{said}");
    assert!(said.contains("cargo build --release -p claimant-lab"), "{said}");

    let beside = folder.join("claimant-lab");
    fs::write(&beside, "#!/bin/sh\necho \"$@\"\nexit 7\n").unwrap();
    fs::set_permissions(&beside, fs::Permissions::from_mode(0o755)).unwrap();
    let there = lab();
    assert_eq!(String::from_utf8(there.stdout).unwrap(), "trial.toml --out runs\n");
    assert_eq!(there.status.code(), Some(7), "its exit code is the program's");
}
