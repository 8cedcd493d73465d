//! Chain of Frost: the cards are set aside, and the next trick wins them too (9.15).

use game::{Seat, Sink};

use crate::{
    artifacts::{ArtifactPower, Fits},
    phase::Phase,
    state::State,
    window::Window,
};

pub(crate) struct Chain;

impl ArtifactPower for Chain {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const FITS: Option<Fits> = Some(|state, _| state.all_hold(1));

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.set_aside();
        state.lead_again();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Trolls Druids | artifacts";

    #[test]
    fn a_chain_sets_two_cards_aside_and_the_same_leader_leads_again() {
        let line = format!("{DECK} | a: Kn2 Go1 Tr1 | b: Kn9 Go5 Tr2 | a.artifacts: Chain");
        at(&line)
            .play("Kn2 Kn9")
            .ruled("9.15", "asked a | question Window(AfterCards) | answers: pass Chain")
            .play("Chain")
            .ruled("9.15", "trick: Kn2 Kn9 | lead a | asked a | question Play | answers: Go1 Tr1 | a.artifacts:")
            .play("Go1 Go5")
            .ruled("9.15", "winner b | lead b | b.score: Kn2 Kn9 Go1 Go5");
    }

    #[test]
    fn only_the_second_tricks_cards_decide() {
        let line = format!("{DECK} | a: Kn9 Go1 Tr1 | b: Kn2 Go5 Tr2 | b.artifacts: Chain");
        at(&line).play("Kn9 Kn2 Chain Go1 Go5").ruled("9.15", "winner b | b.score: Kn9 Kn2 Go1 Go5");
    }

    #[test]
    fn a_chain_needs_a_card_in_both_hands() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 | a.artifacts: Chain");
        at(&line).play("Kn9 Kn2").ruled("9.15", "asked over | a.artifacts: Chain");
    }

    #[test]
    fn won_with_looks_only_at_the_second_tricks_winner() {
        let line =
            "Knights Goblins Wizards Trolls Druids | artifacts | a: Wi9 Kn9 Tr1 | b: Wi2 Kn2 Tr2 | a.artifacts: Chain";
        at(line).play("Wi9 Wi2 Chain Kn9 Kn2").ruled("9.15", "winner a | a.potions: 0");
        at(line).play("Kn9 Kn2 Chain Wi9 Wi2").ruled("9.15", "winner a | a.potions: 1");
    }

    #[test]
    fn a_dwarf_set_aside_goes_to_who_loses_in_the_end() {
        let line = format!("{DECK} | a: Dw9 Go1 Tr1 | b: Dw2 Go5 Tr2 | a.artifacts: Chain");
        at(&line).play("Dw9 Dw2 Chain Go1 Go5").ruled("9.15", "a.score: Dw9 Dw2 | b.score: Go1 Go5");
    }

    #[test]
    fn trolls_set_aside_go_to_the_pool_at_the_end_of_the_chain() {
        let line = format!("{DECK} | a: Tr9 Go1 Kn3 | b: Tr2 Go5 Kn4 | pool: Tr3 | a.artifacts: Chain");
        let mut game = at(&line);
        game.play("Tr9 Tr2 Chain").ruled("9.15", "pool: Tr3");
        game.play("Go1 Go5").ruled("9.15", "b.score: Tr9 Go1 Go5 | pool: Tr2 Tr3");
    }

    #[test]
    fn a_druid_set_aside_is_a_bear_of_who_loses_in_the_end() {
        let line = format!("{DECK} | a: Du9 Go1 Tr1 | b: Du2 Go5 Tr2 | a.artifacts: Chain");
        at(&line).play("Du9 Du2 Chain Go1 Go5").ruled("9.15", "a.display: Du9 | b.score: Du2 Go1 Go5 | b.display:");
    }

    #[test]
    fn a_giant_set_aside_crushes_for_the_winner_of_the_second_trick() {
        let line = "Giants Gnomes Dwarves Trolls Druids | artifacts | a: Gi3 Tr9 Gi7 | b: Gi5 Tr2 Gi9";
        at(&format!("{line} | b.display: Gn3 Gn5 Gn7 | a.display: Gn3 | a.artifacts: Chain"))
            .play("Gi3 Gi5 Chain Tr9 Tr2")
            .ruled("9.15", "winner a | discard: Gn3 Gn5 | b.display: Gn7 | a.display: Gn3");
    }

    #[test]
    fn what_was_spent_on_the_first_trick_stays_spent() {
        let line = format!("{DECK} | a: Kn3 Go3 Tr1 | b: Kn5 Go5 Tr2");
        at(&format!("{line} | a.artifacts: Chain Sword")).play("Sword Kn3 Kn5 Chain Go3 Go5").ruled("9.15", "winner b");
        let bear =
            at(&format!("{line} | a.display: Du1 | a.artifacts: Chain")).play("Kn3 Kn5 Chain Go3 Go5").cards("discard");
        assert_eq!(bear, "Du1", "9.15: the Bear was used on the first card");
        let line = format!("{DECK} | a: Kn3 Go3 Tr3 | b: Kn4 Go4 Tr4 | a.artifacts: Chain Boots");
        at(&line)
            .play("Boots Kn3 Kn4 Chain Go3 Go4")
            .ruled("9.11", "winner a")
            .play("Tr3 Tr4")
            .ruled("9.11", "winner b");
    }

    #[test]
    fn a_bear_that_helped_a_card_set_aside_does_not_help_the_next() {
        let line = format!("{DECK} | a: Kn3 Go3 Tr1 | b: Kn5 Go5 Tr2 | a.display: Du1 | a.artifacts: Chain");
        at(&line).play("Kn3 Kn5 Chain Go3 Go5").ruled("9.15", "winner b | a.display:");
    }

    #[test]
    fn the_ring_of_the_first_trick_does_not_hold_in_the_second() {
        let line = format!("{DECK} | a: Kn3 Go3 Tr1 | b: Kn5 Tr9 Tr2 | a.artifacts: Chain | b.artifacts: Ring");
        at(&line).play("Kn3 Ring Kn5 Chain Go3 Tr9").ruled("9.15", "winner a");
    }

    #[test]
    fn nobody_is_asked_about_a_chain_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Kn2 Go2 | draw: Tr1 Tr2 Tr3 Tr4 | a.artifacts: Chain");
        at(&line).play("Kn9 Kn2").ruled("9.15", "question Play | discard: Kn9 Kn2");
    }
}
