//! Hourglass of the Future: both take their cards back, and the same leader leads again (9.16).

use game::{Seat, Seats, Sink};

use crate::{artifacts::ArtifactPower, event::Zone, state::State, trick::Play, window::Window};

pub(crate) struct Hourglass;

impl ArtifactPower for Hourglass {
    const WINDOWS: &'static [Window] = &[Window::AfterCards];

    /// All cards since the last lead; what was set aside before stays, and all that was spent stays spent.
    fn play(state: &mut State, _: Seat, sink: &mut impl Sink<State>) {
        while let Some(play) = state.trick.plays().get(state.trick.first()..).and_then(<[Play]>::last).copied() {
            match play.swapped_for {
                Some(shapeshifter) => swap_back(state, &play, shapeshifter, sink),
                None => state.move_card(play.card, Zone::Trick, Zone::Hand(play.seat), Seats::ALL, sink),
            }
            state.trick.pop();
        }
        state.trick.double = false;
        state.trick.open = false;
        state.trick.apart = state.trick.apart_before;
        state.lead_again();
    }
}

/// A swap with the prize is undone: the card that was played goes back to the hand, the former prize is one again.
/// The last swap comes first, so the card that was played for this one is the prize now.
fn swap_back(state: &mut State, play: &Play, played: crate::Card, sink: &mut impl Sink<State>) {
    state.move_card(played, Zone::Prize, Zone::Hand(play.seat), Seats::ALL, sink);
    state.move_card(play.card, Zone::Trick, Zone::Prize, Seats::ALL, sink);
}

#[cfg(test)]
mod tests {
    use crate::testing::at;

    const DECK: &str = "Knights Goblins Dwarves Doppelgangers Undead | artifacts";
    const MAGIC: &str = "Knights Goblins Wizards Druids Shapeshifters | artifacts";

    #[test]
    fn an_hourglass_gives_both_cards_back_and_the_prize_stays() {
        let line = format!("{DECK} | one | a: Kn2 Go1 | b: Kn9 Go2 | draw: Un1 Un2 Un3 Un4 | a.artifacts: Hourglass");
        at(&line)
            .play("Kn2 Kn9")
            .ruled("9.16", "asked a | question Window(AfterCards) | answers: pass Hourglass")
            .play("Hourglass")
            .ruled(
                "9.16",
                "a: Kn2 Go1 | b: Kn9 Go2 | trick: | prize: Un1 | draw: Un2 Un3 Un4 | asked a | question Play",
            )
            .play("Kn2 Kn9")
            .ruled("9.16: the same cards may be played again", "winner b | b.followers: Un1 | a.followers: Un2");
    }

    #[test]
    fn the_follower_may_turn_the_hourglass_and_the_same_leader_leads() {
        let line = format!("{DECK} | a: Kn9 Go1 | b: Kn2 Go2 | b.artifacts: Hourglass");
        at(&line)
            .play("Kn9 Kn2 Hourglass")
            .ruled("9.16", "a: Kn9 Go1 | b: Kn2 Go2 | lead a | asked a")
            .play("Go1 Go2")
            .ruled("9.16", "winner b");
    }

    #[test]
    fn a_shapeshifters_swap_is_undone() {
        let line = format!("{MAGIC} | one | a: Sh3 Go1 | b: Kn2 Go2 | draw: Kn9 Du1 Du2 Du3 | b.artifacts: Hourglass");
        let mut game = at(&line);
        game.play("Sh3 Kn2").ruled("8.20", "trick: Kn9 Kn2 | prize: Sh3");
        game.play("Hourglass").ruled("9.16", "a: Sh3 Go1 | b: Kn2 Go2 | prize: Kn9 | trick:");
    }

    #[test]
    fn the_swaps_of_two_shapeshifters_are_undone_last_first() {
        let line = format!("{MAGIC} | one | a: Sh3 Go1 | b: Sh5 Go2 | draw: Kn9 Du1 Du2 Du3 | b.artifacts: Hourglass");
        let mut game = at(&line);
        game.play("Sh3 Sh5").ruled("8.20", "trick: Kn9 Sh3 | prize: Sh5");
        game.play("Hourglass").ruled("9.16", "a: Sh3 Go1 | b: Sh5 Go2 | prize: Kn9");
    }

    #[test]
    fn a_swap_stays_when_the_horse_has_taken_the_former_prize() {
        let line =
            format!("{MAGIC} | one | a: Sh3 Go1 | b: Kn2 Go2 | draw: Kn9 Du1 Du2 Du3 | a.artifacts: Horse Hourglass");
        let mut game = at(&line);
        game.play("Sh3 Kn2 Horse Go1").ruled("9.10", "a: Kn9 | trick: Go1 Kn2 | prize: Sh3");
        game.play("Hourglass").ruled("9.16", "a: Kn9 Go1 | b: Kn2 Go2 | prize: Sh3");
        let line =
            format!("{MAGIC} | one | a: Sh3 Go1 | b: Sh5 Go2 | draw: Kn9 Du1 Du2 Du3 | a.artifacts: Horse Hourglass");
        at(&line).play("Sh3 Sh5 Horse Go1 Hourglass").ruled("9.16", "a: Kn9 Go1 | b: Sh5 Go2 | prize: Sh3");
    }

    #[test]
    fn a_sword_stays_spent() {
        let line = format!("{DECK} | a: Kn3 Go1 | b: Kn5 Go2 | a.artifacts: Sword Hourglass");
        at(&line).play("Sword Kn3 Kn5 Hourglass Kn3 Kn5").ruled("9.16", "winner b | a.artifacts:");
    }

    #[test]
    fn potions_stay_spent() {
        let line = format!("{MAGIC} | a: Kn3 Go1 | b: Kn5 Go2 | a.potions: +6 | a.artifacts: Hourglass");
        at(&line)
            .play("potions=1 Kn3 Kn5 Hourglass")
            .ruled("9.16", "a.potions: 0")
            .play("Kn3 Kn5")
            .ruled("9.16", "winner b");
    }

    #[test]
    fn bears_stay_spent() {
        let line = format!("{MAGIC} | a: Kn3 Go1 | b: Kn5 Go2 | a.display: Du1 | a.artifacts: Hourglass");
        at(&line)
            .play("Kn3 Kn5")
            .ruled("8.19", "strengths: 6 5")
            .play("Hourglass Kn3 Kn5")
            .ruled("9.16", "winner b | discard: Du1");
    }

    #[test]
    fn one_of_the_two_cards_of_the_boots_is_spent() {
        let line = format!("{DECK} | a: Kn3 Go3 Un1 | b: Kn4 Go4 Un2 | a.artifacts: Boots Hourglass");
        at(&line)
            .play("Boots Kn3 Kn4 Hourglass Kn3 Kn4")
            .ruled("9.16", "winner a")
            .play("Go3 Go4")
            .ruled("9.16", "winner b");
    }

    #[test]
    fn one_of_the_two_cards_of_the_axe_is_spent() {
        let line = format!("{DECK} | a: Kn5 Go5 Un1 | b: Kn4 Go4 Un2 | b.artifacts: Axe Hourglass");
        at(&line)
            .play("Axe Kn5 Kn4 Hourglass Kn5 Kn4")
            .ruled("9.16", "winner b")
            .play("Go4 Go5")
            .ruled("9.16", "winner a");
    }

    #[test]
    fn after_an_hourglass_the_trick_is_an_ordinary_one() {
        let line = format!("{DECK} | a: Kn9 Go1 Un1 | b: Kn2 Go9 Un2");
        at(&format!("{line} | a.artifacts: Horn Hourglass"))
            .play("Kn9 Kn2 Horn Hourglass Kn9 Kn2")
            .ruled("9.16", "a.score: Kn9 Kn2 | b.score:");
        at(&format!("{line} | a.artifacts: Hourglass | b.artifacts: Ring"))
            .play("Kn9 Ring Go9 Hourglass Kn9")
            .ruled("9.16", "answers: Kn2");
        at(&format!("{line} | a.artifacts: Hourglass Jug"))
            .play("Jug Goblins Kn9 Go9 Hourglass Kn9")
            .ruled("9.16", "answers: Kn2");
        at(&format!("{line} | a.artifacts: Hourglass | b.artifacts: Shield"))
            .play("Kn9 Shield Kn2 Hourglass Kn9 Kn2")
            .ruled("9.16", "winner a");
    }

    #[test]
    fn the_ring_does_not_hold_after_an_hourglass() {
        let line = format!("{DECK} | a: Kn3 Un1 | b: Go9 Go8 | a.artifacts: Hourglass | b.artifacts: Ring");
        at(&line).play("Kn3 Ring Go9 Hourglass Kn3 Go9").ruled("9.16", "winner a");
    }

    #[test]
    fn an_hourglass_takes_back_all_cards_of_a_bow() {
        let line = format!("{DECK} | a: Kn2 Kn3 Un1 | b: Kn9 Go5 Un2 | a.artifacts: Bow Hourglass");
        at(&line)
            .play("Bow Kn2 Kn9 Kn3 Go5 Hourglass")
            .ruled("9.16", "a: Kn2 Kn3 Un1 | b: Kn9 Go5 Un2 | asked a")
            .play("Kn2 Kn9")
            .ruled("9.16: two cards make the trick", "b.score: Kn2 Kn9");
    }

    #[test]
    fn in_a_chain_only_the_cards_since_the_last_lead_come_back() {
        let line = format!("{DECK} | a: Kn9 Go1 Un1 | b: Kn2 Go5 Un2 | a.artifacts: Chain Hourglass");
        at(&line)
            .play("Kn9 Kn2 Chain Go1 Go5 Hourglass")
            .ruled("9.16", "trick: Kn9 Kn2 | a: Go1 Un1 | b: Go5 Un2 | asked a")
            .play("Un1 Un2")
            .ruled("9.15", "winner b | b.score: Kn9 Kn2 Un1 Un2");
    }

    #[test]
    fn a_horn_blown_before_the_chain_outlasts_an_hourglass() {
        let line = format!("{DECK} | a: Kn9 Go1 Un1 | b: Kn2 Go5 Un2 | a.artifacts: Horn Chain Hourglass");
        at(&line)
            .play("Kn9 Kn2 Horn Chain Go1 Go5 Hourglass Un1 Un2")
            .ruled("9.6, 9.16", "a.score: Kn9 Un1 | b.score: Kn2 Un2");
    }
}
