//! Giants: each one in a trick crushes a Gnome of its value in front of the winner's opponents (8.7).

use game::{Answers, Seat, Seats, Sink};

use crate::{
    action::Action,
    card::Card,
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::Question,
    power::{Moment, Power},
    setup::Edition,
    state::State,
};

pub(crate) struct Giants;

impl Power for Giants {
    const CARDS: Cards =
        Cards { code: "Gi", values: &[1, 1, 3, 3, 5, 5, 7, 7, 9], leave: 0, pair: Some((1, 0)), source: Source::C2 };
    const LISTENS: &'static [Moment] = &[Moment::OnWin];

    /// 8.7, 12.7: every Giant played counts, wherever it goes; the winner's partner is spared. 3.2: under edition C2
    /// two players are asked.
    fn on_win(state: &mut State, at: usize, sink: &mut impl Sink<State>) {
        if !is_giant(state, at) {
            return;
        }
        for victim in state.opponents(state.winner) {
            if let Some(gnome) = target(state, at, victim) {
                if state.rules.players() == 2 && state.rules.edition() == Edition::C2 {
                    return state.ask(Question::Faction(Faction::Giants), state.winner);
                }
                crush(state, gnome, victim, sink);
            }
        }
    }

    fn answers(_: &State) -> Answers {
        Answers::NONE.with(Action::Accept).with(Action::Pass)
    }

    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        // The step has gone past the Giant in question.
        let at = usize::from(state.cursor).saturating_sub(1);
        let victim = state.other(state.winner);
        if let Some(gnome) = target(state, at, victim).filter(|_| action == Action::Accept) {
            crush(state, gnome, victim, sink);
        }
    }
}

fn is_giant(state: &State, at: usize) -> bool {
    state.trick.plays().get(at).is_some_and(|play| state.power_of(play) == Some(Faction::Giants))
}

/// A Gnome of the Giant's value in the victim's display.
fn target(state: &State, at: usize, victim: Seat) -> Option<Card> {
    let value = state.rules.value_of(state.trick.plays().get(at)?.card);
    state.with_value(value, state.of(Faction::Gnomes, state.display(victim))).first()
}

fn crush(state: &mut State, gnome: Card, victim: Seat, sink: &mut impl Sink<State>) {
    state.move_card(gnome, Zone::Display(victim), Zone::Discard, Seats::ALL, sink);
}
