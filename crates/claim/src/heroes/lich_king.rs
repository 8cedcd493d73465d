//! Lich King: a card that follows it is -3 (10.3).

use crate::heroes::HeroPower;

pub(crate) struct LichKing;

impl HeroPower for LichKing {
    fn weakens() -> i8 {
        3
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Vikings Shapeshifters | heroes";

    #[test]
    fn a_card_that_follows_the_lich_king_is_three_lower() {
        let line = format!("{DECK} | artifacts | a: LichKing Go1 | b: Kn9 Go2 | a.artifacts: Shield");
        at(&line).play("LichKing Kn9").ruled("10.3", "strengths: 8 6").play("pass").ruled("10.3", "winner a");
    }

    #[test]
    fn a_card_that_follows_the_lich_king_is_never_below_nothing() {
        let line = format!("{DECK} | artifacts | a: LichKing Go1 | b: Go2 Go3 | a.artifacts: Shield");
        at(&line).play("LichKing Go2").ruled("7.1", "strengths: 8 0");
    }

    #[test]
    fn a_lich_king_played_second_weakens_nothing() {
        let line = format!("{DECK} | artifacts | a: Kn2 Go1 | b: LichKing Go3 | a.artifacts: Shield");
        at(&line).play("Kn2 LichKing").ruled("10.3", "strengths: 2 8").play("pass").ruled("10.1", "winner a");
    }

    #[test]
    fn the_mummy_beats_the_lich_king_however_weakened() {
        at(&format!("{DECK} | a: LichKing Go1 | b: Mummy Go3")).play("LichKing Mummy").ruled("7.4.2", "winner b");
    }

    #[test]
    fn a_lich_king_that_arrives_for_the_leader_is_a_lich_king_led() {
        let line = format!("{DECK} | one | a: Sh1 Go1 | b: Kn9 Go3 | draw: LichKing Go4 Go5 Go6");
        at(&line)
            .play("Sh1")
            .ruled("8.20", "trick: LichKing | prize: Sh1 | answers: Kn9 Go3")
            .play("Kn9")
            .ruled("8.20, 10.3", "winner a | a.followers: Sh1");
    }
}
