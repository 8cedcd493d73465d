//! What a position of phase one is worth to two players: a small neural network over the cards that the two sides have.
//!
//! Every card in its place adds a row of numbers to a sum, one row if it is the side's own and another if it is the
//! opponent's. Two layers make one number of the sum, and the sides share the win by the odds of their numbers. What a
//! card is worth beside which others nobody told the network: it comes from positions of phase two that were solved or
//! searched, and from what phase one makes of them (`examples/cards_practice.rs`).

use std::{borrow::Cow, sync::LazyLock};

use claim::{Card, CardSet, Faction, Hero, NamedSet, Phase, Rules, State};

use crate::claim::{net_file, shares::Shares};

/// Faces of cards of all factions, one behind the other, and behind them the heroes.
pub(super) const FACES: usize = faces_before(Faction::ALL.len()) + Hero::ALL.len();
/// Followers, hand and what is won, each a side's own or not, and the prizes of the trick to come.
pub(super) const ZONES: usize = 7;
const PRIZES: usize = (ZONES - 1) * FACES;
/// Behind the rows of cards one for the lead, 14 for the tricks left in phase one, and one for the full moon.
const LEAD: usize = PRIZES + FACES;
const TRICKS: usize = LEAD + 1;
const MOON: usize = TRICKS + 14;
/// All rows.
const ROWS: usize = MOON + 1;
/// Numbers in a row, which are the first layer.
pub const WIDTH: usize = 32;
/// Numbers in the second layer.
pub const SECOND: usize = 16;
/// Where in the list of weights the second layer begins, behind the rows.
pub const LAYER: usize = ROWS * WIDTH;
/// Where what is added to the second layer begins.
pub const ADDED: usize = LAYER + WIDTH * SECOND;
/// Where the last layer begins.
pub const LAST: usize = ADDED + SECOND;
/// How many weights there are.
pub const WEIGHTS: usize = LAST + SECOND;

/// What came of the first set, from 280,000 positions that were solved and 840,000 of phase one.
static CLAIM: LazyLock<Vec<f32>> = LazyLock::new(|| compiled_in(include_bytes!("claim.net")));
/// What came of all decks for two, from 340,000 positions of phase two and 1,150,000 of phase one. In most decks positions
/// with many tricks left take the solver too long to learn from, so the search had to say what these are worth.
static ALL: LazyLock<Vec<f32>> = LazyLock::new(|| compiled_in(include_bytes!("all.net")));

/// A network, and the cards of its deck.
pub struct Net<'a> {
    weights: Cow<'a, [f32]>,
    /// The faces of the cards by their places.
    faces: [u16; 128],
}

impl Net<'static> {
    /// The one for a deck that was practised by itself.
    pub(super) fn of_deck(rules: &Rules) -> Option<Net<'static>> {
        let has = |faction: &Faction| rules.slots().any(|(_, other)| other == *faction);
        let is_claim = NamedSet::Claim.setup(2).is_some_and(|setup| setup.factions.iter().all(has));
        let plain = rules.players() == 2 && !rules.heroes() && !rules.artifacts();
        (plain && is_claim).then(|| Net::new(rules, Cow::Borrowed(&CLAIM)))
    }

    /// The one for all decks.
    pub(super) fn of_all(rules: &Rules) -> Net<'static> {
        Net::new(rules, Cow::Borrowed(&ALL))
    }
}

impl<'a> Net<'a> {
    /// One with [`WEIGHTS`] weights, for a deck of two players.
    pub fn new(rules: &Rules, weights: Cow<'a, [f32]>) -> Net<'a> {
        assert_eq!(weights.len(), WEIGHTS, "a network has so many weights");
        let mut faces = [0; 128];
        for card in rules.all_cards().iter() {
            faces[usize::from(card.place()) % 128] = face(rules, card) as u16;
        }
        Net { weights, faces }
    }

    /// What each side can expect; the result, if the game is over.
    pub(super) fn shares(&self, state: &State) -> Shares {
        Shares::of_result(state).unwrap_or_else(|| {
            let first = self.first(state);
            Shares::new([first, 1.0 - first, 0.0])
        })
    }

    /// What the first side can expect of a game that is not over.
    pub fn first(&self, state: &State) -> f32 {
        let [mine, theirs] = [0, 1].map(|side| self.promise(state, side));
        1.0 / (1.0 + (theirs - mine).exp())
    }

    /// Calls back with the rows of a position as one side sees it.
    pub fn rows(&self, state: &State, side: u8, mut row: impl FnMut(usize)) {
        let rules = state.rules();
        let face = |card: Card| usize::from(self.faces[usize::from(card.place()) % 128]);
        let mut tricks = 13;
        for seat in rules.seats() {
            let (followers, hand) = match state.phase() {
                Phase::One => (state.followers(seat), state.hand(seat)),
                Phase::Two => (state.hand(seat), CardSet::EMPTY),
            };
            let won = state.score_pile(seat).or(state.display(seat)).or(state.beneath(seat));
            let other = usize::from(rules.side(seat) != side);
            for (place, cards) in [followers, hand, won].into_iter().enumerate() {
                let zone = (2 * place + other) * FACES;
                cards.iter().for_each(|card| row(zone + face(card)));
            }
            tricks = tricks.min(hand.len() as usize);
        }
        if state.phase() == Phase::One {
            state.prizes().for_each(|card| row(PRIZES + face(card)));
        }
        if rules.side(state.leader()) == side {
            row(LEAD);
        }
        row(TRICKS + tricks);
        if state.full_moon() {
            row(MOON);
        }
    }

    /// The logarithm of a side's odds.
    fn promise(&self, state: &State, side: u8) -> f32 {
        let mut sums = [0.0; WIDTH];
        self.rows(state, side, |row| add_row(&mut sums, &self.weights, row));
        Pass::new(sums, &self.weights).promise
    }
}

/// The number of a card's face; cards that look alike have one.
fn face(rules: &Rules, card: Card) -> usize {
    match rules.faction_of(card) {
        Some(faction) => {
            let value = rules.value_of(card);
            faces_before(faction as usize) + faction.values().iter().position(|&other| other == value).unwrap_or(0)
        }
        None => faces_before(Faction::ALL.len()) + Hero::of(card).map_or(0, |hero| hero as usize),
    }
}

/// How many faces the first so many factions have, at most.
const fn faces_before(factions: usize) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < factions {
        sum += Faction::ALL[at].values().len();
        at += 1;
    }
    sum
}

/// One side's way through the network.
pub struct Pass {
    /// The sums of the rows, those below nothing as nothing.
    pub first: [f32; WIDTH],
    /// The second layer, likewise.
    pub second: [f32; SECOND],
    /// The logarithm of the side's odds.
    pub promise: f32,
}

/// Adds a row to the sums.
#[inline]
pub fn add_row(sums: &mut [f32; WIDTH], weights: &[f32], row: usize) {
    let (rows, _) = weights[..LAYER].as_chunks::<WIDTH>();
    for (sum, weight) in sums.iter_mut().zip(&rows[row]) {
        *sum += weight;
    }
}

impl Pass {
    /// From the sums of the rows on.
    pub fn new(sums: [f32; WIDTH], weights: &[f32]) -> Pass {
        let first = sums.map(|sum| sum.max(0.0));
        let (layer, _) = weights[LAYER..ADDED].as_chunks::<SECOND>();
        let mut second: [f32; SECOND] = std::array::from_fn(|i| weights[ADDED + i]);
        for (sum, weights) in first.iter().zip(layer) {
            for (second, weight) in second.iter_mut().zip(weights) {
                *second += sum * weight;
            }
        }
        second = second.map(|sum| sum.max(0.0));
        let promise = second.iter().zip(&weights[LAST..]).map(|(second, weight)| second * weight).sum();
        Pass { first, second, promise }
    }
}

fn compiled_in(file: &[u8]) -> Vec<f32> {
    net_file::read(file).expect("the tests read the networks that are compiled in")
}

#[cfg(test)]
mod tests {
    use claim::Setup;
    use game::{Actor, Chance, Game as _, Seat};

    use super::*;
    use crate::{Limits, solver::Solver};

    #[test]
    fn a_deck_is_practised_by_itself_only_as_it_is() {
        let practised = |setup: &Setup| Net::of_deck(&setup.rules().unwrap()).is_some();
        let first = NamedSet::Claim.setup(2).unwrap();
        assert!(practised(&first));
        assert!(!practised(&Setup { heroes: true, ..first.clone() }));
        assert!(!practised(&Setup { artifacts: true, ..first }));
        assert!(!practised(&NamedSet::Claim2.setup(2).unwrap()));
    }

    #[test]
    fn every_face_has_a_number_of_its_own() {
        for setup in claim::decks::two().map(|setup| Setup { heroes: true, ..setup }) {
            let rules = setup.rules().unwrap();
            let mut seen = [None; FACES];
            for card in rules.all_cards().iter() {
                let looks = (rules.faction_of(card), rules.value_of(card));
                let before = seen[face(&rules, card)].replace(looks);
                assert!(before.is_none_or(|before| before == looks), "{looks:?} and {before:?}");
            }
        }
    }

    #[test]
    fn it_knows_a_won_phase_two_when_it_sees_one() {
        for (set, least) in [(NamedSet::Claim, 80), (NamedSet::Claim2, 65)] {
            let setup = set.setup(2).unwrap();
            let mut solver = Solver::new(1 << 22);
            let right = (0..100).filter(|&seed| {
                let mut chance = Chance::from_seed(seed);
                let deal = State::deal(&setup, &mut chance).unwrap();
                let mut state = State::start(&setup, &deal).unwrap();
                while state.phase() == Phase::One {
                    let action = state.sample(&mut chance).unwrap();
                    state.apply_unchecked(action, &mut ());
                }
                let net = Net::of_deck(state.rules()).unwrap_or_else(|| Net::of_all(state.rules()));
                let value = solver.solve(&state, Limits::nodes(1_000_000)).unwrap().value;
                let first_wins = (value.payoff() > 0.5) == (state.actor() == Actor::Seat(Seat(0)));
                (net.first(&state) > 0.5) == first_wins
            });
            let right = right.count();
            assert!(right > least, "{set:?}: it was right about {right} of 100");
        }
    }
}
