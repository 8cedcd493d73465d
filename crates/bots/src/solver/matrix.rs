//! Zero-sum games of two who decide at the same time, each once, solved exactly by the simplex method.

/// A solution: what it is worth to the first, and how often each of the two should choose what.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Equilibrium {
    pub(super) value: f64,
    pub(super) first: Vec<f64>,
    pub(super) second: Vec<f64>,
}

/// Less than this is nothing but rounding.
const NOTHING: f64 = 1e-12;

/// Solves a game in which the first gets `payoffs[i][j]`, between 0 and 1, if they choose `i` and the second `j`. There has
/// to be a choice for each.
///
/// With one added to all payoffs, so that the value is positive, the second looks for weights of their choices with the
/// greatest sum for which no choice of the first brings more than 1. One over the sum is the value, and the weights
/// times the value are how often to choose what; those of the first are the solution of the dual program.
pub(super) fn solve(payoffs: &[Vec<f64>]) -> Equilibrium {
    let (rows, columns) = (payoffs.len(), payoffs.first().map_or(0, Vec::len));
    let width = columns + rows + 1;
    let mut tableau: Vec<Vec<f64>> = Vec::with_capacity(rows + 1);
    for (i, row) in payoffs.iter().enumerate() {
        let slack = (0..rows).map(|k| if k == i { 1.0 } else { 0.0 });
        tableau.push(row.iter().map(|payoff| payoff + 1.0).chain(slack).chain([1.0]).collect());
    }
    tableau.push((0..width).map(|j| if j < columns { -1.0 } else { 0.0 }).collect());
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    // The lowest column that helps, and the lowest row of equals: so no basis comes up twice (Bland's rule).
    while let Some(enters) = (0..width - 1).find(|&j| tableau[rows][j] < -NOTHING) {
        let ratio = |i: &usize| tableau[*i][width - 1] / tableau[*i][enters];
        let candidates = (0..rows).filter(|&i| tableau[i][enters] > NOTHING);
        let leaves = candidates.min_by(|a, b| ratio(a).total_cmp(&ratio(b)).then(basis[*a].cmp(&basis[*b])));
        let Some(leaves) = leaves else { break };
        pivot(&mut tableau, leaves, enters);
        basis[leaves] = enters;
    }
    let sum = tableau[rows][width - 1];
    let mut second = vec![0.0; columns];
    for (row, &variable) in basis.iter().enumerate().filter(|(_, variable)| **variable < columns) {
        second[variable] = tableau[row][width - 1].max(0.0) / sum;
    }
    let first = tableau[rows][columns..width - 1].iter().map(|weight| weight.max(0.0) / sum).collect();
    Equilibrium { value: 1.0 / sum - 1.0, first, second }
}

fn pivot(tableau: &mut [Vec<f64>], row: usize, column: usize) {
    let by = tableau[row][column];
    tableau[row].iter_mut().for_each(|number| *number /= by);
    let pivot = tableau[row].clone();
    for (_, other) in tableau.iter_mut().enumerate().filter(|(i, _)| *i != row) {
        let times = other[column];
        other.iter_mut().zip(&pivot).for_each(|(number, of_pivot)| *number -= times * of_pivot);
    }
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    /// Neither can do better than the value against the other.
    fn check(payoffs: &[Vec<f64>]) -> f64 {
        let Equilibrium { value, first, second } = solve(payoffs);
        for share in [&first, &second] {
            assert!((share.iter().sum::<f64>() - 1.0).abs() < 1e-9 && share.iter().all(|&share| share >= 0.0));
        }
        for row in payoffs {
            let brings: f64 = row.iter().zip(&second).map(|(payoff, share)| payoff * share).sum();
            assert!(brings < value + 1e-9, "{payoffs:?}");
        }
        for j in 0..second.len() {
            let brings: f64 = payoffs.iter().zip(&first).map(|(row, share)| row[j] * share).sum();
            assert!(brings > value - 1e-9, "{payoffs:?}");
        }
        value
    }

    #[test]
    fn known_games_have_their_values() {
        assert!((check(&[vec![1.0, 0.0], vec![0.0, 1.0]]) - 0.5).abs() < 1e-9, "matching pennies");
        let scissors = [vec![0.5, 0.0, 1.0], vec![1.0, 0.5, 0.0], vec![0.0, 1.0, 0.5]];
        assert!((check(&scissors) - 0.5).abs() < 1e-9, "rock, paper, scissors");
        assert!((check(&[vec![1.0, 0.0], vec![0.0, 0.5]]) - 1.0 / 3.0).abs() < 1e-9);
        assert!((check(&[vec![0.25, 0.75], vec![0.0, 1.0]]) - 0.25).abs() < 1e-9, "a saddle point");
        assert!(check(&[vec![0.0, 0.0]]).abs() < 1e-9);
        assert!((check(&[vec![1.0], vec![1.0]]) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn neither_can_do_better_than_an_equilibrium() {
        let mut chance = Chance::from_seed(1);
        for _ in 0..500 {
            let (rows, columns) = (1 + chance.below(9), 1 + chance.below(9));
            // Few different payoffs, as in a game that is won, drawn or lost: many of them equal.
            let steps = 1 + chance.below(5);
            let payoffs: Vec<Vec<f64>> = (0..rows)
                .map(|_| (0..columns).map(|_| f64::from(chance.below(steps + 1)) / f64::from(steps)).collect())
                .collect();
            check(&payoffs);
        }
    }
}
