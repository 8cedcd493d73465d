//! The worked examples of section 14, each as a test.

use crate::{
    factions::Faction::{Bards, Peasants},
    testing::at,
};

#[test]
fn example_1_two_giants_of_different_values_crush_what_is_there() {
    let mut game = at("Giants Gnomes Dragons Trolls Seers | C2 | a: Gi3 Se1 | b: Gi5 Se2 | a.display: Gn3 Gn3 Gn7");
    game.play("Gi3 Gi5");
    assert_eq!((game.winner(), game.actor(), game.answers().as_str()), ("b", "b", "pass yes"));
    game.play("yes");
    assert_eq!(game.cards("a.display"), "Gn3 Gn7");
    assert_eq!(game.cards("discard"), "Gn3");
}

#[test]
fn example_1_a_giant_led_crushes_for_its_player() {
    let mut game = at("Giants Gnomes Dragons Trolls Seers | C2 | a: Gi1 Se1 | b: Tr4 Se2 | b.display: Gn1 Gn3");
    game.play("Gi1 Tr4 yes");
    assert_eq!((game.winner(), game.cards("b.display").as_str()), ("a", "Gn3"));
}

#[test]
fn example_1_a_giant_played_second_crushes_for_the_winner() {
    let mut game = at("Giants Gnomes Dragons Trolls Seers | C2 | a: Dr4 Se1 | b: Gi3 Se2 | b.display: Gn3");
    game.play("Dr4 Gi3 yes");
    assert_eq!((game.winner(), game.cards("b.display").as_str()), ("a", ""));
}

#[test]
fn example_1_under_edition_a_crushing_is_not_asked() {
    // The rulebook's Goblin 5 is a Dwarf 5 here: Goblins and Giants are never in one deck.
    let mut game = at("Giants Gnomes Dwarves Trolls Seers | a: Dw5 Se1 | b: Gi7 Se2 | b.display: Gn7");
    game.play("Dw5 Gi7");
    assert_eq!((game.winner(), game.cards("discard").as_str()), ("a", "Gn7"));
}

#[test]
fn example_2_a_dragon_passes_the_lead() {
    for edition in ["A", "C2"] {
        let mut game = at(&format!("Giants Gnomes Dragons Trolls Seers | {edition} | a: Dr7 Se1 | b: Dr3 Se2"));
        game.play("Dr7 Dr3");
        assert_eq!((game.winner(), game.leader()), ("a", "b"), "{edition}");
        let mut game = at(&format!("Giants Gnomes Dragons Trolls Seers | {edition} | a: Gi5 Se1 | b: Dr4 Se2"));
        game.play("Gi5 Dr4");
        assert_eq!((game.winner(), game.leader()), ("a", "b"), "{edition}");
    }
}

#[test]
fn example_3_trolls_wait_in_the_pool_for_one_winner_each() {
    // The rulebook's King 7 is a Viking 7 here: Kings and Knights are never in one deck.
    let mut game = at("Knights Goblins Vikings Trolls Seers | a: Tr6 Tr5 Vi7 Go8 Se1 | b: Tr7 Tr3 Go2 Kn2 Se2");
    game.play("Tr6 Tr7");
    assert_eq!((game.winner(), game.cards("b.score").as_str(), game.cards("pool").as_str()), ("b", "Tr7", "Tr6"));
    game.play("Tr3 Tr5");
    assert_eq!((game.winner(), game.cards("a.score").as_str(), game.cards("pool").as_str()), ("a", "Tr6", "Tr3 Tr5"));
    game.play("Vi7 Go2");
    assert_eq!((game.winner(), game.cards("a.score").as_str()), ("a", "Go2 Tr5 Tr6 Vi7"));
    game.play("Go8 Kn2");
    assert_eq!(
        (game.winner(), game.cards("b.score").as_str(), game.cards("pool").as_str()),
        ("b", "Kn2 Go8 Tr3 Tr7", "")
    );
}

#[test]
fn example_4_a_king_keeps_peasants_of_its_value_and_up_to_three_lower() {
    let mut game = at("Kings Peasants Vikings Bards Undead | a: Vi1 | b: Vi0 | a.score: Ki7 Pe4 Pe7 Pe3");
    game.play("Vi1 Vi0");
    assert_eq!(game.cards("a.score"), "Ki7 Pe4 Pe7 Vi0 Vi1");
    assert_eq!((game.cards("b.score").as_str(), game.vote(Peasants)), ("Pe3", "a"));
}

#[test]
fn example_5_a_run_of_three_bards_beats_five_bards_without_one() {
    let mut game = at(
        "Kings Peasants Vikings Bards Undead | a: Vi1 | b: Vi0 | a.score: Ba3 Ba4 Ba5 | b.score: Ba1 Ba2 Ba6 Ba7 Ba9",
    );
    game.play("Vi1 Vi0");
    assert_eq!(game.vote(Bards), "a");
}
