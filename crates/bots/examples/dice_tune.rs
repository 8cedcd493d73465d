//! Fits the weights of the evaluation of Claim It! by self-play and prints them as Rust.
//!
//! ```text
//! cargo run --release -p claimant-bots --example dice_tune -- 2 6 4000 > weights.txt
//! ```
//!
//! For a number of players and rounds: the search, one roll deep with the weights so far, plays as many games
//! as told against itself; one decision in fifty is random, so that boards come up that it would avoid. Every position
//! between two turns is a sample: the features of all seats, and what came of it, which is mostly what each seat got in
//! the end and partly what the weights made of the positions on the way there. Then the weights are fitted to these by
//! minimising the cross-entropy of the predicted values (softmax regression, Adam), and the next round begins. The loss
//! on games that were held back is printed to standard error.
//!
//! The first weights were chosen by hand. The present ones came of fourteen such rounds for 2 players and five for 4;
//! those for 3 and 5 players began with those for 4 and had two more.

use bots::{
    Bot, Limits, Random,
    claim_it::{
        Evaluation, FEATURES, Features, Horizon, REGIMES, Search, SeatValues, WEIGHTS, Weights, features, regimes,
    },
};
use claim_it::{Phase, Setup, State};
use game::{Actor, Chance, Game, MAX_SEATS, Seat, Table};

/// One position between two turns, and what became of it.
struct Sample {
    features: [Features; MAX_SEATS],
    regimes: [[f32; REGIMES]; MAX_SEATS],
    got: [f32; MAX_SEATS],
}

/// How much of what a position counts for is what came later, rather than the evaluation at the time (TD(λ)).
const TRUST_IN_THE_END: f32 = 0.9;

type Table4 = [[f32; FEATURES]; REGIMES];

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let players = numbers.next().unwrap_or(2).clamp(2, 5) as u8;
    let rounds = numbers.next().unwrap_or(6);
    let games = numbers.next().unwrap_or(4000);
    let mut weights: Weights = WEIGHTS;
    for round in 0..rounds {
        let mut samples = Vec::new();
        for game in 0..games {
            play(players, &weights, round << 32 | game, &mut samples);
        }
        let held_back = samples.split_off(samples.len() * 9 / 10);
        let table = &mut weights[usize::from(players) - 2];
        let before = loss(&held_back, table, players);
        fit(&samples, table, players, round);
        let after = loss(&held_back, table, players);
        eprintln!("players {players}, round {round}: {} samples, loss {before:.4} -> {after:.4}", samples.len());
    }
    print(&weights[usize::from(players) - 2]);
}

fn play(players: u8, weights: &Weights, seed: u64, samples: &mut Vec<Sample>) {
    let mut chance = Chance::from_seed(seed);
    let setup = Setup::new(players);
    let mut bot =
        Search { evaluation: Evaluation::with(weights), depth: 1, horizon: Horizon::RollOn, ..Search::default() };
    let Ok(deal) = State::deal(&setup, &mut chance) else { return };
    let Ok(mut table) = Table::<State>::new(setup, deal) else { return };
    let first = samples.len();
    loop {
        let state = table.position();
        if state.phase() == Phase::Roll && state.squatted().is_empty() && state.claimed().is_empty() {
            let regimes = std::array::from_fn(|seat| regimes(state, Seat(seat as u8 % players)));
            samples.push(Sample { features: features(state), regimes, got: [0.0; MAX_SEATS] });
        }
        let limits = Limits::default();
        let action = match table.actor() {
            Actor::Over => break,
            Actor::Chance => state.sample(&mut chance),
            Actor::Seat(seat) if chance.below(50) == 0 => {
                Bot::<State>::choose(&mut Random, &table.view(seat), &limits, &mut chance).map(|choice| choice.answer)
            }
            Actor::Seat(seat) => bot.choose(&table.view(seat), &limits, &mut chance).map(|choice| choice.answer),
        };
        if action.is_none_or(|action| table.play(action).is_err()) {
            break;
        }
    }
    let Some(result) = SeatValues::of_result(table.position()) else {
        samples.truncate(first);
        return;
    };
    // What was in the end, and on the way there what the weights so far made of it: less left to the dice.
    let table = &weights[usize::from(players) - 2];
    let mut later = result;
    for sample in samples[first..].iter_mut().rev() {
        sample.got = std::array::from_fn(|seat| later.of(Seat(seat as u8)));
        later = later.times(TRUST_IN_THE_END);
        later.add(1.0 - TRUST_IN_THE_END, &predict(sample, table, players));
    }
}

fn predict(sample: &Sample, table: &Table4, players: u8) -> SeatValues {
    let mut scores = [0.0; MAX_SEATS];
    for (seat, score) in scores.iter_mut().enumerate().take(usize::from(players)) {
        for (part, weights) in sample.regimes[seat].iter().zip(table) {
            if *part > 0.0 {
                *score += part * weights.iter().zip(&sample.features[seat]).map(|(w, f)| w * f).sum::<f32>();
            }
        }
    }
    SeatValues::softmax(&scores, usize::from(players))
}

fn loss(samples: &[Sample], table: &Table4, players: u8) -> f64 {
    let of = |sample: &Sample| {
        let values = predict(sample, table, players);
        let each = (0..players).map(|seat| {
            let got = sample.got[usize::from(seat)];
            -got * values.of(Seat(seat)).max(1e-6).ln()
        });
        f64::from(each.sum::<f32>())
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// Adam over shuffled batches, its steps getting smaller.
fn fit(samples: &[Sample], table: &mut Table4, players: u8, seed: u64) {
    const BATCH: usize = 256;
    const EPOCHS: usize = 6;
    let (mut mean, mut square) = ([[0.0f32; FEATURES]; REGIMES], [[0.0f32; FEATURES]; REGIMES]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut chance = Chance::from_seed(seed);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        chance.shuffle(&mut order);
        let rate = 0.03 * 0.5f32.powi(epoch as i32);
        for batch in order.chunks(BATCH) {
            let mut slope = [[0.0f32; FEATURES]; REGIMES];
            for sample in batch.iter().map(|&at| &samples[at]) {
                let values = predict(sample, table, players);
                for seat in 0..usize::from(players) {
                    let error = values.of(Seat(seat as u8)) - sample.got[seat];
                    for (part, slope) in sample.regimes[seat].iter().zip(&mut slope) {
                        for (feature, slope) in sample.features[seat].iter().zip(slope) {
                            *slope += error * part * feature / batch.len() as f32;
                        }
                    }
                }
            }
            step += 1;
            let (shrink, shrink_square) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for regime in 0..REGIMES {
                for feature in 0..FEATURES {
                    let weight = &mut table[regime][feature];
                    let slope = slope[regime][feature] + 1e-5 * *weight;
                    let (mean, square) = (&mut mean[regime][feature], &mut square[regime][feature]);
                    *mean = 0.9 * *mean + 0.1 * slope;
                    *square = 0.999 * *square + 0.001 * slope * slope;
                    *weight -= rate * (*mean / shrink) / ((*square / shrink_square).sqrt() + 1e-8);
                }
            }
        }
    }
}

fn print(table: &Table4) {
    println!("    [");
    for weights in table {
        let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("        [{}],", numbers.join(", "));
    }
    println!("    ],");
}
