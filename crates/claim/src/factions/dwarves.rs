//! Dwarves: in phase two the loser takes them (8.5, 12.6).

use crate::{
    factions::{Cards, Source},
    phase::Phase,
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Dwarves;

impl Power for Dwarves {
    const CARDS: Cards = Cards::ten("Dw", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::Goes];

    /// 12.6: with three or four, whoever played the lowest effective value of all, of equals the last played.
    fn goes(state: &State, _: usize) -> Option<Goes> {
        if state.phase == Phase::One {
            return None;
        }
        if state.rules.players() == 2 {
            return Some(Goes::Collect(state.other(state.verdict.winner)));
        }
        let plays = state.trick.plays();
        let lowest = (0..plays.len()).rev().min_by_key(|&at| state.strength(at))?;
        Some(Goes::Collect(plays[lowest].seat))
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
