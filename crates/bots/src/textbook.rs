//! Information-set Monte Carlo tree search as textbooks have it, for any game: a yardstick, not a level for players.
//!
//! A plain transcription of single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012): worlds that fit the view,
//! drawn uniformly; one tree whose edges are answers; UCB1 that counts how often an answer was available; one new node
//! for each simulation; uniformly random answers to the end. Nothing in it knows the rules or was tuned to them.

use game::{Actor, Answer, Answers, Chance, Game, View as _, Worlds as _};

use crate::{Bot, Budget, Choice, Limits};

/// The bot that plays by the textbook. A node is one simulation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Textbook {
    /// How many simulations, if the limits say nothing.
    pub nodes: u64,
    /// The exploration constant.
    pub exploration: f32,
}

impl Default for Textbook {
    /// With the exploration constant of the paper.
    fn default() -> Textbook {
        Textbook { nodes: 10_000, exploration: 0.7 }
    }
}

impl<G: Game> Bot<G> for Textbook {
    fn choose(&mut self, view: &G::View, limits: &Limits, chance: &mut Chance) -> Option<Choice<G::Action>> {
        let worlds = view.worlds()?;
        let mut budget = Budget::or(limits, self.nodes);
        let mut tree = Tree { nodes: vec![Node::root()], exploration: self.exploration };
        while budget.spend().is_some() {
            tree.simulate(worlds.sample(chance), chance);
        }
        let best = tree.nodes[0].children.iter().map(|&child| &tree.nodes[child]).max_by_key(|node| node.visits);
        let Some(best) = best else {
            return Some(Choice { answer: view.answers().any(chance)?, estimate: None, nodes: 0 });
        };
        Some(Choice { answer: best.action?, estimate: Some(best.mean()), nodes: budget.used() })
    }
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    exploration: f32,
}

/// What came of an answer after a course of play.
struct Node<A> {
    /// None at the root.
    action: Option<A>,
    children: Vec<usize>,
    /// The answers that have a child.
    tried: Answers,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of what whoever gave the answer got.
    total: f32,
}

impl<A> Node<A> {
    fn root() -> Node<A> {
        Node { action: None, children: Vec::new(), tried: Answers::NONE, visits: 0, available: 0, total: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

impl<A: Answer> Tree<A> {
    /// Selection, expansion, simulation and backpropagation in one world.
    fn simulate<G: Game<Action = A>>(&mut self, mut world: G, chance: &mut Chance) {
        let mut path = Vec::new();
        let mut at = 0;
        loop {
            let actor = world.actor();
            let action = match actor {
                Actor::Over => break,
                Actor::Chance => world.sample(chance),
                Actor::Seat(_) => {
                    let answers = world.answers();
                    self.untried(at, answers, chance).or_else(|| self.preferred(at, answers))
                }
            };
            let Some(action) = action else { break };
            let (child, is_new) = self.child(at, action);
            world.apply_unchecked(action, &mut ());
            path.push((child, actor.seat()));
            at = child;
            if is_new {
                break;
            }
        }
        while let Some(action) = world.sample(chance) {
            world.apply_unchecked(action, &mut ());
        }
        let payoffs = world.payoffs();
        for (node, seat) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.total += payoffs.zip(seat).map_or(0.0, |(payoffs, seat)| payoffs.of(seat));
        }
    }

    /// One of the answers that have no node yet, with equal odds.
    fn untried(&self, at: usize, answers: Answers, chance: &mut Chance) -> Option<A> {
        let tried = self.nodes[at].tried;
        let untried = answers.iter::<A>().filter(|&answer| !tried.has(answer)).fold(Answers::NONE, Answers::with);
        if untried.is_empty() { None } else { untried.any(chance) }
    }

    /// The answer with the highest upper confidence bound.
    fn preferred(&mut self, at: usize, answers: Answers) -> Option<A> {
        let mut best: Option<(f32, A)> = None;
        for i in 0..self.nodes[at].children.len() {
            let child = self.nodes[at].children[i];
            let node = &mut self.nodes[child];
            let Some(action) = node.action.filter(|&action| answers.has(action)) else { continue };
            node.available += 1;
            let visits = node.visits.max(1) as f32;
            let bound = node.mean() + self.exploration * ((node.available as f32).ln() / visits).sqrt();
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// The node of an action, and whether it had to be made.
    fn child(&mut self, at: usize, action: A) -> (usize, bool) {
        let is_of = |&&child: &&usize| self.nodes[child].action == Some(action);
        if let Some(&child) = self.nodes[at].children.iter().find(is_of) {
            return (child, false);
        }
        let child = self.nodes.len();
        self.nodes.push(Node { action: Some(action), available: 1, ..Node::root() });
        self.nodes[at].children.push(child);
        self.nodes[at].tried.add(action);
        (child, true)
    }
}
