//! What of a board counts: a few numbers for each seat, each about one.

use claim_it::{Space, Spaces, State};
use game::{Game, MAX_SEATS, Seat};

/// How many numbers there are for each seat.
pub const FEATURES: usize = 12;

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
    let mut features = [[0.0; FEATURES]; MAX_SEATS];
    let seats = state.seats();
    let mut secured = Spaces::NONE;
    for seat in (0..seats).map(Seat) {
        secured |= state.secured_by(seat);
    }
    let unsecured = state.board().spaces() - secured;
    let threshold = f32::from(state.threshold().max(1));
    for (seat, of_seat) in (0..seats).map(Seat).zip(&mut features) {
        let distance = (seat.0 + seats - state.turn().0) % seats;
        *of_seat = of(state.spaces_of(seat), secured, unsecured, threshold);
        of_seat[10] = f32::from(distance) / f32::from(seats);
    }
    features
}

fn of(mine: Spaces, all_secured: Spaces, unsecured: Spaces, threshold: f32) -> Features {
    let open = unsecured - mine;
    let secured = mine & all_secured;
    let held = mine - all_secured;
    let (group, second) = two_largest_groups(mine);
    let linked = linked(group, mine, open);
    let frontier = group.neighbours() & open;
    let reach = |spaces: Spaces| {
        let diagonal = f32::from((spaces & DIAGONAL).len());
        f32::from(spaces.len()) - diagonal * (1.0 - DIAGONAL_REACH)
    };
    let count = |spaces: Spaces| f32::from(spaces.len());
    let progress = count(secured) / threshold;
    [
        count(group) / 10.0,
        f32::from(second) / 10.0,
        count(linked) / 10.0,
        reach(frontier) / 10.0,
        progress,
        progress * progress,
        count(group & secured) / 10.0,
        count(secured.largest_group()) / 10.0,
        count(held) / 10.0,
        count(held & DIAGONAL) / 4.0,
        0.0,
        1.0,
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

/// All of `mine` that one more placement each would link to the group, or to what is linked to it so.
fn linked(group: Spaces, mine: Spaces, open: Spaces) -> Spaces {
    let mut linked = group;
    loop {
        let near = linked | linked.neighbours();
        let bridged = near | (near & open).neighbours();
        let more = bridged & mine;
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
