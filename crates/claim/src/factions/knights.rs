//! Knights: played on a led Goblin, the highest of them wins (7.4.4, 8.9).

use crate::{
    factions::{Cards, Faction, Source},
    power::Power,
};

pub(crate) struct Knights;

impl Power for Knights {
    const CARDS: Cards =
        Cards { code: "Kn", values: &[2, 3, 4, 5, 6, 7, 8, 9], leave: 0, pair: Some(0), source: Source::A };
    /// 7.4.4: a card turned into a Goblin is a Goblin here, but one turned into a Knight has no power.
    const TRUMPS: &'static [Faction] = &[Faction::Goblins];
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn a_knight_played_on_a_led_goblin_wins_whatever_the_values() {
        // 7.4.4
        after("Knights Goblins Dwarves Seers Undead | a: Go9 Un1 | b: Kn2 Un2", "Go9 Kn2")
            .shows("won b | b.score: Go9 Kn2");
    }

    #[test]
    fn knights_do_not_lift_the_duty_to_follow() {
        // 8.9
        let mut game = at("Knights Goblins Dwarves Seers Undead | a: Go9 Un1 | b: Kn2 Go1");
        assert_eq!(game.play("Go9").refuses("Kn2"), "5.2");
        game.shows("answers: Go1");
    }

    #[test]
    fn a_knight_has_no_power_unless_goblins_are_led() {
        // 7.4.4
        after("Knights Goblins Dwarves Seers Undead | a: Un1 Un2 | b: Kn9 Se2", "Un1 Kn9").shows("won a");
        after("Knights Goblins Dwarves Seers Undead | a: Kn2 Un2 | b: Go9 Se2", "Kn2 Go9").shows("won a");
        after("Knights Goblins Dwarves Seers Undead | a: Kn2 Un2 | b: Kn9 Se2", "Kn2 Kn9").shows("won b");
    }

    #[test]
    fn a_knight_wins_in_both_phases() {
        let line = "Knights Goblins Dwarves Seers Undead | one | a: Go9 Un1 | b: Kn2 Un2 | draw: Go1 Go2 Go3 Go4";
        after(line, "Go9 Kn2").shows("won b | b.followers: Go1 | leads b"); // 8.9
    }
}
