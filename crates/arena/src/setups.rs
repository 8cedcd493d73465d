//! Which set-up a deal has: the same for all, or another for each.

use game::Chance;
use serde::Serialize;
use serde_json::Value;

/// What stands where a mix has no single value to show.
const MIX: &str = "a mix of decks";

/// The order of a mix was drawn once; another number would give other decks to the same seeds.
const ORDER: u64 = 0;

/// The set-ups of a match, one or many; the seed of a deal alone says which it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setups<S> {
    first: S,
    others: Vec<S>,
}

impl<S> From<S> for Setups<S> {
    /// One for all deals.
    fn from(setup: S) -> Setups<S> {
        Setups { first: setup, others: Vec::new() }
    }
}

impl<S> Setups<S> {
    /// Another for each deal, in a shuffled order that is always the same: as many deals in a row as there are set-ups
    /// have each of them once. None if there are none.
    pub fn mix(all: impl IntoIterator<Item = S>) -> Option<Setups<S>> {
        let mut all: Vec<S> = all.into_iter().collect();
        Chance::from_seed(ORDER).shuffle(&mut all);
        let first = all.pop()?;
        Some(Setups { first, others: all })
    }

    /// What the deal with this seed is played with.
    pub fn of(&self, seed: u64) -> &S {
        let place = seed % self.len() as u64;
        self.others.get(place as usize).unwrap_or(&self.first)
    }

    /// How many there are, one at least.
    #[allow(clippy::len_without_is_empty, reason = "it never is")]
    pub fn len(&self) -> usize {
        self.others.len() + 1
    }

    /// Every one of them, once.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// In words what there is instead of a set-up, if there are many.
    pub fn mixed(&self) -> Option<&'static str> {
        (!self.others.is_empty()).then_some(MIX)
    }
}

impl<S: Serialize> Setups<S> {
    /// The set-up for machines; of a mix what all have in common, and that the rest is a mix.
    pub fn to_json(&self) -> Result<Value, serde_json::Error> {
        let json = |setup: &S| serde_json::to_value(setup);
        let mut common = json(&self.first)?;
        for other in &self.others {
            let other = json(other)?;
            for (field, value) in common.as_object_mut().into_iter().flatten() {
                if other.get(field) != Some(value) {
                    *value = MIX.into();
                }
            }
        }
        Ok(common)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use claim::{Setup, decks};

    use super::*;

    fn names(setup: &Setup) -> String {
        setup.factions.iter().map(|faction| faction.name()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_seed_means_the_same_deck_for_ever() {
        let two = Setups::mix(decks::of(2)).unwrap();
        let three = Setups::mix(decks::of(3)).unwrap();
        // Written down once; a change here would silently change what every run with a mix was about.
        assert_eq!(names(two.of(0)), "Giants Gnomes Automatons Seers Shapeshifters");
        assert_eq!(names(two.of(2_447)), "Giants Gnomes Bards Zombies Shadows");
        assert_eq!(names(two.of(u64::MAX)), "Knights Goblins Automatons Trolls Vampires");
        assert_eq!(names(three.of(1)), "Knights Goblins Automatons Griffins Trolls Undead Vikings");
    }

    #[test]
    fn deals_in_a_row_have_every_deck_once() {
        let mix = Setups::mix(decks::of(2)).unwrap();
        let all = decks::of(2).count();
        let seen: HashSet<&Setup> = (900..900 + all as u64).map(|seed| mix.of(seed)).collect();
        assert_eq!((seen.len(), mix.iter().count(), mix.len()), (all, all, all));
        assert_eq!(mix.of(900), mix.of(900 + all as u64));
    }

    #[test]
    fn one_set_up_is_that_of_all_deals_and_no_mix() {
        let one = Setups::from(7);
        assert_eq!((*one.of(0), *one.of(u64::MAX), one.len(), one.mixed()), (7, 7, 1, None));
        assert_eq!(Setups::mix([7]), Some(one));
        assert_eq!(Setups::<u8>::mix([]), None);
    }

    #[test]
    fn a_mix_tells_machines_what_all_decks_share() {
        let json = Setups::mix(decks::of(4)).unwrap().to_json().unwrap();
        assert_eq!((json["factions"].as_str(), json["players"].as_u64()), (Some("a mix of decks"), Some(4)));
        let setup = Setup::two([]);
        assert_eq!(Setups::from(setup.clone()).to_json().unwrap(), serde_json::to_value(setup).unwrap());
    }
}
