//! The legal answers to a decision, as a set of numbers.
//!
//! Every answer of every game has a number below 256 that never changes its meaning. So a list of legal answers is
//! two words: it is made, counted, searched and sampled without touching the heap, and a learner can use it as a mask.

use std::{fmt, hint::select_unpredictable};

use crate::Chance;

/// An answer that has a stable number.
pub trait Answer: Copy + Eq + fmt::Debug {
    /// The number, the same in every version.
    fn number(self) -> u8;
    /// The answer with that number, if there is one.
    fn from_number(number: u8) -> Option<Self>;
}

/// A set of answer numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Answers {
    low: u128,
    high: u128,
}

impl Answers {
    /// No answer: nobody is asked.
    pub const NONE: Answers = Answers { low: 0, high: 0 };

    /// The answers whose numbers are the bits of `low` (0 to 127) and `high` (128 to 255).
    #[inline]
    pub const fn from_bits(low: u128, high: u128) -> Answers {
        Answers { low, high }
    }

    /// The bits of the numbers 0 to 127 and of 128 to 255.
    #[inline]
    pub const fn bits(self) -> (u128, u128) {
        (self.low, self.high)
    }

    /// Adds an answer.
    #[inline]
    pub fn add(&mut self, answer: impl Answer) {
        let n = answer.number();
        if n < 128 {
            self.low |= 1 << n;
        } else {
            self.high |= 1 << (n - 128);
        }
    }

    /// Takes an answer out.
    #[inline]
    pub fn remove(&mut self, answer: impl Answer) {
        let n = answer.number();
        if n < 128 {
            self.low &= !(1 << n);
        } else {
            self.high &= !(1 << (n - 128));
        }
    }

    /// These answers and one more.
    #[inline]
    pub fn with(mut self, answer: impl Answer) -> Answers {
        self.add(answer);
        self
    }

    /// These answers and those.
    #[inline]
    pub const fn or(self, other: Answers) -> Answers {
        Answers { low: self.low | other.low, high: self.high | other.high }
    }

    /// These answers without those.
    #[inline]
    pub const fn minus(self, other: Answers) -> Answers {
        Answers { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// Those with numbers below 128.
    #[inline]
    pub const fn low(self) -> Answers {
        Answers { low: self.low, high: 0 }
    }

    /// Is it among them?
    #[inline]
    pub fn has(self, answer: impl Answer) -> bool {
        self.has_number(answer.number())
    }

    /// Is the answer with this number among them?
    #[inline]
    pub const fn has_number(self, n: u8) -> bool {
        let words = [self.low as u64, (self.low >> 64) as u64, self.high as u64, (self.high >> 64) as u64];
        words[n as usize / 64] >> (n % 64) & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.low.count_ones() + self.high.count_ones()) as usize
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The number of the `n`th answer, counted from 0 in ascending order.
    #[inline]
    pub fn nth_number(self, n: usize) -> Option<u8> {
        let n = n as u32;
        let in_low = self.low.count_ones();
        if n < in_low {
            return Some(Halves::of(self.low).nth(n));
        }
        if n - in_low < self.high.count_ones() { Some(128 + Halves::of(self.high).nth(n - in_low)) } else { None }
    }

    /// One of the answers, all equally likely. Chance is asked for a number even if there is none: what a seed means depends
    /// on it.
    #[inline(always)]
    pub fn any<A: Answer>(self, chance: &mut Chance) -> Option<A> {
        if self.high != 0 {
            return self.any_of_all(chance);
        }
        let halves = Halves::of(self.low);
        let all = halves.len();
        let n = chance.below(all);
        // Never so unless there is none. Where all answers are below 64 the compiler sees that there is no half to choose.
        if n >= all { None } else { A::from_number(halves.nth(n)) }
    }

    #[inline(never)]
    fn any_of_all<A: Answer>(self, chance: &mut Chance) -> Option<A> {
        let (low, high) = (Halves::of(self.low), Halves::of(self.high));
        let in_low = low.len();
        let n = chance.below(in_low + high.len());
        let (halves, n, first) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 128) };
        A::from_number(first + halves.nth(n))
    }

    /// The `n`th answer, counted from 0 in ascending order of number.
    #[inline]
    pub fn nth<A: Answer>(self, n: usize) -> Option<A> {
        self.nth_number(n).and_then(A::from_number)
    }

    /// The answer, if there is no other.
    #[inline]
    pub fn only<A: Answer>(self) -> Option<A> {
        if self.len() == 1 { self.nth(0) } else { None }
    }

    /// All answers in ascending order of number.
    pub fn iter<A: Answer>(self) -> impl Iterator<Item = A> {
        self.numbers().filter_map(A::from_number)
    }

    /// All numbers, ascending.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let Answers { mut low, mut high } = self;
        std::iter::from_fn(move || {
            if low != 0 {
                let n = low.trailing_zeros() as u8;
                low &= low - 1;
                Some(n)
            } else if high != 0 {
                let n = 128 + high.trailing_zeros() as u8;
                high &= high - 1;
                Some(n)
            } else {
                None
            }
        })
    }
}

impl fmt::Debug for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.numbers()).finish()
    }
}

/// A word of 128 bits as two of 64, whose set bits are counted once.
#[derive(Clone, Copy)]
struct Halves {
    low: u64,
    high: u64,
    in_low: u32,
}

impl Halves {
    #[inline(always)]
    const fn of(word: u128) -> Halves {
        let low = word as u64;
        Halves { low, high: (word >> 64) as u64, in_low: low.count_ones() }
    }

    /// How many bits are set.
    #[inline(always)]
    const fn len(self) -> u32 {
        self.in_low + self.high.count_ones()
    }

    /// The position of the `n`th set bit, if there are more than `n`.
    #[inline(always)]
    fn nth(self, n: u32) -> u8 {
        let (half, n, first) =
            if n < self.in_low { (self.low, n, 0) } else { (self.high, n.wrapping_sub(self.in_low), 64) };
        // Said so that the compiler knows it as well.
        (first + nth_bit(half, n)) & 127
    }
}

/// The position of the `n`th set bit of a word that has more than `n`: four, two and one of the lower bits are cleared, as
/// `n` is made of them. There is no branch but for the ninth bit and later ones, which few sets have: whoever draws at
/// random cannot predict which it is.
#[inline(always)]
fn nth_bit(word: u64, n: u32) -> u8 {
    let (mut left, mut n) = (word, n);
    while n >= 8 {
        left = without_lowest::<8>(left);
        n -= 8;
    }
    left = select_unpredictable(n & 4 != 0, without_lowest::<4>(left), left);
    left = select_unpredictable(n & 2 != 0, without_lowest::<2>(left), left);
    // Less one the lowest bit is cleared, less nothing none.
    left &= left.wrapping_sub(u64::from(n & 1));
    left.trailing_zeros() as u8
}

#[inline(always)]
fn without_lowest<const N: usize>(word: u64) -> u64 {
    (0..N).fold(word, |left, _| left & left.wrapping_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct N(u8);
    impl Answer for N {
        fn number(self) -> u8 {
            self.0
        }
        fn from_number(number: u8) -> Option<N> {
            Some(N(number))
        }
    }

    #[test]
    fn answers_come_back_in_order_of_number() {
        let all = [0, 5, 63, 64, 127, 128, 191, 192, 255];
        let set = all.iter().rev().fold(Answers::NONE, |set, &n| set.with(N(n)));
        assert_eq!(set.len(), all.len());
        assert_eq!(set.numbers().collect::<Vec<_>>(), all);
        for (i, &n) in all.iter().enumerate() {
            assert_eq!(set.nth(i), Some(N(n)));
            assert!(set.has(N(n)));
        }
        assert_eq!(set.nth::<N>(all.len()), None);
        assert_eq!((set.only::<N>(), Answers::NONE.only::<N>()), (None, None));
        assert_eq!(Answers::NONE.with(N(200)).only(), Some(N(200)));
        assert!(!set.has(N(1)));
        let mut others = set;
        for n in [1, 5, 128] {
            others.remove(N(n));
        }
        assert_eq!(others.numbers().collect::<Vec<_>>(), [0, 63, 64, 127, 191, 192, 255]);
    }

    #[test]
    fn every_number_of_every_set_is_found_by_its_rank() {
        let mut chance = crate::Chance::from_seed(1);
        for density in 0..8 {
            for _ in 0..200 {
                let mut word = || (0..density).fold(u64::MAX, |word, _| word & chance.bits());
                let set = Answers::from_bits(
                    u128::from(word()) << 64 | u128::from(word()),
                    u128::from(word()) << 64 | u128::from(word()),
                );
                let found: Vec<u8> = (0..set.len()).filter_map(|n| set.nth_number(n)).collect();
                assert_eq!(found, set.numbers().collect::<Vec<_>>(), "{set:?}");
            }
        }
    }
}
