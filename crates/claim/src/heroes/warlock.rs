//! Warlock: following a card of odd printed value, it wins (10.5).

use crate::heroes::HeroPower;

pub(crate) struct Warlock;

impl HeroPower for Warlock {
    fn wins_over(lead: u8) -> bool {
        lead % 2 == 1
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Wizards Vikings Werewolves | heroes";

    #[test]
    fn a_warlock_wins_on_an_odd_printed_value() {
        let line = format!("{DECK} | a: Kn9 Kn8 | b: Warlock Go2");
        at(&line).play("Kn9 Warlock").ruled("10.5", "winner b | b.score: Kn9 Warlock");
        at(&line).play("Kn8 Warlock").ruled("10.5", "winner a");
    }

    #[test]
    fn a_warlock_looks_at_the_printed_value_whatever_the_effective_one() {
        let line = format!("{DECK} | artifacts | a: Kn9 Kn8 | b: Warlock Go2 | a.artifacts: Sword");
        at(&line).play("Sword Kn9 Warlock").ruled("7.5", "winner b");
        at(&line).play("Sword Kn8 Warlock").ruled("7.5", "winner a");
        let line = format!("{DECK} | a: Kn9 Kn8 | b: Warlock Go2 | a.potions: x2");
        at(&line).play("potions=1 Kn9 Warlock").ruled("7.5", "winner b");
    }

    #[test]
    fn a_warlock_led_has_only_its_value() {
        at(&format!("{DECK} | a: Warlock Kn8 | b: Kn5 Go2")).play("Warlock Kn5").ruled("10.5", "winner b");
        at(&format!("{DECK} | a: Warlock Kn8 | b: Kn3 Go2")).play("Warlock Kn3").ruled("7.4.3", "winner a");
    }

    #[test]
    fn a_warlock_beats_werewolves_under_no_moon() {
        let line = format!("{DECK} | a: We1 Kn8 | b: Warlock Go2");
        at(&line).play("We1 Warlock").ruled("7.4.2 comes before 7.4.5", "winner b | no moon");
    }

    #[test]
    fn a_warlock_may_be_played_only_when_the_led_faction_cannot_be_followed() {
        at(&format!("{DECK} | a: Kn9 Kn8 | b: Warlock Kn2")).play("Kn9").ruled("10.1", "answers: Kn2");
    }

    #[test]
    fn a_warlock_takes_the_prize_in_phase_one() {
        let line = format!("{DECK} | one | a: Kn9 Kn8 | b: Warlock Go2 | draw: Vi1 Vi2 Vi3 Vi4");
        at(&line).play("Kn9 Warlock").ruled("10.5", "winner b | b.followers: Vi1 | discard: Kn9 Warlock");
    }

    #[test]
    fn a_warlock_that_arrives_for_the_follower_has_its_power() {
        let line = "Knights Goblins Wizards Vikings Shapeshifters | heroes | one | a: Kn9 Kn8 | b: Sh1 Go2";
        at(&format!("{line} | draw: Warlock Vi2 Vi3 Vi4")).play("Kn9 Sh1").ruled("8.20", "winner b | b.followers: Sh1");
    }
}
