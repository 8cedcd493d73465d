//! The deal: chance's first outcome (section 4).

use game::{Chance, Seat};

use crate::{
    artifacts::{Artifact, ArtifactSet},
    card::{Card, CardSet, PLACES, Slot},
    potion::Potion,
    setup::{DealError, Rules},
};

/// The cards in the largest draw pile.
pub(crate) const MOST_DRAW: usize = 36;

/// Who holds what as the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Deal {
    /// The hand of each seat; empty where nobody sits.
    pub hands: [CardSet; 4],
    /// The draw pile, top first.
    pub draw: DrawPile,
    /// The cards of some factions that left unseen (4.2).
    pub left: CardSet,
    /// The sixth hero and the five faction cards that made room for the others (4.3).
    pub replaced: CardSet,
    /// The artifacts of each seat (4.5).
    pub artifacts: [ArtifactSet; 2],
    /// The potions from the top (4.6), empty without them.
    pub potions: [Option<Potion>; Potion::ALL.len()],
    /// Who leads first (4.8).
    pub first: Seat,
}

impl Deal {
    /// Deals at random. The order in which chance is asked is part of what a seed means: it must never change.
    pub fn random(rules: &Rules, first: Option<Seat>, chance: &mut Chance) -> Deal {
        let (mut left, mut replaced) = (CardSet::EMPTY, CardSet::EMPTY);
        let mut deck = Pack::default();
        for (slot, faction) in rules.slots() {
            let before = deck.len;
            deck.add(rules.places_of(slot));
            if faction.leave() > 0 {
                chance.shuffle_last(&mut deck.cards()[before..], usize::from(faction.leave()));
                left = left.or(deck.take(faction.leave()));
            }
        }
        if rules.heroes() {
            let mut heroes = Pack::default();
            heroes.add(rules.places_of(Slot::HEROES));
            chance.shuffle_last(heroes.cards(), 1);
            replaced = heroes.take(1);
            chance.shuffle_last(deck.cards(), 5);
            replaced = replaced.or(deck.take(5));
            deck.add(heroes.cards().iter().copied());
        }
        // The last hand is what is left, and no hand has an order.
        let last_hand = usize::from(rules.hand_size());
        let cards = deck.cards();
        chance.shuffle_last(cards, cards.len() - last_hand);
        let draw = DrawPile::new(&cards[cards.len() - usize::from(rules.draw_size())..]);
        deck.take(rules.draw_size());
        let mut hands = [CardSet::EMPTY; 4];
        for seat in rules.seats() {
            hands[seat.index()] = deck.take(rules.hand_size());
        }
        let mut artifacts = [ArtifactSet::EMPTY; 2];
        if rules.artifacts() {
            let mut all = Artifact::ALL;
            chance.shuffle(&mut all);
            for (i, artifact) in all.into_iter().take(6).enumerate() {
                artifacts[i / 3].add(artifact);
            }
        }
        let mut potions = [None; Potion::ALL.len()];
        if rules.potions() {
            potions = Potion::ALL.map(Some);
            chance.shuffle(&mut potions);
        }
        let first = first.unwrap_or_else(|| Seat(chance.below(u32::from(rules.players())) as u8));
        Deal { hands, draw, left, replaced, artifacts, potions, first }.with_twins_in_order(rules)
    }

    /// The same deal with cards that look alike in one order: nobody can tell them apart, so deals that differ only in
    /// which of them is where are made equal, and a deal can be written down by its faces alone.
    pub fn with_twins_in_order(mut self, rules: &Rules) -> Deal {
        let layout = rules.layout();
        let twins = layout.twins();
        if twins.is_empty() {
            return self;
        }
        // Copies lie side by side: names are given from the first of them on.
        let mut free = twins;
        let mut name = |card: Card| {
            let name = layout.copies(card).and(free).first().unwrap_or(card);
            free.remove(name);
            name
        };
        let mut all = |set: CardSet| set.renamed(twins, &mut name);
        self.hands = self.hands.map(&mut all);
        (self.left, self.replaced) = (all(self.left), all(self.replaced));
        self.draw.rename(twins, name);
        self
    }

    /// Checks it against section 4.
    pub fn check(&self, rules: &Rules) -> Result<(), DealError> {
        let mut seen = CardSet::EMPTY;
        let all = rules.all_cards();
        let places = self.hands.iter().flat_map(|hand| hand.iter());
        let places = places.chain(self.draw.iter()).chain(self.left.iter()).chain(self.replaced.iter());
        for card in places {
            if !all.has(card) {
                return Err(DealError::Foreign(card));
            }
            if seen.has(card) {
                return Err(DealError::NotOnce(card));
            }
            seen.add(card);
        }
        for (i, hand) in self.hands.iter().enumerate() {
            let needed = if i < usize::from(rules.players()) { rules.hand_size() } else { 0 };
            if hand.len() as u8 != needed {
                return Err(DealError::Hand { seat: Seat(i as u8), found: hand.len() as u8, needed });
            }
        }
        if self.draw.len() != usize::from(rules.draw_size()) || self.draw.settled() != self.draw.len() {
            return Err(DealError::DrawPile { found: self.draw.len() as u8, needed: rules.draw_size() });
        }
        let left_of = |slot| self.left.and(rules.all_of(slot)).len();
        if rules.slots().any(|(slot, faction)| left_of(slot) != u32::from(faction.leave()))
            || left_of(Slot::HEROES) != 0
        {
            return Err(DealError::Left);
        }
        let heroes = self.replaced.and(rules.all_of(Slot::HEROES)).len();
        if (heroes, self.replaced.len()) != if rules.heroes() { (1, 6) } else { (0, 0) } {
            return Err(DealError::Replaced);
        }
        if let Some(card) = all.minus(seen).first() {
            return Err(DealError::NotOnce(card));
        }
        self.check_extras(rules)
    }

    fn check_extras(&self, rules: &Rules) -> Result<(), DealError> {
        let each = if rules.artifacts() { 3 } else { 0 };
        let [a, b] = self.artifacts;
        if a.len() != each || b.len() != each || !a.and(b).is_empty() {
            return Err(DealError::Artifacts);
        }
        let mut expected = if rules.potions() { Potion::ALL.map(Some) } else { [None; 10] };
        let mut potions = self.potions;
        potions.sort_unstable();
        expected.sort_unstable();
        if potions != expected {
            return Err(DealError::Potions);
        }
        if self.first.0 >= rules.players() { Err(DealError::First) } else { Ok(()) }
    }
}

/// A pile being shuffled and dealt from, on the stack.
pub(crate) struct Pack {
    cards: [Card; PLACES],
    len: usize,
}

impl Default for Pack {
    fn default() -> Pack {
        Pack { cards: [Card::default(); PLACES], len: 0 }
    }
}

impl Pack {
    /// Puts cards on top, as many as there are.
    pub(crate) fn add(&mut self, cards: impl Iterator<Item = Card>) {
        let mut len = self.len;
        for (place, card) in self.cards[len..].iter_mut().zip(cards) {
            *place = card;
            len += 1;
        }
        self.len = len;
    }

    pub(crate) fn cards(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len]
    }

    fn take(&mut self, n: u8) -> CardSet {
        let last = self.len - usize::from(n).min(self.len);
        let taken = self.cards[last..self.len].iter().copied().collect();
        self.len = last;
        taken
    }
}

/// The draw pile. Only its top cards may have an order: after a shuffle in mid-game nothing is settled, and chance
/// decides card by card, so that every outcome of chance can be listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "(Vec<Card>, u8)", into = "(Vec<Card>, u8)")
)]
pub struct DrawPile {
    /// From the bottom to the top; what is not in use is zero, so that equal piles are equal.
    cards: [Card; MOST_DRAW],
    len: u8,
    /// How many cards at the bottom have no order: they lie in order of place, which means nothing.
    unsettled: u8,
}

impl DrawPile {
    /// A pile in this order, top first. At most 36 cards are taken.
    pub fn new(from_the_top: &[Card]) -> DrawPile {
        let len = from_the_top.len().min(MOST_DRAW);
        let mut cards = [Card::default(); MOST_DRAW];
        for (place, card) in cards.iter_mut().zip(from_the_top[..len].iter().rev()) {
            *place = *card;
        }
        DrawPile { cards, len: len as u8, unsettled: 0 }
    }

    /// A pile of which only the top cards, `settled` in number, have an order.
    pub(crate) fn with_settled(from_the_top: &[Card], settled: usize) -> DrawPile {
        let mut pile = DrawPile::new(from_the_top);
        let unsettled = pile.len().saturating_sub(settled);
        pile.unsettled = unsettled as u8;
        pile.cards[..unsettled].sort_unstable();
        pile
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// None left?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All cards, top first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.len()].iter().rev().copied()
    }

    /// How many cards at the top have an order.
    pub const fn settled(&self) -> usize {
        (self.len - self.unsettled) as usize
    }

    /// The card `depth` below the top one, if chance has settled it.
    pub(crate) fn at(&self, depth: usize) -> Option<Card> {
        if depth < self.settled() { self.cards.get(self.len() - 1 - depth).copied() } else { None }
    }

    /// The top card and its place, if chance has settled it.
    #[inline(always)]
    pub(crate) fn top(&self) -> Option<(Card, usize)> {
        let top = usize::from(self.len).wrapping_sub(1);
        if self.len > self.unsettled { self.cards.get(top).map(|&card| (card, top)) } else { None }
    }

    /// Takes the top card off: the settled one at this place.
    #[inline(always)]
    pub(crate) fn take_top(&mut self, top: usize) {
        if let Some(place) = self.cards.get_mut(top) {
            *place = Card::default();
            self.len = top as u8;
        }
    }

    /// The cards that have no order yet.
    pub(crate) fn unsettled(&self) -> CardSet {
        self.in_no_order().iter().copied().collect()
    }

    /// The cards that have no order yet, from the lowest place up.
    pub(crate) fn in_no_order(&self) -> &[Card] {
        self.cards.get(..usize::from(self.unsettled)).unwrap_or_default()
    }

    /// Chance settles which card lies next under the settled ones: the first of those that look alike.
    pub(crate) fn settle(&mut self, copies: CardSet) {
        let unsettled = usize::from(self.unsettled);
        if let Some(i) = self.in_no_order().iter().position(|&card| copies.has(card)) {
            self.cards[i..unsettled].rotate_left(1);
            self.unsettled -= 1;
        }
    }

    /// Takes one card out and shuffles the rest.
    pub(crate) fn take_and_shuffle(&mut self, card: Card) {
        let len = self.len();
        if let Some(i) = self.cards[..len].iter().position(|&c| c == card) {
            self.cards[i..len].rotate_left(1);
            self.cards[len - 1] = Card::default();
            self.len -= 1;
        }
        let len = self.len();
        self.cards[..len].sort_unstable();
        self.unsettled = self.len;
    }

    /// Gives new names to those of its cards that are among the renamed, the top one first.
    fn rename(&mut self, renamed: CardSet, mut name: impl FnMut(Card) -> Card) {
        let (len, unsettled) = (self.len(), usize::from(self.unsettled));
        self.cards[..len].iter_mut().rev().filter(|card| renamed.has(**card)).for_each(|card| *card = name(*card));
        self.cards[..unsettled].sort_unstable();
    }

    /// The pile with every card replaced, the top one first.
    pub(crate) fn map(&self, mut replace: impl FnMut(Card) -> Card) -> DrawPile {
        let mut pile = *self;
        pile.cards[..self.len()].iter_mut().rev().for_each(|card| *card = replace(*card));
        let unsettled = usize::from(self.unsettled);
        pile.cards[..unsettled].sort_unstable();
        pile
    }
}

impl TryFrom<(Vec<Card>, u8)> for DrawPile {
    type Error = DrawPileError;

    fn try_from((cards, settled): (Vec<Card>, u8)) -> Result<DrawPile, DrawPileError> {
        if cards.len() > MOST_DRAW || usize::from(settled) > cards.len() {
            return Err(DrawPileError { cards: cards.len(), settled });
        }
        Ok(DrawPile::with_settled(&cards, usize::from(settled)))
    }
}

/// No draw pile is like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a draw pile of {cards} cards, {settled} of them in order")]
pub struct DrawPileError {
    /// How many cards it would have.
    pub cards: usize,
    /// How many of them would have an order.
    pub settled: u8,
}

impl From<DrawPile> for (Vec<Card>, u8) {
    fn from(pile: DrawPile) -> (Vec<Card>, u8) {
        (pile.iter().collect(), pile.settled() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Faction, Setup};

    fn setup() -> Setup {
        use Faction::{Giants, Gnomes, Raccoons, Shadows, Wizards};
        Setup { artifacts: true, heroes: true, ..Setup::two([Giants, Gnomes, Raccoons, Shadows, Wizards]) }
    }

    #[test]
    fn a_random_deal_fits_its_set_up() {
        let rules = setup().rules().unwrap();
        for seed in 0..200 {
            let deal = Deal::random(&rules, None, &mut Chance::from_seed(seed));
            deal.check(&rules).unwrap_or_else(|e| panic!("4.2 to 4.8, seed {seed}: {e}"));
            let game: CardSet = deal.hands.into_iter().fold(deal.draw.iter().collect(), CardSet::or);
            assert_eq!((game.len(), game.and(rules.all_of(Slot::HEROES)).len()), (52, 5), "4.3: the deck stays at 52");
        }
    }

    #[test]
    fn a_deal_that_breaks_a_rule_of_section_4_is_refused_by_its_number() {
        let rules = setup().rules().unwrap();
        let good = Deal::random(&rules, None, &mut Chance::from_seed(1));
        let broken = |change: fn(&mut Deal)| {
            let mut deal = good;
            change(&mut deal);
            deal.check(&rules).unwrap_err().rule()
        };
        assert_eq!(broken(|d| d.hands[0] = d.hands[1]), "4.1");
        assert_eq!(broken(|d| d.hands[0].remove(d.hands[0].first().unwrap())), "4.4");
        assert_eq!(broken(|d| d.draw = DrawPile::new(&d.draw.iter().skip(1).collect::<Vec<_>>())), "4.4");
        assert_eq!(broken(|d| std::mem::swap(&mut d.left, &mut d.replaced)), "4.2");
        assert_eq!(broken(|d| d.artifacts[1] = d.artifacts[0]), "4.5");
        assert_eq!(broken(|d| d.potions[0] = None), "4.6");
        assert_eq!(broken(|d| d.first = Seat(2)), "4.8");
    }
}
