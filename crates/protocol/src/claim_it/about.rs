//! What there is to be played of Claim It!

use serde::Serialize;

use super::SEATS;
use crate::served::GameName;

/// What there is to be played.
// Fields are written in the order of the alphabet.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "about-claim-it"))]
pub(crate) struct About {
    /// The boards that have a name.
    boards: [&'static str; 2],
    /// Which game it is.
    #[cfg_attr(test, schemars(extend("const" = GameName::ClaimIt)))]
    of: GameName,
    /// How many can play.
    #[cfg_attr(test, schemars(inner(range(min = 2, max = SEATS))))]
    players: Vec<u8>,
}

impl About {
    /// All there is.
    pub(crate) fn new() -> About {
        About { boards: ["standard", "reduced"], of: GameName::ClaimIt, players: (2..=SEATS).collect() }
    }
}
