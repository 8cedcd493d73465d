//! Cthulhu: two cards leave the draw pile in phase one; all discard a card in phase two (10.7).

use crate::{
    heroes::HeroPower,
    phase::{ALL_DISCARD, Phase},
    state::State,
};

pub(crate) struct Cthulhu;

impl HeroPower for Cthulhu {
    fn after_trick(state: &mut State) {
        match state.phase {
            Phase::One => state.leaving = 2,
            Phase::Two => state.stage = ALL_DISCARD,
        }
    }
}
