//! What needs the consent of others.

use serde::{Deserialize, Serialize};

/// Something that is done when all whom it concerns agree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Play again, with the seats turned by one.
    Rematch,
    /// Take back the last answer of this seat.
    Undo(u8),
    /// Let a bot play for this seat, whose player is not there.
    Bot(u8),
    /// End the game without a result.
    End,
    /// Exchange the first seat, that of whoever proposes it, with another one, before the deal.
    Swap(u8, u8),
}

/// A proposal that was made, and who agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What is proposed.
    pub proposal: Proposal,
    /// The seats that agree; the first of them made it.
    pub agreed: Vec<u8>,
    /// The seats that are still to agree.
    pub waiting: Vec<u8>,
}
