//! Orb of Insight: instead of drawing, keep one of the top three cards and shuffle the rest (9.8).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower, Fits},
    card::CardSet,
    event::Zone,
    phase::Phase,
    question::Question,
    state::State,
    window::Window,
};

pub(crate) struct Orb;

const LOOKS_AT: usize = 3;

impl ArtifactPower for Orb {
    const WINDOWS: &'static [Window] = &[Window::Draw];
    const PHASES: &'static [Phase] = &[Phase::One];
    const ASKS: &'static str = "which of the top cards of the draw pile the Orb keeps";
    const FITS: Option<Fits> = Some(|state, _| !state.draw.is_empty());

    /// There is one Orb and nothing else shuffles the draw pile, so its order is still the one of the deal.
    fn play(state: &mut State, seat: Seat, sink: &mut impl Sink<State>) {
        state.show_top(LOOKS_AT, seat, sink);
        state.ask(Question::Artifact(Artifact::Orb), seat);
    }

    fn answers(state: &State) -> Answers {
        faces(state.rules.layout().faces(top(state)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Card(face) = action else { return };
        let Some(card) = state.copy_in(top(state), face) else { return };
        let seat = state.asked;
        state.move_card(card, Zone::Draw, Zone::Followers(seat), Seats::only(seat), sink);
        state.draw.take_and_shuffle(card);
        state.top_seen.cards = 0;
        state.top_seen.by = Seats::NONE;
        state.took_a_card();
    }
}

fn top(state: &State) -> CardSet {
    (0..LOOKS_AT).filter_map(|depth| state.draw.at(depth)).collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Automatons Seers Undead | artifacts | one";

    #[test]
    fn an_orb_keeps_one_of_the_top_three_and_shuffles_the_rest() {
        let line =
            format!("{DECK} | a: Kn9 Go1 Go3 | b: Kn2 Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6 | b.artifacts: Orb");
        at(&line)
            .play("Kn9 Kn2")
            .ruled("9.8", "asked b | question Window(Draw) | answers: pass Orb | a.followers: Un1")
            .play("Orb")
            .ruled("9.8", "asked b | answers: Un2 Un3 Un4")
            .play("Un4")
            .ruled("9.8", "b.followers: Un4 | asked chance | answers: Un2 Un3 Un5 Un6")
            .play("Un6")
            .ruled("5.1", "prize: Un6 | asked a | question Play");
    }

    #[test]
    fn an_orb_not_used_leaves_the_draw_pile_in_order() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | draw: Un1 Un2 Un3 Un4 | b.artifacts: Orb");
        at(&line).play("Kn9 Kn2 pass").ruled("9.8", "b.followers: Un2 | prize: Un3 | draw: Un4 | b.artifacts: Orb");
    }

    #[test]
    fn an_orb_looks_at_all_that_are_left_when_fewer_are() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | draw: Un1 Un2 Un3 | b.artifacts: Orb");
        at(&line).play("Kn9 Kn2 Orb").ruled("9.8", "answers: Un2 Un3").play("Un3").ruled("9.8", "b.followers: Un3");
    }

    #[test]
    fn who_takes_the_prize_draws_nothing_and_is_not_asked_about_the_orb() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | draw: Un1 Un2 Un3 Un4 | a.artifacts: Orb");
        at(&line).play("Kn9 Kn2").ruled("9.8", "question Play | a.followers: Un1 | b.followers: Un2");
    }

    #[test]
    fn an_orb_may_answer_the_card_a_seer_left() {
        let line = format!("{DECK} | a: Se9 Go1 | b: Se2 Go2 | draw: Un1 Un2 Un3 Un4 Un5 Un6 | b.artifacts: Orb");
        at(&line)
            .play("Se9 Se2 Un1")
            .ruled("9.8", "asked b | question Window(Draw)")
            .play("Orb Un3")
            .ruled("9.8", "a.followers: Un1 | b.followers: Un3 | asked chance");
        at(&line).play("Se9 Se2 top").ruled("9.8", "question Play | a.followers: Un2 | b.followers: Un1");
    }

    #[test]
    fn an_orb_is_not_for_the_seers_winner() {
        let line = format!("{DECK} | a: Se9 Go1 | b: Se2 Go2 | draw: Un1 Un2 Un3 Un4 | a.artifacts: Orb");
        at(&line)
            .play("Se9 Se2")
            .ruled("9.8", "question Faction(Seers) | answers: Un1 top")
            .play("top")
            .ruled("9.8", "question Play | a.followers: Un2 | b.followers: Un1 | a.artifacts: Orb");
    }

    #[test]
    fn an_orb_may_be_used_in_an_automatons_trick() {
        let cards = "a: Au9 Go1 Go3 | b: Au2 Go2 Go4 | draw: Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8";
        at(&format!("{DECK} | {cards} | b.artifacts: Orb"))
            .play("Au9 Au2 pass Go1 Go2")
            .ruled("9.8, 8.1", "asked b | question Window(Draw)")
            .play("Orb")
            .ruled("9.8", "answers: Un4 Un5 Un6")
            .play("Un6")
            .ruled("9.8", "a.followers: Un1 Un3 | b.followers: Un2 Un6");
    }
}
