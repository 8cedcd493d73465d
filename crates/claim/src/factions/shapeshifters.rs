//! Shapeshifters: played in phase one, they change places with the prize (8.20).

use game::{Seats, Sink};

use crate::{
    event::Zone,
    factions::{Cards, Faction, Source},
    phase::Phase,
    power::{Moment, Power},
    state::State,
};

pub(crate) struct Shapeshifters;

impl Power for Shapeshifters {
    const CARDS: Cards = Cards::ten("Sh", Source::M);
    const LISTENS: &'static [Moment] = &[Moment::OnPlay];

    /// What lies on the Shapeshifter lies on the card that arrives, which triggers no further swap.
    fn on_play(state: &mut State, at: usize, sink: &mut impl Sink<State>) {
        let play = state.trick.plays()[at];
        let Some(prize) = state.prizes().next().filter(|_| {
            state.phase == Phase::One && state.power_of(&play) == Some(Faction::Shapeshifters)
        }) else {
            return;
        };
        state.move_card(prize, Zone::Prize, Zone::Trick, Seats::ALL, sink);
        state.move_card(play.card, Zone::Trick, Zone::Prize, Seats::ALL, sink);
        let slot = state.rules.slot_of(prize);
        let arrived = &mut state.trick.plays_mut()[at];
        arrived.card = prize;
        arrived.slot = slot;
        arrived.swapped_for = Some(play.card);
    }
}
