//! Which worlds a seat believes in.

use claim::{State, View, Worlds, Zone};
use game::{Chance, Worlds as _};

/// Draws worlds that fit a view.
pub(super) struct Belief {
    worlds: Worlds,
    /// The one world there is, if nothing is hidden.
    only: Option<State>,
}

impl Belief {
    /// What a view lets its seat believe; none if it is not asked.
    pub(super) fn new(view: &View, chance: &mut Chance) -> Option<Belief> {
        let worlds = game::View::worlds(view)?;
        let only = knows_all(view).then(|| worlds.sample(chance));
        Some(Belief { worlds, only })
    }

    /// The position, if the seat knows every card of it.
    pub(super) fn certain(&self) -> Option<&State> {
        self.only.as_ref()
    }

    /// A world, the likelier the more often.
    pub(super) fn draw(&mut self, chance: &mut Chance) -> State {
        self.only.unwrap_or_else(|| self.worlds.sample(chance))
    }
}

/// Does a seat know where every card is? It does if all it has not seen must be in one place, and order is nothing.
fn knows_all(view: &View) -> bool {
    let rules = view.rules();
    let others = || rules.seats().filter(|&seat| seat != view.seat());
    let of_a_seat = |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Score(seat)];
    let mut zones = rules.seats().flat_map(of_a_seat).chain([Zone::Discard, Zone::Out, Zone::Draw]);
    view.count(Zone::Draw) == 0
        && zones.by_ref().filter(|&zone| view.hidden_in(zone) > 0).count() <= 1
        && others().all(|seat| view.artifact_count(seat) == 0)
        && rules.seats().all(|seat| view.potions(seat) == 0)
}
