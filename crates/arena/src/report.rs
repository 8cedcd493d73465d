//! All that a match has to say, for machines and for people.

use serde::Serialize;

use crate::{Allowance, Elo, Entrant, Faults, Interval, Question, Sample, Sprt, Tally, Verdict};

/// What came of a run, with all it takes to run it again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The version of the program.
    pub version: String,
    /// The commit it was built from.
    pub commit: String,
    /// Which game.
    pub game: String,
    /// What was agreed on before the deals.
    pub setup: serde_json::Value,
    /// The seed of the first deal.
    pub first_seed: u64,
    /// The seed of the last one.
    pub last_seed: u64,
    /// Deals that all pairings have played from all seats.
    pub deals: u64,
    /// Games played, those of an unfinished deal included.
    pub games: u64,
    /// How many games one deal is in one pairing.
    pub games_of_unit: u64,
    /// On how many threads.
    pub threads: usize,
    /// How long this sitting took.
    pub seconds: f64,
    /// Was it stopped before its end?
    pub interrupted: bool,
    /// Each bot against all others.
    pub bots: Vec<BotReport>,
    /// Each pairing.
    pub pairings: Vec<PairingReport>,
    /// The sequential test, if there is one.
    pub sprt: Option<SprtReport>,
}

/// How strong something looks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// The mean score, from 0 to 1; none before the first is known.
    pub score: Option<f64>,
    /// Where the true score is, with 95 % confidence; none for fewer than two units.
    pub score_interval: Option<Interval>,
    /// The difference of strength the score stands for.
    pub elo: Option<f64>,
    /// The same for the interval.
    pub elo_interval: Option<Interval>,
}

/// A bot against all others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// What it is called.
    pub name: String,
    /// Its limits per decision.
    #[serde(flatten)]
    pub limits: Allowance,
    /// How it did, a deal counted as one.
    #[serde(flatten)]
    pub strength: Strength,
    /// How often it had a choice.
    pub decisions: u64,
    /// Decisions in a second of its own time.
    pub decisions_per_second: Option<f64>,
    /// Its time per decision.
    pub millis_per_decision: Option<f64>,
    /// Its nodes per decision, as it counts them.
    pub nodes_per_decision: Option<f64>,
    /// What it did wrong; each fault lost it a game.
    pub faults: Faults,
}

/// Two bots against each other, from the side of the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairingReport {
    /// The first, as a place in the list of bots.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// Units played to the end.
    pub units: u64,
    /// How the first did, a unit counted as one.
    #[serde(flatten)]
    pub strength: Strength,
    /// Games in which the first got all.
    pub won: u64,
    /// Games in which both got something.
    pub shared: u64,
    /// Games in which the first got nothing.
    pub lost: u64,
}

/// How a sequential test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// What was asked.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// The logarithm of the ratio of likelihoods.
    pub llr: f64,
    /// Below this the first difference is accepted.
    pub low: f64,
    /// Above this the second.
    pub high: f64,
    /// What follows.
    pub verdict: Verdict,
}

/// How a sitting went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sitting {
    /// On how many threads.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Was it stopped before its end?
    pub interrupted: bool,
}

impl Report {
    /// The report on a tally.
    pub fn new(question: &Question, tally: &Tally, sitting: Sitting) -> Report {
        let Question { version, commit, game, setup, bots, seed: _, grace: _, sprt } = question.clone();
        let schedule = tally.schedule();
        let begun = tally.games().div_ceil(schedule.games_of_deal()).max(1);
        Report {
            version,
            commit,
            game,
            setup,
            first_seed: schedule.seed(0),
            last_seed: schedule.seed(begun - 1),
            deals: tally.deals(),
            games: tally.games(),
            games_of_unit: schedule.games_of_unit(),
            threads: sitting.threads,
            seconds: sitting.seconds,
            interrupted: sitting.interrupted,
            bots: bots.iter().zip(tally.bots()).map(|(bot, account)| BotReport::new(bot, account)).collect(),
            pairings: schedule.pairings().iter().zip(tally.pairings()).map(PairingReport::new).collect(),
            sprt: sprt.zip(tally.pairings().first()).map(|(sprt, first)| SprtReport::new(sprt, &first.scores)),
        }
    }
}

impl Strength {
    fn new(scores: &Sample) -> Strength {
        Strength {
            score: scores.mean(),
            score_interval: scores.interval(),
            elo: scores.mean().map(|score| Elo::of_score(score).0),
            elo_interval: scores.interval().map(Elo::of_interval),
        }
    }
}

impl BotReport {
    fn new(bot: &Entrant, account: &crate::Account) -> BotReport {
        let spent = account.spent;
        let per = |a: f64, b: u64| (b > 0).then(|| a / b as f64);
        BotReport {
            name: bot.name.clone(),
            limits: bot.limits,
            strength: Strength::new(&account.scores),
            decisions: spent.decisions,
            decisions_per_second: per(spent.decisions as f64 * 1e9, spent.nanos),
            millis_per_decision: per(spent.nanos as f64 / 1e6, spent.decisions),
            nodes_per_decision: per(spent.nodes as f64, spent.decisions),
            faults: account.faults,
        }
    }
}

impl PairingReport {
    fn new((&[a, b], pairing): (&[usize; 2], &crate::Pairing)) -> PairingReport {
        let crate::Pairing { scores, won, shared, lost } = *pairing;
        PairingReport { a, b, units: scores.len(), strength: Strength::new(&scores), won, shared, lost }
    }
}

impl SprtReport {
    fn new(sprt: Sprt, scores: &Sample) -> SprtReport {
        let (low, high) = sprt.bounds();
        SprtReport { sprt, llr: sprt.llr(scores), low, high, verdict: sprt.verdict(scores) }
    }
}
