//! The solver against plain minimax: every faction, both editions, heroes and artifacts as far as they can be solved.

use std::collections::HashMap;

use bots::{
    Limits,
    solver::{Solver, Unsolvable, Value},
};
use claim::{Action, Deal, Doubt, Faction, Phase, Question, Setup, State, decks};
use game::{Actor, Chance, Game, Seat};

/// What a position is worth to seat 0, by trying everything. Equal positions are tried once, nothing else is clever.
fn minimax(state: &State, seen: &mut HashMap<State, Value>) -> Value {
    let Actor::Seat(seat) = state.actor() else {
        return Value::of_payoff(state.payoffs().expect("the game is over").of(Seat(0)));
    };
    if let Some(&value) = seen.get(state) {
        return value;
    }
    let values = state.answers().iter().map(|action: Action| {
        let mut child = *state;
        child.apply_unchecked(action, &mut ());
        minimax(&child, seen)
    });
    let values: Vec<Value> = values.collect();
    let best = if seat == Seat(0) { values.iter().max() } else { values.iter().min() };
    let value = *best.expect("somebody who is asked can answer");
    seen.insert(*state, value);
    value
}

fn seen_by(seat: Seat, value: Value) -> Value {
    if seat == Seat(0) { value } else { value.for_the_other() }
}

/// A position of phase two with at most `cards` in a hand, after random play and `more` further random answers.
fn position(setup: &Setup, seed: u64, cards: u32, more: u32) -> Option<State> {
    let rules = setup.rules().expect("the deck is legal");
    let mut chance = Chance::from_seed(seed);
    let deal = Deal::random(&rules, None, &mut chance);
    let mut state = State::begin(rules, &deal);
    let longest = |state: &State| state.hand(Seat(0)).len().max(state.hand(Seat(1)).len());
    while state.phase() == Phase::One || longest(&state) > cards {
        let action = state.sample(&mut chance)?;
        state.apply_unchecked(action, &mut ());
    }
    for _ in 0..more {
        let action = state.sample(&mut chance)?;
        state.apply_unchecked(action, &mut ());
    }
    (state.actor() != Actor::Over).then_some(state)
}

/// Compares value, best answer, and the value of every answer. Says whether the position could be solved.
fn compare(solver: &mut Solver, state: &State, name: &str) -> bool {
    let found = match solver.solve(state, Limits::default()) {
        Ok(found) => found,
        Err(Unsolvable::Chance | Unsolvable::AtOnce) => return false,
        Err(why) => panic!("{name}: {why}"),
    };
    let Actor::Seat(seat) = state.actor() else { panic!("{name}: nobody is asked") };
    let mut seen = HashMap::new();
    let value = |state: &State, seen: &mut HashMap<State, Value>| seen_by(seat, minimax(state, seen));
    assert!(found.exact, "{name}");
    assert_eq!(found.value, value(state, &mut seen), "{name}: {state:?}");
    let after = |action: Action| {
        let mut child = *state;
        child.apply(action, &mut ()).expect("the best answer is legal");
        child
    };
    let best = after(found.best.expect("somebody is asked"));
    assert_eq!(found.value, value(&best, &mut seen), "{name}: the best answer of {state:?}");
    let all = solver.solve_all(state, Limits::default()).expect("it was solved before");
    assert_eq!(all.values.len(), state.answers().len());
    for (action, found) in all.values {
        assert_eq!(found, Some(value(&after(action), &mut seen)), "{name}: {} of {state:?}", state.notation(action));
    }
    true
}

/// The chance of seat 0, by trying everything: the mean over what chance may do, and a long series of games against an
/// opponent who learns, where both decide at once.
fn expectiminimax(state: &State, seen: &mut HashMap<State, f64>) -> f64 {
    if state.actor() == Actor::Over {
        return f64::from(state.payoffs().expect("the game is over").of(Seat(0)));
    }
    if let Some(&value) = seen.get(state) {
        return value;
    }
    let after = |state: &State, action: Action| {
        let mut child = *state;
        child.apply_unchecked(action, &mut ());
        child
    };
    let children: Vec<(Action, State)> = state.answers().iter().map(|action| (action, after(state, action))).collect();
    let both = children[0].1.question() == Some(Question::Discard) && state.question() == Some(Question::Discard);
    let value = if both {
        let mut row =
            |child: &State| child.answers().iter().map(|reply| expectiminimax(&after(child, reply), seen)).collect();
        let payoffs: Vec<Vec<f64>> = children.iter().map(|(_, child)| row(child)).collect();
        let maximizes = state.actor() == Actor::Seat(Seat(0));
        learned(&payoffs, maximizes)
    } else {
        let values: Vec<f64> = children.iter().map(|(_, child)| expectiminimax(child, seen)).collect();
        match state.actor() {
            Actor::Chance => {
                let weights: Vec<f64> = children.iter().map(|&(action, _)| f64::from(state.weight(action))).collect();
                values.iter().zip(&weights).map(|(value, weight)| value * weight).sum::<f64>()
                    / weights.iter().sum::<f64>()
            }
            Actor::Seat(Seat(0)) => values.iter().copied().fold(0.0, f64::max),
            _ => values.iter().copied().fold(1.0, f64::min),
        }
    };
    seen.insert(*state, value);
    value
}

/// The value of a matrix game by regret matching, to about a hundredth.
fn learned(payoffs: &[Vec<f64>], rows_maximize: bool) -> f64 {
    let sign = if rows_maximize { 1.0 } else { -1.0 };
    let mix = |regrets: &[f64]| -> Vec<f64> {
        let sum: f64 = regrets.iter().sum();
        regrets.iter().map(|regret| if sum > 0.0 { regret / sum } else { 1.0 / regrets.len() as f64 }).collect()
    };
    let (mut rows, mut columns) = (vec![0.0; payoffs.len()], vec![0.0; payoffs[0].len()]);
    let (mut total, mut weight) = (0.0, 0.0);
    for round in 1..=4_000 {
        let (p, q) = (mix(&rows), mix(&columns));
        let of_row: Vec<f64> = payoffs.iter().map(|row| row.iter().zip(&q).map(|(x, q)| x * q).sum()).collect();
        let of_column: Vec<f64> =
            (0..columns.len()).map(|j| payoffs.iter().zip(&p).map(|(row, p)| row[j] * p).sum()).collect();
        let value: f64 = of_row.iter().zip(&p).map(|(x, p)| x * p).sum();
        for (regret, x) in rows.iter_mut().zip(&of_row) {
            *regret = f64::max(0.0, *regret + sign * (x - value));
        }
        for (regret, x) in columns.iter_mut().zip(&of_column) {
            *regret = f64::max(0.0, *regret - sign * (x - value));
        }
        total += f64::from(round) * value;
        weight += f64::from(round);
    }
    total / weight
}

/// Every deck in turn, so often that all of them come up, with hands of two to five cards and tricks half played.
fn sweep(variant: impl Fn(usize, Setup) -> Setup, positions: usize, cards: impl Fn(usize) -> u32) -> usize {
    let mut solver = Solver::new(1 << 20);
    let decks: Vec<Setup> = decks::of(2).collect();
    // A step without a common factor visits every deck.
    let step = (1_001..2_000).find(|&step| is_coprime(step, decks.len())).expect("some number is a prime");
    let mut solved = 0;
    for i in 0..positions {
        let setup = variant(i, decks[i * step % decks.len()].clone());
        // Minimax is hopeless where each collected card is a choice, and slow where potions are.
        let most = if setup.factions.contains(&Faction::Vampires) { 2 } else { 5 };
        let most = if setup.factions.contains(&Faction::Wizards) { most.min(3) } else { most };
        let Some(state) = position(&setup, i as u64, cards(i).min(most), (i / 3 % 3) as u32) else { continue };
        let name = format!("position {i} of {:?}, {:?}", setup.factions, setup.edition);
        solved += usize::from(compare(&mut solver, &state, &name));
    }
    solved
}

fn is_coprime(a: usize, b: usize) -> bool {
    if b == 0 { a == 1 } else { is_coprime(b, a % b) }
}

fn edition(i: usize, setup: Setup) -> Setup {
    let editions = [claim::Edition::A, claim::Edition::C2];
    Setup { edition: editions[i / 7 % 2], ..setup }
}

#[test]
fn every_faction_is_solved_as_plain_minimax_does() {
    let cards = |i: usize| [3, 2, 4, 3, 2, 3, 4, 3][i % 8];
    let solved = sweep(edition, 12_000, cards);
    assert!(solved > 11_000, "only {solved} positions");
}

#[test]
fn five_tricks_are_solved_as_plain_minimax_does() {
    let solved = sweep(edition, 500, |_| 5);
    assert!(solved > 450, "only {solved} positions");
}

#[test]
fn study_decks_are_solved_as_plain_minimax_does() {
    let mut solver = Solver::new(1 << 16);
    let states = (0..).zip(decks::studies()).filter_map(|(i, setup)| position(&setup, i, 4, 0));
    let solved = states.filter(|state| compare(&mut solver, state, "a study deck")).count();
    assert!(solved > 200, "only {solved} positions");
}

#[test]
fn heroes_are_solved_unless_they_bring_in_chance_or_secrets() {
    let heroes = |i, setup| Setup { heroes: true, ..edition(i, setup) };
    let solved = sweep(heroes, 3_000, |i| 2 + i as u32 % 3);
    assert!(solved > 1_000, "only {solved} positions");
}

#[test]
fn artifacts_are_solved_in_short_endings() {
    let artifacts = |i, setup| Setup { artifacts: true, ..edition(i, setup) };
    let solved = sweep(artifacts, 600, |_| 2);
    assert!(solved > 400, "only {solved} positions");
}

/// The Skeleton, Cthulhu and the Light of Eternity in short endings of all decks.
#[test]
fn chance_and_decisions_of_both_at_once_are_weighed_as_plain_expectiminimax_does() {
    let mut solver = Solver::new(1 << 20);
    let decks: Vec<Setup> = decks::of(2).collect();
    let (mut chance, mut at_once, mut between) = (0, 0, 0);
    for i in 0..4_000 {
        let deck = decks[i * 1_009 % decks.len()].clone();
        if deck.factions.contains(&Faction::Vampires) || deck.factions.contains(&Faction::Wizards) {
            continue;
        }
        let setup = Setup { heroes: true, ..edition(i, deck) };
        let Some(state) = position(&setup, i as u64, 3, (i % 3) as u32) else { continue };
        let why = match state.doubt() {
            Some(Doubt::Chance) => Unsolvable::Chance,
            Some(Doubt::AtOnce) => Unsolvable::AtOnce,
            None => continue,
        };
        assert_eq!(solver.solve(&state, Limits::default()), Err(why), "nobody wins for certain");
        chance += usize::from(why == Unsolvable::Chance);
        at_once += usize::from(why == Unsolvable::AtOnce);
        let Actor::Seat(seat) = state.actor() else { continue };
        let mut seen = HashMap::new();
        let of_seat = |value: f64| if seat == Seat(0) { value } else { 1.0 - value };
        let found = solver.chances(&state, Limits::default()).expect("it is phase two");
        let shares = found.shares.expect("all is known");
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let best: f64 = found.values.iter().zip(&shares).map(|((_, value), share)| value.unwrap_or(0.0) * share).sum();
        // What the other has chosen to discard is not known.
        let value = of_seat(expectiminimax(&state.before_discards(), &mut seen));
        assert!((best - value).abs() < 0.02, "position {i}: {best} instead of {value}, {state:?}");
        if state.question() == Some(Question::Discard) {
            continue;
        }
        for (answer, found) in found.values {
            let mut child = state;
            child.apply(answer, &mut ()).expect("it is legal");
            let value = of_seat(expectiminimax(&child, &mut seen));
            assert!((found.unwrap_or(2.0) - value).abs() < 0.02, "position {i}: {found:?} instead of {value}");
            between += usize::from(value > 0.03 && value < 0.97 && (value - 0.5).abs() > 0.03);
        }
    }
    assert!(chance > 250 && at_once > 250 && between > 10, "only {chance}, {at_once}, {between}");
}
