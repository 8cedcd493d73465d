//! Vikings: those that share their value with another card count twice (8.17).

use crate::{
    factions::{Cards, Source},
    power::{Moment, Power},
    score::{Ballot, CROWN, Holding, Vote},
};

pub(crate) struct Vikings;

impl Power for Vikings {
    const CARDS: Cards = Cards::ten("Vi", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::Vote];

    fn vote(ballot: &Ballot) -> Option<Vote> {
        Some(ballot.by_cards(|side| doubled(ballot, side), |_| true))
    }
}

/// 8.17: heroes, the Crown and the Stone's card can be the other card; what lies under a Vampire and loot cannot.
fn doubled(ballot: &Ballot, side: u8) -> Holding {
    let state = ballot.state;
    let mut sharing = [0u8; 20];
    let values = state.side_pile(side).iter().chain(state.side_hidden(side).map(|(card, _)| card));
    let values = values.map(|card| state.rules.value_of(card)).chain(state.side_crown(side).map(|_| CROWN));
    values.for_each(|value| sharing[usize::from(value) % 20] += 1);
    let mut holding = ballot.holding(side);
    for (vikings, cards) in holding.of_value.iter_mut().zip(sharing) {
        if cards > 1 {
            *vikings *= 2;
        }
    }
    holding
}
