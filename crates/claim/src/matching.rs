//! Who can have which place: a bipartite matching by augmenting paths, for the few cards a player does not know.

/// Gives as many of `guests` as possible one of `places` each that `fits`; says for each place which guest has it.
pub(crate) fn matching(guests: usize, places: usize, fits: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    let mut holder = vec![None; places];
    for guest in 0..guests {
        seat(guest, &fits, &mut holder, &mut vec![false; places]);
    }
    holder
}

/// Seats a guest, letting others move over; says whether that was possible.
fn seat(guest: usize, fits: &impl Fn(usize, usize) -> bool, holder: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for place in 0..holder.len() {
        if tried[place] || !fits(guest, place) {
            continue;
        }
        tried[place] = true;
        if holder[place].is_none_or(|rival| seat(rival, fits, holder, tried)) {
            holder[place] = Some(guest);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_move_over_for_one_who_fits_only_one_place() {
        let fits = |guest: usize, place: usize| [&[0, 1][..], &[0]][guest].contains(&place);
        assert_eq!(matching(2, 2, fits), [Some(1), Some(0)]);
        assert_eq!(matching(2, 1, |_, _| true), [Some(0)]);
    }
}
