//! Where the chance of players comes from.
//!
//! The deal and all that chance decides later come from the seed itself, one stream that goes on, as in a record. Every
//! seat has a stream of its own for its player, made of the seed and the number of the seat, not of who sits there. So
//! the same bot in the same seat plays the same game, and two bots that are the same share every unit of a match exactly.

use game::{Chance, Seat};

/// The stream of whoever sits there in the game of that seed.
pub fn chance_of_seat(seed: u64, seat: Seat) -> Chance {
    Chance::from_seed(mixed(seed ^ mixed(u64::from(seat.0) + 1)))
}

/// Spreads a number over all bits, so that neighbours have nothing in common (the finish of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_seat_shares_its_stream_with_another_or_with_a_deal() {
        let mut first: Vec<u64> = Vec::new();
        for seed in 0..200 {
            first.push(Chance::from_seed(seed).bits());
            first.extend((0..5).map(|seat| chance_of_seat(seed, Seat(seat)).bits()));
        }
        let all = first.len();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), all);
    }
}
