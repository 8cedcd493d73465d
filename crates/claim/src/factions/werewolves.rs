//! Werewolves: without a moon the lowest wins, and each trick won with one turns the moon (7.4.5, 8.23).

use game::Sink;

use crate::{
    card::Slot,
    event::Event,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Werewolves;

impl Power for Werewolves {
    const CARDS: Cards = Cards::ten("We", Source::S);
    const LISTENS: &'static [Moment] = &[Moment::Judge, Moment::WonWith];

    /// 7.4.5: the lowest of all that count as Werewolves, a Doppelganger included.
    fn judge(state: &State, led: Slot) -> Option<usize> {
        if state.full_moon || state.rules.faction(led) != Some(Faction::Werewolves) {
            return None;
        }
        state.weakest(|play| state.counts_as(play, led))
    }

    /// 7.6: a card that only stood in turns no moon.
    fn won_with(state: &mut State, sink: &mut impl Sink<State>) {
        if state.winning_power() == Some(Faction::Werewolves) {
            state.full_moon = !state.full_moon;
            sink.event(state, Event::Moon(state.full_moon));
        }
    }
}
