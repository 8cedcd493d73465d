//! The sequential test: is the first bot stronger by `elo1`, or only by `elo0`? It stops as soon as that is decided.

use serde::{Deserialize, Serialize};

use crate::{Elo, Sample};

/// What is asked, and how sure one wants to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The difference of strength if nothing is gained.
    pub elo0: Elo,
    /// The difference if it is.
    pub elo1: Elo,
    /// How often `elo1` may be accepted though `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted though `elo1` is true.
    pub beta: f64,
}

/// How the test stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    Elo0,
    /// The difference is `elo1` rather than `elo0`.
    Elo1,
}

/// Why a question cannot be decided.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SprtError {
    /// The differences are out of order, or beyond what can be told apart.
    #[error("the first difference of a sequential test is below the second, such as 0,10; not {},{}", elo0.0, elo1.0)]
    Order {
        /// The first difference.
        elo0: Elo,
        /// The second.
        elo1: Elo,
    },
    /// The odds of error are no odds, or those of a coin.
    #[error("alpha and beta are odds of error between 0 and 0.5, such as 0.05; not {alpha} and {beta}")]
    Odds {
        /// How often the second answer may be accepted though the first is true.
        alpha: f64,
        /// How often the first may be though the second is.
        beta: f64,
    },
}

impl Sprt {
    /// A test, if the question can be decided.
    pub fn new(elo0: Elo, elo1: Elo, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        let odds = 0.0..0.5;
        if !(elo0 < elo1 && elo1 <= Elo::MOST && elo0.0 >= -Elo::MOST.0) {
            return Err(SprtError::Order { elo0, elo1 });
        }
        if !(odds.contains(&alpha) && odds.contains(&beta) && alpha > 0.0 && beta > 0.0) {
            return Err(SprtError::Odds { alpha, beta });
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The logarithm of the ratio of likelihoods of the two answers, given the scores of the first bot.
    ///
    /// The scores of units are taken as normal with the spread they show. To begin with one unit's worth of the
    /// greatest spread there can be is assumed, so that a few equal scores in a row decide nothing.
    pub fn llr(&self, scores: &Sample) -> f64 {
        let (Some(mean), n) = (scores.mean(), scores.len() as f64) else { return 0.0 };
        let (s0, s1) = (self.elo0.score(), self.elo1.score());
        let variance = (scores.squares() + 0.25) / (n + 1.0);
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Below the first bound `elo0` is accepted, above the second `elo1` (Wald's bounds).
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// How the test stands after these scores.
    pub fn verdict(&self, scores: &Sample) -> Verdict {
        let (low, high) = self.bounds();
        match self.llr(scores) {
            llr if llr <= low => Verdict::Elo0,
            llr if llr >= high => Verdict::Elo1,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(Elo(elo0), Elo(elo1), 0.05, 0.05).unwrap()
    }

    #[test]
    fn bounds_and_ratio_are_those_worked_out_by_hand() {
        let sprt = test(0.0, 20.0);
        let (low, high) = sprt.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        // 1,000 units, a quarter each 0 and 1, half of them 1/2, and 10 more won: mean 0.50495, squares 127.475.
        let halves = (0..500).map(|_| 0.5);
        let scores: Sample = halves.chain((0..510).map(|i| f64::from(u8::from(i < 260)))).collect();
        // s1 = 0.528751, spread (127.4752 + 0.25) / 1011 = 0.126336.
        let by_hand = 1_010.0 * 0.028_751 * (2.0 * 0.504_950 - 1.028_751) / (2.0 * 0.126_336);
        assert!((sprt.llr(&scores) - by_hand).abs() < 0.01, "{} is not {by_hand}", sprt.llr(&scores));
        assert!(sprt.llr(&Sample::default()).abs() < 1e-9);
        assert_eq!(sprt.verdict(&scores), Verdict::Open);
    }

    #[test]
    fn what_is_plain_is_decided_soon_but_not_at_once() {
        let sprt = test(0.0, 20.0);
        let decided = |score: f64| {
            let mut scores = Sample::default();
            while sprt.verdict(&scores) == Verdict::Open {
                scores.add(score);
            }
            (sprt.verdict(&scores), scores.len())
        };
        let (verdict, units) = decided(1.0);
        assert!(verdict == Verdict::Elo1 && (4..20).contains(&units), "{units}");
        let (verdict, units) = decided(0.0);
        assert!(verdict == Verdict::Elo0 && (4..20).contains(&units), "{units}");
        let (verdict, units) = decided(0.5);
        assert!(verdict == Verdict::Elo0 && (20..100).contains(&units), "{units}");
    }

    #[test]
    fn errors_are_no_more_frequent_than_agreed() {
        let sprt = test(0.0, 40.0);
        let mut chance = Chance::from_seed(40);
        for (truth, right) in [(0.0, Verdict::Elo0), (40.0, Verdict::Elo1)] {
            let (mut wrong, mut units) = (0, 0);
            for _ in 0..1_000 {
                let mut scores = Sample::default();
                let verdict = loop {
                    // Half of the pairs are split whatever happens, as mirrored deals are; the others are as the
                    // difference of strength has it.
                    let decided = chance.below(2) == 0;
                    let won = chance.unit() < 2.0 * Elo(truth).score() - 0.5;
                    scores.add(if decided { f64::from(u8::from(won)) } else { 0.5 });
                    match sprt.verdict(&scores) {
                        Verdict::Open => {}
                        verdict => break verdict,
                    }
                };
                wrong += u32::from(verdict != right);
                units += scores.len();
            }
            assert!(wrong <= 60, "{wrong} of 1,000 tests are wrong at {truth}, {units} units");
        }
    }

    #[test]
    fn a_question_that_cannot_be_decided_is_refused() {
        assert!(Sprt::new(Elo(10.0), Elo(10.0), 0.05, 0.05).unwrap_err().to_string().contains("below the second"));
        assert!(Sprt::new(Elo(f64::NAN), Elo(10.0), 0.05, 0.05).is_err());
        assert!(Sprt::new(Elo(0.0), Elo(10.0), 0.0, 0.05).unwrap_err().to_string().contains("odds of error"));
    }
}
