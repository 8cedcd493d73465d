//! Undead: played in phase one, they go to the winner's score pile (8.16).

use crate::{
    factions::{Cards, Source},
    power::{Goes, Power},
};

pub(crate) struct Undead;

impl Power for Undead {
    const CARDS: Cards = Cards::ten("Un", Source::A);
    const GOES: [Goes; 2] = [Goes::ToWinner, Goes::AsUsual];
}

#[cfg(test)]
mod tests {
    use crate::testing::after;

    const LINE: &str = "Knights Goblins Undead Seers Dragons | one | a: Un5 Kn2 | b: Un3 Kn3 | draw: Un8 Un9 Go3 Go4";

    #[test]
    fn an_undead_played_in_phase_one_goes_to_the_winners_score_pile() {
        // 8.16; as prize or drawn it is a follower.
        after(LINE, "Un5 Un3").shows("won a | a.score: Un3 Un5 | discard: | a.followers: Un8 | b.followers: Un9");
        after(&LINE.replace("Un5", "Un2"), "Un2 Un3").shows("won b | b.score: Un2 Un3 | a.score:");
    }

    #[test]
    fn an_undead_thrown_on_another_faction_goes_to_the_winner_too() {
        after(&LINE.replace("Un5", "Kn5").replace("Kn3", "Go1"), "Kn5 Un3")
            .shows("won a | a.score: Un3 | discard: Kn5"); // 8.16
    }

    #[test]
    fn in_phase_two_an_undead_is_an_ordinary_card() {
        after("Knights Goblins Undead Dwarves Seers | a: Un5 Kn2 | b: Dw3 Kn3", "Un5 Dw3")
            .shows("won a | a.score: Un5 | b.score: Dw3"); // 8.16
    }
}
