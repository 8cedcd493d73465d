//! A trick: the cards in it, how strong they are and what they count as (7.1, 7.2).

use game::Seat;

use crate::{
    action::MOST_PLAYS,
    by_seat::{BySeat as _, at_table},
    card::{Card, Slot},
    declared::{Between, Known},
    factions::Faction,
    heroes::{Hero, with_hero},
    phase::Phase,
    state::State,
};

/// A card in the trick, with all that lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// The faction it is of in this trick, or the heroes.
    pub slot: Slot,
    marks: Marks,
    /// The card that was played for it, when it came by a swap with the prize.
    pub swapped_for: Option<Card>,
    /// What lies on this very card: it is lost when the card is swapped.
    pub laid: i8,
    /// What its player brought to it: it passes to the card that is swapped in.
    pub brought: i8,
}

/// A place in the trick that is not in use: nobody has to follow it.
impl Default for Play {
    fn default() -> Play {
        Play {
            card: Card::default(),
            seat: Seat::default(),
            slot: Slot::HEROES,
            marks: Marks::default(),
            swapped_for: None,
            laid: 0,
            brought: 0,
        }
    }
}

/// What has happened to a card in the trick, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
struct Marks(u8);

impl Marks {
    const TURNED: u8 = 1;
    const DOUBLED: u8 = 2;
    const GONE: u8 = 4;
    const SWAPPED_IN: u8 = 8;

    #[inline]
    const fn has(self, mark: u8) -> bool {
        self.0 & mark != 0
    }
}

impl Play {
    #[inline]
    pub(crate) fn new(card: Card, seat: Seat, slot: Slot) -> Play {
        Play { card, seat, slot, ..Play::default() }
    }

    /// Was it turned into another faction (9.18)? Then it has no power.
    #[inline]
    pub const fn is_turned(&self) -> bool {
        self.marks.has(Marks::TURNED)
    }

    /// Does a potion double its printed value?
    #[inline]
    pub const fn is_doubled(&self) -> bool {
        self.marks.has(Marks::DOUBLED)
    }

    /// Was it discarded out of the trick, or has it gone where it goes?
    #[inline]
    pub const fn is_gone(&self) -> bool {
        self.marks.has(Marks::GONE)
    }

    /// Was it swapped in from the hand (9.10)? Then it was not played: powers of played cards pass it by.
    #[inline]
    pub const fn is_swapped_in(&self) -> bool {
        self.marks.has(Marks::SWAPPED_IN)
    }

    /// Has it the power of its faction as a card that was played (9.10, 9.18)?
    #[inline]
    pub(crate) const fn has_power(&self) -> bool {
        !self.marks.has(Marks::TURNED | Marks::SWAPPED_IN)
    }

    /// Nothing lies on it, and nobody brought anything to it.
    #[inline]
    pub(crate) const fn is_bare(&self) -> bool {
        self.laid | self.brought == 0 && !self.is_doubled()
    }

    /// Is it here, of its own faction, and was it played? It may be stronger than it was.
    #[inline]
    pub(crate) const fn is_as_played(&self) -> bool {
        self.marks.0 & !Marks::DOUBLED == 0
    }

    pub(crate) const fn turn_into(&mut self, slot: Slot) {
        self.slot = slot;
        self.marks.0 |= Marks::TURNED;
    }

    pub(crate) const fn double(&mut self) {
        self.marks.0 |= Marks::DOUBLED;
    }

    #[inline]
    pub(crate) const fn leave(&mut self) {
        self.marks.0 |= Marks::GONE;
    }

    pub(crate) const fn come_back(&mut self) {
        self.marks.0 &= !Marks::GONE;
    }

    pub(crate) const fn swap_in(&mut self) {
        self.marks.0 |= Marks::SWAPPED_IN;
    }
}

/// The cards played since the trick began, and what was agreed about them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Trick {
    #[cfg_attr(feature = "serde", serde(with = "crate::written::in_use"))]
    plays: [Play; MOST_PLAYS],
    len: u8,
    /// How many of the first cards were set aside (9.15): they are won, but decide nothing.
    aside: u8,
    /// Who leads.
    pub leader: Seat,
    /// Each plays two cards (9.20).
    pub double: bool,
    /// The highest card of all wins (9.21).
    pub open: bool,
    /// Each takes their own cards (9.6).
    pub apart: bool,
    /// That was so before the first cards were set aside, so an Hourglass does not undo it.
    pub(crate) apart_before: bool,
    /// A card was discarded out of the trick (9.7).
    pub(crate) thinned: bool,
}

impl Trick {
    pub(crate) fn new(leader: Seat) -> Trick {
        Trick { leader, ..Trick::default() }
    }

    /// All cards in the order played, those set aside first.
    #[inline]
    pub fn plays(&self) -> &[Play] {
        &self.plays[..usize::from(self.len).min(MOST_PLAYS)]
    }

    #[inline]
    pub(crate) fn plays_mut(&mut self) -> &mut [Play] {
        &mut self.plays[..usize::from(self.len).min(MOST_PLAYS)]
    }

    /// The place of the first card that decides: those before it were set aside.
    #[inline]
    pub fn first(&self) -> usize {
        usize::from(self.aside)
    }

    /// The cards that decide.
    #[inline]
    pub fn deciding(&self) -> &[Play] {
        self.plays().get(self.first()..).unwrap_or(&[])
    }

    /// The card that was led, if one was.
    #[inline(always)]
    pub fn lead(&self) -> Option<&Play> {
        match self.aside {
            0 if self.len > 0 => Some(&self.plays[0]),
            0 => None,
            _ => self.deciding().first(),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, play: Play) {
        let len = self.len;
        if let Some(place) = self.plays.get_mut(usize::from(len)) {
            // The rest of the place is as at first, since it was not in use.
            (place.card, place.seat, place.slot, place.marks) = (play.card, play.seat, play.slot, play.marks);
            (place.laid, place.brought, place.swapped_for) = (play.laid, play.brought, play.swapped_for);
            self.len = len + 1;
        }
    }

    /// Does each play one card, and was none set aside?
    #[inline]
    pub(crate) const fn is_common(&self) -> bool {
        !self.double && self.aside == 0
    }

    /// The slot of the first card, whether it was set aside or not; that of the heroes if there is none.
    #[inline(always)]
    pub(crate) const fn first_slot(&self) -> Slot {
        self.plays[0].slot
    }

    /// The slot of the card that was led; that of the heroes, whom nobody has to follow, if none was.
    #[inline(always)]
    pub(crate) fn led(&self) -> Slot {
        match self.aside {
            0 => self.first_slot(),
            aside => self.plays.get(usize::from(aside)).map_or(Slot::HEROES, |play| play.slot),
        }
    }

    /// How many cards there are.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// How many cards there are, those set aside left out.
    #[inline]
    pub(crate) fn deciding_cards(&self) -> u8 {
        self.len.saturating_sub(self.aside)
    }

    /// All cards, if there are `N` of them and none was set aside.
    #[inline(always)]
    pub(crate) fn all<const N: usize>(&self) -> Option<&[Play; N]> {
        if usize::from(self.len) == N && self.aside == 0 { self.plays.first_chunk() } else { None }
    }

    /// Lays something on the card at `at`.
    pub(crate) fn lay_on(&mut self, at: usize, bonus: i8) {
        if let Some(play) = self.plays_mut().get_mut(at) {
            play.laid = bonus;
        }
    }

    /// The card at `at` has gone where it goes.
    #[inline]
    pub(crate) fn leaves(&mut self, at: usize) {
        if let Some(play) = self.plays.get_mut(at) {
            play.leave();
        }
    }

    /// Takes all cards away; `leader` leads.
    #[inline(always)]
    pub(crate) fn clear(&mut self, leader: Seat) {
        // What was not in use is as it was at first.
        let [first, second, others @ ..] = &mut self.plays;
        (*first, *second) = (Play::default(), Play::default());
        if self.len > 2 {
            others.fill(Play::default());
        }
        *self = Trick { plays: self.plays, ..Trick::new(leader) };
    }

    /// Takes the last deciding card back.
    pub(crate) fn pop(&mut self) -> Option<Play> {
        if self.len <= self.aside {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.plays[usize::from(self.len) % MOST_PLAYS]))
    }

    /// Sets all cards aside; the same leader leads again (9.15).
    pub(crate) fn set_aside(&mut self) {
        self.aside = self.len;
        self.double = false;
        self.open = false;
        self.apart_before = self.apart;
    }

    #[cfg(feature = "serde")]
    pub(crate) fn is_sound(&self, players: u8) -> bool {
        let unused = &self.plays[usize::from(self.len).min(MOST_PLAYS)..];
        usize::from(self.len) <= MOST_PLAYS
            && self.aside <= self.len
            && self.leader.0 < players
            && self.plays().iter().all(|play| play.seat.0 < players)
            && unused.iter().all(|play| *play == Play::default())
            && self.plays().iter().all(|play| play.laid.unsigned_abs() < 60 && play.brought.unsigned_abs() < 60)
    }
}

impl State {
    /// How many cards the trick has when it is complete, without those set aside.
    #[inline]
    pub(crate) fn trick_size(&self) -> u8 {
        if self.trick.double { 4 } else { self.rules.players() }
    }

    /// Has everybody played? Cards that were set aside do not count.
    #[inline]
    pub(crate) fn trick_is_complete(&self) -> bool {
        self.trick.deciding_cards() >= self.trick_size()
    }

    /// Who plays next in the trick.
    #[inline]
    pub(crate) fn next_to_play(&self) -> Seat {
        let players = self.rules.players();
        let played = self.trick.deciding_cards();
        // Only two players ever play two cards each, and a division would cost more than all the rest.
        self.trick.leader.after(if players == 2 { played & 1 } else { played }, players)
    }

    /// The faction that has to be followed; none if nothing was led, or a hero (10.1).
    #[inline(always)]
    pub fn led(&self) -> Option<Slot> {
        Some(self.trick.led()).filter(|slot| !slot.is_heroes())
    }

    /// The faction whose power a played card has: its own, unless it was turned (9.18).
    #[inline]
    pub(crate) fn power_of(&self, play: &Play) -> Option<Faction> {
        if play.is_turned() { None } else { self.rules.faction(play.slot) }
    }

    /// The faction whose power a card has as a played card: none, if it was swapped in (9.10).
    #[inline]
    pub(crate) fn played_power_of(&self, play: &Play) -> Option<Faction> {
        if play.has_power() { self.rules.faction(play.slot) } else { None }
    }

    /// The hero a played card is, unless it was turned (9.18).
    #[inline]
    pub(crate) fn hero_of(play: &Play) -> Option<Hero> {
        if play.is_turned() { None } else { Hero::of(play.card) }
    }

    /// 7.2: does the card count as the led faction?
    #[inline(always)]
    pub(crate) fn counts_as(&self, play: &Play, led: Slot) -> bool {
        self.counts(play.slot, !play.is_turned(), led)
    }

    /// The same for a card of `own` slot, which has its power or was turned.
    #[inline(always)]
    pub(crate) fn counts(&self, own: Slot, has_power: bool, led: Slot) -> bool {
        (own == led) | has_power & self.rules.by_slot().stand_ins.has(own)
    }

    /// 7.1: the effective value of the card at `at`.
    #[inline]
    pub fn strength(&self, at: usize) -> u8 {
        self.trick.plays().get(at).map_or(0, |play| self.strength_of(play, self.known()))
    }

    /// The same for a card that lies there.
    #[inline(always)]
    pub(crate) fn strength_of<const PLAIN: bool>(&self, play: &Play, known: Known<PLAIN>) -> u8 {
        let more = known.more(self);
        if more.between != Between::Nothing && !self.is_bare(play) {
            return self.changed_strength(play);
        }
        let value = if more.between == Between::Nothing {
            self.rules.layout().values[play.card.index()]
        } else {
            self.rules.value_of(play.card)
        };
        let is_alone = self.rules.by_slot().lenders.is_empty()
            || known.phase == Phase::One
            || self.front.of(at_table(play.seat)).is_empty();
        if is_alone { value } else { value.saturating_add(self.lent_to(value, play.seat)) }
    }

    /// Is a card as strong as printed, with what cards of a display lend to it?
    #[inline(always)]
    fn is_bare(&self, play: &Play) -> bool {
        play.is_bare() && !self.trick.led().is_heroes()
    }

    /// What cards in the display of who played a card of this value lend to it. Cards of this very trick lend nothing.
    #[inline(never)]
    fn lent_to(&self, value: u8, seat: Seat) -> u8 {
        let display = self.display(seat);
        let lends = |slot: Slot| {
            let card = self.rules.layout().card(slot, value).filter(|&card| display.has(card))?;
            let is_older = self.trick.plays().iter().all(|play| play.card != card);
            let faction = self.rules.faction(slot).filter(|_| is_older)?;
            Some(faction.declares().lends)
        };
        self.rules.by_slot().lenders.iter().filter_map(lends).sum()
    }

    /// The same if it may differ from the printed value by more than that.
    #[inline(never)]
    fn changed_strength(&self, play: &Play) -> u8 {
        let printed = self.rules.value_of(play.card);
        let mut value = i16::from(printed) + i16::from(play.laid) + i16::from(play.brought);
        if play.is_doubled() {
            value += i16::from(printed);
        }
        value += i16::from(self.lent_to(printed, play.seat));
        if self.rules.heroes()
            && play.seat != self.trick.leader
            && let Some(hero) = self.trick.lead().filter(|lead| lead.slot.is_heroes()).and_then(State::hero_of)
        {
            value -= i16::from(with_hero!(hero, H => H::weakens()));
        }
        value.clamp(0, i16::from(u8::MAX)) as u8
    }
}
