//! A game in progress, whichever it is: from choices, or from a record.

use play::{AnySetup, Choices, Sitting};
use record::AnyGame;
use words::Words;

use crate::form::wrong;

/// A game in progress, whichever it is.
pub(crate) enum AnySitting {
    Claim(Box<Sitting<claim::State>>),
    ClaimIt(Box<Sitting<claim_it::State>>),
}

impl AnySitting {
    /// What was chosen, or why it cannot be.
    pub(crate) fn begin(choices: &Choices, words: &Words) -> Result<AnySitting, String> {
        let seed = choices.seed.unwrap_or_else(crate::any_seed);
        let seats = choices.seats.clone();
        match choices.setup().map_err(|error| wrong(words, &error))? {
            AnySetup::Claim(setup) => Sitting::new(setup, seats, seed)
                .map(|sitting| AnySitting::Claim(Box::new(sitting)))
                .map_err(|error| words.claim_setup_error(&error)),
            AnySetup::ClaimIt(setup) => Sitting::new(setup, seats, seed)
                .map(|sitting| AnySitting::ClaimIt(Box::new(sitting)))
                .map_err(|error| words.claim_it_setup_error(&error)),
        }
    }

    /// A game that was recorded, or why it cannot go on.
    pub(crate) fn resume(game: AnyGame, words: &Words) -> Result<AnySitting, String> {
        match game {
            AnyGame::Claim(record) => Sitting::resume(record)
                .map(|sitting| AnySitting::Claim(Box::new(sitting)))
                .map_err(|error| error.to_string()),
            AnyGame::ClaimIt(record) => Sitting::resume(record)
                .map(|sitting| AnySitting::ClaimIt(Box::new(sitting)))
                .map_err(|error| error.to_string()),
            AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_) => Err(words.say("terminal-only-seen")),
        }
    }
}
