//! Light of Eternity: the winner looks at three random cards of the opponent's hand (9.14).

use game::{Seat, Seats, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    card::CardSet,
    event::{Event, Zone},
    phase::{Phase, Question},
    state::State,
    window::Window,
};

pub(crate) struct Light;

impl ArtifactPower for Light {
    const WINDOWS: &'static [Window] = &[Window::AfterTrickWinner];

    fn fits(state: &State, seat: Seat) -> bool {
        state.phase == Phase::Two && state.hand(state.other(seat)).len() >= 5
    }

    fn play(state: &mut State, _: Seat, _: &mut impl Sink<State>) {
        state.ask_chance(Question::Artifact(Artifact::Light));
    }

    /// Chance shows one card after the other; their owner sees which.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Card(face) = action else { return };
        let Some(card) = state.copy_in(Light::draws_from(state), face) else { return };
        let zone = Zone::Hand(state.other(state.winner));
        sink.event(state, Event::Shown { card, zone, seen: Seats::ALL });
        match state.shown.iter_mut().find(|shown| shown.is_none()) {
            Some(shown) => {
                *shown = Some(card);
                state.ask_chance(Question::Artifact(Artifact::Light));
            }
            None => {
                state.shown = [None; 2];
                state.stage = 0;
            }
        }
    }

    fn draws_from(state: &State) -> CardSet {
        let shown = state.shown.iter().flatten().copied().collect();
        state.hand(state.other(state.winner)).minus(shown)
    }
}
