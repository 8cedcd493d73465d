//! What a key holds besides the cards left: all that can still matter of what has become of the others.

use super::{
    board::{Board, Reckoning},
    position::{Cards, Position, places},
};

/// The most groups of cards that crush each other, and victims in each, that there is room for: two bits count them.
pub(super) const GROUPS: usize = 5;
pub(super) const VICTIMS: u32 = 3;
/// The most cards from the lowest to the highest of the pool, and of those that strengthen others.
pub(super) const SPAN: u32 = 10;

/// Where each part begins. Potions and cards that strengthen others share a place: no board has both.
const OF_POOL: u32 = 4 * GROUPS as u32;
const OF_POTIONS: u32 = OF_POOL + SPAN;
const OF_SUMS: u32 = OF_POTIONS + 24;

/// A sum under a Vampire that no other Vampire can exceed.
const LARGE: u8 = 15;

impl Board {
    /// The marks of a position.
    pub(super) fn marks(&self, position: &Position) -> u64 {
        if self.reckoning == Reckoning::Exact {
            return u64::from(position.won & self.watched) | u64::from(position.pool | position.lost) << 32;
        }
        let mut marks = 0;
        for (i, group) in self.groups.iter().enumerate() {
            let [(mine, crushers), (theirs, _)] = [0, 1].map(|seat| group.counts(position, seat));
            if crushers > 0 {
                marks |= u64::from(mine | theirs << 2) << (4 * i);
            }
        }
        if position.pool != 0 {
            marks |= u64::from(position.pool >> self.pool_from) << OF_POOL;
        }
        if self.helping != 0 {
            marks |= u64::from((position.won & self.helping) >> self.helping.trailing_zeros()) << OF_POTIONS;
        }
        let [mine, theirs] = position.potions.map(u64::from);
        marks |= (mine | theirs << 10 | u64::from(position.taken) << 20) << OF_POTIONS;
        if self.lays {
            let [mine, theirs] = position.gathered.map(|sum| u64::from(self.sum_mark(position, sum)));
            marks |= (mine | theirs << 4) << OF_SUMS;
        }
        marks
    }

    /// A sum matters as long as a Vampire may be laid open in place of it.
    fn sum_mark(&self, position: &Position, sum: u8) -> u8 {
        let highest = places(position.left & self.vampires).map(|i| self.printed[i]).max();
        match (sum, highest) {
            (0, _) => 0,
            (sum, Some(highest)) if sum <= highest => sum,
            _ => LARGE,
        }
    }
}

/// How many places there are from the lowest to the highest of a set.
pub(super) const fn span(set: Cards) -> u32 {
    if set == 0 { 0 } else { 32 - set.leading_zeros() - set.trailing_zeros() }
}
