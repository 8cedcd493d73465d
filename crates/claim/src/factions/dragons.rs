//! Dragons: whoever the Dragon names leads the next trick, won or lost (3.1, 8.3, 12.9).

use game::Seat;

use crate::{
    factions::{Cards, Faction, Source},
    power::{Moment, Power},
    setup::Edition,
    state::State,
    trick::Play,
};

pub(crate) struct Dragons;

impl Power for Dragons {
    const CARDS: Cards = Cards::ten("Dr", Source::C2);
    const LISTENS: &'static [Moment] = &[Moment::NextLead];

    /// 9.22: in a trick of more than two cards all of them are looked at, those set aside too.
    fn next_lead(state: &State) -> Option<Seat> {
        let leaders_own_counts = state.rules.players() > 2 || state.rules.edition() == Edition::C2;
        let names = |play: &&Play| {
            state.power_of(play) == Some(Faction::Dragons)
                && (leaders_own_counts || play.seat != state.trick.leader)
        };
        state.trick.plays().iter().rfind(names).map(|play| play.seat)
    }
}
