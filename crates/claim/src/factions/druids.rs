//! Druids: lost in phase two, they lie in front of their player as Bears (8.19).

use game::{Seats, Sink};

use crate::{
    card::CardSet,
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::Phase,
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Druids;

impl Power for Druids {
    const CARDS: Cards = Cards::ten("Du", Source::M);
    const LISTENS: &'static [Moment] = &[Moment::Goes, Moment::OnAnyPlay, Moment::Tidy, Moment::ClearUp];

    fn goes(state: &State, at: usize) -> Option<Goes> {
        let play = &state.trick.plays()[at];
        (state.phase == Phase::Two && play.seat != state.winner).then_some(Goes::Display(play.seat))
    }

    /// The next card gets +3 for each Bear; an Hourglass gives none of them back.
    fn on_any_play(state: &mut State, at: usize) {
        let Some(play) = state.trick.plays().get(at) else { return };
        let bears = bears(state, play.seat.index()).minus(state.spent);
        state.spent = state.spent.or(bears);
        state.trick.plays_mut()[at].brought += 3 * bears.len() as i8;
    }

    fn tidy(state: &mut State, sink: &mut impl Sink<State>) {
        let spent = std::mem::take(&mut state.spent);
        discard(state, spent, sink);
    }

    /// 11.1: left-over Bears count for nobody.
    fn clear_up(state: &mut State, sink: &mut impl Sink<State>) {
        discard(state, bears(state, 0).or(bears(state, 1)), sink);
    }
}

fn bears(state: &State, seat: usize) -> CardSet {
    if state.phase == Phase::Two { state.of(Faction::Druids, state.front[seat % 4]) } else { CardSet::EMPTY }
}

fn discard(state: &mut State, cards: CardSet, sink: &mut impl Sink<State>) {
    for seat in state.rules.seats() {
        for bear in bears(state, seat.index()).and(cards).iter() {
            state.move_card(bear, Zone::Display(seat), Zone::Discard, Seats::ALL, sink);
        }
    }
}
