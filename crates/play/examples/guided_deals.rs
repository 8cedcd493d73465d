//! Finds deals for guided games: `cargo run --release -p claimant-play --example guided_deals -- claim 1000`.
//!
//! The learner plays as advised and like the opponent where no advice is given, then at random. A deal is the better the
//! more is told in both, and the earlier.

use std::{env, error::Error};

use play::{
    AnySetup, Choices, Kind, Sitting,
    guide::{Guide, Learner, Taught, Topic, rehearse},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let kind = if args.next().as_deref() == Some("claim-it") { Kind::ClaimIt } else { Kind::Claim };
    let seeds: u64 = args.next().map_or(Ok(200), |text| text.parse())?;
    let mut found = Vec::new();
    for seed in 1..=seeds {
        let choices = Choices { seed: Some(seed), ..Guide::choices(kind) };
        let deal = match choices.setup()? {
            AnySetup::Claim(setup) => judge::<claim::State>(kind, &setup, &choices, seed)?,
            AnySetup::ClaimIt(setup) => judge::<claim_it::State>(kind, &setup, &choices, seed)?,
        };
        found.push((deal, seed));
    }
    found.sort_by(|(a, _), (b, _)| b.total.total_cmp(&a.total));
    for (deal, seed) in found.iter().take(12) {
        println!("{seed}: {:.1}, misses {:?}; {}", deal.total, deal.missed, deal.told);
    }
    Ok(())
}

/// How well a deal teaches.
struct Deal {
    total: f64,
    missed: Vec<Topic>,
    told: String,
}

fn judge<G: Taught>(kind: Kind, setup: &G::Setup, choices: &Choices, seed: u64) -> Result<Deal, Box<dyn Error>>
where
    G::SetupError: 'static,
{
    let told = tell::<G>(kind, Sitting::new(setup.clone(), choices.seats.clone(), seed)?, Learner::Obedient);
    let missed: Vec<Topic> = Topic::of(kind).filter(|topic| !told.iter().any(|(told, _)| told == topic)).collect();
    let mut total = -20.0 * missed.len() as f64;
    // Late is worse than early, and much at once is worse than one by one.
    for (n, (_, moves)) in told.iter().enumerate() {
        let at_once = told[..n].iter().filter(|(_, other)| other == moves).count();
        total -= 0.05 * *moves as f64 + at_once.saturating_sub(2) as f64;
    }
    for other in 0..10 {
        let sitting = Sitting::new(setup.clone(), choices.seats.clone(), seed)?;
        total += 0.5 * tell::<G>(kind, sitting, Learner::Free(other)).len() as f64;
    }
    let told = told.iter().map(|(topic, moves)| format!("{moves} {}", topic.name())).collect::<Vec<_>>().join(", ");
    Ok(Deal { total, missed, told })
}

/// What is told, and after how many moves.
fn tell<G: Taught>(kind: Kind, sitting: Sitting<G>, learner: Learner) -> Vec<(Topic, usize)> {
    let mut told = Vec::new();
    rehearse(Guide::new(kind), sitting, learner, |sitting, lesson| told.push((lesson.topic, sitting.moves())));
    told
}
