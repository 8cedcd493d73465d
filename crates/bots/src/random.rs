//! The bot that any other must beat.

use game::{Chance, Game, View};

use crate::{Bot, Choice, Limits};

/// Gives every legal answer with equal odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _: &Limits, chance: &mut Chance) -> Option<Choice<G::Action>> {
        let answer = view.answers().any(chance)?;
        Some(Choice { answer, estimate: None, nodes: 0 })
    }
}
