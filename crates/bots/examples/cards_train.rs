//! Trains the networks that the expert uses in phase one of Claim for two.
//!
//! ```text
//! cards_train solve claim 0 140000 > solved.txt
//! cards_train solve claim 1000000 1140000 >> solved.txt
//! cards_train fit solved.txt 14 > solved.net
//! cards_train ahead claim solved.net 60000 8 > claim.net
//!
//! cards_train judge all 10000 58000 > judged.txt
//! cards_train judge all 100000 152000 >> judged.txt
//! cards_train judge shadow 500000 535000 >> judged.txt
//! cards_train judge magic 500000 520000 >> judged.txt
//! cards_train judge claim-2 500000 515000 >> judged.txt
//! cards_train fit judged.txt 6 > judged.net
//! cards_train ahead all judged.net 80000 6 > all.net
//! ```
//!
//! `solve` deals, plays phase one by the policy with some random cards, and a few tricks of phase two at random, and lets the
//! solver label the position: with ten tricks left that takes a fraction of a millisecond, with thirteen a hundred times as long, and
//! the network learns from both what cards are worth. A line is the label and the active features of both sides,
//! numbered by the factions of the build that wrote them.
//!
//! `judge` does the same with any deck, or with all of them, twice in every deal. What the solver cannot solve at once the
//! search labels.
//!
//! `fit` trains a network for the beginning of phase two on such lines, for a number of epochs.
//!
//! `ahead` trains a network for phase one: from every trick of many games it rolls out to phase two a few times by the policy,
//! and the first network labels the ends.
//!
//! Both minimise the cross-entropy (Adam); the loss on one in ten samples that were not learned from goes to standard
//! error.

use std::{
    borrow::Cow,
    fs,
    io::{self, BufRead as _, BufWriter, Write as _},
    ops::Range,
    process::ExitCode,
};

use bots::{
    Bot as _, Limits,
    claim::{
        POLICY_WEIGHTS, Search, counts_as, exp_logit, features,
        net::{FIRST, Forward, Net, OUTPUT_WEIGHTS, SECOND, SECOND_BIAS, SECOND_WEIGHTS, WEIGHTS, add_feature},
        net_file, prize_value,
    },
    solver::Solver,
};
use claim::{Action, Deal, NamedSet, Phase, Question, Setup, State, decks};
use game::{Actor, Chance, Game as _, Seat, Table};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    let number = |word: &str| word.parse::<u64>().map_err(|_| format!("{word:?} is not a number"));
    let weights = match *words {
        ["solve", set, from, to] => return solve(&decks(set)?, number(from)?..number(to)?).map_err(|e| e.to_string()),
        ["judge", set, from, to] => return judge(&decks(set)?, number(from)?..number(to)?).map_err(|e| e.to_string()),
        ["fit", file, rounds] => fit(&read(file)?, number(rounds)?),
        ["ahead", set, net, games, rounds] => {
            let file = fs::read(net).map_err(|e| format!("{net}: {e}"))?;
            let first = net_file::read(&file).map_err(|e| format!("{net}: {e}"))?;
            fit(&ahead(&decks(set)?, &first, number(games)?), number(rounds)?)
        }
        _ => {
            let usage = "solve SET FROM TO, judge SET FROM TO, fit FILE ROUNDS or ahead SET NET GAMES ROUNDS, please";
            return Err(usage.to_owned());
        }
    };
    io::stdout().write_all(&net_file::write(&weights)).map_err(|e| e.to_string())
}

/// A set by its name; or all decks, every third of them one of the sets that are played most.
fn decks(set: &str) -> Result<Vec<Setup>, String> {
    let two = |set: NamedSet| set.setup(2).ok_or_else(|| format!("{set:?} is not for two"));
    if set != "all" {
        let named: NamedSet = set.parse().map_err(|_| format!("there is no set {set}"))?;
        return Ok(vec![two(named)?]);
    }
    let named = [two(NamedSet::Shadow)?, two(NamedSet::Magic)?, two(NamedSet::Claim2)?];
    let mut all: Vec<Setup> = decks::of(2).collect();
    Chance::from_seed(99).shuffle(&mut all);
    Ok(all
        .chunks(2)
        .zip(named.iter().cycle())
        .flat_map(|(decks, set)| [set].into_iter().chain(decks))
        .cloned()
        .collect())
}

fn deal(decks: &[Setup], number: u64, chance: &mut Chance) -> (Setup, Deal) {
    let setup = decks[number as usize % decks.len()].clone();
    let deal = State::deal(&setup, chance).expect("a set can be dealt");
    (setup, deal)
}

fn begin(decks: &[Setup], number: u64, chance: &mut Chance) -> State {
    let (setup, deal) = deal(decks, number, chance);
    State::start(&setup, &deal).expect("what was dealt can be played")
}

/// A position as the network sees it from either side, and what the first side got.
struct Sample {
    rows: [Vec<u16>; 2],
    value: f32,
}

impl Sample {
    fn new(net: &Net, state: &State, value: f32) -> Sample {
        let rows = [0, 1].map(|side| {
            let mut rows = Vec::new();
            net.features(state, side, |row| rows.push(row as u16));
            rows
        });
        Sample { rows, value }
    }

    fn write(&self, out: &mut impl io::Write) -> io::Result<()> {
        let [first, second] =
            self.rows.each_ref().map(|rows| rows.iter().map(u16::to_string).collect::<Vec<_>>().join(" "));
        writeln!(out, "{};{first};{second}", self.value)
    }
}

/// How many tricks are left in the positions that are solved, and how many nodes one may take; hardly any takes more.
const TRICKS: [u32; 10] = [13, 12, 12, 11, 11, 11, 10, 10, 10, 10];
const MOST_NODES: u64 = 3_000_000;

fn solve(decks: &[Setup], deals: Range<u64>) -> io::Result<()> {
    let mut solver = Solver::new(64 << 20);
    let mut out = BufWriter::new(io::stdout().lock());
    for seed in deals {
        let mut chance = Chance::from_seed(seed);
        let mut state = begin(decks, seed, &mut chance);
        let net = Net::new(state.rules(), Cow::Owned(vec![0.0; WEIGHTS]));
        let random = chance.below(50);
        while state.phase() == Phase::One && step(&mut state, random, &mut chance) {}
        let tricks = TRICKS[chance.below(10) as usize];
        let is_early = |state: &State| state.hand(Seat(0)).len() > tricks || !state.trick().plays().is_empty();
        while is_early(&state) && step(&mut state, 100, &mut chance) {}
        let Actor::Seat(seat) = state.actor() else { continue };
        let Ok(outcome) = solver.solve(&state, Limits::nodes(MOST_NODES)) else { continue };
        if !outcome.exact {
            continue;
        }
        let value = if seat == Seat(0) { outcome.value.payoff() } else { 1.0 - outcome.value.payoff() };
        Sample::new(&net, &state, value).write(&mut out)?;
    }
    out.flush()
}

/// The nodes of the solver, and those of the search where these do not suffice.
const AT_ONCE: u64 = 2_000;
const SEARCHED: u64 = 200;

fn judge(decks: &[Setup], deals: Range<u64>) -> io::Result<()> {
    let mut solver = Solver::new(16 << 20);
    let mut out = BufWriter::new(io::stdout().lock());
    for seed in deals {
        let mut chance = Chance::from_seed(seed);
        let (setup, deal) = deal(decks, seed, &mut chance);
        let mut table = Table::<State>::new(setup, deal).expect("what was dealt can be played");
        let net = Net::new(table.position().rules(), Cow::Owned(vec![0.0; WEIGHTS]));
        let random = chance.below(50);
        let go_on = |table: &mut Table<State>, random, chance: &mut Chance| {
            answer(table.position(), random, chance).is_some_and(|answer| table.play(answer).is_ok())
        };
        while table.position().phase() == Phase::One && go_on(&mut table, random, &mut chance) {}
        let later = 12 - chance.below(10).min(chance.below(10));
        for tricks in [13, later] {
            let is_early = |state: &State| {
                let between = state.trick().plays().is_empty() && state.question() == Some(Question::Play);
                state.hand(Seat(0)).len() > tricks || !between
            };
            while is_early(table.position()) && go_on(&mut table, 60, &mut chance) {}
            let Actor::Seat(seat) = table.actor() else { break };
            let Some(value) = judged(&mut solver, &table, seat, &mut chance) else { continue };
            let value = if seat == Seat(0) { value } else { 1.0 - value };
            Sample::new(&net, table.position(), value).write(&mut out)?;
        }
    }
    out.flush()
}

/// What a seat that is asked can expect.
fn judged(solver: &mut Solver, table: &Table<State>, seat: Seat, chance: &mut Chance) -> Option<f32> {
    let solved = solver.solve(table.position(), Limits::nodes(AT_ONCE)).ok().filter(|outcome| outcome.exact);
    match solved {
        Some(outcome) => Some(outcome.value.payoff()),
        None => Search::default().choose(&table.view(seat), &Limits::nodes(SEARCHED), chance)?.estimate,
    }
}

fn read(file: &str) -> Result<Vec<Sample>, String> {
    let file = fs::File::open(file).map_err(|e| format!("{file}: {e}"))?;
    let lines = io::BufReader::new(file).lines().map_while(Result::ok);
    Ok(lines.filter_map(|line| sample(&line)).collect())
}

fn sample(line: &str) -> Option<Sample> {
    let mut parts = line.split(';');
    let value = parts.next()?.parse().ok()?;
    let mut rows = || parts.next()?.split(' ').map(|row| row.parse().ok()).collect::<Option<Vec<u16>>>();
    Some(Sample { rows: [rows()?, rows()?], value })
}

/// How often a trick of phase one is played on to phase two; the draw pile stays as it lies, so few times are enough.
const TIMES: u8 = 4;
/// One card in ten is any card when it is.
const RANDOM: u32 = 10;

fn ahead(decks: &[Setup], first: &[f32], games: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::from_seed(!seed);
        let mut state = begin(decks, seed, &mut chance);
        let net = Net::new(state.rules(), Cow::Borrowed(first));
        let random = chance.below(60);
        while state.phase() == Phase::One {
            if state.trick().plays().is_empty() {
                let values = (0..TIMES).map(|_| {
                    let mut then = state;
                    while then.phase() == Phase::One && step(&mut then, RANDOM, &mut chance) {}
                    net.value(&then)
                });
                let value = values.sum::<f32>() / f32::from(TIMES);
                samples.push(Sample::new(&net, &state, value));
            }
            if !step(&mut state, random, &mut chance) {
                break;
            }
        }
        samples.push(Sample::new(&net, &state, net.value(&state)));
    }
    samples
}

/// Plays one answer: `random` cards in a hundred at random, the others by the policy.
fn step(state: &mut State, random: u32, chance: &mut Chance) -> bool {
    let Some(answer) = answer(state, random, chance) else { return false };
    state.apply_unchecked(answer, &mut ());
    true
}

fn answer(state: &State, random: u32, chance: &mut Chance) -> Option<Action> {
    let by_policy = state.question() == Some(Question::Play) && chance.below(100) >= random;
    if by_policy { by_policy_card(state, chance) } else { state.sample(chance) }
}

/// A card sampled from the policy.
fn by_policy_card(state: &State, chance: &mut Chance) -> Option<Action> {
    let rules = state.rules();
    let prize = state.prizes().map(|card| prize_value(rules, card)).fold(0.0, f32::max);
    let led = state.trick().lead().map(|play| rules.slot_of(play.card));
    let plays = state.trick().plays().iter().map(|play| play.card);
    let counting = plays.filter(|&card| led.is_some_and(|led| counts_as(rules, rules.slot_of(card), led)));
    let to_beat = counting.map(|card| rules.value_of(card) + 1).max().unwrap_or(0);
    let weights = &POLICY_WEIGHTS[usize::from(led.is_some())];
    let mut drawn: Vec<(Action, f32)> = Vec::new();
    for answer in state.answers().iter::<Action>() {
        let Action::Card(card) = answer else { continue };
        drawn.push((answer, exp_logit(weights, &features(rules, card, led, to_beat, prize))));
    }
    let mut at = chance.unit() as f32 * drawn.iter().map(|(_, odds)| odds).sum::<f32>();
    let found = drawn.iter().find(|(_, odds)| {
        at -= odds;
        at < 0.0
    });
    found.or(drawn.last()).map(|&(answer, _)| answer)
}

/// Weight decay.
const DECAY: f32 = 1e-4;

/// Learns the samples, round after round.
fn fit(samples: &[Sample], rounds: u64) -> Vec<f32> {
    let (kept, held_back): (Vec<_>, Vec<_>) = samples.iter().enumerate().partition(|(i, _)| i % 10 != 0);
    let mut chance = Chance::from_seed(1);
    let mut weights = start(&mut chance);
    let mut first = vec![0.0; WEIGHTS];
    let mut second = vec![0.0; WEIGHTS];
    let mut gradient = vec![0.0; WEIGHTS];
    let mut order: Vec<usize> = (0..kept.len()).collect();
    let mut steps = 0;
    for round in 0..rounds {
        chance.shuffle(&mut order);
        let rate = 0.0015 * (1.0 - round as f32 / rounds as f32) + 0.00002;
        for batch in order.chunks(256) {
            gradient.fill(0.0);
            for &i in batch {
                learn(kept[i].1, &weights, &mut gradient, 1.0 / batch.len() as f32);
            }
            steps += 1;
            let (fade_first, fade_second) = (1.0 - 0.9f32.powi(steps), 1.0 - 0.999f32.powi(steps));
            for i in 0..WEIGHTS {
                let slope = gradient[i] + DECAY * weights[i];
                first[i] = 0.9 * first[i] + 0.1 * slope;
                second[i] = 0.999 * second[i] + 0.001 * slope * slope;
                weights[i] -= rate * (first[i] / fade_first) / ((second[i] / fade_second).sqrt() + 1e-7);
            }
        }
        let loss: f32 = held_back.iter().map(|(_, sample)| loss(sample, &weights)).sum();
        eprintln!("round {round}: loss {:.4} on {}", loss / held_back.len().max(1) as f32, held_back.len());
    }
    weights
}

fn start(chance: &mut Chance) -> Vec<f32> {
    let mut some = |spread: f32| (chance.unit() as f32 - 0.5) * spread;
    (0..WEIGHTS)
        .map(|at| match at {
            0..SECOND_WEIGHTS => some(0.2),
            SECOND_WEIGHTS..SECOND_BIAS => some(2.0 * (3.0 / FIRST as f32).sqrt()),
            SECOND_BIAS..OUTPUT_WEIGHTS => 0.0,
            _ => some(0.5),
        })
        .collect()
}

fn pass(rows: &[u16], weights: &[f32]) -> Forward {
    let mut sums = [0.0; FIRST];
    for &row in rows {
        add_feature(&mut sums, weights, row.into());
    }
    Forward::new(sums, weights)
}

fn expected(passes: &[Forward; 2]) -> f32 {
    1.0 / (1.0 + (passes[1].logit - passes[0].logit).exp())
}

fn loss(sample: &Sample, weights: &[f32]) -> f32 {
    let expected = expected(&[0, 1].map(|side| pass(&sample.rows[side], weights))).clamp(1e-6, 1.0 - 1e-6);
    -(sample.value * expected.ln() + (1.0 - sample.value) * (1.0 - expected).ln())
}

/// Adds the slope of a sample's loss to the gradient.
fn learn(sample: &Sample, weights: &[f32], gradient: &mut [f32], share: f32) {
    let passes = [0, 1].map(|side| pass(&sample.rows[side], weights));
    let error = (expected(&passes) - sample.value) * share;
    for (side, pass) in passes.iter().enumerate() {
        let error = if side == 0 { error } else { -error };
        let mut seconds = [0.0; SECOND];
        for k in 0..SECOND {
            gradient[OUTPUT_WEIGHTS + k] += error * pass.second[k];
            if pass.second[k] > 0.0 {
                seconds[k] = error * weights[OUTPUT_WEIGHTS + k];
                gradient[SECOND_BIAS + k] += seconds[k];
            }
        }
        let mut firsts = [0.0; FIRST];
        for i in (0..FIRST).filter(|&i| pass.first[i] > 0.0) {
            let at = SECOND_WEIGHTS + i * SECOND;
            for k in 0..SECOND {
                gradient[at + k] += pass.first[i] * seconds[k];
                firsts[i] += weights[at + k] * seconds[k];
            }
        }
        for &row in &sample.rows[side] {
            let row = &mut gradient[usize::from(row) * FIRST..][..FIRST];
            row.iter_mut().zip(firsts).for_each(|(slope, first)| *slope += first);
        }
    }
}
