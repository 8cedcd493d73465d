//! Finds deals for guided games: `cargo run --release -p play --example guided_deals -- claim 1000`.
//!
//! The learner plays as advised and like the opponent where no advice is given, then at random. A deal is the better the
//! more is told in both, and the earlier.

use std::{env, error::Error};

use game::{Answer as _, Chance};
use play::{
    AnySetup, Asked, Choices, Kind, Sitter, Sitting, Task,
    guide::{Guide, Taught, Topic},
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
    G::Setup: Clone,
    G::SetupError: 'static,
{
    let told = tell::<G>(kind, Sitting::new(setup.clone(), choices.seats.clone(), seed)?, None);
    let missed: Vec<Topic> = Topic::of(kind).filter(|topic| !told.iter().any(|(told, _)| told == topic)).collect();
    let mut total = -20.0 * missed.len() as f64;
    // Late is worse than early, and much at once is worse than one by one.
    for (n, (_, moves)) in told.iter().enumerate() {
        let at_once = told[..n].iter().filter(|(_, other)| other == moves).count();
        total -= 0.05 * *moves as f64 + at_once.saturating_sub(2) as f64;
    }
    for other in 0..10 {
        let sitting = Sitting::new(setup.clone(), choices.seats.clone(), seed)?;
        total += 0.5 * tell::<G>(kind, sitting, Some(Chance::from_seed(other))).len() as f64;
    }
    let told = told.iter().map(|(topic, moves)| format!("{moves} {}", topic.name())).collect::<Vec<_>>().join(", ");
    Ok(Deal { total, missed, told })
}

/// Plays a game and notes what is told after how many moves.
fn tell<G: Taught>(kind: Kind, mut sitting: Sitting<G>, mut chance: Option<Chance>) -> Vec<(Topic, usize)> {
    let mut guide = Guide::new(kind);
    let mut told = Vec::new();
    loop {
        let mut advised = None;
        while let Some(lesson) = guide.due_in(&sitting) {
            told.push((lesson.topic, sitting.moves()));
            guide.tell(lesson.topic);
            advised = lesson.advice.and_then(|advice| G::Action::from_number(advice.answer));
            if lesson.topic.needs_move() {
                break;
            }
        }
        let answer = match (sitting.asked(), &mut chance) {
            (Asked::Nobody, _) => return told,
            (Asked::Bot(_), _) => sitting.task().and_then(|task| task.think(&bots::Limits::default())).map(|c| c.answer),
            (Asked::Person(_), Some(chance)) => sitting.position().sample(chance),
            (Asked::Person(seat), None) => advised.or_else(|| {
                let Sitter::Bot(greedy) = Sitter::level(bots::Level::Greedy) else { return None };
                let task = Task::<G>::new(sitting.view(seat), greedy, sitting.seed(), sitting.moves());
                task.think(&bots::Limits::default()).map(|choice| choice.answer)
            }),
        };
        match answer {
            Some(answer) if sitting.answer(answer).is_ok() => {}
            _ => return told,
        }
    }
}
