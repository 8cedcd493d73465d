//! Scores of units, their mean, and how far it can be trusted.

use serde::Serialize;

use crate::student::reach;

/// Scores between 0 and 1, of which only what the statistics need is kept.
///
/// A score is that of a unit, the same deal played from all seats: the games of a unit are not independent of each
/// other, the units are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    n: u64,
    mean: f64,
    /// The squared distances from the mean, summed up.
    squares: f64,
}

/// From here to there, with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Sample {
    /// One more score (Welford's way, which does not lose digits).
    pub fn add(&mut self, score: f64) {
        self.n += 1;
        let before = score - self.mean;
        self.mean += before / self.n as f64;
        self.squares += before * (score - self.mean);
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.n
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Their mean; none of nothing.
    pub fn mean(&self) -> Option<f64> {
        (self.n > 0).then_some(self.mean)
    }

    /// The sum of the squared distances from the mean.
    pub(crate) fn squares(&self) -> f64 {
        self.squares
    }

    /// The standard error of the mean; none for fewer than two scores.
    pub fn error(&self) -> Option<f64> {
        (self.n > 1).then(|| (self.squares / (self.n - 1) as f64 / self.n as f64).sqrt())
    }

    /// Where the true mean is, with 95 % confidence: Student's t up to 30 scores, the normal distribution beyond. None
    /// for fewer than two scores.
    ///
    /// If all were won, or all lost, there is no spread to reckon with. The interval is then that of a proportion of
    /// which no exception has been seen (Clopper and Pearson's).
    pub fn interval(&self) -> Option<Interval> {
        let reach = reach(self.n)? * self.error()?;
        let unseen = 0.025_f64.powf(1.0 / self.n as f64);
        Some(if self.mean >= 1.0 {
            Interval { low: unseen, high: 1.0 }
        } else if self.mean <= 0.0 {
            Interval { low: 0.0, high: 1.0 - unseen }
        } else {
            Interval { low: (self.mean - reach).max(0.0), high: (self.mean + reach).min(1.0) }
        })
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(scores: I) -> Sample {
        let mut sample = Sample::default();
        scores.into_iter().for_each(|score| sample.add(score));
        sample
    }
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-4, "{a} is not {b}");
    }

    #[test]
    fn four_scores_have_the_interval_of_the_textbook() {
        // Mean 0.5, variance 1/6, standard error 0.204124; t for 3 degrees of freedom is 3.182.
        let sample: Sample = [0.0, 0.5, 0.5, 1.0].into_iter().collect();
        close(sample.mean().unwrap(), 0.5);
        close(sample.error().unwrap(), 0.204_124);
        let Interval { low, high } = sample.interval().unwrap();
        assert_eq!((low, high), (0.0, 1.0));
        // A hundred scores, 64 of 100 won: standard error 0.0482418, times 1.96.
        let sample: Sample = (0..100).map(|i| f64::from(u8::from(i < 64))).collect();
        close(sample.error().unwrap(), 0.048_242);
        close(sample.interval().unwrap().low, 0.64 - 0.094_552);
        close(sample.interval().unwrap().high, 0.64 + 0.094_552);
    }

    #[test]
    fn nothing_and_one_score_have_no_interval() {
        assert_eq!(Sample::default().mean(), None);
        assert_eq!([1.0].into_iter().collect::<Sample>().interval(), None);
    }

    #[test]
    fn wins_without_exception_still_leave_room_for_one() {
        let all: Sample = [1.0; 36].into_iter().collect();
        close(all.interval().unwrap().low, 0.902_6);
        let none: Sample = [0.0; 36].into_iter().collect();
        close(none.interval().unwrap().high, 0.097_4);
        let even: Sample = [0.5; 36].into_iter().collect();
        assert_eq!(even.interval(), Some(Interval { low: 0.5, high: 0.5 }));
    }

    #[test]
    fn the_interval_holds_the_truth_nineteen_times_in_twenty() {
        let mut chance = Chance::from_seed(19);
        for n in [10, 40] {
            let mut held = 0;
            for _ in 0..4_000 {
                // Pairs of games: 0, 1/2 or 1 with odds 2 : 3 : 5, mean 0.65.
                let scores =
                    (0..n).map(|_| [0.0, 0.0, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0][chance.below(10) as usize]);
                let Interval { low, high } = scores.collect::<Sample>().interval().unwrap();
                held += u32::from((low..=high).contains(&0.65));
            }
            let share = f64::from(held) / 4_000.0;
            // Ten scores of so few kinds are not quite as Student thought: 0.93 of the intervals hold it.
            assert!((0.92..0.97).contains(&share), "{share} of the intervals of {n} scores hold it");
        }
    }
}
