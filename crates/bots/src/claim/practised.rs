//! Where the tree of phase one ends for two players: practice says what everybody's cards are worth.

use claim::{Rules, State};
use game::Chance;

use crate::claim::{
    evaluation::Evaluation,
    net::Net,
    shares::Shares,
    tree::Leaf,
    trick_end::{ThisTrick, any_card},
    weights::WEIGHTS,
};

/// Plays the trick to its end and asks the network. Nothing else is left to luck, so the tree need not try as eagerly
/// what looks worse.
pub(super) struct Practised {
    net: Net<'static>,
    /// The network of all decks knows none of them well, and is better together with the weights than either alone.
    weights: Option<Evaluation>,
}

impl Practised {
    /// What there is to know of a deck for two.
    pub(super) fn new(rules: &Rules) -> Practised {
        match Net::of_deck(rules) {
            Some(net) => Practised { net, weights: None },
            None => Practised { net: Net::of_all(rules), weights: Some(Evaluation::new(rules, &WEIGHTS)) },
        }
    }
}

impl Leaf for Practised {
    /// With so little eagerness one unlucky world could be the end of the best card.
    const LEAST: u32 = 16;

    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, any_card);
        }
        let by_net = self.net.shares(state);
        match &self.weights {
            Some(weights) => Shares::mean(&[by_net, weights.shares(state)]),
            None => by_net,
        }
    }
}
