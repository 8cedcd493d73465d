//! What can be said of the rest of phase two before it is played, for whoever searches it.

use serde::{Deserialize, Serialize};

use crate::{
    artifacts::with_artifact,
    heroes::{Hero, with_hero},
    question::Question,
    state::State,
};

/// Why the rest of a game does not depend on its players' choices alone, taken in turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Doubt {
    /// Chance may decide something.
    Chance,
    /// Both may have to decide at the same time (10.7).
    AtOnce,
}

impl State {
    /// Can chance, or a decision both take at the same time, still come up in phase two? What lies in hands and in the
    /// trick is looked at, not whether it will come to that.
    pub fn doubt(&self) -> Option<Doubt> {
        if self.is_up_to_chance() || !self.draw.is_empty() {
            return Some(Doubt::Chance);
        }
        if self.pending == Some(Question::Discard) {
            return Some(Doubt::AtOnce);
        }
        let hands = self.rules.seats().flat_map(|seat| self.hand(seat).iter().collect::<Vec<_>>());
        let cards = hands.chain(self.trick.plays().iter().map(|play| play.card));
        let heroes = cards.filter_map(Hero::of).filter_map(|hero| with_hero!(hero, H => H::DOUBT));
        let artifacts = self.artifacts[0].or(self.artifacts[1]);
        let artifacts = artifacts.iter().filter_map(|artifact| with_artifact!(artifact, A => A::DOUBT));
        heroes.chain(artifacts).min()
    }

    /// The same position without what no longer matters, so that two ways to it are seen to be one: before a lead nobody
    /// asks who won the last trick.
    pub fn essence(&self) -> State {
        let mut state = *self;
        state.order = [state.leader; 4];
        if state.pending == Some(Question::Play) && state.trick.plays().is_empty() {
            state.winner = state.leader;
        }
        state
    }
}
