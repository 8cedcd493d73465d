//! The turn as a dynamic programme, with the evaluation of boards behind it.

use claim_it::{Action, Phase, State, View};
use game::{Chance, Game, Seat};

use crate::{
    Bot, Budget, Choice, Effort, Limits,
    claim_it::{Boards, Evaluation, Horizon, SeatValues, Turn},
};

/// Looks some rolls ahead in its own turn: whether to stop or roll, and where to place, with the exact chance of a bust.
/// Limits can only make it look less far ahead.
///
/// A node is a board evaluated or a roll averaged over.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    /// What boards are worth.
    pub evaluation: Evaluation<'a>,
    /// How many rolls ahead at most.
    pub depth: u8,
    /// What follows the last of these.
    pub horizon: Horizon,
    /// How many nodes at most, whatever the limits say.
    pub nodes: u64,
}

impl Default for Search<'_> {
    fn default() -> Self {
        Search { evaluation: Evaluation::default(), depth: 1, horizon: Horizon::Stop, nodes: 2_000 }
    }
}

/// No bot with limits of its own looks further ahead than this many rolls. Hardly any turn is longer.
pub(crate) const MOST_ROLLS: u8 = 5;

impl Search<'_> {
    /// One that looks a little ahead, or as far as it is told that it may.
    pub fn within(effort: Effort) -> Self {
        match effort.limited_nodes() {
            Some(nodes) => Search { nodes, depth: MOST_ROLLS, ..Search::default() },
            None => Search::default(),
        }
    }
}

impl Bot<State> for Search<'_> {
    fn choose(&mut self, view: &View, limits: &Limits, _: &mut Chance) -> Option<Choice<Action>> {
        if game::View::answers(view).is_empty() {
            return None;
        }
        let state = view.state();
        let mut budget = Budget::at_most(limits, self.nodes);
        let mut turn = Turn::new(state, self.evaluation, self.horizon);
        Some(deepen(state, &mut turn, self.depth, &mut budget))
    }
}

impl Boards for Evaluation<'_> {
    fn evaluate(&mut self, after: &State, _: &mut Budget) -> Option<SeatValues> {
        Some(Evaluation::evaluate(self, after))
    }

    fn beyond(&mut self, after: &State, stopped: SeatValues, mover: Seat) -> SeatValues {
        if after.phase() == Phase::Over { self.if_stopped(after, mover) } else { stopped }
    }
}

/// Looks one roll further each time, until the budget is out; the answer is that of the last time that was completed.
pub(crate) fn deepen<B: Boards>(state: &State, turn: &mut Turn<B>, depth: u8, budget: &mut Budget) -> Choice<Action> {
    let mut best = fallback(state);
    for depth in 1..=depth {
        match look(state, turn, depth, budget) {
            Some((answer, estimate)) => best = (answer, Some(estimate)),
            None => break,
        }
    }
    Choice { answer: best.0, estimate: best.1, nodes: budget.used() }
}

/// The best answer for whoever is asked, looking `depth` rolls ahead, and its value to them; none if the budget is spent
/// before that is known.
pub(crate) fn look<B: Boards>(
    state: &State,
    turn: &mut Turn<B>,
    depth: u8,
    budget: &mut Budget,
) -> Option<(Action, f32)> {
    let mover = state.turn();
    if state.phase() == Phase::Choose {
        let stop = turn.stop(state, budget)?.of(mover);
        let roll = turn.roll(state, depth, budget)?.of(mover);
        return Some(if roll > stop { (Action::RollAgain, roll) } else { (Action::Stop, stop) });
    }
    let mut best: Option<(Action, f32)> = None;
    for placement in state.answers().iter::<Action>() {
        let mut placed = *state;
        placed.apply_unchecked(placement, &mut ());
        let value = turn.placed(&placed, depth, budget)?.of(mover);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((placement, value));
        }
    }
    best
}

/// Something legal, for when there is no time to look at all: what is in hand is kept.
fn fallback(state: &State) -> (Action, Option<f32>) {
    let first = state.answers().nth(0).unwrap_or(Action::Stop);
    (if state.phase() == Phase::Choose { Action::Stop } else { first }, None)
}
