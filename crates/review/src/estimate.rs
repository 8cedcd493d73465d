//! A number and how sure it is.

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

/// A number with its standard error: the noise of sampling, not the error of the model behind it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error; 0 if nothing was sampled.
    pub error: f64,
}

impl Estimate {
    /// A number without doubt.
    pub const fn exactly(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// The mean of independent samples.
    pub fn mean(samples: &[f64]) -> Estimate {
        let n = samples.len().max(1) as f64;
        let value = samples.iter().sum::<f64>() / n;
        let squares: f64 = samples.iter().map(|sample| (sample - value).powi(2)).sum();
        let error = if samples.len() < 2 { 0.0 } else { (squares / (n - 1.0) / n).sqrt() };
        Estimate { value, error }
    }

    /// The sum of numbers that were sampled independently of each other.
    pub fn sum(all: impl IntoIterator<Item = Estimate>) -> Estimate {
        all.into_iter().fold(Estimate::default(), |sum, next| sum + next)
    }

    /// What is written behind ±: two standard errors.
    pub fn margin(&self) -> f64 {
        2.0 * self.error
    }

    /// Is it farther from zero than the noise explains?
    pub fn is_clear(&self) -> bool {
        self.value.abs() > self.margin()
    }

    /// To six places: what is written as text is read as the same number, and no more places mean anything.
    #[must_use]
    pub fn rounded(self) -> Estimate {
        Estimate { value: rounded(self.value), error: rounded(self.error) }
    }

    /// A fraction of it.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, error: self.error * factor.abs() }
    }
}

/// A number to six places.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// Of independent numbers.
impl Add for Estimate {
    type Output = Estimate;

    fn add(self, other: Estimate) -> Estimate {
        Estimate { value: self.value + other.value, error: self.error.hypot(other.error) }
    }
}

impl Neg for Estimate {
    type Output = Estimate;

    fn neg(self) -> Estimate {
        Estimate { value: -self.value, ..self }
    }
}

/// Of independent numbers.
impl Sub for Estimate {
    type Output = Estimate;

    fn sub(self, other: Estimate) -> Estimate {
        self + -other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_is_that_of_its_samples_over_the_root_of_their_number() {
        let mean = Estimate::mean(&[1.0, 2.0, 3.0, 4.0]);
        // The variance of the samples is 5/3.
        assert_eq!(mean, Estimate { value: 2.5, error: mean.error });
        assert!((mean.error - (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::mean(&[0.5]), Estimate::exactly(0.5));
        assert_eq!(Estimate::mean(&[]), Estimate::exactly(0.0));
    }

    #[test]
    fn errors_of_independent_numbers_add_in_quadrature() {
        let (a, b) = (Estimate { value: 2.0, error: 3.0 }, Estimate { value: 5.0, error: 4.0 });
        assert_eq!(a - b, Estimate { value: -3.0, error: 5.0 });
        assert!(!(a - b).is_clear());
        assert_eq!((b - a.times(0.0)).times(-2.0), Estimate { value: -10.0, error: 8.0 });
    }
}
