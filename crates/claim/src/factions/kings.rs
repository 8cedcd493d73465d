//! Kings: they keep Peasants (8.11); what they do stands in the Peasants' file.

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Kings;

impl Power for Kings {
    const CARDS: Cards =
        Cards { code: "Ki", values: &[4, 5, 6, 7, 8, 9, 10, 11, 12], leave: 0, pair: Some(2), source: Source::A };
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn a_king_is_a_card_without_power_in_a_trick() {
        // 8.11 speaks of the end only.
        after("Kings Peasants Vikings Bards Undead | a: Pe5 Vi1 | b: Ki12 Vi2", "Pe5 Ki12").shows("won a");
        after("Kings Peasants Vikings Bards Undead | a: Ki4 Vi1 | b: Ki12 Vi2", "Ki4 Ki12").shows("won b");
    }

    #[test]
    fn a_king_keeps_no_higher_peasant_and_none_more_than_three_lower() {
        // 8.11: a King 7 keeps 4 5 6 7.
        let game = at("Kings Peasants Vikings Bards Undead | a.score: Ki7 Pe3 Pe4 Pe5 Pe6 Pe7 Pe8");
        game.shows("a.score: Ki7 Pe4 Pe5 Pe6 Pe7 | b.score: Pe3 Pe8");
    }
}
