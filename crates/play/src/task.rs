//! A bot's decision, as something that can be carried to another thread.

use bots::{Choice, Levelled, Limits, Player};
use game::{BotSeed, Seat, View as _};

/// What a bot is to decide: all it may know, how long it may think, and its own seed.
#[derive(Clone, Debug)]
pub struct Task<G: Levelled> {
    view: G::View,
    player: Player,
    seed: BotSeed,
}

impl<G: Levelled> Task<G> {
    /// A decision of whoever's view it is. The same seed gives the same answer, unless time is limited.
    pub const fn new(view: G::View, player: Player, seed: BotSeed) -> Task<G> {
        Task { view, player, seed }
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
        self.player.bot::<G>().choose(&self.view, limits, &mut self.seed.chance())
    }
}
