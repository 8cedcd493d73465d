//! Who sits at a seat.

use bots::Player;
use wire::Name;

use crate::Hash;

/// Who sits at a seat. At a rematch players change seats, and take their keys with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet; anybody may sit down.
    Open,
    /// A person.
    Person {
        /// What they are called.
        name: Name,
        /// The hash of their key.
        key: Hash,
        /// Have they said that they are ready?
        is_ready: bool,
        /// Have they got up?
        has_left: bool,
        /// The bot that plays until they are back.
        bot: Option<Player>,
        /// How many answers bots have given for them in this game since they last answered themselves.
        bot_answers: u32,
        /// Where they want to be told that they are asked.
        webhook: Option<String>,
    },
    /// A bot.
    Bot {
        /// How it plays.
        player: Player,
        /// Which of the bots at this table it is.
        number: u8,
    },
}

impl Chair {
    /// A person who sits down.
    pub(crate) const fn person(name: Name, key: Hash) -> Chair {
        Chair::Person { name, key, is_ready: false, has_left: false, bot: None, bot_answers: 0, webhook: None }
    }

    /// The hash of the key that opens it.
    pub const fn key(&self) -> Option<Hash> {
        match self {
            Chair::Person { key, .. } => Some(*key),
            Chair::Open | Chair::Bot { .. } => None,
        }
    }

    /// The bot that decides for the seat now.
    pub const fn bot(&self) -> Option<Player> {
        match self {
            Chair::Bot { player, .. } | Chair::Person { bot: Some(player), .. } => Some(*player),
            Chair::Open | Chair::Person { bot: None, .. } => None,
        }
    }

    /// Which of the bots at its table it is.
    pub(crate) const fn bot_number(&self) -> Option<u8> {
        match self {
            Chair::Bot { number, .. } => Some(*number),
            Chair::Open | Chair::Person { .. } => None,
        }
    }

    /// Does a person sit there, who decides for themselves?
    pub const fn is_playing(&self) -> bool {
        matches!(self, Chair::Person { bot: None, .. })
    }

    /// Does a person sit there?
    pub const fn is_person(&self) -> bool {
        matches!(self, Chair::Person { .. })
    }

    /// Can the deal be made, as far as this seat is concerned?
    pub(crate) const fn is_ready(&self) -> bool {
        matches!(self, Chair::Bot { .. } | Chair::Person { is_ready: true, .. } | Chair::Person { bot: Some(_), .. })
    }

    /// Can a rematch be dealt at once, as far as this seat is concerned?
    pub(crate) const fn can_play_again(&self) -> bool {
        matches!(self, Chair::Bot { .. } | Chair::Person { has_left: false, bot: None, .. })
    }

    /// What the player is called in records.
    pub(crate) fn recorded(&self) -> Option<String> {
        match self {
            Chair::Open => None,
            Chair::Person { name, .. } => Some(name.to_string()),
            Chair::Bot { player, .. } => Some(play::Sitter::Bot(*player).to_string()),
        }
    }
}
