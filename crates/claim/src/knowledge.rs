//! What each seat has seen (section 13), gathered from the events of the game.
//!
//! The position itself knows nothing of who knows what. This witness watches every move of a card and keeps, for each
//! seat, the cards whose whereabouts it knows, and *pools*: when a card leaves a zone unseen, the cards a seat knew
//! to be there may now be either there or where that card went. They stay somewhere among the places of that moment.
//!
//! A *place* is named by the card that truly lies in it, and keeps that name wherever it goes. So these sets are not
//! for players' eyes; [`crate::View`] is what is made of them.

use game::{Audience, Seat, Seats, Sink, Witness};

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet, FACTION_SLOTS, Slot},
    deal::Deal,
    event::{Event, Zone},
    past::Past,
    setup::Setup,
    state::State,
    view::View,
};

/// What the seats have seen.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// All cards of the game.
    pub(crate) cards: CardSet,
    /// Cards of some factions that left before the deal (4.2): everybody knows the faction of each place.
    pub(crate) left: CardSet,
    /// The sixth hero and the cards replaced by heroes (4.3): everybody knows which place is the hero's.
    pub(crate) replaced: CardSet,
    /// The artifacts that nobody has played yet; those of them that were not dealt are hidden for ever.
    pub(crate) artifacts_out: ArtifactSet,
    pub(crate) seats: [Seen; 4],
    /// The cards whose whereabouts a spectator knows. What every seat knows is not enough: two players may have come to know
    /// the same card each by what they alone have seen. Whatever a spectator loses sight of is lost to it until it is shown.
    pub(crate) spectator: CardSet,
    /// The cards of phase one, in the order played.
    pub(crate) past: Vec<Past>,
}

/// What one seat has seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The cards whose whereabouts it knows.
    pub(crate) known: CardSet,
    pub(crate) pools: Vec<Pool>,
    /// For each faction, the places that were in a hand when it was shown to have none of it.
    pub(crate) void: [CardSet; FACTION_SLOTS],
    /// How it came to this.
    pub(crate) turns: Vec<Turn>,
}

/// Something after which a seat may take one card for another.
#[derive(Clone, Debug)]
#[cfg_attr(not(feature = "laws"), allow(dead_code, reason = "only the laws look back"))]
pub(crate) enum Turn {
    /// Two cards look alike, and which of them moved is anybody's guess: their places are exchanged.
    Exchanged(Card, Card),
    /// A card left a zone unseen, in which these cards were known to be.
    LostSight(Pool),
    /// Something that was known was given up, because it could not be told any more what it was known of.
    Blurred,
}

/// Cards that lie somewhere among some places.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pub(crate) cards: CardSet,
    pub(crate) places: CardSet,
    /// The other cards that lie there: what had been shown of each of their places when they were mixed up.
    pub(crate) others: Vec<SlotSet>,
    /// Those of them that have been seen since.
    pub(crate) seen: Vec<Slot>,
}

impl Pool {
    /// Had the same been shown of all the others?
    fn is_even(&self) -> bool {
        self.others.windows(2).all(|two| two[0] == two[1])
    }
}

/// The slots whose cards can lie in a place: bit `i` for slot `i`.
pub(crate) type SlotSet = u8;

impl Witness<State> for Knowledge {
    fn new(_: &Setup, deal: &Deal, start: &State) -> Knowledge {
        let seen = |seat: usize| Seen { known: deal.hands[seat].or(start.prizes().collect()), ..Seen::default() };
        Knowledge {
            cards: start.everywhere(),
            left: deal.left,
            replaced: deal.replaced,
            artifacts_out: if start.rules.artifacts() { ArtifactSet::ALL } else { ArtifactSet::EMPTY },
            seats: std::array::from_fn(seen),
            spectator: start.prizes().collect(),
            past: Vec::new(),
        }
    }

    fn view(&self, position: &State, audience: Audience) -> View {
        View::new(self, position, audience)
    }
}

impl Sink<State> for Knowledge {
    fn event(&mut self, before: &State, event: Event) {
        self.past.extend(Past::of(before, event));
        match event {
            Event::Moved { card, from, seen, .. } => {
                if seen == Seats::ALL && self.all_know(card, before) {
                    return;
                }
                let there = before.cards_in(from);
                for seat in before.rules.seats() {
                    if seen.has(seat) {
                        self.learn(seat, card, there, before);
                    } else {
                        self.lose_sight(seat, there, before);
                    }
                }
                if Audience::Spectator.sees(seen) {
                    self.show_spectator(card, there, before);
                } else if there.len() > 1 {
                    self.spectator = self.spectator.minus(there);
                }
            }
            Event::Shown { card, zone, seen } => self.shown(card, zone, seen, before),
            Event::Void { seat, slot } => {
                for void in self.seats.iter_mut().filter_map(|seen| seen.void.get_mut(slot.index())) {
                    *void = void.or(before.hand(seat));
                }
            }
            Event::Artifact { artifact, .. } => self.artifacts_out.remove(artifact),
            _ => {}
        }
    }
}

impl Knowledge {
    /// Does everybody know where this card lies, spectators included?
    #[inline]
    fn all_know(&self, card: Card, state: &State) -> bool {
        let seats = &self.seats[..usize::from(state.rules.players()).min(self.seats.len())];
        self.spectator.has(card) && seats.iter().all(|seen| seen.known.has(card))
    }

    fn shown(&mut self, card: Card, zone: Zone, seen: Seats, before: &State) {
        // Cards shown together are not the same card, even if they look alike.
        let others = match zone {
            Zone::Draw => CardSet::only(card),
            zone => before.cards_in(zone).minus(before.artifacts.shown.into_iter().flatten().collect()),
        };
        for seat in before.rules.seats().filter(|&seat| seen.has(seat)) {
            self.learn(seat, card, others, before);
        }
        if Audience::Spectator.sees(seen) {
            self.show_spectator(card, others, before);
        }
    }

    /// Everybody sees `card`, which is one of those `there`. What looks like a card known to be there is taken for it.
    fn show_spectator(&mut self, card: Card, there: CardSet, state: &State) {
        if self.spectator.has(card) {
            return;
        }
        match self.spectator.and(state.rules.copies(card)).and(there).first() {
            Some(twin) => self.spectator = exchange(self.spectator, card, twin),
            None => self.spectator.add(card),
        }
    }

    /// A seat sees `card`, which is one of those `there`.
    fn learn(&mut self, seat: Seat, card: Card, there: CardSet, state: &State) {
        if self.seats[seat.index()].known.has(card) {
            return;
        }
        // Cards that look alike are told apart by nobody: what moves is the one the seat knew to be there.
        let copies = state.rules.copies(card);
        if let Some(twin) = self.seats[seat.index()].known.and(copies).and(there).first() {
            return self.seats[seat.index()].exchange(card, twin);
        }
        self.blur(seat, there, state);
        let seen = &mut self.seats[seat.index()];
        seen.known.add(card);
        for pool in seen.pools.iter_mut().filter(|pool| pool.places.has(card)) {
            // If it is not one of those known to be there, but looks like one, it is taken for that one.
            let known = if pool.cards.has(card) { Some(card) } else { pool.cards.and(copies).first() };
            match known {
                Some(known) => pool.cards.remove(known),
                None => pool.seen.push(state.rules.slot_of(card)),
            }
            pool.places.remove(card);
            if pool.places.len() == 1 {
                seen.known = seen.known.or(std::mem::take(&mut pool.cards));
                pool.places = pool.places.minus(seen.known);
            }
            // When only the others are left, what was shown of all of them is shown of each place again.
            if let (true, Some(&shown)) = (pool.cards.is_empty() && pool.is_even(), pool.others.first()) {
                let places = std::mem::take(&mut pool.places);
                let void = (0..FACTION_SLOTS).filter(|i| shown >> i & 1 == 0);
                void.for_each(|i| seen.void[i] = seen.void[i].or(places));
            }
        }
        seen.pools.retain(|pool| !pool.places.is_empty());
    }

    /// A card is seen to come from a zone in which more is known of some hidden places than of others. From which of
    /// them it came cannot be told, so what is not known of all of them is given up.
    fn blur(&mut self, seat: Seat, there: CardSet, state: &State) {
        let hidden = there.minus(self.seats[seat.index()].known);
        if self.is_one_to(seat, hidden) {
            return;
        }
        let shown = |place| self.places_of(place, state, seat.into());
        let alike = |place| hidden.first().is_none_or(|first| shown(first) == shown(place));
        if hidden.iter().all(alike) {
            return;
        }
        self.even_out_pools(seat, hidden, state);
        let seen = &mut self.seats[seat.index()];
        for void in seen.void.iter_mut().filter(|void| !hidden.minus(**void).is_empty()) {
            *void = void.minus(hidden);
        }
        seen.turns.push(Turn::Blurred);
    }

    /// Has the same been shown of all these hidden places, as far as sets can tell? If not, each has to be looked at.
    fn is_one_to(&self, seat: Seat, hidden: CardSet) -> bool {
        let Seen { void, pools, .. } = &self.seats[seat.index()];
        let all_or_none = |set: CardSet| {
            let among = hidden.and(set);
            among.is_empty() || among == hidden
        };
        hidden.and(self.left).is_empty()
            && hidden.and(self.replaced).is_empty()
            && void.iter().all(|&void| all_or_none(void))
            && pools.iter().all(|pool| all_or_none(pool.places))
    }

    /// Lets every pool that has some of these places have all of them; says whether that changed anything.
    fn even_out_pools(&mut self, seat: Seat, places: CardSet, state: &State) -> bool {
        let known = self.seats[seat.index()].known;
        let shown = |place| {
            if known.has(place) {
                1 << state.rules.slot_of(place).index()
            } else {
                self.places_of(place, state, seat.into()).slots
            }
        };
        let slots: Vec<(Card, SlotSet)> = places.iter().map(|place| (place, shown(place))).collect();
        let mut changed = false;
        for pool in self.seats[seat.index()].pools.iter_mut().filter(|pool| !pool.places.and(places).is_empty()) {
            let before = pool.others.len();
            let joining = slots.iter().filter(|(place, _)| !pool.places.has(*place)).map(|&(_, slots)| slots);
            pool.others.extend(joining);
            changed |= pool.others.len() > before;
            pool.others.sort_unstable();
            pool.places = pool.places.or(places);
        }
        changed
    }

    /// A card leaves a zone unseen: what was known to be there may be gone.
    fn lose_sight(&mut self, seat: Seat, zone: CardSet, state: &State) {
        let cards = self.seats[seat.index()].known.and(zone);
        if cards.is_empty() || zone.len() == 1 {
            return;
        }
        // Which of its places the card left cannot be told, either.
        if self.even_out_pools(seat, zone, state) {
            self.seats[seat.index()].turns.push(Turn::Blurred);
        }
        let mut others: Vec<SlotSet> =
            zone.minus(cards).iter().map(|place| self.places_of(place, state, seat.into()).slots).collect();
        others.sort_unstable();
        let pool = Pool { cards, places: zone, others, seen: Vec::new() };
        let seen = &mut self.seats[seat.index()];
        seen.known = seen.known.minus(cards);
        // What was shown of a place was shown of the card that lay there; now all of them are mixed up.
        seen.void.iter_mut().for_each(|void| *void = void.minus(zone));
        seen.turns.push(Turn::LostSight(pool.clone()));
        seen.pools.push(pool);
    }
}

impl Seen {
    /// Takes two cards that look alike for each other.
    fn exchange(&mut self, card: Card, twin: Card) {
        self.turns.push(Turn::Exchanged(card, twin));
        self.known = exchange(self.known, card, twin);
        for pool in &mut self.pools {
            pool.cards = exchange(pool.cards, card, twin);
            pool.places = exchange(pool.places, card, twin);
        }
        for void in &mut self.void {
            *void = exchange(*void, card, twin);
        }
    }
}

/// The set with the places of `card` and `twin` exchanged.
fn exchange(set: CardSet, card: Card, twin: Card) -> CardSet {
    let mut exchanged = set;
    for (from, to) in [(card, twin), (twin, card)] {
        if set.has(from) {
            exchanged.add(to);
        } else {
            exchanged.remove(to);
        }
    }
    exchanged
}
