//! King's Jug: the card it is played with is of another faction for this trick, and has no power (9.18).

use game::{Answers, Seat, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    card::Slot,
    event::Event,
    phase::Question,
    state::{Armed, State},
    window::Window,
};

pub(crate) struct Jug;

impl ArtifactPower for Jug {
    const WINDOWS: &'static [Window] = &[Window::Turn];
    /// Last of all: which factions it can choose depends on the Ring.
    const RANK: u8 = 6;

    fn fits(state: &State, _: Seat) -> bool {
        factions(state).next().is_some()
    }

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Jug), seat);
    }

    fn answers(state: &State) -> Answers {
        let factions = factions(state).filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |all, faction| all.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let Action::Faction(faction) = action else { return };
        if let Some(slot) = state.rules.slot(faction) {
            sink.event(state, Event::Turned { seat: state.asked, slot });
            state.armed.turned = Some(slot);
        }
    }
}

/// The factions into which some card can be turned and then be played.
fn factions(state: &State) -> impl Iterator<Item = Slot> + use<'_> {
    let playable = |slot| state.playable(&Armed { turned: Some(slot), ..state.armed });
    state.rules.slots().map(|(slot, _)| slot).filter(move |&slot| !playable(slot).is_empty())
}
