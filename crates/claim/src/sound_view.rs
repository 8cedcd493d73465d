//! Can anything be made of a view that was read from outside? One that no game comes to, as far as its methods and the
//! worlds drawn from it depend on that, is refused.

use game::{Answers, Chance, Game as _, Seat, Worlds as _};

use crate::{
    artifacts::ArtifactSet, card::CardSet, event::Zone, past::Past, sound::Unsound, view::View, worlds::Worlds,
};

/// What has to hold, and what is wrong if it does not.
type Check = (fn(&View) -> bool, &'static str);

/// How many steps it may take to count the worlds of a view and to find one. In 25,128 random games, one of every set-up,
/// no view needed more than 252,000.
const MOST_STEPS: u64 = 2_000_000;
/// No more cards than these are played in phase one.
const LONGEST_PAST: usize = 64;

impl View {
    /// Refuses what no game comes to; the error says why. Gives the answers to what is asked.
    pub(crate) fn check_sound(&self) -> Result<Answers, Unsound> {
        let checks: [Check; 5] = [
            (View::seats_are_there, "a seat is named at which nobody sits"),
            (View::every_card_is_somewhere, "a card is missing or listed twice"),
            (View::places_fit, "hidden places and unseen cards do not fit together"),
            (View::counts_agree, "a count is out of range"),
            (View::past_is_of_this_game, "the cards that were played are not of this game"),
        ];
        // Only with seats that are there do the other checks mean anything.
        for (holds, otherwise) in checks {
            if !holds(self) {
                return Err(Unsound::Broken(otherwise));
            }
        }
        let worlds = Worlds::within(self, MOST_STEPS)
            .ok_or(Unsound::Broken("no cards fit the hidden places, or it takes too long to find any that do"))?;
        let world = worlds.sample(&mut Chance::from_seed(0));
        let is_asked = self.shown.pending.is_some();
        world.check_sound(is_asked)?;
        let asked = is_asked.then_some(world.asked);
        if is_asked && (self.seat() != asked || world.actor().seat() != asked) {
            return Err(Unsound::Broken("what is asked is asked of another seat"));
        }
        // Whatever has to be taken out of a view or renamed in it is out and named already.
        let mut again = self.clone();
        again.shown = self.shown.shown_to(self.seat(), self.shown.rules.all_cards(), is_asked);
        again.name_twins_alike();
        if again != *self {
            return Err(Unsound::Broken("more is shown than this view may show"));
        }
        Ok(if is_asked { world.answers() } else { Answers::NONE })
    }

    fn seats_are_there(&self) -> bool {
        let players = self.shown.rules.players();
        self.seat().is_none_or(|seat| seat.0 < players)
            && self.shown.seats_are_there()
            && self.places.iter().all(|places| self.shown.zones().any(|zone| zone == places.zone))
    }

    fn every_card_is_somewhere(&self) -> bool {
        let all = self.shown.rules.all_cards();
        let top: CardSet = self.top.iter().copied().collect();
        let zones = self.shown.zones().map(|zone| self.shown.cards_in(zone));
        let sets = zones.chain([top, self.known_in_draw, self.unseen]);
        let (union, count) = sets.fold((CardSet::EMPTY, 0), |(union, count), set| (union.or(set), count + set.len()));
        union == all && count == all.len() && top.len() as usize == self.top.len()
    }

    fn places_fit(&self) -> bool {
        let hides = |zone: Zone| {
            matches!(zone, Zone::Hand(_) | Zone::Followers(_) | Zone::Score(_) | Zone::Draw | Zone::Discard | Zone::Out)
        };
        let held: u32 = self.places.iter().map(|places| u32::from(places.count)).sum();
        let in_pool = |i: usize| {
            let there = self.places.iter().filter(|places| places.pools >> i & 1 != 0);
            there.map(|places| usize::from(places.count)).sum::<usize>()
        };
        let pools = self.pools.iter().enumerate().all(|(i, pool)| {
            let others = pool.others.len().checked_sub(pool.seen.len());
            // Places of the pool whose card has become known are no hidden places any more.
            let cards = pool.cards.len() as usize;
            pool.cards.minus(self.unseen).is_empty()
                && others.is_some_and(|others| (cards..=cards + others).contains(&in_pool(i)))
        });
        let bits = u32::try_from(self.pools.len()).ok().and_then(|pools| 1u32.checked_shl(pools));
        held == self.unseen.len()
            && self.places.iter().all(|places| hides(places.zone) && places.count > 0)
            && self.places.is_sorted_by(|a, b| a < b)
            && bits.is_some_and(|bits| self.places.iter().all(|places| places.pools < bits))
            && pools
    }

    fn counts_agree(&self) -> bool {
        let shown = &self.shown;
        let own = self.seat().map(Seat::index);
        let draw = self.count(Zone::Draw) as usize;
        let held = |i: usize| match shown.artifacts.held.get(i) {
            Some(held) if own == Some(i) => held.len() == self.artifacts_left[i],
            _ => self.artifacts_left[i] <= self.artifacts_unseen.len(),
        };
        let others: u32 = (0..2).filter(|&i| own != Some(i)).map(|i| self.artifacts_left[i]).sum();
        let own_artifacts = self.seat().map_or(ArtifactSet::EMPTY, |seat| shown.artifacts(seat));
        let sees_top = self.seat().is_some_and(|seat| shown.top_seen.by.has(seat));
        self.settled <= draw
            && self.top.len() == if sees_top { usize::from(shown.top_seen.cards) } else { 0 }
            && usize::from(shown.top_seen.cards) <= self.settled
            && (0..2).all(held)
            && others <= self.artifacts_unseen.len()
            && own_artifacts.and(self.artifacts_unseen).is_empty()
            && (shown.rules.artifacts() || self.artifacts_left == [0; 2] && self.artifacts_unseen.is_empty())
            && shown.rules.seats().all(|seat| !self.chosen[seat.index()] || self.count(Zone::Hand(seat)) > 0)
            && (usize::from(shown.rules.players())..4).all(|i| !self.chosen[i])
    }

    fn past_is_of_this_game(&self) -> bool {
        let rules = &self.shown.rules;
        let is_face = |card| rules.all_cards().has(card) && rules.layout().face(card) == card;
        let is_sound = |past: &Past| {
            past.seat.0 < rules.players()
                && past.place < 8
                && is_face(past.card)
                && past.prizes.into_iter().flatten().all(is_face)
        };
        self.past.len() <= LONGEST_PAST && self.past.iter().all(is_sound)
    }
}
