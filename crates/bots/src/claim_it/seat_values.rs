//! The value of a position to each seat.

use claim_it::State;
use game::{Game, MAX_SEATS, Seat};

/// The expected payoff of each seat; they add up to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatValues([f32; MAX_SEATS]);

impl SeatValues {
    /// Nothing for anybody, to add to.
    pub const ZERO: SeatValues = SeatValues([0.0; MAX_SEATS]);

    /// These values, seat by seat.
    pub const fn new(values: [f32; MAX_SEATS]) -> SeatValues {
        SeatValues(values)
    }

    /// What the seats got, if the game is over.
    pub fn of_result(state: &State) -> Option<SeatValues> {
        let payoffs = state.payoffs()?;
        Some(SeatValues(std::array::from_fn(|seat| payoffs.of(Seat(seat as u8)))))
    }

    /// The softmax of the first `seats` scores.
    ///
    /// The exponential is our own: the one of the platform may differ in the last bit, and then games would differ.
    pub fn softmax(scores: &[f32; MAX_SEATS], seats: usize) -> SeatValues {
        let seats = seats.min(MAX_SEATS);
        let most = scores[..seats].iter().fold(f32::MIN, |most, &score| most.max(score));
        let mut values = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (value, score) in values.iter_mut().zip(scores).take(seats) {
            *value = exp(score - most);
            sum += *value;
        }
        for value in &mut values {
            *value /= sum;
        }
        SeatValues(values)
    }

    /// The value to a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> f32 {
        self.0.get(seat.index()).copied().unwrap_or(0.0)
    }

    /// Adds a multiple of those.
    #[inline]
    pub fn add(&mut self, times: f32, those: &SeatValues) {
        for (value, more) in self.0.iter_mut().zip(those.0) {
            *value += times * more;
        }
    }

    /// These and what is gained, but never more than all nor less than nothing.
    #[inline]
    pub fn gaining(mut self, gain: &SeatValues) -> SeatValues {
        for (value, gain) in self.0.iter_mut().zip(gain.0) {
            *value = (*value + gain).clamp(0.0, 1.0);
        }
        self
    }

    /// A multiple of these.
    #[inline]
    pub fn times(mut self, factor: f32) -> SeatValues {
        for value in &mut self.0 {
            *value *= factor;
        }
        self
    }
}

/// e to the power of a number that is not positive, to a relative error of some 1e-6.
#[inline]
fn exp(x: f32) -> f32 {
    let x = (x * std::f32::consts::LOG2_E).max(-100.0);
    let whole = x.floor();
    let part = (x - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0 + part / 720.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_exponential_is_the_exponential() {
        for i in 0..5000 {
            let x = -(i as f32) / 100.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
        assert!(exp(f32::MIN) >= 0.0 && exp(f32::MIN) < 1e-20);
    }

    #[test]
    fn shares_make_one_and_the_higher_score_the_larger_share() {
        let values = SeatValues::softmax(&[1.0, 2.0, -50.0, 9.0, 9.0], 3);
        let total: f32 = (0..5).map(|seat| values.of(Seat(seat))).sum();
        assert!((total - 1.0).abs() < 1e-6);
        assert!(values.of(Seat(1)) > values.of(Seat(0)) && values.of(Seat(0)) > values.of(Seat(2)));
        assert!(values.of(Seat(3)) < f32::MIN_POSITIVE);
    }
}
