//! The search: can the attacker win?
//!
//! Leads and answers are tried until one is proven. A proof says not only who reaches their aim but also what it
//! needs: how much of each faction they must have won before. On the way up a proof gives back what the trick brought;
//! where all answers of the other side had to be refuted, all their needs have to be met at once.

use claim::{CardSet, State};
use game::{Actor, Game as _, Seat};

use super::{
    board::{Board, MOST, Reckoning},
    code::Goes,
    collector::Collector,
    history::History,
    lanes::Lanes,
    position::{Cards, Laid, Position, places},
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
    /// In an exact reckoning, who is trying to win, while the other tries to prevent it; in a rough one, who gets a vote
    /// that nobody has won.
    pub(super) favoured: usize,
}

impl Search<'_> {
    fn goals(&self) -> &[Lanes; 2] {
        &self.board.goals[self.favoured & 1]
    }

    /// A proof that needs no search. Else the best lead of an entry for the same hands, if there is one.
    #[inline]
    fn probe(&self, position: &mut Position, freed: Cards) -> Result<Proof, Option<usize>> {
        match self.proven_at_once(position) {
            Some(proof) => Ok(proof),
            None => self.look_up(position, freed),
        }
    }

    /// A proof from votes that are won already.
    #[inline]
    fn won(&self, position: &Position) -> Option<Proof> {
        let mut seats = self.goals().iter().zip(&position.has).enumerate();
        let (seat, (&goal, has)) = seats.find(|(_, (goal, has))| has.covered(**goal) >= MAJORITY)?;
        Some(Proof { seat, needs: has.needed(goal, MAJORITY) })
    }

    /// Proofs from votes that are won already, and from cards that nothing can stop.
    #[inline]
    fn proven_at_once(&self, position: &Position) -> Option<Proof> {
        let board = self.board;
        let goals = self.goals();
        if let Some(proof) = self.won(position) {
            return Some(proof);
        }
        if position.left == 0 {
            return Some(self.end(position));
        }
        if position.left.count_ones() == 2 && !board.has_choices() {
            return Some(self.last(position));
        }
        let sure = board.sure(position);
        let leader = position.leader & 1;
        let will_have = position.has[leader].plus(sure);
        let enough = will_have.covered(goals[leader]) >= MAJORITY;
        enough.then(|| Proof { seat: leader, needs: will_have.needed(goals[leader], MAJORITY).less(sure) })
    }

    /// A proof from the transposition table.
    #[inline]
    fn look_up(&self, position: &mut Position, freed: Cards) -> Result<Proof, Option<usize>> {
        if self.board.plain {
            self.board.settle(position, freed);
        }
        self.table.find(self.key(position), &position.has)
    }

    #[inline]
    fn key(&self, position: &Position) -> Key {
        let exact = self.board.reckoning == Reckoning::Exact;
        let favoured = if self.board.ties { self.favoured as u32 } else { 0 };
        let marks = if self.board.is_marked() { self.board.marks(position) } else { 0 };
        Key::new(position, favoured | u32::from(exact) << 1, marks)
    }

    /// Tries the leads of a position that a probe did not settle, with every number of potions.
    fn try_leads(&mut self, position: &Position, best: Option<usize>, budget: &mut Budget) -> Result<Proof, Spent> {
        budget.spend()?;
        let seat = position.leader;
        let mut found = (Proof { seat: 1 - seat, needs: Lanes::ZERO }, 0);
        for potions in 0..=position.potions[seat].count_ones() {
            let revealed = self.board.reveal(position, seat, potions);
            let (proof, card) = self.try_cards(&revealed, best, budget)?;
            if proof.seat == seat {
                found = (proof, card);
                break;
            }
            found = (Proof { needs: found.0.needs.max(proof.needs), ..proof }, card);
        }
        self.table.keep(self.key(position), found.0, found.1);
        Ok(found.0)
    }

    /// Tries all cards as leads; says which was best.
    pub(super) fn try_cards(
        &mut self,
        position: &Position,
        best: Option<usize>,
        budget: &mut Budget,
    ) -> Result<(Proof, usize), Spent> {
        let board = self.board;
        let seat = position.leader;
        let mut choice = board.different(position.left & board.mine[seat], position, seat);
        let mut chosen = choice.trailing_zeros() as usize;
        let mut found = Proof { seat: 1 - seat, needs: Lanes::ZERO };
        let mut rests = [NOTHING; MOST];
        let probes = position.left.count_ones() >= PROBE_FROM && position.potions[(1 - seat) & 1] == 0;
        for card in places(if probes { choice } else { 0 }) {
            match self.probe_answers(position, card) {
                Err(rest) => rests[card] = rest,
                Ok(proof) if proof.seat == seat => return Ok((proof, card)),
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
        Ok((found, chosen))
    }

    /// After the lead of `led`, which still counts as left; with every number of potions.
    pub(super) fn follow(&mut self, position: &Position, led: usize, budget: &mut Budget) -> Result<Proof, Spent> {
        let leader = usize::from(self.board.mine[1] >> led & 1 != 0);
        let seat = 1 - leader;
        let mut needs = Lanes::ZERO;
        for potions in 0..=position.potions[seat].count_ones() {
            let proof = self.follow_with(position, led, potions, budget)?;
            if proof.seat == seat {
                return Ok(proof);
            }
            needs = needs.max(proof.needs);
        }
        Ok(Proof { seat: leader, needs })
    }

    /// The same with this number of potions.
    pub(super) fn follow_with(
        &mut self,
        position: &Position,
        led: usize,
        potions: u32,
        budget: &mut Budget,
    ) -> Result<Proof, Spent> {
        let seat = usize::from(self.board.mine[0] >> led & 1 != 0);
        let revealed = if potions > 0 { self.board.reveal(position, seat, potions) } else { *position };
        match self.probe_answers(&revealed, led) {
            Ok(proof) => Ok(proof),
            Err(rest) => self.try_answers(&revealed, led, rest, budget),
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
            match self.probe_answer(position, led, card) {
                Some(proof) if proof.seat == seat => {
                    self.history.refutes(led, card);
                    return Ok(proof);
                }
                Some(proof) => rest.needs = rest.needs.max(proof.needs),
                None => rest.open |= 1 << card,
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
            let proof = self.answer(position, led, card, probed, budget)?;
            if proof.seat == seat {
                self.history.answered(led, card, position.left.count_ones());
                return Ok(proof);
            }
            needs = needs.max(proof.needs);
        }
        Ok(Proof { seat: leader, needs })
    }

    /// A proof for an answer to a lead that needs no search.
    #[inline]
    fn probe_answer(&mut self, position: &Position, led: usize, card: usize) -> Option<Proof> {
        let freed = self.board.freed[led % MOST] | self.board.freed[card % MOST];
        if !self.board.lays {
            let mut next = after(self.board, position, [led, card], 0);
            return self.probe(&mut next, freed).ok().map(|proof| before(position, &next, proof));
        }
        let collector = Collector::new(self.board, position, self.goals(), led, card);
        let mut needs = Some(Lanes::ZERO);
        for mut next in collector.ways(position) {
            match self.probe(&mut next, freed) {
                Ok(proof) if proof.seat == collector.seat => return Some(before(position, &next, proof)),
                Ok(proof) => needs = needs.map(|needs| needs.max(before(position, &next, proof).needs)),
                Err(_) => needs = None,
            }
        }
        needs.map(|needs| collector.not_enough(needs))
    }

    /// What an answer to a lead comes to, whoever decides where the cards are laid; says so at once, if it was `probed` that
    /// votes alone do not tell.
    pub(super) fn answer(
        &mut self,
        position: &Position,
        led: usize,
        card: usize,
        probed: bool,
        budget: &mut Budget,
    ) -> Result<Proof, Spent> {
        // Probed before, but more may have been proven since.
        let freed = self.board.freed[led % MOST] | self.board.freed[card % MOST];
        if !self.board.lays {
            let mut next = after(self.board, position, [led, card], 0);
            let known = if probed { self.look_up(&mut next, freed) } else { self.probe(&mut next, freed) };
            let proof = known.or_else(|best| self.try_leads(&next, best, budget))?;
            return Ok(before(position, &next, proof));
        }
        let collector = Collector::new(self.board, position, self.goals(), led, card);
        let mut needs = Lanes::ZERO;
        for mut next in collector.ways(position) {
            let known = self.probe(&mut next, freed);
            let proof = known.or_else(|best| self.try_leads(&next, best, budget))?;
            let proof = before(position, &next, proof);
            if proof.seat == collector.seat {
                return Ok(proof);
            }
            needs = needs.max(proof.needs);
        }
        Ok(collector.not_enough(needs))
    }

    /// The last trick leaves no choice.
    fn last(&self, position: &Position) -> Proof {
        let card = |seat: usize| (position.left & self.board.mine[seat & 1]).trailing_zeros() as usize;
        let next = after(self.board, position, [card(position.leader), card(1 - position.leader)], 0);
        before(position, &next, self.end(&next))
    }

    /// After the last trick. Where votes are not all there is, the rules say who has won.
    fn end(&self, position: &Position) -> Proof {
        if let Some(proof) = self.won(position) {
            return proof;
        }
        let value = over(self.board, position);
        let attacker = self.favoured;
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

/// The position after a trick of which these cards are laid under the winner's Vampire (8.21).
#[inline]
pub(super) fn after(board: &Board, position: &Position, trick: [usize; 2], laid: Cards) -> Position {
    let [led, card] = trick;
    let duel = board.duel(position, led, card);
    let winner = duel.winner();
    let mut next = *position;
    if board.crushes[led % MOST] | board.crushes[card % MOST] != 0 {
        crush(board, &mut next, trick, 1 - winner);
    }
    next.left &= !(1 << led | 1 << card);
    next.bears = [false; 2];
    next.laid = [Laid::default(); 2];
    for (at, place) in trick.into_iter().enumerate() {
        match duel.goes(at) {
            Goes::With(seat) if board.lays => gather(board, &mut next, place, seat, laid),
            Goes::With(seat) => win(board, &mut next, place, seat),
            Goes::Pool => next.pool |= 1 << place,
            Goes::Bear => {
                next.has = next.has.map(|has| has.plus(board.value[place % MOST]));
                lose(board, &mut next, place);
                next.bears[usize::from(board.mine[1] >> place & 1 != 0)] = true;
            }
        }
    }
    if next.pool != 0 {
        // 8.15: the highest for the winner; after the last trick all of them.
        loop {
            let highest = 31 - next.pool.leading_zeros() as usize;
            next.pool &= !(1 << highest);
            win(board, &mut next, highest, winner);
            if next.left != 0 || next.pool == 0 {
                break;
            }
        }
    }
    // 8.18, 9.1: as long as there are any.
    if duel.takes_potion() && board.stack.get(usize::from(next.taken)).is_some_and(Option::is_some) {
        next.potions[winner] |= 1 << next.taken;
        next.taken += 1;
    }
    if !board.groups.is_empty() {
        settle_groups(board, position, &mut next, trick);
    }
    next.leader = duel.leads();
    next.full_moon ^= duel.turns_moon();
    next
}

/// A card comes to a seat that may have an open Vampire. A Vampire is laid open if that makes the sum greater: it is never
/// worse.
fn gather(board: &Board, next: &mut Position, card: usize, seat: usize, laid: Cards) {
    let value = board.value[card % MOST];
    let printed = board.printed[card % MOST];
    let sum = next.gathered[seat].saturating_sub(1);
    let is_vampire = board.vampires >> card & 1 != 0;
    if is_vampire && (next.gathered[seat] == 0 || printed > sum) {
        // What was gathered before is gone, and that much less for one is that much more for the other.
        let gone = Lanes::one(board.sum_lane, u32::from(sum));
        next.has[seat] = next.has[seat].plus(value.times(2)).minus(gone);
        next.has[1 - seat] = next.has[1 - seat].plus(gone);
        next.gathered[seat] = printed + 1;
        win(board, next, card, seat);
    } else if laid >> card & 1 != 0 {
        next.has[seat] = next.has[seat].plus(value.times(2));
        next.gathered[seat] = next.gathered[seat].saturating_add(printed);
        lose(board, next, card);
    } else {
        next.has = next.has.map(|has| has.plus(value));
        win(board, next, card, seat);
    }
}

/// 8.7: from the display of the loser, before the cards move.
fn crush(board: &Board, next: &mut Position, trick: [usize; 2], loser: usize) {
    for card in trick {
        let victims = board.crushes[card % MOST] & next.collected(loser);
        let victim = victims & victims.wrapping_neg();
        if victim != 0 {
            next.won &= !victim;
            lose(board, next, victim.trailing_zeros() as usize);
        }
    }
}

/// What each has for certain of the cards that can be crushed, once the trick has changed that.
fn settle_groups(board: &Board, position: &Position, next: &mut Position, trick: [usize; 2]) {
    let [a, b] = trick.map(|card| board.group[card % MOST]);
    for (i, at) in [a, b].into_iter().enumerate() {
        let Some(group) = board.groups.get(usize::from(at)) else { continue };
        if i == 1 && a == b {
            continue;
        }
        for seat in 0..2 {
            let has = next.has[seat].plus(group.kept(next, seat));
            next.has[seat] = has.minus(group.kept(position, seat));
        }
    }
}

#[inline]
fn win(board: &Board, position: &mut Position, card: usize, seat: usize) {
    // What can be crushed is counted by its group.
    if board.groups.get(usize::from(board.group[card % MOST])).is_none_or(|group| group.victims >> card & 1 == 0) {
        position.has[seat & 1] = position.has[seat & 1].plus(board.weight[card]);
    }
    position.won |= ((1 - seat as Cards) & 1) << card;
}

/// A card that nobody will have counts half for each.
#[inline]
fn lose(board: &Board, position: &mut Position, card: usize) {
    position.lost |= 1 << card;
    position.has = position.has.map(|has| has.plus(board.half[card % MOST]));
}

/// What the end is worth to seat 0.
fn over(board: &Board, position: &Position) -> Value {
    let all = ((1u64 << board.cards.len()) - 1) as Cards;
    let cards = |set: Cards| places(set).map(|i| board.cards[i]).collect::<CardSet>();
    let piles = [board.pile(0).or(cards(position.won)), board.pile(1).or(cards(all & !position.won & !position.lost))];
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
