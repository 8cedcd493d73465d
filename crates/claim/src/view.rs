//! What one audience may know (section 13), and nothing else.

use game::{Actor, Answers, Audience, Game as _, Seat};

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet, PAIR_CARDS, Slot},
    event::Zone,
    knowledge::{Knowledge, Pool, Seen, SlotSet},
    past::Past,
    phase::Phase,
    potion::Potion,
    question::{About, Question},
    score::{Counted, Score},
    setup::Rules,
    state::State,
    tokens::{LaidOut, Tokens},
    trick::Trick,
    worlds::Worlds,
};

/// What a seat or a spectator knows of a game: what lies open, its own cards, what it was shown, and how much there is of the rest.
///
/// It is made from what is open and what this audience knows; no hidden card is in it. Two games that look the same to
/// an audience give equal views.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) audience: Audience,
    /// The position without the cards this audience does not know, and if it is not asked, without what is asked.
    pub(crate) shown: State,
    /// They follow from the rest.
    pub(crate) answers: Answers,
    /// The hidden places.
    pub(crate) places: Vec<Places>,
    /// The cards that lie in them.
    pub(crate) unseen: CardSet,
    /// Of the unseen cards, those that are known to lie in certain places: `pools` of [`Places`] says in which.
    pub(crate) pools: Vec<Pooled>,
    /// The top cards of the draw pile, as far as this seat was shown them.
    pub(crate) top: Vec<Card>,
    /// Cards known to be elsewhere in the draw pile (9.8).
    pub(crate) known_in_draw: CardSet,
    /// How many cards of the draw pile have an order.
    pub(crate) settled: usize,
    pub(crate) artifacts_left: [u32; 2],
    pub(crate) artifacts_unseen: ArtifactSet,
    /// Who has already chosen a card to discard face down.
    pub(crate) chosen: [bool; 4],
    pub(crate) past: Vec<Past>,
}

/// Hidden places that are alike to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Places {
    pub(crate) zone: Zone,
    /// The slots whose cards can lie there: bit `i` for slot `i`.
    pub(crate) slots: SlotSet,
    /// The pools these places belong to: bit `i` for pool `i`.
    pub(crate) pools: u32,
    pub(crate) count: u8,
}

/// Cards that lie somewhere among some places, together with others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pooled {
    pub(crate) cards: CardSet,
    /// What had been shown of each of the others.
    pub(crate) others: Vec<SlotSet>,
    /// The slots of those of the others that have been seen since.
    pub(crate) seen: Vec<Slot>,
}

impl Pooled {
    /// The slots of all cards that can be among the others.
    pub(crate) fn slots(&self) -> SlotSet {
        self.others.iter().fold(0, |all, slots| all | slots)
    }
}

impl View {
    /// What a seat knows; for a spectator, and where nobody sits, what was shown to everybody.
    pub(crate) fn new(knowledge: &Knowledge, state: &State, audience: Audience) -> View {
        let seat = audience.seat().filter(|seat| seat.0 < state.rules.players());
        let audience = seat.map_or(Audience::Spectator, Audience::Seat);
        let (known, pools): (CardSet, &[Pool]) = match seat.map(|seat| &knowledge.seats[seat.index()]) {
            Some(Seen { known, pools, .. }) => (*known, pools),
            None => (knowledge.spectator, &[]),
        };
        let mut places: Vec<Places> = Vec::new();
        let mut unseen = CardSet::EMPTY;
        for zone in state.zones() {
            let mut hidden = state.cards_in(zone).minus(known);
            unseen = unseen.or(hidden);
            while let Some(card) = hidden.first() {
                let alike = knowledge.alike(card, hidden, audience);
                let count = alike.len() as u8;
                let like = Places { zone, count, ..knowledge.places_of(card, state, audience) };
                match places.iter_mut().find(|p| Places { count, ..**p } == like) {
                    Some(places) => places.count += count,
                    None => places.push(like),
                }
                hidden = hidden.minus(alike);
            }
        }
        places.sort_unstable();
        let pooled = |pool: &Pool| Pooled { cards: pool.cards, others: pool.others.clone(), seen: sorted(&pool.seen) };
        let pools = pools.iter().map(pooled).collect();
        let sees_top = seat.is_some_and(|seat| state.top_seen.by.has(seat));
        let top: Vec<Card> =
            (0..usize::from(state.top_seen.cards)).filter(|_| sees_top).filter_map(|i| state.draw.at(i)).collect();
        let asked = seat.is_some_and(|seat| state.actor() == Actor::Seat(seat));
        let own_artifacts = seat.map(|seat| state.artifacts(seat)).unwrap_or_default();
        let mut view = View {
            audience,
            shown: state.shown_to(seat, known, asked),
            answers: if asked { state.answers() } else { Answers::NONE },
            places,
            unseen,
            pools,
            known_in_draw: known.and(state.draw.iter().collect()).minus(top.iter().copied().collect()),
            top,
            settled: state.draw.settled(),
            artifacts_left: state.artifacts.held.map(ArtifactSet::len),
            artifacts_unseen: knowledge.artifacts_out.minus(own_artifacts),
            chosen: state.chosen.map(|card| card.is_some()),
            past: knowledge.past.clone(),
        };
        view.name_twins_alike();
        view
    }

    /// Names cards that look alike in the order in which they come to lie in the zones, so that it does not show
    /// which of them is where.
    pub(crate) fn name_twins_alike(&mut self) {
        let mut twins = Twins::new(&self.shown.rules);
        for zone in self.shown.zones() {
            match zone {
                Zone::Draw => {
                    self.top.iter().for_each(|&card| twins.name(card));
                    twins.name_all(self.known_in_draw);
                }
                Zone::Prize => self.shown.prizes().for_each(|card| twins.name(card)),
                Zone::Trick => {
                    let trick = self.shown.trick.plays().iter().filter(|play| !play.is_gone()).map(|play| play.card);
                    trick.chain(self.shown.collecting.map(|(_, card)| card)).for_each(|card| twins.name(card));
                }
                _ => twins.name_all(self.shown.cards_in(zone)),
            }
        }
        for pool in &self.pools {
            twins.name_all(pool.cards);
        }
        twins.name_all(self.unseen);
        let renamed = self.shown.rules.layout().twins();
        let name = |card: Card| twins.name_of(card);
        // A card that has left the trick is somewhere else now: only its face is remembered.
        let rules = self.shown.rules;
        self.shown.rename(renamed, name);
        self.shown.trick.plays_mut().iter_mut().filter(|play| play.is_gone()).for_each(|play| {
            play.card = rules.layout().face(play.card);
        });
        let all = |set: CardSet| set.renamed(renamed, name);
        self.unseen = all(self.unseen);
        self.known_in_draw = all(self.known_in_draw);
        self.pools.iter_mut().for_each(|pool| pool.cards = all(pool.cards));
        self.top.iter_mut().for_each(|card| *card = name(*card));
    }

    /// Whose view it is.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The seat whose view it is; none for a spectator's.
    pub const fn seat(&self) -> Option<Seat> {
        self.audience.seat()
    }

    /// The rules of this game.
    pub const fn rules(&self) -> &Rules {
        &self.shown.rules
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.shown.phase
    }

    /// What this seat is asked, if it is.
    pub const fn question(&self) -> Option<Question> {
        self.shown.pending
    }

    /// What this seat is asked about, if the question alone does not say it.
    pub fn about(&self) -> About {
        self.shown.about()
    }

    /// The legal answers, if this seat is asked.
    pub const fn answers(&self) -> Answers {
        self.answers
    }

    /// The trick being played, open to all.
    pub const fn trick(&self) -> &Trick {
        &self.shown.trick
    }

    /// The cards turned up to be won.
    pub fn prizes(&self) -> impl Iterator<Item = Card> {
        self.shown.prizes()
    }

    /// The cards of a zone that this seat knows to be there.
    pub fn known(&self, zone: Zone) -> CardSet {
        match zone {
            Zone::Draw => self.known_in_draw.or(self.top.iter().copied().collect()),
            zone => self.shown.cards_in(zone),
        }
    }

    /// How many cards of a zone this seat does not know.
    pub fn hidden_in(&self, zone: Zone) -> u8 {
        self.places.iter().filter(|places| places.zone == zone).map(|places| places.count).sum()
    }

    /// How many cards are in a zone: everybody can count.
    pub fn count(&self, zone: Zone) -> u8 {
        self.known(zone).len() as u8 + self.hidden_in(zone)
    }

    /// The cards this seat does not know the whereabouts of.
    pub const fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The top cards of the draw pile that this seat was shown and that are still there.
    pub fn top(&self) -> &[Card] {
        &self.top
    }

    /// The factions a seat has shown to have none of among its hidden cards.
    pub fn void(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let any = self.hidden_in(Zone::Hand(seat)) > 0;
        let can = self.places.iter().filter(|places| places.zone == Zone::Hand(seat)).fold(0, |all, p| all | p.slots);
        self.shown.rules.slots().map(|(slot, _)| slot).filter(move |slot| any && can >> slot.index() & 1 == 0)
    }

    /// The cards played in phase one so far, in the order played, those of the present trick included.
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// The open card of a seat's display (8.21).
    pub fn open(&self, seat: Seat) -> Option<Card> {
        self.shown.open(seat)
    }

    /// The card that lies face down under a faction (9.12): both know it.
    pub const fn hidden(&self) -> Option<crate::Hidden> {
        self.shown.artifacts.hidden
    }

    /// The card being collected, and by whom, if this seat is asked about it.
    pub fn collecting(&self) -> Option<(Seat, Card)> {
        self.shown.collecting.filter(|_| self.shown.pending.is_some())
    }

    /// This seat's artifacts.
    pub fn artifacts(&self) -> ArtifactSet {
        self.seat().map(|seat| self.shown.artifacts(seat)).unwrap_or_default()
    }

    /// How many artifacts a seat holds.
    pub fn artifact_count(&self, seat: Seat) -> u32 {
        self.artifacts_left.get(seat.index()).copied().unwrap_or(0)
    }

    /// The artifacts that may be in the other hand: all but one's own and those played.
    pub const fn artifacts_unseen(&self) -> ArtifactSet {
        self.artifacts_unseen
    }

    /// How many potions a seat holds; nobody knows which.
    pub fn potions(&self, seat: Seat) -> u8 {
        self.shown.potions(seat)
    }

    /// The pot held back for the next winner (10.8), the lead card first.
    pub fn pot(&self) -> impl Iterator<Item = Card> + use<> {
        self.shown.pot()
    }

    /// The effective value of the card at a place of the trick (7.1).
    pub fn strength(&self, at: usize) -> u8 {
        self.shown.strength(at)
    }

    /// What everybody may know besides the cards.
    pub fn tokens(&self) -> Tokens {
        self.shown.tokens_if(|seat| self.count(Zone::Hand(seat)) > 0)
    }

    /// What this seat has laid out to go with its next card, if it is asked.
    pub const fn laid_out(&self) -> LaidOut {
        self.shown.laid_out()
    }

    /// Has a seat chosen a card to discard face down, while others have not (8.1, 10.7)?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen.get(seat.index()).copied().unwrap_or(false)
    }

    /// The potions that have been revealed.
    pub fn potions_revealed(&self) -> impl Iterator<Item = Potion> + use<> {
        self.shown.potions_revealed()
    }

    /// Is the moon full? None if there is no moon on this table (8.23).
    pub const fn moon(&self) -> Option<bool> {
        if self.rules().has_moon() { Some(self.full_moon()) } else { None }
    }

    /// Is the moon full?
    pub const fn full_moon(&self) -> bool {
        self.shown.factions.full_moon
    }

    /// The votes as they would go if nobody won another card (11.4): all score piles lie open.
    pub fn standing(&self) -> Option<Score> {
        self.shown.standing()
    }

    /// The cards that count for a side in a faction's vote: at the end, or as [`View::standing`] counts before it.
    pub fn counted(&self, side: u8, slot: Slot) -> Counted {
        self.shown.counted(side, slot)
    }

    /// Who leads this trick, or the last one's leader between tricks.
    pub const fn leader(&self) -> Seat {
        self.shown.trick.leader
    }
}

impl game::View<State> for View {
    type Worlds = Worlds;

    fn audience(&self) -> Audience {
        self.audience
    }

    fn answers(&self) -> Answers {
        self.answers
    }

    fn worlds(&self) -> Option<Worlds> {
        (!self.answers.is_empty()).then(|| Worlds::new(self))
    }
}

/// New names for cards that look alike.
struct Twins {
    rules: Rules,
    names: [Card; PAIR_CARDS as usize],
    unnamed: CardSet,
    free: CardSet,
}

impl Twins {
    fn new(rules: &Rules) -> Twins {
        let names = std::array::from_fn(|i| Card::new(i as u8).unwrap_or_default());
        let twins = rules.layout().twins();
        Twins { rules: *rules, names, unnamed: twins, free: twins }
    }

    /// Gives the card the first free name of its face, unless it has one.
    fn name(&mut self, card: Card) {
        if !self.unnamed.has(card) {
            return;
        }
        if let Some(name) = self.free.and(self.rules.copies(card)).first() {
            self.names[card.index()] = name;
            self.free.remove(name);
            self.unnamed.remove(card);
        }
    }

    /// Names all of a set.
    fn name_all(&mut self, cards: CardSet) {
        cards.and(self.unnamed).iter().for_each(|card| self.name(card));
    }

    /// The name that a card has now.
    fn name_of(&self, card: Card) -> Card {
        self.names.get(card.index()).copied().unwrap_or(card)
    }
}

fn sorted(slots: &[Slot]) -> Vec<Slot> {
    let mut slots = slots.to_vec();
    slots.sort_unstable();
    slots
}

impl Knowledge {
    /// Those of some hidden places of which an audience knows the same as of the one that `card` lies in; not always all.
    fn alike(&self, card: Card, places: CardSet, audience: Audience) -> CardSet {
        // Of these the faction is known, each by itself.
        let apart = self.left.or(self.replaced);
        if apart.has(card) {
            return CardSet::only(card);
        }
        let alike = places.minus(apart);
        let Audience::Seat(seat) = audience else { return alike };
        let Seen { void, pools, .. } = &self.seats[seat.index()];
        let shown = void.iter().chain(pools.iter().map(|pool| &pool.places));
        shown.fold(alike, |alike, &set| if set.has(card) { alike.and(set) } else { alike.minus(set) })
    }

    /// What an audience knows of the hidden place that `card` lies in.
    pub(crate) fn places_of(&self, card: Card, state: &State, audience: Audience) -> Places {
        let rules = &state.rules;
        let heroes = 1 << Slot::HEROES.index();
        let own = 1 << rules.slot_of(card).index();
        let mut slots = rules.slots().map(|(slot, _)| 1 << slot.index()).sum::<u8>();
        if rules.heroes() {
            slots |= heroes;
        }
        if self.left.has(card) {
            slots = own;
        }
        if self.replaced.has(card) {
            slots = if own == heroes { heroes } else { slots & !heroes };
        }
        let Audience::Seat(seat) = audience else {
            return Places { zone: Zone::Out, slots, pools: 0, count: 1 };
        };
        let Seen { void, pools, .. } = &self.seats[seat.index()];
        for (i, _) in void.iter().enumerate().filter(|(_, void)| void.has(card)) {
            slots &= !(1 << i);
        }
        let pools = pools.iter().enumerate().filter(|(_, pool)| pool.places.has(card)).map(|(i, _)| 1 << i).sum();
        Places { zone: Zone::Out, slots, pools, count: 1 }
    }
}

/// For the laws, which may see what is hidden.
#[cfg(feature = "laws")]
impl Knowledge {
    /// The cards whose whereabouts a seat knows.
    pub(crate) fn known(&self, seat: Seat) -> CardSet {
        self.seats.get(seat.index()).map_or(CardSet::EMPTY, |seen| seen.known)
    }

    /// All after which a seat may take one card for another.
    pub(crate) fn turns(&self, seat: Seat) -> &[crate::knowledge::Turn] {
        self.seats.get(seat.index()).map_or(&[], |seen| &seen.turns)
    }

    /// As far as a seat knows, may `card` lie where truly `place` lies? `is_in` says which cards are of a pool.
    pub(crate) fn may_lie(
        &self,
        state: &State,
        seat: Seat,
        place: Card,
        card: Card,
        is_in: impl Fn(usize, &Pool) -> bool,
    ) -> bool {
        let places = self.places_of(place, state, seat.into());
        let slot = state.rules.slot_of(card).index();
        let fits = |(i, pool): (usize, &Pool)| match (is_in(i, pool), places.pools >> i & 1 != 0) {
            (true, in_it) => in_it,
            (false, true) => pool.others.iter().any(|slots| slots >> slot & 1 != 0),
            (false, false) => true,
        };
        let pools: &[Pool] = self.seats.get(seat.index()).map_or(&[], |seen| &seen.pools);
        places.slots >> slot & 1 != 0 && pools.iter().enumerate().all(fits)
    }
}
