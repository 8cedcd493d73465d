//! One trick ahead: what is it worth, and what will it cost?

use claim::{Action, Question, State, View};
use game::{Actor, Chance, Game as _, Seat, Worlds as _};

use crate::{
    Bot, Choice, Limits,
    claim::{
        heuristic::margin,
        trick_end::{ThisTrick, default_answer, random_card},
    },
};

/// Looks to the end of the trick and no further: takes what looks worth taking as cheaply as it can, and throws away
/// what it needs least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Greedy {
    /// The number of sampled worlds in which it tries its answers.
    pub worlds: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { worlds: 8 }
    }
}

impl Bot<State> for Greedy {
    fn choose(&mut self, view: &View, _: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let answers = view.answers();
        let worlds = game::View::worlds(view)?;
        if answers.len() == 1 {
            return Some(Choice { answer: answers.nth(0)?, estimate: None, nodes: 0 });
        }
        let side = view.rules().side(view.seat()?);
        let mut points = vec![0.0; answers.len()];
        for _ in 0..self.worlds.max(1) {
            let world = worlds.sample(chance);
            let trick = ThisTrick::of(&world);
            for (sum, answer) in points.iter_mut().zip(answers.iter::<Action>()) {
                let mut after = world;
                after.apply_unchecked(answer, &mut ());
                trick.finish(&mut after, chance, |state, chance| reply(state, trick, chance));
                *sum += margin(&after, side);
            }
        }
        let best = (0..points.len()).max_by(|&a, &b| points[a].total_cmp(&points[b]))?;
        let nodes = u64::from(self.worlds) * answers.len() as u64;
        Some(Choice { answer: answers.nth(best)?, estimate: None, nodes })
    }
}

/// Whoever plays the last card of the trick plays the one that looks best, anybody else any card.
fn reply(state: &State, trick: ThisTrick, chance: &mut Chance) -> Option<Action> {
    let Actor::Seat(seat) = state.actor() else { return default_answer(state, chance) };
    if state.trick().deciding().len() + 1 < usize::from(state.rules().players()) {
        return random_card(state, chance);
    }
    best_by_heuristic(state, seat, trick, chance)
}

fn best_by_heuristic(state: &State, seat: Seat, trick: ThisTrick, chance: &mut Chance) -> Option<Action> {
    debug_assert_eq!(state.question(), Some(Question::Play));
    let side = state.rules().side(seat);
    let mut best: Option<(f32, Action)> = None;
    for answer in state.answers().iter::<Action>().filter(|answer| matches!(answer, Action::Card(_))) {
        let mut after = *state;
        after.apply_unchecked(answer, &mut ());
        trick.finish(&mut after, chance, random_card);
        let points = margin(&after, side);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, answer));
        }
    }
    best.map_or_else(|| default_answer(state, chance), |(_, answer)| Some(answer))
}
