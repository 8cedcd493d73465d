//! What can be said of the rest of phase two before it is played, for whoever searches it.

use std::cmp::Ordering;

use game::Seat;

use crate::{
    after_trick::Destination,
    artifacts::with_artifact,
    card::{Card, CardSet, Slot},
    declared::Slots,
    factions::with_power,
    heroes::{Hero, with_hero},
    phase::{Phase, Step},
    potion::Potion,
    power::{Counts, Moment},
    question::Question,
    setup::Rules,
    state::{ArtifactPieces, State},
    tokens::LaidOut,
    trick::{Play, Trick},
};

/// Why the rest of a game does not depend on its players' choices alone, taken in turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Doubt {
    /// Chance may decide something.
    Chance,
    /// Both may have to decide at the same time (10.7).
    AtOnce,
}

/// Where a card of a trick comes to lie, whoever won it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// With a seat, for good.
    With(Seat),
    /// In the common pool (8.15).
    Pool,
    /// In front of its player, whose next card it strengthens before it is discarded (8.19).
    Bear,
}

/// What two cards come to in phase two, if the cards alone decide (6.2, 7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    /// Who wins the trick.
    pub winner: Seat,
    /// Who leads the next one.
    pub leads: Seat,
    /// Where the lead card goes, and the other.
    pub goes: [Fate; 2],
    /// Does the moon turn (8.23)?
    pub turns_moon: bool,
    /// Does the winner take a potion, if there is one (8.18)?
    pub takes_potion: bool,
    /// For each of the two cards, what it discards from the loser's display before the cards move, if such a card lies
    /// there (8.7). Where the winner may decline (3.2), this is what they may.
    pub crushes: [Option<Card>; 2],
}

impl Rules {
    /// Which cards decide the vote of a slot's faction.
    pub fn counts(&self, slot: Slot) -> Counts {
        self.faction(slot).map_or(Counts::Plainly, |faction| with_power!(faction, P => P::COUNTS))
    }

    /// May cards of this slot be played instead of following (8.4)?
    pub fn stands_in(&self, slot: Slot) -> bool {
        self.by_slot().stand_ins.has(slot)
    }
}

impl State {
    /// Is the rest of phase two a row of [`State::duel`]s? Then nobody is asked anything but for a card and the potions on
    /// it, where a card goes that they collect (8.21), at the very end a declaration (11.3), or whether to take or crush
    /// what it is never worse to take or crush (3.2, 3.3).
    pub fn is_all_duels(&self) -> bool {
        let pots = |card: Card| Hero::of(card).is_some_and(|hero| with_hero!(hero, H => H::makes_a_pot()));
        self.is_nearly_all_duels()
            && self.doubt().is_none()
            && self.artifacts.held.iter().all(|held| held.is_empty())
            && self.artifacts.raised == [0; 2]
            && self.artifacts.lowered == [0; 2]
            && self.heroes.pot[0].is_none()
            && self.artifacts.hidden.is_none()
            && self.next.promised.is_none()
            && !self.hands[..2].iter().any(|hand| hand.iter().any(pots))
            && !self.trick.plays().iter().any(|play| pots(play.card))
    }

    /// Is it so if artifacts are left aside ([`State::without_artifacts`]), and heroes do nothing but decide who wins a trick?
    pub fn is_nearly_all_duels(&self) -> bool {
        let cards = |seat: u8| {
            let played = self.trick.plays().iter().filter(|play| play.seat.0 == seat).count();
            self.hand(Seat(seat)).len() + played as u32
        };
        self.phase == Phase::Two
            && self.rules.players() == 2
            && self.pending == Some(Question::Play)
            && self.laid_out == LaidOut { potions: self.laid_out.potions, ..LaidOut::default() }
            && self.trick_is_bare()
            && cards(0) == cards(1)
            && self.rules.in_play().iter().all(|faction| with_power!(faction, P => P::IS_KNOWN_TO_DUELS))
    }

    /// The same position without artifacts and what they left on the table, and without a pot.
    pub fn without_artifacts(&self) -> State {
        let mut state = *self;
        state.artifacts = ArtifactPieces { crowned: self.artifacts.crowned, ..ArtifactPieces::default() };
        state.heroes.pot = [None; 2];
        state.next.promised = None;
        state
    }

    /// Is there at most a lead, of its own faction, and nothing agreed about the trick? What strengthens it may lie on it.
    fn trick_is_bare(&self) -> bool {
        let mut bare = Trick::new(self.trick.leader);
        for play in self.trick.plays() {
            let mut same = Play::new(play.card, play.seat, self.rules.slot_of(play.card));
            (same.laid, same.brought) = (play.laid, play.brought);
            if play.is_doubled() {
                same.double();
            }
            bare.push(same);
        }
        bare == self.trick && bare.plays().len() < 2
    }

    /// The strength of a card that is led with this much laid on it, perhaps doubled (7.1), and these cards in its player's
    /// display.
    pub fn strength_with(&self, card: Card, adds: i8, is_doubled: bool, display: CardSet) -> u8 {
        let mut state = *self;
        state.rules = state.rules.with_anything_between();
        state.spent = CardSet::EMPTY;
        state.front[0] = display;
        state.trick = Trick::new(Seat(0));
        let mut play = Play::new(card, Seat(0), self.rules.slot_of(card));
        play.laid = adds;
        if is_doubled {
            play.double();
        }
        state.trick.push(play);
        for faction in self.rules.listeners(Moment::OnAnyPlay).iter() {
            with_power!(faction, P => P::on_any_play(&mut state, 0));
        }
        state.strength(0)
    }

    /// The cards that strengthen this one when they lie in its player's display, and stay there (8.10). One is as good as
    /// several.
    pub fn strengthened_by(&self, card: Card) -> CardSet {
        if self.rules.by_slot().lenders.is_empty() {
            return CardSet::EMPTY;
        }
        let mut state = *self;
        state.trick = Trick::new(Seat(0));
        state.trick.push(Play::new(card, Seat(0), self.rules.slot_of(card)));
        let mut strength = |display: CardSet| {
            state.front[0] = display;
            state.strength(0)
        };
        let bare = strength(CardSet::EMPTY);
        self.rules.all_cards().iter().filter(|&other| strength(CardSet::only(other)) > bare).collect()
    }

    /// The cards that strengthen any next card of the player in whose display they lie, and are discarded then (8.19).
    pub fn bears(&self) -> CardSet {
        let listeners = self.rules.listeners(Moment::OnAnyPlay);
        let is_bear = |card: &Card| self.rules.faction_of(*card).is_some_and(|faction| listeners.has(faction));
        self.rules.all_cards().iter().filter(is_bear).collect()
    }

    /// What a card loses that follows this one (10.3).
    pub fn weakens(lead: Card) -> i8 {
        Hero::of(lead).map_or(0, |hero| with_hero!(hero, H => H::weakens()))
    }

    /// How many potions the seat that is asked for a card has named to reveal on it (9.1).
    pub const fn potions_named(&self) -> u8 {
        self.laid_out.potions
    }

    /// The potions in the order of the stack; how many were taken; and the places of those each seat holds.
    pub const fn potions_by_place(&self) -> ([Option<Potion>; Potion::ALL.len()], u8, [u16; 2]) {
        (self.potions.stack, self.potions.taken, self.potions.held)
    }

    /// What two cards come to when `leader` leads one and the other player answers with the other, under such a moon. The
    /// displays are empty; if it is given, the second card compares with the first in such a way.
    pub fn duel(&self, leader: Seat, trick: [Card; 2], full_moon: bool, strength: Option<Ordering>) -> Duel {
        let mut state = *self;
        let other = state.other(leader);
        let [lead, follow] = trick;
        state.factions.full_moon = full_moon;
        state.front = [CardSet::EMPTY; 4];
        state.trick = Trick::new(leader);
        state.trick.push(Play::new(lead, leader, self.rules.slot_of(lead)));
        state.trick.push(Play::new(follow, other, self.rules.slot_of(follow)));
        if let Some(strength) = strength {
            state.rules = state.rules.with_anything_between();
            // Both far above 0, where no difference is lost.
            state.trick.plays_mut().iter_mut().for_each(|play| play.brought = 60);
            let difference = i16::from(state.strength(0)) - i16::from(state.strength(1)) + strength as i16;
            state.trick.plays_mut().iter_mut().skip(1).for_each(|play| play.brought += difference as i8);
        }
        state.verdict = state.judged().unwrap_or(state.verdict);
        let fate = |at| match state.destination(at) {
            Destination::Pool => Fate::Pool,
            Destination::Display(_) => Fate::Bear,
            Destination::Collected(seat) => Fate::With(seat),
            Destination::Discard => Fate::With(state.verdict.winner),
        };
        let goes = [fate(0), fate(1)];
        let leads = state.leads_next(Slots::of(state.trick.plays()));
        let crushes = [state.crushed_by(0), state.crushed_by(1)];
        (state.potions.stack, state.potions.taken) = ([Some(Potion::Plus6); Potion::ALL.len()], 0);
        if let Some(faction) = state.verdict.power.filter(|&f| self.rules.hears(Moment::WonWith, f)) {
            with_power!(faction, P => P::won_with(&mut state, &mut ()));
        }
        Duel {
            winner: state.verdict.winner,
            leads,
            goes,
            turns_moon: state.factions.full_moon != full_moon,
            takes_potion: state.potions.taken > 0,
            crushes,
        }
    }

    /// What the card at `at` of a trick that is won discards from the loser's display, if everything lay there.
    fn crushed_by(&self, at: usize) -> Option<Card> {
        let faction = self.rules.faction(self.trick.plays().get(at)?.slot)?;
        if !self.rules.hears(Moment::OnWin, faction) {
            return None;
        }
        let trick: CardSet = self.trick.plays().iter().map(|play| play.card).collect();
        let display = self.rules.all_cards().minus(trick);
        with_power!(faction, P => P::crushes(self, at, display))
    }

    /// The position after the last trick, if these are the score piles then and `leader` would have led next. It is over
    /// or asks for declarations (11.3).
    pub fn played_out(&self, piles: [CardSet; 2], leader: Seat) -> State {
        let mut state = *self;
        state.hands = [CardSet::EMPTY; 4];
        state.front = [CardSet::EMPTY; 4];
        state.pool = CardSet::EMPTY;
        state.scores = [piles[0], piles[1], CardSet::EMPTY, CardSet::EMPTY];
        state.next.leader = leader;
        state.clear_trick();
        state.pending = None;
        state.go(Step::CompletePiles);
        state.advance(&mut ());
        state
    }

    /// The same position before anybody has chosen what to discard (8.1, 10.7), if that is the question.
    pub fn before_discards(&self) -> State {
        let mut state = *self;
        if self.pending == Some(Question::Discard) {
            state.chosen = Default::default();
            state.pending = None;
            state.all_discard(&mut ());
        }
        state
    }

    /// Can chance, or a decision both take at the same time, still come up in phase two? What lies in hands and in the
    /// trick is looked at, not whether it will come to that.
    pub fn doubt(&self) -> Option<Doubt> {
        if self.is_up_to_chance() || !self.draw.is_empty() {
            return Some(Doubt::Chance);
        }
        if self.pending == Some(Question::Discard) {
            return Some(Doubt::AtOnce);
        }
        let hands = self.rules.seats().flat_map(|seat| self.hand(seat).iter().collect::<Vec<_>>());
        let cards = hands.chain(self.trick.plays().iter().map(|play| play.card));
        let heroes = cards.filter_map(Hero::of).filter_map(|hero| with_hero!(hero, H => H::DOUBT));
        let artifacts = self.artifacts.held[0].or(self.artifacts.held[1]);
        let artifacts = artifacts.iter().filter_map(|artifact| with_artifact!(artifact, A => A::DOUBT));
        heroes.chain(artifacts).min()
    }

    /// The same position without what no longer matters, so that two ways to it are seen to be one: before a lead nobody
    /// asks who won the last trick.
    pub fn essence(&self) -> State {
        let mut state = *self;
        state.verdict.order = [state.next.leader; 4];
        if state.pending == Some(Question::Play) && state.trick.plays().is_empty() {
            state.verdict.winner = state.next.leader;
        }
        state
    }
}
