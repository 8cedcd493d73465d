//! The binary as a user meets it.

use std::process::{Command, Output};

fn claimant(words: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claimant")).args(words.split_whitespace()).output().unwrap()
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

#[test]
fn a_game_of_every_set_is_told_to_its_end() {
    for set in claim::NamedSet::ALL {
        for players in (2..=4).filter(|&players| set.setup(players).is_some()) {
            let story = said(&format!("--set {} --players {players} --seed 5", set.slug()));
            assert!(story.contains("Phase two") && story.contains("The votes"), "{story}");
            assert_eq!(story, said(&format!("watch --set {} --players {players} --seed 5", set.slug())));
        }
    }
}

#[test]
fn facts_that_are_not_verified_are_marked() {
    assert!(!said("--set claim").contains("Not verified"));
    assert!(said("--set shadow").contains("Not verified"));
    assert!(said("--set under-the-bridge").contains("Not verified"));
}

#[test]
fn what_cannot_be_played_is_refused_with_the_rule() {
    assert!(refused("--factions Kings,Peasants,Bards").contains("rule 4.1"));
    assert!(refused("--factions Kings,Peasants,Bards,Seers,Zombies,Trolls,Vikings --players 3").contains("rule 12.1"));
    assert!(refused("--set under-the-bridge --players 3").contains("not for 3 players"));
    assert!(refused("--factions Kings,Elves").contains("no faction"));
    assert!(refused("--setup no-such-file.json").contains("can't be read"));
}

#[test]
fn a_set_up_file_says_it_all() {
    let setup = claim::NamedSet::TheSuccession.setup(2).unwrap();
    let file = std::env::temp_dir().join(format!("claimant-{}.json", std::process::id()));
    std::fs::write(&file, serde_json::to_string(&setup).unwrap()).unwrap();
    let story = said(&format!("--setup {}", file.display()));
    std::fs::remove_file(&file).unwrap();
    assert!(story.contains("Kings, Peasants, Bards, Undead, Vikings"), "{story}");
}

#[test]
fn bench_speaks_to_machines() {
    let report: serde_json::Value = serde_json::from_str(&said("bench --json --millis 1 --only claim")).unwrap();
    assert!(report["state_bytes"].as_u64().unwrap() <= 512);
    let row = &report["sets"][0];
    assert_eq!(row["set"], "claim");
    assert!(row["games_per_second"].as_f64().unwrap() > 0.0 && row["checksum"].as_str().unwrap().len() == 16);
    assert!(refused("bench --only nothing").contains("no set has that name"));
}

#[test]
fn laws_are_swept() {
    assert!(refused("laws --games 0").contains("at least 1"));
}
