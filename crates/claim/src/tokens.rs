//! What lies open on the table and is no card, with all else that everybody may know of the trick.

use game::Seat;

use crate::{by_seat::BySeat as _, card::Slot, potion::Potion, state::State};

/// What everybody may know besides the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// Is the moon full (8.23)?
    pub full_moon: bool,
    /// How many of the next cards of each seat are raised (9.11).
    pub raised: [u8; 2],
    /// How many of the next cards of each seat are lowered (9.19).
    pub lowered: [u8; 2],
    /// The faction each seat's Crown counts for (9.4).
    pub crowned: [Option<Slot>; 2],
    /// The faction each side's loot counts for (8.12).
    pub loot: [Option<Slot>; 4],
    /// The next trick is won already (8.1).
    pub claimed: bool,
    /// A lead that was promised (9.13).
    pub promised: Option<Seat>,
    /// Whose card comes next in the trick; nobody's, if it is complete.
    pub to_play: Option<Seat>,
    /// Who wins the trick, once it is complete.
    pub winner: Option<Seat>,
    /// How many potions are left in the stack.
    pub potions_left: u8,
}

/// What a seat has laid out to go with the card it is about to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LaidOut {
    /// To add to its value.
    pub bonus: i8,
    /// It need not follow (9.21).
    pub free: bool,
    /// The faction it is turned into (9.18).
    pub turned: Option<Slot>,
    /// How many potions are revealed on it.
    pub potions: u8,
}

impl State {
    /// What everybody may know besides the cards.
    pub fn tokens(&self) -> Tokens {
        self.tokens_if(|seat| !self.hand(seat).is_empty())
    }

    /// The same where hands may not be looked into: `holds` says who holds cards.
    pub(crate) fn tokens_if(&self, holds: impl Fn(Seat) -> bool) -> Tokens {
        let complete = self.trick_is_complete();
        let next = Some(self.next_to_play()).filter(|&seat| !complete && !self.factions.claimed && holds(seat));
        Tokens {
            full_moon: self.factions.full_moon,
            raised: self.artifacts.raised,
            lowered: self.artifacts.lowered,
            crowned: self.artifacts.crowned,
            loot: self.factions.loot,
            claimed: self.factions.claimed,
            promised: self.next.promised,
            to_play: next,
            winner: (complete && self.verdict.at.is_some()).then_some(self.verdict.winner),
            potions_left: if self.rules.potions() { Potion::ALL.len() as u8 - self.potions.taken } else { 0 },
        }
    }

    /// What the seat that is asked has laid out to go with its next card.
    pub const fn laid_out(&self) -> LaidOut {
        self.laid_out
    }

    /// The potions that are left in the stack, top first.
    pub fn potion_stack(&self) -> impl Iterator<Item = Potion> + use<> {
        self.potions.stack.into_iter().skip(usize::from(self.potions.taken)).flatten()
    }

    /// The potions a seat holds, the oldest first; nobody at the table knows which they are (9.1).
    pub fn potions_held(&self, seat: Seat) -> impl Iterator<Item = Potion> + use<> {
        let held = self.potions.held.of(seat);
        (0..)
            .zip(self.potions.stack)
            .filter(move |&(place, _): &(u32, _)| held >> place & 1 != 0)
            .filter_map(|(_, p)| p)
    }

    /// The potions that have been revealed, in the order of the stack.
    pub fn potions_revealed(&self) -> impl Iterator<Item = Potion> + use<> {
        let potions = self.potions;
        (0..).zip(potions.stack).filter(move |&(place, _)| potions.revealed(place)).filter_map(|(_, potion)| potion)
    }
}
