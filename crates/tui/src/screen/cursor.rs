//! The cursor: one of the things on the table, by its row and column.

/// A row, and a column in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Cursor {
    row: usize,
    column: usize,
}

impl Cursor {
    /// Every position whose thing fits, row by row.
    pub(super) fn all<T: Copy>(rows: &[Vec<T>], fits: impl Fn(T) -> bool) -> Vec<Cursor> {
        let mut all = Vec::new();
        for (row, things) in rows.iter().enumerate() {
            let fitting = things.iter().enumerate().filter(|(_, thing)| fits(**thing));
            all.extend(fitting.map(|(column, _)| Cursor { row, column }));
        }
        all
    }

    /// The first position whose thing fits.
    pub(super) fn first<T: Copy>(rows: &[Vec<T>], fits: impl Fn(T) -> bool) -> Option<Cursor> {
        let in_row = |(row, things): (usize, &Vec<T>)| {
            things.iter().position(|&thing| fits(thing)).map(|column| Cursor { row, column })
        };
        rows.iter().enumerate().find_map(in_row)
    }

    /// What it is on.
    pub(super) fn thing<T: Copy>(self, rows: &[Vec<T>]) -> Option<T> {
        rows.get(self.row)?.get(self.column).copied()
    }

    /// Moved down and right, or up and left by negative steps, as far as there are things. No row is empty.
    pub(super) fn moved<T>(self, rows: &[Vec<T>], down: isize, right: isize) -> Cursor {
        let row = self.row.saturating_add_signed(down).min(rows.len().saturating_sub(1));
        let Some(things) = rows.get(row) else { return self };
        let last = things.len().saturating_sub(1);
        Cursor { row, column: self.column.min(last).saturating_add_signed(right).min(last) }
    }

    /// The next of some positions in order, or the previous one by a step of -1, cyclically.
    pub(super) fn next(self, positions: &[Cursor], step: isize) -> Cursor {
        let Some(last) = positions.len().checked_sub(1) else { return self };
        let next = match (positions.binary_search(&self), step) {
            (Ok(at), step) => (at as isize + step).rem_euclid(positions.len() as isize) as usize,
            (Err(after), 1) => {
                if after > last {
                    0
                } else {
                    after
                }
            }
            (Err(after), _) => after.checked_sub(1).unwrap_or(last),
        };
        positions[next]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(row: usize, column: usize) -> Cursor {
        Cursor { row, column }
    }

    #[test]
    fn arrows_stop_at_the_last_thing_of_a_row() {
        let rows = [vec![1, 2, 3], vec![4], vec![5, 6]];
        assert_eq!(at(0, 2).moved(&rows, 1, 0), at(1, 0));
        assert_eq!(at(0, 2).moved(&rows, 0, 1), at(0, 2));
        assert_eq!(at(2, 1).moved(&rows, 1, 0), at(2, 1));
        assert_eq!(at(0, 0).moved(&rows, -1, -1), at(0, 0));
        assert_eq!(at(7, 7).moved(&rows, 0, 0).thing(&rows), Some(6));
        assert_eq!(at(1, 1).moved::<u8>(&[], 1, 1), at(1, 1));
    }

    #[test]
    fn the_next_choice_comes_round_again() {
        let rows = [vec![1, 2, 3], vec![4], vec![5, 6]];
        let even = Cursor::all(&rows, |n| n % 2 == 0);
        assert_eq!(even, [at(0, 1), at(1, 0), at(2, 1)]);
        assert_eq!(at(0, 1).next(&even, 1), at(1, 0));
        assert_eq!(at(2, 1).next(&even, 1), at(0, 1));
        assert_eq!(at(0, 1).next(&even, -1), at(2, 1));
        // From something that cannot be chosen.
        assert_eq!(at(0, 2).next(&even, 1), at(1, 0));
        assert_eq!(at(0, 2).next(&even, -1), at(0, 1));
        assert_eq!(at(0, 0).next(&even, -1), at(2, 1));
        assert_eq!(at(2, 2).next(&even, 1), at(0, 1));
        assert_eq!(at(0, 2).next(&[], 1), at(0, 2));
    }
}
