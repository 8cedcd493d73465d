//! What the players agree on before the deal (sections 2 to 4 and 12.1), and what of it is legal.

use std::{num::NonZeroU8, ops::RangeInclusive};

use game::Seat;

use crate::{
    card::{Card, CardSet, FACTION_SLOTS, LAYOUTS, Layout, Slot},
    declared::{Between, BySlot},
    factions::{Faction, FactionSet, LISTENERS, PAIRS, SETTING_OUT_POTIONS, with_power},
    heroes::Hero,
    power::Moment,
};

/// The edition of the rules (section 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Edition {
    /// The anniversary edition.
    #[default]
    A,
    /// Claim 2.
    C2,
}

/// Facts printed on the cards only (2.5). The defaults are not verified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
pub struct Facts {
    /// Which Raccoons carry loot: bit `v` for value `v`.
    pub loot: u16,
    /// The heroes' values, in the order of [`Hero::ALL`].
    pub heroes: [u8; Hero::ALL.len()],
}

impl Default for Facts {
    fn default() -> Facts {
        Facts { loot: 0b01_0101_0101_0101, heroes: [8, 5, 4, 9, 6, 3] }
    }
}

/// What the players agree on; not yet known to be legal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Setup {
    /// The factions of the deck, in any order.
    pub factions: Vec<Faction>,
    /// Two to four.
    pub players: u8,
    /// Which edition's rules.
    #[cfg_attr(feature = "serde", serde(default))]
    pub edition: Edition,
    /// Play with artifacts (4.5)?
    #[cfg_attr(feature = "serde", serde(default))]
    pub artifacts: bool,
    /// Play with heroes (4.3)?
    #[cfg_attr(feature = "serde", serde(default))]
    pub heroes: bool,
    /// Who leads first; drawn at random if nobody is named (4.8).
    #[cfg_attr(feature = "serde", serde(default))]
    pub first: Option<Seat>,
    /// What is printed on the cards.
    #[cfg_attr(feature = "serde", serde(default))]
    pub facts: Facts,
    /// The cards of each hand in a study deck (15); none in the decks of the rulebooks.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub study: Option<u8>,
}

impl Setup {
    /// Two players with these factions, and no options.
    pub fn two(factions: impl IntoIterator<Item = Faction>) -> Setup {
        Setup {
            factions: factions.into_iter().collect(),
            players: 2,
            edition: Edition::A,
            artifacts: false,
            heroes: false,
            first: None,
            facts: Facts::default(),
            study: None,
        }
    }

    /// Checks it against sections 4, 12.1 and 15.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        let players = self.players;
        let needed = Setup::ten_card_factions(players).ok_or(SetupError::Players { players })?;
        if let Some(first) = self.first.filter(|first| first.0 >= self.players) {
            return Err(SetupError::FirstLeader { first });
        }
        let mut in_play = FactionSet::default();
        for &faction in &self.factions {
            if in_play.has(faction) {
                return Err(SetupError::Twice { faction });
            }
            in_play.add(faction);
        }
        let pair = pair_of(in_play)?;
        let tens = || in_play.iter().filter(|f| f.pair().is_none());
        let found = tens().count() as u8;
        match self.study {
            Some(hand) => self.check_study(hand, found)?,
            None if found != needed => return Err(SetupError::TenCardFactions { found, needed, players }),
            None => {}
        }
        if self.players > 2 {
            if let Some(faction) = in_play.iter().find(|f| !f.seats_more_than_two()) {
                return Err(SetupError::TwoPlayersOnly { faction });
            }
            if self.artifacts {
                return Err(SetupError::ArtifactsForTwo);
            }
            if self.heroes {
                return Err(SetupError::HeroesForTwo);
            }
        }
        if self.facts.loot >> 14 != 0 {
            return Err(SetupError::Loot);
        }
        if let Some(&value) = self.facts.heroes.iter().find(|&&v| v > Facts::HIGHEST_HERO) {
            return Err(SetupError::HeroValue { value });
        }
        let mut factions = [None; FACTION_SLOTS + 1];
        for (slot, faction) in PAIRS[usize::from(pair)].into_iter().chain(tens()).enumerate() {
            factions[slot] = Some(faction);
        }
        Ok(Rules {
            factions,
            in_play,
            facts: self.facts,
            pair: Pair::ALL[usize::from(pair)],
            players: self.players,
            options: Options::of(self),
            by_slot: BySlot::default(),
        }
        .prepared())
    }

    /// Checks it against section 15.
    fn check_study(&self, hand: u8, tens: u8) -> Result<(), SetupError> {
        if !STUDY_HANDS.contains(&hand) {
            return Err(SetupError::StudyHand { hand });
        }
        if self.players != 2 || self.artifacts || self.heroes {
            return Err(SetupError::StudyIsPlain);
        }
        if tens != 1 {
            return Err(SetupError::StudyFactions { found: tens });
        }
        match self.factions.iter().find(|faction| faction.leave() > 0) {
            Some(&faction) => Err(SetupError::StudyLeave { faction }),
            None => Ok(()),
        }
    }

    /// How many ten-card factions join the pair in a deck for this number of players (4.1, 12.1); none if that many cannot
    /// play.
    pub const fn ten_card_factions(players: u8) -> Option<u8> {
        match players {
            MIN_PLAYERS => Some(3),
            3..=MAX_PLAYERS => Some(5),
            _ => None,
        }
    }

    /// Does the rulebook advise against this deck, though it is legal (12.1)?
    pub fn advised_against(&self) -> bool {
        self.players > 2 && self.factions.iter().any(|&f| with_power!(f, P => P::ADVISED_FOR_TWO_ONLY))
    }
}

/// The fewest who can play.
pub const MIN_PLAYERS: u8 = 2;
/// The most who can play (12.1).
pub const MAX_PLAYERS: u8 = 4;
/// The cards that a hand of a study deck may have (15.1).
pub const STUDY_HANDS: RangeInclusive<u8> = 2..=4;
/// The factions of a study deck (15.1).
const STUDY_FACTIONS: usize = 3;

/// The one pair of a deck, whole (4.1).
fn pair_of(in_play: FactionSet) -> Result<u8, SetupError> {
    let half = |pair: u8| in_play.iter().filter(|f| f.pair() == Some(pair)).count();
    let mut there = (0..PAIRS.len() as u8).filter(|&pair| half(pair) > 0);
    let pair = there.next().ok_or(SetupError::NoPair)?;
    if there.next().is_some() {
        return Err(SetupError::TwoPairs);
    }
    if half(pair) == 1 {
        let missing = PAIRS[usize::from(pair)].into_iter().find(|&f| !in_play.has(f));
        return Err(SetupError::HalfAPair { missing: missing.ok_or(SetupError::NoPair)? });
    }
    Ok(pair)
}

impl Facts {
    /// No faction card is higher than 19; a hero is not either.
    pub const HIGHEST_HERO: u8 = 19;
}

/// Why a set-up or a deal is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// 12.1: two to four players.
    #[error("{players} cannot play: Claim is for two to four players (rule 12.1)")]
    Players {
        /// How many were named.
        players: u8,
    },
    /// 4.8: the first leader sits at the table.
    #[error("{first} cannot lead first: nobody sits there (rule 4.8)")]
    FirstLeader {
        /// Who was named.
        first: Seat,
    },
    /// 4.1: different factions.
    #[error("the {faction} are named twice: the factions of a deck are different (rule 4.1)")]
    Twice {
        /// The faction in question.
        faction: Faction,
    },
    /// 4.1: one pair.
    #[error("no pair of factions is named: every deck has one (rule 4.1)")]
    NoPair,
    /// 4.1: only one pair.
    #[error("more than one pair of factions is named: every deck has just one (rule 4.1)")]
    TwoPairs,
    /// 4.1: a whole pair.
    #[error("the {missing} are missing: a pair comes whole (rule 4.1)")]
    HalfAPair {
        /// The other half.
        missing: Faction,
    },
    /// 4.1 and 12.1: three or five ten-card factions.
    #[error("{found} ten-card factions are named: {players} players need {needed} (rule {})",
            if *.players == 2 { "4.1" } else { "12.1" })]
    TenCardFactions {
        /// How many there are.
        found: u8,
        /// How many there should be.
        needed: u8,
        /// For how many players.
        players: u8,
    },
    /// 12.1: some factions are for two only.
    #[error("the {faction} are for two players only (rule 12.1)")]
    TwoPlayersOnly {
        /// The faction in question.
        faction: Faction,
    },
    /// 12.1: no artifacts.
    #[error("artifacts are for two players only (rule 12.1)")]
    ArtifactsForTwo,
    /// 12.1: no heroes.
    #[error("heroes are for two players only (rule 12.1)")]
    HeroesForTwo,
    /// 2.5: only Raccoons that exist carry loot.
    #[error("loot is given to a Raccoon above 13 (rule 2.5)")]
    Loot,
    /// 2.5: a hero's value.
    #[error("a hero has the value {value}: at most 19 is allowed (rule 2.5)")]
    HeroValue {
        /// The value in question.
        value: u8,
    },
    /// 15.1: hands of two to four.
    #[error("a study deck with hands of {hand} is none: they have 2 to 4 cards (rule 15.1)")]
    StudyHand {
        /// The cards in question.
        hand: u8,
    },
    /// 15.1: two players and nothing else.
    #[error("study decks are for two players, without artifacts and heroes (rule 15.1)")]
    StudyIsPlain,
    /// 15.1: a pair and one more.
    #[error("{found} ten-card factions are named: a study deck has one (rule 15.1)")]
    StudyFactions {
        /// How many there are.
        found: u8,
    },
    /// 15.1: no faction of which cards leave.
    #[error("the {faction} are in no study deck: some of them leave before the deal (rule 15.1)")]
    StudyLeave {
        /// The faction in question.
        faction: Faction,
    },
    /// The deal does not fit the set-up.
    #[error("the deal does not fit the set-up: {0}")]
    Deal(#[from] DealError),
}

impl SetupError {
    /// The number of the rule it breaks.
    pub const fn rule(&self) -> &'static str {
        match self {
            SetupError::FirstLeader { .. } => "4.8",
            SetupError::Twice { .. }
            | SetupError::NoPair
            | SetupError::TwoPairs
            | SetupError::HalfAPair { .. }
            | SetupError::TenCardFactions { players: 2, .. } => "4.1",
            SetupError::Players { .. }
            | SetupError::TenCardFactions { .. }
            | SetupError::TwoPlayersOnly { .. }
            | SetupError::ArtifactsForTwo
            | SetupError::HeroesForTwo => "12.1",
            SetupError::Loot | SetupError::HeroValue { .. } => "2.5",
            SetupError::StudyHand { .. }
            | SetupError::StudyIsPlain
            | SetupError::StudyFactions { .. }
            | SetupError::StudyLeave { .. } => "15.1",
            SetupError::Deal(error) => error.rule(),
        }
    }
}

/// Why a deal does not fit its set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// 4.1: a card that is not in this deck.
    #[error("card {0:?} is not in this deck (rule 4.1)")]
    Foreign(Card),
    /// 4.1: a card in two places or in none.
    #[error("card {0:?} is dealt twice or not at all (rule 4.1)")]
    NotOnce(Card),
    /// 4.4, 12.1 and 15.3: hands of 13, 12 or 9, or of a study deck.
    #[error("{seat} is dealt {found} cards instead of {needed} (rule {})", self.rule())]
    Hand {
        /// Whose hand.
        seat: Seat,
        /// How many it has.
        found: u8,
        /// How many it should have.
        needed: u8,
    },
    /// 4.4, 12.1 and 15.3: a draw pile of 26 or 36, or of a study deck.
    #[error("the draw pile has {found} cards instead of {needed} (rule {})", self.rule())]
    DrawPile {
        /// How many it has.
        found: u8,
        /// How many it should have.
        needed: u8,
    },
    /// 4.2: a fixed number of cards of a faction leave unseen, and nothing else does.
    #[error("the cards that leave unseen are not those of rule 4.2")]
    Left,
    /// 4.3: one hero and five faction cards make room for five heroes.
    #[error("one hero and five faction cards are out of the game with heroes, nothing without (rule 4.3)")]
    Replaced,
    /// 4.5: three artifacts each.
    #[error("each player gets three different artifacts, or none if they are not in the game (rule 4.5)")]
    Artifacts,
    /// 4.6: the ten potions.
    #[error("the potions are not the ten of rule 4.6")]
    Potions,
    /// 4.8: who leads.
    #[error("the first leader does not sit at the table, or is not the one agreed on (rule 4.8)")]
    First,
}

impl DealError {
    /// The number of the rule it breaks.
    pub const fn rule(&self) -> &'static str {
        match self {
            DealError::Foreign(_) | DealError::NotOnce(_) => "4.1",
            DealError::Hand { needed: 13, .. } | DealError::DrawPile { needed: 26, .. } => "4.4",
            DealError::Hand { needed: 0 | 9 | 12, .. } | DealError::DrawPile { needed: 36, .. } => "12.1",
            DealError::Hand { .. } | DealError::DrawPile { .. } => "15.3",
            DealError::Left => "4.2",
            DealError::Replaced => "4.3",
            DealError::Artifacts => "4.5",
            DealError::Potions => "4.6",
            DealError::First => "4.8",
        }
    }
}

/// A set-up that was found legal, in the form the engine uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Setup", into = "Setup"))]
pub struct Rules {
    factions: [Option<Faction>; FACTION_SLOTS + 1],
    in_play: FactionSet,
    facts: Facts,
    pair: Pair,
    players: u8,
    options: Options,
    /// What the powers of the deck declare.
    by_slot: BySlot,
}

/// A pair, by its place in [`PAIRS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
enum Pair {
    First,
    Second,
    Third,
}

impl Pair {
    const ALL: [Pair; PAIRS.len()] = [Pair::First, Pair::Second, Pair::Third];
}

/// What was agreed on besides the factions, in one byte: a position has none to spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Options(u8);

impl Options {
    const ARTIFACTS: u8 = 1;
    const HEROES: u8 = 2;
    /// All factions are asked at every moment, declared or not: only in the law test of the declarations.
    const ALL_EARS: u8 = 4;
    /// The rules of Claim 2.
    const C2: u8 = 8;
    /// Above this bit are the cards of each hand in a study deck (15).
    const STUDY: u32 = 4;

    fn of(setup: &Setup) -> Options {
        let bit = |is_set, bit| if is_set { bit } else { 0 };
        let edition = bit(setup.edition == Edition::C2, Options::C2);
        let study = setup.study.unwrap_or_default() << Options::STUDY;
        Options(bit(setup.artifacts, Options::ARTIFACTS) | bit(setup.heroes, Options::HEROES) | edition | study)
    }

    #[inline]
    const fn has(self, option: u8) -> bool {
        self.0 & option != 0
    }
}

impl From<Rules> for Setup {
    fn from(rules: Rules) -> Setup {
        rules.setup()
    }
}

impl TryFrom<Setup> for Rules {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Rules, SetupError> {
        setup.rules()
    }
}

impl Rules {
    /// The set-up it came from, as far as the game depends on it.
    pub fn setup(&self) -> Setup {
        Setup {
            factions: self.factions.into_iter().flatten().collect(),
            players: self.players,
            edition: self.edition(),
            artifacts: self.artifacts(),
            heroes: self.heroes(),
            first: None,
            facts: self.facts,
            study: self.study().map(NonZeroU8::get),
        }
    }

    /// What the powers of the deck declare, by slot.
    #[inline]
    pub(crate) const fn by_slot(&self) -> &BySlot {
        &self.by_slot
    }

    /// The same rules for a position that is only thought of: something may have changed how strong a card is, whatever the deck.
    pub(crate) const fn with_anything_between(mut self) -> Rules {
        self.by_slot.more.between = Between::Anything;
        self
    }

    /// The same rules, but every power is asked at every moment. Games must not differ.
    #[doc(hidden)]
    pub fn all_ears(mut self) -> Rules {
        self.options.0 |= Options::ALL_EARS;
        self.prepared()
    }

    /// The same with what follows from the declarations of the powers worked out.
    fn prepared(mut self) -> Rules {
        self.by_slot = BySlot::of(&self);
        self
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The edition.
    #[inline]
    pub const fn edition(&self) -> Edition {
        if self.options.has(Options::C2) { Edition::C2 } else { Edition::A }
    }

    /// Are artifacts in the game?
    #[inline]
    pub const fn artifacts(&self) -> bool {
        self.options.has(Options::ARTIFACTS)
    }

    /// Are heroes in the game?
    #[inline]
    pub const fn heroes(&self) -> bool {
        self.options.has(Options::HEROES)
    }

    /// The facts that are printed on the cards only.
    #[inline]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The factions in play.
    #[inline]
    pub const fn in_play(&self) -> FactionSet {
        self.in_play
    }

    /// The faction of each slot; none for the heroes.
    pub(crate) const fn factions(&self) -> &[Option<Faction>; FACTION_SLOTS + 1] {
        &self.factions
    }

    /// The factions in play with their slots, in the order of the deck.
    pub fn slots(&self) -> impl Iterator<Item = (Slot, Faction)> {
        let factions = self.factions;
        (0..FACTION_SLOTS).filter_map(move |i| Some((Slot::new(i as u8)?, factions[i]?)))
    }

    /// The faction of a slot; none for the heroes.
    #[inline]
    pub const fn faction(&self, slot: Slot) -> Option<Faction> {
        self.factions[slot.index()]
    }

    /// The slot of a faction, if it is in play.
    #[inline]
    pub const fn slot(&self, faction: Faction) -> Option<Slot> {
        if !self.in_play.has(faction) {
            return None;
        }
        // The pair comes first, and then the others in the order of their numbers.
        let number = match faction.pair() {
            Some(pair) => (PAIRS[pair as usize][1] as u8 == faction as u8) as u8,
            None => 2 + self.in_play.before(faction).and(Faction::TEN_CARDS).len(),
        };
        Some(Slot::at(number))
    }

    /// Which seats play together: each alone, or opposite partners (12.2).
    #[inline]
    pub const fn side(&self, seat: Seat) -> u8 {
        if self.players == 4 { seat.0 % 2 } else { seat.0 }
    }

    /// How many sides there are.
    #[inline]
    pub const fn sides(&self) -> u8 {
        if self.players == 4 { 2 } else { self.players }
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// Do potions exist in this game (4.6)?
    #[inline]
    pub(crate) const fn potions(&self) -> bool {
        !self.in_play.and(SETTING_OUT_POTIONS).is_empty()
    }

    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        &LAYOUTS[self.pair as usize]
    }

    /// The cards of each hand in a study deck (15).
    #[inline]
    const fn study(&self) -> Option<NonZeroU8> {
        NonZeroU8::new(self.options.0 >> Options::STUDY)
    }

    /// The slot of a card.
    #[inline]
    pub fn slot_of(&self, card: Card) -> Slot {
        self.layout().slots[card.index()]
    }

    /// The faction of a card; none for a hero.
    #[inline]
    pub fn faction_of(&self, card: Card) -> Option<Faction> {
        self.faction(self.slot_of(card))
    }

    /// The printed value of a card.
    #[inline]
    pub fn value_of(&self, card: Card) -> u8 {
        match Hero::of(card) {
            Some(hero) => self.facts.heroes[hero as usize],
            None => self.layout().values[card.index()],
        }
    }

    /// The places of a faction's cards, none if it is not in play.
    #[inline]
    pub(crate) fn cards_of(&self, faction: Faction) -> CardSet {
        self.slot(faction).map_or(CardSet::EMPTY, |slot| self.layout().cards[slot.index()])
    }

    /// All cards of a faction that are in the box, those that leave before the deal included.
    pub fn all_of(&self, slot: Slot) -> CardSet {
        self.places_of(slot).collect()
    }

    /// The same from the lowest place up. A pair fills its slots; the values of a ten-card faction go up from 0 by one. A
    /// study deck has the first places of each.
    #[inline]
    pub(crate) fn places_of(&self, slot: Slot) -> impl Iterator<Item = Card> + use<> {
        let cards = match self.faction(slot) {
            Some(faction) => match self.study() {
                Some(hand) => (4 * usize::from(hand.get()) - slot.index()).div_ceil(STUDY_FACTIONS),
                None => faction.values().len(),
            },
            None if slot.is_heroes() && self.heroes() => Hero::ALL.len(),
            None => 0,
        };
        let first = self.layout().first_place(slot);
        (first..first + cards as u8).map(Card::at)
    }

    /// All cards of the game.
    pub fn all_cards(&self) -> CardSet {
        (0..=FACTION_SLOTS as u8).filter_map(Slot::new).fold(CardSet::EMPTY, |all, slot| all.or(self.all_of(slot)))
    }

    /// All cards that look like this one; a card is played by its face, so answers name the first of them.
    #[inline]
    pub fn copies(&self, card: Card) -> CardSet {
        self.layout().copies(card)
    }

    /// Does the faction's power have something to do at this moment?
    #[inline]
    pub(crate) const fn hears(&self, moment: Moment, faction: Faction) -> bool {
        self.takes_every_step() || LISTENERS[moment as usize].has(faction)
    }

    /// The factions in play whose power has something to do at this moment.
    #[inline]
    pub(crate) const fn listeners(&self, moment: Moment) -> FactionSet {
        if self.takes_every_step() { self.in_play } else { self.in_play.and(LISTENERS[moment as usize]) }
    }

    /// Is every trick taken step by step, and every power asked? Only in the law test of the declarations.
    #[inline]
    pub(crate) const fn takes_every_step(&self) -> bool {
        self.options.has(Options::ALL_EARS)
    }

    /// The cards of each hand at the deal (4.4, 12.1, 15.3).
    pub const fn hand_size(&self) -> u8 {
        match self.players {
            2 => match self.study() {
                Some(hand) => hand.get(),
                None => 13,
            },
            3 => 12,
            _ => 9,
        }
    }

    /// The cards of the draw pile at the deal (4.4, 12.1, 15.3).
    pub const fn draw_size(&self) -> u8 {
        if self.players == 2 { 2 * self.hand_size() } else { 36 }
    }

    /// All cards that are dealt (4.4, 12.1).
    pub const fn dealt_cards(&self) -> u8 {
        self.players * self.hand_size() + self.draw_size()
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game as _};

    use super::*;
    use crate::{
        deal::{Deal, DrawPile},
        decks::how_many,
        factions::Faction::*,
        sets::NamedSet,
        state::State,
    };

    fn three() -> Setup {
        let seven = [Knights, Goblins, Dwarves, Seers, Undead, Bards, Vikings];
        Setup { players: 3, ..Setup::two(seven) }
    }

    /// How many sets of `size` factions are legal decks for this number of players.
    fn legal_decks(size: u32, players: u8) -> usize {
        let sets = (0u32..1 << Faction::ALL.len()).filter(|set| set.count_ones() == size);
        let setup = |set| Setup { players, ..Setup::two(FactionSet(set).iter()) };
        sets.filter(|&set| setup(set).rules().is_ok()).count()
    }

    #[track_caller]
    fn refused(setup: Setup) -> (SetupError, &'static str) {
        let error = setup.rules().expect_err("the set-up should be refused");
        assert!(error.to_string().contains(&format!("(rule {})", error.rule())), "{error}");
        (error, error.rule())
    }

    #[test]
    fn exactly_the_decks_of_4_1_are_legal_for_two() {
        // 2.2, 4.1
        assert_eq!(legal_decks(5, 2), how_many(2));
        for size in [4, 6, 7] {
            assert_eq!(legal_decks(size, 2), 0, "4.1: {size} factions");
        }
    }

    #[test]
    fn exactly_the_decks_of_12_1_are_legal_for_three_and_for_four() {
        // 12.1
        assert_eq!((legal_decks(7, 3), legal_decks(7, 4)), (how_many(3), how_many(4)));
        for size in [5, 6, 8] {
            assert_eq!(legal_decks(size, 3), 0, "12.1: {size} factions");
        }
    }

    #[test]
    fn every_legal_deck_has_52_or_72_cards() {
        // 4.1, 4.2, 12.1
        let cards = |rules: Rules| {
            let cards = rules.slots().map(|(_, f)| f.values().len() - usize::from(f.leave())).sum::<usize>();
            assert_eq!(usize::from(rules.dealt_cards()), cards);
            cards
        };
        assert_eq!(cards(Setup::two([Kings, Peasants, Raccoons, Shadows, Bards]).rules().unwrap()), 52);
        assert_eq!(cards(three().rules().unwrap()), 72);
        assert_eq!(cards(Setup { players: 4, ..three() }.rules().unwrap()), 72);
    }

    #[test]
    fn a_deck_is_refused_by_the_rule_it_breaks() {
        // 4.1
        let two = |factions: &[Faction]| Setup::two(factions.iter().copied());
        assert_eq!(
            refused(two(&[Kings, Peasants, Bards, Bards, Seers])),
            (SetupError::Twice { faction: Bards }, "4.1")
        );
        assert_eq!(refused(two(&[Dwarves, Trolls, Bards, Seers, Undead])), (SetupError::NoPair, "4.1"));
        assert_eq!(refused(two(&[Kings, Peasants, Giants, Gnomes, Seers])), (SetupError::TwoPairs, "4.1"));
        assert_eq!(refused(two(&[Kings, Gnomes, Bards, Undead, Seers])), (SetupError::TwoPairs, "4.1"));
        let half = SetupError::HalfAPair { missing: Peasants };
        assert_eq!(refused(two(&[Kings, Bards, Undead, Seers])), (half, "4.1"));
        let tens = |found, needed, players| SetupError::TenCardFactions { found, needed, players };
        assert_eq!(refused(two(&[Kings, Peasants, Bards, Undead])), (tens(2, 3, 2), "4.1"));
        assert_eq!(refused(Setup { players: 2, ..three() }), (tens(5, 3, 2), "4.1"));
        let five = [Knights, Goblins, Dwarves, Seers, Undead];
        assert_eq!(refused(Setup { players: 4, ..two(&five) }), (tens(3, 5, 4), "12.1"));
    }

    #[test]
    fn a_study_deck_is_refused_all_that_is_not_in_section_15() {
        // 15.1
        let study = |hand, factions: &[Faction]| Setup { study: Some(hand), ..Setup::two(factions.iter().copied()) };
        let mini = study(3, &[Knights, Goblins, Undead]);
        assert!(mini.rules().is_ok());
        for hand in [0, 1, 5, 13, u8::MAX] {
            assert_eq!(refused(study(hand, &[Knights, Goblins, Undead])), (SetupError::StudyHand { hand }, "15.1"));
        }
        let plain = (SetupError::StudyIsPlain, "15.1");
        assert_eq!(refused(Setup { players: 3, ..mini.clone() }), plain);
        assert_eq!(refused(Setup { players: 4, ..mini.clone() }), plain);
        assert_eq!(refused(Setup { artifacts: true, ..mini.clone() }), plain);
        assert_eq!(refused(Setup { heroes: true, ..mini }), plain);
        let many = study(2, &[Knights, Goblins, Undead, Bards, Seers]);
        assert_eq!(refused(many), (SetupError::StudyFactions { found: 3 }, "15.1"));
        assert_eq!(refused(study(2, &[Knights, Goblins])), (SetupError::StudyFactions { found: 0 }, "15.1"));
        for faction in [Raccoons, Shadows] {
            let left = (SetupError::StudyLeave { faction }, "15.1");
            assert_eq!(refused(study(2, &[Kings, Peasants, faction])), left);
        }
        assert_eq!(refused(study(2, &[Bards])), (SetupError::NoPair, "4.1"));
        let tens = SetupError::TenCardFactions { found: 1, needed: 3, players: 2 };
        assert_eq!(refused(Setup { study: None, ..study(2, &[Knights, Goblins, Undead]) }), (tens, "4.1"));
    }

    #[test]
    fn a_study_deck_has_the_lowest_cards_of_its_factions() {
        // 15.2, 15.3
        let cards = |hand| {
            let setup = Setup { study: Some(hand), ..Setup::two([Undead, Knights, Goblins]) };
            let rules = setup.rules().unwrap();
            assert_eq!(rules.setup(), Setup { factions: vec![Knights, Goblins, Undead], ..setup });
            assert_eq!(u32::from(rules.dealt_cards()), rules.all_cards().len());
            assert_eq!((rules.hand_size(), rules.draw_size()), (hand, 2 * hand));
            rules.all_cards().iter().map(|card| rules.card_name(card)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(cards(2), "Kn2 Kn3 Kn4 Go0 Go0 Go0 Un0 Un1");
        assert_eq!(cards(3), "Kn2 Kn3 Kn4 Kn5 Go0 Go0 Go0 Go0 Un0 Un1 Un2 Un3");
        assert_eq!(cards(4), "Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Go0 Go0 Go0 Go0 Go0 Un0 Un1 Un2 Un3 Un4");
    }

    #[test]
    fn a_game_for_more_than_two_is_refused_what_is_for_two() {
        // 12.1
        for players in [0, 1, 5] {
            assert_eq!(refused(Setup { players, ..three() }), (SetupError::Players { players }, "12.1"));
        }
        for faction in [Wizards, Druids, Shapeshifters, Vampires, Zombies, Werewolves, Shadows] {
            let factions = vec![Knights, Goblins, Dwarves, Seers, Undead, Bards, faction];
            let error = SetupError::TwoPlayersOnly { faction };
            assert_eq!(refused(Setup { factions, ..three() }), (error, "12.1"));
        }
        assert_eq!(refused(Setup { artifacts: true, ..three() }), (SetupError::ArtifactsForTwo, "12.1"));
        assert_eq!(refused(Setup { heroes: true, ..three() }), (SetupError::HeroesForTwo, "12.1"));
        for edition in [Edition::A, Edition::C2] {
            assert!(Setup { edition, players: 4, ..three() }.rules().is_ok(), "12.1: either edition");
        }
    }

    #[test]
    fn trolls_are_allowed_to_more_than_two_but_advised_against() {
        // 12.1
        let factions = vec![Knights, Goblins, Dwarves, Seers, Undead, Bards, Trolls];
        let with_trolls = Setup { factions, ..three() };
        assert!(with_trolls.rules().is_ok() && with_trolls.advised_against());
        assert!(!three().advised_against());
        assert!(!NamedSet::Claim2.setup(2).unwrap().advised_against());
    }

    #[test]
    fn what_is_advised_against_is_what_a_power_declares_and_no_moment_it_listens_to() {
        // 12.1
        for faction in Faction::ALL {
            let declared = with_power!(faction, P => P::ADVISED_FOR_TWO_ONLY);
            assert_eq!(declared, faction == Trolls, "{faction}");
            let setup = Setup { factions: vec![faction], ..three() };
            assert_eq!(setup.advised_against(), declared, "{faction}");
            assert!(!Setup { players: 2, ..setup }.advised_against(), "{faction}");
        }
    }

    #[test]
    fn facts_printed_on_cards_can_be_overridden_within_reason() {
        // 2.5
        let facts = Facts::default();
        assert_eq!((0..14).filter(|value| facts.loot >> value & 1 == 1).collect::<Vec<_>>(), [0, 2, 4, 6, 8, 10, 12]);
        assert_eq!(facts.heroes, [8, 5, 4, 9, 6, 3], "Lich King, Skeleton, Warlock, Cthulhu, Mummy, Cube");
        let with = |facts| Setup { facts, ..three() };
        assert_eq!(refused(with(Facts { loot: 1 << 14, ..facts })), (SetupError::Loot, "2.5"));
        let heroes = [0, 0, 0, 0, 0, 20];
        assert_eq!(refused(with(Facts { heroes, ..facts })), (SetupError::HeroValue { value: 20 }, "2.5"));
        assert!(with(Facts { loot: 0b10_0000_0000_0001, heroes: [19; 6] }).rules().is_ok());
    }

    #[test]
    fn the_first_leader_is_named_or_drawn() {
        // 4.8
        let first = Seat(3);
        assert_eq!(refused(Setup { first: Some(first), ..three() }), (SetupError::FirstLeader { first }, "4.8"));
        let deals = |setup: &Setup| {
            let first = |seed| State::deal(setup, &mut Chance::from_seed(seed)).unwrap().first;
            (0..60).map(first).collect::<Vec<_>>()
        };
        assert!(deals(&Setup { first: Some(Seat(2)), ..three() }).iter().all(|&first| first == Seat(2)));
        let drawn = deals(&three());
        assert!((0..3).all(|seat| drawn.contains(&Seat(seat))), "4.8: at random by default");
        let setup = Setup { first: Some(Seat(2)), ..three() };
        let deal = State::deal(&setup, &mut Chance::from_seed(1)).unwrap();
        assert_eq!(State::start(&setup, &deal).unwrap().leader(), Seat(2));
        let other = Setup { first: Some(Seat(1)), ..three() };
        assert_eq!(State::start(&other, &deal).unwrap_err(), SetupError::Deal(DealError::First));
    }

    #[test]
    fn a_deal_that_does_not_fit_is_refused_by_the_rule_it_breaks() {
        let setup = three();
        let good = State::deal(&setup, &mut Chance::from_seed(1)).unwrap();
        let broken = |change: fn(&mut Deal)| {
            let mut deal = good;
            change(&mut deal);
            State::start(&setup, &deal).unwrap_err().rule()
        };
        assert_eq!(broken(|d| d.hands[0].add(crate::Hero::Mummy.card())), "4.1", "a card that is not in the deck");
        assert_eq!(broken(|d| d.hands[0] = d.hands[1]), "4.1", "a card dealt twice");
        assert_eq!(broken(|d| d.hands[0].remove(d.hands[0].first().unwrap())), "12.1");
        assert_eq!(broken(|d| d.hands.swap(2, 3)), "12.1", "nobody sits there");
        assert_eq!(broken(|d| d.draw = DrawPile::new(&d.draw.iter().skip(1).collect::<Vec<_>>())), "12.1");
        assert_eq!(broken(|d| d.first = Seat(3)), "4.8");
        assert_eq!(broken(|d| d.potions = crate::Potion::ALL.map(Some)), "4.6", "no potions without Wizards");
        assert_eq!(broken(|d| d.artifacts[0].add(crate::Artifact::ALL[0])), "4.5");
    }

    #[test]
    fn two_get_13_cards_and_26_are_the_draw_pile() {
        // 4.4; 12.1: 12 for three, 9 for four, 36 to draw.
        let sizes = |setup: &Setup| {
            let deal = State::deal(setup, &mut Chance::from_seed(7)).unwrap();
            (deal.hands.map(CardSet::len), deal.draw.len())
        };
        assert_eq!(sizes(&NamedSet::Claim.setup(2).unwrap()), ([13, 13, 0, 0], 26));
        assert_eq!(sizes(&three()), ([12, 12, 12, 0], 36));
        assert_eq!(sizes(&Setup { players: 4, ..three() }), ([9, 9, 9, 9], 36));
    }

    #[test]
    fn four_raccoons_and_ten_shadows_leave_before_the_deal() {
        // 4.2: what remains is shuffled with all other cards, so it can be in hands and in the draw pile.
        let setup = Setup::two([Kings, Peasants, Raccoons, Shadows, Bards]);
        let rules = setup.rules().unwrap();
        let (mut in_hands, mut in_draw, mut gone) = (0, 0, CardSet::EMPTY);
        for seed in 0..50 {
            let deal = State::deal(&setup, &mut Chance::from_seed(seed)).unwrap();
            let raccoons = rules.cards_of(Raccoons);
            assert_eq!((deal.left.and(raccoons).len(), deal.left.len()), (4, 14), "4.2");
            in_hands += deal.hands[0].or(deal.hands[1]).and(raccoons).len();
            in_draw += deal.draw.iter().filter(|&card| raccoons.has(card)).count();
            gone = gone.or(deal.left.and(raccoons));
        }
        assert!(in_hands > 0 && in_draw > 0, "4.2: shuffled with all other cards");
        assert_eq!(gone.len(), 14, "4.2: any of them can leave");
    }

    #[test]
    fn potions_come_with_wizards_and_the_moon_starts_dark() {
        // 4.6, 4.7
        let potions = |setup: &Setup| State::deal(setup, &mut Chance::from_seed(7)).unwrap().potions;
        let mut with = potions(&Setup::two([Kings, Peasants, Wizards, Shadows, Bards]));
        with.sort_unstable();
        assert_eq!(with, crate::Potion::ALL.map(Some));
        let wolves = Setup::two([Kings, Peasants, Werewolves, Shadows, Bards]);
        assert_eq!(potions(&wolves), [None; 10]);
        let deal = State::deal(&wolves, &mut Chance::from_seed(7)).unwrap();
        assert!(!State::start(&wolves, &deal).unwrap().full_moon());
    }

    #[test]
    fn magic_and_shadow_go_with_either_edition() {
        // 3, 4.3, 4.5
        for edition in [Edition::A, Edition::C2] {
            let setup = Setup {
                edition,
                artifacts: true,
                heroes: true,
                ..Setup::two([Giants, Gnomes, Wizards, Vampires, Shadows])
            };
            assert_eq!(setup.rules().unwrap().edition(), edition);
        }
    }
}
