//! The positions a view allows, each equally likely: every way to lay the unseen cards into the hidden places that
//! fits all that was seen.
//!
//! Cards that may lie in the same places are one kind, places that take the same cards one class. How many ways there
//! are to spread the kinds over the classes is counted once; a draw then walks through the counts. Only kinds that
//! something was learnt about have to be counted: the others fill what is left in any order.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher},
};

use game::{Chance, Seat};

use crate::{
    artifacts::{Artifact, ArtifactSet},
    card::{Card, CardSet, PLACES},
    deal::{DrawPile, Pack},
    event::Zone,
    matching::matching,
    potion::Potion,
    state::State,
    view::{Places, Pooled, View},
};

/// How often a world is drawn before one is searched for.
const DRAWS: usize = 1_000;
/// How many steps such a search may take before it is begun again in another order.
const SEARCH: u64 = 100_000;

/// A sampler of positions.
#[derive(Clone, Debug)]
pub struct Worlds {
    view: View,
    classes: Vec<Class>,
    /// Kinds of cards that cannot lie everywhere.
    bound: Vec<Kind>,
    /// The cards that can.
    free: Vec<Card>,
    /// How the bound kinds can be spread; what there is to begin with is the last of them.
    counts: Vec<Count>,
}

/// In how many ways the bound kinds from one on, and then the free cards, can fill so much room in each class.
#[derive(Clone, Debug)]
struct Count {
    room: Room,
    ways: f64,
    spreads: Vec<Spread>,
}

/// A way to spread the cards of a kind.
#[derive(Clone, Debug)]
struct Spread {
    /// How many come into each class of the kind.
    cards: Vec<u8>,
    /// The count of the kinds behind it, as a place among all counts.
    others: usize,
    /// In how many ways it can be done, together with all kinds behind it.
    ways: f64,
}

/// Places that take the same cards.
#[derive(Clone, Debug)]
struct Class {
    slots: u8,
    pools: u32,
    zones: Vec<(Zone, u8)>,
}

/// Cards that may lie in the same places.
#[derive(Clone, Debug)]
struct Kind {
    cards: Vec<Card>,
    /// The classes they may lie in.
    classes: Vec<usize>,
}

/// The free places of each class.
type Room = Vec<u8>;

/// Where what was counted for a kind and a room stands. Its hashes are the same on every run, so that counting takes as long.
type Counted = HashMap<(usize, Room), usize, BuildHasherDefault<DefaultHasher>>;

/// How many ways to spread cards may still be tried.
struct Steps(u64);

impl Steps {
    const fn unlimited() -> Steps {
        Steps(u64::MAX)
    }

    /// One less; none if there is none left.
    fn take(&mut self) -> Option<()> {
        self.0 = self.0.checked_sub(1)?;
        Some(())
    }
}

/// The order in which a search is known to succeed in a view that was checked.
fn known_order() -> Chance {
    Chance::from_seed(0)
}

impl View {
    /// The cards that can be in a hand by all that this audience knows: those it knows to be there, and of those it has not
    /// seen all that fit what was shown of the hand.
    pub fn may_hold(&self, seat: Seat) -> CardSet {
        let Worlds { classes, bound, free, .. } = Worlds::uncounted(self);
        let is_in_hand = |class: &Class| class.zones.iter().any(|&(zone, _)| zone == Zone::Hand(seat));
        let bound = bound.iter().filter(|kind| kind.classes.iter().any(|&class| is_in_hand(&classes[class])));
        let free = free.iter().filter(|_| classes.iter().any(is_in_hand));
        let unseen = bound.flat_map(|kind| &kind.cards).chain(free).copied().collect();
        self.known(Zone::Hand(seat)).or(unseen)
    }
}

impl Worlds {
    /// The worlds of a view of a game.
    pub(crate) fn new(view: &View) -> Worlds {
        let mut worlds = Worlds::uncounted(view);
        worlds.count_all(&mut Steps::unlimited());
        worlds
    }

    /// The worlds of a view that may come from no game: none if there is none, or if it takes more than this many steps to
    /// count them and to find one.
    #[cfg(feature = "serde")]
    pub(crate) fn within(view: &View, steps: u64) -> Option<Worlds> {
        let (mut worlds, mut steps) = (Worlds::uncounted(view), Steps(steps));
        if worlds.count_all(&mut steps)? <= 0.0 {
            return None;
        }
        if !worlds.view.pools.iter().all(Pooled::takes_any) {
            worlds.search(&mut known_order(), &mut steps)?;
        }
        Some(worlds)
    }

    fn uncounted(view: &View) -> Worlds {
        let mut classes: Vec<Class> = Vec::new();
        for &Places { zone, slots, pools, count } in &view.places {
            match classes.iter_mut().find(|class| (class.slots, class.pools) == (slots, pools)) {
                Some(class) => class.zones.push((zone, count)),
                None => classes.push(Class { slots, pools, zones: vec![(zone, count)] }),
            }
        }
        let (mut bound, mut free) = (Vec::new(), Vec::new());
        for (cards, slot, pools) in kinds(view) {
            // In a pool it is not one of, a card has to be one of the others.
            let among_others = |class: &Class| {
                let pools = view.pools.iter().enumerate().filter(|(i, _)| (class.pools & !pools) >> i & 1 != 0);
                pools.fold(u8::MAX, |all, (_, pool)| all & pool.slots())
            };
            let fits =
                |class: &Class| class.pools & pools == pools && (class.slots & among_others(class)) >> slot & 1 != 0;
            let fitting: Vec<usize> = (0..classes.len()).filter(|&i| fits(&classes[i])).collect();
            if fitting.len() == classes.len() {
                free.extend(cards);
            } else {
                bound.push(Kind { cards, classes: fitting });
            }
        }
        Worlds { view: view.clone(), classes, bound, free, counts: Vec::new() }
    }

    fn room(&self) -> Room {
        self.classes.iter().map(|class| class.zones.iter().map(|&(_, count)| count).sum()).collect()
    }

    /// Counts all ways; none if that takes too many steps.
    fn count_all(&mut self, steps: &mut Steps) -> Option<f64> {
        let all = self.count(0, self.room(), &mut Counted::default(), steps)?;
        Some(self.counts[all].ways)
    }

    /// Counts the ways to fill the room with the bound kinds from `kind` on and the free cards; says where among the counts
    /// that is, or nothing if it takes too many steps.
    fn count(&mut self, kind: usize, room: Room, counted: &mut Counted, steps: &mut Steps) -> Option<usize> {
        if let Some(&count) = counted.get(&(kind, room.clone())) {
            return Some(count);
        }
        let mut count = Count { room: room.clone(), ways: 0.0, spreads: Vec::new() };
        if let Some(Kind { cards, classes }) = self.bound.get(kind) {
            for (cards, left) in spreads(cards.len() as u8, classes, &room, steps)? {
                let others = self.count(kind + 1, left, counted, steps)?;
                let ways = multinomial(&cards) * self.counts[others].ways;
                count.ways += ways;
                if ways > 0.0 {
                    count.spreads.push(Spread { cards, others, ways });
                }
            }
        } else {
            count.ways = multinomial(&room);
        }
        self.counts.push(count);
        counted.insert((kind, room), self.counts.len() - 1);
        Some(self.counts.len() - 1)
    }

    /// The cards of each class.
    fn fill(&self, chance: &mut Chance) -> Filled {
        let mut filled = Filled::new(&self.classes);
        let Some(mut count) = self.counts.last() else { return filled };
        for kind in &self.bound {
            let mut mark = chance.unit() * count.ways;
            let mut chosen = None;
            for spread in &count.spreads {
                mark -= spread.ways;
                chosen = Some(spread);
                if mark < 0.0 {
                    break;
                }
            }
            let Some(spread) = chosen else { continue };
            count = &self.counts[spread.others];
            filled.deal(&kind.cards, kind.classes.iter().copied().zip(spread.cards.iter().copied()), chance);
        }
        filled.deal(&self.free, count.room.iter().copied().enumerate(), chance);
        filled
    }

    /// Can the cards that were mixed up unseen have lain where they must have lain before?
    fn has_a_past(&self, filled: &Filled) -> bool {
        let slot = |card: &Card| self.view.rules().slot_of(*card).index();
        self.view.pools.iter().enumerate().all(|(i, pool)| {
            if pool.takes_any() {
                return true;
            }
            let classes = (0..).zip(&self.classes).filter(|(_, class)| class.pools >> i & 1 != 0);
            let cards = classes.flat_map(|(class, _)| filled.cards(class)).filter(|card| !pool.cards.has(**card));
            let slots: Vec<usize> = cards.map(slot).chain(pool.seen.iter().map(|slot| slot.index())).collect();
            can_be_seated(&slots, &pool.others)
        })
    }

    /// A filling that has a past, found by trying every way to spread the kinds, in random order; none if there is none, or
    /// if that takes too many steps. There is one for every view of a game, since the truth is one.
    fn search(&self, chance: &mut Chance, steps: &mut Steps) -> Option<Filled> {
        let mut kinds = self.bound.clone();
        let everywhere: Vec<usize> = (0..self.classes.len()).collect();
        for &card in &self.free {
            let slot = |card: Card| self.view.rules().slot_of(card);
            let like = |kind: &&mut Kind| kind.classes == everywhere && slot(kind.cards[0]) == slot(card);
            match kinds.iter_mut().find(like) {
                Some(kind) => kind.cards.push(card),
                None => kinds.push(Kind { cards: vec![card], classes: everywhere.clone() }),
            }
        }
        let mut filled = Filled::new(&self.classes);
        self.spread_on(&kinds, &self.room(), &mut filled, chance, steps).then_some(filled)
    }

    /// Spreads the kinds over the room so that what is filled has a past; says whether that was possible.
    fn spread_on(
        &self,
        kinds: &[Kind],
        room: &Room,
        filled: &mut Filled,
        chance: &mut Chance,
        steps: &mut Steps,
    ) -> bool {
        let Some((kind, others)) = kinds.split_first() else { return true };
        let Some(mut ways) = spreads(kind.cards.len() as u8, &kind.classes, room, steps) else { return false };
        chance.shuffle(&mut ways);
        let mut cards = kind.cards.clone();
        chance.shuffle(&mut cards);
        for (spread, left) in ways {
            let mut rest = cards.iter();
            for (&class, &n) in kind.classes.iter().zip(&spread) {
                rest.by_ref().take(usize::from(n)).for_each(|&card| filled.push(class, card));
            }
            // What cannot be seated now cannot be with more cards.
            if self.has_a_past(filled) && self.spread_on(others, &left, filled, chance, steps) {
                return true;
            }
            for (&class, &n) in kind.classes.iter().zip(&spread) {
                filled.take_back(class, n);
            }
        }
        false
    }

    fn hide_the_rest(&self, state: &mut State, chance: &mut Chance) {
        let mut artifacts: Vec<Artifact> = self.view.artifacts_unseen().iter().collect();
        chance.shuffle(&mut artifacts);
        for seat in state.rules.seats().filter(|&seat| self.view.seat() != Some(seat)) {
            let held = self.view.artifact_count(seat) as usize;
            let hand: ArtifactSet = artifacts.drain(..held.min(artifacts.len())).collect();
            if let Some(artifacts) = state.artifacts.held.get_mut(seat.index()) {
                *artifacts = hand;
            }
        }
        if state.rules.potions() {
            let mut unknown: Vec<Potion> = Potion::ALL.to_vec();
            unknown.retain(|&potion| !state.potions.stack.contains(&Some(potion)));
            chance.shuffle(&mut unknown);
            for place in state.potions.stack.iter_mut().filter(|place| place.is_none()) {
                *place = unknown.pop();
            }
        }
        for i in 0..4 {
            let hand = state.hands[i];
            if self.view.chosen[i] && !hand.is_empty() {
                state.chosen[i] = hand.nth(chance.below(hand.len()));
            }
        }
    }
}

impl game::Worlds<State> for Worlds {
    fn sample(&self, chance: &mut Chance) -> State {
        let mut state = self.view.shown;
        let mut draw = Pack::default();
        draw.add(self.view.known_in_draw.iter());
        // Each way that fits is as likely as any other, as long as chance comes upon one.
        let drawn = (0..DRAWS).map(|_| self.fill(chance)).find(|filled| self.has_a_past(filled));
        let searched = || {
            // A search that takes long is begun again in the order in which one is known to succeed.
            let found = self.search(chance, &mut Steps(SEARCH));
            found.or_else(|| self.search(&mut known_order(), &mut Steps::unlimited()))
        };
        let found = drawn.or_else(searched);
        // A view is made from a game, or was refused when it was read: there is always a way.
        debug_assert!(found.is_some(), "no world fits the view");
        let mut filled = found.unwrap_or_else(|| self.fill(chance));
        for (i, class) in self.classes.iter().enumerate() {
            let cards = filled.cards_mut(i);
            chance.shuffle(cards);
            let mut cards = cards.iter().copied();
            for &(zone, count) in &class.zones {
                for card in cards.by_ref().take(usize::from(count)) {
                    match zone {
                        Zone::Draw => draw.add([card].into_iter()),
                        zone => state.put(card, zone),
                    }
                }
            }
        }
        chance.shuffle(draw.cards());
        let mut pile = Pack::default();
        pile.add(self.view.top.iter().copied().chain(draw.cards().iter().copied()));
        state.draw = DrawPile::with_settled(pile.cards(), self.view.settled);
        self.hide_the_rest(&mut state, chance);
        state
    }
}

/// The cards that lie in each class, on the stack.
struct Filled {
    cards: [Card; PLACES],
    /// Where the cards of each class begin, and how many there are so far.
    classes: [(u8, u8); PLACES],
}

impl Filled {
    /// Nothing yet, with room for what belongs into each class.
    fn new(classes: &[Class]) -> Filled {
        let mut filled = Filled { cards: [Card::default(); PLACES], classes: [(0, 0); PLACES] };
        let mut first = 0;
        for (place, class) in filled.classes.iter_mut().zip(classes) {
            place.0 = first;
            first = class.zones.iter().fold(first, |first, &(_, count)| first.saturating_add(count));
        }
        filled
    }

    fn push(&mut self, class: usize, card: Card) {
        let Some((first, len)) = self.classes.get_mut(class) else { return };
        if let Some(place) = self.cards.get_mut(usize::from(*first) + usize::from(*len)) {
            *place = card;
            *len += 1;
        }
    }

    fn take_back(&mut self, class: usize, cards: u8) {
        if let Some((_, len)) = self.classes.get_mut(class) {
            *len -= cards.min(*len);
        }
    }

    fn cards(&self, class: usize) -> &[Card] {
        let (first, len) = self.classes.get(class).copied().unwrap_or_default();
        self.cards.get(usize::from(first)..usize::from(first) + usize::from(len)).unwrap_or_default()
    }

    fn cards_mut(&mut self, class: usize) -> &mut [Card] {
        let (first, len) = self.classes.get(class).copied().unwrap_or_default();
        self.cards.get_mut(usize::from(first)..usize::from(first) + usize::from(len)).unwrap_or_default()
    }

    /// Deals cards at random, the given number into each of these classes.
    fn deal(&mut self, cards: &[Card], classes: impl Iterator<Item = (usize, u8)>, chance: &mut Chance) {
        let mut pack = Pack::default();
        pack.add(cards.iter().copied());
        chance.shuffle(pack.cards());
        let mut cards = pack.cards().iter();
        for (class, n) in classes {
            cards.by_ref().take(usize::from(n)).for_each(|&card| self.push(class, card));
        }
    }
}

impl Pooled {
    /// Was the same shown of all the others, so that it does not matter which of them is which?
    fn takes_any(&self) -> bool {
        self.others.windows(2).all(|two| two[0] == two[1])
    }
}

/// The unseen cards by kind, with the slot and the pools of each.
fn kinds(view: &View) -> Vec<(Vec<Card>, usize, u32)> {
    let mut kinds: Vec<(Vec<Card>, usize, u32)> = Vec::new();
    for card in view.unseen.iter() {
        let slot = view.rules().slot_of(card).index();
        let in_pool = |(i, pool): (usize, &Pooled)| if pool.cards.has(card) { 1 << i } else { 0 };
        let pools = view.pools.iter().enumerate().map(in_pool).sum();
        match kinds.iter_mut().find(|(_, s, p)| (*s, *p) == (slot, pools)) {
            Some((cards, ..)) => cards.push(card),
            None => kinds.push((vec![card], slot, pools)),
        }
    }
    kinds
}

/// Is there a place for each of these slots?
fn can_be_seated(slots: &[usize], places: &[u8]) -> bool {
    let holders = matching(slots.len(), places.len(), |guest, place| places[place] >> slots[guest] & 1 != 0);
    holders.iter().flatten().count() == slots.len()
}

/// All ways to spread `n` like cards over some classes, with the room that is left; none if there are more than steps left.
fn spreads(cards: u8, classes: &[usize], room: &Room, steps: &mut Steps) -> Option<Vec<(Vec<u8>, Room)>> {
    let Some((&class, others)) = classes.split_first() else {
        steps.take()?;
        return Some(if cards == 0 { vec![(Vec::new(), room.clone())] } else { Vec::new() });
    };
    let elsewhere: u8 = others.iter().map(|&other| room[other]).sum();
    let mut all = Vec::new();
    for here in cards.saturating_sub(elsewhere)..=cards.min(room[class]) {
        let mut left = room.clone();
        left[class] -= here;
        for (mut spread, left) in spreads(cards - here, others, &left, steps)? {
            spread.insert(0, here);
            all.push((spread, left));
        }
    }
    Some(all)
}

/// In how many ways different cards can be dealt into groups of these sizes.
fn multinomial(sizes: &[u8]) -> f64 {
    let mut ways = 1.0;
    let mut n = 0;
    for &size in sizes {
        for i in 1..=size {
            n += 1;
            ways *= f64::from(n) / f64::from(i);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game as _, Table, View as _, Worlds as _};

    use super::*;
    use crate::{factions::Faction, sets::NamedSet, setup::Setup};

    /// The ten Dwarves and the ten Undead lie in the other hand and among the discards, unseen; of ten of them, those in the
    /// hand, it is known which factions they are of.
    fn mixed_up(in_hand: [(Faction, usize); 2]) -> View {
        let [dwarves, undead] = [Faction::Dwarves, Faction::Undead];
        let setup = Setup::two([Faction::Knights, Faction::Goblins, dwarves, Faction::Trolls, undead]);
        let deal = State::deal(&setup, &mut Chance::from_seed(1)).unwrap();
        let mut view = Table::<State>::new(setup, deal).unwrap().view(Seat(0));
        let rules = *view.rules();
        view.unseen = rules.cards_of(dwarves).or(rules.cards_of(undead)).and(rules.all_cards());
        assert_eq!(view.unseen.len(), 20);
        let only = |faction| rules.slots().find(|&(_, f)| f == faction).map_or(0, |(slot, _)| 1u8 << slot.index());
        let places = |zone, pools| Places { zone, slots: only(dwarves) | only(undead), pools, count: 10 };
        view.places = vec![places(Zone::Hand(Seat(1)), 1), places(Zone::Discard, 0)];
        let others = in_hand.iter().flat_map(|&(faction, n)| vec![only(faction); n]).collect();
        view.pools = vec![Pooled { cards: CardSet::EMPTY, others, seen: Vec::new() }];
        view
    }

    /// One in 1,848 ways to deal them out fits.
    fn hardly_met() -> View {
        mixed_up([(Faction::Dwarves, 9), (Faction::Undead, 1)])
    }

    #[test]
    fn a_world_that_chance_would_hardly_meet_fits_all_the_same() {
        let view = hardly_met();
        let worlds = Worlds::new(&view);
        for seed in 0..40 {
            let hand = worlds.sample(&mut Chance::from_seed(seed)).hand(Seat(1));
            assert_eq!(hand.and(view.rules().cards_of(Faction::Undead)).len(), 1, "seed {seed}");
            assert_eq!(hand.and(view.rules().cards_of(Faction::Dwarves)).len(), 9, "seed {seed}");
        }
    }

    #[test]
    fn a_view_from_outside_has_worlds_only_if_one_fits_and_is_found_in_time() {
        assert!(Worlds::within(&hardly_met(), 1_000).is_some());
        assert!(Worlds::within(&hardly_met(), 5).is_none());
        assert!(Worlds::within(&mixed_up([(Faction::Dwarves, 1), (Faction::Trolls, 9)]), 1_000).is_none());
    }

    #[test]
    fn a_hand_holds_in_no_world_what_it_cannot_hold() {
        let (mut fewer, mut compared) = (0, 0);
        for seed in 0..6 {
            let set = [NamedSet::Claim, NamedSet::Magic, NamedSet::Shadow][seed as usize % 3];
            let setup = set.setup(2).unwrap();
            let mut chance = Chance::from_seed(seed);
            let deal = State::deal(&setup, &mut chance).unwrap();
            let mut table = Table::<State>::new(setup, deal).unwrap();
            while let Some(action) = table.position().sample(&mut chance) {
                if let Actor::Seat(seat) = table.actor() {
                    let (view, other) = (table.view(seat), Seat(1 - seat.0));
                    let may = view.may_hold(other);
                    assert_eq!(view.may_hold(seat), view.known(Zone::Hand(seat)), "one's own hand is known");
                    let hand = view.worlds().unwrap().sample(&mut chance).hand(other);
                    assert!(hand.minus(may).is_empty(), "{hand:?} in {may:?}");
                    compared += 1;
                    fewer += usize::from(!view.unseen().minus(may).is_empty());
                }
                table.play(action).unwrap();
            }
        }
        assert!(compared > 200 && fewer > 20, "{compared} {fewer}");
    }
}
