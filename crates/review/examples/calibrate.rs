//! Is a review worth something? Bots of every level play against the greedy one, their games are reviewed, and what a
//! decision of theirs cost on average should put the levels in order: every two neighbours are compared over the same deals.
//!
//! ```text
//! cargo run --release -p claimant-review --example calibrate -- games=200 nodes=400
//! ```
//!
//! `games` are those of each level, or of the one that `level` names, every deal from all seats; `set` and `players` choose
//! what is played (`claim-it` is a set here), `thinking` the nodes of the bots for a decision, and `luck=no` saves half of
//! the time.

use std::error::Error;

use bots::{Effort, Level, Levelled, Limits, Player};
use claim::NamedSet;
use cpu_time::ProcessTime;
use game::{Actor, Hosted, Options as Hosting, Replay, Seat, Seeds};
use review::{Estimate, Options, Review, Reviewed};

struct Wanted {
    games: u64,
    nodes: u64,
    thinking: u64,
    players: u8,
    luck: bool,
    levels: Vec<Level>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut wanted =
        Wanted { games: 200, nodes: 400, thinking: 1_000, players: 2, luck: true, levels: Level::ALL.to_vec() };
    let mut set = "claim".to_string();
    for argument in std::env::args().skip(1) {
        match argument.split_once('=') {
            Some(("games", n)) => wanted.games = n.parse()?,
            Some(("nodes", n)) => wanted.nodes = n.parse()?,
            Some(("thinking", n)) => wanted.thinking = n.parse()?,
            Some(("players", n)) => wanted.players = n.parse()?,
            Some(("luck", yes)) => wanted.luck = yes != "no",
            Some(("level", name)) => wanted.levels = vec![name.parse()?],
            Some(("set", name)) => set = name.into(),
            _ => {
                return Err(format!(
                    "{argument}: there are games=, nodes=, thinking=, players=, level=, set= and luck=no"
                )
                .into());
            }
        }
    }
    if set == "claim-it" {
        return calibrate::<claim_it::State>(&claim_it::Setup::new(wanted.players), &wanted);
    }
    let setup = set.parse::<NamedSet>()?.setup(wanted.players).ok_or("the set is not for so many players")?;
    calibrate::<claim::State>(&setup, &wanted)
}

fn calibrate<G: Reviewed + Levelled>(setup: &G::Setup, wanted: &Wanted) -> Result<(), Box<dyn Error>>
where
    G::SetupError: 'static,
{
    println!(
        "| level | score | decisions | cost of a decision | accuracy | luck | result without luck | s a game | at most |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    let mut all: Vec<(Level, Figures)> = Vec::new();
    for &level in &wanted.levels {
        let mut figures = Figures::default();
        for game in 0..wanted.games {
            let seat = Seat((game % u64::from(wanted.players)) as u8);
            let replay = play::<G>(setup, level, seat, 1 + game / u64::from(wanted.players), wanted)?;
            let begun = ProcessTime::now();
            let options = Options { nodes: wanted.nodes, seats: vec![seat], luck: wanted.luck };
            let mut review = Review::new(&replay, &options)?;
            while let Some(task) = review.next_task() {
                review.enter(task.judge(&Limits::default()).ok_or("a decision was not judged")?);
            }
            figures.seconds.push(begun.elapsed().as_secs_f64());
            figures.add(&review, seat);
        }
        figures.print(level);
        all.push((level, figures));
    }
    if all.len() < 2 {
        return Ok(());
    }
    println!("\n| neighbours | difference in cost | told apart | intervals overlap |");
    println!("| --- | ---: | --- | --- |");
    for [(level, figures), (next, better)] in all.array_windows() {
        let yes = |is_so: bool| if is_so { "yes" } else { "no" };
        let apart = figures.costlier_by(better);
        let overlap = figures.cost().value - figures.cost().margin() < better.cost().value + better.cost().margin();
        println!(
            "| {level}, {next} | {:.2} ± {:.2} | {} | {} |",
            100.0 * apart.value,
            100.0 * apart.margin(),
            yes(apart.value > apart.margin()),
            yes(overlap),
        );
    }
    Ok(())
}

/// A game of a bot at this seat against greedy ones.
fn play<G: Reviewed + Levelled>(
    setup: &G::Setup,
    level: Level,
    seat: Seat,
    seed: u64,
    wanted: &Wanted,
) -> Result<Replay<G>, Box<dyn Error>>
where
    G::SetupError: 'static,
{
    let mut hosted = Hosted::<G>::new(setup.clone(), Seeds::from_seed(seed), Hosting::default())?;
    while let Actor::Seat(asked) = hosted.actor() {
        let level = if asked == seat { level } else { Level::Greedy };
        let player = Player { level, effort: Effort { nodes: Some(wanted.thinking), ..Effort::OWN } };
        let only = hosted.position().answers().only();
        let choose = || {
            let limits = Limits::nodes(wanted.thinking);
            player.bot::<G>().choose(&hosted.view(asked), &limits, &mut hosted.bot_seed(asked).chance())
        };
        let answer = only.or_else(|| choose().map(|choice| choice.answer)).ok_or("a bot gave no answer")?;
        hosted.play(answer).map_err(|e| e.to_string())?;
    }
    Ok(hosted.replay().clone())
}

/// What was found of each game.
#[derive(Default)]
struct Figures {
    results: Vec<f64>,
    losses: Vec<f64>,
    stakes: Vec<f64>,
    decisions: Vec<f64>,
    luck: Vec<f64>,
    seconds: Vec<f64>,
}

impl Figures {
    fn add<G: Reviewed>(&mut self, review: &Review<G>, seat: Seat) {
        self.results.extend(review.result().map(|payoffs| f64::from(payoffs.of(seat))));
        self.losses.push(review.decisions(seat).map(|decision| decision.loss.value).sum());
        self.stakes.push(review.decisions(seat).map(|decision| decision.stake.value).sum());
        self.decisions.push(review.decisions(seat).count() as f64);
        self.luck.extend(review.luck(seat).map(|luck| luck.total().value));
    }

    /// What a decision cost.
    fn cost(&self) -> Estimate {
        ratio(&self.losses, &self.decisions)
    }

    /// How much more a decision cost than one of another level in the same deals.
    fn costlier_by(&self, other: &Figures) -> Estimate {
        let value = self.cost().value - other.cost().value;
        let pairs = self.rests().into_iter().zip(other.rests());
        Estimate { value, error: Estimate::mean(&pairs.map(|(one, other)| one - other).collect::<Vec<_>>()).error }
    }

    /// What each game says beyond the mean cost, for its error.
    fn rests(&self) -> Vec<f64> {
        rests(&self.losses, &self.decisions)
    }

    /// Games are independent of each other, decisions of one game are not: margins are over games.
    fn print(&self, level: Level) {
        let cost = self.cost();
        let lost = ratio(&self.losses, &self.stakes);
        let without: Vec<f64> = self.results.iter().zip(&self.luck).map(|(result, luck)| result - luck).collect();
        println!(
            "| {level} | {} | {:.1} | {:.2} ± {:.2} | {:.1} % ± {:.1} | {} | {} | {:.2} | {:.2} |",
            percents(&self.results),
            Estimate::mean(&self.decisions).value,
            100.0 * cost.value,
            100.0 * cost.margin(),
            100.0 * (1.0 - lost.value),
            100.0 * lost.margin(),
            percents(&self.luck),
            percents(&without),
            Estimate::mean(&self.seconds).value,
            self.seconds.iter().copied().fold(0.0, f64::max),
        );
    }
}

/// The mean of one over the mean of the other.
fn ratio(above: &[f64], below: &[f64]) -> Estimate {
    let mean = Estimate::mean(below).value.max(f64::MIN_POSITIVE);
    Estimate { value: Estimate::mean(above).value / mean, error: Estimate::mean(&rests(above, below)).error }
}

/// What each pair says beyond the ratio of the means.
fn rests(above: &[f64], below: &[f64]) -> Vec<f64> {
    let mean = Estimate::mean(below).value.max(f64::MIN_POSITIVE);
    let value = Estimate::mean(above).value / mean;
    above.iter().zip(below).map(|(above, below)| (above - value * below) / mean).collect()
}

fn percents(samples: &[f64]) -> String {
    if samples.is_empty() {
        return "–".into();
    }
    let mean = Estimate::mean(samples);
    format!("{:.1} ± {:.1}", 100.0 * mean.value, 100.0 * mean.margin())
}
