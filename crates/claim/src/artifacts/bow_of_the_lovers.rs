//! Bow of the Lovers: both play two cards, and the winner takes all four (9.20).

use game::{Seat, Sink};

use crate::{
    artifacts::{ArtifactPower, Fits},
    phase::Phase,
    state::State,
    window::Window,
};

pub(crate) struct Bow;

impl ArtifactPower for Bow {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const PHASES: &'static [Phase] = &[Phase::Two];
    const RANK: u8 = 3;
    const FITS: Option<Fits> =
        Some(|state, seat| seat == state.trick.leader && state.trick.deciding().is_empty() && state.all_hold(2));

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.trick.double = true;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";

    #[test]
    fn with_a_bow_both_play_two_cards_in_turn_and_the_winner_takes_four() {
        let line = format!("{DECK} | a: Kn2 Kn3 Un1 | b: Kn9 Go5 Un2 | a.artifacts: Bow");
        let mut game = at(&line);
        game.ruled("9.20", "answers: Kn2 Kn3 Un1 Bow").play("Bow Kn2").ruled("9.20", "asked b | answers: Kn9");
        game.play("Kn9")
            .ruled("9.20", "asked a | answers: Kn3")
            .play("Kn3")
            .ruled("9.20", "asked b | answers: Go5 Un2");
        game.play("Go5").ruled("9.20", "winner b | lead b | b.score: Kn2 Kn3 Kn9 Go5 | a.artifacts:");
    }

    #[test]
    fn the_second_card_of_the_leader_may_win() {
        let line = format!("{DECK} | a: Kn2 Kn9 Un1 | b: Kn7 Kn8 Un2 | a.artifacts: Bow");
        at(&line).play("Bow Kn2 Kn7 Kn9 Kn8").ruled("9.20", "winner a | a.score: Kn2 Kn7 Kn8 Kn9");
    }

    #[test]
    fn knights_on_a_led_goblin_are_judged_over_all_four_cards() {
        let line = format!("{DECK} | a: Go9 Kn7 Un1 | b: Kn3 Kn5 Un2 | a.artifacts: Bow");
        at(&line).play("Bow Go9 Kn3 Kn7 Kn5").ruled("9.20, 7.4.4", "winner a");
    }

    #[test]
    fn a_second_card_of_another_faction_loses_however_high() {
        let line = format!("{DECK} | a: Kn4 Go9 Un1 | b: Kn2 Un9 Un2 | a.artifacts: Bow");
        at(&line).play("Bow Kn4 Kn2 Go9 Un9").ruled("9.20, 7.3", "winner a");
    }

    #[test]
    fn a_bow_needs_two_cards_on_both_sides() {
        let line = format!("{DECK} | a: Kn2 Kn3 | b: Kn9 | a.artifacts: Bow");
        at(&line).ruled("9.20", "answers: Kn2 Kn3");
        let line = format!("{DECK} | a: Kn2 | b: Kn9 Go5 | a.artifacts: Bow");
        at(&line).ruled("9.20", "answers: Kn2");
    }

    #[test]
    fn only_the_leader_draws_the_bow() {
        let line = format!("{DECK} | a: Kn2 Kn3 Un1 | b: Kn9 Go5 Un2 | b.artifacts: Bow");
        at(&line).ruled("9.20", "asked a | question Play").play("Kn2").ruled("9.20", "asked b | answers: Kn9");
    }

    #[test]
    fn a_bow_is_drawn_before_the_lead_only() {
        let line = format!("{DECK} | a: Kn2 Kn3 Un1 Un3 | b: Kn9 Go5 Un2 Un4 | a.artifacts: Bow");
        at(&line).play("Kn2 Kn9").ruled("9.20", "winner b | b.score: Kn2 Kn9 | a.artifacts: Bow");
    }

    #[test]
    fn a_bow_is_for_phase_two() {
        let line = format!("{DECK} | one | a: Kn2 Kn3 | b: Kn9 Go5 | draw: Un1 Un2 Un3 Un4 | a.artifacts: Bow");
        at(&line).ruled("9.20", "answers: Kn2 Kn3");
    }
}
