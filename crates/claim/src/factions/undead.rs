//! Undead: played in phase one, they go to the winner's score pile (8.16).

use crate::{
    factions::{Cards, Source},
    phase::Phase,
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Undead;

impl Power for Undead {
    const CARDS: Cards = Cards::ten("Un", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::Goes];

    fn goes(state: &State, _: usize) -> Option<Goes> {
        (state.phase == Phase::One).then_some(Goes::Collect(state.winner))
    }
}
