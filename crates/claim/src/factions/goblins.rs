//! Goblins: fourteen cards and no power (8.8).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Goblins;

impl Power for Goblins {
    // 2.5: five zeros, verified in public descriptions of the game.
    const CARDS: Cards = Cards {
        code: "Go",
        values: &[0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        leave: 0,
        pair: Some((0, 1)),
        source: Source::A,
    };
}
