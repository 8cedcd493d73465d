//! Who sits at a seat.

use bots::Player;
use wire::Name;

use crate::Hash;

/// Who sits at a seat. At a rematch players change seats, and take their keys with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet; anybody may sit down.
    Open,
    /// Nobody yet; it is kept for whoever has the key.
    Reserved(Hash),
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
    Bot(Player),
}

impl Chair {
    /// A person who sits down.
    pub(crate) const fn person(name: Name, key: Hash) -> Chair {
        Chair::Person { name, key, is_ready: false, has_left: false, bot: None, bot_answers: 0, webhook: None }
    }

    /// The hash of the key that opens it.
    pub const fn key(&self) -> Option<Hash> {
        match self {
            Chair::Reserved(key) | Chair::Person { key, .. } => Some(*key),
            Chair::Open | Chair::Bot(_) => None,
        }
    }

    /// The bot that decides for the seat now.
    pub const fn bot(&self) -> Option<Player> {
        match self {
            Chair::Bot(player) | Chair::Person { bot: Some(player), .. } => Some(*player),
            Chair::Open | Chair::Reserved(_) | Chair::Person { bot: None, .. } => None,
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
        matches!(self, Chair::Bot(_) | Chair::Person { is_ready: true, .. } | Chair::Person { bot: Some(_), .. })
    }

    /// Can a rematch be dealt at once, as far as this seat is concerned?
    pub(crate) const fn can_play_again(&self) -> bool {
        matches!(self, Chair::Bot(_) | Chair::Person { has_left: false, bot: None, .. })
    }

    /// What the player is called in records.
    pub(crate) fn recorded(&self) -> Option<String> {
        match self {
            Chair::Open | Chair::Reserved(_) => None,
            Chair::Person { name, .. } => Some(name.to_string()),
            Chair::Bot(player) => Some(play::Sitter::Bot(*player).to_string()),
        }
    }
}
