//! What of a board counts: a few numbers for each seat, each about one.

use claim_it::{Space, Spaces, State};
use game::{Game, MAX_SEATS, Seat};

/// How many numbers there are for each seat.
pub const FEATURES: usize = 16;

/// Which of them is how long the seat waits for its turn.
pub(crate) const WAIT: usize = 10;

/// What counts, for one seat.
pub type Features = [f32; FEATURES];

/// The spaces whose column is their row. Two equal dice lead there, so they are reached about half as often as others:
/// 16 of 216 throws against 30.
const DIAGONAL: Spaces = {
    let mut diagonal = Spaces::NONE;
    let mut number = 1;
    while let Some(space) = Space::new(number, number) {
        diagonal = diagonal.or(Spaces::only(space));
        number += 1;
    }
    diagonal
};

/// How often a diagonal space is reached, compared with another.
const DIAGONAL_REACH: f32 = 16.0 / 30.0;

/// What counts, for every seat, in a position between two turns.
pub fn features(state: &State) -> [Features; MAX_SEATS] {
    let secured = all_secured(state);
    std::array::from_fn(|seat| of_seat(state, Seat(seat as u8), secured))
}

/// What counts, for the one seat, where these spaces are secured by anybody.
pub(crate) fn of_seat(state: &State, seat: Seat, all_secured: Spaces) -> Features {
    if seat.0 >= state.seats() {
        return [0.0; FEATURES];
    }
    let unsecured = state.board().spaces() - all_secured;
    // The weights were fitted on the board in the box; on a smaller one every space counts for more.
    let scale = f32::from(Space::COUNT) / f32::from(state.board().spaces().len().max(1));
    let threshold = f32::from(state.threshold().max(1));
    let mut features = of(state.spaces_of(seat), all_secured, unsecured, threshold, scale);
    features[WAIT] = wait(state, seat);
    features
}

/// How long a seat waits for its turn, which is not a matter of its spaces.
pub(crate) fn wait(state: &State, seat: Seat) -> f32 {
    let seats = state.seats();
    let turns = (seat.0 + seats - state.turn().0) % seats;
    f32::from(turns) / f32::from(seats)
}

/// The spaces anybody has secured.
pub(crate) fn all_secured(state: &State) -> Spaces {
    (0..state.seats()).map(Seat).fold(Spaces::NONE, |secured, seat| secured | state.secured_by(seat))
}

fn of(mine: Spaces, all_secured: Spaces, unsecured: Spaces, threshold: f32, scale: f32) -> Features {
    let open = unsecured - mine;
    let secured = mine & all_secured;
    let held = mine - all_secured;
    let (group, second) = two_largest_groups(mine);
    let core = linked(secured.largest_group(), secured, unsecured, 1);
    let frontier = group.neighbours() & open;
    let reach = |spaces: Spaces| {
        let diagonal = f32::from((spaces & DIAGONAL).len());
        scale * (f32::from(spaces.len()) - diagonal * (1.0 - DIAGONAL_REACH))
    };
    let count = |spaces: Spaces| scale * f32::from(spaces.len());
    let progress = f32::from(secured.len()) / threshold;
    [
        count(group) / 10.0,
        scale * f32::from(second) / 10.0,
        count(linked(group, mine, open, 1)) / 10.0,
        reach(frontier) / 10.0,
        progress,
        progress * progress,
        count(group & secured) / 10.0,
        count(secured.largest_group()) / 10.0,
        count(held) / 10.0,
        count(held & DIAGONAL) / 4.0,
        0.0,
        1.0,
        count(core) / 10.0,
        count(grown(group, mine | open)) / 20.0,
        reach(mine.neighbours() & open) / 10.0,
        count(linked(group, mine, open, 2)) / 10.0,
    ]
}

/// The largest group and the size of the second largest.
fn two_largest_groups(spaces: Spaces) -> (Spaces, u8) {
    let (mut left, mut largest, mut second) = (spaces, Spaces::NONE, 0);
    while left.len() > second {
        let group = grown(first(left), left);
        if group.len() > largest.len() {
            second = largest.len();
            largest = group;
        } else {
            second = second.max(group.len());
        }
        left -= group;
    }
    (largest, second)
}

/// All of `mine` that so many placements would link to the group, or to what is linked to it so.
fn linked(group: Spaces, mine: Spaces, open: Spaces, placements: u8) -> Spaces {
    let mut linked = group;
    loop {
        let mut near = linked | linked.neighbours();
        for _ in 0..placements {
            near |= (near & open).neighbours();
        }
        let more = near & mine;
        if more == linked {
            return linked;
        }
        linked = more;
    }
}

fn first(spaces: Spaces) -> Spaces {
    let bits = spaces.bits();
    Spaces::from_bits(bits & bits.wrapping_neg())
}

fn grown(mut group: Spaces, within: Spaces) -> Spaces {
    loop {
        let more = (group | group.neighbours()) & within;
        if more == group {
            return group;
        }
        group = more;
    }
}
