//! What something does to the probability of winning, and how far that can be trusted.

use serde::Serialize;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The effect of one thing on winning: by how much the chances of two sides differ for each one of it that one of them has more.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Effect {
    /// Of what.
    pub name: String,
    /// The deals that say something about it.
    pub deals: u64,
    /// The effect. Its interval is wide enough for all effects of its table to lie in theirs at once, with 95 % confidence (Bonferroni).
    pub estimate: Estimate,
    /// How often so strong an effect would be seen if there were none, corrected for the number of effects in the table (Holm).
    pub p: f64,
}

/// A ratio of two sums over deals: the games of a deal depend on each other, the deals do not.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Ratio {
    n: u64,
    above: f64,
    below: f64,
    above_squared: f64,
    product: f64,
    below_squared: f64,
}

impl Ratio {
    /// One more deal.
    pub(crate) fn add(&mut self, above: f64, below: f64) {
        if below == 0.0 {
            return;
        }
        self.n += 1;
        self.above += above;
        self.below += below;
        self.above_squared += above * above;
        self.product += above * below;
        self.below_squared += below * below;
    }

    pub(crate) fn deals(&self) -> u64 {
        self.n
    }

    /// The ratio and its standard error, which does not assume that deals are alike; none for fewer deals than that is good for.
    pub(crate) fn value(&self) -> Option<(f64, f64)> {
        if self.n < FEWEST {
            return None;
        }
        let value = self.above / self.below;
        let squares = self.above_squared - 2.0 * value * self.product + value * value * self.below_squared;
        let n = self.n as f64;
        Some((value, (squares.max(0.0) * n / (n - 1.0)).sqrt() / self.below))
    }

    /// The ratio with an interval that holds it with 95 % confidence, together with `others` like it. No ratio that is
    /// estimated here can be beyond -1 and 1.
    pub(crate) fn estimate(&self, others: usize) -> Option<Estimate> {
        let (value, error) = self.value()?;
        let alpha = 0.05 / others.max(1) as f64;
        let (low, high) = if error > 0.0 {
            let reach = error * quantile(alpha, self.freedom());
            (value - reach, value + reach)
        } else {
            // All deals agree. If at least this share of all deals does, that many in a row are not too unlikely.
            let share = libm::pow(alpha / 2.0, 1.0 / self.n as f64);
            let nearer = value * (2.0 * share - 1.0);
            (value.min(nearer), value.max(nearer))
        };
        Some(Estimate { value, low: low.clamp(-1.0, 1.0), high: high.clamp(-1.0, 1.0) })
    }

    /// How often the ratio would be as far from 0 as it is, if nothing mattered.
    fn p(&self) -> Option<f64> {
        let (value, error) = self.value()?;
        Some(if error > 0.0 {
            two_sided(value / error, self.freedom())
        } else if value == 0.0 {
            1.0
        } else {
            // The sign test: all deals have the sign of the first.
            libm::pow(0.5, (self.n - 1) as f64)
        })
    }

    fn freedom(&self) -> f64 {
        (self.n - 1) as f64
    }
}

/// With fewer deals there is no telling how much they vary.
const FEWEST: u64 = 60;

/// All effects of a table, the strongest first.
pub(crate) fn effects(ratios: impl IntoIterator<Item = (String, Ratio)>) -> Vec<Effect> {
    let known: Vec<(String, Ratio)> = ratios.into_iter().filter(|(_, ratio)| ratio.value().is_some()).collect();
    let all = known.len();
    let mut effects: Vec<Effect> = known
        .into_iter()
        .filter_map(|(name, ratio)| {
            Some(Effect { name, deals: ratio.deals(), estimate: ratio.estimate(all)?, p: ratio.p()? })
        })
        .collect();
    correct(&mut effects);
    effects.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value).then_with(|| a.name.cmp(&b.name)));
    effects
}

/// Holm's correction: the smallest is taken times their number, the next times one less, and none below one before it.
fn correct(effects: &mut [Effect]) {
    effects.sort_by(|a, b| a.p.total_cmp(&b.p).then_with(|| a.name.cmp(&b.name)));
    let all = effects.len();
    let mut last = 0.0_f64;
    for (i, effect) in effects.iter_mut().enumerate() {
        last = last.max((effect.p * (all - i) as f64).min(1.0));
        effect.p = last;
    }
}

/// How often a number of Student's t distribution is further from 0 than this.
fn two_sided(t: f64, freedom: f64) -> f64 {
    incomplete_beta(freedom / 2.0, 0.5, freedom / (freedom + t * t))
}

/// How far from 0 a number of Student's t distribution is only with this probability.
fn quantile(p: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1e3);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        (low, high) = if two_sided(middle, freedom) > p { (middle, high) } else { (low, middle) };
    }
    low
}

/// The regularised incomplete beta function, by its continued fraction (DLMF 8.17.22).
fn incomplete_beta(a: f64, b: f64, x: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    // The fraction converges fast on one side of the mean; the function is symmetric.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(b, a, 1.0 - x);
    }
    let beta = libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b);
    let factor = libm::exp(a * libm::log(x) + b * libm::log1p(-x) - beta) / a;
    factor * fraction(a, b, x)
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn fraction(a: f64, b: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_0 = |value: f64| if value.abs() < TINY { TINY } else { value };
    let (mut value, mut above, mut below) = (1.0, 1.0, 0.0);
    for step in 0..20_000_u32 {
        let m = f64::from(step / 2);
        let term = match step {
            0 => 1.0,
            _ if step % 2 == 0 => m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            _ => -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        };
        below = 1.0 / away_from_0(1.0 + term * below);
        above = away_from_0(1.0 + term / above);
        value *= above * below;
        if (above * below - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value - 1.0
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        // Two-sided, of Student's t distribution with that many degrees of freedom; the last rows are the normal distribution.
        for (p, freedom, t) in [
            (0.05, 1.0, 12.706_2),
            (0.05, 10.0, 2.228_14),
            (0.01, 30.0, 2.750_00),
            (0.001, 60.0, 3.460_20),
            (0.05, 59.0, 2.000_995),
            (0.05, 1e7, 1.959_964),
            (0.01, 1e7, 2.575_829),
        ] {
            assert!((quantile(p, freedom) - t).abs() < 1e-4, "{p} {freedom}: {}", quantile(p, freedom));
            assert!((two_sided(-t, freedom) - p).abs() < 1e-5, "{p} {freedom}: {}", two_sided(t, freedom));
        }
        assert!((two_sided(0.0, 7.0) - 1.0).abs() < 1e-12);
        // With one degree of freedom it is 1 - 2/pi atan t.
        for t in [0.1, 0.9, 1.1, 30.0_f64] {
            let exact = 1.0 - t.atan() * std::f64::consts::FRAC_2_PI;
            assert!((two_sided(t, 1.0) - exact).abs() < 1e-12, "{t}");
        }
    }

    #[test]
    fn holm_corrects_as_in_the_textbook() {
        let effect = |name: &str, p| {
            let estimate = Estimate { value: 0.0, low: 0.0, high: 0.0 };
            Effect { name: name.into(), deals: 1, estimate, p }
        };
        let mut effects = vec![effect("a", 0.01), effect("b", 0.04), effect("c", 0.03), effect("d", 0.005)];
        correct(&mut effects);
        let found: Vec<(&str, f64)> = effects.iter().map(|effect| (effect.name.as_str(), effect.p)).collect();
        assert_eq!(found, [("d", 0.02), ("a", 0.03), ("c", 0.06), ("b", 0.06)]);
    }

    #[test]
    fn all_intervals_hold_at_once_nineteen_times_in_twenty_and_nothing_is_found_where_nothing_is() {
        let mut chance = Chance::from_seed(26);
        // As few deals as are looked at, too.
        for (deals, things) in [(200, 10), (FEWEST, 18)] {
            let (mut all_held, mut found) = (0, 0);
            for _ in 0..600 {
                let table = (0..things).map(|i| {
                    let mut ratio = Ratio::default();
                    // Something is held by one side or the other, and the side that has it wins half of the games.
                    (0..deals).for_each(|_| ratio.add(if chance.below(2) == 0 { 0.5 } else { -0.5 }, 0.5));
                    (i.to_string(), ratio)
                });
                let effects = effects(table);
                all_held += u32::from(effects.iter().all(|e| (e.estimate.low..=e.estimate.high).contains(&0.0)));
                found += u32::from(effects.iter().any(|effect| effect.p < 0.05));
            }
            assert!((555..=590).contains(&all_held), "{all_held} of 600 with {deals} deals");
            assert!((10..=45).contains(&found), "{found} of 600 with {deals} deals");
        }
    }

    #[test]
    fn what_always_wins_is_found_and_no_interval_reaches_beyond_certainty() {
        let of = |wins: u32, deals: u32| {
            let mut ratio = Ratio::default();
            (0..deals).for_each(|i| ratio.add(if i < wins { 0.5 } else { -0.5 }, 0.5));
            effects([("it".to_string(), ratio)]).remove(0)
        };
        let always = of(100, 100);
        assert!(always.p < 1e-20 && (always.estimate.value - 1.0).abs() < 1e-12, "{always:?}");
        assert!((0.9..0.95).contains(&always.estimate.low), "a hundred wins are no proof: {always:?}");
        let never = of(0, 100);
        assert!(never.p < 1e-20 && (-0.95..-0.9).contains(&never.estimate.high), "{never:?}");
        assert!((of(99, 100).estimate.high - 1.0).abs() < 1e-12);
        let mut nothing = Ratio::default();
        (0..100).for_each(|_| nothing.add(0.0, 0.5));
        let nothing = effects([("it".to_string(), nothing)]).remove(0);
        assert_eq!((nothing.p, nothing.estimate.low, nothing.estimate.high), (1.0, 0.0, 0.0));
    }

    #[test]
    fn games_of_one_deal_count_once() {
        // Whatever the number of games on a deal, if they all come out alike.
        let of = |games: u32| {
            let mut ratio = Ratio::default();
            let games = f64::from(games);
            (0..100).for_each(|i| ratio.add(if i < 60 { 0.5 } else { -0.5 } * games, 0.5 * games));
            ratio.value().unwrap()
        };
        assert!((of(1).0 - 0.2).abs() < 1e-12);
        assert!((of(1).1 - of(7).1).abs() < 1e-12);
        assert_eq!(Ratio::default().value(), None);
    }
}
