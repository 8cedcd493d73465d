//! Where the tree of phase one ends: what everybody has is weighed up at the end of the trick.

use claim::State;
use game::Chance;

use crate::claim::{
    evaluation::Evaluation,
    shares::Shares,
    tree::Leaf,
    trick_end::{ThisTrick, any_card},
};

/// Plays to the end of the trick, any card as good as another, and weighs up what everybody has then.
pub(super) struct Weighed(pub(super) Evaluation);

impl Leaf for Weighed {
    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, any_card);
        }
        self.0.shares(state)
    }
}
