//! Cthulhu: two cards leave the draw pile in phase one; all discard a card in phase two (10.7).

use crate::{
    foresight::Doubt,
    heroes::HeroPower,
    phase::{Phase, Stage},
    state::State,
};

pub(crate) struct Cthulhu;

impl HeroPower for Cthulhu {
    const ACTS: bool = true;
    const DOUBT: Option<Doubt> = Some(Doubt::AtOnce);

    fn after_trick(state: &mut State) {
        match state.phase {
            Phase::One => state.heroes.leaving = 2,
            Phase::Two => state.stage = Stage::AllDiscard,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seats;

    use crate::{
        event::{Event, Zone},
        testing::at,
    };

    const DECK: &str = "Knights Goblins Dwarves Trolls Undead | heroes";

    #[test]
    fn in_phase_one_two_cards_of_the_draw_pile_leave_after_the_loser_has_drawn() {
        let line =
            format!("{DECK} | one | a: Kn9 Go1 Go3 | b: Cthulhu Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8");
        let mut game = at(&line);
        game.play("Kn9 Cthulhu").ruled("10.7", "a.followers: Un1 | b.followers: Un2 | prize: Un5 | draw: Un6 Un7 Un8");
        let left = |event: &&Event| matches!(event, Event::Moved { to: Zone::Out, seen: Seats::NONE, .. });
        assert_eq!(game.events.iter().filter(left).count(), 2, "10.7: unseen");
    }

    #[test]
    fn cthulhu_led_has_its_power_too() {
        let line = format!("{DECK} | one | a: Cthulhu Go1 | b: Kn2 Go2 | draw: Un1 Un2 Un3 Un4 Un5 Un6");
        at(&line).play("Cthulhu Kn2").ruled("10.7", "winner a | prize: Un5 | draw: Un6");
    }

    #[test]
    fn fewer_cards_leave_when_fewer_are_left() {
        let line = format!("{DECK} | one | a: Kn9 Go1 | b: Cthulhu Go2 | draw: Un1 Un2 Un3");
        at(&line).play("Kn9 Cthulhu").ruled(
            "10.7, 5.6: the phase is over, and cards in hand are discarded",
            "draw: | a: Un1 | b: Un2 | discard: Kn9 Cthulhu Go1 Go2",
        );
    }

    #[test]
    fn in_phase_two_each_discards_a_card_of_their_choice() {
        let line = format!("{DECK} | a: Kn9 Go1 Go3 | b: Cthulhu Go2 Go4");
        let mut game = at(&line);
        game.play("Kn9 Cthulhu").ruled("10.7", "asked a | question Discard | answers: Go1 Go3 | a.score: Kn9 Cthulhu");
        game.play("Go1").ruled("10.7: at the same time", "asked b | answers: Go2 Go4 | discard:");
        game.play("Go4").ruled("10.7", "a: Go3 | b: Go2 | discard: Go1 Go4");
    }

    #[test]
    fn who_has_no_card_discards_none() {
        let line = format!("{DECK} | a: Kn9 | b: Cthulhu Go2 Go4");
        at(&line)
            .play("Kn9 Cthulhu")
            .ruled("10.7", "asked b | question Discard")
            .play("Go2")
            .ruled("10.7", "asked over");
    }

    #[test]
    fn with_a_chain_cthulhu_acts_once_after_the_second_trick() {
        let line = format!("{DECK} | artifacts | a: Kn9 Dw9 Go1 Go3 | b: Cthulhu Dw2 Go2 Go4 | a.artifacts: Chain");
        let mut game = at(&line);
        game.play("Kn9 Cthulhu Chain").ruled("10.7", "asked a | question Play");
        game.play("Dw9 Dw2")
            .ruled("10.7", "question Discard")
            .play("Go1 Go2")
            .ruled("10.7", "question Play | a: Go3 | b: Go4");
    }

    #[test]
    fn cthulhu_sleeps_when_the_hourglass_took_it_back() {
        let line = format!("{DECK} | artifacts | a: Kn9 Go1 Go3 | b: Cthulhu Un2 Go4 | a.artifacts: Hourglass");
        let mut game = at(&line);
        game.play("Kn9 Cthulhu Hourglass").ruled("10.7", "asked a | question Play | b: Cthulhu Un2 Go4");
        game.play("Kn9 Un2").ruled("10.7", "question Play | a: Go1 Go3 | b: Cthulhu Go4");
    }

    #[test]
    fn cthulhu_acts_though_speared() {
        let line = format!("{DECK} | artifacts | a: Kn9 Go1 Go3 | b: Cthulhu Go2 Go4 | b.artifacts: Spear");
        at(&line).play("Kn9 Cthulhu Spear #2").ruled("10.7: it was played", "question Discard | discard: Cthulhu");
    }

    #[test]
    fn an_automatons_trick_is_nothing_when_cthulhu_ends_the_phase() {
        let line = "Knights Goblins Automatons Trolls Undead | heroes | one | a: Au9 Go1 | b: Cthulhu Go2 | draw: Un1 Un2 Un3 Un4";
        at(line)
            .play("Au9 Cthulhu")
            .ruled("8.1", "a: Un1 | b: Un2 | question Play | discard: Au9 Cthulhu Go1 Go2 | lead a");
    }

    #[test]
    fn an_automatons_discarded_cthulhu_does_nothing() {
        let line = "Knights Goblins Automatons Trolls Undead | heroes | one | a: Au9 Go1 Go3 | b: Au2 Cthulhu Go4";
        at(&format!("{line} | draw: Un1 Un2 Un3 Un4 Un5 Un6"))
            .play("Au9 Au2 Go1 Cthulhu")
            .ruled("8.1", "prize: Un5 | draw: Un6");
    }

    #[test]
    fn cthulhu_that_arrives_by_a_swap_has_its_power() {
        let line = "Knights Goblins Dwarves Trolls Shapeshifters | heroes | one | a: Kn9 Go1 | b: Sh1 Go2";
        at(&format!("{line} | draw: Cthulhu Tr2 Tr3 Tr4 Tr5 Tr6"))
            .play("Kn9 Sh1")
            .ruled("8.20, 10.7", "a.followers: Sh1 | b.followers: Tr2 | prize: Tr5 | draw: Tr6");
    }

    #[test]
    fn the_orb_may_have_shuffled_what_cthulhu_takes() {
        let line =
            format!("{DECK} | artifacts | one | a: Kn9 Go1 | b: Cthulhu Go2 | draw: Un1 Un2 Un3 Un4 Un5 Un6 Un7");
        at(&format!("{line} | b.artifacts: Orb"))
            .play("Kn9 Cthulhu Orb Un2")
            .ruled("10.7", "asked chance | answers: Un3 Un4 Un5 Un6 Un7")
            .play("Un7 Un5")
            .ruled("10.7", "asked chance | draw: Un6 Un4 Un3");
    }
}
