//! A whole turn in a few microseconds, for looking at what opponents may reply.

use claim_it::{Action, Phase, State};
use game::{Chance, Game};

use crate::claim_it::Evaluation;

/// Plays the turn that is about to begin, with these dice: every marker where a stop would then be worth most, and a
/// stop as soon as the next roll is more likely to lose the markers in hand than to add its share to them.
pub(crate) fn play_turn(state: &mut State, evaluation: &mut Evaluation, dice: &mut Chance) {
    let mover = state.turn();
    let mut markers = 0;
    loop {
        let Some(rolled) = state.sample(dice) else { return };
        state.apply_unchecked(rolled, &mut ());
        if !matches!(state.phase(), Phase::Place(_)) {
            return;
        }
        let mut best: Option<(f32, State, State)> = None;
        for placement in state.answers().iter::<Action>() {
            let placed = after(state, placement);
            let stopped = after(&placed, Action::Stop);
            let value = evaluation.if_stopped(&stopped, mover).of(mover);
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, placed, stopped));
            }
        }
        let Some((_, placed, stopped)) = best else { return };
        markers += 1;
        if stops(&placed, &stopped, markers) {
            *state = stopped;
            return;
        }
        *state = after(&placed, Action::RollAgain);
    }
}

fn stops(placed: &State, stopped: &State, markers: u32) -> bool {
    if let Some(payoffs) = stopped.payoffs() {
        return payoffs.of(placed.turn()) > 0.0;
    }
    let busts = placed.busting_throws();
    markers * busts >= placed.board().throws() - busts
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    after.apply_unchecked(action, &mut ());
    after
}
