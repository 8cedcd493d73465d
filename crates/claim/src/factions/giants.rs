//! Giants: each one in a trick crushes a Gnome of its value in front of the winner's opponents (8.7).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::Action,
    card::{Card, CardSet},
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    question::{About, Question},
    setup::Edition,
    state::State,
};

pub(crate) struct Giants;

impl Power for Giants {
    const CARDS: Cards =
        Cards { code: "Gi", values: &[1, 1, 3, 3, 5, 5, 7, 7, 9], leave: 0, pair: Some(1), source: Source::C2 };
    const LISTENS: &'static [Moment] = &[Moment::OnWin];
    /// For the solver: `foresight.rs` asks [`Power::crushes`].
    const IS_KNOWN_TO_DUELS: bool = true;
    const ASKS: &'static str = "whether the Giant crushes the Gnome";

    /// 8.7, 12.7: every Giant played counts, wherever it goes; the winner's partner is spared. 3.2: under edition C2
    /// two players are asked.
    fn on_win(state: &mut State, at: usize, sink: &mut impl Sink<State>) {
        for victim in state.opponents(state.verdict.winner) {
            if let Some(gnome) = target(state, at, victim) {
                if state.rules.players() == 2 && state.rules.edition() == Edition::C2 {
                    return state.ask(Question::Faction(Faction::Giants), state.verdict.winner);
                }
                crush(state, gnome, victim, sink);
            }
        }
    }

    /// A Gnome of the Giant's value.
    fn crushes(state: &State, at: usize, display: CardSet) -> Option<Card> {
        if display.is_empty() {
            return None;
        }
        let play = state.trick.plays().get(at)?;
        let is_giant = state.played_power_of(play) == Some(Faction::Giants);
        let value = state.rules.value_of(play.card);
        let gnomes = if is_giant { state.of(Faction::Gnomes, display) } else { CardSet::EMPTY };
        gnomes.iter().find(|&gnome| state.rules.value_of(gnome) == value)
    }

    fn about(state: &State) -> About {
        let at = in_question(state);
        let giant = state.trick.plays().get(at).map(|play| play.card);
        let gnome = target(state, at, state.other(state.verdict.winner));
        About { cards: giant.into_iter().chain(gnome).collect(), place: Some(at as u8) }
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        let victim = state.other(state.verdict.winner);
        if let Some(gnome) = target(state, in_question(state), victim).filter(|_| action == Action::Accept) {
            crush(state, gnome, victim, sink);
        }
    }
}

/// The place of the Giant in question: the step has gone past it.
fn in_question(state: &State) -> usize {
    usize::from(state.cursor).saturating_sub(1)
}

fn target(state: &State, at: usize, victim: Seat) -> Option<Card> {
    Giants::crushes(state, at, state.display(victim))
}

fn crush(state: &mut State, gnome: Card, victim: Seat, sink: &mut impl Sink<State>) {
    state.move_card(gnome, Zone::Display(victim), Zone::Discard, Seats::ALL, sink);
}

#[cfg(test)]
mod tests {
    use crate::testing::{after, at};

    #[test]
    fn two_giants_of_one_value_crush_up_to_two_gnomes() {
        // 8.7
        let line = "Giants Gnomes Dwarves Seers Undead | a: Gi3 Se1 | b: Gi3 Se2";
        after(&format!("{line} | b.display: Gn3 Gn3 Gn3"), "Gi3 Gi3")
            .shows("won a | b.display: Gn3 | discard: Gn3 Gn3");
        after(&format!("{line} | b.display: Gn3 Gn5"), "Gi3 Gi3").shows("won a | b.display: Gn5 | discard: Gn3");
    }

    #[test]
    fn a_giant_crushes_only_gnomes_of_its_own_value_and_never_the_winners() {
        // 8.7
        let line = "Giants Gnomes Dwarves Seers Undead | a: Gi7 Se1 | b: Un3 Se2 | a.display: Gn7 | b.display: Gn5 Gn9";
        after(line, "Gi7 Un3").shows("won a | a.display: Gn7 | b.display: Gn5 Gn9 | discard:");
    }

    #[test]
    fn under_claim_2_the_winner_may_decline_each_crush() {
        // 3.2
        let mut game = at("Giants Gnomes Dwarves Seers Undead | C2 | a: Gi5 Se1 | b: Gi3 Se2 | b.display: Gn3 Gn5");
        game.play("Gi5 Gi3").shows("won a | asks a | answers: pass yes | b.display: Gn3 Gn5");
        game.play("pass").shows("asks a | answers: pass yes | b.display: Gn3 Gn5");
        game.play("yes").shows("b.display: Gn5 | discard: Gn3 | a.score: Gi3 Gi5 | asks a | answers: Se1");
    }

    #[test]
    fn each_question_names_its_giant_and_its_gnome() {
        // 3.2
        let mut game = at("Giants Gnomes Dwarves Seers Undead | C2 | a: Gi7 Se1 | b: Gi3 Se2 | b.display: Gn3 Gn7");
        game.play("Gi7 Gi3").shows("about: Gi7 Gn7 #1");
        game.play("pass").shows("about: Gi3 Gn3 #2");
        let mut game = at("Giants Gnomes Dwarves Seers Undead | C2 | a: Gi7 Se1 | b: Gi7 Se2 | b.display: Gn7 Gn7");
        game.play("Gi7 Gi7").shows("about: Gi7 Gn7 #1");
        game.play("pass").shows("about: Gi7 Gn7 #2");
        game.play("yes").shows("question Play | about:");
    }

    #[test]
    fn gnomes_of_this_very_trick_are_safe() {
        // 8.7, 7.7: crushing comes before collecting.
        let game = after("Giants Gnomes Dwarves Seers Undead | a: Gi3 Se1 | b: Gn3 Se2 | b.display: Gn3", "Gi3 Gn3");
        game.shows("won a | a.display: Gn3 | b.display: | discard: Gn3");
        let game = after("Giants Gnomes Dwarves Seers Undead | a: Gn5 Se1 | b: Gi5 Se2", "Gn5 Gi5");
        game.shows("won a | a.display: Gn5 | discard: | a.score: Gi5");
    }

    #[test]
    fn a_giant_crushes_its_own_players_gnome_when_the_other_wins() {
        // 8.7, 14.1: every Giant played counts.
        let line = "Giants Gnomes Dwarves Seers Undead | a: Gi1 Se1 | b: Gi9 Se2 | a.display: Gn1 Gn9 | b.display: Gn1";
        after(line, "Gi1 Gi9").shows("won b | a.display: | b.display: Gn1 | discard: Gn1 Gn9");
    }

    #[test]
    fn a_doppelganger_on_a_giant_crushes_nothing_itself() {
        // 7.6: the Giant 1 crushes for the winner, the Doppelganger 3 does not.
        let line = "Giants Gnomes Doppelgangers Seers Undead | a: Gi1 Se1 | b: Do3 Se2 | a.display: Gn1 Gn3";
        after(line, "Gi1 Do3").shows("won b | a.display: Gn3 | discard: Gn1");
    }

    #[test]
    fn a_giant_in_a_pot_crushes_once_in_its_own_trick() {
        // 8.7, 10.8: it counts wherever it goes.
        let line = "Giants Gnomes Dwarves Seers Undead | heroes | a: Gi3 Un9 Se1 | b: Cube Un3 Se2 \
                    | b.display: Gn3 Gn3";
        let mut game = after(line, "Gi3 Cube");
        game.shows("won a | pot: Gi3 Cube | b.display: Gn3");
        game.play("Un9 Un3").shows("won a | a.score: Gi3 Cube Un3 Un9 | b.display: Gn3");
    }

    #[test]
    fn giants_crush_by_the_printed_value() {
        // 7.5: with a Bear the Giant 3 is a 6 and still crushes the Gnome 3.
        let line = "Giants Gnomes Druids Seers Undead | a: Gi3 Se1 | b: Gi5 Se2 | a.display: Du1 \
                    | b.display: Gn3 Gn5 Gn7";
        after(line, "Gi3 Gi5").shows("won a | b.display: Gn7");
    }
}
