//! Stone of Oblivion: the card being collected lies face down under a faction and counts as one of it (9.12).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactPower},
    card::Slot,
    event::{Event, Zone},
    phase::{Phase, Question},
    state::{Hidden, State},
    window::Window,
};

pub(crate) struct Stone;

impl ArtifactPower for Stone {
    const WINDOWS: &'static [Window] = &[Window::Collect];

    fn fits(state: &State, seat: Seat) -> bool {
        state.phase == Phase::Two && factions(state, seat).next().is_some()
    }

    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Stone), seat);
    }

    fn answers(state: &State) -> Answers {
        let factions = factions(state, state.asked).filter_map(|slot| state.rules.faction(slot));
        factions.fold(Answers::NONE, |all, faction| all.with(Action::Faction(faction)))
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let (Action::Faction(faction), Some((seat, card))) = (action, state.collecting) else { return };
        let Some(slot) = state.rules.slot(faction) else { return };
        sink.event(state, Event::Moved { card, from: Zone::Trick, to: Zone::Hidden(seat), seen: Seats::ALL });
        state.hidden = Some(Hidden { seat, card, slot });
        state.collecting = None;
    }
}

/// The factions that lie face up in the seat's score pile; a display and heroes do not count.
fn factions(state: &State, seat: Seat) -> impl Iterator<Item = Slot> + use<'_> {
    let pile = state.score_pile(seat);
    let there = move |slot: &Slot| !pile.and(state.rules.layout().cards[slot.index()]).is_empty();
    state.rules.slots().map(|(slot, _)| slot).filter(there)
}
