//! A game in progress, whichever it is: from choices, or from a record.

use bots::Effort;
use record::AnyGame;

use crate::{AnySetup, AnyTask, Choices, Played, Sitting, WrongChoice};

/// A game in progress, whichever it is.
#[derive(Clone, Debug)]
pub enum AnySitting {
    /// Of Claim.
    Claim(Box<Sitting<claim::State>>),
    /// Of Claim It!
    ClaimIt(Box<Sitting<claim_it::State>>),
}

/// Does the same with a sitting of either game.
#[macro_export]
macro_rules! either {
    ($any:expr, $sitting:ident => $result:expr) => {
        match $any {
            $crate::AnySitting::Claim($sitting) => $result,
            $crate::AnySitting::ClaimIt($sitting) => $result,
        }
    };
}

/// Why a game that was found in a text does not go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoResume {
    /// It is what one player saw.
    #[error("this record tells what one player saw; to go on, a record of the whole game is needed")]
    OnlySeen,
    /// It cannot be replayed.
    #[error("{0}")]
    Broken(String),
}

impl AnySitting {
    /// Starts the game that was chosen; with the given seed, if none was.
    pub fn begin(choices: &Choices, seed: impl FnOnce() -> u64) -> Result<AnySitting, WrongChoice> {
        let seats = choices.seats.clone();
        let setup = choices.setup()?;
        let seed = choices.seed.unwrap_or_else(seed);
        match setup {
            AnySetup::Claim(setup) => {
                let sitting = Sitting::new(setup, seats, seed).map_err(WrongChoice::Claim)?;
                Ok(AnySitting::Claim(Box::new(sitting)))
            }
            AnySetup::ClaimIt(setup) => {
                let sitting = Sitting::new(setup, seats, seed).map_err(WrongChoice::ClaimIt)?;
                Ok(AnySitting::ClaimIt(Box::new(sitting)))
            }
        }
    }

    /// The decision of the bot whose turn it is.
    pub fn task(&self) -> Option<AnyTask> {
        either!(self, sitting => sitting.task().map(Played::any_task))
    }

    /// What the best bot would do in the place of the person who is asked.
    pub fn hint(&self, effort: Effort) -> Option<AnyTask> {
        either!(self, sitting => sitting.hint(effort).map(Played::any_task))
    }

    /// The choices that come to this deal; see [`Sitting::choices`].
    pub fn choices(&self) -> Option<Choices> {
        either!(self, sitting => sitting.choices())
    }

    /// Takes a game up where its record leaves it.
    pub fn resume(game: AnyGame) -> Result<AnySitting, NoResume> {
        match game {
            AnyGame::Claim(record) => Sitting::resume(record)
                .map(|sitting| AnySitting::Claim(Box::new(sitting)))
                .map_err(|error| NoResume::Broken(error.to_string())),
            AnyGame::ClaimIt(record) => Sitting::resume(record)
                .map(|sitting| AnySitting::ClaimIt(Box::new(sitting)))
                .map_err(|error| NoResume::Broken(error.to_string())),
            AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_) => Err(NoResume::OnlySeen),
        }
    }
}
