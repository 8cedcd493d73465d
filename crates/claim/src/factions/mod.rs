//! The factions, one file each: its cards, its power, and the rulings on it as tests.
//!
//! To add one, write its file and its line below. Nothing outside this folder names a faction. What a power declares by
//! constants becomes tables in `declared.rs`, which every trick reads; what it does besides is code, called at the moments
//! of `LISTENS`.

mod automatons;
mod bards;
mod doppelgangers;
mod dragons;
mod druids;
mod dwarves;
mod giants;
mod gnomes;
mod goblins;
mod griffins;
mod kings;
mod knights;
mod peasants;
mod raccoons;
mod seers;
mod shadows;
mod shapeshifters;
mod trolls;
mod undead;
mod vampires;
mod vikings;
mod werewolves;
mod wizards;
mod zombies;

use std::{fmt, str::FromStr};

use crate::{
    declared::Declared,
    power::{MOMENTS, Power},
};

/// Which rulebook a faction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Claim, the anniversary edition.
    A,
    /// Claim 2.
    C2,
    /// Reinforcements: Magic.
    M,
    /// Reinforcements: Shadow.
    S,
}

/// What is printed on a faction's cards.
pub(crate) struct Cards {
    /// The code of its cards in notation.
    pub(crate) code: &'static str,
    /// The values, ascending.
    pub(crate) values: &'static [u8],
    /// How many leave unseen before the deal (4.2).
    pub(crate) leave: u8,
    /// The pair it belongs to, as a place in [`PAIRS`].
    pub(crate) pair: Option<u8>,
    /// Where it comes from.
    pub(crate) source: Source,
}

impl Cards {
    /// Ten cards from 0 to 9.
    pub(crate) const fn ten(code: &'static str, source: Source) -> Cards {
        Cards { code, values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], leave: 0, pair: None, source }
    }
}

macro_rules! factions {
    ($($faction:ident in $module:ident, $rule:literal,)*) => {
        /// The suit of a card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[repr(u8)]
        pub enum Faction {
            $(
                #[doc = concat!("The ", stringify!($faction), ".")]
                $faction,
            )*
        }

        impl Faction {
            /// All of them.
            pub const ALL: [Faction; [$(stringify!($faction)),*].len()] = [$(Faction::$faction),*];

            const fn cards(self) -> &'static Cards {
                match self {
                    $(Faction::$faction => &<$module::$faction as Power>::CARDS,)*
                }
            }

            /// The number of the rule on its power.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Faction::$faction => $rule,)*
                }
            }

            /// The name in English, as in the rules.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Faction::$faction => stringify!($faction),)*
                }
            }
        }

        /// For each moment, the factions whose power has something to do then.
        pub(crate) const LISTENERS: [FactionSet; MOMENTS] = {
            let mut listeners = [FactionSet(0); MOMENTS];
            $(
                let moments = <$module::$faction as Power>::LISTENS;
                let mut i = 0;
                while i < moments.len() {
                    listeners[moments[i] as usize].0 |= 1 << Faction::$faction as u32;
                    i += 1;
                }
            )*
            listeners
        };

        /// The factions for which potions are set out (4.6).
        pub(crate) const SETTING_OUT_POTIONS: FactionSet = {
            let mut factions = FactionSet::EMPTY;
            $(
                if <$module::$faction as Power>::SETS_OUT_POTIONS {
                    factions.add(Faction::$faction);
                }
            )*
            factions
        };

        /// What each power declares.
        pub(crate) static DECLARED: [Declared; Faction::ALL.len()] = [$(declared::<$module::$faction>()),*];

        /// Calls a faction's power: `with_power!(faction, P => P::may_lay(state, seat, card))`. A static match, so that every
        /// call can be inlined.
        macro_rules! with_power {
            ($which:expr, $power:ident => $call:expr) => {
                match $which {
                    $($crate::factions::Faction::$faction => {
                        #[allow(unused_imports)]
                        use $crate::power::Power as _;
                        type $power = $crate::factions::powers::$faction;
                        $call
                    })*
                }
            };
        }
        pub(crate) use with_power;

        pub(crate) mod powers {
            $(pub(crate) use super::$module::$faction;)*
        }
    };
}

const fn declared<P: Power>() -> Declared {
    let mut trumps = FactionSet::EMPTY;
    let mut i = 0;
    while i < P::TRUMPS.len() {
        trumps.add(P::TRUMPS[i]);
        i += 1;
    }
    Declared {
        goes: P::GOES,
        spoils: P::SPOILS,
        displays: P::DISPLAYS,
        lends: P::LENDS,
        stands_in: P::STANDS_IN,
        trumps,
        claims_next: P::CLAIMS_NEXT,
    }
}

factions! {
    Knights in knights, "8.9",
    Goblins in goblins, "8.8",
    Giants in giants, "8.7",
    Gnomes in gnomes, "8.6",
    Kings in kings, "8.11",
    Peasants in peasants, "8.11",
    Automatons in automatons, "8.1",
    Bards in bards, "8.2",
    Dragons in dragons, "8.3",
    Doppelgangers in doppelgangers, "8.4",
    Dwarves in dwarves, "8.5",
    Griffins in griffins, "8.10",
    Raccoons in raccoons, "8.12",
    Seers in seers, "8.13",
    Trolls in trolls, "8.15",
    Undead in undead, "8.16",
    Vikings in vikings, "8.17",
    Wizards in wizards, "8.18",
    Druids in druids, "8.19",
    Shapeshifters in shapeshifters, "8.20",
    Vampires in vampires, "8.21",
    Zombies in zombies, "8.22",
    Werewolves in werewolves, "8.23",
    Shadows in shadows, "8.14",
}

/// The pairs of 2.1, one of which is in every deck.
pub const PAIRS: [[Faction; 2]; 3] =
    [[Faction::Knights, Faction::Goblins], [Faction::Giants, Faction::Gnomes], [Faction::Kings, Faction::Peasants]];

impl Faction {
    /// The values of its cards, ascending.
    pub const fn values(self) -> &'static [u8] {
        self.cards().values
    }

    /// The code of its cards in notation: `Kn` for Knights.
    pub const fn code(self) -> &'static str {
        self.cards().code
    }

    /// How many of its cards leave the game unseen before the deal (4.2).
    pub const fn leave(self) -> u8 {
        self.cards().leave
    }

    /// The rulebook it comes from.
    pub const fn source(self) -> Source {
        self.cards().source
    }

    /// The pair it belongs to, as a place in [`PAIRS`]; none for a ten-card faction.
    pub const fn pair(self) -> Option<u8> {
        self.cards().pair
    }

    /// All that belong to no pair.
    pub(crate) const TEN_CARDS: FactionSet = {
        let (mut tens, mut i) = (FactionSet::EMPTY, 0);
        while i < Faction::ALL.len() {
            if Faction::ALL[i].pair().is_none() {
                tens.add(Faction::ALL[i]);
            }
            i += 1;
        }
        tens
    };

    /// May it be in a deck for three or four (12.1)?
    pub const fn seats_more_than_two(self) -> bool {
        matches!(self.source(), Source::A | Source::C2)
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Faction {
    type Err = UnknownFaction;

    fn from_str(text: &str) -> Result<Faction, UnknownFaction> {
        let matches = |f: &Faction| f.name().eq_ignore_ascii_case(text) || f.code().eq_ignore_ascii_case(text);
        Faction::ALL.into_iter().find(matches).ok_or_else(|| UnknownFaction(text.into()))
    }
}

/// No faction has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no faction {0:?}")]
pub struct UnknownFaction(pub String);

/// A set of factions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct FactionSet(pub(crate) u32);

impl FactionSet {
    /// All of them.
    pub const ALL: FactionSet = FactionSet((1 << Faction::ALL.len()) - 1);
    /// None of them.
    pub const EMPTY: FactionSet = FactionSet(0);

    /// Is it in the set?
    #[inline]
    pub const fn has(self, faction: Faction) -> bool {
        self.0 >> faction as u32 & 1 != 0
    }

    /// Puts a faction in.
    #[inline]
    pub const fn add(&mut self, faction: Faction) {
        self.0 |= 1 << faction as u32;
    }

    /// The factions in both.
    #[inline]
    pub const fn and(self, other: FactionSet) -> FactionSet {
        FactionSet(self.0 & other.0)
    }

    /// The factions in either.
    #[inline]
    pub const fn or(self, other: FactionSet) -> FactionSet {
        FactionSet(self.0 | other.0)
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those that come before a faction in the order of [`Faction::ALL`].
    #[inline]
    pub(crate) const fn before(self, faction: Faction) -> FactionSet {
        FactionSet(self.0 & ((1 << faction as u32) - 1))
    }

    /// All factions of the set, in the order of [`Faction::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let faction = Faction::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*faction)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_faction_has_the_cards_of_section_2() {
        let cards = |f: Faction| f.values().len();
        for pair in PAIRS {
            assert_eq!(cards(pair[0]) + cards(pair[1]), 22, "2.1: {pair:?}");
        }
        for faction in Faction::ALL.into_iter().filter(|f| f.pair().is_none()) {
            assert_eq!(cards(faction) - usize::from(faction.leave()), 10, "2.2: {faction}");
            assert!(faction.values().windows(2).all(|two| two[0] < two[1]), "2.2: {faction}");
            assert!(faction.values().iter().all(|&v| v < 20), "2.2: {faction}");
        }
    }

    #[test]
    fn the_paired_factions_have_the_values_of_2_1() {
        assert_eq!(Faction::Knights.values(), [2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Faction::Goblins.values(), [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Faction::Giants.values(), [1, 1, 3, 3, 5, 5, 7, 7, 9]);
        assert_eq!(Faction::Gnomes.values(), [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9]);
        assert!(Faction::Kings.values().iter().copied().eq(4..=12));
        assert!(Faction::Peasants.values().iter().copied().eq(0..=12));
    }

    #[test]
    fn ten_card_factions_go_from_0_to_9_but_for_raccoons_and_shadows() {
        // 2.2
        for faction in Faction::ALL.into_iter().filter(|f| f.pair().is_none()) {
            let (highest, leave) = match faction {
                Faction::Raccoons => (13, 4),
                Faction::Shadows => (19, 10),
                _ => (9, 0),
            };
            assert!(faction.values().iter().copied().eq(0..=highest), "2.2: {faction}");
            assert_eq!(faction.leave(), leave, "4.2: {faction}");
        }
    }

    #[test]
    fn names_and_codes_are_told_apart() {
        for (i, a) in Faction::ALL.iter().enumerate() {
            assert_eq!(a.name().parse(), Ok(*a));
            assert_eq!(a.code().parse(), Ok(*a));
            for b in &Faction::ALL[i + 1..] {
                assert_ne!(a.code(), b.code());
            }
        }
    }
}
