//! A position in one line of text, for tests, reports and study.
//!
//! ```text
//! 6/6/2B3/1a4/6/C5 a 1-4-5 2@3,4 x@2,3 last=c
//! ```
//!
//! First the rows from the highest down, each from column 1 on: a small letter is a space held, a capital one a space
//! secured, by seat `a`, `b`, `c`, `d` or `e`; a digit is a run of empty spaces. Then whose turn it is, and what is next:
//! `roll`, the dice to be placed, `choose` or `over`. Then, in any order, this turn's squatters (`2@3,4` is squatter 2
//! on 3,4) and claim markers (`x@2,3`), and who called the last round if it has begun.

use std::fmt::Write;

use game::Seat;

use crate::{Deal, LayoutError, Phase, Setup, SetupError, Space, Spaces, Squatter, Standing, State, text::digit};

/// Why a diagram is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DiagramError {
    /// The set-up is illegal.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A word of it makes no sense.
    #[error("`{word}` is not {expected}")]
    Word {
        /// The word.
        word: String,
        /// What it should have been.
        expected: &'static str,
    },
    /// The position breaks a rule.
    #[error(transparent)]
    Layout(#[from] LayoutError),
}

impl State {
    /// The position a diagram shows, played with this set-up.
    ///
    /// ```
    /// use claim_it::{Setup, State};
    /// use game::Game;
    ///
    /// let text = "6/6/6/1a4/6/6 a 1-2-3";
    /// let state = State::from_diagram(&Setup::new(2), text)?;
    /// assert_eq!(state.answers().len(), 6);
    /// assert_eq!(state.diagram(), text);
    /// # Ok::<(), claim_it::DiagramError>(())
    /// ```
    pub fn from_diagram(setup: &Setup, text: &str) -> Result<State, DiagramError> {
        let mut state = State::first(setup, Deal { first: setup.first.unwrap_or_default() })?;
        let mut words = text.split_whitespace();
        let mut word = || words.next().unwrap_or_default();
        state.read_rows(word())?;
        state.turn = read(word(), "a player `a` to `e`", seat)?;
        state.phase = read(word(), "`roll`, `choose`, `over` or a roll such as `2-3-5`", phase)?;
        for word in words {
            state.read_extra(word)?;
        }
        // A claim marker on a space that is not the player's own was placed on a squatter (2.4), even if the variant
        // has sent that squatter back since (4.1).
        state.squatted |= state.claimed - state.spaces_of(state.turn);
        Ok(state.checked()?)
    }

    /// The position in one line; set-up apart, it is all there is to it.
    pub fn diagram(&self) -> String {
        let mut text = String::new();
        for row in (1..=self.board.size).rev() {
            let mut empty = 0;
            for column in 1..=self.board.size {
                let standing = Space::new(column, row).map_or(Standing::Empty, |space| self.contents(space).standing);
                let mark = match standing {
                    Standing::Empty => {
                        empty += 1;
                        continue;
                    }
                    Standing::Held(seat) => letter(seat),
                    Standing::Secured(seat) => letter(seat).to_ascii_uppercase(),
                };
                push_number(&mut text, empty);
                empty = 0;
                text.push(mark);
            }
            push_number(&mut text, empty);
            text.push(if row == 1 { ' ' } else { '/' });
        }
        text.push(letter(self.turn));
        // Writing to a string does not fail.
        let _ = match self.phase {
            Phase::Roll => write!(text, " roll"),
            Phase::Place(roll) => write!(text, " {roll}"),
            Phase::Choose => write!(text, " choose"),
            Phase::Over => write!(text, " over"),
        };
        for squatter in Squatter::all() {
            if let Some(space) = self.squatter_at(squatter) {
                let _ = write!(text, " {}@{space}", squatter.number());
            }
        }
        for space in self.claimed.iter() {
            let _ = write!(text, " x@{space}");
        }
        if let Some(seat) = self.called_by {
            let _ = write!(text, " last={}", letter(seat));
        }
        text
    }

    fn read_rows(&mut self, word: &str) -> Result<(), DiagramError> {
        let size = self.board.size;
        let error = || DiagramError::Word { word: word.to_owned(), expected: "a board, row by row" };
        let rows: Vec<&str> = word.split('/').collect();
        if rows.len() != usize::from(size) {
            return Err(error());
        }
        for (row, marks) in (1..=size).rev().zip(rows) {
            let mut column = 1;
            for mark in marks.bytes() {
                if let Some(empty) = digit(mark) {
                    column += empty;
                } else {
                    let space = Space::new(column, row).filter(|_| column <= size).ok_or_else(error)?;
                    let seat = seat_of(mark.to_ascii_lowercase()).ok_or_else(error)?;
                    self.markers[seat.index()] |= Spaces::only(space);
                    if mark.is_ascii_uppercase() {
                        self.secured |= Spaces::only(space);
                    }
                    column += 1;
                }
                if column > size + 1 {
                    return Err(error());
                }
            }
            if column != size + 1 {
                return Err(error());
            }
        }
        Ok(())
    }

    fn read_extra(&mut self, word: &str) -> Result<(), DiagramError> {
        let error = || DiagramError::Word {
            word: word.to_owned(),
            expected: "a squatter such as `2@3,4`, a claim marker such as `x@3,4` or a last round such as `last=a`",
        };
        if let Some(caller) = word.strip_prefix("last=") {
            self.called_by = Some(seat(caller).ok_or_else(error)?);
            return Ok(());
        }
        let (marker, space) = word.split_once('@').ok_or_else(error)?;
        let space: Space = space.parse().map_err(|_| error())?;
        if marker == "x" {
            self.claimed |= Spaces::only(space);
            return Ok(());
        }
        let &[number] = marker.as_bytes() else { return Err(error()) };
        let squatter = digit(number).and_then(Squatter::new).ok_or_else(error)?;
        if self.squatters[squatter.index()].replace(space).is_some() {
            return Err(error());
        }
        self.squatted |= Spaces::only(space);
        Ok(())
    }
}

fn read<T>(word: &str, expected: &'static str, reader: impl Fn(&str) -> Option<T>) -> Result<T, DiagramError> {
    reader(word).ok_or_else(|| DiagramError::Word { word: word.to_owned(), expected })
}

fn phase(word: &str) -> Option<Phase> {
    match word {
        "roll" => Some(Phase::Roll),
        "choose" => Some(Phase::Choose),
        "over" => Some(Phase::Over),
        _ => word.parse().ok().map(Phase::Place),
    }
}

fn seat(word: &str) -> Option<Seat> {
    match *word.as_bytes() {
        [letter] => seat_of(letter),
        _ => None,
    }
}

fn seat_of(letter: u8) -> Option<Seat> {
    (b'a'..=b'e').contains(&letter).then(|| Seat(letter - b'a'))
}

fn letter(seat: Seat) -> char {
    char::from(b'a'.saturating_add(seat.0))
}

fn push_number(text: &mut String, number: u8) {
    if number > 0 {
        text.push(char::from(b'0' + number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{position, reduced, variant};

    #[test]
    fn a_diagram_reads_back_what_it_writes() {
        for text in [
            "6/6/6/6/6/6 a roll",
            "5e/6/2B3/1a4/6/C5 a 1-4-5 2@3,2 x@2,3",
            "BBBBBB/BB4/6/6/6/B5 c choose 4@2,2 6@1,3 x@1,3 last=b",
            "BBBBBB/B5/6/6/6/B5 b over last=b",
        ] {
            assert_eq!(position(if text.contains('e') { 5 } else { 4 }, text).diagram(), text);
        }
        assert_eq!(variant(2, "6/6/6/6/6/1b4 a choose x@2,1").diagram(), "6/6/6/6/6/1b4 a choose x@2,1");
        assert_eq!(reduced(2, "2a/3/B2 b 1-2-3").diagram(), "2a/3/B2 b 1-2-3");
    }

    #[test]
    fn the_top_row_comes_first_and_column_one_is_on_the_left() {
        let state = position(2, "1a4/6/6/6/6/5B b roll");
        assert_eq!(state.held_by(Seat(0)), Spaces::only("2,6".parse().unwrap()));
        assert_eq!(state.secured_by(Seat(1)), Spaces::only("6,1".parse().unwrap()));
    }

    #[test]
    fn a_diagram_that_makes_no_sense_is_refused() {
        for text in [
            "",
            "6/6/6/6/6/6",
            "6/6/6/6/6/6 a",
            "6/6/6/6/6 a roll",
            "6/6/6/6/6/7 a roll",
            "6/6/6/6/6/5 a roll",
            "6/6/6/6/6/aaaaaaa a roll",
            "6/6/6/6/6/9 a roll",
            "6/6/6/6/6/5f a roll",
            "6/6/6/6/6/6 c roll",
            "6/6/6/6/6/6 f roll",
            "6/6/6/6/6/6 a rest",
            "6/6/6/6/6/6 a choose",
            "6/6/6/6/6/6 a choose 2@7,7",
            "6/6/6/6/6/6 a choose 7@2,2",
            "6/6/6/6/6/6 a choose 2@2,2 2@3,3",
            "6/6/6/6/6/6 a choose 2@2,2 3@2,2",
            "6/6/6/6/6/6 a choose x@2,2",
            "6/6/6/6/6/6 a roll last=a",
            "6/6/6/6/6/6 a roll last=z",
            "6/6/6/6/6/6 a roll and",
        ] {
            assert!(State::from_diagram(&Setup::new(2), text).is_err(), "{text}");
        }
    }
}
