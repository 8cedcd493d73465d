//! What each seat has seen (section 13), gathered from the events of the game.
//!
//! The position itself knows nothing of who knows what. This witness watches every move of a card and keeps, for each
//! seat, the cards whose whereabouts it knows, and *pools*: when a card leaves a zone unseen, the cards a seat knew
//! to be there may now be either there or where that card went. They stay somewhere among the places of that moment.
//!
//! A *place* is named by the card that truly lies in it, and keeps that name wherever it goes. So these sets are not
//! for players' eyes; [`crate::View`] is what is made of them.

use game::{Seat, Seats, Sink, Witness};

use crate::{
    artifacts::ArtifactSet,
    card::{Card, CardSet, FACTION_SLOTS},
    deal::Deal,
    event::{Event, Zone},
    setup::Setup,
    state::State,
    view::View,
};

/// What the seats have seen.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// Cards of some factions that left before the deal (4.2): everybody knows the faction of each place.
    pub(crate) left: CardSet,
    /// The sixth hero and the cards replaced by heroes (4.3): everybody knows which place is the hero's.
    pub(crate) replaced: CardSet,
    /// For each faction, the places that were in a hand when it was shown to have none of it.
    pub(crate) void: [CardSet; FACTION_SLOTS],
    /// The artifacts that nobody has played yet; those of them that were not dealt are hidden for ever.
    pub(crate) artifacts_out: ArtifactSet,
    pub(crate) seats: [Seen; 4],
}

/// What one seat has seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The cards whose whereabouts it knows.
    pub(crate) known: CardSet,
    pub(crate) pools: Vec<Pool>,
}

/// Cards that lie somewhere among some places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pool {
    pub(crate) cards: CardSet,
    pub(crate) places: CardSet,
}

impl Witness<State> for Knowledge {
    fn new(_: &Setup, deal: &Deal, start: &State) -> Knowledge {
        let seen = |seat: usize| Seen { known: deal.hands[seat].or(start.prizes().collect()), pools: Vec::new() };
        Knowledge {
            left: deal.left,
            replaced: deal.replaced,
            void: [CardSet::EMPTY; FACTION_SLOTS],
            artifacts_out: if start.rules.artifacts() { ArtifactSet::ALL } else { ArtifactSet::EMPTY },
            seats: std::array::from_fn(seen),
        }
    }

    fn view(&self, position: &State, seat: Seat) -> View {
        View::new(self, position, seat)
    }
}

impl Sink<State> for Knowledge {
    fn event(&mut self, before: &State, event: Event) {
        match event {
            Event::Moved { card, from, seen, .. } => {
                for seat in before.rules.seats() {
                    if seen.has(seat) {
                        self.learn(seat, card, from, before);
                    } else {
                        self.seats[seat.index()].lose_sight(before.cards_in(from));
                    }
                }
            }
            Event::Shown { card, zone, seen } => self.shown(card, zone, seen, before),
            Event::Void { seat, slot } => {
                if let Some(void) = self.void.get_mut(slot.index()) {
                    *void = void.or(before.hand(seat));
                }
            }
            Event::Artifact { artifact, .. } => self.artifacts_out.remove(artifact),
            _ => {}
        }
    }
}

impl Knowledge {
    fn shown(&mut self, card: Card, zone: Zone, seen: Seats, before: &State) {
        for seat in before.rules.seats().filter(|&seat| seen.has(seat)) {
            self.learn(seat, card, zone, before);
        }
    }

    /// A seat sees that `card` is in `zone`, or leaves it.
    fn learn(&mut self, seat: Seat, card: Card, zone: Zone, state: &State) {
        let seen = &mut self.seats[seat.index()];
        if seen.known.has(card) {
            return;
        }
        let copies = state.rules.copies(card);
        seen.known.add(card);
        // Cards that look alike are told apart by nobody: what moves is the one the seat knew to be there.
        if let Some(twin) = seen.known.and(copies).and(state.cards_in(zone)).iter().find(|&twin| twin != card) {
            seen.known.remove(twin);
            for pool in &mut seen.pools {
                pool.cards = exchange(pool.cards, card, twin);
                pool.places = exchange(pool.places, card, twin);
            }
            for void in &mut self.void {
                *void = exchange(*void, card, twin);
            }
            return;
        }
        for pool in &mut seen.pools {
            if pool.cards.has(card) {
                pool.cards.remove(card);
            } else if pool.places.has(card) {
                if let Some(twin) = pool.cards.and(copies).first() {
                    pool.cards.remove(twin);
                }
            }
            pool.places.remove(card);
            if pool.places.len() == 1 {
                seen.known = seen.known.or(std::mem::take(&mut pool.cards));
            }
        }
        seen.pools.retain(|pool| !pool.cards.is_empty());
    }
}

impl Seen {
    /// A card leaves a zone unseen: what was known to be there may be gone.
    fn lose_sight(&mut self, zone: CardSet) {
        let cards = self.known.and(zone);
        if !cards.is_empty() && zone.len() > 1 {
            self.known = self.known.minus(cards);
            self.pools.push(Pool { cards, places: zone });
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
