//! Crown of Light: at the end it counts as a card of value 5 of a faction of one's choice (9.4).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    event::Event,
    phase::Question,
    state::State,
    window::Window,
};

pub(crate) struct Crown;

impl ArtifactPower for Crown {
    const WINDOWS: &'static [Window] = &[Window::End];

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
            state.crowned[state.asked.index() % 2] = Some(slot);
        }
    }
}
