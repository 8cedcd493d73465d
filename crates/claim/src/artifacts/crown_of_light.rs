//! Crown of Light: at the end it counts as a card of value 5 of a faction of one's choice (9.4).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    by_seat::BySeat as _,
    event::Event,
    question::Question,
    state::State,
    window::Window,
};

pub(crate) struct Crown;

impl ArtifactPower for Crown {
    const WINDOWS: &'static [Window] = &[Window::End];
    const ASKS: &'static str = "which faction the Crown counts for";

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Crown), seat);
    }

    fn answers(state: &State) -> Answers {
        state.rules.in_play().iter().fold(Answers::NONE, |all, faction| all.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Faction(faction) = action else { return };
        if let Some(slot) = state.rules.slot(faction) {
            sink.event(state, Event::Declared { seat: state.asked, slot });
            state.artifacts.crowned.change(state.asked, |own| *own = Some(slot));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game as _;

    use crate::{score::Ending, testing::at};

    // The last trick is two heroes: they count for no vote (10.2).
    const DECK: &str = "Knights Goblins Bards Vikings Vampires | artifacts | heroes | a: LichKing | b: Skeleton";

    #[test]
    fn a_crown_counts_as_a_five_of_a_faction_in_play() {
        let line = format!("{DECK} | a.artifacts: Crown | b.score: Go4");
        at(&line)
            .play("LichKing Skeleton")
            .ruled("9.4", "asked a | question Window(End) | answers: pass Crown")
            .play("Crown")
            .ruled("9.4", "answers: Knights Goblins Bards Vikings Vampires")
            .play("Goblins")
            .ruled("9.4", "asked over | vote Goblins: a | vote Knights: -");
        let line = format!("{DECK} | a.artifacts: Crown | b.score: Go6");
        at(&line).play("LichKing Skeleton Crown Goblins").ruled("9.4: a five", "vote Goblins: b");
    }

    #[test]
    fn a_crown_need_not_be_worn() {
        let line = format!("{DECK} | a.artifacts: Crown | b.score: Go4");
        at(&line).play("LichKing Skeleton pass").ruled("9.4", "asked over | vote Goblins: b | a.artifacts: Crown");
    }

    #[test]
    fn a_crown_is_declared_when_the_peasants_have_left_and_keeps_none() {
        let line =
            "Kings Peasants Bards Vikings Undead | artifacts | heroes | a: LichKing | b: Skeleton | a.score: Pe5";
        at(&format!("{line} | a.artifacts: Crown"))
            .play("LichKing Skeleton")
            .ruled("9.4, 11.3", "question Window(End) | b.score: Pe5")
            .play("Crown Kings")
            .ruled("8.11", "vote Kings: a | vote Peasants: b");
    }

    #[test]
    fn a_crown_is_declared_before_the_loot() {
        let deck = "Knights Goblins Bards Vikings Raccoons | artifacts | heroes | a: LichKing | b: Skeleton | loot: 2";
        let line = format!("{deck} | a.score: Ra2 Go1 Ba1 | a.artifacts: Crown");
        at(&line)
            .play("LichKing Skeleton Crown Vikings")
            .ruled("11.3, 8.12: only Knights are still missing", "asked over | vote Knights: a | vote Vikings: a");
        at(&line).play("LichKing Skeleton pass").ruled("8.12", "question Faction(Raccoons) | answers: Knights Vikings");
    }

    #[test]
    fn who_has_the_crown_declares_it_before_the_next_leader_declares_loot() {
        let deck = "Knights Goblins Bards Vikings Raccoons | artifacts | heroes | a: LichKing | b: Skeleton | loot: 2";
        at(&format!("{deck} | a.score: Ra2 | b.artifacts: Crown"))
            .play("LichKing Skeleton")
            .ruled("11.3", "asked b | question Window(End)")
            .play("pass")
            .ruled("11.3", "asked a | question Faction(Raccoons)");
    }

    #[test]
    fn a_crown_that_counts_as_a_bard_lengthens_a_run() {
        let line = format!("{DECK} | a.artifacts: Crown | a.score: Ba4 Ba6 | b.score: Ba1 Ba2");
        at(&line).play("LichKing Skeleton Crown Bards").ruled("11.4", "vote Bards: a");
        at(&line).play("LichKing Skeleton Crown Knights").ruled("8.2", "vote Bards: b");
    }

    #[test]
    fn a_crown_that_counts_as_a_viking_shares_its_five() {
        // No hero of the last trick is a 5 here.
        const DECK: &str = "Knights Goblins Bards Vikings Vampires | artifacts | heroes | values: 8 1 4 9 6 3";
        let deck = format!("{DECK} | a: LichKing | b: Skeleton | a.artifacts: Crown");
        let line = format!("{deck} | b.score: Vi9");
        at(&line).play("LichKing Skeleton Crown Vikings").ruled("8.17: it counts once", "vote Vikings: b");
        let line = format!("{deck} | a.score: Go5 | b.score: Vi9");
        at(&line).play("LichKing Skeleton Crown Vikings").ruled("8.17: it counts twice", "vote Vikings: a");
        let line = format!("{deck} | a.score: Vi5 | b.score: Vi7 Vi8 Vi9");
        at(&line).play("LichKing Skeleton Crown Vikings").ruled("8.17: it is the other card", "vote Vikings: a");
    }

    #[test]
    fn a_crown_that_counts_as_a_vampire_adds_nothing() {
        let line = format!("{DECK} | a.artifacts: Crown | a.open: Va3 | b.open: Va4");
        at(&line).play("LichKing Skeleton pass pass Crown Vampires").ruled("8.21", "vote Vampires: b");
        let line = format!("{DECK} | a.artifacts: Crown | b.score: Va4");
        at(&line).play("LichKing Skeleton Crown Vampires").ruled("8.21: nobody lies open", "vote Vampires: -");
    }

    #[test]
    fn a_crown_is_one_card_when_equal_votes_are_decided() {
        let line = format!("{DECK} | a.artifacts: Crown | a.score: Kn2 | b.score: Go9");
        let mut game = at(&line);
        game.play("LichKing Skeleton Crown Knights");
        let score = game.state.score().unwrap();
        assert_eq!(score.standings[..2], [(1, 2, 7), (1, 1, 9)], "11.6");
        assert_eq!((score.ending, score.won(0)), (Ending::Cards, true), "11.6");
    }
}
