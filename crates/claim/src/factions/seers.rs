//! Seers: who wins with one in phase one chooses between the prizes and the top of the draw pile (8.13, 12.8).

use game::{Answers, Seats, Sink};

use crate::{
    action::{Action, faces},
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    question::Question,
    state::State,
};

pub(crate) struct Seers;

impl Power for Seers {
    const CARDS: Cards = Cards::ten("Se", Source::C2);
    const LISTENS: &'static [Moment] = &[Moment::OnPrizes];
    const ASKS: &'static str = "whether to take a prize or the top card of the draw pile";

    fn on_prizes(state: &mut State, sink: &mut impl Sink<State>) {
        if state.draw.is_empty() || !state.settle(1) {
            return;
        }
        state.show_top(1, state.verdict.winner, sink);
        state.ask(Question::Faction(Faction::Seers), state.verdict.winner);
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
                state.take_prize(prize, state.verdict.winner, sink);
            }
        } else {
            state.draw_card(Zone::Followers(state.verdict.winner), Seats::only(state.verdict.winner), sink);
            state.took_a_card();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{question::Question, testing::after};

    const LINE: &str = "Knights Goblins Seers Dragons Undead | one | a: Se5 Kn2 | b: Se3 Kn3 | draw: Go1 Un2 Go3 Go4";

    #[test]
    fn the_winner_with_a_seer_takes_the_prize_or_the_top_card() {
        // 8.13
        let mut game = after(LINE, "Se5 Se3");
        game.shows("won a | asks a | answers: Go1 top | a.followers: | b.followers:");
        game.play("top").shows("a.followers: Un2 | b.followers: Go1 | leads a | prize: Go3");
        after(LINE, "Se5 Se3 Go1").shows("a.followers: Go1 | b.followers: Un2 | leads a | prize: Go3");
    }

    #[test]
    fn an_undead_taken_from_the_top_is_a_follower() {
        after(LINE, "Se5 Se3 top").shows("a.score: | a.followers: Un2 | discard: Se3 Se5"); // 8.16
    }

    #[test]
    fn a_seer_that_loses_shows_nothing() {
        // 8.13
        let game = after(&LINE.replace("Se5", "Un5"), "Un5 Se3");
        game.shows("won a | a.followers: Go1 | b.followers: Un2 | leads a | asks a");
        assert_eq!(game.asks(), Some(Question::Play));
    }

    #[test]
    fn seers_have_no_power_in_phase_two() {
        let game = after("Knights Goblins Seers Dragons Undead | a: Se5 Kn2 | b: Se3 Kn3", "Se5 Se3");
        game.shows("won a | a.score: Se3 Se5 | asks a | answers: Kn2"); // 8.13
    }

    #[test]
    fn a_seer_and_a_dragon_in_one_trick_both_have_their_power() {
        // 8: all powers of cards in the same trick apply.
        let game = after(&LINE.replace("Se3", "Dr3"), "Se5 Dr3 top");
        game.shows("won a | leads b | a.followers: Un2 | b.followers: Go1");
    }
}
