//! The table of what was proven.
//!
//! A result is kept with what it needs: who comes out ahead of these hands, provided they have at least so much of each
//! faction already. So one entry answers for every position with the same hands and as much or more won, and several
//! entries stand side by side for hands that were met with different winnings. Keys are the position itself, not a hash
//! of it: nothing is ever confused.

use super::{
    lanes::Lanes,
    spot::{Cards, Spot},
};

/// What a result is about: all of a position but the winnings that are weighed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Key {
    left: Cards,
    /// Who leads, the moon, and who is trying to win.
    flags: u32,
    /// Cards of which it matters where they are: with seat 0, and in the pool.
    marks: u64,
}

impl Key {
    #[inline]
    pub(super) fn new(spot: &Spot, watched: Cards, attacker: usize) -> Key {
        let flags = spot.leader as u32 | u32::from(spot.full_moon) << 1 | (attacker as u32) << 2;
        Key { left: spot.left, flags, marks: u64::from(spot.won & watched) | u64::from(spot.pool) << 32 }
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

/// A proof and where it holds, in three words.
#[derive(Clone, Copy, Default)]
struct Entry {
    marks: u64,
    left: Cards,
    /// The key's flags, the best card, and the search it is from.
    rest: u32,
    /// The needs, and in the highest bit the seat.
    proof: u64,
}

const SEAT: u32 = 63;
const FLAGS: u32 = 0b111;
const BEST: u32 = 3;
const AGE: u32 = 8;
const BUCKET: usize = 4;

impl Entry {
    #[inline]
    fn is_about(&self, key: Key, age: u32) -> bool {
        self.left == key.left && self.marks == key.marks && self.rest & FLAGS == key.flags && self.rest >> AGE == age
    }

    #[inline]
    const fn proof(&self) -> Proof {
        Proof { seat: (self.proof >> SEAT) as usize, needs: Lanes::from_bits(self.proof & !(1 << SEAT)) }
    }

    #[inline]
    const fn best(&self) -> usize {
        (self.rest >> BEST & 31) as usize
    }
}

/// The table, of a fixed size.
pub(super) struct Memory {
    entries: Vec<Entry>,
    /// How many buckets the present search uses, as a mask: a small one is faster in a small part of the table.
    mask: usize,
    /// Which search it is.
    age: u32,
}

impl Memory {
    pub(super) fn new(bytes: usize) -> Memory {
        let buckets = 1usize << (bytes / size_of::<Entry>() / BUCKET).max(1).ilog2();
        Memory { entries: vec![Entry::default(); buckets * BUCKET], mask: buckets - 1, age: 0 }
    }

    /// Forgets everything, before a search of so many tricks.
    pub(super) fn clear(&mut self, tricks: u32) {
        self.age += 1;
        if self.age >> (32 - AGE) != 0 {
            self.entries.fill(Entry::default());
            self.age = 1;
        }
        let wanted = 1usize << (tricks + SHIFT).min(31);
        self.mask = wanted.min(self.entries.len() / BUCKET) - 1;
    }

    #[inline]
    fn bucket(&self, key: Key) -> usize {
        (key.place() as usize & self.mask) * BUCKET
    }

    /// A proof that holds for these winnings; else the card that was best the last time, if these hands are known.
    #[inline]
    pub(super) fn find(&self, key: Key, has: &[Lanes; 2]) -> Result<Proof, Option<usize>> {
        let at = self.bucket(key);
        let mut best = None;
        for entry in &self.entries[at..at + BUCKET] {
            if entry.is_about(key, self.age) {
                let proof = entry.proof();
                if has[proof.seat & 1].covers(proof.needs) {
                    return Ok(proof);
                }
                best = Some(entry.best());
            }
        }
        Err(best)
    }

    /// Keeps a proof; what it makes superfluous goes first, then what was least work.
    #[inline]
    pub(super) fn keep(&mut self, key: Key, proof: Proof, best: usize) {
        let at = self.bucket(key);
        let age = self.age;
        let superfluous = |entry: &Entry| {
            let old = entry.proof();
            entry.is_about(key, age) && old.seat == proof.seat && old.needs.covers(proof.needs)
        };
        let worth = |entry: &Entry| match entry {
            entry if entry.rest >> AGE != age => 0,
            entry if superfluous(entry) => 1,
            entry => 2 + entry.left.count_ones(),
        };
        if let Some(least) = self.entries[at..at + BUCKET].iter_mut().min_by_key(|entry| worth(entry)) {
            let bits = proof.needs.bits() | (proof.seat as u64) << SEAT;
            let rest = key.flags | (best as u32 & 31) << BEST | age << AGE;
            *least = Entry { marks: key.marks, left: key.left, rest, proof: bits };
        }
    }
}

/// Two to the power of the tricks and this many buckets are used.
const SHIFT: u32 = 5;
