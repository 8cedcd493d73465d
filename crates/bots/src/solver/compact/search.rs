//! The search: can the attacker win?
//!
//! Both sides' tries are looked at until one is proven. A proof says not only who reaches their aim but also what it
//! needs: how much of each faction they must have won before. On the way up a proof gives back what the trick brought;
//! where all answers of the other side had to be refuted, all their needs have to be met at once.

use claim::{CardSet, State};
use game::{Actor, Game as _, Seat};

use super::{
    board::{Board, MOST},
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

/// From so many cards on all answers to all leads are glanced at before one is looked into. With fewer, looking into an
/// answer costs hardly more than a glance.
const WORTH_A_GLANCE: u32 = 10;

/// What a glance at all answers to a lead leaves to be done.
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
    pub(super) memory: &'a mut Memory,
    pub(super) history: &'a mut History,
    /// Who is trying to win; the other tries to prevent it.
    pub(super) attacker: usize,
}

impl Search<'_> {
    /// Before a lead.
    pub(super) fn lead(&mut self, spot: &Spot, budget: &mut Budget) -> Result<Proof, Spent> {
        let mut spot = *spot;
        match self.glance(&mut spot, Cards::MAX) {
            Ok(proof) => Ok(proof),
            Err(best) => self.try_leads(&spot, best, budget),
        }
    }

    /// What can be said without trying anything. Else the lead that was best in a like position.
    #[inline]
    fn glance(&self, spot: &mut Spot, freed: Cards) -> Result<Proof, Option<usize>> {
        match self.in_sight(spot) {
            Some(proof) => Ok(proof),
            None => self.recall(spot, freed),
        }
    }

    /// Votes that are won, and cards nothing can stop.
    #[inline]
    fn in_sight(&self, spot: &Spot) -> Option<Proof> {
        let board = self.board;
        for seat in 0..2 {
            if spot.has[seat].covered(board.goal) >= MAJORITY {
                return Some(Proof { seat, needs: spot.has[seat].needed(board.goal, MAJORITY) });
            }
        }
        if spot.left.count_ones() <= 2 {
            return Some(self.last(spot));
        }
        let sure = board.sure(spot);
        let leader = spot.leader & 1;
        let will_have = spot.has[leader].plus(sure);
        let enough = will_have.covered(board.goal) >= MAJORITY;
        enough.then(|| Proof { seat: leader, needs: will_have.needed(board.goal, MAJORITY).less(sure) })
    }

    /// What was proven before.
    #[inline]
    fn recall(&self, spot: &mut Spot, freed: Cards) -> Result<Proof, Option<usize>> {
        if self.board.plain {
            self.board.settle(spot, freed);
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
        let mut choice = board.different(spot.left & board.mine[seat], spot, seat);
        let mut chosen = choice.trailing_zeros() as usize;
        let mut found = Proof { seat: 1 - seat, needs: Lanes::ZERO };
        let mut rests = [NOTHING; MOST];
        let glances = spot.left.count_ones() >= WORTH_A_GLANCE;
        for card in places(if glances { choice } else { 0 }) {
            match self.glance_at_answers(spot, card) {
                Err(rest) => rests[card] = rest,
                Ok(proof) if proof.seat == seat => {
                    self.memory.keep(self.key(spot), proof, card);
                    return Ok(proof);
                }
                Ok(proof) => {
                    choice &= !(1 << card);
                    found.needs = found.needs.max(proof.needs);
                }
            }
        }
        let mut order = self.history.leads(board, spot, choice, best, |card| rests[card % MOST].open);
        while let Some(card) = order.next() {
            let proof = if glances {
                self.try_answers(spot, card, rests[card % MOST], budget)?
            } else {
                self.follow(spot, card, budget)?
            };
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
        match self.glance_at_answers(spot, led) {
            Ok(proof) => Ok(proof),
            Err(rest) => self.try_answers(spot, led, rest, budget),
        }
    }

    /// What can be said of a lead without trying anything.
    #[inline]
    fn glance_at_answers(&mut self, spot: &Spot, led: usize) -> Result<Proof, Rest> {
        let board = self.board;
        let leader = usize::from(board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let choice = board.choice(spot.left & board.mine[seat], led);
        let choice = board.different(choice, spot, seat);
        if spot.left.count_ones() < WORTH_A_GLANCE {
            return Err(Rest { open: choice, ..NOTHING });
        }
        let mut rest = NOTHING;
        let first = choice & self.history.refuted(led);
        for card in places(first).chain(places(choice & !first)) {
            let mut next = after(board, spot, led, card);
            match self.glance(&mut next, board.freed[led % MOST] | board.freed[card % MOST]) {
                Ok(proof) if proof.seat == seat => {
                    self.history.refutes(led, card);
                    return Ok(before(spot, &next, proof));
                }
                Ok(proof) => rest.needs = rest.needs.max(before(spot, &next, proof).needs),
                Err(_) => rest.open |= 1 << card,
            }
        }
        if rest.open == 0 { Ok(Proof { seat: leader, needs: rest.needs }) } else { Err(rest) }
    }

    /// Tries the answers that a glance left open.
    fn try_answers(&mut self, spot: &Spot, led: usize, rest: Rest, budget: &mut Budget) -> Result<Proof, Spent> {
        let board = self.board;
        let leader = usize::from(board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let glanced = spot.left.count_ones() >= WORTH_A_GLANCE;
        let mut needs = rest.needs;
        let mut order = self.history.answers(board, spot, led, rest.open);
        while let Some(card) = order.next() {
            let mut next = after(board, spot, led, card);
            // What was in sight has been seen, but more may have been proven since.
            let freed = board.freed[led % MOST] | board.freed[card % MOST];
            let known = if glanced { self.recall(&mut next, freed) } else { self.glance(&mut next, freed) };
            let proof = known.or_else(|best| self.try_leads(&next, best, budget))?;
            let proof = before(spot, &next, proof);
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
