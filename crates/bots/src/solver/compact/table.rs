//! The transposition table, which keeps proofs.
//!
//! A result is kept with what it needs: who comes out ahead of these hands, provided they have at least a certain weight of
//! each faction already. So one entry answers for every position with the same hands and as much or more won, and several
//! entries stand side by side for hands that were met with different winnings. Keys are the position itself, not a hash
//! of it: nothing is ever confused.

use super::{
    lanes::Lanes,
    position::{Cards, Position},
};

/// What a result is about: all of a position but the winnings that are weighed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Key {
    left: Cards,
    /// Who leads, the moon, the Bears, and the question.
    flags: u32,
    /// All else that can matter, where something can.
    marks: u64,
}

/// The bits of a key's flags.
const FLAGS: u32 = 6;

impl Key {
    /// `question` is a number below 4.
    #[inline]
    pub(super) fn new(position: &Position, question: u32, marks: u64) -> Key {
        let bears = u32::from(position.bears[0]) | u32::from(position.bears[1]) << 1;
        let flags = position.leader as u32 | u32::from(position.full_moon) << 1 | question << 2 | bears << 4;
        Key { left: position.left, flags, marks }
    }

    #[inline]
    fn place(self) -> u64 {
        let x = (u64::from(self.left) | u64::from(self.flags) << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        super::super::hash::mix(x ^ self.marks.wrapping_mul(0xd6e8_feb8_6659_fd93))
    }
}

/// A proven result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    /// Who reaches what they want.
    pub(super) seat: usize,
    /// What they need to have won before.
    pub(super) needs: Lanes,
}

/// A proof and where it holds, in two words.
#[derive(Clone, Copy, Default)]
struct Entry {
    left: Cards,
    /// The search it is from, the key's flags, and the best card.
    rest: u32,
    /// The needs, and in the highest bit the seat.
    proof: u64,
}

const SEAT: u32 = 63;
const NEEDS: u64 = (1 << SEAT) - 1;
/// Where the flags and the search begin.
const CARD: u32 = 5;
const AGE: u32 = CARD + FLAGS;

/// Entries that share a place, on one line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

const BUCKET: usize = 4;
/// How many buckets a search begins with.
const FEW: usize = 512;
/// The mean number of entries in a bucket at which the table grows to four times as many buckets.
const CROWDED: usize = 2;
const GROWTH: usize = 4;

impl Entry {
    #[inline]
    const fn proof(&self) -> Proof {
        Proof { seat: (self.proof >> SEAT) as usize, needs: Lanes::from_bits(self.proof & NEEDS) }
    }

    #[inline]
    const fn key(&self, marks: u64) -> Key {
        Key { left: self.left, flags: self.rest >> CARD & ((1 << FLAGS) - 1), marks }
    }
}

/// The transposition table. Memory is taken when it is needed, as filling all of it would take longer than most searches.
pub(super) struct ProofTable {
    /// How many buckets there can be.
    most: usize,
    buckets: Vec<Bucket>,
    /// The marks of each entry's key; without any in the game they are not looked at.
    marks: Vec<[u64; BUCKET]>,
    marked: bool,
    /// How many buckets the present search uses, as a mask. It begins with few, which the processor's cache can hold, and
    /// takes more when they fill up.
    mask: usize,
    /// How many entries the present search has made.
    entries: usize,
    /// Which search it is.
    age: u32,
}

impl ProofTable {
    pub(super) fn new(bytes: usize) -> ProofTable {
        let buckets = bytes / (size_of::<Bucket>() + size_of::<[u64; BUCKET]>());
        let most = 1usize << buckets.max(1).ilog2();
        ProofTable { most, buckets: Vec::new(), marks: Vec::new(), marked: false, mask: 0, entries: 0, age: 0 }
    }

    /// Forgets everything, before a search with or without marked cards.
    pub(super) fn clear(&mut self, marked: bool) {
        self.age += 1;
        if self.age >> (32 - AGE) != 0 {
            self.buckets.fill(Bucket::default());
            self.age = 1;
        }
        self.marked = marked;
        self.entries = 0;
        self.take(FEW.min(self.most));
    }

    /// Uses this many buckets from now on.
    fn take(&mut self, buckets: usize) {
        self.mask = buckets - 1;
        if self.buckets.len() < buckets {
            self.buckets.resize(buckets, Bucket::default());
            self.marks.resize(buckets, [0; BUCKET]);
        }
    }

    /// Goes on with more buckets. All that is in one now goes there or to one of the new ones.
    fn grow(&mut self) {
        let old = self.mask + 1;
        self.take(old * GROWTH);
        for from in 0..old {
            for at in 0..BUCKET {
                let entry = self.buckets[from].0[at];
                let marks = self.marks[from][at];
                let place = entry.key(marks).place() as usize & self.mask;
                if entry.rest >> AGE != self.age || place == from {
                    continue;
                }
                self.buckets[from].0[at] = Entry::default();
                // Nothing is there but what comes from this bucket, so there is room.
                if let Some(free) = self.buckets[place].0.iter().position(|other| other.rest >> AGE != self.age) {
                    self.buckets[place].0[free] = entry;
                    self.marks[place][free] = marks;
                }
            }
        }
    }

    #[inline]
    fn is_about(&self, place: usize, at: usize, key: Key) -> bool {
        let entry = &self.buckets[place].0[at];
        entry.left == key.left
            && entry.rest >> CARD == self.age << FLAGS | key.flags
            && (!self.marked || self.marks[place][at] == key.marks)
    }

    /// A proof that holds for these winnings; else the card that was best the last time, if these hands are known.
    #[inline]
    pub(super) fn find(&self, key: Key, has: &[Lanes; 2]) -> Result<Proof, Option<usize>> {
        let place = key.place() as usize & self.mask;
        let mut best = None;
        for at in 0..BUCKET {
            if self.is_about(place, at, key) {
                let entry = &self.buckets[place].0[at];
                let proof = entry.proof();
                if has[proof.seat & 1].covers(proof.needs) {
                    return Ok(proof);
                }
                best = Some((entry.rest & 31) as usize);
            }
        }
        Err(best)
    }

    /// Keeps a proof; what it makes superfluous goes first, then what was least work.
    pub(super) fn keep(&mut self, key: Key, proof: Proof, best: usize) {
        let place = key.place() as usize & self.mask;
        let worth = |at: &usize| {
            let entry = &self.buckets[place].0[*at];
            let old = entry.proof();
            if entry.rest >> AGE != self.age {
                0
            } else if self.is_about(place, *at, key) && old.seat == proof.seat && old.needs.covers(proof.needs) {
                1
            } else {
                2 + entry.left.count_ones()
            }
        };
        let Some(least) = (0..BUCKET).min_by_key(worth) else { return };
        self.entries += usize::from(self.buckets[place].0[least].rest >> AGE != self.age);
        let bits = proof.needs.bits() | (proof.seat as u64) << SEAT;
        let rest = best as u32 & 31 | key.flags << CARD | self.age << AGE;
        self.buckets[place].0[least] = Entry { left: key.left, rest, proof: bits };
        if self.marked {
            self.marks[place][least] = key.marks;
        }
        if self.entries > (self.mask + 1) * CROWDED && (self.mask + 1) * GROWTH <= self.most {
            self.grow();
        }
    }
}
