//! Spear of Retribution: the loser discards one card of the trick, and the rest have no power over where they go (9.7).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    event::Zone,
    phase::Phase,
    question::Question,
    state::State,
    window::Window,
};

pub(crate) struct Spear;

impl ArtifactPower for Spear {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickLoser];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const ASKS: &'static str = "which card of the trick the Spear discards";

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Spear), seat);
    }

    /// 9.22: any card of the trick, those set aside too.
    fn answers(state: &State) -> Answers {
        (0..state.trick.plays().len() as u8).fold(Answers::NONE, |all, at| all.with(Action::Place(at)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Place(at) = action else { return };
        if usize::from(at) < state.trick.plays().len() {
            state.trick_card_to(usize::from(at), Zone::Discard, sink);
            state.trick.thinned = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Trolls Druids | artifacts";

    #[test]
    fn the_loser_may_spear_either_card_and_the_winner_gets_the_other() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Spear");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.7", "asked b | question Window(AfterTrickLoser) | answers: pass Spear")
            .play("Spear")
            .ruled("9.7", "asked b | answers: #1 #2")
            .play("#1")
            .ruled("9.7", "discard: Kn9 | a.score: Kn2 | b.score: | winner a | lead a");
        at(&line).play("Kn9 Kn2 Spear #2").ruled("9.7", "discard: Kn2 | a.score: Kn9");
        at(&line).play("Kn9 Kn2 pass").ruled("9.7", "discard: | a.score: Kn9 Kn2 | b.artifacts: Spear");
    }

    #[test]
    fn the_winner_is_not_asked_about_the_spear() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Spear");
        at(&line).play("Kn9 Kn2").ruled("9.7", "question Play | a.score: Kn9 Kn2");
    }

    #[test]
    fn a_dwarf_beside_a_spear_goes_to_the_winner() {
        let line = format!("{DECK} | a: Dw9 Go1 | b: Dw2 Go2 | b.artifacts: Spear");
        at(&line).play("Dw9 Dw2 Spear #1").ruled("9.7", "discard: Dw9 | a.score: Dw2 | b.score:");
    }

    #[test]
    fn a_troll_beside_a_spear_goes_to_the_winner_not_to_the_pool() {
        let line = format!("{DECK} | a: Tr9 Go1 | b: Tr2 Go2 | pool: Tr4 Tr3 | b.artifacts: Spear");
        at(&line).play("Tr9 Tr2 Spear #1").ruled("9.7, 8.15", "discard: Tr9 | a.score: Tr2 Tr4 | pool: Tr3");
    }

    #[test]
    fn a_druid_beside_a_spear_is_no_bear() {
        let line = format!("{DECK} | a: Du9 Go1 | b: Du2 Go2 | b.artifacts: Spear");
        at(&line).play("Du9 Du2 Spear #1").ruled("9.7, 8.19", "discard: Du9 | a.score: Du2 | b.display:");
    }

    #[test]
    fn a_spear_lets_a_cube_make_no_pot() {
        let line = format!("{DECK} | heroes | a: Kn9 Go1 | b: Cube Go2 | b.artifacts: Spear");
        at(&line).play("Kn9 Cube Spear #1").ruled("9.7", "discard: Kn9 | a.score: Cube | pot:");
    }

    #[test]
    fn a_speared_giant_still_crushes() {
        let line = "Giants Gnomes Dwarves Trolls Druids | artifacts | a: Gi3 Gn1 | b: Tr2 Gn5 | b.display: Gn3";
        at(&format!("{line} | b.artifacts: Spear"))
            .play("Gi3 Tr2 Spear #1")
            .ruled("8.7", "discard: Gi3 Gn3 | a.score: Tr2 | b.display:");
    }

    #[test]
    fn a_spear_after_a_horn_only_discards() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Horn | b.artifacts: Spear");
        at(&line).play("Kn9 Kn2 Horn Spear #1").ruled("9.7", "discard: Kn9 | a.score: | b.score: Kn2");
        at(&line).play("Kn9 Kn2 Horn Spear #2").ruled("9.7", "discard: Kn2 | a.score: Kn9 | b.score:");
    }

    #[test]
    fn a_speared_wizard_has_won_all_the_same() {
        let line = "Knights Goblins Wizards Trolls Druids | artifacts | a: Wi9 Go1 | b: Wi2 Go2 | b.artifacts: Spear";
        at(line).play("Wi9 Wi2 Spear #1").ruled("7.7, 8.18", "discard: Wi9 | a.score: Wi2 | a.potions: 1");
    }

    #[test]
    fn nobody_is_asked_about_a_spear_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Spear | draw: Tr1 Tr2 Tr3 Tr4");
        at(&line).play("Kn9 Kn2").ruled("9.7", "question Play | discard: Kn9 Kn2");
    }
}
