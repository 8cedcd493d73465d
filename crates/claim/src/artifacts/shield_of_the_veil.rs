//! Shield of the Veil: the last card the opponent played is -3 (9.17).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Shield;

impl ArtifactPower for Shield {
    const WINDOWS: &'static [Window] = &[Window::AfterOtherCard];

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        if let Some(play) = state.trick.plays_mut().last_mut() {
            play.laid -= 3;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";

    #[test]
    fn the_follower_may_shield_against_the_led_card() {
        let line = format!("{DECK} | a: Kn6 Go1 | b: Kn4 Go2 | b.artifacts: Shield");
        at(&line)
            .play("Kn6")
            .ruled("9.17", "asked b | question Window(AfterOtherCard) | answers: pass Shield")
            .play("Shield")
            .ruled("9.17", "strengths: 3 | asked b | question Play | b.artifacts:")
            .play("Kn4")
            .ruled("9.17", "winner b");
    }

    #[test]
    fn the_leader_may_shield_against_the_followers_card() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn7 Go2 | a.artifacts: Shield");
        at(&line)
            .play("Kn5 Kn7")
            .ruled("9.17", "asked a | question Window(AfterOtherCard)")
            .play("Shield")
            .ruled("9.17", "winner a");
        at(&line).play("Kn5 Kn7 pass").ruled("9.17", "winner b | a.artifacts: Shield");
    }

    #[test]
    fn a_shield_leaves_no_card_below_nothing() {
        let line = format!("{DECK} | a: Kn2 Go1 | b: Go0 Go2 | b.artifacts: Shield");
        at(&line).play("Kn2 Shield").ruled("7.1", "strengths: 0").play("Go0").ruled("7.3", "winner a");
    }

    #[test]
    fn a_shield_works_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn6 Go1 | b: Kn4 Go2 | b.artifacts: Shield | draw: Un1 Un2 Un3 Un4");
        at(&line).play("Kn6 Shield Kn4").ruled("9.17", "winner b | b.followers: Un1");
    }
}
