//! The potions (2.3, 9.1).

use std::{fmt, str::FromStr};

use game::Seat;

use crate::by_seat::BySeat as _;

/// A potion, as it is written on the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Potion {
    Plus6,
    Plus5,
    Plus4,
    Plus3,
    Plus2,
    Plus1,
    Minus2,
    Minus3,
    Minus5,
    Double,
}

impl Potion {
    /// All ten, one of each.
    pub const ALL: [Potion; 10] = [
        Potion::Plus6,
        Potion::Plus5,
        Potion::Plus4,
        Potion::Plus3,
        Potion::Plus2,
        Potion::Plus1,
        Potion::Minus2,
        Potion::Minus3,
        Potion::Minus5,
        Potion::Double,
    ];

    /// What it adds to a card; nothing, if it doubles.
    pub const fn adds(self) -> i8 {
        [6, 5, 4, 3, 2, 1, -2, -3, -5, 0][self as usize]
    }

    /// Does it double the printed value (7.1)?
    pub const fn doubles(self) -> bool {
        matches!(self, Potion::Double)
    }
}

impl Potion {
    /// What is written on it: `+6`, `-2`, `x2`.
    pub const fn name(self) -> &'static str {
        ["+6", "+5", "+4", "+3", "+2", "+1", "-2", "-3", "-5", "x2"][self as usize]
    }
}

impl fmt::Display for Potion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Potion {
    type Err = UnknownPotion;

    fn from_str(text: &str) -> Result<Potion, UnknownPotion> {
        Potion::ALL.into_iter().find(|potion| potion.name() == text).ok_or_else(|| UnknownPotion(text.into()))
    }
}

/// No potion has this on it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no potion {0:?}")]
pub struct UnknownPotion(pub String);

/// The stack of potions and who holds which, by their place in the stack: nobody knows more than that (9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Potions {
    /// The stack as it was shuffled, top first; none of them without potions in the game.
    pub(crate) stack: [Option<Potion>; Potion::ALL.len()],
    /// How many were taken off the top.
    pub(crate) taken: u8,
    /// The places of those each seat holds face down.
    pub(crate) held: [u16; 2],
}

impl Potions {
    /// Takes the top one, unseen; says whether there was one.
    pub(crate) fn take(&mut self, seat: Seat) -> bool {
        let there = self.stack.get(usize::from(self.taken)).is_some_and(Option::is_some);
        if there {
            self.held.change(seat, |held| *held |= 1 << self.taken);
            self.taken += 1;
        }
        there
    }

    /// Does a seat hold some?
    #[inline]
    pub(crate) fn are_held(&self, seat: Seat) -> bool {
        self.held.of(seat) != 0
    }

    /// How many a seat holds.
    pub(crate) fn count(&self, seat: Seat) -> u8 {
        self.held.of(seat).count_ones() as u8
    }

    /// Reveals a seat's oldest one.
    pub(crate) fn reveal(&mut self, seat: Seat) -> Option<Potion> {
        let oldest = self.held.of(seat).trailing_zeros() as usize;
        let potion = (*self.stack.get(oldest)?)?;
        self.held.change(seat, |held| *held &= *held - 1);
        Some(potion)
    }

    /// Has this place of the stack been revealed?
    pub(crate) fn revealed(&self, place: usize) -> bool {
        place < usize::from(self.taken) && (self.held[0] | self.held[1]) >> place & 1 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Potion;
    use crate::{event::Event, testing::at};

    const DECK: &str = "Knights Goblins Wizards Druids Undead";

    #[test]
    fn any_number_of_potions_may_be_revealed_on_a_card_oldest_first() {
        let line = format!("{DECK} | artifacts | a: Kn5 Go1 | b: Kn2 Go2 | a.potions: +4 -3 +1 | b.artifacts: Shield");
        let mut game = at(&line);
        game.ruled("9.1", "answers: Kn5 Go1 potions=1 potions=2 potions=3");
        game.play("potions=2").ruled("9.1: the number is named first", "answers: Kn5 Go1 | a.potions: 3");
        game.play("Kn5").ruled("9.1: the two oldest", "strengths: 6 | a.potions: 1");
        let revealed = game.events.iter().filter_map(|event| match event {
            Event::Potion { potion, .. } => Some(*potion),
            _ => None,
        });
        assert_eq!(revealed.collect::<Vec<_>>(), [Potion::Plus4, Potion::Minus3], "9.1: oldest first");
    }

    #[test]
    fn potions_need_not_be_used() {
        let line = format!("{DECK} | a: Kn3 Go1 | b: Kn5 Go2 | a.potions: +6");
        at(&line).play("Kn3 Kn5").ruled("9.1", "winner b | a.potions: 1");
        at(&line).play("potions=1 Kn3 Kn5").ruled("9.1", "winner a | a.potions: 0");
    }

    #[test]
    fn doubling_applies_to_the_printed_value_only() {
        for potions in ["x2 +3", "+3 x2"] {
            let line = format!("{DECK} | artifacts | a: Kn4 Go1 | b: Kn2 Go2 | a.potions: {potions}");
            at(&format!("{line} | b.artifacts: Shield | a.artifacts: Sword"))
                .play("Sword potions=2 Kn4")
                .ruled("7.1: 2 x 4 + 3 + 3", "strengths: 14")
                .play("Shield")
                .ruled("7.1", "strengths: 11");
        }
    }

    #[test]
    fn a_card_is_never_worth_less_than_nothing() {
        let line = format!("{DECK} | artifacts | a: Kn2 Go1 | b: Go3 Go2 | a.potions: -5 | b.artifacts: Shield");
        at(&line).play("potions=1 Kn2").ruled("7.1", "strengths: 0");
        let line = format!("{DECK} | artifacts | a: Kn2 Go1 | b: Go3 Go2 | a.potions: -5 +1 x2 | b.artifacts: Shield");
        at(&line).play("potions=3 Kn2").ruled("7.1: 2 x 2 - 5 + 1", "strengths: 0");
        let line = format!("{DECK} | artifacts | a: Kn2 Go1 | b: Go3 Go2 | a.potions: -5 +6 | b.artifacts: Shield");
        at(&line).play("potions=2 Kn2").ruled("7.1: only the sum counts, 2 - 5 + 6", "strengths: 3");
    }

    #[test]
    fn used_potions_leave_the_game() {
        let line = format!("{DECK} | a: Kn3 Wi9 Un1 | b: Kn5 Wi2 Un2 | a.potions: +6 | potions: -2");
        at(&line)
            .play("potions=1 Kn3 Kn5")
            .ruled("9.1", "winner a | a.potions: 0")
            .play("Wi9 Wi2")
            .ruled("8.18: the next of the stack, not the used one", "a.potions: 1")
            .play("potions=1 Un1 Un2")
            .ruled("9.1: 1 - 2", "winner b");
    }

    #[test]
    fn an_empty_stack_gives_no_more_potions() {
        let all = "+6 +5 +4 +3 +2 +1 -2 -3 -5 x2";
        let line = format!("{DECK} | a: Wi9 Un1 | b: Wi2 Un2 | b.potions: {all}");
        at(&line).play("Wi9 Wi2").ruled("9.1", "winner a | a.potions: 0 | b.potions: 10");
    }

    #[test]
    fn the_winner_with_a_wizard_takes_the_top_potion_in_both_phases() {
        let line = format!("{DECK} | a: Wi2 Un1 | b: Wi9 Un2 | potions: +6 -5");
        at(&line).play("Wi2 Wi9").ruled("8.18", "winner b | a.potions: 0 | b.potions: 1");
        let line = format!("{DECK} | one | a: Wi9 Un1 | b: Wi2 Un2 | draw: Go1 Go2 Go3 Go4");
        at(&line).play("Wi9 Wi2").ruled("8.18", "a.potions: 1 | b.potions: 0");
    }

    #[test]
    fn losing_with_a_wizard_brews_nothing() {
        at(&format!("{DECK} | a: Kn9 Un1 | b: Wi2 Un2")).play("Kn9 Wi2").ruled("8.18", "a.potions: 0 | b.potions: 0");
    }

    #[test]
    fn potions_last_into_phase_two() {
        let line = format!("{DECK} | one | a: Wi9 | b: Wi2 | draw: Kn3 Kn5 | potions: +6");
        at(&line)
            .play("Wi9 Wi2")
            .ruled("6.3", "a: Kn3 | a.potions: 1")
            .play("potions=1 Kn3 Kn5")
            .ruled("6.3", "winner a");
    }

    #[test]
    fn potions_make_no_difference_to_giants() {
        let line = "Giants Gnomes Wizards Druids Undead | a: Gi3 Un1 | b: Gn1 Un2 | a.potions: +2 | b.display: Gn3 Gn5";
        at(line).play("potions=1 Gi3 Gn1").ruled("7.5", "discard: Gn3 | b.display: Gn5");
    }

    #[test]
    fn left_over_potions_are_discarded_at_the_end() {
        at(&format!("{DECK} | a: Kn9 | b: Kn2 | a.potions: +6"))
            .play("Kn9 Kn2")
            .ruled("11.1", "asked over | vote Knights: a");
    }

    #[test]
    fn wizards_lend_no_potion_by_a_doppelganger() {
        let line = "Knights Goblins Wizards Doppelgangers Undead | a: Wi2 Un1 | b: Do9 Un2";
        at(line).play("Wi2 Do9").ruled("7.6", "winner b | b.potions: 0");
    }
}
