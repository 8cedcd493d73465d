//! Two builds of this program, measured by turns: what moves the machine moves both.

use std::{env, fmt::Write as _, path::Path, process::Command, time::Instant};

use arena::{Sample, reach};

use crate::bench::{Report, Row};

/// Another build to compare with this one.
pub(super) struct Comparison<'a> {
    pub(super) other: &'a Path,
    pub(super) millis: u64,
    pub(super) rounds: u32,
}

impl Comparison<'_> {
    pub(super) fn run(&self, sets: Vec<String>) -> Result<String, String> {
        if self.rounds < 2 {
            return Err("an interval needs several measurements: --rounds takes at least 2".into());
        }
        let own = env::current_exe().map_err(|e| format!("this program can't be found: {e}"))?;
        let begin = Instant::now();
        let mut text =
            format!("games/CPU s of this build and of {}, {} rounds by turns\n\n", self.other.display(), self.rounds);
        let _ = writeln!(text, "{:<28} {:>10} {:>10} {:>7}  {:<16} checksums", "set", "this", "other", "ratio", "95 %");
        for set in sets {
            let mut logs = Vec::new();
            let (mut best_own, mut best_other) = (0f64, 0f64);
            let mut equal = true;
            for round in 0..self.rounds {
                // Whoever comes first may find the machine in another state.
                let (a, b) = if round % 2 == 0 { (own.as_path(), self.other) } else { (self.other, own.as_path()) };
                let (a, b) = (self.measure(a, &set)?, self.measure(b, &set)?);
                let (this, that) = if round % 2 == 0 { (a, b) } else { (b, a) };
                logs.push((this.games_per_cpu_second / that.games_per_cpu_second).ln());
                best_own = best_own.max(this.games_per_cpu_second);
                best_other = best_other.max(that.games_per_cpu_second);
                equal &= this.checksum == that.checksum;
            }
            let (ratio, low, high) = interval(&logs);
            let _ = writeln!(
                text,
                "{set:<28} {best_own:>10.0} {best_other:>10.0} {ratio:>7.2}  {:<16} {}",
                format!("{low:.2} to {high:.2}"),
                if equal { "equal" } else { "differ" }
            );
        }
        let _ = write!(
            text,
            "\nthe best of all rounds, the mean ratio; measured for {:.1} s",
            begin.elapsed().as_secs_f64()
        );
        Ok(text)
    }

    fn measure(&self, program: &Path, set: &str) -> Result<Row, String> {
        let millis = self.millis.to_string();
        let output = Command::new(program).args(["bench", "--json", "--millis", &millis, "--only", set]).output();
        let output = output.map_err(|e| format!("{} can't be run: {e}", program.display()))?;
        let report = serde_json::from_slice::<Report>(&output.stdout).ok();
        let row = report.and_then(|report| report.sets.into_iter().next());
        row.ok_or_else(|| format!("{} does not measure the set {set} per CPU-second", program.display()))
    }
}

/// The mean of ratios given by their logarithms, with its 95 % confidence interval.
fn interval(logs: &[f64]) -> (f64, f64, f64) {
    let sample: Sample = logs.iter().copied().collect();
    let mean = sample.mean().unwrap_or(f64::NAN);
    let half = reach(sample.len()).zip(sample.error()).map_or(f64::NAN, |(reach, error)| reach * error);
    (mean.exp(), (mean - half).exp(), (mean + half).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_that_do_not_vary_have_no_width() {
        let (ratio, low, high) = interval(&[2f64.ln(); 4]);
        assert!((ratio - 2.0).abs() < 1e-9 && (high - low).abs() < 1e-9);
        let (ratio, low, high) = interval(&[0.5f64.ln(), 2f64.ln()]);
        assert!((ratio - 1.0).abs() < 1e-9 && low < 0.01 && high > 100.0);
    }
}
