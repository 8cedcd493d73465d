//! Mummy: following a card of printed value 7 or more, it wins (10.6).

use crate::heroes::HeroPower;

pub(crate) struct Mummy;

impl HeroPower for Mummy {
    fn wins_over(lead: u8) -> bool {
        lead >= 7
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Wizards Vikings Shadows | heroes";

    #[test]
    fn a_mummy_wins_on_a_printed_value_of_seven_or_more() {
        for (led, winner) in [("Kn6", "a"), ("Kn7", "b"), ("Kn8", "b"), ("Kn9", "b")] {
            let line = format!("{DECK} | a: {led} Go1 | b: Mummy Go2");
            at(&line).play(&format!("{led} Mummy")).ruled("10.6", &format!("winner {winner}"));
        }
    }

    #[test]
    fn a_mummy_looks_at_the_printed_value_whatever_the_effective_one() {
        let line =
            format!("{DECK} | artifacts | a: Kn7 Kn5 Go1 | b: Mummy Go2 | b.artifacts: Shield | a.artifacts: Sword");
        at(&line).play("Kn7 Shield Mummy").ruled("7.5", "winner b");
        at(&line).play("Sword Kn5 pass Mummy").ruled("7.5", "winner a");
    }

    #[test]
    fn a_mummy_led_has_only_its_value() {
        at(&format!("{DECK} | a: Mummy Go1 | b: Kn7 Go2")).play("Mummy Kn7").ruled("10.6", "winner b");
    }
}
