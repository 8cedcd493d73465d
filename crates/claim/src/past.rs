//! The cards played for followers so far, as everybody at the table has seen them.

use game::Seat;

use crate::{
    card::Card,
    event::{Event, Zone},
    phase::Phase,
    state::State,
};

/// A card that was played in phase one, and what was to be won.
///
/// Cards are remembered by their faces. A card that was taken back later (9.10, 9.16) was played all the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Past {
    /// Who played it.
    pub seat: Seat,
    /// The card that left the hand.
    pub card: Card,
    /// Its place in the trick: 0 is the lead.
    pub place: u8,
    /// The prizes that lay open.
    pub prizes: [Option<Card>; 2],
}

impl Past {
    /// What is to be remembered of an event, if anything is.
    pub(crate) fn of(before: &State, event: Event) -> Option<Past> {
        let Event::Moved { card, from: Zone::Hand(seat), to: Zone::Trick, .. } = event else { return None };
        let face = |card: Card| before.rules.layout().face(card);
        (before.phase == Phase::One).then(|| Past {
            seat,
            card: face(card),
            place: before.trick.deciding().len() as u8,
            prizes: before.prizes.map(|prize| prize.map(face)),
        })
    }
}
