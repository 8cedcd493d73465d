//! Gnomes: collected in phase two, they lie in the display, where Giants can reach them (8.6).

use crate::{
    factions::{Cards, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Gnomes;

impl Power for Gnomes {
    const CARDS: Cards = Cards {
        code: "Gn",
        values: &[1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
        leave: 0,
        pair: Some((1, 1)),
        source: Source::C2,
    };
    const LISTENS: &'static [Moment] = &[Moment::OnCollect];

    fn displays(_: &State) -> bool {
        true
    }
}
