//! Leaves of the tree in phase one for more than two players: evaluation and rollout together.

use claim::{Phase, State};
use game::{Actor, Chance, Game as _};

use crate::claim::{
    evaluation::Evaluation,
    search::{Rollout, roll_out_while},
    side_values::SideValues,
    tree::Leaf,
    trick_end::{ThisTrick, random_card},
};

/// The mean of the evaluation at the end of the trick, that at the end of the phase, and the result of a rollout.
///
/// The evaluation knows what cards are worth on average, the rollout how the cards of this game meet: together they are
/// better than either.
pub(super) struct MixedLeaf(pub(super) Evaluation);

impl Leaf for MixedLeaf {
    fn evaluate(&mut self, state: &mut State, chance: &mut Chance) -> SideValues {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, random_card);
        }
        let now = self.0.evaluate(state);
        roll_out_while(state, chance, |state| state.phase() == Phase::One && state.actor() != Actor::Over);
        let then = self.0.evaluate(state);
        let end = Rollout::of(state.rules()).evaluate(state, chance);
        SideValues::mean(&[now, then, end])
    }
}
