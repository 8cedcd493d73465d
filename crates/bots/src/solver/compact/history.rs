//! In which order cards are tried: what helped elsewhere first.

use super::{
    board::Board,
    spot::{Cards, Spot},
};

/// How often a card decided a position, as a lead and as an answer to a lead.
pub(super) struct History {
    leads: [u32; 32],
    answers: Vec<[u32; 32]>,
}

/// Cards with the most promising first, found as they are asked for.
pub(super) struct Order {
    cards: [(i32, u8); 32],
    next: usize,
    len: usize,
}

impl Order {
    fn new(choice: Cards, mut score: impl FnMut(usize) -> i32) -> Order {
        let mut order = Order { cards: [(0, 0); 32], next: 0, len: 0 };
        let mut rest = choice;
        while rest != 0 {
            let card = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            order.cards[order.len] = (score(card), card as u8);
            order.len += 1;
        }
        order
    }

    /// The next card.
    #[inline]
    pub(super) fn next(&mut self) -> Option<usize> {
        if self.next == self.len {
            return None;
        }
        let mut best = self.next;
        for i in self.next + 1..self.len {
            if self.cards[i].0 > self.cards[best].0 {
                best = i;
            }
        }
        self.cards.swap(self.next, best);
        self.next += 1;
        Some(usize::from(self.cards[self.next - 1].1))
    }
}

impl History {
    pub(super) fn new() -> History {
        History { leads: [0; 32], answers: vec![[0; 32]; 32] }
    }

    /// A lead decided a position with so many cards left.
    pub(super) fn led(&mut self, card: usize, left: u32) {
        self.leads[card] += left;
    }

    /// An answer did.
    pub(super) fn answered(&mut self, led: usize, card: usize, left: u32) {
        self.answers[led][card] += left;
    }

    pub(super) fn leads(&self, _: &Board, _: &Spot, choice: Cards, best: Option<usize>) -> Order {
        Order::new(choice, |card| if best == Some(card) { i32::MAX } else { (self.leads[card] >> 2) as i32 })
    }

    pub(super) fn answers(&self, _: &Board, _: &Spot, led: usize, choice: Cards) -> Order {
        Order::new(choice, |card| (self.answers[led][card] >> 2) as i32)
    }
}
