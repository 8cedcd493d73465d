//! Playing a trick to its end.

use claim::{Action, Phase, Question, State};
use game::{Actor, Chance, Game as _};

/// No trick takes more answers than this, unless somebody keeps undoing it.
const LONGEST: u32 = 64;

/// The trick that a position is in, known by the cards that are in it or still in hand.
#[derive(Clone, Copy)]
pub(super) struct ThisTrick {
    cards: u32,
    phase: Phase,
}

impl ThisTrick {
    pub(super) fn of(state: &State) -> ThisTrick {
        ThisTrick { cards: in_hand(state) + state.trick().plays().len() as u32, phase: state.phase() }
    }

    /// Has another trick begun, or the other phase, or is the game over?
    pub(super) fn is_over(self, state: &State) -> bool {
        state.phase() != self.phase
            || state.actor() == Actor::Over
            || state.trick().plays().is_empty() && in_hand(state) < self.cards
    }

    /// Plays on until the trick is over, with `play` choosing the cards and the rest left to [`default_answer`].
    pub(super) fn finish(
        self,
        state: &mut State,
        chance: &mut Chance,
        mut play: impl FnMut(&State, &mut Chance) -> Option<Action>,
    ) {
        for _ in 0..LONGEST {
            if self.is_over(state) {
                return;
            }
            let action = if state.question() == Some(Question::Play) {
                play(state, chance)
            } else {
                default_answer(state, chance)
            };
            let Some(action) = action else { return };
            state.apply_unchecked(action, &mut ());
        }
    }
}

/// The answer to any question but which card to play: pass, if that is legal, else a random one.
pub(super) fn default_answer(state: &State, chance: &mut Chance) -> Option<Action> {
    if state.actor() != Actor::Chance && state.answers().has(Action::Pass) {
        return Some(Action::Pass);
    }
    state.sample(chance)
}

/// A random legal card; artifacts and potions stay where they are.
pub(super) fn random_card(state: &State, chance: &mut Chance) -> Option<Action> {
    let answers = state.answers();
    // Cards have the low numbers.
    let cards = answers.low();
    let among = if cards.is_empty() { answers } else { cards };
    among.any(chance)
}

fn in_hand(state: &State) -> u32 {
    state.rules().seats().map(|seat| state.hand(seat).len()).sum()
}
