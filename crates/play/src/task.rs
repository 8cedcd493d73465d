//! A bot's decision, as something that can be carried to another thread.

use bots::{Choice, Levelled, Limits, Player, chance_of_seat};
use game::{Seat, View as _};

/// What a bot is to decide: all it may know, and how long it may think.
#[derive(Clone, Debug)]
pub struct Task<G: Levelled> {
    view: G::View,
    player: Player,
    seed: u64,
}

impl<G: Levelled> Task<G> {
    /// A decision of whoever's view it is, so many moves after the deal. The same seed gives the same answer in the same
    /// place of a game, unless time is limited: so what was taken back comes again.
    pub fn new(view: G::View, player: Player, seed: u64, moves: usize) -> Task<G> {
        Task { view, player, seed: seed.wrapping_add((moves as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)) }
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// The bot that is to decide.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// Thinks, within `limits`. There is an answer whenever the seat is asked something.
    pub fn think(&self, limits: &Limits) -> Option<Choice<G::Action>> {
        let mut chance = chance_of_seat(self.seed, self.view.seat()?);
        self.player.bot::<G>().choose(&self.view, limits, &mut chance)
    }
}
