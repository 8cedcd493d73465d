//! How far a run has come, for whoever sits at the terminal.

use std::io::IsTerminal as _;

use arena::{Sprt, Tally};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on standard error, if that is a terminal.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar that begins where the run does.
    pub(crate) fn new(done: u64, games: u64) -> Progress {
        let is_seen = std::io::stderr().is_terminal();
        let target = if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(games), target).with_position(done);
        // What was played in an earlier sitting says nothing about the speed of this one.
        bar.reset_eta();
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} games, {eta} left{msg}") {
            bar.set_style(style);
        }
        Progress(bar)
    }

    /// One more game.
    pub(crate) fn show(&self, tally: &Tally, sprt: Option<Sprt>) {
        self.0.set_position(tally.games());
        if self.0.is_hidden() || !tally.games().is_multiple_of(tally.schedule().games_of_unit()) {
            return;
        }
        if let [first] = tally.pairings() {
            let score = first.scores.mean().map_or(String::new(), |score| format!("; score {:.1} %", 100.0 * score));
            let llr = sprt.map_or(String::new(), |sprt| format!(", LLR {:.2}", sprt.llr(&first.scores)));
            self.0.set_message(score + &llr);
        }
    }

    /// The bar goes, the report comes.
    pub(crate) fn end(&self) {
        self.0.finish_and_clear();
    }
}
