//! Five small numbers in one word, one for each faction's vote.

/// A number for each of five factions, 11 bits each under a guard bit that is always clear.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Lanes(u64);

const WIDTH: u32 = 12;
const COUNT: u32 = 5;
/// The guard bit of every lane.
const GUARDS: u64 = {
    let mut guards = 0;
    let mut lane = 0;
    while lane < COUNT {
        guards |= 1 << (lane * WIDTH + WIDTH - 1);
        lane += 1;
    }
    guards
};

impl Lanes {
    /// Nothing in any lane.
    pub(super) const ZERO: Lanes = Lanes(0);
    /// More than a lane may ever hold.
    pub(super) const LIMIT: u32 = 1 << (WIDTH - 1);
    /// How many lanes there are.
    pub(super) const COUNT: usize = COUNT as usize;

    /// A number in one lane.
    pub(super) const fn one(lane: usize, number: u32) -> Lanes {
        Lanes((number as u64) << (lane as u32 * WIDTH))
    }

    /// The sum, lane by lane; no lane may reach the limit.
    #[inline]
    pub(super) const fn plus(self, other: Lanes) -> Lanes {
        Lanes(self.0 + other.0)
    }

    /// The sum without what was added before.
    #[inline]
    pub(super) const fn minus(self, part: Lanes) -> Lanes {
        Lanes(self.0 - part.0)
    }

    /// Every number so many times.
    #[inline]
    pub(super) const fn times(self, n: u32) -> Lanes {
        Lanes(self.0 * n as u64)
    }

    /// The numbers in those lanes alone.
    #[inline]
    pub(super) const fn within(self, lanes: u64) -> Lanes {
        Lanes(self.0 & lanes)
    }

    /// All bits of the lanes in which there is something.
    #[inline]
    pub(super) const fn occupied(self) -> u64 {
        Lanes::spread(((self.0 | GUARDS) - (GUARDS >> (WIDTH - 1))) & GUARDS)
    }

    /// All bits of the lanes in which this has at least as much as the other.
    #[inline]
    pub(super) const fn reached(self, other: Lanes) -> u64 {
        Lanes::spread(self.reaches(other))
    }

    /// For each lane its guard bit, if this has at least as much there as the other.
    #[inline]
    const fn reaches(self, other: Lanes) -> u64 {
        ((self.0 | GUARDS) - other.0) & GUARDS
    }

    /// Does this have at least as much in every lane?
    #[inline]
    pub(super) const fn covers(self, other: Lanes) -> bool {
        self.reaches(other) == GUARDS
    }

    /// In how many lanes this has at least as much.
    #[inline]
    pub(super) const fn covered(self, other: Lanes) -> u32 {
        self.reaches(other).count_ones()
    }

    /// All bits of the lanes in which neither reaches its goal.
    #[inline]
    pub(super) const fn open(self, other: Lanes, goals: [Lanes; 2]) -> u64 {
        !(self.reached(goals[0]) | other.reached(goals[1]))
    }

    /// Is there something in these lanes?
    #[inline]
    pub(super) const fn meets(self, lanes: u64) -> bool {
        self.0 & lanes != 0
    }

    /// All bits of the lanes whose guard bits are given.
    #[inline]
    const fn spread(guards: u64) -> u64 {
        guards - (guards >> (WIDTH - 1))
    }

    /// The difference, lane by lane, but never below 0.
    #[inline]
    pub(super) const fn less(self, other: Lanes) -> Lanes {
        let reaches = self.reaches(other);
        Lanes((self.0 | GUARDS).wrapping_sub(other.0) & Lanes::spread(reaches))
    }

    /// The greater of both, lane by lane.
    #[inline]
    pub(super) const fn max(self, other: Lanes) -> Lanes {
        let mine = Lanes::spread(self.reaches(other));
        Lanes(self.0 & mine | other.0 & !mine)
    }

    /// The goal in the `n` first of those lanes in which this reaches it, nothing in the others.
    pub(super) fn needed(self, goal: Lanes, n: u32) -> Lanes {
        let mut reached = self.reaches(goal);
        while reached.count_ones() > n {
            let surplus = self.less(goal).0;
            let mut least = (u64::MAX, 0);
            let mut rest = reached;
            while rest != 0 {
                let guard = rest & rest.wrapping_neg();
                rest ^= guard;
                let more = (surplus & Lanes::spread(guard)) / (guard >> (WIDTH - 1));
                if more < least.0 {
                    least = (more, guard);
                }
            }
            reached ^= least.1;
        }
        Lanes(goal.0 & Lanes::spread(reached))
    }

    /// What [`Lanes::bits`] gave.
    #[inline]
    pub(super) const fn from_bits(bits: u64) -> Lanes {
        Lanes(bits)
    }

    /// The bits, of which the highest four are clear.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lanes(numbers: [u32; 5]) -> Lanes {
        (0..5).fold(Lanes::ZERO, |all, i| all.plus(Lanes::one(i, numbers[i])))
    }

    #[test]
    fn lanes_do_not_touch_each_other() {
        let (a, b) = (lanes([3, 0, 7, 2047, 1]), lanes([2, 1, 7, 2046, 2]));
        assert_eq!(a.max(b), lanes([3, 1, 7, 2047, 2]));
        assert_eq!(a.less(b), lanes([1, 0, 0, 1, 0]));
        assert_eq!(b.less(a), lanes([0, 1, 0, 0, 1]));
        assert_eq!(a.covered(b), 3);
        assert!(a.covers(a) && !a.covers(b));
        assert_eq!(a.needed(b, 2), lanes([2, 0, 0, 2046, 0]));
    }
}
