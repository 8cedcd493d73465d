//! Who sits at a seat.

use std::{fmt, str::FromStr};

use bots::{Character, Effort, Level, Player, PlayerError};
use game::Seat;
use serde::{Deserialize, Serialize};

/// A person at this device, or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sitter {
    /// Somebody who is asked.
    Person,
    /// A bot that decides for itself.
    Bot(Player),
}

impl Sitter {
    /// Reads several with commas between them, such as `person,expert:nodes=500,millis=50,greedy`.
    pub fn parse_all(text: &str) -> Result<Vec<Sitter>, SitterError> {
        Player::split(text).iter().map(|text| text.parse()).collect()
    }

    /// A bot that thinks as long as its level is meant to.
    pub const fn level(level: Level) -> Sitter {
        Sitter::Bot(Player { level, effort: Effort::OWN })
    }

    /// Who the bot is at this seat; nobody, if it is a person. The number stands for the table, such as the seed of its
    /// deal.
    pub const fn character(self, seat: Seat, table: u64) -> Option<Character> {
        match self {
            Sitter::Person => None,
            Sitter::Bot(player) => Some(Character::at(player.level, seat, table)),
        }
    }
}

/// Why nobody of that name can sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}; a seat can also be \"person\"")]
pub struct SitterError(#[from] pub PlayerError);

/// Written `person`, or as the bot is.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("person"),
            Sitter::Bot(player) => player.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = SitterError;

    fn from_str(text: &str) -> Result<Sitter, SitterError> {
        match text {
            "person" | "you" => Ok(Sitter::Person),
            bot => match Player::parse(bot, Effort::OWN) {
                // Games and tables that were kept when limits of such bots were still taken, and ignored.
                Err(PlayerError::TakesNoLimits(level)) => Ok(Sitter::Bot(Player { level, effort: Effort::OWN })),
                player => Ok(Sitter::Bot(player?)),
            },
        }
    }
}

impl TryFrom<String> for Sitter {
    type Error = SitterError;

    fn try_from(text: String) -> Result<Sitter, SitterError> {
        text.parse()
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        sitter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitter_is_read_as_it_is_written() {
        for text in ["person", "greedy", "expert:millis=500"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        assert_eq!("greedy:nodes=10".parse::<Sitter>().unwrap().to_string(), "greedy", "as earlier versions kept it");
        assert_eq!("you".parse(), Ok(Sitter::Person));
        let all = Sitter::parse_all("person,expert:nodes=5,millis=9,greedy").unwrap();
        assert_eq!(
            all.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["person", "expert:nodes=5,millis=9", "greedy"]
        );
        let refused = "somebody".parse::<Sitter>().unwrap_err().to_string();
        assert!(refused.contains(&Level::names()) && refused.contains("person"), "{refused}");
    }
}
