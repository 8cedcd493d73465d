//! Dragons: whoever the Dragon names leads the next trick, won or lost (3.1, 8.3, 12.9).

use game::Seat;

use crate::{
    factions::{Cards, Source},
    power::{Moment, Power},
    setup::Edition,
    state::State,
};

pub(crate) struct Dragons;

impl Power for Dragons {
    const CARDS: Cards = Cards::ten("Dr", Source::C2);
    const LISTENS: &'static [Moment] = &[Moment::NextLead];

    fn leads_next(state: &State, seat: Seat) -> bool {
        state.rules.players() > 2 || state.rules.edition() == Edition::C2 || seat != state.trick.leader
    }
}

#[cfg(test)]
mod tests {
    use crate::{phase::Phase, testing::after};

    #[test]
    fn a_dragon_played_second_passes_the_lead_whether_it_follows_or_not() {
        // 3.1, 8.3: both editions, both phases; the winner still takes the cards.
        for edition in ["A", "C2"] {
            let line = format!("Knights Goblins Dragons Trolls Doppelgangers | {edition} | a: Kn7 Kn2 | b: Dr3 Kn4");
            after(&line.replace("Kn4", "Tr4"), "Kn7 Dr3").shows("won a | leads b | a.score: Kn7 Dr3");
            let line = format!("{line} | one | draw: Go1 Go2 Go3 Go4").replace("Kn7", "Dr7");
            after(&line, "Dr7 Dr3").shows("won a | leads b | a.followers: Go1");
        }
    }

    #[test]
    fn the_leaders_own_dragon_passes_the_lead_under_claim_2_only() {
        // 3.1: the follower wins with a Doppelganger, which is no Dragon (7.6).
        let line = "Knights Goblins Dragons Trolls Doppelgangers | a: Dr3 Kn2 | b: Do9 Kn4";
        after(line, "Dr3 Do9").shows("won b | leads b | b.score: Dr3 Do9");
        after(&format!("{line} | C2"), "Dr3 Do9").shows("won b | leads a | b.score: Dr3 Do9");
        let line = "Knights Goblins Dragons Trolls Doppelgangers | C2 | a: Dr3 Kn2 | b: Dr9 Kn4";
        after(line, "Dr3 Dr9").shows("won b | leads b"); // 3.1: the last Dragon
    }

    #[test]
    fn a_dragons_lead_crosses_the_change_of_phase() {
        // 8.3, 6.1
        let game = after("Knights Goblins Dragons Trolls Seers | one | a: Kn7 | b: Dr3 | draw: Go1 Go2", "Kn7 Dr3");
        game.shows("won a | leads b | asks b | a: Go1 | b: Go2");
        assert_eq!(game.state.phase(), Phase::Two);
    }
}
