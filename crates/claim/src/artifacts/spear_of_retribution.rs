//! Spear of Retribution: the loser discards one card of the trick, and the rest have no power over where they go (9.7).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    event::Zone,
    phase::{Phase, Question},
    state::State,
    window::Window,
};

pub(crate) struct Spear;

impl ArtifactPower for Spear {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickLoser];

    fn fits(state: &State, _: Seat) -> bool {
        state.phase == Phase::Two
    }

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Spear), seat);
    }

    /// 9.22: any card of the trick, those set aside too.
    fn answers(state: &State) -> Answers {
        (0..state.trick.plays().len() as u8).fold(Answers::NONE, |all, at| all.with(Action::Place(at)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Place(at) = action else { return };
        if usize::from(at) < state.trick.plays().len() {
            state.trick_card_to(usize::from(at), Zone::Discard, sink);
            state.trick.thinned = true;
        }
    }
}
