//! What happens in a game, for logs, animation and sound.

use game::Seat;

use crate::{Roll, Space, Spaces, Squatter};

/// Something that happened; the position just before it goes to the sink with it. Everybody sees all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The dice show this (2.1).
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// What they show.
        roll: Roll,
    },
    /// A squatter was placed on a space that is empty or held by an opponent (2.2).
    SquatterPlaced {
        /// Whose turn it is.
        seat: Seat,
        /// Which squatter.
        squatter: Squatter,
        /// Where.
        space: Space,
    },
    /// A claim marker was placed on the player's own marker or on a squatter (2.3, 2.4).
    ClaimMarkerPlaced {
        /// Whose turn it is.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// The variant's squatter under a new claim marker went back to the supply (4.1).
    SquatterReturned {
        /// Which squatter.
        squatter: Squatter,
        /// From where.
        space: Space,
    },
    /// The player rolls again (2.7).
    RollsAgain {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Nothing can be placed: this turn's claim markers come off, then the squatters (2.6).
    Bust {
        /// Whose turn it was.
        seat: Seat,
        /// Where claim markers come off.
        claim_markers: Spaces,
        /// Where squatters come off; a squatter under a claim marker counts here too.
        squatters: Spaces,
    },
    /// The player stopped and takes what is marked (2.8).
    Stopped {
        /// Whose turn it was.
        seat: Seat,
        /// The spaces that are now secured.
        secured: Spaces,
        /// The spaces that are now held.
        held: Spaces,
    },
    /// A stop sent markers back to an opponent (2.8).
    MarkersReturned {
        /// Whose markers.
        seat: Seat,
        /// From where.
        spaces: Spaces,
    },
    /// A player has enough secured spaces: everybody has one more turn (3.1).
    LastRound {
        /// Who reached the threshold, and so has the last turn.
        called_by: Seat,
    },
    /// The next player's turn begins.
    TurnBegan {
        /// Whose turn it is now.
        seat: Seat,
    },
    /// The last turn is over (3.1).
    GameOver,
}
