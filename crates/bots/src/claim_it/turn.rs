//! A turn as a dynamic programme: what stopping is worth, what rolling again is worth, and so which is better.
//!
//! A roll is exact: all 56 outcomes by their odds, busts among them. What lies beyond the turn is for [`Boards`] to say.
//! Looking `depth` rolls ahead, the player may stop after each of them; what follows the last is a matter of [`Horizon`].
//!
//! What a stop brings depends only on which spaces are marked, not on which squatter lies where; and what a roll
//! brings only on the squatters left. So a turn has far fewer different moments than ways to get there, and each is
//! looked at once.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use claim_it::{Action, Roll, Space, Squatter, State};
use game::{Game, Seat};

use crate::{
    Budget,
    claim_it::{SeatValues, busts::Busts},
};

/// Says what boards between two turns are worth.
pub trait Boards {
    /// What every seat may expect in a position in which a turn has just ended; none if the budget is out.
    fn evaluate(&mut self, after: &State, budget: &mut Budget) -> Option<SeatValues>;

    /// The same where the turn may go on but the search does not look any further; `stopped` is what a stop is worth.
    fn beyond(&mut self, _after: &State, stopped: SeatValues, _mover: Seat) -> SeatValues {
        stopped
    }
}

/// One turn, with all that has been worked out about it.
pub struct Turn<B> {
    boards: B,
    mover: Seat,
    horizon: Horizon,
    bust: Option<SeatValues>,
    stops: Map<(u64, u64), Stop>,
    rolls: Map<TurnKey, SeatValues>,
}

/// What the player is taken to do after the last roll that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// Stop.
    Stop,
    /// Stop, or roll once more if that looks better: it fails with the exact chance of a bust, and otherwise is taken to
    /// gain what the last roll gains on average.
    RollOn,
}

/// What a stop is worth, and what it is worth not to have to.
#[derive(Clone, Copy)]
struct Stop {
    now: SeatValues,
    beyond: SeatValues,
}

/// All of a turn so far that matters for the rest of it, and how many rolls ahead are looked at.
#[derive(PartialEq, Eq, Hash)]
struct TurnKey {
    squatted: u64,
    claimed: u64,
    squatters: u64,
    depth: u8,
}

/// What a roll can place on a space: one of six squatters, by its number, or a claim marker.
const MARKERS: usize = 7;
const CLAIM_MARKER: usize = 0;

impl<B: Boards> Turn<B> {
    /// The turn of the player who is to decide or to roll in this position.
    pub fn new(state: &State, boards: B, horizon: Horizon) -> Turn<B> {
        Turn { boards, mover: state.turn(), horizon, bust: None, stops: Map::default(), rolls: Map::default() }
    }

    /// What a placement is worth that leads to this position, in which the player is to roll again or stop.
    pub fn placed(&mut self, state: &State, depth: u8, budget: &mut Budget) -> Option<SeatValues> {
        let stop = self.stop_at(state, budget)?;
        if depth == 0 {
            return Some(stop.beyond);
        }
        let roll = self.roll(state, depth, budget)?;
        Some(if roll.of(self.mover) > stop.now.of(self.mover) { roll } else { stop.now })
    }

    /// What stopping here is worth.
    pub fn stop(&mut self, state: &State, budget: &mut Budget) -> Option<SeatValues> {
        Some(self.stop_at(state, budget)?.now)
    }

    /// The value of rolling here, looking this many rolls ahead, this one included.
    pub fn roll(&mut self, state: &State, depth: u8, budget: &mut Budget) -> Option<SeatValues> {
        let moment = TurnKey::of(state, depth);
        if let Some(&known) = self.rolls.get(&moment) {
            return Some(known);
        }
        budget.spend()?;
        let mut rolling = *state;
        rolling.apply_unchecked(Action::RollAgain, &mut ());
        let value =
            if depth <= 1 { self.last_roll(&rolling, budget)? } else { self.roll_of_many(&rolling, depth, budget)? };
        self.rolls.insert(moment, value);
        Some(value)
    }

    fn roll_of_many(&mut self, rolling: &State, depth: u8, budget: &mut Budget) -> Option<SeatValues> {
        let mut children = [[None; MARKERS]; Space::COUNT as usize];
        let mut sum = SeatValues::ZERO;
        for roll in Roll::all(rolling.board().size) {
            let mut best: Option<SeatValues> = None;
            for space in rolling.placements(roll).iter() {
                let child = &mut children[usize::from(space.number())][marker(rolling, roll, space)];
                let value = match *child {
                    Some(value) => value,
                    None => *child.insert(self.placed(&place(rolling, roll, space), depth - 1, budget)?),
                };
                best = Some(better(best, value, self.mover));
            }
            let value = match best {
                Some(value) => value,
                None => self.bust(rolling, budget)?,
            };
            sum.add(roll.weight() as f32, &value);
        }
        Some(sum.times(1.0 / rolling.board().throws() as f32))
    }

    /// The last roll that is looked at. Which squatter lies where does not matter any more, so that there are only as many
    /// placements to look at as there are spaces.
    fn last_roll(&mut self, rolling: &State, budget: &mut Budget) -> Option<SeatValues> {
        let mut stops = [None; Space::COUNT as usize];
        let mut sum = SeatValues::ZERO;
        let mut throws = 0;
        for roll in Roll::all(rolling.board().size) {
            let mut best: Option<SeatValues> = None;
            for space in rolling.placements(roll).iter() {
                let child = &mut stops[usize::from(space.number())];
                let value = match *child {
                    Some(value) => value,
                    None => *child.insert(self.stop_at(&place(rolling, roll, space), budget)?.beyond),
                };
                best = Some(better(best, value, self.mover));
            }
            if let Some(value) = best {
                sum.add(roll.weight() as f32, &value);
                throws += roll.weight();
            }
        }
        let bust = self.bust(rolling, budget)?;
        let all = rolling.board().throws();
        if self.horizon == Horizon::RollOn && throws > 0 {
            let mut gain = sum.times(1.0 / throws as f32);
            gain.add(-1.0, &self.stops.get(&marked(rolling)).map_or(bust, |stop| stop.beyond));
            sum = self.rolling_on(rolling, &stops, &gain, bust);
        }
        sum.add((all - throws) as f32, &bust);
        Some(sum.times(1.0 / all as f32))
    }

    /// The same sum over all rolls that are no bust, if after each the player may roll once more and gain so much.
    fn rolling_on(
        &self,
        rolling: &State,
        stops: &[Option<SeatValues>],
        gain: &SeatValues,
        bust: SeatValues,
    ) -> SeatValues {
        let busts = Busts::after(rolling);
        let all = rolling.board().throws() as f32;
        let mut sum = SeatValues::ZERO;
        for roll in Roll::all(rolling.board().size) {
            let mut best: Option<SeatValues> = None;
            for space in rolling.placements(roll).iter() {
                let stop = stops[usize::from(space.number())].unwrap_or_default();
                let chance = busts.throws(space, marker(rolling, roll, space)) as f32 / all;
                let mut roll_on = bust.times(chance);
                roll_on.add(1.0 - chance, &stop.gaining(gain));
                best = Some(better(best, better(Some(stop), roll_on, self.mover), self.mover));
            }
            if let Some(value) = best {
                sum.add(roll.weight() as f32, &value);
            }
        }
        sum
    }

    fn stop_at(&mut self, state: &State, budget: &mut Budget) -> Option<Stop> {
        let marked = marked(state);
        if let Some(&known) = self.stops.get(&marked) {
            return Some(known);
        }
        budget.spend()?;
        let mut after = *state;
        after.apply_unchecked(Action::Stop, &mut ());
        let now = self.boards.evaluate(&after, budget)?;
        let beyond = self.boards.beyond(&after, now, self.mover);
        let stop = Stop { now, beyond };
        self.stops.insert(marked, stop);
        Some(stop)
    }

    /// What a bust is worth: the same after every roll of the turn, for the board is as before it (2.6).
    fn bust(&mut self, rolling: &State, budget: &mut Budget) -> Option<SeatValues> {
        if self.bust.is_none() {
            self.bust = Some(self.boards.evaluate(&rolling.after_bust(), budget)?);
        }
        self.bust
    }
}

/// The better of two for the mover.
fn better(one: Option<SeatValues>, other: SeatValues, mover: Seat) -> SeatValues {
    match one {
        Some(one) if one.of(mover) >= other.of(mover) => one,
        _ => other,
    }
}

/// The position after a marker is placed by this roll.
fn place(rolling: &State, roll: Roll, space: Space) -> State {
    let mut state = *rolling;
    state.apply_unchecked(Action::Rolled(roll), &mut ());
    state.apply_unchecked(Action::Place(space), &mut ());
    state
}

/// Which marker it is that the roll lets the player place there: rolls that place the same are the same.
fn marker(state: &State, roll: Roll, space: Space) -> usize {
    if (state.spaces_of(state.turn()) | state.squatted()).has(space) {
        return CLAIM_MARKER;
    }
    roll.squatter_for(space).map_or(CLAIM_MARKER, |squatter| usize::from(squatter.number()))
}

/// The spaces this turn has marked.
fn marked(state: &State) -> (u64, u64) {
    (state.squatted().bits(), state.claimed().bits())
}

impl TurnKey {
    fn of(state: &State, depth: u8) -> TurnKey {
        let mut squatters = 0;
        for squatter in Squatter::all() {
            // In the variant a claim marker sends the squatter under it back, so there it matters where each lies (4.1).
            let at = match state.squatter_at(squatter) {
                Some(space) if state.variant() => u64::from(space.number()) + 2,
                Some(_) => 1,
                None => 0,
            };
            squatters = squatters << 6 | at;
        }
        TurnKey { squatted: state.squatted().bits(), claimed: state.claimed().bits(), squatters, depth }
    }
}

/// A map without a random seed: the same on every run, and fast for a few words.
type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// Mixes words by multiplying and folding.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        self.0 = (wide >> 64) as u64 ^ wide as u64;
    }
}
