//! Seers: who wins with one in phase one chooses between the prizes and the top of the draw pile (8.13, 12.8).

use game::{Answers, Seats, Sink};

use crate::{
    action::{Action, faces},
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::Question,
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Seers;

impl Power for Seers {
    const CARDS: Cards = Cards::ten("Se", Source::C2);
    const LISTENS: &'static [Moment] = &[Moment::OnPrizes];

    fn on_prizes(state: &mut State, sink: &mut impl Sink<State>) {
        if state.winning_power() != Some(Faction::Seers) || state.draw.is_empty() || !state.settle(1) {
            return;
        }
        state.show_top(1, state.winner, sink);
        state.ask(Question::Faction(Faction::Seers), state.winner);
    }

    fn answers(state: &State) -> Answers {
        faces(state.rules.layout().faces(state.prizes().collect())).with(Action::Top)
    }

    /// If the top card is left, whoever draws it draws a card that the winner has seen.
    fn answer(state: &mut State, action: Action, sink: &mut impl Sink<State>) {
        state.take_prizes_from(0);
        if let Action::Card(face) = action {
            let prizes = state.prizes().collect();
            if let Some(prize) = state.copy_in(prizes, face) {
                state.take_prize(prize, state.winner, sink);
            }
        } else {
            state.draw_card(Zone::Followers(state.winner), Seats::only(state.winner), sink);
            state.took_a_card();
        }
    }
}
