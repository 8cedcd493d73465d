//! Scores as differences of strength on Elo's scale.

use serde::{Deserialize, Serialize};

use crate::Interval;

/// A difference of strength: 400 points are odds of ten to one.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Elo(pub f64);

impl Elo {
    /// Beyond this a score says no more than "much": one game in a thousand.
    pub const MOST: Elo = Elo(1_200.0);

    /// The difference that a score between 0 and 1 stands for, within [`Elo::MOST`] to either side.
    pub fn of_score(score: f64) -> Elo {
        let elo = 400.0 * (score / (1.0 - score)).log10();
        if elo.is_nan() { Elo(0.0) } else { Elo(elo.clamp(-Elo::MOST.0, Elo::MOST.0)) }
    }

    /// The score one can expect with such a difference.
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10.0_f64.powf(-self.0 / 400.0))
    }

    /// Both ends of an interval of scores.
    pub fn of_interval(scores: Interval) -> Interval {
        Interval { low: Elo::of_score(scores.low).0, high: Elo::of_score(scores.high).0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_differences_are_those_of_the_tables() {
        for (score, elo) in [(0.5, 0.0), (0.75, 190.848_5), (0.64, 99.951_0), (0.9, 381.697), (10.0 / 11.0, 400.0)] {
            assert!((Elo::of_score(score).0 - elo).abs() < 1e-3, "{score}: {:?}", Elo::of_score(score));
            assert!((Elo::of_score(1.0 - score).0 + elo).abs() < 1e-3);
            assert!((Elo(elo).score() - score).abs() < 1e-6);
        }
    }

    #[test]
    fn a_clean_sweep_is_much_but_not_endless() {
        assert_eq!(Elo::of_score(1.0), Elo::MOST);
        assert_eq!(Elo::of_score(0.0), Elo(-1_200.0));
        assert_eq!(Elo::of_interval(Interval { low: 0.0, high: 0.5 }), Interval { low: -1_200.0, high: 0.0 });
    }
}
