//! Bots for Claim It! against perfect play, where perfect play can be worked out.
//!
//! Three yardsticks: a game of two by two spaces, solved from its first roll to its end; the last round on the reduced
//! board, which is solved as it comes up; and, for the solver itself, a plain recursion over the rules that values no
//! code with it.

use std::collections::HashMap;

use bots::{
    Bot, Budget, Limits,
    claim_it::{Expert, Greedy, Horizon, Search, Solution, Turn, WHOLE_TURN},
};
use claim_it::{Action, Board, Deal, Setup, State};
use game::{Actor, Chance, Game, Seat, Table};

/// Two by two, with pieces enough for anything that can happen there.
const TWO_BY_TWO: Board = Board { size: 2, claim_markers: 4, player_markers: 4, thresholds: [2; 4] };

/// Three by three with few pieces: thousands of positions instead of a million.
const FEW_PIECES: Board = Board { size: 3, claim_markers: 4, player_markers: 2, thresholds: [2; 4] };

/// How exact the solutions are.
const ERROR: f32 = 1e-5;

/// What a bot's decisions cost against perfect play, in values of the win.
#[derive(Debug, Default)]
struct Loss {
    decisions: u32,
    sum: f32,
    worst: f32,
}

impl Loss {
    fn mean(&self) -> f32 {
        self.sum / self.decisions.max(1) as f32
    }
}

#[test]
fn a_turn_with_exact_values_behind_it_is_worth_its_exact_value() {
    for board in [TWO_BY_TWO, FEW_PIECES] {
        let mut solution = Solution::new(board, ERROR).unwrap();
        let positions: Vec<State> = solution.positions().copied().collect();
        for state in positions {
            let exact = solution.evaluate(&state).of(state.turn());
            let mut budget = Budget::new(&Limits::default());
            let turn = Turn::new(&state, &mut solution, Horizon::Stop).roll(&state, WHOLE_TURN, &mut budget);
            let value = turn.unwrap().of(state.turn());
            assert!((value - exact).abs() < 10.0 * ERROR, "{}: {value}, {exact}", state.diagram());
        }
    }
}

/// The recursion knows nothing of turns: it takes the best answer of whoever is asked and the average over the dice.
#[test]
fn the_solution_of_the_last_round_is_that_of_a_plain_recursion_over_the_rules() {
    let mut solution = Solution::new(TWO_BY_TWO, ERROR).unwrap();
    let positions: Vec<State> = solution.positions().filter(|state| state.last_round().is_some()).copied().collect();
    assert!(positions.len() > 50);
    let mut known = HashMap::new();
    for state in positions {
        let exact = solution.evaluate(&state).of(Seat(0));
        let plain = plain(&state, &mut known);
        assert!((plain - exact).abs() < ERROR, "{}: {plain}, {exact}", state.diagram());
    }
}

/// What seat 0 gets if both play as well as they can.
fn plain(state: &State, known: &mut HashMap<State, f32>) -> f32 {
    if let Some(payoffs) = state.payoffs() {
        return payoffs.of(Seat(0));
    }
    if let Some(&value) = known.get(state) {
        return value;
    }
    let mut values = Vec::new();
    for action in state.answers().iter::<Action>() {
        let mut after = *state;
        after.apply(action, &mut ()).unwrap();
        values.push((state.weight(action) as f32, plain(&after, known)));
    }
    let value = match state.actor() {
        Actor::Chance => {
            values.iter().map(|(weight, value)| weight * value).sum::<f32>() / state.board().throws() as f32
        }
        Actor::Seat(Seat(0)) => values.iter().map(|&(_, value)| value).fold(0.0, f32::max),
        _ => values.iter().map(|&(_, value)| value).fold(1.0, f32::min),
    };
    known.insert(*state, value);
    value
}

#[test]
fn over_a_whole_game_of_two_by_two_a_decision_costs_little() {
    let mut solution = Solution::new(TWO_BY_TWO, ERROR).unwrap();
    let any = |_: &State| true;
    let greedy = loss(TWO_BY_TWO, &mut Greedy, &mut solution, 200, any);
    let search = loss(TWO_BY_TWO, &mut Search::default(), &mut solution, 200, any);
    let expert = loss(TWO_BY_TWO, &mut Expert::default(), &mut solution, 200, any);
    println!(
        "greedy {} {greedy:?}\nsearch {} {search:?}\nexpert {} {expert:?}",
        greedy.mean(),
        search.mean(),
        expert.mean()
    );
    assert!(search.mean() < 0.02 && expert.mean() < 0.02);
}

#[test]
fn in_the_last_round_on_the_reduced_board_a_decision_costs_little() {
    // Positions of the last round are solved when they are first asked for.
    let mut solution = Solution::default();
    let last_round = |state: &State| state.last_round().is_some();
    let search = loss(Board::REDUCED, &mut Search::default(), &mut solution, 100, last_round);
    let expert = loss(Board::REDUCED, &mut Expert::default(), &mut solution, 100, last_round);
    let mut patient = Expert { depth: 3, reply_depth: 2, nodes: u64::MAX, ..Expert::default() };
    let patient = loss(Board::REDUCED, &mut patient, &mut solution, 40, last_round);
    println!("search {} {search:?}", search.mean());
    println!("expert {} {expert:?}", expert.mean());
    println!("patient {} {patient:?}", patient.mean());
    assert!(search.mean() < 0.01 && expert.mean() < 0.003 && patient.mean() < 0.001);
}

#[test]
fn in_the_last_round_an_expert_with_nodes_enough_plays_perfectly() {
    let mut solution = Solution::new(TWO_BY_TWO, ERROR).unwrap();
    let mut expert = Expert { depth: 8, replies: 2, reply_depth: 8, nodes: u64::MAX, ..Expert::default() };
    let loss = loss(TWO_BY_TWO, &mut expert, &mut solution, 100, |state| state.last_round().is_some());
    assert!(loss.decisions > 200 && loss.worst < 10.0 * ERROR, "{loss:?}");
}

#[test]
fn in_the_last_turn_of_all_a_search_to_its_end_plays_perfectly() {
    let mut solution = Solution::default();
    let mut search = Search { depth: 9, nodes: u64::MAX, ..Search::default() };
    let last_turn = |state: &State| state.last_round().is_some_and(|last| last.turns_left == 1);
    let loss = loss(Board::REDUCED, &mut search, &mut solution, 20, last_turn);
    assert!(loss.decisions > 20 && loss.worst < 10.0 * ERROR, "{loss:?}");
}

/// Lets a bot play both seats, and weighs its decisions in the positions that are asked for. Elsewhere a greedy player
/// stands in, which is quick.
fn loss(
    board: Board,
    bot: &mut dyn Bot<State>,
    solution: &mut Solution,
    games: u64,
    asked_for: impl Fn(&State) -> bool,
) -> Loss {
    let setup = Setup::new(2).on(board);
    let mut loss = Loss::default();
    for game in 0..games {
        let mut chance = Chance::from_seed(game);
        let mut table = Table::<State>::new(setup, Deal { first: Seat(0) }).unwrap();
        while table.actor() != Actor::Over {
            let state = *table.position();
            let action = match table.actor() {
                Actor::Seat(seat) if asked_for(&state) => {
                    let view = table.view(seat);
                    let answer = bot.choose(&view, &Limits::default(), &mut chance).unwrap().answer;
                    weigh(&state, answer, solution, &mut loss);
                    answer
                }
                Actor::Seat(seat) => Greedy.choose(&table.view(seat), &Limits::default(), &mut chance).unwrap().answer,
                _ => state.sample(&mut chance).unwrap(),
            };
            table.play(action).unwrap();
        }
    }
    loss
}

fn weigh(state: &State, answer: Action, solution: &mut Solution, loss: &mut Loss) {
    let mut budget = Budget::new(&Limits::default());
    let mut turn = Turn::new(state, solution, Horizon::Stop);
    let mut value = |action: Action| {
        let mut after = *state;
        after.apply(action, &mut ()).unwrap();
        let values = match action {
            Action::Stop => turn.stop(state, &mut budget),
            Action::RollAgain => turn.roll(state, WHOLE_TURN, &mut budget),
            _ => turn.placed(&after, WHOLE_TURN, &mut budget),
        };
        values.unwrap().of(state.turn())
    };
    let best = state.answers().iter().map(&mut value).fold(0.0, f32::max);
    let lost = best - value(answer);
    loss.decisions += 1;
    loss.sum += lost;
    loss.worst = loss.worst.max(lost);
}
