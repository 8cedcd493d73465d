//! Axe of Heaven: the next two cards the opponent plays are -2 each (9.19).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, by_seat::BySeat as _, state::State, window::Window};

pub(crate) struct Axe;

impl ArtifactPower for Axe {
    const WINDOWS: &'static [Window] = &[Window::BeforeLead, Window::Turn, Window::AfterOwnCard];
    const RANK: u8 = 2;

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.artifacts.lowered.change(state.other(seat), |own| *own = 2);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Automatons Undead | artifacts";

    #[test]
    fn an_axe_takes_two_from_the_next_two_cards_of_the_opponent() {
        let line = format!("{DECK} | a: Kn5 Go5 Dw5 Un1 | b: Kn4 Go4 Dw4 Un2 | b.artifacts: Axe");
        let mut game = at(&line);
        game.ruled("9.19", "asked b | question Window(BeforeLead) | answers: pass Axe");
        game.play("Axe Kn5 Kn4").ruled("9.19", "winner b");
        game.play("Go4 Go5").ruled("9.19", "winner b");
        game.play("Dw4 Dw5").ruled("9.19", "winner a");
    }

    #[test]
    fn the_leader_may_swing_the_axe_with_the_card_or_after_it() {
        let line = format!("{DECK} | a: Kn4 Un1 | b: Kn5 Un2 | a.artifacts: Axe");
        at(&line).play("Axe Kn4 Kn5").ruled("9.19", "winner a | a.artifacts:");
        at(&line)
            .play("Kn4")
            .ruled("9.19", "asked a | question Window(AfterOwnCard) | answers: pass Axe")
            .play("Axe Kn5")
            .ruled("9.19", "winner a");
        at(&line).play("Kn4 pass Kn5").ruled("9.19", "winner b | a.artifacts: Axe");
    }

    #[test]
    fn the_follower_may_swing_the_axe_with_the_card_but_not_after_it() {
        let line = format!("{DECK} | a: Kn5 Go5 Un1 | b: Kn4 Go4 Un2 | b.artifacts: Axe");
        let mut game = at(&line);
        game.play("pass Kn5").ruled("9.19", "asked b | question Play | answers: Kn4 Axe");
        game.play("Kn4").ruled("9.3", "winner a | question Window(BeforeLead)");
        let mut game = at(&line);
        game.play("pass Kn5 Axe Kn4").ruled("9.19: the card that lies is not touched", "winner a");
        game.play("Go5 Go4").ruled("9.19", "winner b");
    }

    #[test]
    fn an_axe_reaches_into_phase_two() {
        let line = format!("{DECK} | one | a: Kn5 | b: Kn4 | draw: Go4 Go5 | b.artifacts: Axe");
        at(&line)
            .play("Axe Kn5 Kn4")
            .ruled("9.19", "winner b | b: Go4 | a: Go5")
            .play("Go4 Go5")
            .ruled("6.3", "winner b");
    }

    #[test]
    fn an_axe_waits_while_cards_are_discarded_for_an_automaton() {
        let cards = "a: Au4 Go1 Go4 | b: Au5 Go2 Go5 | draw: Un1 Un2 Un3 Un4 Un5 Un6";
        at(&format!("{DECK} | one | {cards} | a.artifacts: Axe"))
            .play("Axe Au4 Au5 Go1 Go2 Go4 Go5")
            .ruled("8.1, 9.19", "winner a");
    }
}
