//! Any position, by the rules themselves: alpha-beta over the answers, with a transposition table.

use std::ops::DerefMut;

use claim::{Action, State};
use game::{Actor, Answer as _, Game as _, Seat};

use super::{
    Engine, Value,
    budget::{Budget, Spent},
    hash::Wide,
};

/// The engine's transposition table.
pub(super) struct General {
    /// Entries as words, all 0 where there is none: such memory is taken from the system when it is first used.
    entries: Vec<[u64; 2]>,
    age: u8,
}

/// What is known of one position. The value lies between the bounds, as seat 0 sees it.
#[derive(Clone, Copy)]
struct Entry {
    check: u64,
    low: Value,
    high: Value,
    best: u8,
    /// How many cards were still to be played: much work went into the high ones.
    cards: u8,
    age: u8,
}

const NOTHING: Entry = Entry { check: 0, low: Value::Loss, high: Value::Win, best: 0, cards: 0, age: 0 };
/// The bytes of a small table.
const SMALL: usize = 1 << 20;
/// Entries that share a place.
const BUCKET: usize = 4;

impl Entry {
    fn words(self) -> [u64; 2] {
        [self.check, u64::from_le_bytes([self.low as u8, self.high as u8, self.best, self.cards, self.age, 0, 0, 0])]
    }

    fn of_words([check, rest]: [u64; 2]) -> Entry {
        let [low, high, best, cards, age, ..] = rest.to_le_bytes();
        let value = |number| [Value::Loss, Value::Draw, Value::Win][usize::from(number) % 3];
        Entry { check, low: value(low), high: value(high), best, cards, age }
    }
}

impl General {
    pub(super) fn new(bytes: usize) -> General {
        let buckets = (bytes / size_of::<[u64; 2]>() / BUCKET).max(1);
        // Rounded down to a power of two.
        let buckets = 1 << buckets.ilog2();
        General { entries: vec![[0; 2]; buckets * BUCKET], age: 0 }
    }

    /// The engine at a root. What was remembered of other roots is not used, so that a budget means the same each time.
    pub(super) fn at(&mut self, root: &State) -> AtRoot<&mut General> {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.entries.fill([0; 2]);
            self.age = 1;
        }
        AtRoot { table: self, root: *root }
    }

    /// The engine at a root with a small table of its own.
    pub(super) fn small(root: &State) -> AtRoot<Box<General>> {
        AtRoot { table: Box::new(General { age: 1, ..General::new(SMALL) }), root: *root }
    }

    fn bucket(&mut self, place: u64) -> &mut [[u64; 2]] {
        let buckets = self.entries.len() / BUCKET;
        let at = (place as usize & (buckets - 1)) * BUCKET;
        &mut self.entries[at..at + BUCKET]
    }

    fn find(&mut self, (place, check): (u64, u64)) -> Option<Entry> {
        let age = self.age;
        let entries = self.bucket(place).iter().filter(|words| words[0] == check);
        entries.map(|&words| Entry::of_words(words)).find(|entry| entry.age == age)
    }

    fn keep(&mut self, (place, check): (u64, u64), known: Entry) {
        let age = self.age;
        let worth = |words: &[u64; 2]| match Entry::of_words(*words) {
            entry if entry.age != age => 1,
            entry if entry.check == check => 0,
            entry => 2 + entry.cards,
        };
        let known = Entry { check, age, ..known };
        if let Some(least) = self.bucket(place).iter_mut().min_by_key(|words| worth(words)) {
            *least = known.words();
        }
    }
}

/// The engine at one root.
pub(super) struct AtRoot<T> {
    table: T,
    root: State,
}

impl<T: DerefMut<Target = General>> Engine for AtRoot<T> {
    fn answers(&mut self) -> Vec<Action> {
        self.root.answers().iter().collect()
    }

    fn draws(&self) -> bool {
        true
    }

    fn is_worth(&mut self, answer: Action, value: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let Actor::Seat(seat) = self.root.actor() else { return Ok(false) };
        let mut child = self.root;
        child.apply_unchecked(answer, &mut ());
        if seat == Seat(0) {
            self.reaches(&child, value, budget)
        } else if value == Value::Loss {
            Ok(true)
        } else {
            // Worth that much to seat 1 if seat 0 does not reach more than the rest.
            self.reaches(&child, value.more_for_the_other(), budget).map(|reached| !reached)
        }
    }
}

impl<T: DerefMut<Target = General>> AtRoot<T> {
    /// Does seat 0 reach at least `goal`?
    pub(super) fn reaches(&mut self, state: &State, goal: Value, budget: &mut Budget) -> Result<bool, Spent> {
        let mut state = *state;
        let seat = loop {
            let Actor::Seat(seat) = state.actor() else { return Ok(super::over(&state) >= goal) };
            let answers = state.answers();
            if answers.len() != 1 {
                break seat;
            }
            let Some(only) = answers.nth(0) else { return Ok(false) };
            state.apply_unchecked(only, &mut ());
        };
        budget.spend()?;
        let key = Wide::of(&state.essence());
        let mut entry = self.table.find(key).unwrap_or(NOTHING);
        if entry.low >= goal || entry.high < goal {
            return Ok(entry.low >= goal);
        }
        let is_max = seat == Seat(0);
        let answers = state.answers();
        let first = Action::from_number(entry.best).filter(|&action| entry.age != 0 && answers.has(action));
        let mut found = !is_max;
        for action in first.into_iter().chain(answers.iter().filter(|&action| Some(action) != first)) {
            let mut child = state;
            child.apply_unchecked(action, &mut ());
            if self.reaches(&child, goal, budget)? == is_max {
                found = is_max;
                entry.best = action.number();
                break;
            }
        }
        if found {
            entry.low = goal;
        } else {
            entry.high = if goal == Value::Win { Value::Draw } else { Value::Loss };
        }
        entry.cards = (state.hand(Seat(0)).len() + state.hand(Seat(1)).len()) as u8;
        self.table.keep(key, entry);
        Ok(found)
    }
}
