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

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn shadows_go_up_to_nineteen_and_have_no_power() {
        // 8.14, 2.2
        after("Knights Goblins Shadows Seers Undead | a: Sd18 Un1 | b: Sd19 Un2", "Sd18 Sd19")
            .shows("won b | b.score: Sd18 Sd19");
        after("Knights Goblins Shadows Seers Undead | a: Un0 Un1 | b: Sd19 Se2", "Un0 Sd19").shows("won a");
        at("Knights Goblins Shadows Seers Undead | a.score: Sd10 Sd19 | b.score: Sd11 Sd18").shows("Shadows: a");
    }
}
