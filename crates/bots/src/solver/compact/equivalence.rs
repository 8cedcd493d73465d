//! Cards of a hand that come to the same, and positions that differ only in them.
//!
//! Two cards of a hand and faction come to the same if they weigh the same, nobody will ask which of them was won by
//! whom, and no card left in the other hand, led or following, tells them apart. All of that follows from what is left,
//! so it holds wherever a result is used again.

use super::{
    board::{Board, MOST},
    position::{Cards, Position, places},
};

impl Board {
    /// For each card, which cards of the other hand tell it apart from the next lower one of the same hand and faction.
    pub(super) fn tell_apart(&mut self) {
        for seat in 0..2 {
            for card in places(self.mine[seat]) {
                let lower = self.mine[seat] & self.suit[card] & ((1 << card) - 1);
                if lower == 0 {
                    continue;
                }
                let lower = 31 - lower.leading_zeros() as usize;
                let copies = self.root.rules().copies(self.cards[card]).has(self.cards[lower]);
                let watched = (self.watched >> card | self.watched >> lower) & 1 != 0;
                let weighs = self.weight[card] == self.weight[lower]
                    && self.value[card] == self.value[lower]
                    && self.helpers[card] == self.helpers[lower];
                if !weighs || watched && !copies {
                    continue;
                }
                let mut apart: Cards =
                    places(self.mine[1 - seat]).filter(|&other| self.tells(other, card, lower)).map(|i| 1 << i).sum();
                if self.pooled >> card & 1 != 0 {
                    // The pool is emptied from the top, so all that lies there in between matters.
                    apart |= self.suit[card] & ((1 << card) - (1 << lower));
                }
                self.apart[card] = apart;
                self.below[card] = lower as u8;
                self.linked[seat] |= 1 << card;
            }
        }
        self.set_free();
    }

    /// Once a card is gone, others of its own kind may take its place, and those that it told apart may come to the same.
    fn set_free(&mut self) {
        for card in places(self.mine[0] | self.mine[1]) {
            let kind = self.suit[card] & self.mine[usize::from(self.mine[1] >> card & 1 != 0)];
            self.freed[card] |= kind;
            places(self.apart[card]).for_each(|other| self.freed[other] |= kind);
        }
    }

    fn tells(&self, other: usize, a: usize, b: usize) -> bool {
        let differ = |one: [usize; 2], two: [usize; 2], moon| {
            // Potions may change the outcome in any way.
            let potions = self.stack[0].is_some();
            potions && (self.is_contested(one[0], one[1], moon) || self.is_contested(two[0], two[1], moon))
                || self.outcomes(one, moon).ne(self.outcomes(two, moon))
        };
        self.crushes[a] != self.crushes[b]
            || (0..2).any(|moon| differ([other, a], [other, b], moon) || differ([a, other], [b, other], moon))
    }

    /// The cards of a hand without those that come to the same as a lower one of it.
    /// In between there may be cards of the hand that were played: nothing may tell any two neighbours apart.
    #[inline]
    pub(super) fn different(&self, choice: Cards, position: &Position, seat: usize) -> Cards {
        let present = position.left & self.mine[1 - seat] | position.pool;
        let mut kept = choice;
        let mut rest = choice & choice.wrapping_sub(1);
        while rest != 0 {
            let card = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            // Walk down over cards that are gone to the next one that can be chosen.
            let mut at = card;
            while self.linked[seat] >> at & 1 != 0 && self.apart[at % MOST] & present == 0 {
                at = usize::from(self.below[at % MOST]);
                if choice >> at & 1 != 0 {
                    kept &= !(1 << card);
                    break;
                }
            }
        }
        kept
    }

    /// The same position with the highest of the cards that come to the same in hand, instead of those that happen to be
    /// left: so that positions which differ in nothing that matters are one. After a trick only what its cards freed is
    /// looked at, the rest has been settled before.
    #[inline]
    pub(super) fn settle(&self, position: &mut Position, mut freed: Cards) {
        for seat in 0..2 {
            let present = position.left & self.mine[1 - seat] | position.pool;
            let mut gone = self.linked[seat] & !position.left & !position.pool & freed;
            while gone != 0 {
                let card = 31 - gone.leading_zeros() as usize;
                gone ^= 1 << card;
                let mut at = card;
                while self.apart[at % MOST] & present == 0 {
                    let lower = usize::from(self.below[at % MOST]);
                    if position.left >> lower & 1 != 0 {
                        let swap = 1 << card | 1 << lower;
                        position.left ^= swap;
                        // What has become of the one has become of the other.
                        if self.watched & swap != 0 {
                            for set in [&mut position.won, &mut position.lost] {
                                *set ^= if (*set & swap).is_power_of_two() { swap } else { 0 };
                            }
                        }
                        freed |= self.freed[card % MOST] | self.freed[lower];
                        gone |= 1 << lower & self.linked[seat];
                        break;
                    }
                    if self.linked[seat] >> lower & 1 == 0 {
                        break;
                    }
                    at = lower;
                }
            }
        }
    }
}
