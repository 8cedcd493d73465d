//! Which games are played: every pairing of bots, on every deal, from all seats.

/// One of the two bots of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

impl Side {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// Its letter in files.
    pub const fn letter(self) -> char {
        match self {
            Side::A => 'a',
            Side::B => 'b',
        }
    }
}

/// All games there could be, in order: deal by deal, on each deal pairing by pairing, and in each pairing seating by
/// seating. So whenever a run ends, all pairings have met on the same deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pairings: Vec<[usize; 2]>,
    seatings: Vec<Vec<Side>>,
    seed: u64,
}

/// One game of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture<'a> {
    /// Its place in the schedule, from 0.
    pub game: u64,
    /// The unit it belongs to, from 0: one deal in one pairing.
    pub unit: u64,
    /// Which pairing.
    pub pairing: usize,
    /// The two bots, as numbers of entrants.
    pub bots: [usize; 2],
    /// Who sits where.
    pub seats: &'a [Side],
    /// The seed of deal and chance.
    pub seed: u64,
}

impl Schedule {
    /// All pairings of the bots at a table with this number of seats; the first deal has that seed.
    pub fn new(bots: usize, seats: u8, seed: u64) -> Schedule {
        let pairings = (0..bots).flat_map(|a| (a + 1..bots).map(move |b| [a, b])).collect();
        Schedule { pairings, seatings: seatings(seats), seed }
    }

    /// The pairings, as numbers of entrants.
    pub fn pairings(&self) -> &[[usize; 2]] {
        &self.pairings
    }

    /// How many games a unit has.
    pub fn games_of_unit(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// How many games are played on one deal.
    pub fn games_of_deal(&self) -> u64 {
        self.games_of_unit() * self.pairings.len() as u64
    }

    /// The seed of a deal, counted from 0.
    pub fn seed(&self, deal: u64) -> u64 {
        self.seed.wrapping_add(deal)
    }

    /// A game by its place.
    pub fn fixture(&self, game: u64) -> Fixture<'_> {
        let unit = game / self.games_of_unit();
        let pairings = self.pairings.len() as u64;
        let pairing = (unit % pairings) as usize;
        Fixture {
            game,
            unit,
            pairing,
            bots: self.pairings[pairing],
            seats: &self.seatings[(game % self.games_of_unit()) as usize],
            seed: self.seed(unit / pairings),
        }
    }
}

/// The two bots take turns around the table; that, turned to every seat. Partners of a team sit opposite each other, so
/// at a table of four each team is one bot. With an odd number of seats each bot has the odd one as often as the other.
fn seatings(seats: u8) -> Vec<Vec<Side>> {
    let turns = if seats.is_multiple_of(2) { 1 } else { seats };
    let mut all = Vec::new();
    for turn in 0..turns {
        for first in [Side::A, Side::B] {
            let side = |seat: u8| if ((seat + turn) % seats).is_multiple_of(2) { first } else { first.other() };
            all.push((0..seats).map(side).collect());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(seats: u8) -> Vec<String> {
        seatings(seats).iter().map(|seats| seats.iter().map(|side| side.letter()).collect()).collect()
    }

    #[test]
    fn seats_are_swapped_and_turned() {
        assert_eq!(letters(2), ["ab", "ba"]);
        assert_eq!(letters(3), ["aba", "bab", "baa", "abb", "aab", "bba"]);
        assert_eq!(letters(4), ["abab", "baba"]);
        assert_eq!(letters(5).len(), 10);
    }

    #[test]
    fn both_bots_have_every_seat_equally_often() {
        for seats in 2..=5 {
            let all = seatings(seats);
            for seat in 0..usize::from(seats) {
                assert_eq!(all.iter().filter(|seats| seats[seat] == Side::A).count() * 2, all.len());
            }
            assert!((1..all.len()).all(|i| !all[..i].contains(&all[i])));
        }
    }

    #[test]
    fn all_pairings_meet_on_a_deal_before_the_next_is_dealt() {
        let schedule = Schedule::new(3, 2, 40);
        assert_eq!(schedule.pairings(), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(schedule.games_of_deal(), 6);
        let fixture = schedule.fixture(6 + 3);
        assert_eq!((fixture.unit, fixture.bots, fixture.seed), (4, [0, 2], 41));
        assert_eq!(fixture.seats, [Side::B, Side::A]);
    }
}
