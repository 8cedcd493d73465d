//! Vikings: those that share their value with another card count twice (8.17).

use crate::{
    factions::{Cards, Source},
    power::{Counts, Moment, Power},
    score::{Ballot, CROWN, Holding, VALUES, Vote},
};

pub(crate) struct Vikings;

impl Power for Vikings {
    const CARDS: Cards = Cards::ten("Vi", Source::A);
    const COUNTS: Counts = Counts::ByAllCards;
    const LISTENS: &'static [Moment] = &[Moment::Vote];

    fn vote(ballot: &Ballot) -> Option<Vote> {
        Some(ballot.by_cards(&ballot.holdings_by(|side| doubled(ballot, side)), |_| true))
    }
}

/// 8.17: heroes, the Crown and the Stone's card can be the other card; what lies under a Vampire and loot cannot.
fn doubled(ballot: &Ballot, side: u8) -> Holding {
    let state = ballot.state;
    // The values that are there once and more, and those that are there twice and more; one bit each.
    let (mut there, mut shared) = (0u32, 0u32);
    let mut add = |value: u8| {
        let value = 1 << (value & 31);
        shared |= there & value;
        there |= value;
    };
    state.side_pile(side).iter().for_each(|card| add(state.rules.value_of(card)));
    state.side_hidden(side).into_iter().for_each(|(card, _)| add(state.rules.value_of(card)));
    state.side_crown(side).into_iter().for_each(|_| add(CROWN));
    let mut holding = ballot.holding(side);
    let mut doubled = shared & ((1 << VALUES) - 1);
    while doubled != 0 {
        let value = doubled.trailing_zeros() as u8;
        (0..holding.of(value)).for_each(|_| holding.add(value));
        doubled &= doubled - 1;
    }
    holding
}

#[cfg(test)]
mod tests {
    use crate::{factions::Faction::Vikings, testing::at};

    #[test]
    fn a_viking_that_shares_its_value_counts_twice() {
        // 8.17: two beat one, and as two cards of its value they win a tie.
        at("Knights Goblins Vikings Seers Undead | a.score: Vi3 Se3 | b.score: Vi9").shows("Vikings: a");
        at("Knights Goblins Vikings Seers Undead | a.score: Vi3 Se4 | b.score: Vi9").shows("Vikings: b");
        at("Knights Goblins Vikings Seers Undead | a.score: Vi5 Kn5 | b.score: Vi4 Vi6").shows("Vikings: b");
        at("Knights Goblins Vikings Seers Undead | a.score: Vi6 Kn6 | b.score: Vi4 Vi5").shows("Vikings: a");
    }

    #[test]
    fn each_viking_needs_a_partner_of_its_own_value() {
        // 8.17: counted 2 + 1 against 2.
        let game = at("Knights Goblins Vikings Seers Undead | a.score: Vi3 Go3 Se3 Vi4 | b.score: Vi8 Vi9");
        game.shows("Vikings: a");
        assert_eq!(game.counts(Vikings), [3, 2, 0, 0], "8.17");
    }

    #[test]
    fn a_hero_can_be_the_other_card() {
        let line = "Knights Goblins Vikings Seers Undead | heroes | a.score: Vi5 Skeleton | b.score: Vi9";
        at(line).shows("Vikings: a"); // 8.17: the Skeleton is a 5
        at(&line.replace("Skeleton", "Mummy")).shows("Vikings: b");
    }

    #[test]
    fn what_lies_under_a_vampire_is_no_other_card() {
        let line = "Knights Goblins Vikings Vampires Undead | a.open: Va1 | a.beneath: Kn5 | a.score: Vi5 \
                    | b.score: Vi9";
        at(line).shows("Vikings: b"); // 8.17
        at(&line.replace("Vi5", "Vi1")).shows("Vikings: a"); // but the open Vampire is
    }

    #[test]
    fn loot_is_no_other_card_and_no_viking_of_a_value() {
        // 8.17: the loot of the Raccoon 4 makes two Vikings of a's one; it does not double it.
        let line = "Knights Goblins Raccoons Vikings Undead | loot: 4 | a.score: Kn2 Kn3 Go0 Go1 Un0 Un1 Ra4 Ra7 Vi5 \
                    | b.score: Vi8 Vi9";
        let game = at(line);
        game.shows("asks over | Vikings: b");
        assert_eq!(game.counts(Vikings), [2, 2, 0, 0], "8.17");
    }

    #[test]
    fn a_displayed_griffin_can_be_the_other_card() {
        // 8.17, 11.1: displays have joined the score piles by then.
        at("Knights Goblins Vikings Griffins Undead | a.score: Vi3 | a.display: Gr3 \
            | b.score: Vi9")
        .shows("Vikings: a");
    }
}
