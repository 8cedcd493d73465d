//! The bots that can be asked. They are given a view and nothing more.

use game::{Answers, Chance};

/// A player that can be asked by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bot {
    /// Any legal answer, all equally likely.
    Random,
}

impl Bot {
    pub(crate) const NAMES: &'static [&'static str] = &["random"];

    pub(crate) fn named(name: &str) -> Option<Bot> {
        (name == "random").then_some(Bot::Random)
    }

    /// The number of the answer it gives. The same seed gives the same answer in the same place of a game.
    pub(crate) fn answer(self, answers: Answers, seed: u64, moves: usize) -> Option<u8> {
        match self {
            Bot::Random => {
                // One seed serves a whole game: every move gets numbers of its own.
                let mut chance =
                    Chance::from_seed(seed.wrapping_add((moves as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
                answers.nth_number(chance.below(answers.len() as u32) as usize)
            }
        }
    }
}
