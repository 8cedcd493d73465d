//! Automatons: who wins with one in phase one has won the next trick without play (8.1, 12.10).

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Automatons;

impl Power for Automatons {
    const CARDS: Cards = Cards::ten("Au", Source::A);
    /// `next_lead` in `after_trick.rs` reads it, and `claimed_trick` in `phase.rs` is the trick without play.
    const CLAIMS_NEXT: bool = true;
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use crate::{event::Event, question::Question, testing::after};

    #[test]
    fn an_automaton_wins_the_next_trick_without_play() {
        // 8.1; 8.16: an Undead discarded here is not played.
        let line = "Knights Goblins Automatons Dragons Undead | one | a: Au5 Kn2 Kn3 | b: Au3 Un4 Kn5 \
                    | draw: Go1 Go2 Go3 Go4 Go5 Go6";
        let mut game = after(line, "Au5 Au3");
        game.shows("won a | a.followers: Go1 | b.followers: Go2 | prize: Go3 | asks a | answers: Kn2 Kn3");
        assert_eq!(game.asks(), Some(Question::Discard), "8.1");
        game.play("Kn2").shows("asks b | answers: Kn5 Un4 | discard: Au3 Au5");
        game.play("Un4").shows("won a | a.followers: Go1 Go3 | b.followers: Go2 Go4 | b.score: | a.score:");
        game.shows("discard: Kn2 Au3 Au5 Un4 | leads a | asks a | prize: Go5");
        assert_eq!(game.asks(), Some(Question::Play), "8.1: you lead the trick after it");
    }

    #[test]
    fn a_trick_won_without_play_is_won_with_no_card() {
        // 8.1: no power of the discarded cards applies, so an Automaton among them claims nothing.
        let line = "Knights Goblins Automatons Dragons Seers | one | a: Au5 Au7 Kn3 | b: Dr3 Se9 Kn5 \
                    | draw: Go1 Go2 Go3 Go4 Go5 Go6";
        let game = after(line, "Au5 Dr3 Au7 Se9");
        game.shows("leads a | asks a | a.followers: Go1 Go3 | prize: Go5");
        assert_eq!(game.asks(), Some(Question::Play));
        assert!(game.events.iter().any(|e| matches!(e, Event::Won { seat: Seat(0), with: None })), "8.1");
    }

    #[test]
    fn a_dragons_lead_is_lost_when_the_next_trick_is_an_automatons() {
        let line = "Knights Goblins Automatons Dragons Undead | one | a: Au5 Kn2 Kn3 | b: Dr3 Kn4 Kn5 \
                    | draw: Go1 Go2 Go3 Go4 Go5 Go6";
        after(line, "Au5 Dr3").shows("won a | leads a");
        after(line, "Au5 Dr3 Kn2 Kn4").shows("won a | leads a | asks a"); // 8.1
    }

    #[test]
    fn after_the_last_trick_of_phase_one_an_automaton_claims_nothing() {
        // 8.1, 5.6; so there a Dragon's lead stands (8.3).
        let game = after(
            "Knights Goblins Automatons Dragons Undead | one | a: Au5 | b: Au3 \
                          | draw: Go1 Go2",
            "Au5 Au3",
        );
        game.shows("asks a | a: Go1 | b: Go2 | answers: Go1");
        let game = after(
            "Knights Goblins Automatons Dragons Undead | one | a: Au5 | b: Dr3 \
                          | draw: Go1 Go2",
            "Au5 Dr3",
        );
        game.shows("won a | leads b | asks b | answers: Go2");
        assert_eq!(game.asks(), Some(Question::Play));
    }

    #[test]
    fn an_automaton_that_loses_or_is_played_in_phase_two_claims_nothing() {
        // 8.1
        let line = "Knights Goblins Automatons Dragons Undead | one | a: Kn9 Kn2 | b: Au9 Un4 | draw: Go1 Go2 Go3 Go4";
        let game = after(line, "Kn9 Au9");
        game.shows("won a | asks a | answers: Kn2");
        assert_eq!(game.asks(), Some(Question::Play), "8.1: win with it");
        let game = after("Knights Goblins Automatons Dragons Undead | a: Au9 Kn2 | b: Au3 Kn4", "Au9 Au3");
        game.shows("won a | a.score: Au3 Au9 | asks a");
        assert_eq!(game.asks(), Some(Question::Play), "8.1: only in phase one");
    }

    #[test]
    fn potions_wait_while_cards_are_discarded() {
        // 8.1
        let line = "Knights Goblins Automatons Wizards Undead | one | a: Au5 Kn2 Kn3 | b: Au3 Un4 Kn5 | a.potions: +6 \
                    | draw: Go1 Go2 Go3 Go4 Go5 Go6";
        after(line, "Au5 Au3").shows("answers: Kn2 Kn3 | a.potions: 1");
        after(line, "Au5 Au3 Kn2 Kn5").shows("answers: Kn3 potions=1 | a.potions: 1");
    }

    #[test]
    fn a_pot_is_won_in_the_automatons_trick() {
        // 8.1, 10.8: the Cube holds the Automaton and itself back; both come with the trick after.
        let line = "Knights Goblins Automatons Wizards Undead | heroes | one | a: Au5 Kn2 Kn3 | b: Cube Un4 Kn5 \
                    | draw: Go1 Go2 Go3 Go4 Go5 Go6";
        after(line, "Au5 Cube").shows("won a | pot: Au5 Cube | a.score:");
        after(line, "Au5 Cube Kn2 Un4").shows("won a | pot: | a.score: Au5 Cube | a.followers: Go1 Go3");
    }
}
