//! A tree of what one seat can see happen, grown over many guesses at what it cannot see.
//!
//! Every walk down the tree plays in another world. A node stands for all positions that look the same to the watching
//! seat after the same course of play, so what it would do there does not depend on what it cannot know. An answer is
//! listed at a node as soon as some world allows it; how often it was allowed is counted, so that answers which are
//! seldom possible are tried as eagerly as the others when they are.

use claim::{Action, Question, State};
use game::{Actor, Answers, Chance, Game as _, Seat};

use crate::claim::shares::Shares;

/// No tree has more nodes than this; when it is full, walks go on but leave no new ones behind.
const MOST_NODES: usize = 1 << 18;

/// What a position is worth where a walk leaves the tree. It may play on in it.
pub(super) trait Leaf {
    /// How often every answer at the root is tried before the best are preferred.
    const LEAST: u32 = 1;

    fn shares(&mut self, state: &mut State, chance: &mut Chance) -> Shares;
}

/// A tree and the seat that watches.
pub(super) struct Tree {
    watching: Seat,
    nodes: Vec<Node>,
    /// How eagerly answers are tried that look worse.
    eagerness: f32,
    path: Vec<(u32, u32, u8)>,
}

#[derive(Default)]
struct Node {
    arms: Vec<Arm>,
    next: Vec<(u64, u32)>,
}

/// An answer and how it went.
#[derive(Clone, Copy)]
struct Arm {
    answer: Action,
    visits: u32,
    /// How often it could have been given.
    allowed: u32,
    /// What the side that answers got altogether.
    total: f64,
}

impl Arm {
    fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }
}

impl Tree {
    pub(super) fn new(watching: Seat, eagerness: f32) -> Tree {
        Tree { watching, nodes: vec![Node::default()], eagerness, path: Vec::new() }
    }

    /// One walk through a world, which is the position at the root.
    pub(super) fn walk<L: Leaf>(&mut self, mut state: State, leaf: &mut L, chance: &mut Chance) {
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
            let least = if at == 0 { L::LEAST } else { 1 };
            let Some(arm) = self.nodes[at].pick(state.answers(), least, self.eagerness, chance) else { break };
            let Arm { answer, visits, .. } = self.nodes[at].arms[arm];
            self.path.push((at as u32, arm as u32, state.rules().side(seat)));
            let told = self.told(&state, seat, answer);
            state.apply_unchecked(answer, &mut ());
            if visits == 0 {
                break;
            }
            let seen = self.seen(&state, told);
            let Some(next) = self.next(at, seen) else { break };
            at = next;
        }
        let shares = leaf.shares(&mut state, chance);
        for &(node, arm, side) in &self.path {
            let arm = &mut self.nodes[node as usize].arms[arm as usize];
            arm.visits += 1;
            arm.total += f64::from(shares.of(side));
        }
    }

    /// Adds what another tree says of the answers at the root.
    pub(super) fn pool(&mut self, other: &Tree) {
        for arm in &other.nodes[0].arms {
            match self.nodes[0].arms.iter_mut().find(|own| own.answer == arm.answer) {
                Some(own) => {
                    own.visits += arm.visits;
                    own.allowed += arm.allowed;
                    own.total += arm.total;
                }
                None => self.nodes[0].arms.push(*arm),
            }
        }
    }

    /// The answer at the root that was tried most, with what it brought.
    pub(super) fn best(&self) -> Option<(Action, f32)> {
        let best = self.nodes[0].arms.iter().max_by(|a, b| {
            (a.visits, a.mean()).partial_cmp(&(b.visits, b.mean())).unwrap_or(std::cmp::Ordering::Equal)
        })?;
        Some((best.answer, best.mean()))
    }

    /// What an answer at the root brought on average.
    pub(super) fn mean(&self, answer: Action) -> f32 {
        self.nodes[0].arms.iter().find(|arm| arm.answer == answer).map_or(0.0, Arm::mean)
    }

    /// How often each answer was tried that may come after one at the root, in a world where that leads to `after`.
    pub(super) fn replies(&self, before: &State, answer: Action, after: &State) -> impl Iterator<Item = (Action, u32)> {
        let seen = self.seen(after, self.told(before, self.watching, answer));
        let next = self.nodes[0].next.iter().find(|(key, _)| *key == seen);
        let arms = next.map_or(&[][..], |&(_, next)| &self.nodes[next as usize].arms);
        arms.iter().map(|arm| (arm.answer, arm.visits))
    }

    fn next(&mut self, at: usize, seen: u64) -> Option<usize> {
        if let Some(&(_, next)) = self.nodes[at].next.iter().find(|(key, _)| *key == seen) {
            return Some(next as usize);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let next = self.nodes.len();
        self.nodes.push(Node::default());
        self.nodes[at].next.push((seen, next as u32));
        Some(next)
    }

    /// What the watching seat is told of an answer: its own it knows, others' unless they are given face down.
    fn told(&self, state: &State, seat: Seat, answer: Action) -> u64 {
        let secret = matches!(state.question(), Some(Question::Discard | Question::Hero(_) | Question::Artifact(_)));
        if secret && seat != self.watching { 0 } else { 1 + u64::from(game::Answer::number(answer)) }
    }

    /// A number for all the watching seat sees in a position after it was told of an answer.
    fn seen(&self, state: &State, told: u64) -> u64 {
        let mut hash = Hash(told);
        let me = self.watching;
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
    /// The answer to try next: one that was not tried often enough to tell, or the one that promises most.
    fn pick(&mut self, answers: Answers, least: u32, eagerness: f32, chance: &mut Chance) -> Option<usize> {
        for answer in answers.iter::<Action>() {
            match self.arms.iter_mut().find(|arm| arm.answer == answer) {
                Some(arm) => arm.allowed += 1,
                None => self.arms.push(Arm { answer, visits: 0, allowed: 1, total: 0.0 }),
            }
        }
        let mut untried = 0;
        let mut best = None;
        let mut most = f32::MIN;
        for (i, arm) in self.arms.iter().enumerate().filter(|(_, arm)| answers.has(arm.answer)) {
            if arm.visits < least {
                untried += 1;
                if chance.below(untried) == 0 {
                    best = Some(i);
                }
            } else if untried == 0 {
                let promise = arm.mean() + eagerness * ((arm.allowed as f32).ln() / arm.visits as f32).sqrt();
                if promise > most {
                    most = promise;
                    best = Some(i);
                }
            }
        }
        best
    }
}

/// Mixes words into one.
struct Hash(u64);

impl Hash {
    fn add(&mut self, word: u128) {
        for half in [word as u64, (word >> 64) as u64] {
            self.0 = (self.0 ^ half).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.0 ^= self.0 >> 29;
        }
    }
}
