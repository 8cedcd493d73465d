//! A small neural network that evaluates positions of phase one for two players by the cards of both sides.
//!
//! Every card in its zone is a feature, one if it is the side's own and another if it is the opponent's. The weights of
//! the active features are added up to the first layer; the second layer and the output make a logit of it, for each side,
//! and a softmax over both logits gives the values. It was trained on positions of phase two that were solved or searched,
//! and on positions of phase one that lead to them (`examples/cards_train.rs`).

use std::{borrow::Cow, sync::OnceLock};

use claim::{Card, CardSet, Faction, Hero, NamedSet, Phase, Rules, State};

use crate::claim::{net_file, side_values::SideValues};

/// Faces of cards of all factions, one behind the other, and behind them the heroes.
pub(super) const FACES: usize = faces_before(Faction::ALL.len()) + Hero::ALL.len();
/// Followers, hand and what is won, each a side's own or not, and the prizes of the trick to come.
pub(super) const ZONES: usize = 7;
const PRIZES: usize = (ZONES - 1) * FACES;
/// After the features of cards one for the lead, 14 for the tricks left in phase one, and one for the full moon.
const LEAD: usize = PRIZES + FACES;
const TRICKS: usize = LEAD + 1;
const MOON: usize = TRICKS + 14;
/// The number of features.
const FEATURES: usize = MOON + 1;
/// The width of the first layer.
pub const FIRST: usize = 32;
/// The width of the second layer.
pub const SECOND: usize = 16;
/// Where the weights of the second layer begin, after those of the features.
pub const SECOND_WEIGHTS: usize = FEATURES * FIRST;
/// Where the bias of the second layer begins.
pub const SECOND_BIAS: usize = SECOND_WEIGHTS + FIRST * SECOND;
/// Where the weights of the output begin.
pub const OUTPUT_WEIGHTS: usize = SECOND_BIAS + SECOND;
/// The number of weights.
pub const WEIGHTS: usize = OUTPUT_WEIGHTS + SECOND;

/// The network for the first set, trained on 280,000 positions that were solved and 840,000 of phase one.
static CLAIM: OnceLock<Vec<f32>> = OnceLock::new();
/// The network for all decks for two, trained on 340,000 positions of phase two and 1,150,000 of phase one. In most decks
/// positions with many tricks left take the solver too long, so their labels come from the search.
static ALL: OnceLock<Vec<f32>> = OnceLock::new();

/// Takes the networks from their files, `claim.net` and `all.net`, where they are not compiled in. Until then experts do
/// without them, and play less well. Were they files of networks?
pub fn provide(claim: &[u8], all: &[u8]) -> bool {
    let (Ok(claim), Ok(all)) = (net_file::read(claim), net_file::read(all)) else { return false };
    // Whoever was first has the same.
    let _ = (CLAIM.set(claim), ALL.set(all));
    true
}

/// The weights of a network that is compiled in.
#[cfg(feature = "networks")]
fn weights(net: &'static OnceLock<Vec<f32>>, file: &[u8]) -> &'static [f32] {
    net.get_or_init(|| net_file::read(file).expect("the tests read the networks that are compiled in"))
}

/// The weights of a network, if it is there.
macro_rules! weights {
    ($net:ident, $file:literal) => {{
        #[cfg(feature = "networks")]
        let weights = Some(weights(&$net, include_bytes!($file)));
        #[cfg(not(feature = "networks"))]
        let weights = $net.get().map(Vec::as_slice);
        weights
    }};
}

/// A network, and the cards of its deck.
pub struct Net<'a> {
    weights: Cow<'a, [f32]>,
    /// The faces of the cards by their places.
    faces: [u16; 128],
}

impl Net<'static> {
    /// The one for a deck that has a network of its own.
    pub(super) fn of_deck(rules: &Rules) -> Option<Net<'static>> {
        let has = |faction: &Faction| rules.slots().any(|(_, other)| other == *faction);
        let is_claim = NamedSet::Claim.setup(2).is_some_and(|setup| setup.factions.iter().all(has));
        let plain = rules.players() == 2 && !rules.heroes() && !rules.artifacts();
        let weights = if plain && is_claim { weights!(CLAIM, "claim.net") } else { None };
        weights.map(|weights| Net::new(rules, Cow::Borrowed(weights)))
    }

    /// The one for all decks.
    pub(super) fn of_all(rules: &Rules) -> Option<Net<'static>> {
        weights!(ALL, "all.net").map(|weights| Net::new(rules, Cow::Borrowed(weights)))
    }
}

impl<'a> Net<'a> {
    /// One with [`WEIGHTS`] weights, for a deck of two players.
    pub fn new(rules: &Rules, weights: Cow<'a, [f32]>) -> Net<'a> {
        assert_eq!(weights.len(), WEIGHTS, "the length of a network's weights");
        let mut faces = [0; 128];
        for card in rules.all_cards().iter() {
            faces[usize::from(card.place()) % 128] = face(rules, card) as u16;
        }
        Net { weights, faces }
    }

    /// The value to each side; the result, if the game is over.
    pub(super) fn evaluate(&self, state: &State) -> SideValues {
        SideValues::of_result(state).unwrap_or_else(|| {
            let first = self.value(state);
            SideValues::new([first, 1.0 - first, 0.0])
        })
    }

    /// The value to the first side, in a game that is not over.
    pub fn value(&self, state: &State) -> f32 {
        let [mine, theirs] = [0, 1].map(|side| self.logit(state, side));
        1.0 / (1.0 + (theirs - mine).exp())
    }

    /// Calls back with the active features of a position, from the perspective of one side.
    pub fn features(&self, state: &State, side: u8, mut feature: impl FnMut(usize)) {
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
                cards.iter().for_each(|card| feature(zone + face(card)));
            }
            tricks = tricks.min(hand.len() as usize);
        }
        if state.phase() == Phase::One {
            state.prizes().for_each(|card| feature(PRIZES + face(card)));
        }
        if rules.side(state.leader()) == side {
            feature(LEAD);
        }
        feature(TRICKS + tricks);
        if state.full_moon() {
            feature(MOON);
        }
    }

    /// The logit of a side.
    fn logit(&self, state: &State, side: u8) -> f32 {
        let mut sums = [0.0; FIRST];
        self.features(state, side, |row| add_feature(&mut sums, &self.weights, row));
        Forward::new(sums, &self.weights).logit
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

/// The number of faces of the factions before this place.
const fn faces_before(factions: usize) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < factions {
        sum += Faction::ALL[at].values().len();
        at += 1;
    }
    sum
}

/// A forward pass for one side.
pub struct Forward {
    /// The first layer after its ReLU.
    pub first: [f32; FIRST],
    /// The second layer after its ReLU.
    pub second: [f32; SECOND],
    /// The logarithm of the side's odds.
    pub logit: f32,
}

/// Adds the weights of a feature to the first layer.
#[inline]
pub fn add_feature(sums: &mut [f32; FIRST], weights: &[f32], row: usize) {
    let (rows, _) = weights[..SECOND_WEIGHTS].as_chunks::<FIRST>();
    for (sum, weight) in sums.iter_mut().zip(&rows[row]) {
        *sum += weight;
    }
}

impl Forward {
    /// From the sums of the first layer on.
    pub fn new(sums: [f32; FIRST], weights: &[f32]) -> Forward {
        let first = sums.map(|sum| sum.max(0.0));
        let (layer, _) = weights[SECOND_WEIGHTS..SECOND_BIAS].as_chunks::<SECOND>();
        let mut second: [f32; SECOND] = std::array::from_fn(|i| weights[SECOND_BIAS + i]);
        for (sum, weights) in first.iter().zip(layer) {
            for (second, weight) in second.iter_mut().zip(weights) {
                *second += sum * weight;
            }
        }
        second = second.map(|sum| sum.max(0.0));
        let logit = second.iter().zip(&weights[OUTPUT_WEIGHTS..]).map(|(second, weight)| second * weight).sum();
        Forward { first, second, logit }
    }
}

#[cfg(test)]
mod tests {
    use claim::Setup;
    use game::{Actor, Chance, Game as _, Seat};

    use super::*;
    use crate::{Limits, solver::Solver};

    #[test]
    fn networks_are_taken_from_their_files_and_from_nothing_else() {
        let (claim, all) = (include_bytes!("claim.net"), include_bytes!("all.net"));
        assert!(!provide(&claim[1..], all) && !provide(claim, b""));
        assert!(provide(claim, all));
    }

    #[test]
    fn a_deck_has_a_network_of_its_own_only_as_it_is() {
        let has_net = |setup: &Setup| Net::of_deck(&setup.rules().unwrap()).is_some();
        let first = NamedSet::Claim.setup(2).unwrap();
        assert!(has_net(&first));
        assert!(!has_net(&Setup { heroes: true, ..first.clone() }));
        assert!(!has_net(&Setup { artifacts: true, ..first }));
        assert!(!has_net(&NamedSet::Claim2.setup(2).unwrap()));
    }

    #[test]
    fn every_face_has_a_number_of_its_own() {
        for setup in claim::decks::of(2).map(|setup| Setup { heroes: true, ..setup }) {
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
                let net = Net::of_deck(state.rules()).or_else(|| Net::of_all(state.rules())).unwrap();
                let value = solver.solve(&state, Limits::nodes(1_000_000)).unwrap().value;
                let first_wins = (value.payoff() > 0.5) == (state.actor() == Actor::Seat(Seat(0)));
                (net.value(&state) > 0.5) == first_wins
            });
            let right = right.count();
            assert!(right > least, "{set:?}: it was right about {right} of 100");
        }
    }
}
