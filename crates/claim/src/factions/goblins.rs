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
        pair: Some(0),
        source: Source::A,
    };
}

#[cfg(test)]
mod tests {
    use crate::testing::after;

    #[test]
    fn goblins_are_judged_like_any_faction() {
        // 8.8, 7.3: of five zeros the first wins.
        after("Knights Goblins Dwarves Seers Undead | a: Go0 Un1 | b: Go0 Un2", "Go0 Go0")
            .shows("won a | a.score: Go0 Go0");
        after("Knights Goblins Dwarves Seers Undead | a: Go0 Un1 | b: Go1 Un2", "Go0 Go1").shows("won b");
        after("Knights Goblins Dwarves Seers Undead | a: Un1 Go1 | b: Go9 Kn2", "Un1 Go9").shows("won a");
    }
}
