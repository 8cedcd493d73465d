//! Zombies: who wins with one in phase one puts the losing card on their score pile (8.22).

use crate::{
    factions::{Cards, Source},
    power::{Goes, Power},
};

pub(crate) struct Zombies;

impl Power for Zombies {
    const CARDS: Cards = Cards::ten("Zo", Source::S);
    const SPOILS: [Goes; 2] = [Goes::ToWinner, Goes::AsUsual];
}

#[cfg(test)]
mod tests {
    use crate::testing::after;

    const LINE: &str = "Knights Goblins Zombies Undead Dwarves | one | a: Zo5 Kn2 | b: Dw9 Kn3 | draw: Go1 Go2 Go3 Go4";

    #[test]
    fn the_losing_card_goes_to_the_score_pile_of_who_wins_with_a_zombie() {
        // 8.22: the Zombie itself is discarded; the prize is taken as usual.
        after(LINE, "Zo5 Dw9").shows("won a | a.score: Dw9 | discard: Zo5 | a.followers: Go1 | b.followers: Go2");
        after(&LINE.replace("Dw9", "Zo9"), "Zo5 Zo9").shows("won b | b.score: Zo5 | discard: Zo9");
    }

    #[test]
    fn a_zombie_that_loses_takes_nothing() {
        let line = LINE.replace("Zo5", "Kn5").replace("Dw9 Kn3", "Zo9 Go9");
        after(&line, "Kn5 Zo9").shows("won a | a.score: | b.score: | discard: Kn5 Zo9"); // 8.22
    }

    #[test]
    fn an_undead_that_loses_to_a_zombie_is_collected_once() {
        after(&LINE.replace("Dw9", "Un9"), "Zo5 Un9").shows("won a | a.score: Un9 | discard: Zo5"); // 8.22, 8.16
    }

    #[test]
    fn a_hero_that_loses_to_a_zombie_lies_in_the_score_pile() {
        let line = LINE.replace("| one", "| heroes | one").replace("Dw9", "LichKing");
        after(&line, "Zo5 LichKing").shows("won a | a.score: LichKing | discard: Zo5"); // 8.22, 10.2
    }

    #[test]
    fn zombies_have_no_power_in_phase_two() {
        after("Knights Goblins Zombies Undead Dwarves | a: Zo5 Kn2 | b: Dw9 Kn3", "Zo5 Dw9")
            .shows("won a | a.score: Zo5 | b.score: Dw9"); // 8.22: the Dwarf goes to the loser
    }
}
