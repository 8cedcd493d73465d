//! Rules of thumb, as a person at the table uses them: no looking ahead but the chance of a bust.

use claim_it::{Action, Phase, Spaces, State, View};
use game::{Answers, Chance, Game, Seat};

use crate::{Bot, Choice, Limits};

/// Places where it looks best at once, and stops when a bust would cost more than the next marker brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

/// What one more marker brings on average, in the points below.
const NEXT_MARKER: i32 = 4;

impl Bot<State> for Greedy {
    fn choose(&mut self, view: &View, _: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let answers = game::View::answers(view);
        let state = view.state();
        let answer = match state.phase() {
            _ if answers.is_empty() => None,
            Phase::Choose => Some(stop_or_roll(state)),
            _ => best_placement(state, answers, chance),
        }?;
        Some(Choice { answer, estimate: None, nodes: answers.len() as u64 })
    }
}

/// Of placements that look equally good any will do.
fn best_placement(state: &State, answers: Answers, chance: &mut Chance) -> Option<Action> {
    let (mut best, mut most, mut equals) = (None, i32::MIN, 0);
    for placement in answers.iter::<Action>() {
        let points = points(&after(&after(state, placement), Action::Stop), state.turn());
        if points > most {
            (best, most, equals) = (Some(placement), points, 1);
        } else if points == most {
            equals += 1;
            if chance.below(equals) == 0 {
                best = Some(placement);
            }
        }
    }
    best
}

fn stop_or_roll(state: &State) -> Action {
    let mover = state.turn();
    let stopped = after(state, Action::Stop);
    if let Some(payoffs) = stopped.payoffs() {
        // The last turn of all: whoever has not won has nothing to lose.
        return if payoffs.of(mover) > 0.0 { Action::Stop } else { Action::RollAgain };
    }
    // No colour changes before the stop (2.9), so the position still shows the board as before the turn.
    let gained = points(&stopped, mover) - points(state, mover);
    let busts = state.busting_throws() as i32;
    let others = state.board().throws() as i32 - busts;
    if busts * gained >= others * NEXT_MARKER { Action::Stop } else { Action::RollAgain }
}

/// How well a seat does against its best opponent. A space of the largest group counts four points, a secured one two
/// more, and one more if it is in that group; any space counts one.
fn points(state: &State, seat: Seat) -> i32 {
    let of = |seat: Seat| {
        let (spaces, secured) = (state.spaces_of(seat), state.secured_by(seat));
        let group = spaces.largest_group();
        let count = |spaces: Spaces| i32::from(spaces.len());
        4 * count(group) + 2 * count(secured) + count(group & secured) + count(spaces)
    };
    let others = (0..state.seats()).map(Seat).filter(|&other| other != seat);
    of(seat) - others.map(of).max().unwrap_or(0)
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    after.apply_unchecked(action, &mut ());
    after
}
