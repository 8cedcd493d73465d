//! The search: can the attacker win?
//!
//! Leads and answers are tried until one is proven. A proof says not only who reaches their aim but also what it
//! needs: how much of each faction they must have won before. On the way up a proof gives back what the trick brought;
//! where all answers of the other side had to be refuted, all their needs have to be met at once.

use claim::{CardSet, State};
use game::{Actor, Game as _, Seat};

use super::{
    board::{Board, MOST},
    history::History,
    lanes::Lanes,
    position::{Cards, Position, places},
    table::{Key, Proof, ProofTable},
};
use crate::solver::{
    Value,
    budget::{Budget, Spent},
};

/// Three of five votes win (11.5).
const MAJORITY: u32 = 3;

/// With at least this many cards left all answers to all leads are probed before one is searched. With fewer, searching an
/// answer costs hardly more than a probe.
const PROBE_FROM: u32 = 10;

/// What probing all answers to a lead leaves open.
#[derive(Clone, Copy)]
struct Rest {
    /// The answers that may still help.
    open: Cards,
    /// What the leader needs against the others.
    needs: Lanes,
}

const NOTHING: Rest = Rest { open: 0, needs: Lanes::ZERO };

pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut ProofTable,
    pub(super) history: &'a mut History,
    /// Who is trying to win; the other tries to prevent it.
    pub(super) attacker: usize,
}

impl Search<'_> {
    /// Before a lead.
    pub(super) fn lead(&mut self, position: &Position, budget: &mut Budget) -> Result<Proof, Spent> {
        let mut position = *position;
        match self.probe(&mut position, Cards::MAX) {
            Ok(proof) => Ok(proof),
            Err(best) => self.try_leads(&position, best, budget),
        }
    }

    /// A proof that needs no search. Else the best lead of an entry for the same hands, if there is one.
    #[inline]
    fn probe(&self, position: &mut Position, freed: Cards) -> Result<Proof, Option<usize>> {
        match self.proven_at_once(position) {
            Some(proof) => Ok(proof),
            None => self.look_up(position, freed),
        }
    }

    /// Proofs from votes that are won already, and from cards that nothing can stop.
    #[inline]
    fn proven_at_once(&self, position: &Position) -> Option<Proof> {
        let board = self.board;
        for seat in 0..2 {
            if position.has[seat].covered(board.goal) >= MAJORITY {
                return Some(Proof { seat, needs: position.has[seat].needed(board.goal, MAJORITY) });
            }
        }
        if position.left.count_ones() <= 2 {
            return Some(self.last(position));
        }
        let sure = board.sure(position);
        let leader = position.leader & 1;
        let will_have = position.has[leader].plus(sure);
        let enough = will_have.covered(board.goal) >= MAJORITY;
        enough.then(|| Proof { seat: leader, needs: will_have.needed(board.goal, MAJORITY).less(sure) })
    }

    /// A proof from the transposition table.
    #[inline]
    fn look_up(&self, position: &mut Position, freed: Cards) -> Result<Proof, Option<usize>> {
        if self.board.plain {
            self.board.settle(position, freed);
        }
        self.table.find(self.key(position), &position.has)
    }

    fn key(&self, position: &Position) -> Key {
        Key::new(position, self.board.watched, if self.board.ties { self.attacker } else { 0 })
    }

    /// Tries the leads of a position that a probe did not settle.
    fn try_leads(&mut self, position: &Position, best: Option<usize>, budget: &mut Budget) -> Result<Proof, Spent> {
        budget.spend()?;
        let board = self.board;
        let seat = position.leader;
        let mut choice = board.different(position.left & board.mine[seat], position, seat);
        let mut chosen = choice.trailing_zeros() as usize;
        let mut found = Proof { seat: 1 - seat, needs: Lanes::ZERO };
        let mut rests = [NOTHING; MOST];
        let probes = position.left.count_ones() >= PROBE_FROM;
        for card in places(if probes { choice } else { 0 }) {
            match self.probe_answers(position, card) {
                Err(rest) => rests[card] = rest,
                Ok(proof) if proof.seat == seat => {
                    self.table.keep(self.key(position), proof, card);
                    return Ok(proof);
                }
                Ok(proof) => {
                    choice &= !(1 << card);
                    found.needs = found.needs.max(proof.needs);
                }
            }
        }
        let mut order = self.history.leads(board, position, choice, best, |card| rests[card % MOST].open);
        while let Some(card) = order.next() {
            let proof = if probes {
                self.try_answers(position, card, rests[card % MOST], budget)?
            } else {
                self.follow(position, card, budget)?
            };
            if proof.seat == seat {
                (found, chosen) = (proof, card);
                self.history.led(card, position.left.count_ones());
                break;
            }
            found.needs = found.needs.max(proof.needs);
        }
        self.table.keep(self.key(position), found, chosen);
        Ok(found)
    }

    /// After the lead of `led`, which still counts as left.
    pub(super) fn follow(&mut self, position: &Position, led: usize, budget: &mut Budget) -> Result<Proof, Spent> {
        match self.probe_answers(position, led) {
            Ok(proof) => Ok(proof),
            Err(rest) => self.try_answers(position, led, rest, budget),
        }
    }

    /// Probes all answers to a lead.
    #[inline]
    fn probe_answers(&mut self, position: &Position, led: usize) -> Result<Proof, Rest> {
        let board = self.board;
        let leader = usize::from(board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let choice = board.choice(position.left & board.mine[seat], led);
        let choice = board.different(choice, position, seat);
        if position.left.count_ones() < PROBE_FROM {
            return Err(Rest { open: choice, ..NOTHING });
        }
        let mut rest = NOTHING;
        let first = choice & self.history.refuted(led);
        for card in places(first).chain(places(choice & !first)) {
            let mut next = after(board, position, led, card);
            match self.probe(&mut next, board.freed[led % MOST] | board.freed[card % MOST]) {
                Ok(proof) if proof.seat == seat => {
                    self.history.refutes(led, card);
                    return Ok(before(position, &next, proof));
                }
                Ok(proof) => rest.needs = rest.needs.max(before(position, &next, proof).needs),
                Err(_) => rest.open |= 1 << card,
            }
        }
        if rest.open == 0 { Ok(Proof { seat: leader, needs: rest.needs }) } else { Err(rest) }
    }

    /// Tries the answers that a probe left open.
    fn try_answers(
        &mut self,
        position: &Position,
        led: usize,
        rest: Rest,
        budget: &mut Budget,
    ) -> Result<Proof, Spent> {
        let board = self.board;
        let leader = usize::from(board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let probed = position.left.count_ones() >= PROBE_FROM;
        let mut needs = rest.needs;
        let mut order = self.history.answers(board, position, led, rest.open);
        while let Some(card) = order.next() {
            let mut next = after(board, position, led, card);
            // Probed before, but more may have been proven since.
            let freed = board.freed[led % MOST] | board.freed[card % MOST];
            let known = if probed { self.look_up(&mut next, freed) } else { self.probe(&mut next, freed) };
            let proof = known.or_else(|best| self.try_leads(&next, best, budget))?;
            let proof = before(position, &next, proof);
            if proof.seat == seat {
                self.history.answered(led, card, position.left.count_ones());
                return Ok(proof);
            }
            needs = needs.max(proof.needs);
        }
        Ok(Proof { seat: leader, needs })
    }

    /// The last trick leaves no choice.
    fn last(&self, position: &Position) -> Proof {
        if position.left == 0 {
            return self.end(position);
        }
        let card = |seat: usize| (position.left & self.board.mine[seat & 1]).trailing_zeros() as usize;
        let next = after(self.board, position, card(position.leader), card(1 - position.leader));
        before(position, &next, self.end(&next))
    }

    /// After the last trick. Where votes are not all there is, the rules say who has won.
    fn end(&self, position: &Position) -> Proof {
        let board = self.board;
        for seat in 0..2 {
            if position.has[seat].covered(board.goal) >= MAJORITY {
                return Proof { seat, needs: position.has[seat].needed(board.goal, MAJORITY) };
            }
        }
        let value = over(board, position);
        let attacker = self.attacker;
        let mine = if attacker == 0 { value } else { value.for_the_other() };
        let seat = if mine == Value::Win { attacker } else { 1 - attacker };
        Proof { seat, needs: position.has[seat & 1] }
    }
}

/// What a proof about the position after a trick says about the one before: what the trick brought was not needed.
#[inline]
fn before(position: &Position, next: &Position, proof: Proof) -> Proof {
    let gained = next.has[proof.seat & 1].less(position.has[proof.seat & 1]);
    Proof { seat: proof.seat, needs: proof.needs.less(gained) }
}

/// The position after a trick.
#[inline]
pub(super) fn after(board: &Board, position: &Position, led: usize, card: usize) -> Position {
    let duel = board.duel(position, led, card);
    let mut next = *position;
    for crushes in board.crushes(led, card) {
        // 8.7: from the display of the loser, before the cards move.
        let victims = crushes & next.collected(1 - duel.winner());
        let victim = victims & victims.wrapping_neg();
        next.crushed |= victim;
        next.won &= !victim;
    }
    next.left &= !(1 << led | 1 << card);
    for (at, place) in [led, card].into_iter().enumerate() {
        match duel.goes(at) {
            Some(seat) => win(board, &mut next, place, seat),
            None => next.pool |= 1 << place,
        }
    }
    if next.pool != 0 {
        // 8.15: the highest for the winner; after the last trick all of them.
        loop {
            let highest = 31 - next.pool.leading_zeros() as usize;
            next.pool &= !(1 << highest);
            win(board, &mut next, highest, duel.winner());
            if next.left != 0 || next.pool == 0 {
                break;
            }
        }
    }
    next.leader = duel.leads();
    next.full_moon ^= duel.turns_moon();
    next
}

#[inline]
fn win(board: &Board, position: &mut Position, card: usize, seat: usize) {
    position.has[seat & 1] = position.has[seat & 1].plus(board.weight[card]);
    position.won |= ((1 - seat as Cards) & 1) << card;
}

/// What the end is worth to seat 0.
fn over(board: &Board, position: &Position) -> Value {
    let all = ((1u64 << board.cards.len()) - 1) as Cards;
    let cards = |set: Cards| places(set).map(|i| board.cards[i]).collect::<CardSet>();
    let piles =
        [board.pile(0).or(cards(position.won)), board.pile(1).or(cards(all & !position.won & !position.crushed))];
    declared(&board.root.played_out(piles, Seat(position.leader as u8)))
}

/// 11.3: declarations are few, and all are tried.
fn declared(state: &State) -> Value {
    let Actor::Seat(seat) = state.actor() else { return crate::solver::over(state) };
    let values = state.answers().iter().map(|answer| {
        let mut next = *state;
        next.apply_unchecked(answer, &mut ());
        declared(&next)
    });
    let best = if seat == Seat(0) { values.max() } else { values.min() };
    best.unwrap_or(Value::Draw)
}
