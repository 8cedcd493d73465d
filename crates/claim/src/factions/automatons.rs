//! Automatons: who wins with one in phase one has won the next trick without play (8.1, 12.10).

use crate::{
    factions::{Cards, Source},
    phase::Phase,
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Automatons;

impl Power for Automatons {
    const CARDS: Cards = Cards::ten("Au", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::ClaimsNext];

    fn claims_next(state: &State) -> bool {
        state.phase == Phase::One
    }
}
