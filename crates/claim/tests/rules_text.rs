//! What section 2 of `docs/rules/claim.md` counts is what the engine has.

use std::{fs, path::Path};

use claim::{Artifact, Faction, Hero, PAIRS, Potion, decks};

fn rules() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/claim.md");
    fs::read_to_string(path).unwrap()
}

/// The rows of the tables between two headings, without their borders.
fn rows<'a>(text: &'a str, from: &str, to: &str) -> Vec<Vec<&'a str>> {
    let section = text.split(from).nth(1).unwrap().split(to).next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    rows.skip(1).map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn every_faction_is_in_the_tables_of_2_1_and_2_2_with_its_number_of_cards() {
    let text = rules();
    let mut listed = Vec::new();
    for row in rows(&text, "### 2.1 ", "### 2.3 ").into_iter().filter(|row| row[0] != "faction") {
        let cards: usize = row[1].split([' ', ',']).next().unwrap().parse().unwrap();
        for name in row[0].split(", ") {
            let faction: Faction = name.parse().unwrap();
            assert_eq!(faction.values().len(), cards, "{faction}");
            listed.push(faction);
        }
    }
    listed.sort();
    assert_eq!(listed, Faction::ALL);
}

#[test]
fn decks_are_counted_as_in_2_2() {
    let (pairs, tens) = (PAIRS.len(), Faction::ALL.iter().filter(|faction| faction.pair().is_none()).count());
    let decks = decks::of(2).count();
    let decks = format!("{},{:03}", decks / 1_000, decks % 1_000);
    let counted =
        format!("{pairs} pairs and {tens} ten-card factions: {pairs} x C({tens},3) = {decks} two-player decks");
    assert!(rules().contains(&counted), "2.2 should say: {counted}");
}

#[test]
fn potions_artifacts_and_heroes_are_those_of_2_3_and_2_4() {
    let (last, others) = Potion::ALL.split_last().unwrap();
    let others = others.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let potions = format!("### 2.3 Potions (with Wizards), {}: {others} and {last}", Potion::ALL.len());
    assert!(rules().contains(&potions), "2.3 should say: {potions}");
    let things =
        format!("### 2.4 Artifacts, {}, one of each (section 9). Heroes, {} ", Artifact::ALL.len(), Hero::ALL.len());
    assert!(rules().contains(&things), "2.4 should say: {things}");
}
