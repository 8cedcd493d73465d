//! Boots of Distance: the next two cards one plays are +2 each (9.11).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, by_seat::BySeat as _, state::State, window::Window};

pub(crate) struct Boots;

impl ArtifactPower for Boots {
    const WINDOWS: &'static [Window] = &[Window::BeforeLead, Window::Turn];
    const RANK: u8 = 1;

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.artifacts.raised.change(seat, |own| *own = 2);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Automatons Undead | artifacts";

    #[test]
    fn boots_add_two_to_the_next_two_cards() {
        let line = format!("{DECK} | a: Kn3 Go3 Dw3 Un1 | b: Kn4 Go4 Dw4 Un2 | a.artifacts: Boots");
        let mut game = at(&line);
        game.play("Boots Kn3 Kn4").ruled("9.11", "winner a | a.artifacts:");
        game.play("Go3 Go4").ruled("9.11", "winner a");
        game.play("Dw3 Dw4").ruled("9.11", "winner b");
    }

    #[test]
    fn the_follower_may_put_boots_on_before_the_lead_or_with_the_card() {
        let line = format!("{DECK} | a: Kn4 Un1 | b: Kn3 Un2 | b.artifacts: Boots");
        let mut game = at(&line);
        game.ruled("9.11", "asked b | question Window(BeforeLead) | answers: pass Boots");
        game.play("Boots Kn4 Kn3").ruled("9.11", "winner b");
        at(&line)
            .play("pass Kn4")
            .ruled("9.11", "asked b | answers: Kn3 Boots")
            .play("Boots Kn3")
            .ruled("9.11", "winner b");
    }

    #[test]
    fn boots_are_of_no_use_once_the_card_lies() {
        let line = format!("{DECK} | a: Kn4 Un1 | b: Kn3 Un2 | b.artifacts: Boots");
        at(&line)
            .play("pass Kn4 Kn3")
            .ruled("9.11", "winner a | asked b | question Window(BeforeLead) | b.artifacts: Boots");
    }

    #[test]
    fn boots_walk_on_into_phase_two() {
        let line = format!("{DECK} | one | a: Kn3 | b: Kn4 | draw: Go3 Go4 | a.artifacts: Boots");
        at(&line).play("Boots Kn3 Kn4").ruled("6.3", "winner a | a: Go3").play("Go3 Go4").ruled("9.11", "winner a");
    }

    #[test]
    fn boots_wait_while_cards_are_discarded_for_an_automaton() {
        let cards = "a: Au3 Go1 Go3 | b: Au4 Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6";
        at(&format!("{DECK} | one | {cards} | a.artifacts: Boots"))
            .play("Boots Au3 Au4")
            .ruled("8.1", "winner a | question Discard")
            .play("Go1 Go2 Go3 Go4")
            .ruled("8.1, 9.11", "winner a");
    }
}
