//! Lich King: a card that follows it is -3 (10.3).

use crate::heroes::HeroPower;

pub(crate) struct LichKing;

impl HeroPower for LichKing {
    fn weakens() -> i8 {
        3
    }
}
