//! Crystal of Madness: swap the card being collected with one from the hand (9.9).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower, Fits},
    event::Zone,
    phase::Phase,
    question::{About, Question},
    state::State,
    window::Window,
};

pub(crate) struct Crystal;

impl ArtifactPower for Crystal {
    const WINDOWS: &'static [Window] = &[Window::Collect];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const ASKS: &'static str = "which card of the hand the Crystal swaps for the one being collected";
    const FITS: Option<Fits> = Some(|state, seat| !state.hand(seat).is_empty());

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Crystal), seat);
    }

    fn about(state: &State) -> About {
        state.about_collecting()
    }

    fn answers(state: &State) -> Answers {
        faces(state.rules.layout().faces(state.hand(state.asked)))
    }

    /// The card from the hand is collected by all rules, as if it had been the one; both are seen by all.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let (Action::Card(face), Some((seat, won))) = (action, state.collecting) else { return };
        let Some(card) = state.copy_in(state.hand(seat), face) else { return };
        state.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
        state.move_card(won, Zone::Trick, Zone::Hand(seat), Seats::ALL, sink);
        state.collect(seat, card, sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Trolls Vampires | artifacts";
    const GIANTS: &str = "Giants Gnomes Dwarves Trolls Vikings | artifacts";

    #[test]
    fn a_crystal_swaps_the_card_being_collected_with_one_from_the_hand() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Crystal");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.9", "asked a | question Collect | answers: pass Crystal")
            .play("Crystal")
            .ruled("9.9", "answers: Go1")
            .play("Go1")
            .ruled("9.9", "a.score: Go1 Kn2 | a: Kn9 | a.artifacts:");
        at(&line).play("Kn9 Kn2 pass Crystal Go1").ruled("9.9", "a.score: Kn9 Go1 | a: Kn2");
    }

    #[test]
    fn a_crystal_needs_a_card_in_hand() {
        let line = format!("{DECK} | a: Kn9 | b: Kn2 Go2 | a.artifacts: Crystal");
        at(&line).play("Kn9 Kn2").ruled("9.9", "asked over | a.score: Kn9 Kn2 | a.artifacts: Crystal");
    }

    #[test]
    fn a_gnome_swapped_by_a_crystal_lies_in_the_display() {
        let line = format!("{GIANTS} | a: Vi9 Gn3 | b: Vi2 Gi5 | a.artifacts: Crystal");
        at(&line).play("Vi9 Vi2 Crystal Gn3").ruled("9.9", "a.display: Gn3 | a.score: Vi2 | a: Vi9");
    }

    #[test]
    fn a_vampire_swapped_by_a_crystal_may_be_laid_open() {
        let line = format!("{DECK} | a: Kn9 Va3 | b: Kn2 Go2 | a.artifacts: Crystal");
        at(&line)
            .play("Kn9 Kn2 Crystal Va3")
            .ruled("9.9", "asked a | question Collect | answers: pass lay")
            .play("lay")
            .ruled("9.9, 8.21", "a.open: Va3 | answers: pass lay")
            .play("lay")
            .ruled("8.21", "a.beneath: Kn2 | a: Kn9");
    }

    #[test]
    fn a_stone_may_hide_what_a_crystal_swapped_in() {
        let line = format!("{DECK} | a: Kn9 Dw3 | b: Kn2 Go2 | a.artifacts: Crystal Stone | a.score: Go5");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.9", "answers: pass Crystal Stone")
            .play("Crystal Dw3 Stone Goblins")
            .ruled("9.9", "a.hidden: Dw3 | a.score: Go5 Kn2 | a: Kn9");
    }

    #[test]
    fn a_giant_swapped_in_crushes_nothing() {
        let line = format!("{GIANTS} | a: Vi9 Gi3 | b: Vi2 Gn1 | b.display: Gn3 | a.artifacts: Crystal");
        at(&line).play("Vi9 Vi2 Crystal Gi3").ruled("9.9", "a.score: Gi3 Vi2 | b.display: Gn3");
    }

    #[test]
    fn a_troll_swapped_in_goes_to_no_pool() {
        let line = format!("{DECK} | a: Kn9 Tr3 | b: Kn2 Go2 | a.artifacts: Crystal");
        at(&line).play("Kn9 Kn2 Crystal Tr3").ruled("9.9", "a.score: Tr3 Kn2 | pool:");
    }

    #[test]
    fn a_dwarf_swapped_in_stays_with_who_collects_it() {
        let line = format!("{DECK} | a: Kn9 Dw3 | b: Kn2 Go2 | a.artifacts: Crystal");
        at(&line).play("Kn9 Kn2 Crystal Dw3").ruled("9.9", "a.score: Dw3 Kn2 | b.score:");
    }

    #[test]
    fn a_loser_who_collects_a_dwarf_may_use_the_crystal() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Dw2 Go2 | b.artifacts: Crystal");
        at(&line)
            .play("Kn9 Dw2")
            .ruled("9.9, 8.5", "asked b | question Collect")
            .play("Crystal Go2")
            .ruled("9.9", "b.score: Go2 | b: Dw2 | a.score: Kn9");
    }

    #[test]
    fn a_crystal_works_on_cards_of_a_pot_and_of_the_pool() {
        let line =
            format!("{DECK} | heroes | a: Kn9 Go1 | b: Kn2 Go2 | pot: Kn3 Cube | pool: Tr5 | a.artifacts: Crystal");
        at(&line).play("Kn9 Kn2 pass pass Crystal Go1").ruled("9.9", "a: Kn3 | a.score: Kn9 Kn2 Go1 Cube Tr5");
        at(&line).play("Kn9 Kn2 pass pass pass Crystal Go1").ruled("9.9", "a: Cube | a.score: Kn9 Kn2 Kn3 Go1 Tr5");
        at(&line)
            .play("Kn9 Kn2 pass pass pass pass Crystal Go1")
            .ruled("9.9", "a: Tr5 | a.score: Kn9 Kn2 Kn3 Cube Go1");
    }

    #[test]
    fn nobody_is_asked_about_a_crystal_in_phase_one() {
        let line = "Knights Goblins Dwarves Trolls Undead | artifacts | one | a: Un9 Go1 | b: Un2 Go2";
        at(&format!("{line} | draw: Tr1 Tr2 Tr3 Tr4 | a.artifacts: Crystal"))
            .play("Un9 Un2")
            .ruled("9.9", "question Play | a.score: Un9 Un2");
    }
}
