//! What there is once for each seat, looked up by seat.

use game::Seat;

/// Something for each seat. Where nobody sits there is nothing, and never what belongs to another seat.
pub(crate) trait BySeat<T> {
    /// What belongs to a seat; nothing where nobody sits.
    fn of(&self, seat: Seat) -> T;

    /// The same to change it; what is done where nobody sits is without effect.
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut T));
}

impl<T: Copy + Default, const N: usize> BySeat<T> for [T; N] {
    #[inline]
    fn of(&self, seat: Seat) -> T {
        self.get(seat.index()).copied().unwrap_or_default()
    }

    #[inline]
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut T)) {
        if let Some(own) = self.get_mut(seat.index()) {
            change(own);
        }
    }
}

/// The seat of somebody at the table, of whom there are at most four: said so that the compiler knows it as well.
#[inline(always)]
pub(crate) const fn at_table(seat: Seat) -> Seat {
    Seat(seat.0 & 3)
}
