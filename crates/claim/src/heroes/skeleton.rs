//! Skeleton: who wins with it may take a random card of the discard pile into the hand (10.4).

use game::{Answers, Seats, Sink};

use crate::{
    action::Action,
    card::CardSet,
    event::Zone,
    foresight::Doubt,
    heroes::{Hero, HeroPower},
    phase::Stage,
    question::Question,
    state::State,
};

pub(crate) struct Skeleton;

impl HeroPower for Skeleton {
    const ACTS: bool = true;
    const ASKS: &'static str = "whether the Skeleton draws from the discard pile, and which card comes";
    const DOUBT: Option<Doubt> = Some(Doubt::Chance);

    fn won_with(state: &mut State) {
        if !state.discard.is_empty() {
            state.ask(Question::Hero(Hero::Skeleton), state.verdict.winner);
        }
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    /// Face-down cards are among them; only the winner sees which card it is.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        match action {
            Action::Accept => state.ask_chance(Question::Hero(Hero::Skeleton)),
            Action::Card(face) if state.stage == Stage::ByChance => {
                state.stage = Stage::Begun;
                if let Some(card) = state.copy_in(state.discard, face) {
                    let seen = Seats::only(state.verdict.winner);
                    state.move_card(card, Zone::Discard, Zone::Hand(state.verdict.winner), seen, sink);
                }
            }
            _ => {}
        }
    }

    fn draws_from(state: &State) -> CardSet {
        state.discard
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Vikings Undead | heroes";

    #[test]
    fn who_wins_with_the_skeleton_may_take_a_random_card_of_the_discard_pile() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn2 Go2 | discard: Un1 Un2");
        at(&line)
            .play("Skeleton Kn2")
            .ruled("10.4", "asked a | question Hero(Skeleton) | answers: yes pass")
            .play("yes")
            .ruled("10.4: never a card of this trick", "asked chance | answers: Un1 Un2")
            .play("Un2")
            .ruled("10.4", "a: Go1 Un2 | discard: Un1 | a.score: Skeleton Kn2 | question Play");
        at(&line).play("Skeleton Kn2 pass").ruled("10.4", "a: Go1 | discard: Un1 Un2");
    }

    #[test]
    fn the_skeleton_finds_nothing_in_an_empty_discard_pile() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn2 Go2");
        at(&line).play("Skeleton Kn2").ruled("10.4", "question Play | a.score: Skeleton Kn2");
    }

    #[test]
    fn a_skeleton_that_loses_draws_nothing() {
        let line = format!("{DECK} | a: Skeleton Go1 | b: Kn9 Go2 | discard: Un1");
        at(&line).play("Skeleton Kn9").ruled("10.4", "winner b | question Play | discard: Un1");
    }

    #[test]
    fn the_skeleton_may_draw_what_the_spear_has_discarded() {
        let line = format!("{DECK} | artifacts | a: Skeleton Go1 | b: Kn2 Go2 | b.artifacts: Spear");
        at(&line)
            .play("Skeleton Kn2 Spear #2")
            .ruled("7.7", "asked a | question Hero(Skeleton)")
            .play("yes")
            .ruled("7.7", "answers: Kn2")
            .play("Kn2")
            .ruled("7.7", "a: Go1 Kn2 | a.score: Skeleton | discard:");
        at(&line).play("Skeleton Kn2 Spear #1 yes Skeleton").ruled("7.7", "a: Go1 Skeleton | a.score: Kn2");
    }

    #[test]
    fn in_phase_one_the_skeleton_draws_before_the_trick_is_discarded() {
        let line = format!("{DECK} | one | a: Skeleton Go1 | b: Kn2 Go2 | discard: Dw1 | draw: Vi1 Vi2 Vi3 Vi4");
        at(&line)
            .play("Skeleton Kn2 yes")
            .ruled("7.7", "asked chance | answers: Dw1 | prize: Vi1")
            .play("Dw1")
            .ruled("10.4", "a: Go1 Dw1 | discard: Skeleton Kn2 | a.followers: Vi1");
    }

    #[test]
    fn a_card_the_skeleton_drew_in_phase_one_and_not_played_is_no_follower() {
        let line = format!("{DECK} | one | a: Skeleton | b: Kn2 | discard: Dw1 | draw: Vi1 Vi2 Vi3 Vi4");
        at(&line).play("Skeleton Kn2 yes Dw1").ruled("5.6", "a: Vi1 | b: Vi2 | discard: Skeleton Kn2 Dw1");
    }

    #[test]
    fn a_card_the_skeleton_drew_can_keep_phase_two_going() {
        let line = format!("{DECK} | a: Skeleton | b: Kn2 Go2 | discard: Go5");
        at(&line)
            .play("Skeleton Kn2 yes Go5")
            .ruled("6.3", "asked a | a: Go5")
            .play("Go5 Go2")
            .ruled("10.4", "winner a | asked over");
    }

    #[test]
    fn the_skeleton_may_win_by_the_ring() {
        let line = format!("{DECK} | artifacts | a: Kn2 Go1 | b: Skeleton Kn3 Go2 | discard: Un1 | b.artifacts: Ring");
        at(&line).play("Kn2 Ring Skeleton").ruled("7.6", "winner b | asked b | question Hero(Skeleton)");
    }
}
