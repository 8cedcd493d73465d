//! What every answer in Claim It! is worth: exact over the dice of the turn, evaluated behind it.

use claim_it::{Action, State, View};
use game::{Chance, Game as _, Seat};

use crate::{
    Appraisal, Appraised, Basis, Budget, Limits, Worth,
    claim_it::{
        Boards, Expert, Horizon, SeatValues, Turn,
        expert::{Replies, may_be_last},
        search::MOST_ROLLS,
    },
};

impl Appraised for State {
    /// A node is a board evaluated or a roll averaged over. Answers have most of them in common, so the nodes of all
    /// answers are spent together; one roll ahead is looked whatever that takes.
    fn appraise(view: &View, nodes: u64, limits: &Limits, _: &mut Chance) -> Option<Appraisal<Action>> {
        let answers: Vec<Action> = game::View::answers(view).iter().collect();
        if answers.is_empty() {
            return None;
        }
        let nodes = nodes.saturating_mul(answers.len() as u64);
        let limits = Limits { nodes: Some(nodes), ..*limits };
        let Expert { evaluation, replies, reply_depth, .. } = Expert::default();
        let state = view.state();
        let (judgements, nodes) = if may_be_last(state, 1) {
            let boards = Replies { evaluation, turns: replies, depth: reply_depth };
            look_ahead(state, &answers, boards, &limits)?
        } else {
            look_ahead(state, &answers, evaluation, &limits)?
        };
        Some(Appraisal { answers, judgements, basis: Basis::LookedAhead, nodes })
    }
}

/// Looks one roll further each time while the budget lasts, and says how many nodes that took.
fn look_ahead<B: Boards>(
    state: &State,
    answers: &[Action],
    boards: B,
    limits: &Limits,
) -> Option<(Vec<Vec<Worth>>, u64)> {
    let mut turn = Turn::new(state, boards, Horizon::RollOn);
    let mut first = Budget::new(&Limits { nodes: None, ..*limits });
    let mut judgements = vec![judge(state, answers, &mut turn, 1, &mut first)?];
    let mut budget = Budget::new(limits);
    for depth in 2..=MOST_ROLLS {
        match judge(state, answers, &mut turn, depth, &mut budget) {
            Some(judgement) => judgements.push(judgement),
            // Who was told to stop has not looked as far as the others.
            None if limits.told_to_stop() => return None,
            None => break,
        }
    }
    Some((judgements, first.used() + budget.used()))
}

/// What every answer is worth, looking so many rolls ahead; none if the budget is out before that.
fn judge<B: Boards>(
    state: &State,
    answers: &[Action],
    turn: &mut Turn<B>,
    depth: u8,
    budget: &mut Budget,
) -> Option<Vec<Worth>> {
    let mut worth = |&answer: &Action| {
        let values = match answer {
            Action::Stop => turn.stop(state, budget)?,
            Action::RollAgain => turn.roll(state, depth, budget)?,
            placement => {
                let mut placed = *state;
                placed.apply_unchecked(placement, &mut ());
                turn.placed(&placed, depth, budget)?
            }
        };
        Some(worth_of(&values))
    };
    answers.iter().map(&mut worth).collect()
}

fn worth_of(values: &SeatValues) -> Worth {
    Worth(std::array::from_fn(|seat| values.of(Seat(seat as u8))))
}
