//! Where the tree of phase one ends: followers are weighed up, and a playout has its say, too.

use claim::{Phase, State};
use game::{Actor, Chance, Game as _};

use crate::claim::{
    evaluation::Evaluation,
    search::{Playout, play_while},
    shares::Shares,
    tree::Leaf,
    trick_end::{ThisTrick, any_card},
};

/// Weighs up what everybody has at the end of the trick and again at the end of the phase, and sees how the game ends.
///
/// The evaluation knows what cards are worth on the whole, the playout how the cards of this very game meet: each errs
/// where the other does not, and together they are better than either.
pub(super) struct Weighed(pub(super) Evaluation);

impl Leaf for Weighed {
    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        if !state.trick().plays().is_empty() {
            ThisTrick::of(state).finish(state, chance, any_card);
        }
        let now = self.0.shares(state);
        play_while(state, chance, |state| state.phase() == Phase::One && state.actor() != Actor::Over);
        let then = self.0.shares(state);
        let end = Playout.shares(state, chance);
        Shares::mean(&[now, then, end])
    }
}
