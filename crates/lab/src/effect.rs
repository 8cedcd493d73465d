//! What something does to the chance of winning, and how far that can be trusted.

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

    /// The ratio with an interval that holds it with 95 % confidence, together with `others` like it.
    pub(crate) fn estimate(&self, others: usize) -> Option<Estimate> {
        let (value, error) = self.value()?;
        let reach = error * quantile(0.05 / others.max(1) as f64);
        Some(Estimate { value, low: value - reach, high: value + reach })
    }
}

/// With fewer deals there is no telling how much they vary.
const FEWEST: u64 = 30;

/// All effects of a table, the strongest first.
pub(crate) fn effects(ratios: impl IntoIterator<Item = (String, Ratio)>) -> Vec<Effect> {
    let known: Vec<(String, Ratio)> = ratios.into_iter().filter(|(_, ratio)| ratio.value().is_some()).collect();
    let all = known.len();
    let mut effects: Vec<Effect> = known
        .into_iter()
        .filter_map(|(name, ratio)| {
            let (value, error) = ratio.value()?;
            let p = if error > 0.0 { two_sided(value / error) } else { 1.0 };
            Some(Effect { name, deals: ratio.deals(), estimate: ratio.estimate(all)?, p })
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

/// How often a normal number is further from 0 than this.
fn two_sided(z: f64) -> f64 {
    libm::erfc(z.abs() / std::f64::consts::SQRT_2)
}

/// How far from 0 a normal number is only with this probability.
fn quantile(p: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        (low, high) = if two_sided(middle) > p { (middle, high) } else { (low, middle) };
    }
    low
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (p, z) in [(0.05, 1.959_964), (0.01, 2.575_829), (0.05 / 24.0, 3.078_1)] {
            assert!((quantile(p) - z).abs() < 1e-3, "{p}: {}", quantile(p));
        }
        assert!((two_sided(1.959_964) - 0.05).abs() < 1e-6);
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
        let (mut all_held, mut found) = (0, 0);
        for _ in 0..600 {
            let table = (0..10).map(|i| {
                let mut ratio = Ratio::default();
                // Something is held by one side or the other, and the side that has it wins half of the games.
                (0..200).for_each(|_| ratio.add(if chance.below(2) == 0 { 0.5 } else { -0.5 }, 0.5));
                (i.to_string(), ratio)
            });
            let effects = effects(table);
            all_held += u32::from(effects.iter().all(|e| (e.estimate.low..=e.estimate.high).contains(&0.0)));
            found += u32::from(effects.iter().any(|effect| effect.p < 0.05));
        }
        assert!((555..=590).contains(&all_held), "{all_held} of 600");
        assert!((10..=45).contains(&found), "{found} of 600");
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
