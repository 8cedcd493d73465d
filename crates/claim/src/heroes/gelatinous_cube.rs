//! Gelatinous Cube: played second, it and the lead card are held back for the winner of the next trick (10.8).

use crate::heroes::HeroPower;

pub(crate) struct GelatinousCube;

impl HeroPower for GelatinousCube {
    fn makes_a_pot() -> bool {
        true
    }
}
