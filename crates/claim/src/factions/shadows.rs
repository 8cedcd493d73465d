//! Shadows: twenty cards, of which ten leave unseen before the deal (4.2, 8.14).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Shadows;

impl Power for Shadows {
    const CARDS: Cards = Cards {
        code: "Sd",
        values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
        leave: 10,
        pair: None,
        source: Source::S,
    };
}
