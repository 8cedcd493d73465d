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
    /// Runs of places that are columns one after the other: first place, number, first column.
    runs: Vec<(u8, u8, u8)>,
    width: usize,
}

impl Plane {
    /// Adds columns for places one after the other.
    fn add(&mut self, first: u8, count: u8) {
        self.runs.push((first, count, self.width as u8));
        self.width += usize::from(count);
    }

    /// Bits by place as bits by column.
    #[inline]
    fn compact(&self, bits: u128) -> u128 {
        if self.width > 64 {
            return self
                .runs
                .iter()
                .fold(0, |all, &(first, count, column)| all | (bits >> first & ((1 << count) - 1)) << column);
        }
        // The same without shifts of 128 bits, of which there would be two for each run.
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        let columns = self.runs.iter().fold(0, |all, &(first, count, column)| {
            let run = if first < 64 { low >> first | high << 1 << (63 - first) } else { high >> (first & 63) };
            all | (run & ((1 << count) - 1)) << column
        });
        columns.into()
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
    /// A byte of 0 or 1 for each of `count` bits.
    fn bits(&mut self, name: Name, bits: u128, count: usize);
    /// A number.
    fn number(&mut self, name: Name, number: u8);

    /// A byte of 1 at `index`, if there is one, among `count` bytes of 0.
    #[inline]
    fn one_of(&mut self, name: Name, index: Option<usize>, count: usize) {
        self.bits(name, index.map_or(0, |index| 1 << index), count);
    }

    /// A byte of 0 or 1.
    #[inline]
    fn flag(&mut self, name: Name, is: bool) {
        self.bits(name, u128::from(is), 1);
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
    fn bits(&mut self, name: Name, _: u128, count: usize) {
        self.add(name, count);
    }

    fn number(&mut self, name: Name, _: u8) {
        self.add(name, 1);
    }
}

/// Writes bytes into a row. Most fields of most rows are 0: all of it is cleared at once, and they are skipped.
struct Bytes<'a> {
    left: &'a mut [u8],
}

impl<'a> Bytes<'a> {
    fn new(row: &'a mut [u8]) -> Bytes<'a> {
        row.fill(0);
        Bytes { left: row }
    }

    #[inline]
    fn skip(&mut self, count: usize) {
        let left = std::mem::take(&mut self.left);
        self.left = left.get_mut(count..).unwrap_or_default();
    }
}

impl Pen for Bytes<'_> {
    #[inline]
    fn bits(&mut self, _: Name, bits: u128, count: usize) {
        if bits != 0 {
            // Whole eights where there is room, which is faster: what they write beyond the field is 0 as it was.
            let (whole, count) = (count.next_multiple_of(8), count.min(self.left.len()));
            match self.left.get_mut(..whole) {
                Some(place) => spread(bits, place),
                None => spread(bits, &mut self.left[..count]),
            }
        }
        self.skip(count);
    }

    #[inline]
    fn number(&mut self, _: Name, number: u8) {
        if let Some(place) = self.left.first_mut() {
            *place = number;
        }
        self.skip(1);
    }
}

/// Writes bytes behind each other, as many as there are.
impl Pen for Vec<u8> {
    fn bits(&mut self, _: Name, bits: u128, count: usize) {
        let first = self.len();
        self.resize(first + count, 0);
        spread(bits, &mut self[first..]);
    }

    fn number(&mut self, _: Name, number: u8) {
        self.push(number);
    }
}

/// A byte of 0 or 1 for each bit, from the lowest on.
#[inline]
pub(crate) fn spread(mut bits: u128, place: &mut [u8]) {
    let (eights, rest) = place.as_chunks_mut::<8>();
    for eight in eights {
        *eight = EIGHT[usize::from(bits as u8)];
        bits >>= 8;
    }
    let last = &EIGHT[usize::from(bits as u8)];
    rest.copy_from_slice(&last[..rest.len()]);
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
