//! The search: can the attacker win?
//!
//! Both sides' tries are looked at until one is proven. A proof says not only who reaches their aim but also what it
//! needs: how much of each faction they must have won before. On the way up a proof gives back what the trick brought;
//! where all answers of the other side had to be refuted, all their needs have to be met at once.

use claim::{CardSet, State};
use game::{Actor, Game as _, Seat};

use super::{
    board::Board,
    history::History,
    lanes::Lanes,
    memory::{Key, Memory, Proof},
    spot::{Cards, Spot, places},
};
use crate::solver::{
    Value,
    budget::{Budget, Spent},
};

/// Three of five votes win (11.5).
const MAJORITY: u32 = 3;

/// From so many cards on all answers are glanced at before one is looked into.
const WORTH_A_GLANCE: u32 = 11;

pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) memory: &'a mut Memory,
    pub(super) history: &'a mut History,
    /// Who is trying to win; the other tries to prevent it.
    pub(super) attacker: usize,
}

impl Search<'_> {
    /// Before a lead.
    pub(super) fn lead(&mut self, spot: &Spot, budget: &mut Budget) -> Result<Proof, Spent> {
        let mut spot = *spot;
        match self.glance(&mut spot) {
            Ok(proof) => Ok(proof),
            Err(best) => self.try_leads(&spot, best, budget),
        }
    }

    /// What can be said without trying anything: votes that are won, cards nothing can stop, and what was proven before.
    /// Else the lead that was best in a like position.
    #[inline]
    fn glance(&self, spot: &mut Spot) -> Result<Proof, Option<usize>> {
        let board = self.board;
        for seat in 0..2 {
            if spot.has[seat].covered(board.goal) >= MAJORITY {
                return Ok(Proof { seat, needs: spot.has[seat].needed(board.goal, MAJORITY) });
            }
        }
        if spot.left.count_ones() <= 2 {
            return Ok(self.last(spot));
        }
        let sure = board.sure(spot);
        let leader = spot.leader & 1;
        let will_have = spot.has[leader].plus(sure);
        if will_have.covered(board.goal) >= MAJORITY {
            return Ok(Proof { seat: leader, needs: will_have.needed(board.goal, MAJORITY).less(sure) });
        }
        if board.plain {
            board.settle(spot);
        }
        self.memory.find(self.key(spot), &spot.has)
    }

    fn key(&self, spot: &Spot) -> Key {
        Key::new(spot, self.board.watched, if self.board.ties { self.attacker } else { 0 })
    }

    /// Tries the leads of a position that a glance did not settle.
    fn try_leads(&mut self, spot: &Spot, best: Option<usize>, budget: &mut Budget) -> Result<Proof, Spent> {
        budget.spend()?;
        let board = self.board;
        let seat = spot.leader;
        let choice = board.different(spot.left & board.mine[seat], spot, seat);
        let mut order = self.history.leads(board, spot, choice, best);
        let mut found = Proof { seat: 1 - seat, needs: Lanes::ZERO };
        let mut chosen = choice.trailing_zeros() as usize;
        while let Some(card) = order.next() {
            let proof = self.follow(spot, card, budget)?;
            if proof.seat == seat {
                (found, chosen) = (proof, card);
                self.history.led(card, spot.left.count_ones());
                break;
            }
            found.needs = found.needs.max(proof.needs);
        }
        self.memory.keep(self.key(spot), found, chosen);
        Ok(found)
    }

    /// After the lead of `led`, which still counts as left.
    pub(super) fn follow(&mut self, spot: &Spot, led: usize, budget: &mut Budget) -> Result<Proof, Spent> {
        let board = self.board;
        let leader = usize::from(board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let choice = board.choice(spot.left & board.mine[seat], led);
        let choice = board.different(choice, spot, seat);
        let mut needs = Lanes::ZERO;
        // With few cards left looking into an answer costs hardly more than a glance.
        let glanced = if spot.left.count_ones() < WORTH_A_GLANCE { 0 } else { choice };
        let mut open = choice & !glanced;
        for card in places(glanced) {
            let mut next = after(board, spot, led, card);
            match self.glance(&mut next) {
                Ok(proof) if proof.seat == seat => return Ok(before(spot, &next, proof)),
                Ok(proof) => needs = needs.max(before(spot, &next, proof).needs),
                Err(_) => open |= 1 << card,
            }
        }
        let mut order = self.history.answers(board, spot, led, open);
        while let Some(card) = order.next() {
            let next = after(board, spot, led, card);
            let proof = before(spot, &next, self.lead(&next, budget)?);
            if proof.seat == seat {
                self.history.answered(led, card, spot.left.count_ones());
                return Ok(proof);
            }
            needs = needs.max(proof.needs);
        }
        Ok(Proof { seat: leader, needs })
    }

    /// The last trick plays itself.
    fn last(&self, spot: &Spot) -> Proof {
        if spot.left == 0 {
            return self.end(spot);
        }
        let card = |seat: usize| (spot.left & self.board.mine[seat & 1]).trailing_zeros() as usize;
        let next = after(self.board, spot, card(spot.leader), card(1 - spot.leader));
        before(spot, &next, self.end(&next))
    }

    /// After the last trick. Where votes are not all there is, the rules say who has won.
    fn end(&self, spot: &Spot) -> Proof {
        let board = self.board;
        for seat in 0..2 {
            if spot.has[seat].covered(board.goal) >= MAJORITY {
                return Proof { seat, needs: spot.has[seat].needed(board.goal, MAJORITY) };
            }
        }
        let value = over(board, spot);
        let attacker = self.attacker;
        let mine = if attacker == 0 { value } else { value.for_the_other() };
        let seat = if mine == Value::Win { attacker } else { 1 - attacker };
        Proof { seat, needs: spot.has[seat & 1] }
    }
}

/// What a proof about the position after a trick says about the one before: what the trick brought was not needed.
#[inline]
fn before(spot: &Spot, next: &Spot, proof: Proof) -> Proof {
    let gained = next.has[proof.seat & 1].less(spot.has[proof.seat & 1]);
    Proof { seat: proof.seat, needs: proof.needs.less(gained) }
}

/// The position after a trick.
#[inline]
pub(super) fn after(board: &Board, spot: &Spot, led: usize, card: usize) -> Spot {
    let duel = board.duel(spot, led, card);
    let mut next = *spot;
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
fn win(board: &Board, spot: &mut Spot, card: usize, seat: usize) {
    spot.has[seat & 1] = spot.has[seat & 1].plus(board.weight[card]);
    spot.won |= ((1 - seat as Cards) & 1) << card;
}

/// What the end is worth to seat 0.
fn over(board: &Board, spot: &Spot) -> Value {
    let all = ((1u64 << board.cards.len()) - 1) as Cards;
    let cards = |set: Cards| places(set).map(|i| board.cards[i]).collect::<CardSet>();
    let piles = [board.pile(0).or(cards(spot.won)), board.pile(1).or(cards(all & !spot.won & !spot.crushed))];
    declared(&board.root.played_out(piles, Seat(spot.leader as u8)))
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
