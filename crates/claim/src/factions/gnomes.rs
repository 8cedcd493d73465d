//! Gnomes: collected in phase two, they lie in the display, where Giants can reach them (8.6).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Gnomes;

impl Power for Gnomes {
    const CARDS: Cards = Cards {
        code: "Gn",
        values: &[1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
        leave: 0,
        pair: Some(1),
        source: Source::C2,
    };
    const DISPLAYS: bool = true;
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn a_collected_gnome_lies_in_the_display_and_joins_the_score_pile_at_the_end() {
        // 8.6, 11.1
        let mut game = at("Giants Gnomes Dwarves Seers Undead | a: Gn7 Un5 | b: Gn3 Un3");
        game.play("Gn7 Gn3").shows("a.display: Gn3 Gn7 | a.score:");
        game.play("Un5 Un3").shows("asks over | a.display: | a.score: Gn3 Gn7 Un3 Un5 | Gnomes: a");
    }

    #[test]
    fn the_last_tricks_gnomes_join_too() {
        after("Giants Gnomes Dwarves Seers Undead | a: Gn7 | b: Gn3", "Gn7 Gn3").shows("a.score: Gn3 Gn7"); // 8.6
    }

    #[test]
    fn a_gnome_won_in_phase_one_is_plain_and_safe_from_giants() {
        // 8.24
        let line = "Giants Gnomes Zombies Seers Undead | one | a: Zo5 Un1 | b: Gn3 Un2 | draw: Gi3 Se1 Gi5 Se2";
        let mut game = at(line);
        game.play("Zo5 Gn3").shows("won a | a.score: Gn3 | a.display: | discard: Zo5");
        game.play("Un1 Un2").shows("won b | b: Se1 Gi5 | a: Gi3 Se2");
        game.play("Gi5 Gi3").shows("won b | a.score: Gn3 | discard: Zo5");
    }
    #[test]
    fn a_gnome_of_a_pot_won_in_phase_one_is_plain_too() {
        // 8.24, 10.8
        let line = "Giants Gnomes Zombies Seers Undead | heroes | one | a: Gn3 Un9 Se1 | b: Cube Un2 Se2 \
                    | draw: Gi3 Se3 Gi5 Se4 Gi7 Se5";
        after(line, "Gn3 Cube Un9 Un2").shows("won a | a.score: Gn3 Un2 Un9 Cube | a.display: | pot:");
    }
}
