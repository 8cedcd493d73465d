//! Dwarves: in phase two the loser takes them (8.5, 12.6).

use game::Seat;

use crate::{
    factions::{Cards, Source},
    power::{Goes, Power},
    state::State,
};

pub(crate) struct Dwarves;

impl Power for Dwarves {
    const CARDS: Cards = Cards::ten("Dw", Source::A);
    const GOES: [Goes; 2] = [Goes::AsUsual, Goes::ToLoser];
}

impl State {
    /// Who takes what is declared as `ToLoser`. 12.6: with three or four, whoever played the lowest effective value of all,
    /// of equals the last played.
    #[inline(always)]
    pub(crate) fn loser(&self, players: u8) -> Seat {
        if players == 2 { self.verdict.order[1] } else { self.loser_of_more() }
    }

    #[inline(never)]
    fn loser_of_more(&self) -> Seat {
        let plays = self.trick.plays();
        let lowest = (0..plays.len()).rev().min_by_key(|&at| self.strength(at));
        lowest.map_or(self.verdict.winner, |at| plays[at].seat)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::after;

    #[test]
    fn the_loser_takes_every_dwarf_of_the_trick() {
        // 8.5
        let deck = "Knights Goblins Dwarves Seers Undead";
        after(&format!("{deck} | a: Dw9 Kn2 | b: Dw3 Kn3"), "Dw9 Dw3").shows("won a | a.score: | b.score: Dw3 Dw9");
        after(&format!("{deck} | a: Dw2 Kn2 | b: Se9 Kn3"), "Dw2 Se9").shows("won a | a.score: Se9 | b.score: Dw2");
        after(&format!("{deck} | a: Un5 Kn2 | b: Dw3 Kn3"), "Un5 Dw3").shows("won a | a.score: Un5 | b.score: Dw3");
    }

    #[test]
    fn in_phase_one_dwarves_are_discarded() {
        // 8.5, 5.4
        let line = "Knights Goblins Dwarves Seers Undead | one | a: Dw9 Kn2 | b: Dw3 Kn3 | draw: Go1 Go2 Go3 Go4";
        after(line, "Dw9 Dw3").shows("discard: Dw3 Dw9 | b.score: | a.followers: Go1");
    }

    #[test]
    fn a_dwarf_beaten_by_a_doppelganger_stays_with_its_player() {
        // 8.5, 7.6: the stand-in is no Dwarf and goes to the winner.
        after("Knights Goblins Dwarves Doppelgangers Undead | a: Dw5 Kn2 | b: Do9 Kn3", "Dw5 Do9")
            .shows("won b | a.score: Dw5 | b.score: Do9");
    }
}
