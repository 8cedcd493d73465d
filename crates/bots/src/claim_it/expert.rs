//! The search with more behind it: rolling on, and in the last round the opponents' replies.

use claim_it::{Action, State, View};
use game::{Chance, Game, Seat};

use crate::{
    Bot, Budget, Choice, Limits,
    claim_it::{Boards, Evaluation, Horizon, Shares, Turn, search::deepen},
};

/// Looks at its own turn like [`Search`](crate::claim_it::Search), but further, and does not take it to end with the last
/// roll it looks at. Behind a stop that begins the last round, and behind every stop in it, it looks at the next
/// opponent's turn too, exact over that opponent's rolls.
///
/// A node is a board evaluated or a roll averaged over.
#[derive(Clone, Copy, Debug)]
pub struct Expert<'a> {
    /// What boards are worth.
    pub evaluation: Evaluation<'a>,
    /// How many rolls ahead at most.
    pub depth: u8,
    /// How many rolls ahead in the next opponent's turn.
    pub reply: u8,
    /// How many nodes at most, whatever the limits say.
    pub nodes: u64,
}

impl Default for Expert<'_> {
    fn default() -> Self {
        Expert { evaluation: Evaluation::default(), depth: 2, reply: 1, nodes: 20_000 }
    }
}

impl Bot<State> for Expert<'_> {
    fn choose(&mut self, view: &View, limits: &Limits, _: &mut Chance) -> Option<Choice<Action>> {
        if game::View::answers(view).is_empty() {
            return None;
        }
        let state = view.state();
        let mut budget = Budget::at_most(limits, self.nodes);
        let replies = Replies { evaluation: self.evaluation, depth: self.reply };
        let mut turn = Turn::new(state, replies, Horizon::RollOn);
        Some(deepen(state, &mut turn, self.depth, &mut budget))
    }
}

/// The evaluation, but in the last round after one more turn.
///
/// Before the last round one more turn was tried and brought nothing: the evaluation is fitted to what comes of boards,
/// and so has the average reply in it. In the last round there is no such average.
struct Replies<'a> {
    evaluation: Evaluation<'a>,
    depth: u8,
}

impl Boards for Replies<'_> {
    fn shares(&mut self, after: &State, budget: &mut Budget) -> Option<Shares> {
        if after.last_round().is_none() || after.payoffs().is_some() || self.depth == 0 {
            return Some(self.evaluation.shares(after));
        }
        Turn::new(after, self.evaluation, Horizon::RollOn).roll(after, self.depth, budget)
    }

    fn beyond(&mut self, after: &State, stopped: Shares, mover: Seat) -> Shares {
        self.evaluation.beyond(after, stopped, mover)
    }
}
