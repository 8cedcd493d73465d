//! Horn of Silence: each takes their own cards of the trick (9.6).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, phase::Phase, state::State, window::Window};

pub(crate) struct Horn;

impl ArtifactPower for Horn {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];
    const PHASES: &'static [Phase] = &[Phase::Two];

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.apart = true;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Trolls Druids | artifacts";

    #[test]
    fn each_takes_their_own_card_under_a_horn_and_the_winner_leads() {
        let line = format!("{DECK} | a: Kn2 Go1 | b: Kn9 Go2 | a.artifacts: Horn");
        at(&line)
            .play("Kn2 Kn9")
            .ruled("9.3", "asked a | question Window(AfterCards) | answers: pass Horn")
            .play("Horn")
            .ruled("9.6", "a.score: Kn2 | b.score: Kn9 | winner b | lead b | a.artifacts:");
    }

    #[test]
    fn the_follower_may_blow_the_horn() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Horn");
        at(&line).play("Kn9 Kn2 Horn").ruled("9.6", "a.score: Kn9 | b.score: Kn2 | winner a | lead a");
    }

    #[test]
    fn trolls_under_a_horn_go_home_but_one_of_the_pool_goes_to_the_winner() {
        let line = format!("{DECK} | a: Tr9 Go1 | b: Tr2 Go2 | pool: Tr5 Tr3 | a.artifacts: Horn");
        at(&line).play("Tr9 Tr2 Horn").ruled("9.6, 8.15", "a.score: Tr9 Tr5 | b.score: Tr2 | pool: Tr3");
    }

    #[test]
    fn dwarves_under_a_horn_go_to_their_players() {
        let line = format!("{DECK} | a: Dw9 Go1 | b: Dw2 Go2 | a.artifacts: Horn");
        at(&line).play("Dw9 Dw2 Horn").ruled("9.6", "a.score: Dw9 | b.score: Dw2");
    }

    #[test]
    fn a_druid_under_a_horn_is_no_bear() {
        let line = format!("{DECK} | a: Du9 Go1 | b: Du2 Go2 | a.artifacts: Horn");
        at(&line).play("Du9 Du2 Horn").ruled("9.6, 8.19", "a.score: Du9 | b.score: Du2 | b.display:");
    }

    #[test]
    fn giants_crush_under_a_horn() {
        let line = "Giants Gnomes Dwarves Trolls Druids | artifacts | a: Gi3 Gn1 | b: Dw2 Gn5 | b.display: Gn3";
        at(&format!("{line} | b.artifacts: Horn"))
            .play("Gi3 Dw2 Horn")
            .ruled("9.6", "discard: Gn3 | b.display: | a.score: Gi3 | b.score: Dw2");
    }

    #[test]
    fn a_gnome_taken_by_a_horn_is_collected_into_the_display() {
        let line = "Giants Gnomes Dwarves Trolls Druids | artifacts | a: Gn9 Gi1 | b: Gn1 Gi5 | b.artifacts: Horn";
        at(line).play("Gn9 Gn1 Horn").ruled("9.6, 8.6", "a.display: Gn9 | b.display: Gn1");
    }

    #[test]
    fn a_cube_makes_no_pot_under_a_horn() {
        let line = format!("{DECK} | heroes | a: Kn9 Go1 | b: Cube Go2 | a.artifacts: Horn");
        at(&line).play("Kn9 Cube Horn").ruled("9.6", "pot: | a.score: Kn9 | b.score: Cube | winner a");
    }

    #[test]
    fn an_earlier_pot_goes_to_the_winner_of_a_trick_under_a_horn() {
        let line = format!("{DECK} | heroes | a: Kn9 Go1 | b: Kn2 Go2 | pot: Kn3 Cube | b.artifacts: Horn");
        at(&line).play("Kn9 Kn2 Horn").ruled("9.6", "pot: | a.score: Kn9 Kn3 Cube | b.score: Kn2");
    }

    #[test]
    fn a_dragon_names_the_leader_under_a_horn() {
        let line = "Knights Goblins Dwarves Dragons Druids | artifacts | a: Kn9 Go1 | b: Dr2 Go2 | a.artifacts: Horn";
        at(line).play("Kn9 Dr2 Horn").ruled("9.6", "winner a | lead b | a.score: Kn9 | b.score: Dr2");
    }

    #[test]
    fn a_wizard_that_wins_under_a_horn_brews_its_potion() {
        let line = "Knights Goblins Wizards Dragons Druids | artifacts | a: Wi9 Go1 | b: Wi2 Go2 | b.artifacts: Horn";
        at(line).play("Wi9 Wi2 Horn").ruled("9.6, 8.18", "a.potions: 1 | b.score: Wi2");
    }

    #[test]
    fn a_horn_covers_both_tricks_of_a_chain() {
        let line = format!("{DECK} | a: Kn9 Go9 Dw1 | b: Kn2 Go2 Dw2 | a.artifacts: Horn Chain");
        for order in ["Kn9 Kn2 Horn Chain Go9 Go2", "Kn9 Kn2 Chain Go9 Go2 Horn"] {
            at(&line).play(order).ruled("9.6", "a.score: Kn9 Go9 | b.score: Kn2 Go2 | winner a");
        }
    }

    #[test]
    fn nobody_is_asked_about_a_horn_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Horn | draw: Tr1 Tr2 Tr3 Tr4");
        at(&line).play("Kn9 Kn2").ruled("9.6", "question Play | asked a | discard: Kn9 Kn2 | a.artifacts: Horn");
    }
}
