//! Shapeshifters: played in phase one, they change places with the prize (8.20).

use game::{Seats, Sink};

use crate::{
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::Phase,
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Shapeshifters;

impl Power for Shapeshifters {
    const CARDS: Cards = Cards::ten("Sh", Source::M);
    const LISTENS: &'static [Moment] = &[Moment::OnPlay];
    /// In phase two they do nothing.
    const IS_KNOWN_TO_DUELS: bool = true;

    /// What lies on the Shapeshifter lies on the card that arrives, which triggers no further swap.
    fn on_play(state: &mut State, at: usize, sink: &mut impl Sink<State>) {
        let play = state.trick.plays()[at];
        let Some(prize) = state
            .prizes()
            .next()
            .filter(|_| state.phase == Phase::One && state.power_of(&play) == Some(Faction::Shapeshifters))
        else {
            return;
        };
        state.move_card(prize, Zone::Prize, Zone::Trick, Seats::ALL, sink);
        state.move_card(play.card, Zone::Trick, Zone::Prize, Seats::ALL, sink);
        let slot = state.rules.slot_of(prize);
        let arrived = &mut state.trick.plays_mut()[at];
        arrived.card = prize;
        arrived.slot = slot;
        arrived.swapped_for = Some(play.card);
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        question::Question,
        testing::{Position, after, at},
    };

    fn one(tens: &str, a: &str, b: &str, draw: &str, answers: &str) -> Position {
        after(&format!("Knights Goblins Shapeshifters {tens} | one | a: {a} | b: {b} | draw: {draw}"), answers)
    }

    #[test]
    fn a_shapeshifter_changes_places_with_the_prize() {
        // 8.20: as a leader it leads the prize's faction.
        let mut game = one("Undead Seers", "Sh0 Kn2", "Sh9 Go3 Kn3", "Go5 Se1 Se2 Se3", "Sh0");
        game.shows("trick: Go5 | prize: Sh0 | asks b | answers: Go3");
        game.play("Go3").shows("won a | a.followers: Sh0 | b.followers: Se1 | discard: Go3 Go5");
    }

    #[test]
    fn whether_it_may_be_played_is_judged_on_the_shapeshifter() {
        // 8.20: the prize would follow, the Shapeshifter does not.
        let game = one("Undead Seers", "Un5 Kn2", "Sh9 Un3", "Un7 Se1 Se2 Se3", "Un5");
        assert_eq!(game.refuses("Sh9"), "5.2");
        one("Undead Seers", "Un5 Kn2", "Sh9 Kn3", "Un7 Se1 Se2 Se3", "Un5 Sh9")
            .shows("won b | b.followers: Sh9 | b.score: Un5 Un7");
        // 8.20: and the other way round, it follows a Shapeshifter that does not become a Shapeshifter's trick.
        one("Undead Seers", "Sh5 Kn2", "Sh9 Kn3", "Un7 Se1 Se2 Se3", "Sh5").shows("trick: Un7 | answers: Kn3 Sh9");
    }

    #[test]
    fn a_second_shapeshifter_swaps_with_the_first() {
        // 8.20: the first is the prize by then; it arrives as a plain card of another faction and loses.
        let game = one("Undead Seers", "Sh5 Kn2", "Sh9 Kn3", "Un7 Se1 Se2 Se3", "Sh5 Sh9");
        game.shows("won a | a.followers: Sh9 | discard: Sh5 | a.score: Un7 | b.followers: Se1");
    }

    #[test]
    fn a_shapeshifter_that_arrives_swaps_no_further() {
        // 8.20: the prize is itself a Shapeshifter.
        let game = one("Undead Seers", "Sh5 Kn2", "Kn3 Sh2", "Sh7 Se1 Se2 Se3", "Sh5");
        game.shows("trick: Sh7 | prize: Sh5 | answers: Sh2");
    }

    #[test]
    fn an_undead_that_arrived_goes_to_the_winners_score_pile() {
        // 8.20, 8.16
        one("Undead Seers", "Sh5 Kn2", "Un9 Kn3", "Un7 Se1 Se2 Se3", "Sh5 Un9")
            .shows("won b | b.score: Un7 Un9 | discard:");
    }

    #[test]
    fn an_automaton_that_arrived_claims_the_next_trick() {
        let game = one("Automatons Seers", "Sh5 Kn2 Kn4", "Kn3 Kn5 Kn6", "Au0 Se1 Se2 Se3 Se4 Se5", "Sh5 Kn3");
        game.shows("won a | discard: Kn3 Au0 | asks a | answers: Kn2 Kn4");
        assert_eq!(game.asks(), Some(Question::Discard), "8.20, 8.1");
    }

    #[test]
    fn a_seer_that_arrived_shows_the_top_card() {
        // 8.20, 8.13: the choice is between the Shapeshifter and the top.
        let mut game = one("Undead Seers", "Sh5 Kn2", "Kn3 Kn4", "Se0 Go1 Go2 Go3", "Sh5 Kn3");
        game.shows("won a | answers: Sh5 top");
        game.play("top").shows("a.followers: Go1 | b.followers: Sh5");
    }

    #[test]
    fn a_zombie_that_arrived_takes_the_losing_card() {
        one("Zombies Seers", "Sh5 Kn2", "Kn3 Kn4", "Zo0 Go1 Go2 Go3", "Sh5 Kn3")
            .shows("won a | a.score: Kn3 | discard: Zo0"); // 8.20, 8.22
    }

    #[test]
    fn a_dragon_that_arrived_passes_the_lead() {
        one("Dragons Seers", "Kn9 Kn2", "Sh3 Go4", "Dr0 Go1 Go2 Go3", "Kn9 Sh3")
            .shows("won a | leads b | a.followers: Sh3"); // 8.20, 8.3
    }

    #[test]
    fn a_knight_that_arrived_beats_a_led_goblin() {
        one("Undead Seers", "Go9 Kn3", "Sh3 Un4", "Kn2 Go1 Go2 Go3", "Go9 Sh3")
            .shows("won b | b.followers: Sh3 | discard: Kn2 Go9"); // 8.20, 7.4.4
        one("Undead Seers", "Sh3 Un4", "Kn2 Un5", "Go9 Go1 Go2 Go3", "Sh3 Kn2").shows("won b"); // a Goblin led
    }

    #[test]
    fn a_doppelganger_that_arrived_counts_as_the_led_faction() {
        // 8.20, 7.2; led, it is its own faction (8.4).
        one("Doppelgangers Undead", "Un5 Kn3", "Sh3 Kn4", "Do6 Go1 Go2 Go3", "Un5 Sh3").shows("won b | b.score: Un5");
        one("Doppelgangers Undead", "Sh3 Kn4", "Un5 Do2 Do7", "Do6 Go1 Go2 Go3", "Sh3").shows("answers: Do2 Do7");
    }

    #[test]
    fn a_hero_that_arrived_for_the_leader_is_a_hero_led() {
        // 8.20, 7.4.3: nothing has to be followed; the Lich King of 8 lowers a 9 to 6.
        let mut game = at("Knights Goblins Shapeshifters Undead Seers | heroes | one | a: Sh3 Kn4 | b: Un9 Sh2 Kn5 \
                           | draw: LichKing Go1 Go2 Go3");
        game.play("Sh3").shows("trick: LichKing | answers: Kn5 Sh2 Un9");
        game.play("Un9").shows("won a | a.score: Un9 | a.followers: Sh3 | discard: LichKing");
    }

    #[test]
    fn a_hero_that_arrived_for_the_follower_has_its_power() {
        // 8.20, 10.5: a Warlock on an odd card.
        let line = "Knights Goblins Shapeshifters Undead Seers | heroes | one | a: Un9 Kn4 | b: Sh2 Kn5 \
                    | draw: Warlock Go1 Go2 Go3";
        after(line, "Un9 Sh2").shows("won b | b.score: Un9 | b.followers: Sh2");
        after(&line.replace("Un9", "Un8"), "Un8 Sh2").shows("won a");
    }

    #[test]
    fn potions_lie_on_the_card_that_arrived() {
        // 8.20, 7.1: x2 doubles the Undead 4 that arrived, not the Shapeshifter 9.
        let line = "Knights Goblins Shapeshifters Undead Wizards | one | a: Sh9 Kn4 | b: Un9 Un7 | a.potions: x2 \
                    | draw: Un4 Go1 Go2 Go3";
        after(line, "potions=1 Sh9 Un7").shows("won a | a.score: Un4 Un7");
        after(line, "potions=1 Sh9 Un9").shows("won b | b.score: Un4 Un9");
    }

    #[test]
    fn a_wizard_or_werewolf_that_arrived_has_its_power() {
        // 8.20, 8.18, 8.23
        one("Wizards Seers", "Sh5 Kn2", "Kn3 Kn4", "Wi0 Go1 Go2 Go3", "Sh5 Kn3").shows("won a | a.potions: 1");
        let game = one("Werewolves Seers", "Sh5 Kn2", "We3 Kn4", "We2 Go1 Go2 Go3", "Sh5 We3");
        game.shows("won a");
        assert!(game.state.full_moon(), "8.20, 8.23");
    }

    #[test]
    fn shapeshifters_have_no_power_in_phase_two() {
        after("Knights Goblins Shapeshifters Undead Seers | a: Sh5 Kn2 | b: Sh3 Kn3", "Sh5 Sh3")
            .shows("won a | a.score: Sh3 Sh5"); // 8.20
    }
}
