//! Perfect play for two on a board that is small enough: what bots are checked against.
//!
//! A bust hands the same board to the opponent, so the game goes in circles and has no last position to work back from.
//! The values are found by iteration: every position between two turns is solved again and again as one turn with the
//! values so far behind it, until none changes any more. The last round does not go in circles and is solved once.
//!
//! Boards that are turned or mirrored into each other, or differ only in who sits where, are one.

use std::collections::HashMap;

use claim_it::{Board, Setup, SetupError, Space, Spaces, State};
use game::{Game, MAX_SEATS, Seat};

use crate::{
    Budget, Limits,
    claim_it::{Boards, Horizon, SeatValues, Turn},
};

/// More rolls than any turn has.
pub const WHOLE_TURN: u8 = u8::MAX;

/// The value of every position between two turns, for two players on one board.
#[derive(Debug, Default)]
pub struct Solution {
    numbers: HashMap<Key, usize>,
    /// One position of each kind, and what the player about to roll can expect in it.
    positions: Vec<(State, f32)>,
}

/// A position between two turns up to symmetry: the mover's spaces, the opponent's, the secured ones, the last round.
type Key = (u64, u64, u64, u8);

impl Solution {
    /// Solves a board, to the given error in the values.
    pub fn new(board: Board, error: f32) -> Result<Solution, SetupError> {
        let setup = Setup::new(2).on(board).beginning_with(Seat(0));
        let start = State::start(&setup, &claim_it::Deal { first: Seat(0) })?;
        let mut solution = Solution::default();
        solution.number(&start);
        loop {
            let (known, mut change) = (solution.positions.len(), 0.0f32);
            let mut at = 0;
            while at < solution.positions.len() {
                let (state, before) = solution.positions[at];
                if state.last_round().is_none() {
                    let value = solution.solve(&state);
                    change = change.max((value - before).abs());
                    solution.positions[at].1 = value;
                }
                at += 1;
            }
            if solution.positions.len() == known && change < error {
                return Ok(solution);
            }
        }
    }

    /// How many different positions between two turns there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Is nothing solved?
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions, one of each kind.
    pub fn positions(&self) -> impl Iterator<Item = &State> {
        self.positions.iter().map(|(state, _)| state)
    }

    /// What both may expect when a turn has just ended.
    pub fn evaluate(&mut self, state: &State) -> SeatValues {
        if let Some(result) = SeatValues::of_result(state) {
            return result;
        }
        let number = self.number(state);
        let value = self.positions[number].1;
        let mut values = [0.0; MAX_SEATS];
        for (seat, share) in values.iter_mut().enumerate().take(2) {
            *share = if state.turn().index() == seat { value } else { 1.0 - value };
        }
        SeatValues::new(values)
    }

    /// One turn, played as well as can be with the present values behind it.
    fn solve(&mut self, state: &State) -> f32 {
        let mut budget = Budget::new(&Limits::default());
        let mut turn = Turn::new(state, &mut *self, Horizon::Stop);
        turn.roll(state, WHOLE_TURN, &mut budget).map_or(0.5, |values| values.of(state.turn()))
    }

    fn number(&mut self, state: &State) -> usize {
        let key = key(state);
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let value = if state.last_round().is_some() { self.solve(state) } else { 0.5 };
        let number = self.positions.len();
        self.numbers.insert(key, number);
        self.positions.push((*state, value));
        number
    }
}

impl Boards for &mut Solution {
    fn evaluate(&mut self, after: &State, _: &mut Budget) -> Option<SeatValues> {
        Some(Solution::evaluate(self, after))
    }
}

fn key(state: &State) -> Key {
    let mover = state.turn();
    let other = mover.after(1, state.seats());
    let secured = state.secured_by(mover) | state.secured_by(other);
    let last = state.last_round().map_or(0, |last| last.turns_left);
    let size = state.board().size;
    let keys = (0..4).map(|symmetry| {
        let turned = |spaces: Spaces| turn_board(spaces, size, symmetry).bits();
        (turned(state.spaces_of(mover)), turned(state.spaces_of(other)), turned(secured), last)
    });
    keys.min().unwrap_or_default()
}

/// The dice know no difference between columns and rows, nor between counting up and counting down.
fn turn_board(spaces: Spaces, size: u8, symmetry: u8) -> Spaces {
    let turned = |space: Space| {
        let (column, row) = (space.column(), space.row());
        match symmetry {
            0 => Some(space),
            1 => Space::new(row, column),
            2 => Space::new(size + 1 - column, size + 1 - row),
            _ => Space::new(size + 1 - row, size + 1 - column),
        }
    };
    spaces.iter().filter_map(turned).collect()
}
