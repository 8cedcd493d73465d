//! In which order cards are tried: what brings most at once and what helped elsewhere first.

use super::{
    board::Board,
    spot::{Cards, Spot, places},
};

/// No hand is larger: both together have at most 32 cards, and they are equal.
const HAND: usize = 16;
/// What a card of a faction that is still open is worth, and the card that has decided most positions of all in question.
const CARD: i32 = 100;
const HABIT: u64 = 250;
/// What each answer costs that is still to be refuted: a lead with few of them is the shortest way to a proof.
const OPEN: i32 = 400;
/// More than anything else.
const TOP: i32 = i32::MAX / 32 - 1;

/// How often a card decided a position, as a lead and as an answer to a lead.
pub(super) struct History {
    leads: [u32; 32],
    answers: Vec<[u32; 32]>,
    /// For each lead the answer that refuted it last at a glance.
    refuted: [Cards; 32],
}

impl History {
    pub(super) fn new() -> History {
        History { leads: [0; 32], answers: vec![[0; 32]; 32], refuted: [0; 32] }
    }

    /// A lead decided a position with so many cards left.
    pub(super) fn led(&mut self, card: usize, left: u32) {
        self.leads[card] = self.leads[card].saturating_add(left);
    }

    /// An answer did.
    pub(super) fn answered(&mut self, led: usize, card: usize, left: u32) {
        self.answers[led][card] = self.answers[led][card].saturating_add(left);
    }

    /// An answer refuted a lead at a glance.
    #[inline]
    pub(super) fn refutes(&mut self, led: usize, card: usize) {
        self.refuted[led % 32] = 1 << card;
    }

    /// The answer that did so last.
    #[inline]
    pub(super) fn refuted(&self, led: usize) -> Cards {
        self.refuted[led % 32]
    }

    /// Leads, by how many answers are open, then by what they bring against the worst answer. The one that was best in a like position comes first.
    pub(super) fn leads(
        &self,
        board: &Board,
        spot: &Spot,
        choice: Cards,
        best: Option<usize>,
        open_answers: impl Fn(usize) -> Cards,
    ) -> Order {
        let seat = spot.leader & 1;
        let open = spot.has[0].open(spot.has[1], board.goal);
        let others = spot.left & board.mine[1 - seat];
        let habit = Habit::new(&self.leads, choice);
        Order::new(choice, |card| {
            if best == Some(card) {
                return TOP;
            }
            let answers = places(board.choice(others, card));
            let worst = answers.map(|answer| gain(board, spot, open, [card, answer], seat)).min();
            worst.unwrap_or(0) + habit.of(card) - OPEN * open_answers(card).count_ones() as i32
        })
    }

    /// Answers, by what they bring.
    pub(super) fn answers(&self, board: &Board, spot: &Spot, led: usize, choice: Cards) -> Order {
        let seat = usize::from(board.mine[0] >> led & 1 != 0);
        let open = spot.has[0].open(spot.has[1], board.goal);
        let habit = Habit::new(&self.answers[led], choice);
        Order::new(choice, |card| gain(board, spot, open, [led, card], seat) + habit.of(card))
    }
}

/// What a trick brings a seat in factions that are still open.
#[inline]
fn gain(board: &Board, spot: &Spot, open: u64, trick: [usize; 2], seat: usize) -> i32 {
    let duel = board.duel(spot, trick[0], trick[1]);
    let mut gain = 0;
    for (at, card) in trick.into_iter().enumerate() {
        if board.weight[card].meets(open)
            && let Some(to) = duel.goes(at)
        {
            gain += if to == seat { CARD } else { -CARD };
        }
    }
    gain
}

/// How often each of some cards has decided a position, compared with the one that did most often.
struct Habit<'a> {
    counts: &'a [u32; 32],
    most: u64,
}

impl Habit<'_> {
    #[inline]
    fn new(counts: &[u32; 32], choice: Cards) -> Habit<'_> {
        let most = places(choice).map(|card| counts[card]).max().unwrap_or(0);
        Habit { counts, most: u64::from(most) + 1 }
    }

    #[inline]
    fn of(&self, card: usize) -> i32 {
        (u64::from(self.counts[card]) * HABIT / self.most) as i32
    }
}

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
        let rest = &mut self.cards[self.next..self.len];
        let best = (0..rest.len()).max_by_key(|&i| rest[i])?;
        rest.swap(0, best);
        let card = (rest[0] & 31) as usize;
        self.next += 1;
        Some(card)
    }
}
