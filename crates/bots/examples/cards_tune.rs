//! Plays games of Claim for the fit of the evaluation of phase one, and fits it.
//!
//! ```text
//! cargo run --release -p claimant-bots --example cards_tune -- play 0 20000 100 > games.txt
//! cargo run --release -p claimant-bots --example cards_tune -- fit < games.txt > weights.txt
//! cargo run --release -p claimant-bots --example cards_tune -- policy < games.txt
//! ```
//!
//! `play` lets the expert in phase one and the search in phase two, held to a number of nodes, play games of all kinds against
//! themselves, one answer in twenty at random, and writes a line for each: its number, from which set-up and deal follow, and the answers by number.
//!
//! `fit` plays them again. Every position of phase one between two tricks and the first of phase two is a sample: what
//! each side has, and who got each vote in the end. The weights minimise the cross-entropy of the votes (Adam), regularised
//! towards the initial weights; those that the games say nothing about stay there. The loss on
//! games that were not fitted to is printed to standard error, the weights as Rust to standard output.
//!
//! `policy` fits the policy that models opponents, which says how likely a world is.

use std::io::Write as _;

use bots::{
    Bot, Limits, Random,
    claim::{Expert, KINDS, ObservedPlays, PLAYERS, POLICY_FEATURES, Search, TRICKS, VALUES, Weights, exp_logit, kind},
};
use claim::{Action, Faction, NamedSet, Phase, Setup, State, decks};
use game::{Actor, Answer as _, Chance, Game, Table};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    if words.first().is_some_and(|word| word == "play") {
        for game in number(1, 0)..number(2, 1_000) {
            if let Some(log) = play(game, number(3, 100)) {
                let log: Vec<String> = log.into_iter().map(|action| action.number().to_string()).collect();
                let _ = writeln!(std::io::stdout(), "{game} {}", log.join(" "));
            }
        }
    } else if words.first().is_some_and(|word| word == "policy") {
        policy();
    } else {
        let lines = std::io::stdin().lines().map_while(Result::ok);
        let mut samples: Vec<Sample> = Vec::new();
        lines.filter_map(|line| replay(&line)).for_each(|some| samples.extend(some));
        let held_back = samples.split_off(samples.len() * 9 / 10);
        let hold = words.get(2).and_then(|word| word.parse().ok()).unwrap_or(HOLD);
        let weights = fit(&samples, &held_back, number(1, 8) as usize, hold);
        print(&weights);
    }
}

/// The set-up of a game: four in ten of the first set, the others of every kind there is.
fn setup(game: u64) -> Option<Setup> {
    let of = (game / 10).wrapping_mul(7919) as usize;
    match game % 10 {
        0..4 => NamedSet::Claim.setup(2),
        4 => NamedSet::Claim2.setup(2),
        5 => NamedSet::Magic.setup(2),
        6 => NamedSet::Shadow.setup(2),
        7 | 8 => decks::of(2).nth((of + (game % 2) as usize) % decks::of(2).count()),
        _ => {
            let decks = || decks::of(3 + (game / 10 % 2) as u8);
            decks().nth(of % decks().count())
        }
    }
}

fn play(game: u64, nodes: u64) -> Option<Vec<Action>> {
    let setup = setup(game)?;
    let mut chance = Chance::from_seed(game);
    let deal = State::deal(&setup, &mut chance).ok()?;
    let mut table = Table::<State>::new(setup, deal).ok()?;
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut expert = Expert::default();
    let mut search = Search::default();
    loop {
        let action = match table.actor() {
            Actor::Over => return Some(table.replay().log.clone()),
            Actor::Chance => table.position().sample(&mut chance)?,
            Actor::Seat(seat) if chance.below(20) == 0 => {
                Bot::<State>::choose(&mut Random, &table.view(seat), &limits, &mut chance)?.answer
            }
            Actor::Seat(seat) => {
                if table.position().phase() == Phase::One {
                    expert.choose(&table.view(seat), &limits, &mut chance)?.answer
                } else {
                    search.choose(&table.view(seat), &limits, &mut chance)?.answer
                }
            }
        };
        table.play(action).ok()?;
    }
}

/// Fits the policy: a softmax choice model, by gradient ascent on the log-likelihood.
fn policy() {
    let lines: Vec<String> = std::io::stdin().lines().map_while(Result::ok).take(3_000).collect();
    let mut choices: Vec<(usize, usize, Vec<[f32; POLICY_FEATURES]>)> = Vec::new();
    for line in &lines {
        choices_of(line, &mut choices);
    }
    let mut weights = [[0.0f32; POLICY_FEATURES]; 2];
    for round in 0..400 {
        let mut slopes = [[0.0; POLICY_FEATURES]; 2];
        let (mut sum, mut counts) = (0.0, [0.0f32; 2]);
        for (later, chosen, options) in &choices {
            let odds: Vec<f32> = options.iter().map(|option| exp_logit(&weights[*later], option)).collect();
            let all: f32 = odds.iter().sum();
            sum += (odds[*chosen] / all).ln();
            counts[*later] += 1.0;
            for i in 0..POLICY_FEATURES {
                let expected: f32 = options.iter().zip(&odds).map(|(option, odds)| option[i] * odds / all).sum();
                slopes[*later][i] += options[*chosen][i] - expected;
            }
        }
        for later in 0..2 {
            for i in 0..POLICY_FEATURES {
                weights[later][i] += 3.0 * slopes[later][i] / counts[later];
            }
        }
        if round % 100 == 0 || round == 399 {
            eprintln!("round {round}: {:.4} a choice, of {}", sum / choices.len() as f32, choices.len());
        }
    }
    println!("{weights:.3?}");
}

/// The choices of cards in a game in which there was a choice.
fn choices_of(line: &str, choices: &mut Vec<(usize, usize, Vec<[f32; POLICY_FEATURES]>)>) -> Option<()> {
    let mut numbers = line.split(' ').filter_map(|word| word.parse::<u64>().ok());
    let game = numbers.next()?;
    let setup = setup(game)?;
    let deal = State::deal(&setup, &mut Chance::from_seed(game)).ok()?;
    let mut table = Table::<State>::new(setup, deal).ok()?;
    let mut known = 0;
    for number in numbers {
        let before = *table.position();
        table.play(Action::from_number(number as u8)?).ok()?;
        let view = table.view(game::Seat(0));
        let plays = ObservedPlays::new(view.rules(), view.past());
        for step in &plays.steps()[known..] {
            let mut hand = before.hand(step.seat);
            hand.add(step.card);
            let options: Vec<_> = plays.options(step, hand).collect();
            let chosen = options.iter().position(|(card, _)| *card == step.card);
            if let Some(chosen) = chosen.filter(|_| options.len() > 1) {
                let features = options.into_iter().map(|(_, features)| features).collect();
                choices.push((usize::from(!step.leads()), chosen, features));
            }
        }
        known = plays.steps().len();
    }
    Some(())
}

/// A position between two tricks, and what became of it.
struct Sample {
    players: usize,
    sides: usize,
    tricks: usize,
    leads: usize,
    held: Vec<Held>,
    /// For each vote, the faction and who got it.
    votes: Vec<(usize, usize)>,
    won: [f32; 3],
}

/// A card that a side has.
struct Held {
    side: usize,
    pile: Pile,
    kind: usize,
    value: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Pile {
    Follower,
    Hand,
    Scored,
}

/// Plays a line again; none if it is not one of ours.
fn replay(line: &str) -> Option<Vec<Sample>> {
    let mut numbers = line.split(' ').filter_map(|word| word.parse::<u64>().ok());
    let game = numbers.next()?;
    let setup = setup(game)?;
    let deal = State::deal(&setup, &mut Chance::from_seed(game)).ok()?;
    let mut state = State::start(&setup, &deal).ok()?;
    let mut samples = vec![sample(&state)];
    for number in numbers {
        let before = state;
        state.apply(Action::from_number(number as u8)?, &mut ()).ok()?;
        if state.trick().plays().is_empty() && !before.trick().plays().is_empty() && before.phase() == Phase::One {
            samples.push(sample(&state));
        }
    }
    let (score, payoffs) = (state.score()?, state.payoffs()?);
    let votes: Vec<(usize, usize)> =
        score.votes().filter_map(|vote| Some((vote.faction as usize, usize::from(vote.side?)))).collect();
    for sample in &mut samples {
        sample.votes.clone_from(&votes);
        sample.won = std::array::from_fn(|side| payoffs.of(game::Seat(side as u8)));
    }
    Some(samples)
}

fn sample(state: &State) -> Sample {
    let rules = state.rules();
    let mut held = Vec::new();
    let mut tricks = 13;
    for seat in rules.seats() {
        let side = usize::from(rules.side(seat));
        let (followers, hand) = match state.phase() {
            Phase::One => (state.followers(seat), state.hand(seat)),
            Phase::Two => (state.hand(seat), claim::CardSet::EMPTY),
        };
        tricks = tricks.min(hand.len() as usize);
        for (pile, cards) in [(Pile::Follower, followers), (Pile::Hand, hand), (Pile::Scored, state.score_pile(seat))] {
            held.extend(cards.iter().map(|card| Held {
                side,
                pile,
                kind: kind(rules, card),
                value: usize::from(rules.value_of(card)),
            }));
        }
    }
    Sample {
        players: usize::from(rules.players()),
        sides: usize::from(rules.sides()),
        tricks,
        leads: usize::from(rules.side(state.leader())),
        held,
        votes: Vec::new(),
        won: [0.0; 3],
    }
}

// All weights in one row: followers, power, hands, votes, sharpness.
const CARDS: usize = KINDS * VALUES;
const VOTES: usize = 3 * CARDS;
const SHARP: usize = VOTES + 4 * KINDS;
const ALL: usize = SHARP + PLAYERS * TRICKS;

/// The strength of the regularisation towards the initial weights.
const HOLD: f32 = 3e-4;

fn fit(samples: &[Sample], held_back: &[Sample], rounds: usize, hold: f32) -> Vec<f32> {
    let prior = row(&Weights::initial());
    let mut weights = prior.clone();
    let mut first = vec![0.0; ALL];
    let mut second = vec![0.0; ALL];
    let mut gradient = vec![0.0; ALL];
    let mut chance = Chance::from_seed(1);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut step = 0;
    eprintln!("{} samples, loss before {:?}", samples.len(), loss(held_back, &weights));
    for round in 0..rounds {
        chance.shuffle(&mut order);
        let rate = 0.004 * (1.0 - round as f32 / rounds as f32);
        for batch in order.chunks(64) {
            gradient.fill(0.0);
            for &i in batch {
                learn(&samples[i], &weights, Some(&mut gradient));
            }
            step += 1;
            let (fade_first, fade_second) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for i in 0..ALL {
                let slope = gradient[i] / batch.len() as f32 + hold * held(i) * (weights[i] - prior[i]);
                first[i] = 0.9 * first[i] + 0.1 * slope;
                second[i] = 0.999 * second[i] + 0.001 * slope * slope;
                weights[i] -= rate * (first[i] / fade_first) / ((second[i] / fade_second).sqrt() + 1e-6);
            }
        }
        eprintln!("round {round}: loss {:?}", loss(held_back, &weights));
    }
    weights
}

/// What a hand is good for shows least in the votes, so its weights are regularised most.
fn held(weight: usize) -> f32 {
    if (2 * CARDS..VOTES).contains(&weight) { 10.0 } else { 1.0 }
}

/// The mean loss of a vote on some samples, and of those with no trick left in phase one.
fn loss(samples: &[Sample], weights: &[f32]) -> (f32, f32) {
    let mean = |late: bool| {
        let some = samples.iter().filter(|sample| !late || sample.tricks == 0);
        let (sum, votes) = some
            .fold((0.0, 0), |(sum, votes), sample| (sum + learn(sample, weights, None), votes + sample.votes.len()));
        sum / votes.max(1) as f32
    };
    (mean(false), mean(true))
}

/// The loss of all votes of a sample; adds its slope to the gradient.
fn learn(sample: &Sample, weights: &[f32], gradient: Option<&mut Vec<f32>>) -> f32 {
    let mut own = [[0.0; 3]; KINDS];
    let mut powers = [0.0; 3];
    let mut hands = [0.0; 3];
    for &Held { side, pile, kind, value } in &sample.held {
        let card = kind * VALUES + value;
        match pile {
            Pile::Follower => {
                own[kind][side] += weights[card];
                powers[side] += weights[CARDS + card];
            }
            Pile::Hand => hands[side] += weights[2 * CARDS + card],
            Pile::Scored => own[kind][side] += weights[VOTES + 4 * kind + 2],
        }
    }
    let sharp_at = SHARP + TRICKS * (sample.players - 2) + sample.tricks;
    let sharp = weights[sharp_at];
    let mut loss = 0.0;
    let mut slopes = [[0.0; 3]; KINDS];
    for &(kind, winner) in &sample.votes {
        let at = VOTES + 4 * kind;
        let score = |side: usize| {
            own[kind][side] + weights[at] * powers[side] + if side == sample.leads { weights[at + 3] } else { 0.0 }
        };
        let logits: Vec<f32> =
            (0..sample.sides).map(|side| sharp * score(side) + weights[at + 1] * hands[side]).collect();
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let total: f32 = logits.iter().map(|logit| (logit - most).exp()).sum();
        loss += total.ln() + most - logits[winner];
        for side in 0..sample.sides {
            let chance = (logits[side] - most).exp() / total;
            slopes[kind][side] = chance - if side == winner { 1.0 } else { 0.0 };
        }
    }
    let Some(gradient) = gradient else { return loss };
    let mut power_slopes = [0.0; 3];
    let mut hand_slopes = [0.0; 3];
    for &(kind, _) in &sample.votes {
        let at = VOTES + 4 * kind;
        for side in 0..sample.sides {
            let slope = slopes[kind][side];
            let lead = if side == sample.leads { weights[at + 3] } else { 0.0 };
            gradient[sharp_at] += slope * (own[kind][side] + weights[at] * powers[side] + lead);
            gradient[at] += slope * sharp * powers[side];
            gradient[at + 1] += slope * hands[side];
            if side == sample.leads {
                gradient[at + 3] += slope * sharp;
            }
            power_slopes[side] += slope * sharp * weights[at];
            hand_slopes[side] += slope * weights[at + 1];
        }
    }
    for &Held { side, pile, kind, value } in &sample.held {
        let card = kind * VALUES + value;
        match pile {
            Pile::Follower => {
                gradient[card] += sharp * slopes[kind][side];
                gradient[CARDS + card] += power_slopes[side];
            }
            Pile::Hand => gradient[2 * CARDS + card] += hand_slopes[side],
            Pile::Scored => gradient[VOTES + 4 * kind + 2] += sharp * slopes[kind][side],
        }
    }
    loss
}

fn row(weights: &Weights) -> Vec<f32> {
    let rows = || weights.rows.iter();
    let cards =
        rows().map(|row| &row.follower).chain(rows().map(|row| &row.strength)).chain(rows().map(|row| &row.hand));
    let votes = rows().flat_map(|row| &row.votes);
    cards.flatten().chain(votes).chain(weights.sharpness.iter().flatten()).copied().collect()
}

/// Prints the row as the tables of `fitted.rs`; `cargo fmt` does the rest.
fn print(weights: &[f32]) {
    let numbers = |from: usize, count: usize| {
        let all: Vec<String> = weights[from..][..count].iter().map(|weight| format!("{weight:.3}")).collect();
        format!("[{}]", all.join(", "))
    };
    let row = |kind: usize| {
        let [follower, strength, hand] = [0, 1, 2].map(|part| numbers(part * CARDS + kind * VALUES, VALUES));
        format!(
            "Row {{ follower: {follower}, strength: {strength}, hand: {hand}, votes: {} }}",
            numbers(VOTES + 4 * kind, 4)
        )
    };
    println!("pub(super) static FACTIONS: [(&str, Row); {}] = [", Faction::ALL.len());
    for (kind, faction) in Faction::ALL.into_iter().enumerate() {
        println!("({:?}, {}),", faction.code(), row(kind));
    }
    println!("];\npub(super) static HEROES: Row = {};", row(KINDS - 1));
    let sharpness: Vec<String> = (0..PLAYERS).map(|players| numbers(SHARP + TRICKS * players, TRICKS)).collect();
    println!("pub(super) static SHARPNESS: [[f32; TRICKS]; PLAYERS] = [{}];", sharpness.join(", "));
}
