//! Where the cards of a trick go if whoever collects them may lay them under a Vampire (8.21).

use super::{
    board::{Board, MOST},
    code::Goes,
    lanes::Lanes,
    position::{Cards, Position},
    search::after,
    table::Proof,
};

/// Who collects a trick, and what they may lay under their Vampire (8.21).
pub(super) struct Collector<'a> {
    board: &'a Board,
    pub(super) seat: usize,
    /// The cards that are laid for certain, and those that may be.
    laid: Cards,
    open: Cards,
    trick: [usize; 2],
    /// The lanes that one of the seats has won already, which is why not all ways are tried; and its goal in them.
    closed: [Lanes; 2],
}

impl Collector<'_> {
    pub(super) fn new<'a>(
        board: &'a Board,
        position: &Position,
        goals: &[Lanes; 2],
        led: usize,
        card: usize,
    ) -> Collector<'a> {
        let duel = board.duel(position, led, card);
        let seat = duel.winner();
        let (mut laid, mut open) = (0, 0);
        let mut closed = [Lanes::ZERO; 2];
        let mut has_open = position.gathered[seat] != 0;
        for (at, place) in [led, card].into_iter().enumerate() {
            if duel.goes(at) != Goes::With(seat) {
                continue;
            }
            if board.vampires >> place & 1 != 0 {
                has_open = true;
                continue;
            }
            // Without a value there is nothing to gain.
            if !has_open || board.printed[place % MOST] == 0 {
                continue;
            }
            let lanes = [0, 1].map(|seat| position.has[seat & 1].reached(goals[seat & 1]));
            // A sum that is decided needs no more cards, and a vote that is decided can spare them.
            let in_sum = [0, 1].map(|seat| board.value[place % MOST].meets(lanes[seat]));
            let in_vote = [0, 1].map(|seat| board.weight[place % MOST].meets(lanes[seat]));
            let mut close = |lane: Lanes| {
                for seat in 0..2 {
                    closed[seat] = closed[seat].max(goals[seat].within(lane.occupied() & lanes[seat]));
                }
            };
            if in_sum[0] || in_sum[1] {
                close(board.value[place % MOST]);
            } else if in_vote[0] || in_vote[1] || board.weight[place % MOST] == Lanes::ZERO {
                close(board.weight[place % MOST]);
                laid |= 1 << place;
            } else {
                open |= 1 << place;
            }
        }
        Collector { board, seat, laid, open, trick: [led, card], closed }
    }

    /// The positions that the collector can choose from.
    pub(super) fn ways(&self, position: &Position) -> impl Iterator<Item = Position> {
        // All subsets of what is open, the whole first.
        let mut subset = Some(self.open);
        let base = *position;
        std::iter::from_fn(move || {
            let this = subset?;
            subset = (this != 0).then(|| (this - 1) & self.open);
            Some(after(self.board, &base, self.trick, self.laid | this))
        })
    }

    /// The collector fails whatever they lay. Ways that were not tried fail, too, where the other has won what made them
    /// superfluous.
    pub(super) fn not_enough(&self, needs: Lanes) -> Proof {
        let seat = 1 - self.seat;
        Proof { seat, needs: needs.max(self.closed[seat & 1].within(needs.occupied())) }
    }
}
