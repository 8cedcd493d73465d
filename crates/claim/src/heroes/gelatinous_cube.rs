//! Gelatinous Cube: played second, it and the lead card are held back for the winner of the next trick (10.8).

use crate::heroes::HeroPower;

pub(crate) struct GelatinousCube;

impl HeroPower for GelatinousCube {
    const ACTS: bool = true;
    fn makes_a_pot() -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Trolls Druids | heroes";

    #[test]
    fn a_cube_played_second_makes_a_pot_for_the_winner_of_the_next_trick() {
        let line = format!("{DECK} | a: Kn9 Go1 Tr1 | b: Cube Go5 Tr2");
        let mut game = at(&line);
        game.play("Kn9 Cube").ruled("10.8", "winner a | lead a | a.score: | b.score: | pot: Kn9 Cube");
        game.play("Go1 Go5").ruled("10.8", "winner b | b.score: Go1 Go5 Kn9 Cube | pot:");
    }

    #[test]
    fn a_cube_led_has_no_power() {
        let line = format!("{DECK} | a: Cube Go1 | b: Kn9 Go5");
        at(&line).play("Cube Kn9").ruled("10.8", "winner b | b.score: Cube Kn9 | pot:");
    }

    #[test]
    fn the_winner_over_a_cube_takes_the_prize_and_the_lead_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Cube Go5 | draw: Tr1 Tr2 Tr3 Tr4");
        at(&line)
            .play("Kn9 Cube")
            .ruled("10.8", "a.followers: Tr1 | b.followers: Tr2 | lead a | pot: Kn9 Cube | discard:");
    }

    #[test]
    fn a_pot_of_phase_one_goes_to_the_score_pile() {
        let line = format!("{DECK} | one | a: Go1 | b: Go5 | pot: Kn9 Cube | draw: Tr1 Tr2");
        at(&line).play("Go1 Go5").ruled("10.8", "b.score: Kn9 Cube | discard: Go1 Go5 | pot:");
    }

    #[test]
    fn a_pot_crosses_the_change_of_phase() {
        let line = format!("{DECK} | one | a: Kn9 | b: Cube | draw: Tr1 Tr2");
        at(&line)
            .play("Kn9 Cube")
            .ruled("10.8", "a: Tr1 | b: Tr2 | pot: Kn9 Cube")
            .play("Tr1 Tr2")
            .ruled("10.8", "winner b | b.score: Kn9 Cube Tr1 Tr2");
    }

    #[test]
    fn a_pot_is_collected_by_the_rules_of_the_phase_in_which_it_is_won() {
        let deck = "Giants Gnomes Dwarves Trolls Vampires | heroes";
        let line = format!("{deck} | one | a: Tr9 Tr8 | b: Tr1 Tr2 | pot: Gn3 Cube | draw: Dw1 Dw2 Dw3 Dw4");
        at(&line).play("Tr9 Tr1").ruled("8.24", "a.score: Gn3 Cube | a.display:");
        let line = format!("{deck} | a: Dw9 Tr8 | b: Dw1 Tr2 | pot: Gn3 Cube");
        at(&line).play("Dw9 Dw1").ruled("8.6", "a.display: Gn3 | a.score: Cube");
        let line = format!("{deck} | a: Gi9 Tr8 | b: Gi1 Tr2 | pot: Va3 Cube");
        at(&line)
            .play("Gi9 Gi1")
            .ruled("8.21: the lead card first", "asked a | question Collect")
            .play("lay")
            .ruled("8.21", "a.open: Va3 | question Collect")
            .play("lay")
            .ruled("8.21", "a.beneath: Cube");
        let line = format!("{deck} | one | a: Tr9 Tr8 | b: Tr1 Tr2 | pot: Va3 Cube | draw: Dw1 Dw2 Dw3 Dw4");
        at(&line).play("Tr9 Tr1").ruled("8.24", "question Play | a.score: Va3 Cube | a.open:");
    }

    #[test]
    fn a_gnome_won_with_a_pot_in_phase_one_is_immune_to_giants() {
        let line = "Giants Gnomes Dwarves Trolls Vampires | heroes | a: Gi3 Tr8 | b: Gi1 Tr2 | b.score: Gn3 Gn1";
        at(line).play("Gi3 Gi1").ruled("8.24", "b.score: Gn3 Gn1 | discard:");
    }

    #[test]
    fn an_automatons_trick_wins_the_pot() {
        let line = "Knights Goblins Automatons Trolls Undead | heroes | one | a: Au9 Go1 Go3 | b: Cube Go2 Go4";
        let mut game = at(&format!("{line} | draw: Un1 Un2 Un3 Un4 Un5 Un6"));
        game.play("Au9 Cube").ruled("8.1", "question Discard | pot: Au9 Cube");
        game.play("Go1 Go2").ruled("8.1", "pot: | a.score: Au9 Cube | a.followers: Un1 Un3 | lead a");
    }

    #[test]
    fn without_a_next_trick_the_winner_of_this_one_takes_the_pot() {
        let line = format!("{DECK} | a: Kn9 | b: Cube");
        at(&line).play("Kn9 Cube").ruled("10.8", "asked over | a.score: Kn9 Cube | pot: | vote Knights: a");
        let line = "Giants Gnomes Dwarves Trolls Vampires | heroes | a: Va3 | b: Cube";
        at(line).play("Va3 Cube lay lay").ruled("10.8, 11.1", "asked over | vote Vampires: a | a.beneath: Cube");
    }

    #[test]
    fn undead_and_zombies_have_no_effect_on_a_pot() {
        let line = "Knights Goblins Zombies Trolls Undead | heroes | one | a: Un9 Zo9 Go1 | b: Cube Go2 Go4 | draw: Tr1 Tr2 Tr3 Tr4";
        at(line).play("Un9 Cube").ruled("10.8", "pot: Un9 Cube | a.score:");
        at(line).play("Zo9 Cube").ruled("10.8", "pot: Zo9 Cube | a.score:");
    }

    #[test]
    fn a_dwarf_or_troll_in_a_pot_goes_to_the_next_winner() {
        let line = format!("{DECK} | a: Dw9 Tr9 Go1 Kn3 | b: Cube Go5 Kn4");
        at(&line)
            .play("Dw9 Cube")
            .ruled("10.8", "pot: Dw9 Cube")
            .play("Go1 Go5")
            .ruled("10.8", "b.score: Dw9 Cube Go1 Go5");
        at(&line)
            .play("Tr9 Cube")
            .ruled("10.8", "pot: Tr9 Cube | pool:")
            .play("Go1 Go5")
            .ruled("10.8", "b.score: Tr9 Cube Go1 Go5");
    }

    #[test]
    fn a_druid_in_a_pot_is_no_bear() {
        let line = format!("{DECK} | artifacts | a: Du2 Go1 | b: Cube Go5 | b.artifacts: Ring");
        at(&line).play("Du2 Ring Cube").ruled("10.8", "winner b | pot: Du2 Cube | a.display: | lead b");
    }

    #[test]
    fn a_giant_in_a_pot_crushes_once_in_its_own_trick() {
        let line =
            "Giants Gnomes Dwarves Trolls Druids | heroes | a: Gi3 Tr8 Tr7 | b: Cube Tr2 Tr1 | b.display: Gn3 Gn3";
        let mut game = at(line);
        game.play("Gi3 Cube").ruled("10.8", "b.display: Gn3 | discard: Gn3 | pot: Gi3 Cube");
        game.play("Tr8 Tr2").ruled("10.8", "b.display: Gn3 | a.score: Gi3 Cube Tr8 | pool: Tr2");
    }

    #[test]
    fn the_winner_over_a_cube_has_won_with_its_card() {
        let line = "Knights Goblins Wizards Trolls Werewolves | heroes | a: Wi9 We9 Go1 | b: Cube Go2";
        at(line).play("Wi9 Cube").ruled("10.8", "a.potions: 1 | pot: Wi9 Cube");
        at(line).play("We9 Cube").ruled("10.8", "full moon | pot: We9 Cube");
    }

    #[test]
    fn a_cube_may_win_the_trick_it_swallows() {
        let line = format!("{DECK} | artifacts | a: Warlock Go1 | b: Cube Go2 | b.artifacts: Sword");
        at(&line).play("Warlock Sword Cube").ruled("10.8", "winner b | lead b | pot: Warlock Cube | b.score:");
    }

    #[test]
    fn the_card_that_the_horse_brought_in_lies_in_the_pot() {
        let line = format!("{DECK} | artifacts | a: Kn9 Go1 Tr1 | b: Cube Go2 | a.artifacts: Horse");
        at(&line).play("Kn9 Cube Horse Go1").ruled("10.8, 9.10", "winner a | pot: Go1 Cube | a: Kn9 Tr1");
    }
}
