//! What stands in the log of a table.

use serde::{Deserialize, Serialize};
use wire::{Clock, Name, Proposal};

use crate::Hash;

/// An entry of the log of a table. New kinds are added at the end: the place of a kind in this list is how it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// The table is opened.
    Opened {
        /// What is played, as JSON.
        game: String,
        /// Who is to sit where.
        seats: Vec<Planned>,
        /// Time to think.
        clock: Clock,
        /// Where to say that somebody is asked.
        webhook: Option<String>,
    },
    /// A person sits down.
    Sat {
        /// Where.
        seat: u8,
        /// What they are called.
        name: Name,
        /// The hash of their key.
        key: Hash,
    },
    /// A person is ready for the deal, or not any more.
    Ready {
        /// Whose seat.
        seat: u8,
        /// Are they?
        is_ready: bool,
    },
    /// A game begins: the keys of its chance and of its bots.
    Dealt {
        /// Deals, draws and rolls.
        deal: [u8; 32],
        /// Seeds bots.
        bots: [u8; 32],
    },
    /// The seat that was asked answered.
    Answered(u8),
    /// A player makes a proposal, or agrees to it.
    Agreed {
        /// Whose seat.
        seat: u8,
        /// To what.
        proposal: Proposal,
    },
    /// A player declines a proposal: it is withdrawn.
    Declined {
        /// Whose seat.
        seat: u8,
        /// What.
        proposal: Proposal,
    },
    /// What a seat did last is taken back.
    TakenBack {
        /// Whose seat.
        seat: u8,
        /// How many entries the log of the game keeps.
        kept: u32,
    },
    /// A bot plays for a person until they are back, or sits down at a seat that nobody came to.
    BotSat {
        /// Whose seat.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// A person is back.
    Returned(u8),
    /// A person gets up.
    Left(u8),
    /// The players end the game.
    Ended,
    /// The time of a seat is up, and with it the game.
    TimeUp(u8),
    /// The seats are turned by one for a rematch.
    Turned,
    /// The host of the table was down, and is up again.
    Resumed,
    /// A player wants to be told elsewhere that they are asked, or not any more.
    Webhook {
        /// Whose seat.
        seat: u8,
        /// Where.
        address: Option<String>,
    },
    /// Whoever sits at the first seat exchanges it with another one.
    Swapped(u8, u8),
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Planned {
    /// Whoever comes.
    Open,
    /// Whoever comes. Earlier versions kept such a seat for whoever had a key.
    Reserved(Hash),
    /// A bot, as commands write it.
    Bot(String),
}

/// An entry that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an entry of a table's log cannot be read: {0}")]
pub struct BadEntry(postcard::Error);

impl Entry {
    /// Was it asked for by somebody, beside playing?
    pub(crate) const fn is_request(&self) -> bool {
        matches!(
            self,
            Entry::Sat { .. }
                | Entry::Ready { .. }
                | Entry::Agreed { .. }
                | Entry::Declined { .. }
                | Entry::Left(_)
                | Entry::Webhook { .. }
        )
    }

    /// The entry as bytes; an answer is two.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Only sequences without a known length cannot be written, and there are none.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`Entry::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Entry, BadEntry> {
        match postcard::take_from_bytes(bytes) {
            Ok((entry, [])) => Ok(entry),
            Ok(_) => Err(BadEntry(postcard::Error::DeserializeBadEncoding)),
            Err(error) => Err(BadEntry(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs are read by later versions: what is written must not change.
    #[test]
    fn entries_are_written_as_they_always_were() {
        let written: [(Entry, &[u8]); 12] = [
            (Entry::Ready { seat: 1, is_ready: true }, &[2, 1, 1]),
            (Entry::Answered(200), &[4, 200]),
            (Entry::Agreed { seat: 0, proposal: Proposal::Undo(1) }, &[5, 0, 1, 1]),
            (Entry::Declined { seat: 2, proposal: Proposal::End }, &[6, 2, 3]),
            (Entry::TakenBack { seat: 1, kept: 200 }, &[7, 1, 200, 1]),
            (Entry::BotSat { seat: 3, bot: "a".into() }, &[8, 3, 1, b'a']),
            (Entry::Left(0), &[10, 0]),
            (Entry::TimeUp(1), &[12, 1]),
            (Entry::Turned, &[13]),
            (Entry::Webhook { seat: 2, address: Some("a".into()) }, &[15, 2, 1, 1, b'a']),
            (Entry::Agreed { seat: 0, proposal: Proposal::Swap(0, 2) }, &[5, 0, 4, 0, 2]),
            (Entry::Swapped(0, 2), &[16, 0, 2]),
        ];
        for (entry, bytes) in written {
            assert_eq!(entry.to_bytes(), bytes, "{entry:?}");
            assert_eq!(Entry::from_bytes(bytes).as_ref(), Ok(&entry));
        }
        let opened = Entry::Opened {
            game: "{}".into(),
            seats: vec![Planned::Open, Planned::Bot("x".into())],
            clock: Clock::Game { seconds: 300, increment: 5 },
            webhook: None,
        };
        assert_eq!(opened.to_bytes(), [0, 2, b'{', b'}', 2, 0, 2, 1, b'x', 1, 172, 2, 5, 0]);
        let reserved = [&[0, 2, b'{', b'}', 1, 1][..], &[7; 32], &[0, 0]].concat();
        let Ok(Entry::Opened { seats, .. }) = Entry::from_bytes(&reserved) else { panic!("it is read no more") };
        assert!(matches!(seats[..], [Planned::Reserved(_)]));
    }

    #[test]
    fn what_is_left_over_or_missing_is_refused() {
        assert!(Entry::from_bytes(&[]).is_err());
        assert!(Entry::from_bytes(&[4]).is_err());
        assert!(Entry::from_bytes(&[4, 1, 1]).is_err());
        assert!(Entry::from_bytes(&[99]).is_err());
    }
}
