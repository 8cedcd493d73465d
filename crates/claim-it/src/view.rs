//! What a player may know: everything, for in Claim It! nothing is hidden.

use game::{Actor, Answers, Audience, Chance, Game, Sink};

use crate::{Deal, Event, Setup, State};

/// What one audience may know. It is a type of its own so that bots and clients take views here as in every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::serial::ViewLayout")
)]
pub struct View {
    audience: Audience,
    state: State,
}

impl View {
    /// The view of an audience that sits at the table; none for a seat where nobody does.
    #[cfg(feature = "serde")]
    pub(crate) fn new(audience: Audience, state: State) -> Option<View> {
        let sits = audience.seat().is_none_or(|seat| seat.0 < state.seats());
        sits.then_some(View { audience, state })
    }

    /// The position, all of it open.
    pub const fn state(&self) -> &State {
        &self.state
    }

    fn is_asked(&self) -> bool {
        self.audience.seat().is_some_and(|seat| self.state.actor() == Actor::Seat(seat))
    }
}

impl game::View<State> for View {
    type Worlds = OpenWorld;

    fn audience(&self) -> Audience {
        self.audience
    }

    fn answers(&self) -> Answers {
        if self.is_asked() { self.state.answers() } else { Answers::NONE }
    }

    fn worlds(&self) -> Option<OpenWorld> {
        self.is_asked().then_some(OpenWorld(self.state))
    }
}

/// The one position that a player who sees everything can be in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenWorld(State);

impl game::Worlds<State> for OpenWorld {
    #[inline]
    fn sample(&self, _: &mut Chance) -> State {
        self.0
    }
}

/// Watches a game from all seats; there is nothing to remember, for the position shows it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenWitness;

impl Sink<State> for OpenWitness {
    #[inline(always)]
    fn event(&mut self, _: &State, _: Event) {}
}

impl game::Witness<State> for OpenWitness {
    fn new(_: &Setup, _: &Deal, _: &State) -> OpenWitness {
        OpenWitness
    }

    fn view(&self, position: &State, audience: Audience) -> View {
        View { audience, state: *position }
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Table, View as _, Worlds as _};

    use super::*;

    /// 2.7: only the player whose turn it is is asked, and all see the same board.
    #[test]
    fn only_the_player_whose_turn_it_is_has_answers() {
        let mut table = Table::<State>::new(Setup::new(3), Deal { first: Seat(1) }).unwrap();
        table.play("2-3-5".parse().unwrap()).unwrap();
        let [before, mover, after] = [0, 1, 2].map(|seat| table.view(Seat(seat)));
        assert_eq!(mover.answers().len(), 6);
        assert!(before.answers().is_empty() && after.answers().is_empty());
        assert_eq!(before.state(), after.state());
        assert_eq!(mover.worlds().unwrap().sample(&mut Chance::from_seed(0)), *table.position());
        assert_eq!(after.worlds(), None);
        assert_eq!(after.seat(), Some(Seat(2)));
    }
}
