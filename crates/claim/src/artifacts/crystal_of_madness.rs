//! Crystal of Madness: swap the card being collected with one from the hand (9.9).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower},
    event::Zone,
    phase::{Phase, Question},
    state::State,
    window::Window,
};

pub(crate) struct Crystal;

impl ArtifactPower for Crystal {
    const WINDOWS: &'static [Window] = &[Window::Collect];

    fn fits(state: &State, seat: Seat) -> bool {
        state.phase == Phase::Two && !state.hand(seat).is_empty()
    }

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Crystal), seat);
    }

    fn answers(state: &State) -> Answers {
        faces(state.rules.layout().faces(state.hand(state.asked)))
    }

    /// The card from the hand is collected by all rules, as if it had been the one; both are seen by all.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let (Action::Card(face), Some((seat, won))) = (action, state.collecting) else { return };
        let Some(card) = state.copy_in(state.hand(seat), face) else { return };
        state.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
        state.move_card(won, Zone::Trick, Zone::Hand(seat), Seats::ALL, sink);
        state.collect(seat, card, sink);
    }
}
