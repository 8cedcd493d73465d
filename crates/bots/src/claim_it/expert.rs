//! The search with one more ply: behind every stop, what the opponents may make of it.

use claim_it::{Action, State, View};
use game::{Chance, Game, Seat};

use crate::{
    Bot, Budget, Choice, Limits,
    claim_it::{
        Boards, Evaluation, Shares, Turn,
        quick::play_turn,
        search::{fallback, look},
    },
};

/// Looks at its own turn like [`Search`], and at the opponents' turns that follow it by playing them with sampled dice.
#[derive(Clone, Copy, Debug)]
pub struct Expert<'a> {
    /// What boards are worth.
    pub evaluation: Evaluation<'a>,
    /// How many rolls ahead.
    pub depth: u8,
    /// With how many different dice the opponents' turns are played.
    pub samples: u32,
    /// How many nodes at most, whatever the limits say.
    pub nodes: u64,
}

impl Default for Expert<'_> {
    fn default() -> Self {
        Expert { evaluation: Evaluation::default(), depth: 1, samples: 8, nodes: 1_000_000 }
    }
}

impl Bot<State> for Expert<'_> {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        if game::View::answers(view).is_empty() {
            return None;
        }
        let state = view.state();
        let seed = chance.bits();
        let mut budget = Budget::at_most(limits, self.nodes);
        let mut best = fallback(state);
        let mut turn = Turn::new(state, self.evaluation);
        if let Some((answer, estimate)) = look(state, &mut turn, 1, &mut budget) {
            best = (answer, Some(estimate));
        }
        let replies = Replies { evaluation: self.evaluation, seed, samples: self.samples };
        let mut turn = Turn::new(state, replies);
        if let Some((answer, estimate)) = look(state, &mut turn, self.depth, &mut budget) {
            best = (answer, Some(estimate));
        }
        Some(Choice { answer: best.0, estimate: best.1, nodes: budget.used() })
    }
}

/// Boards are worth what they are when all opponents have had their turns.
struct Replies<'a> {
    evaluation: Evaluation<'a>,
    seed: u64,
    samples: u32,
}

impl Boards for Replies<'_> {
    fn shares(&mut self, after: &State, budget: &mut Budget) -> Option<Shares> {
        if let Some(result) = Shares::of_result(after) {
            return Some(result);
        }
        if self.samples < 4 {
            let mut turn = Turn::new(after, self.evaluation);
            return turn.roll(after, self.samples as u8, budget);
        }
        let mut sum = Shares::ZERO;
        // The last round may end the game before it is the mover's turn again.
        let replies = after.last_round().map_or(after.seats() - 1, |last| last.turns_left.min(after.seats() - 1));
        for sample in 0..self.samples {
            let mut state = *after;
            for reply in 0..replies {
                budget.spend()?;
                // The same dice behind every stop, whatever the turns before it made of theirs: what differs is the stop.
                let seed = self.seed.wrapping_add(u64::from(sample) << 8 | u64::from(reply));
                play_turn(&mut state, &mut self.evaluation, &mut Chance::from_seed(seed));
            }
            sum.add(1.0, &self.evaluation.shares(&state));
        }
        Some(sum.times(1.0 / self.samples.max(1) as f32))
    }

    fn beyond(&mut self, after: &State, stopped: Shares, mover: Seat) -> Shares {
        self.evaluation.beyond(after, stopped, mover)
    }
}
