//! Where the tree of phase one ends in a deck that was practised.

use claim::State;
use game::Chance;

use crate::claim::{
    net::Net,
    shares::Shares,
    tree::Leaf,
    trick_end::{ThisTrick, any_card},
};

/// Plays the trick to its end and asks the network. Nothing else is left to luck, so the tree need not try as eagerly
/// what looks worse.
pub(super) struct Practised<'a>(pub(super) &'a Net<'static>);

impl Leaf for Practised<'_> {
    /// With so little eagerness one unlucky world could be the end of the best card.
    const LEAST: u32 = 16;

    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, any_card);
        }
        self.0.shares(state)
    }
}
