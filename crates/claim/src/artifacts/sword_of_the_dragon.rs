//! Sword of the Dragon: the card it is played with is +3 (9.5).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Sword;

impl ArtifactPower for Sword {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const RANK: u8 = 4;

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.laid_out.bonus += 3;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";

    #[test]
    fn a_sword_adds_three_to_its_card() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn3 Go2 | b.artifacts: Sword");
        at(&line).play("Kn5 Sword Kn3").ruled("9.5", "winner b | b.artifacts:");
        at(&line).play("Kn5 Kn3").ruled("9.5", "winner a | b.artifacts: Sword");
    }

    #[test]
    fn a_sword_that_makes_equal_leaves_the_trick_to_the_first() {
        let line = format!("{DECK} | a: Kn6 Go1 | b: Kn3 Go2 | b.artifacts: Sword");
        at(&line).play("Kn6 Sword Kn3").ruled("7.3", "winner a");
    }

    #[test]
    fn a_sword_is_for_one_card_only() {
        let line = format!("{DECK} | a: Kn5 Go4 Un1 | b: Kn3 Go3 Un2 | b.artifacts: Sword");
        at(&line).play("Kn5 Sword Kn3 Go3 Go4").ruled("9.5", "winner a");
    }

    #[test]
    fn a_sword_cuts_in_phase_one_and_for_the_leader_too() {
        let line = format!("{DECK} | one | a: Kn3 Go1 | b: Kn5 Go2 | a.artifacts: Sword | draw: Un1 Un2 Un3 Un4");
        at(&line).play("Sword Kn3 Kn5").ruled("9.5", "winner a | a.followers: Un1 | b.followers: Un2");
    }
}
