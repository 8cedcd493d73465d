//! Vampires: one lies open, gathers cards beneath it, and the highest sum takes the vote (8.21).

use game::{Seat, Seats, Sink};

use crate::{
    card::{Card, CardSet},
    event::Zone,
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    score::{Ballot, Decider, Vote},
    state::State,
};

pub(crate) struct Vampires;

impl Power for Vampires {
    const CARDS: Cards = Cards::ten("Va", Source::S);
    const LISTENS: &'static [Moment] = &[Moment::Lays, Moment::Vote];

    /// A Vampire may be laid open, any other card under the open one.
    fn may_lay(state: &State, seat: Seat, card: Card) -> bool {
        is_vampire(state, card) || state.open(seat).is_some()
    }

    /// A new open Vampire discards what lay under the old one, which goes to the score pile.
    fn lay(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<State>) {
        if !is_vampire(state, card) {
            return state.collected_to(Zone::Beneath(seat), sink);
        }
        if let Some(old) = state.open(seat) {
            for beneath in state.beneath(seat).iter() {
                state.move_card(beneath, Zone::Beneath(seat), Zone::Discard, Seats::ALL, sink);
            }
            state.move_card(old, Zone::Display(seat), Zone::Score(seat), Seats::ALL, sink);
        }
        state.collected_to(Zone::Display(seat), sink);
        state.open[seat.index() % 2] = Some(card);
    }

    /// The highest sum of printed values, of equals the higher open Vampire; nobody without an open one.
    fn vote(ballot: &Ballot) -> Option<Vote> {
        let mut vote = ballot.no_vote(Decider::Nobody);
        let mut best: Option<(u16, u8)> = None;
        for side in ballot.sides() {
            let Some(open) = ballot.state.open(Seat(side)) else { continue };
            let value = |card| ballot.state.rules.value_of(card);
            let cards = ballot.state.beneath(Seat(side)).or(CardSet::only(open));
            let sum = cards.iter().map(|card| u16::from(value(card))).sum();
            vote.cards[usize::from(side)] = cards.len() as u8;
            vote.sums[usize::from(side)] = sum;
            let mine = (sum, value(open));
            vote.decider = match best {
                Some((other, _)) if other == sum => Decider::HighestOpen { value: value(open).max(best?.1) },
                Some((other, _)) => Decider::HighestSum { sum: other.max(sum) },
                None => Decider::HighestSum { sum },
            };
            if best.is_none_or(|best| mine > best) {
                best = Some(mine);
                vote.side = Some(side);
            }
        }
        Some(vote)
    }
}

fn is_vampire(state: &State, card: Card) -> bool {
    state.rules.faction_of(card) == Some(Faction::Vampires)
}
