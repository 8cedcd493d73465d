//! What artifacts, potions and heroes do with effective values (7.1, 7.5) and with the factions of Magic and Shadow
//! (8.18 to 8.24), as tests.

use crate::testing::at;

const MAGIC: &str = "Knights Goblins Wizards Druids Shapeshifters | artifacts | heroes";

#[test]
fn all_that_applies_is_added_up() {
    let line =
        format!("{MAGIC} | a: Kn4 Go1 | b: Kn2 Go2 | a.display: Du1 Du2 | a.potions: x2 -3 | a.artifacts: Boots Sword");
    at(&format!("{line} | b.artifacts: Axe Shield"))
        .play("Axe Boots Sword potions=2 Kn4")
        .ruled("7.1: 2 x 4 - 3 + 3 + 2 + 6 - 2", "strengths: 14")
        .play("Shield")
        .ruled("7.1", "strengths: 11");
}

#[test]
fn a_griffin_adds_five_to_a_card_of_its_printed_value() {
    let line = "Knights Goblins Wizards Griffins Undead | artifacts | a: Kn4 Kn9 | b: Kn2 Go2 | a.display: Gr4";
    let line = format!("{line} | a.potions: +5 | a.artifacts: Sword | b.artifacts: Shield");
    at(&line).play("Sword potions=1 Kn4").ruled("7.1, 7.5: 4 + 3 + 5 + 5", "strengths: 17");
    at(&line).play("Kn9").ruled("7.5", "strengths: 9");
}

#[test]
fn only_the_sum_is_kept_from_going_below_nothing() {
    let line = format!("{MAGIC} | a: LichKing Go1 | b: Kn2 Go2 | b.artifacts: Sword | a.artifacts: Shield");
    at(&line)
        .play("LichKing Sword Kn2")
        .ruled("7.1: 2 + 3 - 3", "strengths: 8 2")
        .play("Shield")
        .ruled("7.3", "winner a");
}

#[test]
fn what_is_played_on_a_shapeshifter_applies_to_the_card_that_arrived() {
    let line = format!("{MAGIC} | one | a: Sh9 Go1 | b: Kn8 Go2 | draw: Kn3 Go3 Go4 Go5 | a.potions: x2");
    at(&format!("{line} | a.artifacts: Boots Sword | b.artifacts: Shield"))
        .play("Boots Sword potions=1 Sh9")
        .ruled("8.20: 2 x 3 + 3 + 2", "trick: Kn3 | prize: Sh9 | strengths: 11")
        .play("Shield Kn8")
        .ruled("8.20, 7.3: of equals the first", "winner a | a.followers: Sh9");
}

#[test]
fn an_axe_strikes_the_card_that_arrived() {
    let line = format!("{MAGIC} | one | a: Sh9 Go1 | b: Kn2 Go2 | draw: Kn3 Go3 Go4 Go5 | b.artifacts: Axe");
    at(&line).play("Axe Sh9").ruled("8.20", "strengths: 1");
}

#[test]
fn the_ring_lets_a_shapeshifter_be_played_and_the_card_that_arrived_decide() {
    let line = format!("{MAGIC} | one | a: Kn5 Go1 | b: Kn2 Sh1 | draw: Go9 Go3 Go4 Go5 | b.artifacts: Ring");
    at(&line)
        .play("Kn5")
        .ruled("5.2", "answers: Kn2 Ring")
        .play("Ring Sh1")
        .ruled("8.20, 7.4.1", "winner b | b.followers: Sh1");
}

#[test]
fn a_hero_that_arrived_for_the_leader_is_a_hero_led() {
    let line = format!("{MAGIC} | one | a: Sh1 Go1 | b: Kn4 Sh2 Go9 | draw: Skeleton Go3 Go4 Go5");
    at(&line)
        .play("Sh1")
        .ruled("8.20, 10.1", "answers: Kn4 Sh2 Go9")
        .play("Go9")
        .ruled("7.4.3", "winner b | b.followers: Sh1");
}

#[test]
fn a_cube_that_arrived_for_the_follower_makes_a_pot() {
    let line = format!("{MAGIC} | one | a: Kn9 Go1 | b: Sh1 Go2 | draw: Cube Go3 Go4 Go5");
    at(&line).play("Kn9 Sh1").ruled("8.20, 10.8", "pot: Kn9 Cube | a.followers: Sh1 | discard:");
}

#[test]
fn a_skeleton_that_arrived_and_won_draws() {
    let line = format!("{MAGIC} | one | a: Sh1 Go1 | b: Kn4 Go2 | draw: Skeleton Go3 Go4 Go5 | discard: Du1");
    at(&line).play("Sh1 Kn4").ruled("8.20, 10.4", "winner a | asked a | question Hero(Skeleton)");
}

#[test]
fn a_second_shapeshifter_swaps_with_the_first_and_an_arrived_one_does_not_swap() {
    let line = format!("{MAGIC} | one | a: Sh1 Go1 | b: Sh2 Go2 | draw: Du9 Go3 Go4 Go5");
    at(&line).play("Sh1").ruled("8.20", "trick: Du9 | prize: Sh1");
    at(&line).play("Sh1 Sh2").ruled("8.20: Du9 is led, Sh1 arrived", "winner a | a.followers: Sh2 | discard: Du9 Sh1");
    let line = format!("{MAGIC} | one | a: Sh1 Go1 | b: Kn2 Go2 | draw: Sh5 Go3 Go4 Go5");
    at(&line).play("Sh1").ruled("8.20", "trick: Sh5 | prize: Sh1");
}

#[test]
fn a_druid_moved_by_horn_or_spear_or_turned_by_the_jug_is_no_bear_but_any_other_lost_one_is() {
    let line = format!("{MAGIC} | a: Kn9 Go1 | b: Du2 Go2");
    at(&line).play("Kn9 Du2").ruled("8.19", "b.display: Du2 | a.score: Kn9");
    at(&format!("{line} | b.artifacts: Jug"))
        .play("Kn9 Jug Goblins Du2")
        .ruled("8.19", "b.display: | a.score: Kn9 Du2");
}

#[test]
fn bears_help_the_next_card_played_be_it_a_hero() {
    let line = format!("{MAGIC} | a: Skeleton Go1 | b: Kn7 Go2 | a.display: Du1");
    at(&line).play("Skeleton Kn7").ruled("8.19, 9.2", "winner a | discard: Du1");
}

#[test]
fn left_over_bears_count_for_nobody() {
    let line = format!("{MAGIC} | a: Kn9 | b: Du2 | b.score: Du3");
    at(&line).play("Kn9 Du2").ruled("8.19, 11.1", "asked over | b.score: Du3 | discard: Du2");
}

#[test]
fn a_hero_may_be_laid_under_a_vampire_and_counts_there_by_its_value() {
    let line =
        "Knights Goblins Vampires Zombies Vikings | heroes | a: LichKing | b: Skeleton | a.open: Va1 | b.open: Va8";
    at(line).play("LichKing Skeleton pass pass").ruled("8.21", "vote Vampires: b");
    at(line).play("LichKing Skeleton lay pass").ruled("8.21: 1 + 8 beats 8", "a.beneath: LichKing | vote Vampires: a");
    let vikings = format!("{line} | a.score: Vi8 | b.score: Vi9");
    at(&vikings)
        .play("LichKing Skeleton lay pass")
        .ruled("8.17: what lies under cannot be shared with", "vote Vikings: b");
    at(&vikings).play("LichKing Skeleton pass pass").ruled("8.17", "vote Vikings: a");
}

#[test]
fn a_new_open_vampire_brought_by_a_crystal_discards_what_lay_under_the_old_one() {
    let line =
        "Knights Goblins Vampires Zombies Vikings | artifacts | a: Kn9 Va5 | b: Kn2 Go2 | a.open: Va1 | a.beneath: Go9";
    at(&format!("{line} | a.artifacts: Crystal"))
        .play("Kn9 Kn2 Crystal Va5 lay")
        .ruled("8.21, 9.9", "a.open: Va5 | discard: Go9 | a.score: Va1 | a: Kn9");
}

#[test]
fn a_horn_brings_ones_own_vampire_home_to_be_laid_open() {
    let line = "Knights Goblins Vampires Zombies Vikings | artifacts | a: Va9 Go1 | b: Va5 Go2 | a.artifacts: Horn";
    at(line)
        .play("Va9 Va5 Horn pass")
        .ruled("8.21, 9.6", "asked b | question Collect")
        .play("lay")
        .ruled("9.6", "b.open: Va5 | a.score: Va9");
}

#[test]
fn a_zombie_puts_a_losing_hero_on_the_score_pile() {
    let line = "Knights Goblins Vampires Zombies Vikings | heroes | one | a: Zo9 Go1 | b: Skeleton Go2 | draw: Vi1 Vi2 Vi3 Vi4";
    at(line).play("Zo9 Skeleton").ruled("8.22", "a.score: Skeleton | discard: Zo9");
}

#[test]
fn a_vampire_or_gnome_won_by_a_zombie_is_plain() {
    let line = "Giants Gnomes Vampires Zombies Vikings | one | a: Zo9 Zo8 | b: Va5 Gn3 | draw: Gi3 Vi2 Vi3 Vi4";
    at(line).play("Zo9 Va5").ruled("8.24", "a.score: Va5 | a.open:");
    at(line).play("Zo9 Gn3").ruled("8.24", "a.score: Gn3 | a.display:");
}

#[test]
fn a_werewolf_made_low_by_a_shield_wins_under_no_moon() {
    let line =
        "Knights Goblins Vampires Zombies Werewolves | artifacts | a: We5 Go1 | b: We6 Go2 | a.artifacts: Shield";
    at(line).play("We5 We6 pass").ruled("7.4.5", "winner a | full moon");
    at(line).play("We5 We6 Shield").ruled("7.4.5 uses effective values", "winner b | full moon");
}

#[test]
fn a_werewolf_that_wins_by_the_ring_turns_the_moon_at_each_win() {
    let line = "Knights Goblins Vampires Zombies Werewolves | artifacts | full moon | a: We5 Go1 | b: We6 Go2";
    at(&format!("{line} | b.artifacts: Ring")).play("We5 Ring We6").ruled("8.23", "winner b | no moon");
}

#[test]
fn the_moon_lasts_into_phase_two() {
    let line = "Knights Goblins Vampires Zombies Werewolves | one | a: We1 | b: We2 | draw: We5 We6";
    at(line).play("We1 We2").ruled("6.3", "full moon | a: We5").play("We5 We6").ruled("7.3", "winner b | no moon");
}

#[test]
fn a_horse_that_brings_a_wizard_in_wins_with_a_wizard() {
    let line = format!("{MAGIC} | a: Kn2 Wi5 | b: Kn4 Go1 | a.artifacts: Horse");
    at(&line).play("Kn2 Kn4 Horse Wi5").ruled("7.6, 9.10", "winner a | a.potions: 1");
}
