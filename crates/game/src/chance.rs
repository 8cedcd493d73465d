//! Seeds into shuffles and rolls, the same on every platform and in every version.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// A pinned source of chance: ChaCha with 8 rounds, and our own way from its words to numbers in a range.
///
/// Libraries may change how they shuffle between versions; a seed printed in a record may not change its meaning, so
/// the few lines that matter are here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The source that a seed names.
    pub fn from_seed(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// The source that a key names. A seed can be found by trying them all, a key cannot.
    pub fn from_key(key: [u8; 32]) -> Chance {
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// Another stream of the same seed or key, from its beginning. Whoever sees one stream learns nothing of the others;
    /// [`Chance::from_seed`] and [`Chance::from_key`] begin with stream 0.
    pub(crate) fn stream(mut self, number: u64) -> Chance {
        self.0.set_stream(number);
        self.0.set_word_pos(0);
        self
    }

    /// A key for another source. It does not reveal this one.
    pub(crate) fn key(&mut self) -> [u8; 32] {
        let mut key = [0; 32];
        self.0.fill_bytes(&mut key);
        key
    }

    /// A number below `n`, all equally likely (Lemire's method); 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let reject_below = n.wrapping_neg() % n;
            while (wide as u32) < reject_below {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// A number in the half-open unit interval, with 53 random bits.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// Sixty-four random bits, such as a seed for another source.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Shuffles a slice, all orders equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_last(items, items.len());
    }

    /// Shuffles only so much that the last `n` are drawn at random, all orders equally likely; the others are what is
    /// left, in no order.
    #[inline]
    pub fn shuffle_last<T>(&mut self, items: &mut [T], n: usize) {
        let first = items.len().saturating_sub(n).max(1);
        for i in (first..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_numbers_for_ever() {
        let mut chance = Chance::from_seed(2024);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(52)).collect();
        let mut deck: Vec<u8> = (0..12).collect();
        chance.shuffle(&mut deck);
        // Written down once; a change here would silently change every deal ever recorded.
        assert_eq!(drawn, [39, 8, 50, 51, 34, 35, 20, 47]);
        assert_eq!(deck, [5, 10, 8, 2, 9, 11, 0, 6, 4, 1, 7, 3]);
    }

    #[test]
    fn a_key_means_the_same_numbers_for_ever() {
        // Computed by another implementation of ChaCha8, with the number of the stream as nonce.
        let [mut first, mut second] = [0, 1].map(|stream| Chance::from_key([7; 32]).stream(stream));
        assert_eq!([(); 4].map(|()| first.below(52)), [18, 11, 44, 43]);
        assert_eq!([(); 4].map(|()| second.below(52)), [14, 20, 20, 33]);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut chance = Chance::from_seed(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are 457.
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 457), "{seen:?}");
    }
}
