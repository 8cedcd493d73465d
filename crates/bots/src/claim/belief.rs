//! The belief of a seat: a distribution over worlds.
//!
//! Worlds that fit the view are proposed uniformly and accepted by Metropolis-Hastings: a proposal replaces the last world
//! for sure if the others' plays are likelier in it by the policy of `policy.rs`, else with the ratio of the likelihoods;
//! if it is rejected, the last world is used once more. In the long run each world comes up in proportion to how likely it
//! makes the plays that were seen.

use claim::{State, View, Worlds, Zone};
use game::{Chance, Worlds as _};

use crate::claim::policy::{Evidence, ObservedPlays};

/// The proposals before the first world is used.
const BURN_IN: u32 = 16;

/// The simulations for each world: sampling one costs about as much as a simulation, and simulations in it differ.
const SIMULATIONS_PER_WORLD: u32 = 4;

/// Samples worlds that fit a view.
pub(super) struct Belief {
    worlds: Worlds,
    /// The one world there is, if nothing is hidden.
    only: Option<State>,
    evidence: Evidence,
    /// The last world, and the logarithm of its likelihood.
    last: (State, f32),
    used: u32,
}

impl Belief {
    /// The belief of a view's seat; none if it is not asked.
    pub(super) fn new(view: &View, chance: &mut Chance) -> Option<Belief> {
        let worlds = game::View::worlds(view)?;
        let first = worlds.sample(chance);
        let only = knows_all(view).then_some(first);
        let evidence = Evidence::of(ObservedPlays::of_others(view));
        let last = (first, evidence.log_likelihood(&first));
        let mut belief = Belief { worlds, only, evidence, last, used: 0 };
        if only.is_none() {
            (0..BURN_IN).for_each(|_| belief.resample(chance));
        }
        Some(belief)
    }

    /// The position, if the seat knows every card of it.
    pub(super) fn certain(&self) -> Option<&State> {
        self.only.as_ref()
    }

    /// A world, sampled by the belief.
    pub(super) fn draw(&mut self, chance: &mut Chance) -> State {
        if self.only.is_none() {
            self.used += 1;
            if self.used > SIMULATIONS_PER_WORLD {
                self.used = 1;
                self.resample(chance);
            }
        }
        self.last.0
    }

    /// A world from a new proposal, unless that is rejected.
    pub(super) fn fresh(&mut self, chance: &mut Chance) -> State {
        self.used = 0;
        self.resample(chance);
        self.last.0
    }

    /// One step of the Markov chain.
    fn resample(&mut self, chance: &mut Chance) {
        let world = self.worlds.sample(chance);
        let log_likelihood = self.evidence.log_likelihood(&world);
        if chance.unit() < f64::from(log_likelihood - self.last.1).exp() {
            self.last = (world, log_likelihood);
        }
    }
}

/// Does a seat know where every card, artifact and potion is, and every potion that may still be taken?
pub fn knows_all(view: &View) -> bool {
    let rules = view.rules();
    let others = || rules.seats().filter(|&seat| view.seat() != Some(seat));
    knows_cards(view)
        && others().all(|seat| view.artifact_count(seat) == 0)
        && rules.seats().all(|seat| view.potions(seat) == 0)
        && !view.awaits_unknown_potions()
}

/// Does a seat know where every card is? It does if all it has not seen must be in one place, and order is nothing.
pub(super) fn knows_cards(view: &View) -> bool {
    let of_a_seat = |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat)];
    let zones = view.rules().seats().flat_map(of_a_seat).chain([Zone::Discard, Zone::Out, Zone::Draw]);
    view.count(Zone::Draw) == 0 && zones.filter(|&zone| view.hidden_in(zone) > 0).count() <= 1
}
