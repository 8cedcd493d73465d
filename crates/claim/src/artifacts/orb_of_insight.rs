//! Orb of Insight: instead of drawing, keep one of the top three cards and shuffle the rest (9.8).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower},
    card::CardSet,
    event::Zone,
    phase::{Phase, Question},
    state::State,
    window::Window,
};

pub(crate) struct Orb;

const LOOKS_AT: usize = 3;

impl ArtifactPower for Orb {
    const WINDOWS: &'static [Window] = &[Window::Draw];

    fn fits(state: &State, _: Seat) -> bool {
        state.phase == Phase::One && !state.draw.is_empty()
    }

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
        state.top_seen = 0;
        state.top_seen_by = Seats::NONE;
        state.took_a_card();
    }
}

fn top(state: &State) -> CardSet {
    (0..LOOKS_AT).filter_map(|depth| state.draw.at(depth)).collect()
}
