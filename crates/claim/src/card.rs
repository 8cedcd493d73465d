//! Cards, and sets of them.
//!
//! A [`Card`] is a small index into the deck in play, so that 128 bits hold any set of cards. The layout is fixed: the
//! pair has the first 22 places, each of up to five ten-card factions has 20 (the Shadows need them all), and the six
//! heroes have the last. Which faction a slot holds is a matter of the set-up; slot and value of a place are not.

use std::{cmp::Ordering, fmt, num::NonZeroU8};

use game::Answers;

use crate::factions::PAIRS;

/// How many places there are.
pub(crate) const PLACES: usize = 128;
/// Factions in the largest deck: a pair and five (12.1).
pub(crate) const FACTION_SLOTS: usize = 7;
/// The cards of any pair (2.1).
pub(crate) const PAIR_CARDS: u8 = 22;
/// The places of a ten-card faction.
const TEN_PLACES: u8 = 20;
/// The first hero's place.
pub(crate) const FIRST_HERO: u8 = PAIR_CARDS + 5 * TEN_PLACES;

/// A card's place in the deck. It is kept with the highest bit set, so that `Option<Card>` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card at a place below 128.
    #[inline]
    pub const fn new(place: u8) -> Option<Card> {
        if (place as usize) < PLACES { Some(Card::at(place)) } else { None }
    }

    /// The card at a place that is known to be below 128.
    #[inline]
    pub(crate) const fn at(place: u8) -> Card {
        match NonZeroU8::new(place | PLACES as u8) {
            Some(place) => Card(place),
            None => Card(NonZeroU8::MAX),
        }
    }

    /// The place, below 128.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0.get() & (PLACES as u8 - 1)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.place() as usize
    }

    /// The word of a set that it is in.
    #[inline]
    const fn word(self) -> usize {
        self.index() / 64
    }

    /// Its bit in that word.
    #[inline]
    const fn bit(self) -> u64 {
        1 << (self.0.get() % 64)
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::at(0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({})", self.place())
    }
}

/// A group of cards that are of one faction, or are heroes: the suit as the engine sees it.
///
/// It is kept as a set with one slot in it: whether it is in a set of slots is asked more often than its number, and
/// `Option<Slot>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(NonZeroU8);

impl Slot {
    /// The heroes, who have no faction (10.1).
    pub const HEROES: Slot = Slot::at(FACTION_SLOTS as u8);

    /// A slot by number: 0 and 1 the pair, 2 to 6 the ten-card factions, 7 the heroes.
    #[inline]
    pub const fn new(number: u8) -> Option<Slot> {
        if number <= FACTION_SLOTS as u8 { Some(Slot::at(number)) } else { None }
    }

    /// The slot of a number up to 7.
    #[inline]
    pub(crate) const fn at(number: u8) -> Slot {
        match NonZeroU8::new(1 << (number & 7)) {
            Some(bit) => Slot(bit),
            None => Slot(NonZeroU8::MIN),
        }
    }

    /// The slot's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.trailing_zeros() as usize & 7
    }

    /// A bit for each slot, of which one is set.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0.get()
    }

    /// Are these the heroes?
    #[inline]
    pub const fn is_heroes(self) -> bool {
        self.bit() == Slot::HEROES.bit()
    }
}

impl Default for Slot {
    fn default() -> Slot {
        Slot::at(0)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({})", self.index())
    }
}

/// A set of cards, in two words: which word a card is in, and which bit of it, follows from its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 2]);

    /// The set whose members are the bits of `bits`.
    #[inline]
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet([bits as u64, (bits >> 64) as u64])
    }

    /// One bit for each card.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// One card alone.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        SINGLE[card.index()]
    }

    /// Is it in the set?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        !self.and(CardSet::only(card)).is_empty()
    }

    /// The same for a set in memory, of which only the word of the card is loaded.
    #[inline(always)]
    pub(crate) const fn holds(&self, card: Card) -> bool {
        self.0[card.word()] & card.bit() != 0
    }

    /// The set with new names for those of its cards that are among the renamed.
    pub(crate) fn renamed(self, renamed: CardSet, name: impl FnMut(Card) -> Card) -> CardSet {
        self.and(renamed).iter().map(name).fold(self.minus(renamed), |set, card| set.or(CardSet::only(card)))
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        *self = self.or(CardSet::only(card));
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        // Whole: a set is loaded whole next, which waits if only a part of it was just written.
        *self = self.minus(CardSet::only(card));
    }

    /// The cards in both.
    #[inline]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cards in either.
    #[inline]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// These cards without those.
    #[inline]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The card with the lowest place.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::at(self.bits().trailing_zeros() as u8)) }
    }

    /// The card with the highest place: of one faction, the highest value.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::at(127 - self.bits().leading_zeros() as u8)) }
    }

    /// The card with `n` below it.
    pub fn nth(self, n: u32) -> Option<Card> {
        Answers::from_bits(self.bits(), 0).nth_number(n as usize).and_then(Card::new)
    }

    /// All cards, from the lowest place up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let [mut left, mut next] = self.0;
        let mut first = 0;
        std::iter::from_fn(move || {
            if left == 0 {
                (left, next, first) = (next, 0, 64);
                if left == 0 {
                    return None;
                }
            }
            let place = left.trailing_zeros() as u8 | first;
            left &= left - 1;
            Some(Card::at(place))
        })
    }
}

/// Each card alone: looking a bit up takes fewer instructions than shifting it through two words.
static SINGLE: [CardSet; PLACES] = {
    let mut single = [CardSet::EMPTY; PLACES];
    let mut place = 0;
    while place < PLACES {
        single[place] = CardSet::from_bits(1 << place);
        place += 1;
    }
    single
};

/// In the order of their bits as one number.
impl Ord for CardSet {
    fn cmp(&self, other: &CardSet) -> Ordering {
        self.bits().cmp(&other.bits())
    }
}

impl PartialOrd for CardSet {
    fn partial_cmp(&self, other: &CardSet) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::place)).finish()
    }
}

/// What the places of a deck with a certain pair mean.
pub(crate) struct Layout {
    /// The slot of each place.
    pub(crate) slots: [Slot; PLACES],
    /// The printed value of each place; a hero's is a matter of the set-up (2.5).
    pub(crate) values: [u8; PLACES],
    /// All places of each slot, whether the faction there fills them or not.
    pub(crate) cards: [CardSet; FACTION_SLOTS + 1],
    /// The cards that follow a card of each slot: heroes are not followed (10.1).
    pub(crate) following: [CardSet; FACTION_SLOTS + 1],
    /// Cards with the same face, for each place of the pair. Elsewhere every face is there once.
    pub(crate) copies: [CardSet; PAIR_CARDS as usize],
    /// The places that have a later copy right behind them.
    copied: u32,
    /// The places that have two.
    copied_twice: u32,
    /// The places that are a later copy.
    copies_of_others: u32,
}

/// One layout for each pair.
pub(crate) static LAYOUTS: [Layout; PAIRS.len()] = [Layout::of(0), Layout::of(1), Layout::of(2)];

impl Layout {
    const fn of(pair: usize) -> Layout {
        let mut layout = Layout {
            slots: [Slot::HEROES; PLACES],
            values: [0; PLACES],
            cards: [CardSet::EMPTY; FACTION_SLOTS + 1],
            following: [CardSet::EMPTY; FACTION_SLOTS + 1],
            copies: [CardSet::EMPTY; PAIR_CARDS as usize],
            copied: 0,
            copied_twice: 0,
            copies_of_others: 0,
        };
        let mut place = 0;
        let mut half = 0;
        while half < 2 {
            let values = PAIRS[pair][half].values();
            let mut i = 0;
            while i < values.len() {
                layout.slots[place] = Slot::at(half as u8);
                layout.values[place] = values[i];
                if i > 0 && values[i] == values[i - 1] {
                    layout.copied |= 1 << (place - 1);
                }
                place += 1;
                i += 1;
            }
            half += 1;
        }
        while place < FIRST_HERO as usize {
            let behind_the_pair = place as u8 - PAIR_CARDS;
            layout.slots[place] = Slot::at(2 + behind_the_pair / TEN_PLACES);
            layout.values[place] = behind_the_pair % TEN_PLACES;
            place += 1;
        }
        let mut i = 0;
        while i < PLACES {
            let slot = layout.slots[i].index();
            layout.cards[slot] = layout.cards[slot].or(CardSet::from_bits(1 << i));
            if i < PAIR_CARDS as usize {
                let mut j = 0;
                while j < PAIR_CARDS as usize {
                    if layout.slots[j].index() == slot && layout.values[j] == layout.values[i] {
                        layout.copies[i] = layout.copies[i].or(CardSet::from_bits(1 << j));
                    }
                    j += 1;
                }
            }
            i += 1;
        }
        layout.copied_twice = layout.copied & layout.copied >> 1;
        layout.copies_of_others = layout.copied << 1;
        layout.following = layout.cards;
        layout.following[FACTION_SLOTS] = CardSet::EMPTY;
        layout
    }

    /// The cards that look like another one.
    pub(crate) const fn twins(&self) -> CardSet {
        CardSet([(self.copied | self.copies_of_others) as u64, 0])
    }

    /// All cards with this face.
    #[inline]
    pub(crate) fn copies(&self, card: Card) -> CardSet {
        self.copies.get(card.index()).copied().unwrap_or(CardSet::only(card))
    }

    /// The first card of a set that looks like this one, of which there are others only in the pair.
    #[inline]
    pub(crate) fn twin_in(&self, set: CardSet, card: Card) -> Option<Card> {
        let twins = set.0[0] & self.copies.get(card.index())?.0[0];
        if twins == 0 { None } else { Some(Card::at(twins.trailing_zeros() as u8)) }
    }

    /// The card that stands for all with its face: the first of them.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Card {
        self.copies(card).first().unwrap_or(card)
    }

    /// The faces that a set shows.
    #[inline]
    pub(crate) fn faces(&self, set: CardSet) -> CardSet {
        const PAIR: u64 = (1 << PAIR_CARDS) - 1;
        // Only later copies have another face.
        let mut pair = (set.0[0] & PAIR) as u32;
        if pair & self.copies_of_others == 0 {
            return set;
        }
        // Copies lie side by side, at most five: one, three and then four places on, whoever is there pulls the first in.
        pair |= pair >> 1 & self.copied;
        pair |= pair >> 2 & self.copied_twice;
        pair |= pair >> 1 & self.copied;
        pair &= !self.copies_of_others;
        CardSet([set.0[0] & !PAIR | u64::from(pair), set.0[1]])
    }

    /// The place of a faction's card in its slot; the first, if there are several.
    pub(crate) fn card(&self, slot: Slot, value: u8) -> Option<Card> {
        if slot.index() < 2 {
            let mut pair = (0..PAIR_CARDS).map(Card::at);
            return pair.find(|c| self.slots[c.index()] == slot && self.values[c.index()] == value);
        }
        (value < TEN_PLACES && !slot.is_heroes())
            .then(|| Card::at(PAIR_CARDS + (slot.index() as u8 - 2) * TEN_PLACES + value))
    }

    /// How many places come before a slot.
    #[inline]
    pub(crate) const fn first_place(&self, slot: Slot) -> u8 {
        self.cards[slot.index()].bits().trailing_zeros() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_five_goblin_zeros_have_one_face() {
        let layout = &LAYOUTS[0];
        let zeros = CardSet::from_bits(0b1_1111 << 8);
        assert_eq!(layout.copies(Card::at(10)), zeros);
        assert_eq!(layout.faces(CardSet::from_bits(0b1_1010 << 8)), CardSet::from_bits(1 << 8));
        assert_eq!(layout.faces(layout.cards[1]).len(), 10);
        assert_eq!(layout.faces(layout.cards[0]), layout.cards[0]);
    }

    #[test]
    fn giants_and_gnomes_have_five_faces_each() {
        let layout = &LAYOUTS[1];
        assert_eq!(layout.faces(layout.cards[0]).len(), 5);
        assert_eq!(layout.faces(layout.cards[1]).len(), 5);
        for card in layout.cards[0].or(layout.cards[1]).iter() {
            assert_eq!(layout.faces(CardSet::only(card)).first(), Some(layout.face(card)));
        }
    }
}
