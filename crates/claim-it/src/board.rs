//! What is in the box: the board's size, the supplies, and the thresholds printed on the board.

use crate::{MAX_SIZE, Roll, SetupError, Spaces};

/// The fewest players (3.1).
pub const MIN_PLAYERS: u8 = 2;
/// The most players: one for each colour (1.2).
pub const MAX_PLAYERS: u8 = 5;

/// A board with all that is played on it.
///
/// [`Board::STANDARD`] is the one in the box. Others are for study: small enough to be solved, or odd enough to show
/// what a rule does. [`Board::check`] says which are playable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The number of columns, of rows, of a die's sides and of squatters (1.1, 1.2).
    pub size: u8,
    /// The claim markers that all players share (1.2).
    pub claim_markers: u8,
    /// The player markers of each colour (1.2).
    pub player_markers: u8,
    /// How many secured spaces begin the last round with 2, 3, 4 and 5 players (3.1).
    pub thresholds: [u8; 4],
}

impl Default for Board {
    fn default() -> Board {
        Board::STANDARD
    }
}

impl Board {
    /// The board in the box (1.1, 1.2, 3.1).
    pub const STANDARD: Board = Board { size: 6, claim_markers: 30, player_markers: 24, thresholds: [13, 9, 7, 6] };

    /// A quarter of the standard board, every number rounded: small enough to check bots against exact play.
    pub const REDUCED: Board = Board { size: 3, claim_markers: 8, player_markers: 6, thresholds: [3, 2, 2, 2] };

    /// How many secured spaces begin the last round (3.1); none if the game is not for this number of players.
    #[inline]
    pub fn threshold(&self, players: u8) -> Option<u8> {
        let index = usize::from(players.checked_sub(MIN_PLAYERS)?);
        self.thresholds.get(index).copied()
    }

    /// All spaces of this board.
    #[inline]
    pub const fn spaces(&self) -> Spaces {
        const SQUARES: [Spaces; MAX_SIZE as usize] = [
            Spaces::square(1),
            Spaces::square(2),
            Spaces::square(3),
            Spaces::square(4),
            Spaces::square(5),
            Spaces::square(6),
        ];
        match self.size {
            size @ 1..=MAX_SIZE => SQUARES[size as usize - 1],
            _ => Spaces::NONE,
        }
    }

    /// Can its dice show this?
    #[inline]
    pub const fn can_roll(&self, roll: Roll) -> bool {
        let [_, _, highest] = roll.dice();
        highest <= self.size
    }

    /// How many equally likely throws its three dice have if they can be told apart.
    #[inline]
    pub const fn throws(&self) -> u32 {
        let sides = self.size as u32;
        sides * sides * sides
    }

    /// Can this number of players use it, and can the end always be reached?
    ///
    /// The last condition is what keeps a game from running dry: while nobody has reached the threshold, one more
    /// space can be secured, so there is an unsecured space, a claim marker for it and a player marker under it.
    pub fn check(&self, players: u8) -> Result<(), SetupError> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(SetupError::Players { players });
        }
        if !(2..=MAX_SIZE).contains(&self.size) {
            return Err(SetupError::Size { size: self.size });
        }
        let threshold = self.threshold(players).unwrap_or(0);
        if threshold == 0 {
            return Err(SetupError::NoThreshold { players });
        }
        if self.player_markers < threshold {
            return Err(SetupError::PlayerMarkers { player_markers: self.player_markers, threshold });
        }
        let needed = u16::from(players) * u16::from(threshold - 1) + 1;
        if u16::from(self.spaces().len()) < needed {
            return Err(SetupError::Spaces { spaces: self.spaces().len(), needed });
        }
        if u16::from(self.claim_markers) < needed {
            return Err(SetupError::ClaimMarkers { claim_markers: self.claim_markers, needed });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.1, 1.2
    #[test]
    fn the_box_holds_36_spaces_30_claim_markers_and_24_markers_of_each_colour() {
        let Board { size, claim_markers, player_markers, .. } = Board::STANDARD;
        assert_eq!((size, claim_markers, player_markers), (6, 30, 24));
        assert_eq!(Board::STANDARD.spaces().len(), 36);
        assert_eq!(Board::STANDARD.throws(), 216);
        assert_eq!(Board::REDUCED.spaces().len(), 9);
        assert_eq!(Board::REDUCED.throws(), 27);
    }

    /// 3.1
    #[test]
    fn the_threshold_falls_with_the_number_of_players() {
        assert_eq!([2, 3, 4, 5].map(|n| Board::STANDARD.threshold(n)), [Some(13), Some(9), Some(7), Some(6)]);
        assert_eq!([0, 1, 6, 255].map(|n| Board::STANDARD.threshold(n)), [None; 4]);
    }

    #[test]
    fn both_boards_suit_two_to_five_players() {
        for board in [Board::STANDARD, Board::REDUCED] {
            for players in 2..=5 {
                assert_eq!(board.check(players), Ok(()));
            }
        }
    }

    /// 3.1: with fewer pieces a game could stand still, everybody one short of the threshold.
    #[test]
    fn a_board_on_which_nobody_need_reach_the_threshold_is_refused() {
        let board = Board { claim_markers: 25, ..Board::STANDARD };
        assert_eq!(board.check(2), Ok(()));
        let board = Board { claim_markers: 24, ..Board::STANDARD };
        assert_eq!(board.check(2), Err(SetupError::ClaimMarkers { claim_markers: 24, needed: 25 }));
        let board = Board { thresholds: [19; 4], claim_markers: 40, ..Board::STANDARD };
        assert_eq!(board.check(2), Err(SetupError::Spaces { spaces: 36, needed: 37 }));
        let board = Board { player_markers: 12, ..Board::STANDARD };
        assert_eq!(board.check(2), Err(SetupError::PlayerMarkers { player_markers: 12, threshold: 13 }));
        let board = Board { thresholds: [0; 4], ..Board::STANDARD };
        assert_eq!(board.check(3), Err(SetupError::NoThreshold { players: 3 }));
    }

    /// 1.1
    #[test]
    fn a_board_larger_than_the_one_in_the_box_is_refused() {
        for size in [0, 1, 7, 255] {
            assert_eq!(Board { size, ..Board::STANDARD }.check(2), Err(SetupError::Size { size }));
        }
    }
}
