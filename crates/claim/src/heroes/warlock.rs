//! Warlock: following a card of odd printed value, it wins (10.5).

use crate::heroes::HeroPower;

pub(crate) struct Warlock;

impl HeroPower for Warlock {
    fn wins_over(lead: u8) -> bool {
        lead % 2 == 1
    }
}
