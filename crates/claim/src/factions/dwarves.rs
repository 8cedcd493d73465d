//! Dwarves: in phase two the loser takes them (8.5, 12.6).

use crate::{
    factions::{Cards, Source},
    phase::Phase,
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Dwarves;

impl Power for Dwarves {
    const CARDS: Cards = Cards::ten("Dw", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::Goes];

    /// 12.6: with three or four, whoever played the lowest effective value of all, of equals the last played.
    fn goes(state: &State, _: usize) -> Option<Goes> {
        if state.phase == Phase::One {
            return None;
        }
        if state.rules.players() == 2 {
            return Some(Goes::Collect(state.other(state.winner)));
        }
        let plays = state.trick.plays();
        let lowest = (0..plays.len()).rev().min_by_key(|&at| state.strength(at))?;
        Some(Goes::Collect(plays[lowest].seat))
    }
}
