//! 128 bits for a position: half of them choose a place in the table, half are kept to tell positions apart.
//!
//! A table of a billion positions would confuse two of them with odds of about one in 2^34 over its whole life, the
//! square of its size over 2^(64 + the bits of the place); searches here are a thousand times smaller.

use std::hash::{Hash, Hasher};

#[derive(Clone, Copy)]
pub(super) struct Wide {
    low: u64,
    high: u64,
}

impl Wide {
    /// The two halves of a position's hash.
    pub(super) fn of(position: &impl Hash) -> (u64, u64) {
        let mut hasher = Wide { low: 0x243f_6a88_85a3_08d3, high: 0x1319_8a2e_0370_7344 };
        position.hash(&mut hasher);
        (mix(hasher.low), mix(hasher.high ^ hasher.low.rotate_left(32)))
    }
}

/// The finalizer of SplitMix64.
pub(super) const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Hasher for Wide {
    fn finish(&self) -> u64 {
        mix(self.low)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.low = (self.low.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.high = (self.high.rotate_left(23) ^ n).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
