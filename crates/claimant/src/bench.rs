//! How fast the rules are: random full games on one core, with a checksum over fixed seeds.
//!
//! The checksum says whether the rules still do what they did; the times say how fast, on this machine and today. They are
//! times of the processor, so a busy machine moves them little.

mod compare;

use std::{
    fmt::Write as _,
    path::PathBuf,
    time::{Duration, Instant},
};

use bench::{Games, Set};
use clap::Args;
use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// Measure the speed of the rules: random full games per set on one core, listing legal answers at every decision.
#[derive(Args)]
pub(crate) struct Bench {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Processor time to measure each set (ms); default: 1000, with --compare 200.
    #[arg(long)]
    millis: Option<u64>,
    /// Measure only the set of this name, or those whose names contain it.
    #[arg(long)]
    only: Option<String>,
    /// Compare with another build of this program: the two are measured in turn.
    #[arg(long, value_name = "OTHER_BINARY", conflicts_with = "json")]
    compare: Option<PathBuf>,
    /// Number of times each program is measured.
    #[arg(long, default_value_t = 10, requires = "compare")]
    rounds: u32,
}

#[derive(Serialize, Deserialize)]
struct Row {
    set: String,
    games_per_cpu_second: f64,
    plies_per_cpu_second: f64,
    plies_per_game: f64,
    /// Over the first [`CHECKED`] seeds, so it does not depend on the time.
    checksum: String,
}

#[derive(Serialize, Deserialize)]
struct Report {
    version: String,
    state_bytes: usize,
    /// How long all of it took, by the clock and by the processor's time.
    seconds: f64,
    cpu_seconds: f64,
    sets: Vec<Row>,
}

/// How many games the checksum covers.
const CHECKED: u64 = 1_000;
/// How many games are played between two looks at the time.
const AT_ONCE: u64 = 64;

impl Bench {
    pub(crate) fn run(&self) -> Result<String, String> {
        let millis = self.millis.unwrap_or(if self.compare.is_some() { 200 } else { 1_000 });
        if millis == 0 {
            return Err("nothing can be measured in no time: --millis takes at least 1".into());
        }
        let sets = self.sets()?;
        if let Some(other) = &self.compare {
            let names = sets.into_iter().map(|(name, _)| name).collect();
            return compare::Comparison { other, millis, rounds: self.rounds }.run(names);
        }
        let (begin, cpu) = (Instant::now(), ThreadTime::now());
        let time = Duration::from_millis(millis);
        let sets = sets.into_iter().map(|(name, set)| row(name, &set, time)).collect::<Result<Vec<Row>, String>>()?;
        let report = Report {
            version: env!("CARGO_PKG_VERSION").into(),
            state_bytes: size_of::<claim::State>(),
            seconds: begin.elapsed().as_secs_f64(),
            cpu_seconds: cpu.elapsed().as_secs_f64(),
            sets,
        };
        if self.json {
            return serde_json::to_string_pretty(&report).map_err(|e| e.to_string());
        }
        Ok(table(&report))
    }

    /// The sets to measure.
    fn sets(&self) -> Result<Vec<(String, Set)>, String> {
        let all = bench::sets();
        let names = all.iter().map(|(name, _)| name.clone()).collect::<Vec<String>>();
        let wanted = |name: &str| match &self.only {
            Some(only) if names.contains(only) => name == only,
            Some(part) => name.contains(part.as_str()),
            None => true,
        };
        let sets: Vec<(String, Set)> = all.into_iter().filter(|(name, _)| wanted(name)).collect();
        if sets.is_empty() {
            return Err(format!("no set has that name; there are {}", names.join(", ")));
        }
        Ok(sets)
    }
}

fn row(name: String, set: &Set, time: Duration) -> Result<Row, String> {
    let (plies, checksum) = Games::new(set, 0)?.check(0..CHECKED);
    let plies_per_game = plies as f64 / CHECKED as f64;

    let mut measured = Games::new(set, CHECKED)?;
    let (mut games, mut plies) = (0u64, 0u64);
    let begin = ThreadTime::now();
    let mut elapsed = Duration::ZERO;
    while elapsed < time {
        plies += measured.play(AT_ONCE);
        games += AT_ONCE;
        elapsed = begin.elapsed();
    }
    let seconds = elapsed.as_secs_f64();
    Ok(Row {
        set: name,
        games_per_cpu_second: games as f64 / seconds,
        plies_per_cpu_second: plies as f64 / seconds,
        plies_per_game,
        checksum: format!("{:016x}", checksum.0),
    })
}

fn table(report: &Report) -> String {
    let mut text = format!("a position of Claim takes {} bytes; one core, random games\n\n", report.state_bytes);
    let _ = writeln!(text, "{:<28} {:>12} {:>12} {:>11}  checksum", "set", "games/CPU s", "plies/CPU s", "plies/game");
    for row in &report.sets {
        let _ = writeln!(
            text,
            "{:<28} {:>12.0} {:>12.0} {:>11.1}  {}",
            row.set, row.games_per_cpu_second, row.plies_per_cpu_second, row.plies_per_game, row.checksum
        );
    }
    let _ = write!(text, "\nmeasured for {:.1} s, {:.1} s of the processor", report.seconds, report.cpu_seconds);
    text
}
