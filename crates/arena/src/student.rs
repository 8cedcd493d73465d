//! How wide a 95 % interval is, in standard errors.

/// The 97.5 % points of Student's t for 1 to 29 degrees of freedom.
const POINTS: [f64; 29] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045,
];

/// The same of the normal distribution.
const NORMAL: f64 = 1.959_964;

/// The number of standard errors to each side that hold 95 % of the means of `n` draws; none for fewer than two draws.
pub fn reach(n: u64) -> Option<f64> {
    match n {
        0 | 1 => None,
        n => Some(POINTS.get(n as usize - 2).copied().unwrap_or(NORMAL)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_draws_reach_further_than_many() {
        assert_eq!(reach(1), None);
        assert_eq!(reach(2), Some(12.706));
        assert_eq!(reach(11), Some(2.228));
        assert_eq!(reach(30), Some(2.045));
        assert_eq!(reach(31), Some(NORMAL));
        assert!((2..40).map(reach).is_sorted_by(|a, b| a >= b));
    }
}
