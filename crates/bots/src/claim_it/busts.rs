//! The chance of a bust after each possible placement, worked out for all of them at once.
//!
//! A set of rolls is 56 bits, so that a chance is a few counts of bits. In rare cases it is an estimate: it does not
//! foresee that a supply runs out (2.10), nor which squatter the variant sends back (4.1).

use std::sync::LazyLock;

use claim_it::{Roll, Space, Spaces, Squatter, State};

const SPACES: usize = Space::COUNT as usize;
const SQUATTERS: usize = 7;

/// Which rolls would be busts after one more marker.
pub(crate) struct Busts {
    /// Those that already are.
    now: u64,
    /// Those that a missing squatter would make one, by its number.
    without: [u64; SQUATTERS],
    /// Those that lead to this space and else to nothing.
    only: [u64; SPACES],
}

impl Busts {
    /// For a turn in which the dice are about to be rolled.
    pub(crate) fn after(rolling: &State) -> Busts {
        let mut busts = Busts { now: 0, without: [0; SQUATTERS], only: [0; SPACES] };
        let ours = rolling.spaces_of(rolling.turn()) | rolling.squatted();
        for roll in Roll::all(rolling.board().size) {
            let bit = 1 << roll.number();
            let legal = rolling.placements(roll);
            match legal.len() {
                0 => busts.now |= bit,
                1 => legal.iter().for_each(|space| busts.only[usize::from(space.number())] |= bit),
                _ => {}
            }
            if !legal.is_empty() && !legal.meets(ours) {
                busts.note_squatter(roll, legal, bit);
            }
        }
        busts
    }

    /// In how many throws the roll after this placement is a bust; the marker is the number of a squatter, or 0 for a
    /// claim marker.
    pub(crate) fn throws(&self, space: Space, marker: usize) -> u32 {
        let at = usize::from(space.number());
        let rolls = match marker {
            0 => self.now | self.only[at],
            // A claim marker can go on the squatter.
            _ => (self.now | self.without[marker.min(SQUATTERS - 1)]) & !ROLLS.leading_to[at],
        };
        (rolls & ROLLS.once).count_ones()
            + 3 * (rolls & ROLLS.thrice).count_ones()
            + 6 * (rolls & ROLLS.six_times).count_ones()
    }

    /// If all the roll allows is one squatter, it is a bust without that.
    fn note_squatter(&mut self, roll: Roll, legal: Spaces, bit: u64) {
        let mut numbers = legal.iter().filter_map(|space| roll.squatter_for(space)).map(Squatter::number);
        let Some(first) = numbers.next() else { return };
        if numbers.all(|number| number == first) {
            self.without[usize::from(first)] |= bit;
        }
    }
}

/// Sets of rolls.
struct Rolls {
    leading_to: [u64; SPACES],
    once: u64,
    thrice: u64,
    six_times: u64,
}

static ROLLS: LazyLock<Rolls> = LazyLock::new(|| {
    let mut rolls = Rolls { leading_to: [0; SPACES], once: 0, thrice: 0, six_times: 0 };
    for roll in Roll::all(claim_it::MAX_SIZE) {
        let bit = 1 << roll.number();
        for space in roll.spaces().iter() {
            rolls.leading_to[usize::from(space.number())] |= bit;
        }
        match roll.weight() {
            1 => rolls.once |= bit,
            3 => rolls.thrice |= bit,
            _ => rolls.six_times |= bit,
        }
    }
    rolls
});

#[cfg(test)]
mod tests {
    use claim_it::{Action, Setup};
    use game::{Chance, Game};

    use super::*;

    #[test]
    fn the_chance_of_a_bust_after_a_placement_is_the_one_the_rules_give() {
        let mut chance = Chance::from_seed(3);
        let mut compared = 0;
        for _ in 0..40 {
            let setup = Setup::new(3);
            let mut state = State::start(&setup, &State::deal(&setup, &mut chance).unwrap()).unwrap();
            for _ in 0..150 {
                if let Some(action) = state.sample(&mut chance) {
                    if let Action::Rolled(roll) = action {
                        compared += compare(&state, roll);
                    }
                    state.apply_unchecked(action, &mut ());
                }
            }
        }
        assert!(compared > 1000);
    }

    fn compare(rolling: &State, roll: Roll) -> u32 {
        let ours = rolling.spaces_of(rolling.turn()) | rolling.squatted();
        let busts = Busts::after(rolling);
        let mut compared = 0;
        for space in rolling.placements(roll).iter() {
            let mut placed = *rolling;
            placed.apply_unchecked(Action::Rolled(roll), &mut ());
            placed.apply_unchecked(Action::Place(space), &mut ());
            if placed.claim_markers_left() == 0 || placed.player_markers_left(placed.turn()) == 0 {
                continue;
            }
            let squatter = roll.squatter_for(space).unwrap().number();
            let marker = if ours.has(space) { 0 } else { usize::from(squatter) };
            assert_eq!(busts.throws(space, marker), placed.busting_throws(), "{} {space}", placed.diagram());
            compared += 1;
        }
        compared
    }
}
