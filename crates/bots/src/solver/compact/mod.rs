//! Positions whose rest is a row of duels, in a few machine words each.

mod board;
mod code;
mod collector;
mod equivalence;
mod history;
mod lanes;
mod marks;
mod position;
mod search;
mod table;

use claim::{Action, Card, State};

use super::{
    Engine, Value,
    budget::{Budget, Spent},
};
use board::{Board, Reckoning};
use history::History;
use position::{Position, places};
use search::Search;
use table::{Proof, ProofTable};

/// The transposition tables for one root.
pub(super) struct Compact {
    rough: ProofTable,
    exact: ProofTable,
}

impl Compact {
    pub(super) fn new(bytes: usize) -> Compact {
        Compact { rough: ProofTable::new(bytes / 4 * 3), exact: ProofTable::new(bytes / 4) }
    }

    /// The engine at a root with a rough and an exact reckoning, each if it understands the position.
    pub(super) fn at(&mut self, root: &State) -> (Option<AtRoot<'_>>, Option<AtRoot<'_>>) {
        self.at_root(root, false)
    }

    /// The same for a root without artifacts, with heroes that do nothing but decide who wins a trick.
    pub(super) fn at_simplified(&mut self, root: &State) -> (Option<AtRoot<'_>>, Option<AtRoot<'_>>) {
        self.at_root(root, true)
    }

    fn at_root(&mut self, root: &State, is_simplified: bool) -> (Option<AtRoot<'_>>, Option<AtRoot<'_>>) {
        let rough = AtRoot::new(&mut self.rough, root, Reckoning::Rough, is_simplified);
        // Without ties the rough one is exact.
        let needs_exact = rough.as_ref().is_none_or(|rough| rough.board.ties);
        let exact = needs_exact.then(|| AtRoot::new(&mut self.exact, root, Reckoning::Exact, is_simplified)).flatten();
        (rough, exact)
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
    fn new<'a>(
        table: &'a mut ProofTable,
        root: &State,
        reckoning: Reckoning,
        is_simplified: bool,
    ) -> Option<AtRoot<'a>> {
        let (board, position) = Board::new(root, reckoning, is_simplified)?;
        table.clear(board.is_marked());
        let led = root.trick().plays().first().and_then(|play| board.cards.iter().position(|&c| c == play.card));
        Some(AtRoot { table, history: History::new(), board, position, led })
    }

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

    /// Who reaches what they want after an answer.
    fn proof(&mut self, answer: Action, favoured: usize, budget: &mut Budget) -> Result<Option<Proof>, Spent> {
        let place = match answer {
            Action::Card(face) => self.place(face),
            _ => None,
        };
        let seat = self.seat();
        let position = self.position;
        let mut search = Search { board: &self.board, table: self.table, history: &mut self.history, favoured };
        Ok(Some(match (answer, place, self.led) {
            (Action::Card(_), Some(place), Some(led)) => search.answer(&position, led, place, false, budget)?,
            (Action::Card(_), Some(place), None) => search.follow(&position, place, budget)?,
            (Action::Potions(n), _, Some(led)) => search.follow_with(&position, led, u32::from(n), budget)?,
            (Action::Potions(n), _, None) => {
                let revealed = self.board.reveal(&position, seat, u32::from(n));
                search.try_cards(&revealed, None, budget)?.0
            }
            _ => return Ok(None),
        }))
    }

    /// Is `answer` worth at least `value` to the seat that is asked? In a rough reckoning that is perhaps not known.
    pub(super) fn is_perhaps_worth(
        &mut self,
        answer: Action,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<bool>, Spent> {
        let seat = self.seat();
        // First against the seat that hopes for more, who may get what nobody has won.
        let doubted = if value == Value::Win { 1 - seat } else { seat };
        let Some(proof) = self.proof(answer, doubted, budget)? else { return Ok(Some(false)) };
        if !self.board.ties || proof.seat != doubted {
            return Ok(Some(proof.seat == seat));
        }
        let Some(proof) = self.proof(answer, 1 - doubted, budget)? else { return Ok(Some(false)) };
        Ok((proof.seat == doubted).then_some(proof.seat == seat))
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
        let is_named = self.board.root.potions_named() > 0;
        let potions = if is_named { 0 } else { self.position.potions[seat].count_ones() as u8 };
        let cards = std::iter::from_fn(|| order.next()).map(|place| self.face(place));
        cards.chain((1..=potions).map(Action::Potions)).collect()
    }

    fn draws(&self) -> bool {
        self.board.ties
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let seat = self.seat();
        // Who has at least a draw keeps the other from winning.
        let attacker = if value == Value::Win { seat } else { 1 - seat };
        Ok(self.proof(answer, attacker, budget)?.is_some_and(|proof| proof.seat == seat))
    }
}
