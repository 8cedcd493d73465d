//! What a message from the table has changed.

use wire::{Phrase, Proposal, Refusal};

/// What a message from the table has changed, for shells that show it.
#[derive(Clone, Debug)]
pub enum News {
    /// The table: who is there, who is ready, what is proposed, how far it has come.
    Table,
    /// The client has a seat: its key is to be kept.
    Seated(u8),
    /// A game begins, or was found in progress.
    Dealt,
    /// The game moved on, or the client is asked.
    Moved,
    /// An answer was taken back.
    TakenBack,
    /// The game is over.
    Over,
    /// Somebody says a quick phrase, who is not muted.
    Phrase(Phrase),
    /// Something was not done. If it was an answer, it is not shown as sent any more.
    Refused(Refusal),
}

/// A proposal that came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dropped {
    /// What was proposed.
    pub proposal: Proposal,
    /// Who declined it, if that is known; else it was withdrawn, or has lapsed because the game went on.
    pub by: Option<u8>,
}
