//! Zombies: who wins with one in phase one puts the losing card on their score pile (8.22).

use crate::{
    factions::{Cards, Faction, Source},
    phase::Phase,
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Zombies;

impl Power for Zombies {
    const CARDS: Cards = Cards::ten("Zo", Source::S);
    const LISTENS: &'static [Moment] = &[Moment::Spoils];

    fn spoils(state: &State) -> Option<Goes> {
        let won = state.phase == Phase::One && state.winning_power() == Some(Faction::Zombies);
        won.then_some(Goes::Collect(state.winner))
    }
}
