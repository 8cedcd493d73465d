//! The program `claimant-lab`: plays what is missing of an experiment and reports what it found.

use std::{
    error::Error,
    fmt, fs,
    io::{self, IsTerminal as _, Write as _},
    path::PathBuf,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use clap::Parser;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use lab::{Findings, Folder, FolderError, Report, run};

/// Run an experiment on balance and report what it finds: factions, artifacts, heroes, seats, luck, powers.
///
/// docs/lab.md explains the file, the results and the report.
#[derive(Parser)]
#[command(version)]
struct Lab {
    /// File that describes the experiment.
    experiment: PathBuf,
    /// Folder for results and report; a run that was begun there is resumed.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Number of games to run at once; default: one per core. Results do not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the report also as Markdown, with its plots as files.
    #[arg(long)]
    markdown: bool,
}

fn main() -> ExitCode {
    match Lab::parse().run() {
        Ok(said) => {
            let _ = writeln!(io::stdout(), "{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(io::stderr(), "claimant-lab: {error}");
            ExitCode::FAILURE
        }
    }
}

impl Lab {
    fn run(&self) -> Result<String, Box<dyn Error>> {
        let file = self.experiment.display();
        let text = fs::read_to_string(&self.experiment).map_err(|e| format!("{file} can't be read: {e}"))?;
        let folder = Folder::open(&self.out, &text).map_err(|e| match e {
            FolderError::Experiment(error) => format!("{file}: {error}"),
            other => other.to_string(),
        })?;
        let games = folder.plan().games();
        let stop = stopped_at_the_keyboard()?;
        let bar = bar(folder.played()?, games);
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        run(&folder, self.threads.map_or_else(all, usize::from), &stop, || bar.inc(1))?;
        bar.finish_and_clear();
        let played = folder.played()?;
        if played < games {
            return Ok(format!("{played} of {games} games are played; the same command plays the others"));
        }
        self.report(&folder)
    }

    fn report(&self, folder: &Folder) -> Result<String, Box<dyn Error>> {
        let found = Findings::of(folder)?;
        let report = Report::new(folder.plan(), &found);
        let path = folder.path();
        let page = path.join("report.html");
        folder.write(&page, report.html().as_bytes())?;
        if self.markdown {
            fs::create_dir_all(path.join("plots"))?;
            folder.write(&path.join("report.md"), report.markdown("plots").as_bytes())?;
            for (name, plot) in report.plots() {
                folder.write(&path.join("plots").join(name), plot.as_bytes())?;
            }
        }
        Ok(format!("{} games; the report is {}", found.games, page.display()))
    }
}

/// A bar on standard error, if that is a terminal; some games were played before.
fn bar(before: u64, games: u64) -> ProgressBar {
    let is_seen = io::stderr().is_terminal();
    let target = if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target).with_position(before);
    let time_left = move |state: &ProgressState, out: &mut dyn fmt::Write| {
        let left = time_left(state.elapsed(), state.pos().saturating_sub(before), games.saturating_sub(state.pos()));
        let _ = write!(out, "{:#}", HumanDuration(left));
    };
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} games, {left} left") {
        bar.set_style(style.with_key("left", time_left));
    }
    bar
}

/// How long the other games will take, if they are like those that this run has played: what was played in an earlier run says nothing
/// about its speed.
fn time_left(elapsed: Duration, played: u64, others: u64) -> Duration {
    Duration::try_from_secs_f64(elapsed.as_secs_f64() * others as f64 / played.max(1) as f64).unwrap_or(Duration::MAX)
}

/// A flag that is set by the first interrupt; the second ends the program.
fn stopped_at_the_keyboard() -> Result<Arc<AtomicBool>, String> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    let handler = move || {
        if set.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        let _ = writeln!(
            io::stderr(),
            "\nThe games that are running are played to their end; interrupt again to stop at once."
        );
    };
    ctrlc::set_handler(handler).map_err(|e| format!("can't handle Ctrl-C: {e}"))?;
    Ok(stop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_is_resumed_knows_when_it_ends() {
        let seconds = Duration::from_secs;
        // Ten games in two seconds, whatever was there before.
        assert_eq!(time_left(seconds(2), 10, 100), seconds(20));
        assert_eq!(time_left(seconds(3), 10, 0), Duration::ZERO);
        assert_eq!(time_left(seconds(0), 0, 100), Duration::ZERO);
        assert_eq!(time_left(Duration::MAX, 1, u64::MAX), Duration::MAX);
    }
}
