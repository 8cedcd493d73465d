//! Leaves of the tree in phase one for two players without artifacts and heroes: the network evaluates them.

use claim::{Rules, State};
use game::Chance;

use crate::claim::{
    evaluation::Evaluation,
    net::Net,
    side_values::SideValues,
    tree::Leaf,
    trick_end::{ThisTrick, random_card},
    weights::WEIGHTS,
};

/// Plays the trick to its end and asks the network. That is less noisy than a rollout, so a small exploration constant is
/// enough.
pub(super) struct NetLeaf {
    /// Where no network was read, the weights have to do.
    net: Option<Net<'static>>,
    /// The network for all decks is better together with the weights than either alone.
    weights: Option<Evaluation>,
}

impl NetLeaf {
    /// Is this how phase one is evaluated? The networks know nothing of artifacts, and where there are heroes some cards are
    /// out of the game, unknown to both.
    pub(super) fn is_for(rules: &Rules) -> bool {
        rules.players() == 2 && !rules.artifacts() && !rules.heroes()
    }

    /// The evaluation of a deck for two.
    pub(super) fn new(rules: &Rules) -> NetLeaf {
        match Net::of_deck(rules) {
            Some(net) => NetLeaf { net: Some(net), weights: None },
            None => NetLeaf { net: Net::of_all(rules), weights: Some(Evaluation::new(rules, &WEIGHTS)) },
        }
    }
}

impl Leaf for NetLeaf {
    /// With so little exploration one unlucky world could rule out the best card.
    const MIN_VISITS: u32 = 16;

    fn evaluate(&mut self, state: &mut State, chance: &mut Chance) -> SideValues {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, random_card);
        }
        let by_net = self.net.as_ref().map(|net| net.evaluate(state));
        let by_weights = self.weights.as_ref().map(|weights| weights.evaluate(state));
        match (by_net, by_weights) {
            (Some(by_net), Some(by_weights)) => SideValues::mean(&[by_net, by_weights]),
            (Some(values), None) | (None, Some(values)) => values,
            (None, None) => SideValues::default(),
        }
    }
}
