//! Griffins: displayed, they strengthen later cards of their value (8.10).

use crate::{
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Griffins;

impl Power for Griffins {
    const CARDS: Cards = Cards::ten("Gr", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::OnCollect, Moment::Strength];

    fn displays(_: &State) -> bool {
        true
    }

    /// 8.10: heroes too. 12.12: only the player who has them; there is no display in phase one.
    fn strength(state: &State, at: usize) -> i8 {
        let Some(play) = state.trick.plays().get(at) else { return 0 };
        let griffins = state.of(Faction::Griffins, state.display(play.seat));
        let value = state.rules.value_of(play.card);
        if state.with_value(value, griffins).is_empty() { 0 } else { 5 }
    }
}
