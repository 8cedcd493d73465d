//! Peasants: at the end those without a fitting King leave (8.11).

use game::{Seats, Sink};

use crate::{
    card::CardSet,
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Peasants;

impl Power for Peasants {
    const CARDS: Cards = Cards {
        code: "Pe",
        values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        leave: 0,
        pair: Some((2, 1)),
        source: Source::A,
    };
    const LISTENS: &'static [Moment] = &[Moment::AtEnd];

    /// 8.11, 12.11: all sides are judged at the same time; who leaves goes to the next player clockwise, which is the
    /// opponent of two and one of the other team of four.
    fn at_end(state: &mut State, sink: &mut impl Sink<State>) {
        let mut leaving = [CardSet::EMPTY; 4];
        for seat in state.rules.seats() {
            let kings = state.of(Faction::Kings, state.side_pile(state.rules.side(seat)));
            leaving[seat.index()] = state
                .of(Faction::Peasants, state.score_pile(seat))
                .iter()
                .filter(|&peasant| !is_kept(state, state.rules.value_of(peasant), kings))
                .collect();
        }
        for seat in state.rules.seats() {
            let next = state.other(seat);
            for peasant in leaving[seat.index()].iter() {
                state.move_card(peasant, Zone::Score(seat), Zone::Score(next), Seats::ALL, sink);
            }
        }
    }
}

/// A King of the same value or up to 3 higher keeps a Peasant; the lowest King is a 4, so none keeps the 0.
fn is_kept(state: &State, peasant: u8, kings: CardSet) -> bool {
    kings.iter().any(|king| (peasant..=peasant + 3).contains(&state.rules.value_of(king)))
}
