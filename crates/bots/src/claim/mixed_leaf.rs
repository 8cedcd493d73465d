//! Leaves of the tree in phase one with artifacts, heroes, or more than two players: evaluations and a rollout together.

use claim::{Phase, Rules, State};
use game::{Actor, Chance, Game as _};

use crate::claim::{
    evaluation::Evaluation,
    net::Net,
    search::{Rollout, roll_out_while},
    side_values::SideValues,
    tree::Leaf,
    trick_end::{ThisTrick, random_card},
    weights::WEIGHTS,
};

/// The mean of the evaluation by weights at the end of the trick, that at the end of the phase, the result of a rollout, and
/// for two players the network for all decks at the end of the trick.
///
/// Evaluations know what cards are worth on average, and nothing of artifacts; the rollout knows how the cards and artifacts of
/// this game meet: together they are better than either.
pub(super) struct MixedLeaf {
    weights: Evaluation,
    /// None for more than two players, and where no network was read.
    net: Option<Net<'static>>,
}

impl MixedLeaf {
    pub(super) fn new(rules: &Rules) -> MixedLeaf {
        let net = if rules.players() == 2 { Net::of_all(rules) } else { None };
        MixedLeaf { weights: Evaluation::new(rules, &WEIGHTS), net }
    }
}

impl Leaf for MixedLeaf {
    fn evaluate(&mut self, state: &mut State, chance: &mut Chance) -> SideValues {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, random_card);
        }
        let by_net = self.net.as_ref().map(|net| net.evaluate(state));
        let now = self.weights.evaluate(state);
        roll_out_while(state, chance, |state| state.phase() == Phase::One && state.actor() != Actor::Over);
        let then = self.weights.evaluate(state);
        let end = Rollout::of(state.rules()).evaluate(state, chance);
        match by_net {
            Some(by_net) => SideValues::mean(&[by_net, now, then, end]),
            None => SideValues::mean(&[now, then, end]),
        }
    }
}
