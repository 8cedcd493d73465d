//! Move ordering: the gain of a trick and the history heuristic.

use super::{
    board::Board,
    code::Goes,
    position::{Cards, Position, places},
};

/// No hand is larger: both together have at most 32 cards, and they are equal.
const HAND: usize = 16;
/// The scores of a card of a faction that is still open, and of the highest history count.
const CARD: i32 = 100;
const HISTORY: u64 = 250;
/// What each answer costs that is still to be refuted: a lead with few of them is the shortest way to a proof.
const OPEN: i32 = 400;
/// More than anything else.
const TOP: i32 = i32::MAX / 32 - 1;

/// How often a card decided a position, as a lead and as an answer to a lead.
pub(super) struct History {
    leads: [u32; 32],
    answers: Vec<[u32; 32]>,
    /// For each lead the answer that refuted it last in a probe.
    refuted: [Cards; 32],
}

impl History {
    pub(super) fn new() -> History {
        History { leads: [0; 32], answers: vec![[0; 32]; 32], refuted: [0; 32] }
    }

    /// A lead decided a position with `left` cards.
    pub(super) fn led(&mut self, card: usize, left: u32) {
        self.leads[card] = self.leads[card].saturating_add(left);
    }

    /// An answer did.
    pub(super) fn answered(&mut self, led: usize, card: usize, left: u32) {
        self.answers[led][card] = self.answers[led][card].saturating_add(left);
    }

    /// An answer refuted a lead in a probe.
    #[inline]
    pub(super) fn refutes(&mut self, led: usize, card: usize) {
        self.refuted[led % 32] = 1 << card;
    }

    /// The answer that did so last.
    #[inline]
    pub(super) fn refuted(&self, led: usize) -> Cards {
        self.refuted[led % 32]
    }

    /// Leads, by how many answers are open, then by their gain against the worst answer. The best one of the table comes first.
    pub(super) fn leads(
        &self,
        board: &Board,
        position: &Position,
        choice: Cards,
        best: Option<usize>,
        open_answers: impl Fn(usize) -> Cards,
    ) -> Order {
        let seat = position.leader & 1;
        let open = position.has[0].open(position.has[1], board.goals[0]);
        let others = position.left & board.mine[1 - seat];
        let history_score = HistoryScore::new(&self.leads, choice);
        Order::new(choice, |card| {
            if best == Some(card) {
                return TOP;
            }
            let answers = places(board.choice(others, card));
            let worst = answers.map(|answer| gain(board, position, open, [card, answer], seat)).min();
            worst.unwrap_or(0) + history_score.of(card) - OPEN * open_answers(card).count_ones() as i32
        })
    }

    /// Answers, by what they bring.
    pub(super) fn answers(&self, board: &Board, position: &Position, led: usize, choice: Cards) -> Order {
        let seat = usize::from(board.mine[0] >> led & 1 != 0);
        let open = position.has[0].open(position.has[1], board.goals[0]);
        let history_score = HistoryScore::new(&self.answers[led], choice);
        Order::new(choice, |card| gain(board, position, open, [led, card], seat) + history_score.of(card))
    }
}

/// What a trick brings a seat in factions that are still open.
#[inline]
fn gain(board: &Board, position: &Position, open: u64, trick: [usize; 2], seat: usize) -> i32 {
    let duel = board.duel(position, trick[0], trick[1]);
    let mut gain = 0;
    for (at, card) in trick.into_iter().enumerate() {
        if board.weight[card].meets(open)
            && let Goes::With(to) = duel.goes(at)
        {
            gain += if to == seat { CARD } else { -CARD };
        }
    }
    gain
}

/// The history counts of some cards, relative to the highest of them.
struct HistoryScore<'a> {
    counts: &'a [u32; 32],
    most: u64,
}

impl HistoryScore<'_> {
    #[inline]
    fn new(counts: &[u32; 32], choice: Cards) -> HistoryScore<'_> {
        let most = places(choice).map(|card| counts[card]).max().unwrap_or(0);
        HistoryScore { counts, most: u64::from(most) + 1 }
    }

    #[inline]
    fn of(&self, card: usize) -> i32 {
        (u64::from(self.counts[card]) * HISTORY / self.most) as i32
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
