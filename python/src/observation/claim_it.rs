//! What a view of Claim It! looks like to a learner: nothing is hidden.

use claim_it::{OpenWitness, Phase, Spaces, Squatter, State, View};
use game::{Audience, Game as _, Seat, View as _};

use super::{Bytes, Layout, Name, Observed, Pen, Plane};

fn plane(state: &State) -> Plane {
    let mut plane = Plane::default();
    state.board().spaces().iter().for_each(|space| plane.add(space.number(), false));
    plane
}

impl Observed for State {
    fn layout(first: &State) -> Layout {
        let columns = first.board().spaces().iter().map(|space| space.to_string()).collect();
        Layout::new(plane(first), columns, |plane, names| write(first, Some(Seat(0)), plane, names))
    }

    fn observe(view: &View) -> Vec<u8> {
        let mut out = Vec::with_capacity(1_024);
        write(view.state(), view.seat(), &plane(view.state()), &mut out);
        out
    }

    #[inline]
    fn observe_into(layout: &Layout, _: &OpenWitness, position: &State, audience: Audience, out: &mut [u8]) {
        write(position, audience.seat(), &layout.plane, &mut Bytes::new(out));
    }
}

/// Writes all fields. Seats are counted from the observer on; a spectator counts from seat 0.
#[inline]
fn write(state: &State, observer: Option<Seat>, plane: &Plane, pen: &mut impl Pen) {
    let players = state.seats();
    let own = observer.unwrap_or(Seat(0));
    let seats = || (0..players).map(|i| (i, own.after(i, players)));
    let relative = |seat: Seat| usize::from((seat.0 + players - own.0) % players);
    let spaces = |spaces: Spaces| spaces.bits().into();

    for (i, seat) in seats() {
        pen.plane(Name("held", Some(i)), plane, spaces(state.held_by(seat)));
    }
    for (i, seat) in seats() {
        pen.plane(Name("secured", Some(i)), plane, spaces(state.secured_by(seat)));
    }
    for squatter in Squatter::all().take(usize::from(state.board().size)) {
        let at = state.squatter_at(squatter).map_or(Spaces::NONE, Spaces::only);
        pen.plane(Name("squatter", Some(squatter.number())), plane, spaces(at));
    }
    pen.plane("squatted".into(), plane, spaces(state.squatted()));
    pen.plane("claimed".into(), plane, spaces(state.claimed()));
    for (i, seat) in seats() {
        pen.number(Name("player-markers", Some(i)), state.player_markers_left(seat));
    }
    pen.number("claim-markers".into(), state.claim_markers_left());
    pen.one_of("seat".into(), observer.map(Seat::index), players.into());
    pen.one_of("turn".into(), Some(relative(state.turn())), players.into());
    let (phase, dice) = match state.phase() {
        Phase::Roll => (0, [0; 3]),
        Phase::Place(roll) => (1, roll.dice()),
        Phase::Choose => (2, [0; 3]),
        Phase::Over => (3, [0; 3]),
    };
    pen.one_of("phase".into(), Some(phase), 4);
    for (i, die) in (0..).zip(dice) {
        pen.number(Name("die", Some(i)), die);
    }
    pen.number("busting-throws".into(), state.busting_throws().min(u8::MAX.into()) as u8);
    pen.number("threshold".into(), state.threshold());
    pen.one_of("called-by".into(), state.last_round().map(|last| relative(last.called_by)), players.into());
    pen.number("turns-left".into(), state.last_round().map_or(0, |last| last.turns_left));
}
