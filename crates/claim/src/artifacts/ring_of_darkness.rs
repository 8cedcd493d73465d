//! Ring of Darkness: the follower's card need not follow, and the highest card of all wins (7.4.1, 9.21).

use game::{Seat, Sink};

use crate::{
    artifacts::{ArtifactPower, Fits},
    state::State,
    window::Window,
};

pub(crate) struct Ring;

impl ArtifactPower for Ring {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    const RANK: u8 = 5;
    const FITS: Option<Fits> = Some(|state, seat| seat != state.trick.leader);

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.laid_out.free = true;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Werewolves | artifacts | heroes";

    #[test]
    fn a_card_with_the_ring_need_not_follow_and_the_highest_of_all_wins() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Go9 | b.artifacts: Ring");
        let mut game = at(&line);
        game.play("Kn5").ruled("9.21", "answers: Kn2 Ring");
        assert_eq!(game.refuses("Go9"), "5.2");
        game.play("Ring").ruled("9.21", "answers: Kn2 Go9").play("Go9").ruled("7.4.1", "winner b | b.score: Kn5 Go9");
    }

    #[test]
    fn of_equals_under_the_ring_the_first_wins() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Go5 | b.artifacts: Ring");
        at(&line).play("Kn5 Ring Go5").ruled("7.4.1", "winner a");
    }

    #[test]
    fn the_leader_cannot_use_the_ring() {
        let line = format!("{DECK} | a: Kn5 Go1 | b: Kn2 Go5 | a.artifacts: Ring");
        at(&line).ruled("9.21", "answers: Kn5 Go1");
    }

    #[test]
    fn a_knight_does_not_beat_a_goblin_under_the_ring() {
        let line = format!("{DECK} | a: Go5 Go1 | b: Kn3 Dw5 | b.artifacts: Ring");
        at(&line).play("Go5 Kn3").ruled("7.4.4", "winner b");
        at(&line).play("Go5 Ring Kn3").ruled("7.4.1", "winner a");
    }

    #[test]
    fn the_lowest_werewolf_does_not_win_under_the_ring() {
        let line = format!("{DECK} | a: We5 Go1 | b: We2 Dw5 | b.artifacts: Ring");
        at(&line).play("We5 We2").ruled("7.4.5", "winner b | full moon");
        at(&line).play("We5 Ring We2").ruled("7.4.1, 8.23: a Werewolf has won", "winner a | full moon");
    }

    #[test]
    fn warlock_and_mummy_have_only_their_values_under_the_ring() {
        let line = format!("{DECK} | a: Go9 Go1 | b: Warlock Mummy Dw5 | b.artifacts: Ring");
        for hero in ["Warlock", "Mummy"] {
            at(&line).play(&format!("Go9 {hero}")).ruled("7.4.2", "winner b");
            at(&line).play(&format!("Go9 Ring {hero}")).ruled("7.4.1, 9.2: artifacts beat heroes", "winner a");
        }
    }

    #[test]
    fn a_hero_of_high_value_wins_by_the_ring() {
        let line = format!("{DECK} | a: Go8 Go1 | b: Cthulhu Go2 Go3 | b.artifacts: Ring");
        at(&line).play("Go8 Ring Cthulhu").ruled("7.4.1", "winner b");
    }

    #[test]
    fn a_lich_king_weakens_under_the_ring() {
        let line = format!("{DECK} | a: LichKing Go1 | b: Go9 Dw5 | b.artifacts: Ring");
        at(&line).play("LichKing Ring Go9").ruled("7.4.1, 10.3", "winner a");
    }

    #[test]
    fn sword_and_ring_go_with_one_card() {
        let line = format!("{DECK} | a: Kn8 Go1 | b: Kn2 Go6 | b.artifacts: Ring Sword");
        at(&line).play("Kn8 Sword Ring Go6").ruled("9.2", "winner b");
    }

    #[test]
    fn the_ring_is_for_one_trick_only() {
        let line = format!("{DECK} | a: Kn5 Go1 Dw2 | b: Kn2 Go9 Go3 | b.artifacts: Ring");
        at(&line)
            .play("Kn5 Ring Go9")
            .play("Kn2 Dw2")
            .ruled("7.3", "winner b")
            .play("Go3 Go1")
            .ruled("7.3", "winner b");
    }

    #[test]
    fn the_ring_works_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn5 Go1 | b: Kn2 Go9 | draw: Dw1 Dw2 Dw3 Dw4 | b.artifacts: Ring");
        at(&line).play("Kn5 Ring Go9").ruled("9.21", "winner b | b.followers: Dw1");
    }
}
