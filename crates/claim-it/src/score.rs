//! Who has won, and by what.

use game::{Seat, Seats};

use crate::State;

/// What counts for one player, in the order in which it counts (3.2, 3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// The spaces of the largest group.
    pub group: u8,
    /// The secured spaces, wherever they are.
    pub secured: u8,
    /// All spaces, held and secured.
    pub spaces: u8,
}

impl Tally {
    pub(crate) fn of(state: &State, seat: Seat) -> Tally {
        let spaces = state.spaces_of(seat);
        Tally { group: spaces.largest_group().len(), secured: (spaces & state.secured).len(), spaces: spaces.len() }
    }
}

/// What set the winner apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum DecidedBy {
    /// The largest group (3.2).
    Group,
    /// Groups were equal, the number of secured spaces was not (3.3).
    Secured,
    /// These were equal too, the number of all spaces was not (3.3).
    Spaces,
    /// Nothing: the win is shared (3.3).
    Nothing,
}

impl DecidedBy {
    fn value(self, tally: &Tally) -> u8 {
        match self {
            DecidedBy::Group => tally.group,
            DecidedBy::Secured => tally.secured,
            DecidedBy::Spaces => tally.spaces,
            DecidedBy::Nothing => 0,
        }
    }
}

/// The result with its explanation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Score {
    /// What counts, for each seat.
    pub tallies: Vec<Tally>,
    /// Who won; several if the win is shared.
    pub winners: Vec<Seat>,
    /// What set the winner apart from those who came closest.
    pub decided_by: DecidedBy,
}

/// A score as it was read, before it is checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    tallies: Vec<Tally>,
    winners: Vec<Seat>,
    decided_by: DecidedBy,
}

/// Why something is no score.
#[cfg(feature = "serde")]
#[derive(Debug, thiserror::Error)]
enum ScoreError {
    /// Games have two to five players.
    #[error("a game has two to five players, not {0}")]
    Players(usize),
    /// The winners do not follow from what counts.
    #[error("others win with these spaces, or by something else (rules 3.2, 3.3)")]
    Winners,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Score {
    type Error = ScoreError;

    fn try_from(read: Unchecked) -> Result<Score, ScoreError> {
        if !(usize::from(crate::MIN_PLAYERS)..=usize::from(crate::MAX_PLAYERS)).contains(&read.tallies.len()) {
            return Err(ScoreError::Players(read.tallies.len()));
        }
        let score = Score::of_tallies(read.tallies);
        let is_right = score.winners == read.winners && score.decided_by == read.decided_by;
        if is_right { Ok(score) } else { Err(ScoreError::Winners) }
    }
}

impl Score {
    pub(crate) fn of(state: &State) -> Score {
        Score::of_tallies(state.tallies()[..usize::from(state.players)].to_vec())
    }

    fn of_tallies(tallies: Vec<Tally>) -> Score {
        let (winners, decided_by) = winners(&tallies);
        let winners = (0..tallies.len() as u8).map(Seat).filter(|&seat| winners.has(seat)).collect();
        Score { tallies, winners, decided_by }
    }
}

/// Who wins with these tallies, and by what (3.2, 3.3): each criterion only among those whom the ones before left equal.
pub(crate) fn winners(tallies: &[Tally]) -> (Seats, DecidedBy) {
    let mut left = Seats::ALL;
    for criterion in [DecidedBy::Group, DecidedBy::Secured, DecidedBy::Spaces] {
        let mut most = 0;
        let mut best = Seats::NONE;
        let mut alone = true;
        for (seat, tally) in (0..).map(Seat).zip(tallies).filter(|&(seat, _)| left.has(seat)) {
            let value = criterion.value(tally);
            if best == Seats::NONE || value > most {
                (most, best, alone) = (value, Seats::only(seat), true);
            } else if value == most {
                (best, alone) = (best.and(seat), false);
            }
        }
        left = best;
        if alone {
            return (left, criterion);
        }
    }
    (left, DecidedBy::Nothing)
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::{Phase, Setup};

    fn decide(tallies: &[[u8; 3]]) -> (Vec<u8>, DecidedBy) {
        let tallies: Vec<Tally> =
            tallies.iter().map(|&[group, secured, spaces]| Tally { group, secured, spaces }).collect();
        let (seats, decided_by) = winners(&tallies);
        ((0..5).filter(|&seat| seats.has(Seat(seat))).collect(), decided_by)
    }

    /// 3.2
    #[test]
    fn the_largest_group_wins_against_more_spaces() {
        assert_eq!(decide(&[[4, 13, 20], [5, 0, 5]]), (vec![1], DecidedBy::Group));
    }

    /// 3.3
    #[test]
    fn equal_groups_are_decided_by_secured_spaces() {
        assert_eq!(decide(&[[5, 6, 20], [5, 7, 8], [4, 9, 30]]), (vec![1], DecidedBy::Secured));
    }

    /// 3.3
    #[test]
    fn equal_groups_and_secured_spaces_are_decided_by_all_spaces() {
        assert_eq!(decide(&[[5, 6, 9], [5, 6, 8], [5, 5, 30]]), (vec![0], DecidedBy::Spaces));
    }

    /// 3.3
    #[test]
    fn players_equal_in_everything_share_the_win() {
        assert_eq!(decide(&[[5, 6, 9], [1, 1, 1], [5, 6, 9]]), (vec![0, 2], DecidedBy::Nothing));
        assert_eq!(decide(&[[0, 0, 0]; 5]), (vec![0, 1, 2, 3, 4], DecidedBy::Nothing));
    }

    /// 3.3
    #[test]
    fn a_shared_win_is_worth_a_share() {
        let state = State::from_diagram(&Setup::new(3).on(crate::Board::REDUCED), "A1B/A1B/2C a over last=a").unwrap();
        let payoffs = state.payoffs().unwrap();
        assert_eq!(payoffs.as_slice(), [0.5, 0.5, 0.0]);
        assert_eq!(state.score().unwrap().winners, [Seat(0), Seat(1)]);
    }

    /// 3.2: held and secured spaces of one player connect, those of two players do not.
    #[test]
    fn held_and_secured_spaces_form_one_group() {
        let state = State::from_diagram(&Setup::new(2), "6/6/6/6/ab4/Aba3 a roll").unwrap();
        let score = state.score_now();
        assert_eq!(score.tallies[0], Tally { group: 2, secured: 1, spaces: 3 });
        assert_eq!(score.tallies[1], Tally { group: 2, secured: 0, spaces: 2 });
        assert_eq!((score.winners, score.decided_by), (vec![Seat(0)], DecidedBy::Secured));
    }

    /// 3.1
    #[test]
    fn there_is_no_result_before_the_game_is_over() {
        let state = State::from_diagram(&Setup::new(2), "6/6/6/6/6/Aba3 a roll").unwrap();
        assert_ne!(state.phase(), Phase::Over);
        assert_eq!((state.payoffs(), state.score()), (None, None));
    }
}
