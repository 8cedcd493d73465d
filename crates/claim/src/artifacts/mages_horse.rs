//! Mage's Horse: the leader swaps a played card with one from the hand (9.10).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::{Action, faces},
    artifacts::{Artifact, ArtifactPower},
    event::Zone,
    phase::Question,
    state::State,
    trick::Play,
    window::Window,
};

pub(crate) struct Horse;

/// The stage at which the card to swap in is asked for is this and the place of the one to swap out.
const CARD_FOR: u8 = 1;

impl ArtifactPower for Horse {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];

    fn fits(state: &State, seat: Seat) -> bool {
        seat == state.trick.leader && !state.hand(seat).is_empty()
    }

    /// 9.22: with a Bow either of the leader's cards may be swapped.
    fn play(state: &mut State, seat: Seat, _: &mut impl Sink<State>) {
        state.ask(Question::Artifact(Artifact::Horse), seat);
        if places(state).count() == 1 {
            let only = places(state).next().unwrap_or(0);
            state.stage = CARD_FOR + only;
        }
    }

    fn answers(state: &State) -> Answers {
        if state.stage >= CARD_FOR {
            return faces(state.rules.layout().faces(state.hand(state.asked)));
        }
        places(state).fold(Answers::NONE, |all, at| all.with(Action::Place(at)))
    }

    /// What lay on the old card is lost, what its player brought passes to the new one, which is not played: it
    /// triggers nothing by coming.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let seat = state.asked;
        match action {
            Action::Place(at) => {
                state.stage = CARD_FOR + at;
                state.ask(Question::Artifact(Artifact::Horse), seat);
            }
            Action::Card(face) => {
                let at = usize::from(state.stage.saturating_sub(CARD_FOR));
                state.stage = 0;
                let Some(card) = state.copy_in(state.hand(seat), face) else { return };
                let Some(&old) = state.trick.plays().get(at) else { return };
                state.move_card(card, Zone::Hand(seat), Zone::Trick, Seats::ALL, sink);
                state.move_card(old.card, Zone::Trick, Zone::Hand(seat), Seats::ALL, sink);
                let slot = state.rules.slot_of(card);
                let new = Play { card, seat, slot, brought: old.brought, ..Play::default() };
                state.trick.plays_mut()[at] = new;
            }
            _ => {}
        }
    }
}

/// The places of the leader's cards that decide.
fn places(state: &State) -> impl Iterator<Item = u8> + use<'_> {
    let first = state.trick.first() as u8;
    let mine = |play: &Play| play.seat == state.trick.leader;
    (first..).zip(state.trick.deciding()).filter(move |(_, play)| mine(play)).map(|(at, _)| at)
}
