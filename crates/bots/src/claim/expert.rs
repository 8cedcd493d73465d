//! The search with an evaluation of followers for phase one, and exact play in phase two.

use claim::{Action, Phase, Question, State, View};
use game::{Actor, Chance, Game as _};

use crate::{
    Bot, Budget, Choice, Limits,
    claim::{
        belief::Belief,
        evaluation::Evaluation,
        search::{Playout, think},
        shares::Shares,
        tree::Leaf,
        trick_end::{ThisTrick, any_card, by_the_way},
        weights::WEIGHTS,
    },
    solver::{self, Solver},
};

/// Weighs up followers in phase one as only long practice teaches, and plays phase two without a mistake wherever all
/// cards are known.
///
/// A node is one world looked at, or one position of the exact solver.
pub struct Expert {
    /// How many nodes, if the limits say nothing.
    pub nodes: u64,
    /// How eagerly answers are tried that look worse.
    pub eagerness: f32,
    solver: Option<Solver>,
}

/// The solver's memory, in bytes.
const MEMORY: usize = 16 << 20;

impl Default for Expert {
    fn default() -> Expert {
        Expert { nodes: 20_000, eagerness: 0.4, solver: None }
    }
}

impl Bot<State> for Expert {
    fn choose(&mut self, view: &View, limits: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let mut belief = Belief::new(view, chance)?;
        let mut budget = Budget::or(limits, self.nodes);
        if view.phase() == Phase::One {
            let evaluation = Evaluation::new(view.rules(), &WEIGHTS);
            return think(view, &mut belief, &mut Weighed(evaluation), self.eagerness, &mut budget, chance);
        }
        if let Some(state) = belief.certain() {
            let limits = solver::Limits { nodes: Some(limits.nodes.unwrap_or(1 << 24)), ..solver::Limits::default() };
            if let Ok(outcome) = self.solver.get_or_insert_with(|| Solver::new(MEMORY)).solve(state, limits)
                && outcome.exact
                && let Some(answer) = outcome.best
            {
                return Some(Choice { answer, estimate: Some(outcome.value.payoff()), nodes: outcome.nodes });
            }
        }
        think(view, &mut belief, &mut Playout, 0.7, &mut budget, chance)
    }
}

/// Plays to the end of the trick and weighs up what everybody has then.
struct Weighed(Evaluation);

impl Leaf for Weighed {
    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares {
        if state.phase() == Phase::Two && state.trick().plays().is_empty() || state.actor() == Actor::Over {
            return self.0.shares(state);
        }
        if !state.trick().plays().is_empty() {
            let trick = ThisTrick::of(state);
            trick.finish(state, chance, |state, chance| self.reply(state, trick, chance));
        }
        self.0.shares(state)
    }
}

impl Weighed {
    /// Whoever plays the last card of the trick plays the best one, anybody else any card.
    fn reply(&self, state: &State, trick: ThisTrick, chance: &mut Chance) -> Option<Action> {
        let Actor::Seat(seat) = state.actor() else { return by_the_way(state, chance) };
        if state.question() != Some(Question::Play)
            || state.trick().deciding().len() + 1 < usize::from(state.rules().players())
        {
            return any_card(state, chance);
        }
        let side = state.rules().side(seat);
        let mut best: Option<(f32, Action)> = None;
        for answer in state.answers().iter::<Action>().filter(|answer| matches!(answer, Action::Card(_))) {
            let mut after = *state;
            after.apply_unchecked(answer, &mut ());
            trick.finish(&mut after, chance, any_card);
            let share = self.0.shares(&after).of(side);
            if best.is_none_or(|(most, _)| share > most) {
                best = Some((share, answer));
            }
        }
        best.map_or_else(|| by_the_way(state, chance), |(_, answer)| Some(answer))
    }
}
