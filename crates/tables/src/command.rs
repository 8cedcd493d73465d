//! What can be done at a table.

use wire::{Name, Proposal, Token};

use crate::{Hash, Millis};

/// What somebody does at a table. Whoever hosts it has made sure that they have the seat that they name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Takes a seat, or one that is open.
    Sit {
        /// Which.
        seat: Option<u8>,
        /// What the player is called.
        name: Name,
        /// The key that they will have.
        key: Hash,
    },
    /// Is ready for the deal, or not any more.
    Ready {
        /// Whose seat.
        seat: u8,
        /// Are they?
        is_ready: bool,
    },
    /// Answers a decision.
    Answer {
        /// Whose seat.
        seat: u8,
        /// What is answered.
        answer: wire::Answer,
    },
    /// The answer of a bot that was given a [`BotTask`](crate::BotTask).
    BotAnswer {
        /// The epoch of the decision.
        epoch: u32,
        /// The place of the decision in the log of the game.
        place: usize,
        /// The number of the answer.
        answer: u8,
    },
    /// Makes a proposal, or agrees to it.
    Agree {
        /// Whose seat.
        seat: u8,
        /// To what.
        proposal: Proposal,
    },
    /// Declines a proposal, or withdraws it.
    Decline {
        /// Whose seat.
        seat: u8,
        /// What.
        proposal: Proposal,
    },
    /// Wants to be told elsewhere that they are asked, or not any more.
    Webhook {
        /// Whose seat.
        seat: u8,
        /// Where.
        address: Option<String>,
    },
    /// Gets up.
    Leave {
        /// Whose seat.
        seat: u8,
    },
    /// Is back.
    Return {
        /// Whose seat.
        seat: u8,
    },
    /// The host of the table is up again.
    Resume,
    /// Nobody does anything, but time passes.
    Tick,
}

/// What a decision depends on beside the log.
pub struct Context<'a> {
    /// What time it is.
    pub now: Millis,
    /// Is the player of this seat away for so long that the others may decide?
    pub is_away: &'a dyn Fn(u8) -> bool,
    /// Random keys, for a deal.
    pub keys: &'a dyn Fn() -> Keys,
}

/// Random keys.
#[derive(Clone, Copy)]
pub struct Keys {
    /// Deals, draws and rolls.
    pub deal: [u8; 32],
    /// Seeds bots.
    pub bots: [u8; 32],
}

impl Command {
    /// Does it belong to playing? What does not is limited: nobody can make a log grow for ever.
    pub(crate) const fn is_play(&self) -> bool {
        matches!(
            self,
            Command::Answer { .. }
                | Command::BotAnswer { .. }
                | Command::Return { .. }
                | Command::Resume
                | Command::Tick
        )
    }

    /// Sits down with a key.
    pub fn sit(seat: Option<u8>, name: Name, token: &Token) -> Command {
        Command::Sit { seat, name, key: Hash::of(token) }
    }
}
