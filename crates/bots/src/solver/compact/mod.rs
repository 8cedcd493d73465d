//! Positions whose rest is a row of duels, in a few machine words each.

mod board;
mod code;
mod equivalence;
mod history;
mod lanes;
mod position;
mod search;
mod table;

use claim::{Action, Card, State};

use super::{
    Engine, Value,
    budget::{Budget, Spent},
};
use board::Board;
use history::History;
use position::{Position, places};
use search::{Search, after};
use table::ProofTable;

/// The engine's transposition table.
pub(super) struct Compact {
    table: ProofTable,
}

impl Compact {
    pub(super) fn new(bytes: usize) -> Compact {
        Compact { table: ProofTable::new(bytes) }
    }

    /// The engine at a root, if it understands the position.
    pub(super) fn at(&mut self, root: &State) -> Option<AtRoot<'_>> {
        let (board, position) = Board::new(root)?;
        self.table.clear(board.is_marked());
        let led = root.trick().plays().first().and_then(|play| board.cards.iter().position(|&c| c == play.card));
        Some(AtRoot { table: &mut self.table, history: History::new(), board, position, led })
    }
}

/// The engine at one root.
pub(super) struct AtRoot<'a> {
    table: &'a mut ProofTable,
    history: History,
    board: Board,
    position: Position,
    led: Option<usize>,
}

impl AtRoot<'_> {
    fn seat(&self) -> usize {
        if self.led.is_some() { 1 - self.position.leader } else { self.position.leader }
    }

    /// The place of a card of the hand with this face.
    fn place(&self, face: Card) -> Option<usize> {
        let copies = self.board.root.rules().copies(face);
        places(self.position.left & self.board.mine[self.seat()]).find(|&i| copies.has(self.board.cards[i]))
    }

    fn face(&self, place: usize) -> Action {
        let card = self.board.cards[place];
        Action::Card(self.board.root.rules().copies(card).first().unwrap_or(card))
    }
}

impl Engine for AtRoot<'_> {
    fn answers(&mut self) -> Vec<Action> {
        let seat = self.seat();
        let hand = self.position.left & self.board.mine[seat];
        let choice = self.led.map_or(hand, |led| self.board.choice(hand, led));
        let choice = self.board.different(choice, &self.position, seat);
        let mut order = match self.led {
            None => self.history.leads(&self.board, &self.position, choice, None, |_| 0),
            Some(led) => self.history.answers(&self.board, &self.position, led, choice),
        };
        std::iter::from_fn(|| order.next()).map(|place| self.face(place)).collect()
    }

    fn draws(&self) -> bool {
        self.board.ties
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let seat = self.seat();
        let Action::Card(face) = answer else { return Ok(false) };
        let Some(place) = self.place(face) else { return Ok(false) };
        // Who has at least a draw keeps the other from winning.
        let attacker = if value == Value::Win { seat } else { 1 - seat };
        let mut search = Search { board: &self.board, table: self.table, history: &mut self.history, attacker };
        let proof = match self.led {
            Some(led) => search.lead(&after(&self.board, &self.position, led, place), budget)?,
            None => search.follow(&self.position, place, budget)?,
        };
        Ok(proof.seat == seat)
    }
}
