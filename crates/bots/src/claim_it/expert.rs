//! The search with more behind it: rolling on, and in the last round the opponents' replies.

use claim_it::{Action, State, View};
use game::{Chance, Seat};

use crate::{
    Bot, Budget, Choice, Effort, Limits,
    claim_it::{
        Boards, Evaluation, Horizon, SeatValues, Turn,
        search::{MOST_ROLLS, deepen, look},
    },
};

/// Looks at its own turn like [`Search`](crate::claim_it::Search), but further, and does not take it to end with the last
/// roll it looks at. Behind a stop that begins the last round, and behind every stop in it, it looks at the
/// turn after it too, exact over that opponent's rolls.
///
/// A node is a board evaluated or a roll averaged over.
#[derive(Clone, Copy, Debug)]
pub struct Expert<'a> {
    /// What boards are worth.
    pub evaluation: Evaluation<'a>,
    /// How many rolls ahead at most.
    pub depth: u8,
    /// How many turns after its own, in the last round.
    pub replies: u8,
    /// How many rolls ahead in each of those.
    pub reply_depth: u8,
    /// How many nodes at most, whatever the limits say.
    pub nodes: u64,
}

impl Default for Expert<'_> {
    fn default() -> Self {
        Expert { evaluation: Evaluation::default(), depth: 2, replies: 1, reply_depth: 1, nodes: 200_000 }
    }
}

impl Expert<'_> {
    /// One that looks a little ahead, or as far as it is told that it may.
    pub fn within(effort: Effort) -> Self {
        match effort.limited_nodes() {
            Some(nodes) => Expert { nodes, depth: MOST_ROLLS, ..Expert::default() },
            None => Expert::default(),
        }
    }
}

impl Bot<State> for Expert<'_> {
    fn choose(&mut self, view: &View, limits: &Limits, _: &mut Chance) -> Option<Choice<Action>> {
        if game::View::answers(view).is_empty() {
            return None;
        }
        let state = view.state();
        let mut budget = Budget::at_most(limits, self.nodes);
        let mut turn = Turn::new(state, self.evaluation, Horizon::RollOn);
        let mut choice = deepen(state, &mut turn, self.depth, &mut budget);
        if may_be_last(state, self.depth) {
            let replies = Replies { evaluation: self.evaluation, turns: self.replies, depth: self.reply_depth };
            let mut turn = Turn::new(state, replies, Horizon::RollOn);
            // Half of an answer with replies would be worse than all of one without.
            if let Some((answer, estimate)) = look(state, &mut turn, self.depth, &mut budget) {
                choice = Choice { answer, estimate: Some(estimate), nodes: 0 };
            }
        }
        Some(Choice { nodes: budget.used(), ..choice })
    }
}

/// Has the last round begun, or could a stop within `depth` rolls begin it (3.1)?
pub(super) fn may_be_last(state: &State, depth: u8) -> bool {
    let secured = state.secured_by(state.turn()).len() + state.claimed().len();
    state.last_round().is_some() || secured + depth + 1 >= state.threshold()
}

/// The evaluation, but in the last round after one more turn.
///
/// Before the last round one more turn was tried and brought nothing: the evaluation is fitted to what comes of boards,
/// and so has the average reply in it. In the last round it makes decisions several times closer to perfect play
/// (`tests/exact.rs`).
#[derive(Clone, Copy)]
pub(super) struct Replies<'a> {
    pub(super) evaluation: Evaluation<'a>,
    pub(super) turns: u8,
    pub(super) depth: u8,
}

impl Boards for Replies<'_> {
    fn evaluate(&mut self, after: &State, budget: &mut Budget) -> Option<SeatValues> {
        if self.turns == 0 || after.last_round().is_none_or(|last| last.turns_left == 0) {
            return Some(self.evaluation.evaluate(after));
        }
        let behind = Replies { turns: self.turns - 1, ..*self };
        Turn::new(after, behind, Horizon::RollOn).roll(after, self.depth.max(1), budget)
    }

    fn beyond(&mut self, after: &State, stopped: SeatValues, mover: Seat) -> SeatValues {
        self.evaluation.beyond(after, stopped, mover)
    }
}
