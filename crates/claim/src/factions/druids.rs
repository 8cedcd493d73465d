//! Druids: lost in phase two, they lie in front of their player as Bears (8.19).

use game::{Seat, Seats, Sink};

use crate::{
    card::CardSet,
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Goes, Moment, Power},
    state::State,
};

pub(crate) struct Druids;

impl Power for Druids {
    const CARDS: Cards = Cards::ten("Du", Source::M);
    const GOES: [Goes; 2] = [Goes::AsUsual, Goes::ToDisplayIfLost];
    const LISTENS: &'static [Moment] = &[Moment::OnAnyPlay, Moment::Tidy, Moment::ClearUp];
    /// For the solver: `Fate::Bear` in `foresight.rs` stands for them.
    const IS_KNOWN_TO_DUELS: bool = true;

    /// The next card gets +3 for each Bear; an Hourglass gives none of them back.
    fn on_any_play(state: &mut State, at: usize) {
        let Some(play) = state.trick.plays().get(at) else { return };
        if state.display(play.seat).is_empty() {
            return;
        }
        let bears = bears(state, play.seat).minus(state.spent);
        state.spent = state.spent.or(bears);
        state.trick.plays_mut()[at].brought += 3 * bears.len() as i8;
    }

    fn tidy(state: &mut State, sink: &mut impl Sink<State>) {
        let spent = std::mem::take(&mut state.spent);
        if !spent.is_empty() {
            discard(state, spent, sink);
        }
    }

    /// 11.1: left-over Bears count for nobody.
    fn clear_up(state: &mut State, sink: &mut impl Sink<State>) {
        discard(state, bears(state, Seat(0)).or(bears(state, Seat(1))), sink);
    }
}

fn bears(state: &State, seat: Seat) -> CardSet {
    state.of(Faction::Druids, state.display(seat))
}

fn discard(state: &mut State, cards: CardSet, sink: &mut impl Sink<State>) {
    for seat in state.rules.seats() {
        for bear in bears(state, seat).and(cards).iter() {
            state.move_card(bear, Zone::Display(seat), Zone::Discard, Seats::ALL, sink);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn a_druid_lost_in_phase_two_is_a_bear_and_lends_three_to_the_next_card() {
        // 8.19
        let mut game = at("Knights Goblins Druids Seers Undead | a: Du9 Un5 Un2 Kn2 | b: Du3 Un3 Un1 Kn3");
        game.play("Du9 Du3").shows("won a | a.score: Du9 | b.display: Du3");
        game.play("Un5 Un3").shows("won b | b.score: Un3 Un5 | b.display: | discard: Du3");
        game.play("Un1 Un2").shows("won a"); // 8.19: the next card only
    }

    #[test]
    fn two_bears_lend_six() {
        // 8.19
        let line = "Knights Goblins Druids Seers Undead | a: Un8 Kn2 | b: Un3 Kn3 | b.display: Du1 Du2";
        after(line, "Un8 Un3").shows("won b | discard: Du1 Du2");
        after(&line.replace("Un8", "Un9"), "Un9 Un3").shows("won a | discard: Du1 Du2"); // used, though lost
    }

    #[test]
    fn a_druid_that_wins_is_collected() {
        // 8.19; the loser's Druid of another faction's trick is a Bear too.
        after("Knights Goblins Druids Seers Undead | a: Du3 Kn2 | b: Se9 Kn3", "Du3 Se9").shows("a.score: Du3 Se9");
        after("Knights Goblins Druids Seers Undead | a: Se3 Kn2 | b: Du9 Kn3", "Se3 Du9")
            .shows("won a | a.score: Se3 | b.display: Du9");
    }

    #[test]
    fn a_druid_that_loses_with_a_bear_is_the_next_bear() {
        let line = "Knights Goblins Druids Seers Undead | a: Du9 Kn2 | b: Du2 Kn3 | b.display: Du1";
        after(line, "Du9 Du2").shows("won a | b.display: Du2 | discard: Du1"); // 8.19
    }

    #[test]
    fn a_bear_helps_only_its_owner() {
        let line = "Knights Goblins Druids Seers Undead | a: Un2 Kn2 | b: Un3 Kn3 | b.display: Du1";
        after(&format!("{line} | lead b"), "Un3 Un2").shows("won b");
        after(&line.replace("b.display", "a.display"), "Un2 Un3").shows("won a | discard: Du1"); // 8.19
    }

    #[test]
    fn druids_have_no_power_in_phase_one() {
        let line = "Knights Goblins Druids Seers Undead | one | a: Du9 Kn2 | b: Du3 Kn3 | draw: Go1 Go2 Go3 Go4";
        after(line, "Du9 Du3").shows("discard: Du3 Du9 | b.followers: Go2 | b.display:"); // 8.19
    }

    #[test]
    fn left_over_bears_count_for_nobody() {
        // 8.19, 11.1
        let game = after(
            "Knights Goblins Druids Seers Undead | a: Kn9 | b: Du3 | b.score: Du1 \
                          | b.display: Du7",
            "Kn9 Du3",
        );
        game.shows("asks over | discard: Du3 Du7 | a.score: Kn9 | b.score: Du1 | Druids: b");
        after("Knights Goblins Druids Seers Undead | a: Kn9 | b: Du3", "Kn9 Du3").shows("Druids: - | b.score:");
    }
}
