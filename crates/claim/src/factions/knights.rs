//! Knights: played on a led Goblin, the highest of them wins (7.4.4, 8.9).

use crate::{
    card::Slot,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Knights;

impl Power for Knights {
    const CARDS: Cards =
        Cards { code: "Kn", values: &[2, 3, 4, 5, 6, 7, 8, 9], leave: 0, pair: Some((0, 0)), source: Source::A };
    const LISTENS: &'static [Moment] = &[Moment::Judge];

    /// 7.4.4: a card turned into a Goblin is a Goblin here, but one turned into a Knight has no power.
    fn judge(state: &State, led: Slot) -> Option<usize> {
        if state.rules.faction(led) != Some(Faction::Goblins) {
            return None;
        }
        state.strongest(|play| state.power_of(play) == Some(Faction::Knights))
    }
}
