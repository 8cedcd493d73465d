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
    // Held spaces of anybody are no obstacle, only no help.
    let core = linked(secured.largest_group(), secured, unsecured, 1);
    let frontier = group.neighbours() & open;
    let reach = |spaces: Spaces| {
        let diagonal = f32::from((spaces & DIAGONAL).len());
        scale * (f32::from(spaces.len()) - diagonal * (1.0 - DIAGONAL_REACH))
    };
    let count = |spaces: Spaces| scale * f32::from(spaces.len());
    let progress = f32::from(secured.len()) / threshold;
    [
        // What wins (3.2), and what would if it were joined to it: by itself, one placement away.
        count(group) / 10.0,
        scale * f32::from(second) / 10.0,
        count(linked(group, mine, open, 1)) / 10.0,
        // Where the group can grow.
        reach(frontier) / 10.0,
        // The race for the last round; its end counts more than its beginning.
        progress,
        progress * progress,
        // What nobody can take away.
        count(group & secured) / 10.0,
        count(secured.largest_group()) / 10.0,
        // What somebody can, and of it what is hard to hit.
        count(held) / 10.0,
        count(held & DIAGONAL) / 4.0,
        // Filled in for the seat: how long it waits.
        0.0,
        // Matters only between seats that have had their last turn and those that have not.
        1.0,
        // The secured spaces that are, or could be, joined; the room there is; growth anywhere; longer links.
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

/// All of `mine` that this many placements would link to the group, or to what is linked to it so.
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

#[cfg(test)]
mod tests {
    use claim_it::Setup;

    use super::*;

    fn spaces(text: &str) -> Spaces {
        text.split_whitespace().filter_map(|space| space.parse::<Space>().ok()).collect()
    }

    #[test]
    fn the_second_largest_group_is_found_in_any_order() {
        for text in ["1,1 3,1 3,2 6,6 6,5 6,4", "1,1 1,2 1,3 3,1 6,6 6,5", "1,1 1,2 4,4 4,5 4,6 6,1"] {
            let (largest, second) = two_largest_groups(spaces(text));
            assert_eq!((largest.len(), second), (3, 2), "{text}");
        }
        assert_eq!(two_largest_groups(Spaces::NONE), (Spaces::NONE, 0));
    }

    #[test]
    fn a_gap_of_one_space_is_bridged_unless_an_opponent_has_secured_it() {
        let (group, mine) = (spaces("1,1 1,2"), spaces("1,1 1,2 3,1 6,1"));
        let open = Spaces::ALL - mine;
        assert_eq!(linked(group, mine, open, 1), spaces("1,1 1,2 3,1"));
        assert_eq!(linked(group, mine, open, 2), mine);
        assert_eq!(linked(group, mine, open - spaces("2,1"), 1), group);
    }

    /// Two boards that differ only in who sits where are worth the same to those who sit there.
    #[test]
    fn no_seat_is_treated_differently() {
        let setup = Setup::new(2);
        let one = State::from_diagram(&setup, "6/6/3B2/1aA3/6/b4b a roll").unwrap();
        let other = State::from_diagram(&setup, "6/6/3A2/1bB3/6/a4a b roll").unwrap();
        let (one, other) = (features(&one), features(&other));
        assert_eq!((one[0], one[1]), (other[1], other[0]));
    }
}
