//! Positions from outside: nothing is a [`State`] before it has been found consistent.

use game::Seat;

use crate::{Phase, SetupError, Space, Spaces, Squatter, State};

/// Why a position is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LayoutError {
    /// It could not even have begun.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Somebody has a turn, markers or the last round who does not play.
    #[error("{seat} does not play (rule 2.11)")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// A marker lies beside the board.
    #[error("a marker does not lie on the board (rule 1.1)")]
    OffBoard,
    /// Two players have a marker on one space.
    #[error("{space} has two player markers (rule 1.3)")]
    TwoMarkers {
        /// The space.
        space: Space,
    },
    /// An earlier turn's claim marker has no player's marker on it.
    #[error("{space} is secured by nobody (rule 1.3)")]
    SecuredByNobody {
        /// The space.
        space: Space,
    },
    /// A player has more spaces than markers, those of this turn included.
    #[error("{seat} has more spaces than markers (rule 2.10)")]
    TooManyPlayerMarkers {
        /// The seat.
        seat: Seat,
    },
    /// More claim markers are on the board than there are.
    #[error("there are more claim markers than exist (rule 2.10)")]
    TooManyClaimMarkers,
    /// A squatter was placed where this player cannot place one.
    #[error("{space} is the player's own or secured and carries a squatter (rule 2.2)")]
    SquatterOutOfPlace {
        /// The space.
        space: Space,
    },
    /// The squatters are not where the marked spaces say.
    #[error("the squatters do not lie where they were placed (rule {})", if *.variant { "4.1" } else { "2.2" })]
    SquattersAstray {
        /// Is the variant played?
        variant: bool,
    },
    /// This turn's claim marker lies on neither the player's own marker nor a squatter.
    #[error("the claim marker in {space} has nothing to lie on (rule 2.3)")]
    ClaimMarkerOutOfPlace {
        /// The space.
        space: Space,
    },
    /// The phase does not go with what has been placed.
    #[error("the phase does not fit the turn so far (rule 2.7)")]
    WrongPhase,
    /// The dice cannot show this, or the roll is a bust and the turn should be over.
    #[error("the roll allows no placement (rule 2.6)")]
    NoPlacement,
    /// The last round has begun too early, too late, or for the wrong player.
    #[error("the last round does not fit the secured spaces (rule 3.1)")]
    WrongLastRound,
}

impl State {
    /// The same position with what follows from the rest of it, if it is consistent.
    pub(crate) fn checked(mut self) -> Result<State, LayoutError> {
        self.consistent()?;
        if let Phase::Place(roll) = self.phase {
            self.legal = self.placements(roll);
        }
        Ok(self)
    }

    /// Is every piece somewhere exactly once, and could the rules have led here as far as this position alone tells?
    pub(crate) fn consistent(&self) -> Result<(), LayoutError> {
        self.board.check(self.players)?;
        self.seats_are_taken()?;
        self.player_markers_are_consistent()?;
        self.this_turn_is_consistent()?;
        self.phase_is_consistent()?;
        self.last_round_is_consistent()
    }

    fn seats_are_taken(&self) -> Result<(), LayoutError> {
        let with_markers = (0..).map(Seat).zip(self.markers).filter(|(_, spaces)| !spaces.is_empty());
        let seats = [self.turn].into_iter().chain(self.called_by).chain(with_markers.map(|(seat, _)| seat));
        match seats.into_iter().find(|seat| seat.0 >= self.players) {
            Some(seat) => Err(LayoutError::NoSuchSeat { seat }),
            None => Ok(()),
        }
    }

    fn player_markers_are_consistent(&self) -> Result<(), LayoutError> {
        let mut marked = Spaces::NONE;
        for (seat, spaces) in (0..).map(Seat).zip(self.markers) {
            if let Some(space) = (marked & spaces).iter().next() {
                return Err(LayoutError::TwoMarkers { space });
            }
            let used = if seat == self.turn { spaces | self.squatted } else { spaces };
            if used.len() > self.board.player_markers {
                return Err(LayoutError::TooManyPlayerMarkers { seat });
            }
            marked |= spaces;
        }
        if !(marked | self.secured | self.squatted | self.claimed).within(self.board.spaces()) {
            return Err(LayoutError::OffBoard);
        }
        match (self.secured - marked).iter().next() {
            Some(space) => Err(LayoutError::SecuredByNobody { space }),
            None => Ok(()),
        }
    }

    fn this_turn_is_consistent(&self) -> Result<(), LayoutError> {
        let own = self.spaces_of(self.turn);
        if let Some(space) = (self.squatted & (own | self.secured)).iter().next() {
            return Err(LayoutError::SquatterOutOfPlace { space });
        }
        if let Some(space) = (self.claimed - ((own | self.squatted) - self.secured)).iter().next() {
            return Err(LayoutError::ClaimMarkerOutOfPlace { space });
        }
        if (self.secured | self.claimed).len() > self.board.claim_markers {
            return Err(LayoutError::TooManyClaimMarkers);
        }
        let on_board = self.squatters.iter().flatten().count();
        let lie_on: Spaces = self.squatters.iter().flatten().copied().collect();
        let foreign =
            Squatter::all().any(|squatter| squatter.number() > self.board.size && self.squatter_at(squatter).is_some());
        if foreign || lie_on != self.squatters_lie_on() || on_board != usize::from(lie_on.len()) {
            return Err(LayoutError::SquattersAstray { variant: self.variant });
        }
        Ok(())
    }

    fn phase_is_consistent(&self) -> Result<(), LayoutError> {
        let placed = !(self.squatted | self.claimed).is_empty();
        match self.phase {
            Phase::Place(roll) if !self.board.can_roll(roll) || self.placements(roll).is_empty() => {
                Err(LayoutError::NoPlacement)
            }
            Phase::Choose if !placed => Err(LayoutError::WrongPhase),
            Phase::Over if placed => Err(LayoutError::WrongPhase),
            _ => Ok(()),
        }
    }

    /// 3.1: nobody reaches the threshold without calling the last round, and whoever has yet to have their last turn
    /// has not reached it since.
    fn last_round_is_consistent(&self) -> Result<(), LayoutError> {
        let reached = |seat: Seat| self.secured_by(seat).len() >= self.threshold();
        let fits = match self.called_by {
            None => self.phase != Phase::Over && !(0..self.players).map(Seat).any(reached),
            Some(caller) if self.phase == Phase::Over => self.turn == caller && reached(caller),
            Some(caller) => {
                let mut waiting = (0..self.players).map(|steps| self.turn.after(steps, self.players));
                reached(caller) && !waiting.by_ref().take_while(|&seat| seat != caller).any(reached)
            }
        };
        if fits { Ok(()) } else { Err(LayoutError::WrongLastRound) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::testing::{position, variant};

    /// Writes a position, changes some of its fields and reads it back.
    fn tampered(state: State, changes: &[(&str, Value)]) -> Result<State, String> {
        let mut value = serde_json::to_value(state).unwrap();
        for (pointer, change) in changes {
            *value.pointer_mut(pointer).unwrap() = change.clone();
        }
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn a_position_reads_back_what_it_writes() {
        for state in [
            position(2, "6/6/6/1b4/6/a5 a choose 5@2,3 x@1,1 x@2,3"),
            position(5, "6/6/6/1eA3/6/a5 d 2-3-5 5@2,3 x@2,3"),
            variant(3, "BBBBBB/BB4/6/6/6/B5 c roll 2@3,3 x@4,4 last=b"),
        ] {
            assert_eq!(tampered(state, &[]), Ok(state));
        }
    }

    #[test]
    fn a_tampered_position_is_refused_with_the_rule_it_breaks() {
        let start = position(2, "6/6/6/6/6/ab4 a roll");
        let turn = position(2, "6/6/6/6/6/ab4 a choose 3@2,1 x@1,1");
        let last = position(3, "BBBBBB/BB4/6/6/6/B5 c roll last=b");
        // 1,1 is bit 0, 2,1 bit 6, 3,1 bit 12.
        let bit = |n: u32| json!(1u64 << n);
        for (state, changes, rule) in [
            (start, vec![("/players", json!(1))], "3.1"),
            (start, vec![("/players", json!(6))], "3.1"),
            (start, vec![("/board/size", json!(7))], "1.1"),
            (start, vec![("/board/claim_markers", json!(3))], "3.1"),
            (start, vec![("/board/player_markers", json!(12))], "3.1"),
            (start, vec![("/turn", json!(2))], "2.11"),
            (start, vec![("/turn", json!(255))], "2.11"),
            (start, vec![("/called_by", json!(7))], "2.11"),
            (start, vec![("/markers/4", bit(20))], "2.11"),
            (start, vec![("/markers/1", bit(0))], "1.3"),
            (start, vec![("/markers/0", bit(36))], "1.1"),
            (start, vec![("/markers/0", json!(u64::MAX << 10))], "2.10"),
            (start, vec![("/secured", bit(12))], "1.3"),
            (start, vec![("/secured", bit(63))], "1.1"),
            (start, vec![("/phase", json!("choose"))], "2.7"),
            (start, vec![("/phase", json!("over"))], "3.1"),
            (start, vec![("/called_by", json!(0))], "3.1"),
            (turn, vec![("/phase", json!("over"))], "2.7"),
            (turn, vec![("/secured", bit(0))], "2.3"),
            (turn, vec![("/secured", bit(6))], "2.2"),
            (turn, vec![("/claimed", bit(12))], "2.3"),
            (turn, vec![("/squatted", json!(0))], "2.2"),
            (turn, vec![("/squatted", bit(0))], "2.2"),
            (turn, vec![("/squatted", json!(1 << 6 | 1 << 12))], "2.2"),
            (turn, vec![("/squatters/0", json!("2,1"))], "2.2"),
            (turn, vec![("/squatters/2", json!("4,4"))], "2.2"),
            (turn, vec![("/squatters/2", json!(null))], "2.2"),
            (turn, vec![("/turn", json!(1))], "2.2"),
            (turn, vec![("/variant", json!(true)), ("/claimed", bit(6))], "4.1"),
            (turn, vec![("/phase", json!({"place": "1-1-1"}))], "2.6"),
            (last, vec![("/called_by", json!(null))], "3.1"),
            (last, vec![("/called_by", json!(2))], "3.1"),
            (last, vec![("/phase", json!("over"))], "3.1"),
            (
                last,
                vec![("/markers/2", json!(0x1ff << 12)), ("/markers/1", json!(0)), ("/secured", json!(0x1ff << 12))],
                "3.1",
            ),
        ] {
            let error = tampered(state, &changes).expect_err(&format!("{changes:?}"));
            assert!(error.ends_with(&format!("(rule {rule})")), "{changes:?}: {error}");
        }
    }

    #[test]
    fn a_position_with_too_many_claim_markers_is_refused() {
        let state = position(2, "AAAAAA/AAAAAA/AAABBB/BBBBBB/BBBBBB/aab3 a roll last=a");
        let error = tampered(state, &[("/claimed", json!(1))]).unwrap_err();
        assert_eq!(error, LayoutError::TooManyClaimMarkers.to_string());
    }

    /// 1.2: a smaller board has fewer squatters.
    #[test]
    fn a_squatter_that_does_not_belong_to_the_board_is_refused() {
        let state = crate::testing::reduced(2, "3/3/3 a choose 3@2,1");
        let changes = [("/squatters/2", json!(null)), ("/squatters/3", json!("2,1"))];
        assert_eq!(tampered(state, &changes), Err(LayoutError::SquattersAstray { variant: false }.to_string()));
        let roll = [("/phase", json!({"place": "1-2-4"}))];
        assert_eq!(tampered(state, &roll), Err(LayoutError::NoPlacement.to_string()));
    }

    #[test]
    fn garbage_is_no_position() {
        let start = position(2, "6/6/6/6/6/ab4 a roll");
        for changes in [
            [("/squatters/0", json!("7,7"))],
            [("/squatters", json!([null]))],
            [("/phase", json!({"place": "0-0-0"}))],
            [("/phase", json!("rest"))],
            [("/players", json!(-1))],
            [("/secured", json!("all"))],
            [("/board", json!(null))],
        ] {
            assert!(tampered(start, &changes).is_err(), "{changes:?}");
        }
    }
}
