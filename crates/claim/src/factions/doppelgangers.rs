//! Doppelgangers: may be played instead of following, and count as the led faction without its power (7.2, 8.4).

use crate::{
    factions::{Cards, Source},
    power::{Moment, Power},
};

pub(crate) struct Doppelgangers;

impl Power for Doppelgangers {
    const CARDS: Cards = Cards::ten("Do", Source::A);
    const LISTENS: &'static [Moment] = &[Moment::StandsIn];

    fn stands_in() -> bool {
        true
    }
}
