//! Where a trick ends, and how to get there.

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

    /// Plays on until the trick is over, with `play` choosing the cards and the rest left to [`by_the_way`].
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
            let action =
                if state.question() == Some(Question::Play) { play(state, chance) } else { by_the_way(state, chance) };
            let Some(action) = action else { return };
            state.apply_unchecked(action, &mut ());
        }
    }
}

/// An answer to anything but which card to play: nothing, if that is allowed, else whatever comes.
pub(super) fn by_the_way(state: &State, chance: &mut Chance) -> Option<Action> {
    if state.actor() != Actor::Chance && state.answers().has(Action::Pass) {
        return Some(Action::Pass);
    }
    state.sample(chance)
}

/// A legal card, any of them; artifacts and potions stay where they are.
pub(super) fn any_card(state: &State, chance: &mut Chance) -> Option<Action> {
    let answers = state.answers();
    let cards = answers.numbers().take_while(|&number| number < 128).count() as u32;
    let among = if cards == 0 { answers.len() as u32 } else { cards };
    answers.nth(chance.below(among) as usize)
}

fn in_hand(state: &State) -> u32 {
    state.rules().seats().map(|seat| state.hand(seat).len()).sum()
}
