//! The answers to every decision and the outcomes of the dice, with their numbers and their notation.

use std::{fmt, str::FromStr};

use game::Answer;

use crate::{Roll, Space, Squatter, text::TextError};

/// An answer of a player, or what the dice show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place the one marker that can be placed on this space (2.2 to 2.4). Written `5,2`.
    Place(Space),
    /// Roll again and risk a bust (2.7). Written `roll`.
    RollAgain,
    /// Stop and take what is marked (2.8). Written `stop`.
    Stop,
    /// The dice show this (2.1). Written `2-3-5`.
    Rolled(Roll),
}

const ROLL_AGAIN: u8 = Space::COUNT;
const STOP: u8 = ROLL_AGAIN + 1;
/// The number of the first roll; the others follow.
pub(crate) const ROLLED: u8 = STOP + 1;

impl Action {
    /// One above the highest number.
    pub const COUNT: usize = (ROLLED + Roll::COUNT) as usize;
}

impl Answer for Action {
    #[inline]
    fn number(self) -> u8 {
        match self {
            Action::Place(space) => space.number(),
            Action::RollAgain => ROLL_AGAIN,
            Action::Stop => STOP,
            Action::Rolled(roll) => ROLLED + roll.number(),
        }
    }

    #[inline]
    fn from_number(number: u8) -> Option<Action> {
        // Asked for first: else what a roll would be is worked out for every placement.
        if let Some(space) = Space::from_number(number) {
            return Some(Action::Place(space));
        }
        match number {
            ROLL_AGAIN => Some(Action::RollAgain),
            STOP => Some(Action::Stop),
            _ => Roll::from_number(number.wrapping_sub(ROLLED)).map(Action::Rolled),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(space) => space.fmt(f),
            Action::RollAgain => f.write_str("roll"),
            Action::Stop => f.write_str("stop"),
            Action::Rolled(roll) => roll.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        match text {
            "roll" => Ok(Action::RollAgain),
            "stop" => Ok(Action::Stop),
            _ if text.contains(',') => text.parse().map(Action::Place),
            _ if text.contains('-') => text.parse().map(Action::Rolled),
            _ => Err(TextError::new(text, "`roll`, `stop`, a space such as `5,2` or a roll such as `2-3-5`")),
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ActionError {
    /// Nobody has a turn any more.
    #[error("the game is over (rule 3.1)")]
    Over,
    /// It is for the dice to say what happens next.
    #[error("the dice must be rolled first (rule 2.1)")]
    DiceFirst,
    /// The dice are not being rolled.
    #[error("the dice are not being rolled now (rule 2.1)")]
    DiceNotRolled,
    /// A die has fewer sides than that.
    #[error("the dice of this board cannot show {roll} (rule 1.1)")]
    NoSuchRoll {
        /// What the dice were to show.
        roll: Roll,
    },
    /// A marker must be placed before anything else.
    #[error("a marker must be placed first (rule 2.1)")]
    PlaceFirst,
    /// A marker has been placed for this roll.
    #[error("a roll places one marker: roll again or stop (rule 2.7)")]
    OneMarkerPerRoll,
    /// The space is not on this board.
    #[error("{space} is not on this board (rule 1.1)")]
    OffBoard {
        /// The space.
        space: Space,
    },
    /// No two of the dice lead to the space.
    #[error("{roll} does not lead to {space} (rule 2.1)")]
    NotRolled {
        /// The space.
        space: Space,
        /// What the dice show.
        roll: Roll,
    },
    /// A claim marker is in the space.
    #[error("a claim marker is in {space} (rule 2.5)")]
    ClaimMarkerThere {
        /// The space.
        space: Space,
    },
    /// The squatter that the third die asks for is on the board.
    #[error("{space} needs {squatter}, which is on the board (rule 2.2)")]
    SquatterOut {
        /// The space.
        space: Space,
        /// The squatter that the third die asks for.
        squatter: Squatter,
    },
    /// The supply has no claim marker left.
    #[error("{space} needs a claim marker, and all are on the board (rule 2.10)")]
    NoClaimMarker {
        /// The space.
        space: Space,
    },
    /// The player has no marker left to replace the squatter with.
    #[error("{space} would need one player marker more than there are (rule 2.10)")]
    NoPlayerMarker {
        /// The space.
        space: Space,
    },
}

impl ActionError {
    /// The number of the rule it breaks.
    pub const fn rule(&self) -> &'static str {
        match self {
            ActionError::NoSuchRoll { .. } | ActionError::OffBoard { .. } => "1.1",
            ActionError::DiceFirst
            | ActionError::DiceNotRolled
            | ActionError::PlaceFirst
            | ActionError::NotRolled { .. } => "2.1",
            ActionError::SquatterOut { .. } => "2.2",
            ActionError::ClaimMarkerThere { .. } => "2.5",
            ActionError::OneMarkerPerRoll => "2.7",
            ActionError::NoClaimMarker { .. } | ActionError::NoPlayerMarker { .. } => "2.10",
            ActionError::Over => "3.1",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_own_number_and_text() {
        let all: Vec<Action> = (0..=u8::MAX).filter_map(Action::from_number).collect();
        assert_eq!(all.len(), 36 + 1 + 1 + 56);
        assert!(all.is_sorted());
        for (number, &action) in all.iter().enumerate() {
            assert_eq!(usize::from(action.number()), number);
            assert_eq!(action.to_string().parse(), Ok(action));
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(json, format!("\"{action}\""));
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
        }
    }

    /// The numbers are part of the format of records and may not change.
    #[test]
    fn the_numbers_of_actions_stay_what_they_are() {
        let numbers = ["1,1", "1,6", "2,1", "5,2", "6,6", "roll", "stop", "1-1-1", "2-3-5", "6-6-6"];
        let expected = [0, 5, 6, 25, 35, 36, 37, 38, 62, 93];
        assert_eq!(numbers.map(|text| text.parse::<Action>().unwrap().number()), expected);
    }

    #[test]
    fn a_text_that_is_no_action_is_refused() {
        for text in ["", "Roll", "stop ", "7,1", "1-2-9", "5", "5,2,1", "-", ","] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_refusal_names_the_rule() {
        let (space, roll) = ("5,2".parse().unwrap(), "2-3-5".parse().unwrap());
        for error in [
            ActionError::Over,
            ActionError::DiceFirst,
            ActionError::DiceNotRolled,
            ActionError::NoSuchRoll { roll },
            ActionError::PlaceFirst,
            ActionError::OneMarkerPerRoll,
            ActionError::OffBoard { space },
            ActionError::NotRolled { space, roll },
            ActionError::ClaimMarkerThere { space },
            ActionError::SquatterOut { space, squatter: Squatter::new(3).unwrap() },
            ActionError::NoClaimMarker { space },
            ActionError::NoPlayerMarker { space },
        ] {
            assert!(error.to_string().ends_with(&format!("(rule {})", error.rule())), "{error}");
        }
    }
}
