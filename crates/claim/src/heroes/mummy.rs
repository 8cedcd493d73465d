//! Mummy: following a card of printed value 7 or more, it wins (10.6).

use crate::heroes::HeroPower;

pub(crate) struct Mummy;

impl HeroPower for Mummy {
    fn wins_over(lead: u8) -> bool {
        lead >= 7
    }
}
