//! Kings: they keep Peasants (8.11); what they do stands in the Peasants' file.

use crate::{
    factions::{Cards, Source},
    power::Power,
};

pub(crate) struct Kings;

impl Power for Kings {
    const CARDS: Cards =
        Cards { code: "Ki", values: &[4, 5, 6, 7, 8, 9, 10, 11, 12], leave: 0, pair: Some((2, 0)), source: Source::A };
}
