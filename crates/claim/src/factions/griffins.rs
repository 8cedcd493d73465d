//! Griffins: displayed, they strengthen later cards of their value (8.10).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Griffins;

impl Power for Griffins {
    const CARDS: Cards = Cards::ten("Gr", Source::A);
    const DISPLAYS: bool = true;
    /// 8.10: heroes too. 12.12: only the player who has them; there is no display in phase one.
    const LENDS: u8 = 5;
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn a_displayed_griffin_lends_five_to_later_cards_of_its_value() {
        // 8.10
        let mut game = at("Knights Goblins Griffins Seers Undead | a: Gr3 Un3 Un5 Kn2 | b: Gr1 Un7 Un6 Kn3");
        game.play("Gr3 Gr1").shows("won a | a.display: Gr1 Gr3 | a.score:");
        game.play("Un3 Un7").shows("won a"); // 8.10: 8 against 7
        game.play("Un5 Un6").shows("won b"); // 8.10: no Griffin 5
    }

    #[test]
    fn a_griffin_helps_only_who_displays_it() {
        // 8.10
        let line = "Knights Goblins Griffins Seers Undead | a: Un7 Kn2 | b: Un3 Kn3";
        after(&format!("{line} | b.display: Gr3"), "Un7 Un3").shows("won b");
        after(&format!("{line} | a.display: Gr3"), "Un7 Un3").shows("won a");
    }

    #[test]
    fn a_griffin_helps_heroes_too() {
        // 8.10: a Skeleton of value 5 led against a 9.
        let line = "Knights Goblins Griffins Seers Undead | heroes | a: Skeleton Kn2 | b: Un9 Kn3";
        after(line, "Skeleton Un9").shows("won b");
        after(&format!("{line} | a.display: Gr5"), "Skeleton Un9").shows("won a");
    }

    #[test]
    fn a_griffin_goes_by_the_printed_value() {
        // 7.5: the Bear makes the 3 a 6, which gets nothing from a Griffin 6; the Griffin 3 makes it 11.
        let line = "Knights Goblins Griffins Druids Undead | a: Un9 Kn2 | b: Un3 Kn3 | b.display: Du1";
        after(&line.replace("Du1", "Du1 Gr6"), "Un9 Un3").shows("won a");
        after(&line.replace("Du1", "Du1 Gr3"), "Un9 Un3").shows("won b");
    }

    #[test]
    fn a_griffin_gives_nothing_in_the_trick_it_is_won_in() {
        // 8.10: it is collected after the trick is judged.
        after("Knights Goblins Griffins Doppelgangers Undead | a: Gr3 Kn2 | b: Do7 Kn3", "Gr3 Do7")
            .shows("won b | b.display: Gr3");
    }

    #[test]
    fn a_griffin_won_in_phase_one_is_plain() {
        // 8.24: it lies in no display and lends nothing, then or later.
        let line = "Knights Goblins Griffins Zombies Undead | one | a: Zo5 Kn2 | b: Gr3 Kn3 | draw: Go3 Go4 Un1 Un2";
        let mut game = after(line, "Zo5 Gr3 Kn2 Kn3");
        game.shows("won b | a.score: Gr3 | a.display: | a: Go3 Un2 | b: Go4 Un1");
        game.play("Go4 Go3").shows("won b");
    }

    #[test]
    fn displayed_griffins_count_for_their_vote() {
        // 11.1
        after("Knights Goblins Griffins Seers Undead | a: Kn3 | b: Kn2 | b.display: Gr0", "Kn3 Kn2")
            .shows("b.score: Gr0 | Griffins: b");
    }
}
