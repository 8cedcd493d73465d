//! Trolls: in phase two they go to a common pool, from which each winner takes one (8.15).

use game::{Answers, Seats, Sink};

use crate::{
    action::Action,
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::{Phase, Question},
    power::{Goes, Moment, Power},
    setup::Edition,
    state::State,
};

pub(crate) struct Trolls;

impl Power for Trolls {
    const CARDS: Cards = Cards::ten("Tr", Source::C2);
    const LISTENS: &'static [Moment] = &[Moment::Goes, Moment::AfterCards];

    fn goes(state: &State, _: usize) -> Option<Goes> {
        (state.phase == Phase::Two).then_some(Goes::Pool)
    }

    /// 8.15: one for the winner of each trick, all for the winner of the last. 3.3: under edition C2 the winner of
    /// the last is asked about each, from high to low.
    fn after_cards(state: &mut State, sink: &mut impl Sink<State>) {
        let last_trick = state.phase_is_over();
        if state.pool.is_empty() || state.cursor > 0 && !last_trick {
            return;
        }
        if last_trick && state.rules.edition() == Edition::C2 {
            return state.ask(Question::Faction(Faction::Trolls), state.winner);
        }
        take_highest(state, sink);
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        if action == Action::Accept {
            take_highest(state, sink);
        } else if let Some(troll) = state.pool.last() {
            state.move_card(troll, Zone::Pool, Zone::Discard, Seats::ALL, sink);
        }
    }
}

/// The places of a faction ascend with its values, so the last of the pool is the highest.
fn take_highest(state: &mut State, sink: &mut impl Sink<State>) {
    if let Some(troll) = state.pool.last() {
        state.cursor += 1;
        state.move_card(troll, Zone::Pool, Zone::Trick, Seats::ALL, sink);
        state.collect(state.winner, troll, sink);
    }
}
