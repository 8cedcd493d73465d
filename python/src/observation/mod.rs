//! Observations: views as rows of bytes, for learners. docs/python.md lists their fields.
//!
//! One function for each game writes the fields, through a [`Pen`]. Given a pen that takes down names it says what the fields
//! are; so the list and the bytes cannot differ.

mod claim;
mod claim_it;

use game::{Audience, Game};

/// A game whose views are rows of bytes.
pub(crate) trait Observed: Game {
    /// How the observations of a game with this set-up look.
    fn layout(first: &Self) -> Layout;
    /// The observation of a view.
    fn observe(view: &Self::View) -> Vec<u8>;
    /// The same from the witness, without making a view.
    fn observe_into(layout: &Layout, witness: &Self::Witness, position: &Self, audience: Audience, out: &mut [u8]);
}

/// What the bits of a set become in an observation: one column for each card of the deck, or space of the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plane {
    /// The first 64 columns, and those behind them.
    columns: [Columns; 2],
    width: usize,
}

/// Up to 64 columns.
#[derive(Clone, Debug, Default)]
struct Columns {
    /// Pieces of the lower and of the upper half of a set.
    pieces: [Vec<Piece>; 2],
    /// The columns that look like the one before them.
    copies: u64,
}

/// Places one after the other that are columns one after the other.
#[derive(Clone, Copy, Debug)]
struct Piece {
    places: u64,
    /// How far to the left they have to be rotated.
    turn: u32,
}

impl Plane {
    /// Adds a column for a place. A copy looks like the one before it.
    fn add(&mut self, place: u8, is_copy: bool) {
        let (place, column) = (usize::from(place), self.width);
        let columns = &mut self.columns[column / 64];
        let turn = column.wrapping_sub(place) as u32 % 64;
        let pieces = &mut columns.pieces[place / 64];
        match pieces.last_mut().filter(|last| last.turn == turn) {
            Some(last) => last.places |= 1 << (place % 64),
            None => pieces.push(Piece { places: 1 << (place % 64), turn }),
        }
        columns.copies |= u64::from(is_copy) << (column % 64);
        self.width += 1;
    }
}

impl Columns {
    /// Bits by place as bits by column. Which of several that look alike are in the set is not shown: it is the first of them.
    #[inline]
    fn of(&self, set: u128) -> u64 {
        let half = |half: u64, pieces: &[Piece]| {
            pieces.iter().fold(0, |columns, piece| columns | (half & piece.places).rotate_left(piece.turn))
        };
        let mut columns = half(set as u64, &self.pieces[0]) | half((set >> 64) as u64, &self.pieces[1]);
        // Copies behind a free column move there, until there are none.
        loop {
            let moving = columns & self.copies & !(columns << 1);
            if moving == 0 {
                return columns;
            }
            columns ^= moving | moving >> 1;
        }
    }
}

/// How observations look.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    plane: Plane,
    columns: Vec<String>,
    fields: Vec<(String, usize, usize)>,
    size: usize,
}

impl Layout {
    /// The layout of rows that `write` writes.
    fn new(plane: Plane, columns: Vec<String>, write: impl FnOnce(&Plane, &mut Names)) -> Layout {
        let mut names = Names::default();
        write(&plane, &mut names);
        Layout { plane, columns, fields: names.fields, size: names.size }
    }

    /// How many bytes there are.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Name, first byte and number of bytes of each field.
    pub(crate) fn fields(&self) -> &[(String, usize, usize)] {
        &self.fields
    }

    /// What the columns of a plane are.
    pub(crate) fn columns(&self) -> &[String] {
        &self.columns
    }
}

/// Writes the fields of an observation one after the other.
trait Pen {
    /// A byte of 0 or 1 for each column of a plane.
    fn plane(&mut self, name: Name, plane: &Plane, set: u128);
    /// A byte of 0 or 1 for each of `count` bits.
    fn bits(&mut self, name: Name, bits: u64, count: usize);
    /// A number.
    fn number(&mut self, name: Name, number: u8);
    /// A byte of 1 at `index`, if there is one, among `count` bytes of 0.
    fn one_of(&mut self, name: Name, index: Option<usize>, count: usize);

    /// A byte of 0 or 1.
    #[inline]
    fn flag(&mut self, name: Name, is: bool) {
        self.number(name, u8::from(is));
    }
}

/// The name of a field, perhaps with the seat it is about, counted from the observer on.
#[derive(Clone, Copy)]
struct Name(&'static str, Option<u8>);

impl From<&'static str> for Name {
    fn from(name: &'static str) -> Name {
        Name(name, None)
    }
}

/// Takes down the names of the fields.
#[derive(Default)]
struct Names {
    fields: Vec<(String, usize, usize)>,
    size: usize,
}

impl Names {
    fn add(&mut self, Name(name, seat): Name, count: usize) {
        let name = seat.map_or(name.into(), |seat| format!("{name}[{seat}]"));
        self.fields.push((name, self.size, count));
        self.size += count;
    }
}

impl Pen for Names {
    fn plane(&mut self, name: Name, plane: &Plane, _: u128) {
        self.add(name, plane.width);
    }

    fn bits(&mut self, name: Name, _: u64, count: usize) {
        self.add(name, count);
    }

    fn number(&mut self, name: Name, _: u8) {
        self.add(name, 1);
    }

    fn one_of(&mut self, name: Name, _: Option<usize>, count: usize) {
        self.add(name, count);
    }
}

/// Writes bytes into a row. Most fields of most rows are 0: all of it is cleared at once, and they are skipped.
struct Bytes<'a> {
    row: &'a mut [u8],
    /// Where the next field begins.
    at: usize,
}

impl<'a> Bytes<'a> {
    fn new(row: &'a mut [u8]) -> Bytes<'a> {
        row.fill(0);
        Bytes { row, at: 0 }
    }

    /// A byte of 0 or 1 for each bit, from a place on; what follows in the row becomes 0.
    #[inline]
    fn spread(&mut self, at: usize, bits: u64) {
        let Some(place) = self.row.get_mut(at..) else { return };
        match place.first_chunk_mut::<64>() {
            // Always as many, without looking how many there are to write: what lies behind them is written later.
            Some(place) => spread_word(bits, place),
            None => spread(&[bits], place),
        }
    }
}

impl Bytes<'_> {
    // Once, and not for each of the planes: the whole function has to stay in the processor's cache.
    #[inline(never)]
    fn columns(&mut self, plane: &Plane, set: u128) {
        self.spread(self.at, plane.columns[0].of(set));
        if plane.width > 64 {
            self.spread(self.at + 64, plane.columns[1].of(set));
        }
    }
}

impl Pen for Bytes<'_> {
    #[inline]
    fn plane(&mut self, _: Name, plane: &Plane, set: u128) {
        if set != 0 {
            self.columns(plane, set);
        }
        self.at += plane.width;
    }

    #[inline]
    fn bits(&mut self, _: Name, bits: u64, count: usize) {
        if bits != 0 {
            let end = self.row.len().min(self.at + count);
            if let Some(place) = self.row.get_mut(self.at..end) {
                spread(&[bits], place);
            }
        }
        self.at += count;
    }

    #[inline]
    fn number(&mut self, _: Name, number: u8) {
        if let Some(place) = self.row.get_mut(self.at) {
            *place = number;
        }
        self.at += 1;
    }

    #[inline]
    fn one_of(&mut self, _: Name, index: Option<usize>, count: usize) {
        if let Some(place) = index.and_then(|index| self.row.get_mut(self.at + index)) {
            *place = 1;
        }
        self.at += count;
    }
}

/// Writes bytes behind each other, as many as there are.
impl Pen for Vec<u8> {
    fn plane(&mut self, _: Name, plane: &Plane, set: u128) {
        let first = self.len();
        self.resize(first + plane.width, 0);
        spread(&plane.columns.each_ref().map(|columns| columns.of(set)), &mut self[first..]);
    }

    fn bits(&mut self, _: Name, bits: u64, count: usize) {
        let first = self.len();
        self.resize(first + count, 0);
        spread(&[bits], &mut self[first..]);
    }

    fn number(&mut self, _: Name, number: u8) {
        self.push(number);
    }

    fn one_of(&mut self, name: Name, index: Option<usize>, count: usize) {
        self.bits(name, index.map_or(0, |index| 1 << index), count);
    }
}

/// A byte of 0 or 1 for each bit, from the lowest of the first word on.
#[inline]
pub(crate) fn spread(words: &[u64], place: &mut [u8]) {
    let (whole, rest) = place.as_chunks_mut::<64>();
    let mut words = words.iter().copied();
    whole.iter_mut().zip(&mut words).for_each(|(place, word)| spread_word(word, place));
    match words.next() {
        None => {}
        Some(0) => rest.fill(0),
        Some(word) => {
            for (place, byte) in rest.chunks_mut(8).zip(word.to_le_bytes()) {
                place.copy_from_slice(&EIGHT[usize::from(byte)][..place.len()]);
            }
        }
    }
}

/// The same for one whole word.
#[inline]
fn spread_word(word: u64, place: &mut [u8; 64]) {
    if word == 0 {
        return place.fill(0);
    }
    for (eight, byte) in place.as_chunks_mut::<8>().0.iter_mut().zip(word.to_le_bytes()) {
        *eight = EIGHT[usize::from(byte)];
    }
}

/// Eight bytes for each byte: its bits, from the lowest on.
static EIGHT: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            all[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    all
};
