//! What every answer in Claim is worth: solved where all cards are known, else searched, every answer in the same worlds.

use claim::{Action, Phase, Rules, State, View};
use game::{Chance, MAX_SEATS, Seat};

use crate::{
    Appraisal, Appraised, Basis, Budget, Limits, Worth,
    claim::{
        belief::{Belief, knows_all},
        expert::{EXPLORATION_WITH_NET, TABLE_BYTES, exploration},
        mixed_leaf::MixedLeaf,
        net_leaf::NetLeaf,
        search::{EXPLORATION, Rollout},
        side_values::SideValues,
        tree::{Leaf, Tree},
    },
    solver::{Solver, Value, Values},
};

/// How many searches there are, each with a tree and worlds of its own: enough to see how much they differ, few enough that
/// each of them looks ahead.
const SEARCHES: u64 = 8;
/// The nodes of the solver for each node of the search: they are that much faster.
const SOLVER_NODES: u64 = 100;
/// The nodes of the first attempt to solve: most endings need fewer, and then a large table takes longer to clear than to use.
const FIRST_NODES: u64 = 8_000;
/// What a table needs for each position.
const BYTES_PER_NODE: usize = 128;

impl Appraised for State {
    /// A node is a simulation, or a hundred positions of the solver.
    fn appraise(view: &View, nodes: u64, limits: &Limits, chance: &mut Chance) -> Option<Appraisal<Action>> {
        let rules = view.rules();
        let mut budget = Budget::new(&Limits { nodes: None, ..*limits });
        if let Some(solved) = solve(view, nodes, limits, chance) {
            return Some(solved);
        }
        if view.phase() == Phase::Two || rules.setup().study.is_some() {
            return search(view, nodes, Rollout::of(rules), EXPLORATION, &mut budget, chance);
        }
        if NetLeaf::is_for(rules) {
            return search(view, nodes, NetLeaf::new(rules), EXPLORATION_WITH_NET, &mut budget, chance);
        }
        search(view, nodes, MixedLeaf::new(rules), exploration(rules), &mut budget, chance)
    }
}

/// The proven values, if every card is known and the nodes suffice.
fn solve(view: &View, nodes: u64, limits: &Limits, chance: &mut Chance) -> Option<Appraisal<Action>> {
    let seat = view.seat()?;
    if view.phase() != Phase::Two || view.rules().players() != 2 || !knows_all(view) {
        return None;
    }
    let state = *Belief::new(view, chance)?.certain()?;
    let all = nodes.saturating_mul(SOLVER_NODES);
    let solve = |nodes: u64| {
        let bytes = TABLE_BYTES.min(nodes as usize * BYTES_PER_NODE);
        let values = Solver::new(bytes).solve_all(&state, Limits { nodes: Some(nodes), ..*limits }).ok()?;
        Some(values).filter(Values::exact)
    };
    let solved = solve(all.min(FIRST_NODES)).or_else(|| if all > FIRST_NODES { solve(all) } else { None })?;
    let worth = |value: Value| {
        let mut worth = [value.for_the_other().payoff(), value.for_the_other().payoff(), 0.0, 0.0, 0.0];
        worth[seat.index()] = value.payoff();
        Worth(worth)
    };
    let (answers, values): (Vec<Action>, Vec<Worth>) =
        solved.values.iter().filter_map(|&(answer, value)| Some((answer, worth(value?)))).unzip();
    Some(Appraisal { answers, judgements: vec![values], basis: Basis::Solved, nodes: solved.nodes })
}

/// Tries all answers in worlds that are sampled from what the seat knows; the tree below each grows as in play.
fn search<L: Leaf>(
    view: &View,
    nodes: u64,
    mut leaf: L,
    exploration: f32,
    budget: &mut Budget,
    chance: &mut Chance,
) -> Option<Appraisal<Action>> {
    let seat = view.seat()?;
    let answers: Vec<Action> = view.answers().iter().collect();
    let worlds = (nodes / SEARCHES).max(1);
    let mut judgements = Vec::new();
    for _ in 0..SEARCHES {
        let mut belief = Belief::new(view, chance)?;
        let mut tree = Tree::new(seat, exploration);
        let mut sums = vec![[0.0f64; MAX_SEATS]; answers.len()];
        for _ in 0..worlds {
            let world = belief.fresh(chance);
            for (sum, &answer) in sums.iter_mut().zip(&answers) {
                budget.spend()?;
                let values = tree.simulate_answer(answer, world, &mut leaf, chance);
                add(sum, view.rules(), values);
            }
        }
        let mean = |sum: [f64; MAX_SEATS]| Worth(sum.map(|sum| (sum / worlds as f64) as f32));
        judgements.push(sums.into_iter().map(mean).collect());
    }
    Some(Appraisal { answers, judgements, basis: Basis::Searched, nodes: budget.used() })
}

fn add(sum: &mut [f64; MAX_SEATS], rules: &Rules, values: SideValues) {
    for (seat, sum) in (0..rules.players()).map(Seat).zip(sum) {
        *sum += f64::from(values.of(rules.side(seat)));
    }
}
