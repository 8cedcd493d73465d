//! What the powers of a deck declare, folded by slot when the rules are prepared, so that a trick need
//! not ask each faction in it.
//!
//! From a faction's file to a trick, by example: Dwarves say `GOES = [AsUsual, ToLoser]` (`factions/dwarves.rs`). The macro
//! `factions!` collects the constants of all powers in `DECLARED`. When rules are prepared, [`BySlot::of`] puts the slot
//! that the Dwarves have in this deck into `to_loser`, and whoever moves the cards of a trick looks their slots up there
//! (`goes` in `after_trick.rs`), however the trick is finished. Nobody else knows of Dwarves. What a power does besides, it
//! lists in `LISTENS`; the sets named after such moments say whose cards have to be asked.

use crate::{
    card::{FACTION_SLOTS, Slot},
    factions::{DECLARED, Faction, FactionSet},
    phase::Phase,
    power::{Goes, Moment},
    setup::Rules,
    state::State,
    trick::Play,
};

/// What a faction's power declares, in one place for all of them (`DECLARED` in `factions/mod.rs`).
pub(crate) struct Declared {
    pub(crate) goes: [Goes; 2],
    pub(crate) spoils: [Goes; 2],
    pub(crate) displays: bool,
    pub(crate) lends: u8,
    pub(crate) stands_in: bool,
    pub(crate) trumps: FactionSet,
    pub(crate) claims_next: bool,
}

impl Faction {
    #[inline]
    pub(crate) const fn declares(self) -> &'static Declared {
        &DECLARED[self as usize]
    }
}

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Slots(u8);

impl Slots {
    pub(crate) const ALL: Slots = Slots(u8::MAX);

    #[inline]
    pub(crate) const fn only(slot: Slot) -> Slots {
        Slots(slot.bit())
    }

    #[inline]
    pub(crate) const fn has(self, slot: Slot) -> bool {
        self.0 & slot.bit() != 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slots of some cards in a trick.
    #[inline]
    pub(crate) fn of(plays: &[Play]) -> Slots {
        plays.iter().fold(Slots::default(), |slots, play| slots.or(Slots::only(play.slot)))
    }

    /// Is a slot in both sets?
    #[inline]
    pub(crate) const fn meets(self, other: Slots) -> bool {
        self.0 & other.0 != 0
    }

    /// The first slot, that of the heroes if there is none, and the others.
    #[inline]
    pub(crate) const fn split(self) -> (Slot, Slots) {
        let first = (self.0 | Slot::HEROES.bit()).trailing_zeros() as u8;
        (Slot::at(first), Slots(self.0 & self.0.wrapping_sub(1)))
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Slot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let slot = Slot::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(slot)
        })
    }
}

/// What may come between the cards of a deck, which are otherwise played one by each player and decide the trick alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Between {
    /// Artifacts, potions, powers that add to every card, heroes.
    #[default]
    Anything,
    /// Heroes.
    Heroes,
    /// Nothing.
    Nothing,
}

/// What all factions of a deck declare, by slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct BySlot {
    /// Whose cards may be played instead of following (8.4): `STANDS_IN`.
    pub(crate) stand_ins: Slots,
    /// For each slot that can be led, whose cards trump it: `TRUMPS`.
    pub(crate) trumps: [Slots; FACTION_SLOTS + 1],
    /// Whose cards go to the winner's score pile in phase one: `GOES`.
    pub(crate) to_winner: Slots,
    /// Whose cards the loser collects in phase two: `GOES`.
    pub(crate) to_loser: Slots,
    /// Whose cards lie in the display when they are collected in phase two: `DISPLAYS`.
    displayed: Slots,
    /// Whose cards in a display strengthen others: `LENDS`.
    pub(crate) lenders: Slots,
    /// Whose cards may be more than put down when they are played: those of powers that listen to `OnPlay`, or all, unless
    /// they are played alone.
    acting: Slots,
    /// All else that may have a say in a trick of this deck.
    pub(crate) more: More,
    /// For each phase, with whose cards any of that may have a say, if only cards do.
    special: [Slots; 2],
}

/// What may have a say in a trick besides the tables of where cards go, what trumps, stands in and lends strength.
///
/// A trick of two without any of it is a plain one: the course of a trick is compiled a second time with [`More::NONE`], so
/// that it looks at nothing but those tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct More {
    /// For each phase, whose cards go elsewhere: `GOES`.
    elsewhere: [Slots; 2],
    /// For each phase, who has a say in where the losing cards go: `SPOILS`.
    spoilers: [Slots; 2],
    /// Whose cards may do more in a trick than they declare, whoever wins it: heroes, and those of `lays` in phase two.
    loud: Slots,
    /// Whose cards may be laid elsewhere when they are collected, as all may that come to a seat with an open card: `Lays`.
    pub(crate) lays: Slots,
    /// Who has a say in the prizes after winning: `OnPrizes`.
    pub(crate) on_prizes: Slots,
    /// Whose cards do something when a trick of phase two is won, before they move: `OnWin`.
    pub(crate) on_win: Slots,
    /// For each phase, who acts at the end of a trick that it won, or has won the next trick as well: `WonWith`,
    /// `CLAIMS_NEXT`.
    after_winning: [Slots; 2],
    /// Whose cards may name who leads next: `NextLead`.
    pub(crate) leaders: Slots,
    /// Led, whose lowest card may win: `LowestWins`.
    pub(crate) lowest: Slots,
    /// What may come between the cards.
    pub(crate) between: Between,
}

impl Default for More {
    fn default() -> More {
        More::NONE
    }
}

impl More {
    /// Nothing.
    pub(crate) const NONE: More = More {
        elsewhere: [Slots(0); 2],
        spoilers: [Slots(0); 2],
        loud: Slots(0),
        lays: Slots(0),
        on_prizes: Slots(0),
        on_win: Slots(0),
        after_winning: [Slots(0); 2],
        leaders: Slots(0),
        lowest: Slots(0),
        between: Between::Nothing,
    };

    /// The slots with cards that may do more in a trick of this phase than they declare, whoever wins it.
    #[inline(always)]
    pub(crate) const fn loud(&self, phase: Phase) -> Slots {
        match phase {
            Phase::One => Slots(self.loud.0 & Slot::HEROES.bit()),
            Phase::Two => self.loud,
        }
    }

    /// The slots that do something at last after winning a trick of this phase, or have won the next one as well.
    #[inline(always)]
    pub(crate) const fn after_winning(&self, phase: Phase) -> Slots {
        self.after_winning[phase as usize]
    }

    /// The slots whose cards go neither to the discard pile nor to a player after a trick of this phase.
    #[inline(always)]
    pub(crate) const fn elsewhere(&self, phase: Phase) -> Slots {
        self.elsewhere[phase as usize]
    }

    /// The slots that have a say in where the losing cards of a trick go that they won.
    #[inline(always)]
    pub(crate) const fn spoilers(&self, phase: Phase) -> Slots {
        self.spoilers[phase as usize]
    }

    /// With whose cards in a trick of this phase any of this may have a say.
    const fn special(&self, phase: Phase) -> Slots {
        let in_phase = match phase {
            Phase::One => self.on_prizes,
            Phase::Two if self.lays.is_empty() => self.on_win,
            Phase::Two => Slots::ALL,
        };
        in_phase
            .or(self.elsewhere(phase))
            .or(self.spoilers(phase))
            .or(self.loud(phase))
            .or(self.after_winning(phase))
            .or(self.leaders)
            .or(self.lowest)
    }
}

/// What is known of a trick as its course is compiled, or else looked up before.
#[derive(Clone, Copy)]
pub(crate) struct Known<const PLAIN: bool> {
    pub(crate) phase: Phase,
    pub(crate) players: u8,
}

impl<const PLAIN: bool> Known<PLAIN> {
    /// What may have a say besides the tables: nothing in a plain trick.
    #[inline(always)]
    #[allow(clippy::unused_self)] // A plain trick is told apart by its type.
    pub(crate) const fn more(self, state: &State) -> &More {
        if PLAIN { &More::NONE } else { &state.rules.by_slot().more }
    }
}

impl State {
    /// What is known of any trick now.
    #[inline(always)]
    pub(crate) const fn known(&self) -> Known<false> {
        Known { phase: self.phase, players: self.rules.players() }
    }
}

impl BySlot {
    /// What the factions of these rules declare.
    pub(crate) fn of(rules: &Rules) -> BySlot {
        let factions = rules.factions();
        let slots = || (0u8..).zip(factions).filter_map(|(i, &faction)| Some((Slot::new(i)?, faction?)));
        let of = |is_one: &dyn Fn(Faction) -> bool| {
            let those = slots().filter(|&(_, faction)| is_one(faction));
            those.fold(Slots::default(), |set, (slot, _)| set.or(Slots::only(slot)))
        };
        let which = |says: &dyn Fn(&Declared) -> bool| of(&|faction| says(faction.declares()));
        let hears = |moment| !rules.listeners(moment).is_empty();
        let won_with = of(&|faction| rules.hears(Moment::WonWith, faction));
        let lays = of(&|faction| rules.hears(Moment::Lays, faction));
        let on_play = of(&|faction| rules.hears(Moment::OnPlay, faction));
        let between = match !hears(Moment::OnAnyPlay) && !rules.artifacts() && !rules.potions() {
            true if rules.heroes() => Between::Heroes,
            true => Between::Nothing,
            false => Between::Anything,
        };
        let more = More {
            elsewhere: [
                which(&|declared| !matches!(declared.goes[0], Goes::AsUsual | Goes::ToWinner)),
                which(&|declared| !matches!(declared.goes[1], Goes::AsUsual | Goes::ToWinner | Goes::ToLoser)),
            ],
            spoilers: [0, 1].map(|phase| which(&|declared| declared.spoils[phase] != Goes::AsUsual)),
            loud: lays.or(Slots::only(Slot::HEROES)),
            lays,
            on_prizes: of(&|faction| rules.hears(Moment::OnPrizes, faction)),
            on_win: of(&|faction| rules.hears(Moment::OnWin, faction)),
            after_winning: [won_with.or(which(&|declared| declared.claims_next)), won_with],
            leaders: of(&|faction| rules.hears(Moment::NextLead, faction)),
            lowest: of(&|faction| rules.hears(Moment::LowestWins, faction)),
            between,
        };
        BySlot {
            stand_ins: which(&|declared| declared.stands_in),
            trumps: factions.map(|led| which(&|declared| led.is_some_and(|led| declared.trumps.has(led)))),
            to_winner: which(&|declared| declared.goes[0] == Goes::ToWinner),
            to_loser: which(&|declared| declared.goes[1] == Goes::ToLoser),
            displayed: which(&|declared| declared.displays),
            lenders: which(&|declared| declared.lends > 0),
            acting: if between == Between::Anything { Slots::ALL } else { on_play },
            more,
            special: if rules.takes_every_step() {
                [Slots::ALL; 2]
            } else {
                [more.special(Phase::One), more.special(Phase::Two)]
            },
        }
    }

    /// With whose cards in a trick of this phase more than the tables may have a say.
    #[inline(always)]
    pub(crate) const fn special(&self, phase: Phase) -> Slots {
        self.special[phase as usize]
    }

    /// May anything but the card itself have a say when a card of this slot is played?
    #[inline]
    pub(crate) const fn acts_as_played(&self, slot: Slot) -> bool {
        self.acting.has(slot)
    }

    /// The slots whose cards lie in the display when they are collected in this phase.
    #[inline]
    pub(crate) const fn displayed(&self, phase: Phase) -> Slots {
        match phase {
            Phase::One => Slots(0),
            Phase::Two => self.displayed,
        }
    }
}
