//! In which order cards are tried: what helped elsewhere first.

use super::{
    board::Board,
    spot::{Cards, Spot, places},
};

/// How often a card decided a position, as a lead and as an answer to a lead.
pub(super) struct History {
    leads: [u32; 32],
    answers: Vec<[u32; 32]>,
    k: [i32; 4],
}

/// No hand is larger: both together have at most 32 cards, and they are equal.
const HAND: usize = 16;

/// Cards with the most promising first, found as they are asked for.
pub(super) struct Order {
    /// The score times 32, plus the card.
    cards: [i32; HAND],
    next: usize,
    len: usize,
}

impl Order {
    #[inline]
    fn new(choice: Cards, mut score: impl FnMut(usize) -> i32) -> Order {
        let mut order = Order { cards: [0; HAND], next: 0, len: 0 };
        for card in places(choice).take(HAND) {
            order.cards[order.len] = score(card) * 32 + card as i32;
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
            if self.cards[i] > self.cards[best] {
                best = i;
            }
        }
        self.cards.swap(self.next, best);
        self.next += 1;
        Some((self.cards[self.next - 1] & 31) as usize)
    }
}

impl History {
    pub(super) fn new() -> History {
        History { leads: [0; 32], answers: vec![[0; 32]; 32], k: [env("G", 100), env("L", 50), env("H", 300), 0] }
    }

    /// A lead decided a position with so many cards left.
    pub(super) fn led(&mut self, card: usize, left: u32) {
        self.leads[card] += left;
    }

    /// An answer did.
    pub(super) fn answered(&mut self, led: usize, card: usize, left: u32) {
        self.answers[led][card] += left;
    }

    pub(super) fn leads(&self, choice: Cards, best: Option<usize>) -> Order {
        Order::new(choice, |card| if best == Some(card) { TOP } else { (self.leads[card] as i32).min(TOP - 1) })
    }

    pub(super) fn answers(&self, board: &Board, spot: &Spot, led: usize, choice: Cards) -> Order {
        let seat = usize::from(board.mine[0] >> led & 1 != 0);
        let open = spot.has[0].open(spot.has[1], board.goal);
        let most = 1 + places(choice).map(|card| self.answers[led][card]).max().unwrap_or(0);
        Order::new(choice, |card| {
            let duel = board.duel(led, card, spot.full_moon);
            let mut gain = 0;
            for (at, place) in [led, card].into_iter().enumerate() {
                if board.weight[place].meets(open)
                    && let Some(to) = duel.goes(at)
                {
                    gain += if to == seat { self.k[0] } else { -self.k[0] };
                }
            }
            if duel.leads() == seat {
                gain += self.k[1];
            }
            gain + (self.answers[led][card] as u64 * self.k[2] as u64 / most as u64) as i32
        })
    }
}
const TOP: i32 = i32::MAX / 32 - 1;
fn env(n: &str, d: i32) -> i32 {
    std::env::var(n).ok().and_then(|v| v.parse().ok()).unwrap_or(d)
}
