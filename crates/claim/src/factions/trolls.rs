//! Trolls: in phase two they go to a common pool, from which each winner takes one (8.15).

use game::{Answers, Seats, Sink};

use crate::{
    action::Action,
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Goes, Moment, Power},
    question::{About, Question},
    setup::Edition,
    state::State,
};

pub(crate) struct Trolls;

impl Power for Trolls {
    const CARDS: Cards = Cards::ten("Tr", Source::C2);
    const ADVISED_FOR_TWO_ONLY: bool = true;
    const GOES: [Goes; 2] = [Goes::AsUsual, Goes::ToPool];
    const LISTENS: &'static [Moment] = &[Moment::CardsMoved];
    /// For the solver: `Fate::Pool` in `foresight.rs` stands for them.
    const IS_KNOWN_TO_DUELS: bool = true;
    const ASKS: &'static str = "whether to take the highest Troll of the pool";

    /// 8.15: one for the winner of each trick, all for the winner of the last. 3.3: under edition C2 the winner of
    /// the last is asked about each, from high to low.
    fn cards_moved(state: &mut State, sink: &mut impl Sink<State>) {
        let last_trick = state.phase_is_over(state.known());
        if state.pool.is_empty() || state.cursor > 0 && !last_trick {
            return;
        }
        if last_trick && state.rules.edition() == Edition::C2 {
            return state.ask(Question::Faction(Faction::Trolls), state.verdict.winner);
        }
        take_highest(state, sink);
    }

    fn about(state: &State) -> About {
        About { cards: state.pool.last().into_iter().collect(), place: None }
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        if action == Action::Accept {
            take_highest(state, sink);
        } else if let Some(troll) = state.pool.last() {
            state.move_card(troll, Zone::Pool, Zone::Discard, Seats::ALL, sink);
        }
    }
}

/// The places of a faction ascend with its values, so the last of the pool is the highest.
fn take_highest(state: &mut State, sink: &mut impl Sink<State>) {
    if let Some(troll) = state.pool.last() {
        state.cursor += 1;
        state.move_card(troll, Zone::Pool, Zone::Trick, Seats::ALL, sink);
        state.collect(state.verdict.winner, troll, sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn after_a_trick_without_trolls_too_the_winner_takes_one_of_the_pool() {
        // 8.15
        let line = "Knights Goblins Trolls Dwarves Undead | a: Un5 Kn2 | b: Un3 Kn3 | pool: Tr2 Tr4 Tr8";
        after(line, "Un5 Un3").shows("won a | a.score: Tr8 Un3 Un5 | pool: Tr2 Tr4");
    }

    #[test]
    fn a_troll_that_wins_goes_to_the_pool_and_the_highest_leaves_it() {
        // 8.15: the winner takes the 9 of an earlier trick, not one of this.
        let line = "Knights Goblins Trolls Dwarves Undead | a: Tr5 Kn2 | b: Tr3 Kn3 | pool: Tr9";
        after(line, "Tr5 Tr3").shows("won a | a.score: Tr9 | pool: Tr3 Tr5");
    }

    #[test]
    fn the_winner_gets_a_troll_whatever_became_of_the_other_card() {
        // 8.15, 8.5
        let line = "Knights Goblins Trolls Dwarves Undead | a: Dw5 Kn2 | b: Tr3 Kn3";
        after(line, "Dw5 Tr3").shows("won a | a.score: Tr3 | b.score: Dw5 | pool:");
    }

    #[test]
    fn the_winner_of_the_last_trick_takes_all_under_the_anniversary_edition() {
        // 8.15, 3.3
        let line = "Knights Goblins Trolls Dwarves Undead | a: Tr5 | b: Tr3 | pool: Tr0 Tr9";
        after(line, "Tr5 Tr3").shows("asks over | a.score: Tr0 Tr3 Tr5 Tr9 | pool: | Trolls: a");
    }

    #[test]
    fn under_claim_2_the_winner_of_the_last_trick_is_asked_from_high_to_low() {
        // 3.3
        let mut game = at("Knights Goblins Trolls Dwarves Undead | C2 | a: Tr5 | b: Tr3 | pool: Tr0 Tr9");
        game.play("Tr5 Tr3").shows("asks a | about: Tr9 | answers: pass yes | pool: Tr0 Tr3 Tr5 Tr9");
        game.play("yes").shows("about: Tr5 | a.score: Tr9 | pool: Tr0 Tr3 Tr5");
        game.play("pass").shows("discard: Tr5 | pool: Tr0 Tr3 | asks a");
        game.play("yes pass").shows("asks over | a.score: Tr3 Tr9 | discard: Tr0 Tr5 | pool:");
    }

    #[test]
    fn under_claim_2_nobody_is_asked_before_the_last_trick() {
        let line = "Knights Goblins Trolls Dwarves Undead | C2 | a: Tr5 Kn2 | b: Tr3 Kn3 | pool: Tr0 Tr9";
        after(line, "Tr5 Tr3").shows("asks a | answers: Kn2 | a.score: Tr9 | pool: Tr0 Tr3 Tr5"); // 3.3
    }

    #[test]
    fn which_trick_is_the_last_is_judged_after_cthulhu() {
        // 8.15, 10.7: all discard their last card, so this trick was the last.
        let mut game = at("Knights Goblins Trolls Dwarves Undead | heroes | a: Cthulhu Kn2 | b: Tr3 Kn3 \
                           | pool: Tr5 Tr6");
        game.play("Cthulhu Tr3").shows("won a | asks a | answers: Kn2 | pool: Tr3 Tr5 Tr6");
        game.play("Kn2 Kn3").shows("asks over | a.score: Tr3 Tr5 Tr6 Cthulhu | pool: | discard: Kn2 Kn3");
    }

    #[test]
    fn a_troll_of_the_pool_may_be_laid_under_a_vampire() {
        // 8.21: any card you collect.
        let line = "Knights Goblins Trolls Vampires Undead | a: Un5 Kn2 | b: Un3 Kn3 | a.open: Va1 | pool: Tr4 Tr8";
        let mut game = after(line, "Un5 Un3 pass pass");
        game.shows("asks a | answers: pass lay");
        game.play("lay").shows("a.beneath: Tr8 | a.score: Un3 Un5 | pool: Tr4");
        game.shows("asks a | answers: Kn2");
    }

    #[test]
    fn a_hand_left_with_a_card_does_not_put_off_the_last_trick() {
        // 8.15, 6.3: the trick after which a player has no card is the last.
        let line = "Knights Goblins Trolls Dwarves Undead | a: Un5 Kn2 | b: Un3 | pool: Tr5 Tr6";
        after(line, "Un5 Un3").shows("asks over | a.score: Tr5 Tr6 Un3 Un5 | discard: Kn2");
    }

    #[test]
    fn in_phase_one_trolls_are_discarded() {
        let line = "Knights Goblins Trolls Dwarves Undead | one | a: Tr5 Kn2 | b: Tr3 Kn3 | draw: Go1 Go2 Go3 Go4";
        after(line, "Tr5 Tr3").shows("discard: Tr3 Tr5 | pool: | a.score:"); // 8.15
    }
}
