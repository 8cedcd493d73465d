//! Skeleton: who wins with it may take a random card of the discard pile into the hand (10.4).

use game::{Answers, Seats, Sink};

use crate::{
    action::Action,
    card::CardSet,
    event::Zone,
    heroes::{Hero, HeroPower},
    phase::{BY_CHANCE, Question},
    state::State,
};

pub(crate) struct Skeleton;

impl HeroPower for Skeleton {
    fn won_with(state: &mut State) {
        if !state.discard.is_empty() {
            state.ask(Question::Hero(Hero::Skeleton), state.winner);
        }
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    /// Face-down cards are among them; only the winner sees which card it is.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        match action {
            Action::Accept => state.ask_chance(Question::Hero(Hero::Skeleton)),
            Action::Card(face) if state.stage == BY_CHANCE => {
                state.stage = 0;
                if let Some(card) = state.copy_in(state.discard, face) {
                    let seen = Seats::only(state.winner);
                    state.move_card(card, Zone::Discard, Zone::Hand(state.winner), seen, sink);
                }
            }
            _ => {}
        }
    }

    fn draws_from(state: &State) -> CardSet {
        state.discard
    }
}
