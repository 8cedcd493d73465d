//! The deal piece by piece, for whoever treats every outcome of chance as a node or wants all deals.

use game::{Answer as _, Chance, Seat};

use crate::{
    action::Action,
    artifacts::{Artifact, ArtifactSet},
    card::{Card, CardSet, Slot},
    deal::{Deal, DrawPile},
    potion::Potion,
    setup::{Rules, Setup, SetupError},
};

/// A deal in the making: each piece is an outcome of chance with its odds, and all deals are as likely as from seeds.
///
/// The cards that leave before the deal come first, then the hands, the draw pile from its top, artifacts, potions and the
/// first leader. What has no order, such as a hand, is dealt in the order of its numbers, so that there is one way to each deal.
/// Outcomes have the numbers of answers: a card's own, an artifact's own, those of `potions=1` to `potions=10` for the
/// potions, those of `#1` to `#4` for the first leader.
#[derive(Clone, Debug)]
pub struct Dealing {
    rules: Rules,
    deal: Deal,
    draw: Vec<Card>,
    /// What is still in the box.
    cards: CardSet,
    potions: usize,
    has_potions: bool,
    first: Option<Seat>,
    is_done: bool,
}

/// What is dealt next.
enum Next {
    /// A card of these that leaves the game before the deal, and how many of them do.
    Left(CardSet, u8),
    /// A card of these that heroes replace, or the hero that is left out, and how many of them are.
    Replaced(CardSet, u8),
    Hand(Seat),
    Draw,
    Artifact(usize),
    Potion,
    First,
    Nothing,
}

impl Dealing {
    /// Nothing is dealt yet.
    pub fn new(setup: &Setup) -> Result<Dealing, SetupError> {
        let rules = setup.rules()?;
        let any = Deal::random(&rules, setup.first, &mut Chance::from_seed(0));
        let deal = Deal {
            hands: [CardSet::EMPTY; 4],
            draw: DrawPile::new(&[]),
            left: CardSet::EMPTY,
            replaced: CardSet::EMPTY,
            artifacts: [ArtifactSet::EMPTY; 2],
            potions: [None; Potion::ALL.len()],
            first: setup.first.unwrap_or(Seat(0)),
        };
        let has_potions = any.potions[0].is_some();
        let cards = rules.all_cards();
        Ok(Dealing {
            rules,
            deal,
            draw: Vec::new(),
            cards,
            potions: 0,
            has_potions,
            first: setup.first,
            is_done: false,
        })
    }

    /// The rules it is dealt for.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn next(&self) -> Next {
        for (slot, faction) in self.rules.slots() {
            let all = self.rules.all_of(slot);
            if all.and(self.deal.left).len() < u32::from(faction.leave()) {
                return Next::Left(all, faction.leave());
            }
        }
        if self.rules.heroes() && self.deal.replaced.len() < 6 {
            let heroes = self.rules.all_of(Slot::HEROES);
            let is_hero = self.deal.replaced.is_empty();
            let cards = self.cards.or(self.deal.replaced);
            return if is_hero { Next::Replaced(heroes, 1) } else { Next::Replaced(cards.minus(heroes), 5) };
        }
        let hand = |seat: &Seat| self.deal.hands[seat.index()].len() < u32::from(self.rules.hand_size());
        if let Some(seat) = self.rules.seats().find(hand) {
            return Next::Hand(seat);
        }
        if self.draw.len() < usize::from(self.rules.draw_size()) {
            return Next::Draw;
        }
        if self.rules.artifacts()
            && let Some(seat) = (0..2).find(|&seat| self.deal.artifacts[seat].len() < 3)
        {
            return Next::Artifact(seat);
        }
        match (self.has_potions && self.potions < Potion::ALL.len(), self.is_done) {
            (true, _) => Next::Potion,
            (_, true) => Next::Nothing,
            _ if self.first.is_some() => Next::Nothing,
            _ => Next::First,
        }
    }

    fn face(&self, card: Card) -> u8 {
        self.rules.copies(card).first().unwrap_or(card).place()
    }

    /// The faces of a set of cards, in order, with the number of cards that have them.
    fn faces(&self, set: CardSet) -> Vec<(u8, u64)> {
        let mut faces = Vec::<(u8, u64)>::new();
        for face in set.iter().map(|card| self.face(card)) {
            match faces.last_mut() {
                Some((last, copies)) if *last == face => *copies += 1,
                _ => faces.push((face, 1)),
            }
        }
        faces
    }

    /// What can be dealt next, with its odds in proportion to those of the others; empty once all is dealt.
    pub fn weights(&self) -> Vec<(u8, u64)> {
        // What is dealt already is among the cards that the rest is drawn from.
        let of_cards = |all: CardSet, dealt: CardSet, size: u8| {
            let dealt: Vec<u8> = dealt.and(all).iter().map(|card| self.face(card)).collect();
            in_order(&self.faces(all), &dealt, size)
        };
        match self.next() {
            Next::Left(set, size) => of_cards(set, self.deal.left, size),
            Next::Replaced(set, size) => of_cards(set, self.deal.replaced, size),
            Next::Hand(seat) => {
                let hand = self.deal.hands[seat.index()];
                of_cards(self.cards.or(hand), hand, self.rules.hand_size())
            }
            Next::Draw => self.faces(self.cards),
            Next::Artifact(seat) => {
                let number = |artifact: Artifact| Action::Artifact(artifact).number();
                let others = self.deal.artifacts[1 - seat];
                let left = Artifact::ALL.into_iter().filter(|&artifact| !others.has(artifact));
                let mut left: Vec<(u8, u64)> = left.map(|artifact| (number(artifact), 1)).collect();
                left.sort_unstable();
                let held: Vec<u8> = self.deal.artifacts[seat].iter().map(number).collect();
                in_order(&left, &held, 3)
            }
            Next::Potion => {
                let is_left = |at: &usize| !self.deal.potions.contains(&Some(Potion::ALL[*at]));
                (0..Potion::ALL.len()).filter(is_left).map(|at| (Action::Potions(at as u8 + 1).number(), 1)).collect()
            }
            Next::First => (0..self.rules.players()).map(|seat| (Action::Place(seat).number(), 1)).collect(),
            Next::Nothing => Vec::new(),
        }
    }

    /// Deals one of the outcomes; what is not listed changes nothing that counts.
    pub fn apply(&mut self, number: u8) {
        let next = self.next();
        let card = |cards: CardSet| {
            let face = Card::new(number)?;
            self.rules.copies(face).and(cards).first()
        };
        match next {
            Next::Left(set, _) => {
                if let Some(card) = card(set.and(self.cards)) {
                    self.deal.left.add(card);
                    self.cards.remove(card);
                }
            }
            Next::Replaced(set, _) => {
                if let Some(card) = card(set.and(self.cards)) {
                    self.deal.replaced.add(card);
                    self.cards.remove(card);
                }
            }
            Next::Hand(seat) => {
                if let Some(card) = card(self.cards) {
                    self.deal.hands[seat.index()].add(card);
                    self.cards.remove(card);
                }
            }
            Next::Draw => {
                if let Some(card) = card(self.cards) {
                    self.draw.push(card);
                    self.cards.remove(card);
                }
            }
            Next::Artifact(seat) => {
                if let Some(Action::Artifact(artifact)) = Action::from_number(number) {
                    self.deal.artifacts[seat].add(artifact);
                }
            }
            Next::Potion => {
                if let Some(Action::Potions(count)) = Action::from_number(number) {
                    self.deal.potions[self.potions] = Potion::ALL.get(usize::from(count.max(1)) - 1).copied();
                    self.potions += 1;
                }
            }
            Next::First => {
                if let Some(Action::Place(seat)) = Action::from_number(number) {
                    self.deal.first = Seat(seat);
                    self.is_done = true;
                }
            }
            Next::Nothing => {}
        }
    }

    /// What is dealt so far: the deal, once nothing is left to be dealt.
    pub fn deal(&self) -> Deal {
        Deal { draw: DrawPile::new(&self.draw), ..self.deal }
    }
}

/// What can come next of `size` things that are drawn from `all` at once and dealt in order, after those `dealt`: each face with the
/// number of draws that go on with it. `all` has the faces in order, with the number of things that have them.
#[allow(clippy::naive_bytecount, reason = "a hand has few cards")]
fn in_order(all: &[(u8, u64)], dealt: &[u8], size: u8) -> Vec<(u8, u64)> {
    let size = u64::from(size);
    let dealt_of = |face: u8| dealt.iter().filter(|&&other| other == face).count() as u64;
    let last = dealt.iter().max();
    let weight = |(at, &(face, copies)): (usize, &(u8, u64))| {
        let below: u64 = all[..at].iter().map(|&(face, copies)| choose(copies, dealt_of(face))).product();
        let above = all[at + 1..].iter().map(|&(_, copies)| copies).sum();
        let rest = size - dealt.iter().filter(|&&other| other < face).count() as u64;
        let ways: u64 =
            (dealt_of(face) + 1..=copies.min(rest)).map(|n| choose(copies, n) * choose(above, rest - n)).sum();
        (face, below * ways)
    };
    let from_last = all.iter().enumerate().filter(|(_, (face, _))| last.is_none_or(|last| face >= last));
    from_last.map(weight).filter(|&(_, ways)| ways > 0).collect()
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1)) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::NamedSet;

    fn visit(dealing: &Dealing, odds: f64, each: &mut impl FnMut(Deal, f64)) {
        let weights = dealing.weights();
        if weights.is_empty() {
            return each(dealing.deal(), odds);
        }
        let total = weights.iter().map(|&(_, weight)| weight).sum::<u64>() as f64;
        for (number, weight) in weights {
            let mut next = dealing.clone();
            next.apply(number);
            visit(&next, odds * weight as f64 / total, each);
        }
    }

    #[test]
    fn every_deal_of_a_study_deck_comes_once_with_its_odds() {
        let setup = Setup { first: Some(Seat(0)), ..NamedSet::MicroClaim.setup(2).unwrap() };
        let rules = setup.rules().unwrap();
        let (mut deals, mut sum, mut goblins_only) = (HashSet::new(), 0.0, 0.0);
        visit(&Dealing::new(&setup).unwrap(), 1.0, &mut |deal, odds| {
            deal.check(&rules).unwrap();
            assert!(deals.insert(deal), "15.3: {deal:?} is dealt twice");
            sum += odds;
            let hand = deal.hands[0].iter().map(|card| rules.layout().face(card)).collect::<HashSet<_>>();
            goblins_only += if hand.len() == 1 { odds } else { 0.0 };
        });
        // 8! / (2! 2!) deals of cards that differ; three Goblins look alike.
        assert!(deals.len() > 10_080 / 6 && deals.len() < 10_080, "15.4: {} deals", deals.len());
        assert!((sum - 1.0).abs() < 1e-12);
        // Two of the three Goblins, of 28 hands.
        assert!((goblins_only - 3.0 / 28.0).abs() < 1e-12, "{goblins_only}");
    }
}
