//! Staff of Order: the loser leads the next trick (9.13).

use game::{Seat, Sink};

use crate::{artifacts::ArtifactPower, state::State, window::Window};

pub(crate) struct Staff;

impl ArtifactPower for Staff {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickLoser];
    const RANK: u8 = 2;

    /// A promise outlasts a Dragon and a trick that is won without play.
    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.next.promised = Some(seat);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dragons Automatons Undead | artifacts";

    #[test]
    fn the_loser_leads_by_the_staff() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Staff");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.13", "asked b | question Window(AfterTrickLoser) | answers: pass Staff")
            .play("Staff")
            .ruled("9.13", "winner a | a.score: Kn9 Kn2 | lead b | asked b | question Play");
        at(&line).play("Kn9 Kn2 pass").ruled("9.13", "lead a | b.artifacts: Staff");
    }

    #[test]
    fn the_winner_is_not_asked_about_the_staff() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | a.artifacts: Staff");
        at(&line).play("Kn9 Kn2").ruled("9.13", "question Play");
    }

    #[test]
    fn a_staff_outlasts_a_dragons_lead() {
        for edition in ["A", "C2"] {
            let line = format!("{DECK} | {edition} | a: Kn2 Go1 | b: Dr9 Go2");
            at(&line).play("Kn2 Dr9").ruled("3.1", "winner a | lead b");
            let line = format!("{DECK} | {edition} | a: Dr2 Go1 | b: Dr9 Go2 | a.artifacts: Staff");
            at(&line).play("Dr2 Dr9 Staff").ruled("9.13", "winner b | lead a");
        }
        let line = format!("{DECK} | C2 | a: Dr9 Go1 | b: Kn2 Go2 | b.artifacts: Staff");
        at(&line).play("Dr9 Kn2 Staff").ruled("9.13", "winner a | lead b");
    }

    #[test]
    fn a_staff_outlasts_a_cube() {
        let line = format!("{DECK} | heroes | a: Kn9 Go1 | b: Cube Go2 | b.artifacts: Staff");
        at(&line).play("Kn9 Cube Staff").ruled("9.13", "winner a | lead b | pot: Kn9 Cube");
    }

    #[test]
    fn a_staff_waits_for_an_automatons_trick() {
        let cards = "a: Au9 Go1 Go3 | b: Au2 Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6";
        at(&format!("{DECK} | one | {cards} | b.artifacts: Staff"))
            .play("Au9 Au2 Staff")
            .ruled("8.1", "question Discard")
            .play("Go1 Go2")
            .ruled("9.13", "a.followers: Un1 Un3 | lead b | asked b | question Play");
    }

    #[test]
    fn a_staff_holds_across_the_change_of_phase() {
        let line = format!("{DECK} | one | a: Kn9 | b: Kn2 | draw: Go1 Go2 | b.artifacts: Staff");
        at(&line).play("Kn9 Kn2 Staff").ruled("9.13, 6.1", "a: Go1 | b: Go2 | lead b | asked b");
    }

    #[test]
    fn a_staff_holds_across_an_automatons_trick_that_ends_the_phase() {
        let line = format!("{DECK} | one | a: Au9 Go1 | b: Au2 Go2 | draw: Un1 Un2 Un3 Un4 | b.artifacts: Staff");
        at(&line).play("Au9 Au2 Staff Go1 Go2").ruled("9.13, 6.1", "a: Un1 Un3 | lead b | asked b");
    }

    #[test]
    fn a_staff_is_for_one_lead_only() {
        let line = format!("{DECK} | a: Kn9 Go9 Un1 | b: Kn2 Go2 Un2 | b.artifacts: Staff");
        at(&line).play("Kn9 Kn2 Staff Go2 Go9").ruled("9.13", "winner a | lead a");
    }

    #[test]
    fn spear_and_staff_may_be_played_in_one_window() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Spear Staff");
        at(&line).play("Kn9 Kn2 Spear #1 Staff").ruled("9.2", "discard: Kn9 | a.score: Kn2 | lead b");
    }
}
