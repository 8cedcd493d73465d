//! Rules of thumb, as a person at the table uses them: no looking ahead but the chance of a bust.

use claim_it::{Action, Phase, State, View};
use game::{Chance, Game, Seat};

use crate::{Bot, Choice, Limits};

/// Places where it looks best at once, and stops when a bust would cost more than the next marker brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

/// What one more marker brings on average, in the points below.
const NEXT_MARKER: f32 = 1.0;

impl Bot<State> for Greedy {
    fn choose(&mut self, view: &View, _: &Limits, chance: &mut Chance) -> Option<Choice<Action>> {
        let answers = game::View::answers(view);
        let state = view.state();
        let answer = match state.phase() {
            _ if answers.is_empty() => return None,
            Phase::Choose => stop_or_roll(state),
            _ => {
                // Of placements that look equally good any will do.
                let mut best = (f32::MIN, None, 0);
                for placement in answers.iter::<Action>() {
                    let points = points(&after(&after(state, placement), Action::Stop), state.turn());
                    if points > best.0 {
                        best = (points, Some(placement), 1);
                    } else if points == best.0 {
                        best.2 += 1;
                        if chance.below(best.2) == 0 {
                            best.1 = Some(placement);
                        }
                    }
                }
                best.1?
            }
        };
        Some(Choice { answer, estimate: None, nodes: answers.len() as u64 })
    }
}

fn stop_or_roll(state: &State) -> Action {
    let mover = state.turn();
    let stopped = after(state, Action::Stop);
    if let Some(payoffs) = stopped.payoffs() {
        // The last turn of all: whoever has not won has nothing to lose.
        return if payoffs.of(mover) > 0.0 { Action::Stop } else { Action::RollAgain };
    }
    let bust = state.busting_throws() as f32 / state.board().throws() as f32;
    let gained = points(&stopped, mover) - points_before(state);
    if bust * gained >= (1.0 - bust) * NEXT_MARKER { Action::Stop } else { Action::RollAgain }
}

/// How well a seat does against its best opponent: a large group counts most, secured spaces more than held ones.
fn points(state: &State, seat: Seat) -> f32 {
    let of = |seat: Seat| {
        let spaces = state.spaces_of(seat);
        let group = spaces.largest_group();
        f32::from(group.len())
            + 0.5 * f32::from(state.secured_by(seat).len())
            + 0.25 * f32::from(spaces.len())
            + 0.25 * f32::from((group & state.secured_by(seat)).len())
    };
    let others = (0..state.seats()).map(Seat).filter(|&other| other != seat);
    of(seat) - others.map(of).fold(0.0, f32::max)
}

/// The same for the player to move, as if this turn had not been: no colour changes before the stop (2.9).
fn points_before(state: &State) -> f32 {
    points(state, state.turn())
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    after.apply_unchecked(action, &mut ());
    after
}
