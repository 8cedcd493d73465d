//! Which worlds a seat believes in, and how much.
//!
//! Worlds that fit what was seen are drawn one after the other, each as likely as any. Then habit has its say: a new
//! world takes the place of the last one for sure if the others' play so far is likelier in it, else with the odds of
//! its likelihood to that of the last one's; if it is turned down, the last one is used once more. In the long run each
//! world comes up in proportion to how likely it makes what was seen to be played (Metropolis and Hastings).

use claim::{State, View, Worlds, Zone};
use game::{Chance, Worlds as _};

use crate::claim::habits::Habits;

/// So many worlds are tried before the first is used.
const FIRST: u32 = 16;

/// So many walks use a world before the next is drawn: a world costs about as much as a walk, and walks through it differ.
const WALKS: u32 = 4;

/// Draws worlds that fit a view.
pub(super) struct Belief {
    worlds: Worlds,
    /// The one world there is, if nothing is hidden.
    only: Option<State>,
    habits: Habits,
    /// The last world, and the logarithm of its likelihood.
    last: (State, f32),
    used: u32,
}

impl Belief {
    /// What a view lets its seat believe; none if it is not asked.
    pub(super) fn new(view: &View, chance: &mut Chance) -> Option<Belief> {
        let worlds = game::View::worlds(view)?;
        let first = worlds.sample(chance);
        let only = knows_all(view).then_some(first);
        let habits = Habits::of_others(view);
        let last = (first, habits.likelihood(&first));
        let mut belief = Belief { worlds, only, habits, last, used: 0 };
        if only.is_none() {
            (0..FIRST).for_each(|_| belief.renew(chance));
        }
        Some(belief)
    }

    /// The position, if the seat knows every card of it.
    pub(super) fn certain(&self) -> Option<&State> {
        self.only.as_ref()
    }

    /// A world, the likelier the more often.
    pub(super) fn draw(&mut self, chance: &mut Chance) -> State {
        if self.only.is_none() {
            self.used += 1;
            if self.used > WALKS {
                self.used = 1;
                self.renew(chance);
            }
        }
        self.last.0
    }

    /// A world that was not drawn before, unless the last one is much likelier.
    pub(super) fn fresh(&mut self, chance: &mut Chance) -> State {
        self.used = 0;
        self.renew(chance);
        self.last.0
    }

    /// Another world, unless the last one is so much likelier that it stays.
    fn renew(&mut self, chance: &mut Chance) {
        let world = self.worlds.sample(chance);
        let likelihood = self.habits.likelihood(&world);
        if chance.unit() < f64::from(likelihood - self.last.1).exp() {
            self.last = (world, likelihood);
        }
    }
}

/// Does a seat know where every card is? It does if all it has not seen must be in one place, and order is nothing.
pub(super) fn knows_all(view: &View) -> bool {
    let rules = view.rules();
    let others = || rules.seats().filter(|&seat| view.seat() != Some(seat));
    let of_a_seat = |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat)];
    let zones = rules.seats().flat_map(of_a_seat).chain([Zone::Discard, Zone::Out, Zone::Draw]);
    view.count(Zone::Draw) == 0
        && zones.filter(|&zone| view.hidden_in(zone) > 0).count() <= 1
        && others().all(|seat| view.artifact_count(seat) == 0)
        && rules.seats().all(|seat| view.potions(seat) == 0)
}
