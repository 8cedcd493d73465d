//! Wizards: who wins with one takes a potion, unseen (8.18).

use game::Sink;

use crate::{
    event::Event,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Wizards;

impl Power for Wizards {
    const CARDS: Cards = Cards::ten("Wi", Source::M);
    const LISTENS: &'static [Moment] = &[Moment::WonWith, Moment::SetsOutPotions];

    /// 9.1: when the stack is empty no more are gained.
    fn won_with(state: &mut State, sink: &mut impl Sink<State>) {
        if state.winning_power() == Some(Faction::Wizards) && state.potions.take(state.winner.index() % 2) {
            sink.event(state, Event::TookPotion(state.winner));
        }
    }
}
