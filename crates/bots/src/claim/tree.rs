//! Information-set Monte Carlo tree search: one tree over what a seat can observe, grown over many determinisations.
//!
//! Every simulation plays in another world. A node stands for all positions that look the same to the observing seat after
//! the same course of play, so what it would do there does not depend on what it cannot know. An answer gets an edge as
//! soon as some world allows it; how often it was allowed is counted, so that answers which are rarely possible are
//! explored as much as the others when they are.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use claim::{Action, Question, State};
use game::{Actor, Answer as _, Answers, Chance, Game as _, Seat};

use crate::claim::side_values::SideValues;

/// No tree has more nodes than this; when it is full, simulations go on but add no new ones.
const MOST_NODES: usize = 1 << 18;

/// The evaluation of a position where a simulation leaves the tree. It may play on in it.
pub(super) trait Leaf {
    /// The visits that every answer at the root gets before the best are preferred.
    const MIN_VISITS: u32 = 1;

    fn evaluate(&mut self, state: &mut State, chance: &mut Chance) -> SideValues;
}

/// A tree and the seat that observes.
pub(super) struct Tree {
    observer: Seat,
    nodes: Vec<Node>,
    /// The node that follows an observation at a node; both are hashed together.
    next: HashMap<u64, u32, BuildHasherDefault<AlreadyHashed>>,
    /// The exploration constant.
    exploration: f32,
    path: Vec<(u32, u32, u8)>,
}

#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    /// The answers that have an edge.
    known: Answers,
}

/// An answer and its statistics.
#[derive(Clone, Copy)]
struct Edge {
    /// The number of the answer.
    number: u8,
    visits: u32,
    /// How often it was legal.
    allowed: u32,
    /// The sum of the values to the side that answers.
    total: f64,
    /// Their mean; 0 without visits.
    mean: f32,
}

impl Edge {
    /// Adds visits with the sum of their values. Edges are compared more often than they are visited.
    fn add(&mut self, visits: u32, total: f64) {
        self.visits += visits;
        self.total += total;
        self.mean = (self.total / f64::from(self.visits.max(1))) as f32;
    }

    fn answer(&self) -> Option<Action> {
        Action::from_number(self.number)
    }
}

impl Tree {
    pub(super) fn new(observer: Seat, exploration: f32) -> Tree {
        Tree { observer, nodes: vec![Node::default()], next: HashMap::default(), exploration, path: Vec::new() }
    }

    /// One simulation in a world, which is the position at the root.
    pub(super) fn simulate<L: Leaf>(&mut self, state: State, leaf: &mut L, chance: &mut Chance) {
        self.simulate_from(None, state, leaf, chance);
    }

    /// The same, but with the answer at the root given, and with what came of it.
    pub(super) fn simulate_answer<L: Leaf>(
        &mut self,
        answer: Action,
        state: State,
        leaf: &mut L,
        chance: &mut Chance,
    ) -> SideValues {
        self.simulate_from(Some(answer), state, leaf, chance)
    }

    fn simulate_from<L: Leaf>(
        &mut self,
        first: Option<Action>,
        mut state: State,
        leaf: &mut L,
        chance: &mut Chance,
    ) -> SideValues {
        self.path.clear();
        let mut at = 0;
        loop {
            let seat = match state.actor() {
                Actor::Over => break,
                Actor::Chance => {
                    let Some(outcome) = state.sample(chance) else { break };
                    state.apply_unchecked(outcome, &mut ());
                    continue;
                }
                Actor::Seat(seat) => seat,
            };
            let min_visits = if at == 0 { L::MIN_VISITS } else { 1 };
            let answers = match first {
                Some(answer) if at == 0 => Answers::NONE.with(answer),
                _ => state.answers(),
            };
            let Some(edge) = self.nodes[at].pick(answers, min_visits, self.exploration, chance) else { break };
            let Edge { number, visits, .. } = self.nodes[at].edges[edge];
            let Some(answer) = Action::from_number(number) else { break };
            self.path.push((at as u32, edge as u32, state.rules().side(seat)));
            let announced = self.announced(&state, seat, answer);
            state.apply_unchecked(answer, &mut ());
            if visits == 0 {
                break;
            }
            let Some(next) = self.next(self.observation(at, &state, announced)) else { break };
            at = next;
        }
        let values = leaf.evaluate(&mut state, chance);
        for &(node, edge, side) in &self.path {
            self.nodes[node as usize].edges[edge as usize].add(1, f64::from(values.of(side)));
        }
        values
    }

    /// Adds the statistics of another tree's root.
    pub(super) fn merge(&mut self, other: &Tree) {
        self.nodes[0].known = self.nodes[0].known.or(other.nodes[0].known);
        for edge in &other.nodes[0].edges {
            match self.nodes[0].edges.iter_mut().find(|own| own.number == edge.number) {
                Some(own) => {
                    own.add(edge.visits, edge.total);
                    own.allowed += edge.allowed;
                }
                None => self.nodes[0].edges.push(*edge),
            }
        }
    }

    /// The most visited answer at the root, with its mean value.
    pub(super) fn best(&self) -> Option<(Action, f32)> {
        let best = self.nodes[0]
            .edges
            .iter()
            .max_by(|a, b| (a.visits, a.mean).partial_cmp(&(b.visits, b.mean)).unwrap_or(std::cmp::Ordering::Equal))?;
        Some((best.answer()?, best.mean))
    }

    /// The mean value of an answer at the root.
    pub(super) fn mean(&self, answer: Action) -> f32 {
        self.nodes[0].edges.iter().find(|edge| edge.number == answer.number()).map_or(0.0, |edge| edge.mean)
    }

    /// The visits of the replies to an answer at the root, in a world where that leads to `after`.
    pub(super) fn replies(&self, before: &State, answer: Action, after: &State) -> impl Iterator<Item = (Action, u32)> {
        let observation = self.observation(0, after, self.announced(before, self.observer, answer));
        let edges = self.next.get(&observation).map_or(&[][..], |&next| &self.nodes[next as usize].edges);
        edges.iter().filter_map(|edge| Some((edge.answer()?, edge.visits)))
    }

    fn next(&mut self, observation: u64) -> Option<usize> {
        if let Some(&next) = self.next.get(&observation) {
            return Some(next as usize);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let next = self.nodes.len();
        self.nodes.push(Node::default());
        self.next.insert(observation, next as u32);
        Some(next)
    }

    /// What the observing seat sees of an answer: its own, and others' unless they are given face down.
    fn announced(&self, state: &State, seat: Seat, answer: Action) -> u64 {
        let secret = matches!(state.question(), Some(Question::Discard | Question::Hero(_) | Question::Artifact(_)));
        if secret && seat != self.observer { 0 } else { 1 + u64::from(answer.number()) }
    }

    /// A hash of all that the observing seat sees in a position after an answer at a node.
    fn observation(&self, at: usize, state: &State, announced: u64) -> u64 {
        let mut hash = Hash::new();
        hash.add((at as u128) << 64 | u128::from(announced));
        let me = self.observer;
        hash.add(state.hand(me).bits());
        hash.add(state.followers(me).bits());
        for seat in state.rules().seats() {
            hash.add(state.score_pile(seat).bits());
            hash.add(state.display(seat).bits());
        }
        state.prizes().for_each(|card| hash.add(u128::from(card.place())));
        if let Actor::Seat(seat) = state.actor() {
            hash.add(u128::from(seat.0) + 128);
        }
        hash.0
    }
}

impl Node {
    /// The edge to follow: one with too few visits, or the one with the highest upper confidence bound.
    fn pick(&mut self, answers: Answers, min_visits: u32, exploration: f32, chance: &mut Chance) -> Option<usize> {
        let mut unvisited = 0;
        let mut best = None;
        let mut most = f32::MIN;
        let new = answers.minus(self.known);
        // Most answers were allowed equally often.
        let (mut allowed, mut log) = (0, 0.0);
        for (i, edge) in self.edges.iter_mut().enumerate().filter(|(_, edge)| answers.has_number(edge.number)) {
            edge.allowed += 1;
            if edge.visits < min_visits {
                unvisited += 1;
                if chance.below(unvisited) == 0 {
                    best = Some(i);
                }
            } else if unvisited == 0 && new.is_empty() {
                if edge.allowed != allowed {
                    (allowed, log) = (edge.allowed, (edge.allowed as f32).ln());
                }
                let bound = edge.mean + exploration * (log / edge.visits as f32).sqrt();
                if bound > most {
                    most = bound;
                    best = Some(i);
                }
            }
        }
        self.edges.reserve(new.len());
        for number in new.numbers() {
            unvisited += 1;
            if chance.below(unvisited) == 0 {
                best = Some(self.edges.len());
            }
            self.edges.push(Edge { number, visits: 0, allowed: 1, total: 0.0, mean: 0.0 });
        }
        self.known = self.known.or(new);
        best
    }
}

/// Mixes words into one.
struct Hash(u64);

impl Hash {
    /// The digits of pi, so that no small number makes a product nothing.
    fn new() -> Hash {
        Hash(0x243F_6A88_85A3_08D3)
    }

    fn add(&mut self, word: u128) {
        let (low, high) = (self.0 ^ word as u64, 0x9E37_79B9_7F4A_7C15 ^ (word >> 64) as u64);
        let product = u128::from(low) * u128::from(high);
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

/// Takes a hash as it is.
#[derive(Default)]
struct AlreadyHashed(u64);

impl Hasher for AlreadyHashed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0 << 8 | u64::from(byte));
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
