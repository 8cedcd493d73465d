//! Rulings on cards that meet: what several rules say together.

use game::Game as _;

use crate::testing::at;

const DECK: &str = "Knights Goblins Dwarves Trolls Druids | artifacts | heroes";

#[test]
fn the_horse_can_change_what_a_bow_has_led() {
    let l = format!("{DECK} | a: Kn2 Kn3 Go0 | b: Kn7 Go8 Tr2 | a.artifacts: Bow Horse");
    at(&l).play("Bow Kn2 Kn7 Kn3 Go8 Horse #1 Go0").ruled("7.4.4", "winner b | a: Kn2");
}

#[test]
fn a_cthulhu_under_a_cube_still_makes_all_discard() {
    let l = format!("{DECK} | a: Cthulhu Go1 Go2 | b: Cube Go3 Go4");
    at(&l)
        .play("Cthulhu Cube")
        .ruled("10.7", "question Discard | pot: Cthulhu Cube")
        .play("Go1 Go3")
        .ruled("10.8", "pot: Cthulhu Cube")
        .play("Go2 Go4")
        .ruled("10.8", "winner b | b.score: Go2 Go4 Cthulhu Cube");
}

#[test]
fn a_pot_without_a_next_trick_goes_to_the_winner_of_this_one() {
    let l = format!("{DECK} | a: Cthulhu Go1 | b: Cube Go3 | pool: Tr1 Tr2");
    at(&l).play("Cthulhu Cube Go1 Go3").ruled("10.8", "asked over | a.score: Cthulhu Cube Tr1 Tr2 | pot:");
}

#[test]
fn a_skeletons_draw_decides_which_trick_is_the_last() {
    let l = format!("{DECK} | a: Skeleton | b: Tr1 Go3 | pool: Tr5 Tr2 | discard: Go4");
    at(&l).play("Skeleton Tr1 yes Go4").ruled("8.15", "pool: Tr2 Tr1 | a.score: Skeleton Tr5 | question Play");
    at(&l).play("Skeleton Tr1 pass").ruled("8.15", "asked over | a.score: Skeleton Tr5 Tr2 Tr1");
}

#[test]
fn a_cthulhu_taken_home_by_the_horn_still_acts() {
    let l = format!("{DECK} | a: Kn9 Go1 Go2 | b: Cthulhu Go3 Go4 | a.artifacts: Horn");
    at(&l).play("Kn9 Cthulhu Horn").ruled("10.7", "question Discard | b.score: Cthulhu | a.score: Kn9");
}

#[test]
fn a_staff_waits_for_the_trick_after_an_automatons() {
    let l = "Knights Goblins Dragons Automatons Undead | artifacts | heroes | one | a: Au9 Go1 Go3 | b: Cube Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6 | b.artifacts: Staff";
    at(l).play("Au9 Cube Staff Go1 Go2").ruled("9.13", "lead b | a.score: Au9 Cube | asked b");
}

#[test]
fn an_hourglass_undoes_a_horn_blown_in_the_same_trick() {
    let l = format!("{DECK} | a: Kn9 Go1 Tr1 | b: Kn2 Go5 Tr2 | a.artifacts: Chain Horn Hourglass");
    at(&l).play("Kn9 Kn2 Chain Go1 Go5 Horn Hourglass Go1 Go5").ruled("9.16", "b.score: Kn9 Kn2 Go1 Go5");
}

#[test]
fn horn_and_spear_reach_all_six_cards_of_a_chain_and_a_bow() {
    let l =
        format!("{DECK} | a: Kn9 Go1 Go2 Tr1 | b: Kn2 Go5 Go6 Tr2 | a.artifacts: Bow Chain Spear | b.artifacts: Horn");
    at(&l)
        .play("Kn9 Kn2 Chain Bow Go1 Go5 Go2 Go6 Horn Spear #6")
        .ruled("9.7", "a.score: Kn9 Go1 Go2 | b.score: Kn2 Go5 | discard: Go6");
}

#[test]
fn a_seer_that_arrived_leaves_the_top_card_to_the_orb() {
    let l = "Knights Goblins Seers Automatons Shapeshifters | artifacts | heroes | one | a: Sh1 Go1 Go3 | b: Kn2 Go2 Go4 | draw: Se5 Kn3 Kn4 Kn5 Kn6 Kn7 | b.artifacts: Orb";
    let mut g = at(l);
    g.play("Sh1 Kn2").ruled("8.13", "asked a | answers: Sh1 top");
    g.play("Sh1")
        .ruled("9.8", "asked b | question Window(Draw)")
        .play("Orb")
        .ruled("9.8", "answers: Kn3 Kn4 Kn5")
        .play("Kn4")
        .ruled("8.19", "a.followers: Sh1 | b.followers: Kn4 | asked chance");
}

#[test]
fn a_stone_can_lie_under_a_closed_vampire() {
    let l = "Knights Goblins Vampires Vikings Undead | artifacts | a: Va9 Kn3 | b: Va1 Kn2 | a.open: Va2 | a.beneath: Go9 | a.score: Un1 | a.artifacts: Stone";
    let mut g = at(l);
    g.play("Va9 Va1 lay").ruled("8.21", "discard: Go9 | a.score: Un1 Va2 | a.open: Va9 | answers: pass lay Stone");
    g.play("Stone")
        .ruled("9.12", "answers: Undead Vampires")
        .play("Vampires")
        .ruled("9.12", "a.hidden: Va1 | a.open: Va9");
}

#[test]
fn the_winner_of_a_chain_is_asked_about_every_giant_of_it() {
    let l = "Giants Gnomes Dwarves Trolls Druids | artifacts | C2 | a: Gi3 Tr9 Gi7 | b: Gi5 Gi3 Gi9 | b.display: Gn3 Gn5 Gn7 | a.artifacts: Chain";
    let mut g = at(l);
    g.play("Gi3 Gi5 Chain Tr9 Gi3").ruled("3.2", "asked a | question Faction(Giants)");
    g.play("pass yes")
        .ruled("3.2", "asked a | question Faction(Giants) | b.display: Gn3 Gn7")
        .play("yes")
        .ruled("3.2", "b.display: Gn7");
}

#[test]
fn dragons_of_both_tricks_of_a_chain_name_the_leader() {
    let d = "Knights Goblins Dragons Trolls Druids | artifacts";
    for (e, lead) in [("A", "b"), ("C2", "a")] {
        let l = format!("{d} | {e} | a: Dr3 Kn9 Tr1 | b: Dr2 Kn3 Tr2 | a.artifacts: Chain");
        at(&l).play("Dr3 Dr2 Chain Kn9 Kn3").ruled("9.22", "winner a | lead b");
        let l = format!("{d} | {e} | a: Kn9 Dr3 Tr1 | b: Dr2 Dr9 Tr2 | a.artifacts: Chain");
        at(&l).play("Kn9 Dr2 Chain Dr3 Dr9").ruled("9.22", "winner b | lead b");
        let l = format!("{d} | {e} | a: Kn2 Dr9 Tr1 | b: Dr2 Tr4 Tr2 | a.artifacts: Chain");
        at(&l).play("Kn2 Dr2 Chain Dr9 Tr4").ruled("9.22", &format!("winner a | lead {lead}"));
    }
}

#[test]
fn a_giant_crosses_the_change_of_phase_in_a_pot_and_crushes_no_more() {
    let l = "Giants Gnomes Dwarves Trolls Vampires | heroes | one | a: Gi3 | b: Cube | draw: Gi9 Gi1 | b.score: Gn3";
    at(l)
        .play("Gi3 Cube")
        .ruled("10.8", "pot: Gi3 Cube | b.score: Gn3")
        .play("Gi9 Gi1")
        .ruled("10.8", "asked over | a.score: Gi9 Gi1 Gi3 Cube");
    let l = "Giants Gnomes Dwarves Trolls Vampires | heroes | one | a: Gn3 | b: Cube | draw: Tr9 Gi3";
    at(l).play("Gn3 Cube Tr9 Gi3").ruled("10.8", "a.score: Gn3 Gi3 Cube Tr9");
}

#[test]
fn a_crystal_can_take_the_cube_out_of_a_pot() {
    let l = format!("{DECK} | a: Kn9 Go1 Go2 | b: Kn2 Go3 Go4 | pot: Kn3 Cube | a.artifacts: Crystal Staff");
    at(&l).play("Kn9 Kn2 pass pass pass Crystal Go1").ruled("9.9", "a: Cube Go2 | pot:");
}

#[test]
fn an_automatons_trick_follows_though_cthulhu_thins_the_draw_pile() {
    let l = "Knights Goblins Dwarves Trolls Automatons | heroes | one | a: Au9 Go1 Go2 | b: Cthulhu Go3 Go4 | draw: Tr1 Tr2 Tr3 Tr4 Tr5 Tr6";
    at(l)
        .play("Au9 Cthulhu")
        .ruled("8.1", "question Discard | prize: Tr5 | draw: Tr6")
        .play("Go1 Go3")
        .ruled("5.6", "question Play | a: Tr1 Tr5 | b: Tr2 Tr6 | lead a");
}

#[test]
fn bears_and_boots_pass_to_the_horses_card_and_are_spent_with_it() {
    let l = format!("{DECK} | a: Kn2 Kn3 Go1 | b: Kn5 Go2 Go3 | a.display: Du1 | a.artifacts: Horse Hourglass Boots");
    at(&l)
        .play("Boots Kn2 Kn5 Horse Kn3")
        .ruled("9.10", "asked a | strengths: 8 5")
        .play("Hourglass")
        .ruled("9.16", "a: Kn2 Kn3 Go1")
        .play("Kn3 Kn5")
        .ruled("9.16", "winner a | discard: Du1")
        .play("Go1 Go2")
        .ruled("9.11", "winner b");
}

#[test]
fn a_cube_that_wins_by_the_ring_makes_a_pot_all_the_same() {
    let l = format!("{DECK} | a: Kn2 Go1 Go7 | b: Kn9 Cube Go2 Go3 | b.artifacts: Ring");
    at(&l).play("Kn2 Ring Cube").ruled("10.8", "winner b | lead b | pot: Kn2 Cube");
}

#[test]
fn a_staff_outlasts_a_dragon_across_the_change_of_phase() {
    let l = "Knights Goblins Dragons Automatons Undead | artifacts | heroes | one | a: Dr9 | b: Cube | draw: Un1 Un2 | b.artifacts: Staff | C2";
    at(l).play("Dr9 Cube Staff").ruled("9.13", "lead b | pot: Dr9 Cube");
}

#[test]
fn an_hourglass_takes_a_bow_in_a_chain_back_but_not_the_cards_set_aside() {
    let l =
        format!("{DECK} | a: Kn9 Go1 Go2 Tr1 | b: Kn2 Go5 Go6 Tr2 | a.artifacts: Bow Chain | b.artifacts: Hourglass");
    at(&l)
        .play("Kn9 Kn2 Chain Bow Go1 Go5 Go2 Go6 Hourglass Go1 Go5")
        .ruled("9.16", "winner b | b.score: Kn9 Kn2 Go1 Go5 | a: Go2 Tr1");
}

#[test]
fn the_winner_of_an_automatons_trick_draws_nothing_for_the_orb() {
    // Orb of the Automaton's winner is not asked in the claimed trick; loser's is
    let l = "Knights Goblins Automatons Seers Undead | artifacts | one | a: Au9 Go1 Go3 | b: Au2 Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6 | a.artifacts: Orb";
    at(l).play("Au9 Au2 Go1 Go2").ruled("9.8", "question Play | a.artifacts: Orb");
}

#[test]
fn a_hero_turned_by_the_jug_follows_and_has_no_power() {
    // hero turned into the led faction while holding led cards
    let l = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Kn3 Cthulhu | b.artifacts: Jug");
    at(&l).play("Kn5 Jug Knights Cthulhu").ruled("9.18", "winner b | question Play");
}

#[test]
fn a_left_over_pot_can_go_under_a_stone_but_to_no_crystal() {
    let l = format!("{DECK} | a: Kn9 Go5 | b: Cube | a.score: Go1 | a.artifacts: Stone Crystal");
    at(&l)
        .play("Kn9 Cube")
        .ruled("10.8", "asked a | question Collect | answers: pass Stone | discard: Go5")
        .play("Stone Goblins")
        .ruled("9.12", "asked over | a.hidden: Kn9 | a.score: Cube Go1");
}

#[test]
fn a_ring_can_come_with_the_second_card_of_a_bow() {
    let l = format!("{DECK} | a: Kn5 Kn4 Go1 | b: Kn2 Kn3 Tr9 | a.artifacts: Bow | b.artifacts: Ring");
    at(&l).play("Bow Kn5 Kn2 Kn4").ruled("9.21", "answers: Kn3 Ring").play("Ring Tr9").ruled("7.4.1", "winner b");
}

#[test]
fn bears_spent_in_a_chain_are_discarded_after_it() {
    let l = format!("{DECK} | a: Kn3 Go3 Go9 Tr1 | b: Kn5 Go5 Tr2 | a.display: Du1 | a.artifacts: Chain Horse");
    at(&l).play("Kn3 Kn5 Chain Go3 Go5 Horse Go9").ruled("8.19", "winner a | discard: Du1");
}

#[test]
fn without_a_moon_the_lowest_of_four_cards_wins_a_bow() {
    let l = "Knights Goblins Werewolves Doppelgangers Undead | artifacts | a: We5 We7 Kn2 | b: We3 Do6 Kn3 | a.artifacts: Bow";
    at(l).play("Bow We5 We3 We7 Do6").ruled("7.4.5", "winner b | full moon | b.score: We5 We3 We7 Do6");
}

#[test]
fn both_druids_lost_in_a_bow_are_bears() {
    let l = format!("{DECK} | a: Du1 Du2 Go9 | b: Du9 Du5 Go1 | a.artifacts: Bow");
    at(&l)
        .play("Bow Du1 Du9 Du2 Du5")
        .ruled("8.19", "winner b | a.display: Du1 Du2 | b.score: Du9 Du5")
        .play("Go1 Go9")
        .ruled("8.19", "winner a | discard: Du1 Du2");
}

#[test]
fn equal_votes_of_three_players_are_decided_by_cards() {
    // 11.6, 12.13
    let game =
        at("Knights Goblins Dwarves Seers Undead Bards Vikings | 3 | a.score: Un5 | b.score: Se5 Se1 | c.score: Ba4");
    let score = game.state.score().unwrap();
    assert_eq!(score.ending, crate::Ending::Cards);
    assert!(score.won(1) && !score.won(0) && !score.won(2));
}

#[test]
fn a_card_the_horse_took_back_was_never_played() {
    let line = format!("{DECK} | a: Cthulhu Kn9 Go2 | b: Kn3 Go3 Go4 | a.artifacts: Horse");
    at(&line).play("Cthulhu Kn3 Horse Kn9").ruled("9.10", "question Play | a.score: Kn3 Kn9");
}
