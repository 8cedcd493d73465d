//! The deal piece by piece, for frameworks in which every outcome of chance is a node.

use claim::{Action, Artifact, ArtifactSet, Card, CardSet, Deal, DrawPile, Potion, Rules, Slot};
use game::{Answer, Chance, Hosted, Replay, Seat, Seeds};
use protocol::{Code, GameJson as _};
use pyo3::prelude::*;

use crate::{
    either::Either,
    errors::{refuse, refused},
    setup::{Setup, options},
    table::{Any, Table},
};

/// A deal in the making: each piece is an outcome of chance with its odds, and all deals are as likely as from seeds.
///
/// In Claim the cards that leave before the deal come first, then the hands, the draw pile from its top, artifacts, potions
/// and the first leader; in Claim It! only who begins is dealt. What has no order, such as a hand, is dealt in the order of its
/// numbers, so that there is one way to each deal. Outcomes have the numbers of answers: a card's own, an
/// artifact's own, those of "potions=1" to "potions=10" for the potions, those of "#1" to "#4" for the first leader.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> dealing = claimant.Setup.claim_it(players=3).dealing()
/// >>> len(dealing.outcomes())
/// 3
/// >>> dealing.apply(1)
/// >>> dealing.table().setup.players
/// 3
#[pyclass(module = "claimant")]
#[derive(Clone)]
pub(crate) struct Dealing {
    setup: Setup,
    pieces: Either<OfClaim, Option<Seat>>,
}

#[derive(Clone)]
struct OfClaim {
    rules: Rules,
    deal: Deal,
    draw: Vec<Card>,
    /// What is still in the box.
    cards: CardSet,
    potions: usize,
    has_potions: bool,
    first: Option<Seat>,
    is_done: bool,
}

/// What is dealt next.
enum Next {
    /// A card of these that leaves the game before the deal, and how many of them do.
    Left(CardSet, u8),
    /// A card of these that heroes replace, or the hero that is left out, and how many of them are.
    Replaced(CardSet, u8),
    Hand(Seat),
    Draw,
    Artifact(usize),
    Potion,
    First,
    Nothing,
}

impl OfClaim {
    fn new(setup: &claim::Setup) -> PyResult<OfClaim> {
        let rules = setup.rules().map_err(|error| refused(claim::State::setup_refusal(&error)))?;
        let any = Deal::random(&rules, setup.first, &mut Chance::from_seed(0));
        let deal = Deal {
            hands: [CardSet::EMPTY; 4],
            draw: DrawPile::new(&[]),
            left: CardSet::EMPTY,
            replaced: CardSet::EMPTY,
            artifacts: [ArtifactSet::EMPTY; 2],
            potions: [None; Potion::ALL.len()],
            first: setup.first.unwrap_or(Seat(0)),
        };
        let has_potions = any.potions[0].is_some();
        let cards = rules.all_cards();
        Ok(OfClaim {
            rules,
            deal,
            draw: Vec::new(),
            cards,
            potions: 0,
            has_potions,
            first: setup.first,
            is_done: false,
        })
    }

    fn next(&self) -> Next {
        for (slot, faction) in self.rules.slots() {
            let all = self.rules.all_of(slot);
            if all.and(self.deal.left).len() < u32::from(faction.leave()) {
                return Next::Left(all, faction.leave());
            }
        }
        if self.rules.heroes() && self.deal.replaced.len() < 6 {
            let heroes = self.rules.all_of(Slot::HEROES);
            let is_hero = self.deal.replaced.is_empty();
            let cards = self.cards.or(self.deal.replaced);
            return if is_hero { Next::Replaced(heroes, 1) } else { Next::Replaced(cards.minus(heroes), 5) };
        }
        let hand = |seat: &Seat| self.deal.hands[seat.index()].len() < u32::from(self.rules.hand_size());
        if let Some(seat) = self.rules.seats().find(hand) {
            return Next::Hand(seat);
        }
        if self.draw.len() < usize::from(self.rules.draw_size()) {
            return Next::Draw;
        }
        if self.rules.artifacts()
            && let Some(seat) = (0..2).find(|&seat| self.deal.artifacts[seat].len() < 3)
        {
            return Next::Artifact(seat);
        }
        match (self.has_potions && self.potions < Potion::ALL.len(), self.is_done) {
            (true, _) => Next::Potion,
            (_, true) => Next::Nothing,
            _ if self.first.is_some() => Next::Nothing,
            _ => Next::First,
        }
    }

    fn face(&self, card: Card) -> u8 {
        self.rules.copies(card).first().unwrap_or(card).place()
    }

    /// The faces of a set of cards, in order, with the number of cards that have them.
    fn faces(&self, set: CardSet) -> Vec<(u8, u64)> {
        let mut faces = Vec::<(u8, u64)>::new();
        for face in set.iter().map(|card| self.face(card)) {
            match faces.last_mut() {
                Some((last, copies)) if *last == face => *copies += 1,
                _ => faces.push((face, 1)),
            }
        }
        faces
    }

    fn weights(&self) -> Vec<(u8, u64)> {
        // What is dealt already is among the cards that the rest is drawn from.
        let of_cards = |all: CardSet, dealt: CardSet, size: u8| {
            let dealt: Vec<u8> = dealt.and(all).iter().map(|card| self.face(card)).collect();
            in_order(&self.faces(all), &dealt, size)
        };
        match self.next() {
            Next::Left(set, size) => of_cards(set, self.deal.left, size),
            Next::Replaced(set, size) => of_cards(set, self.deal.replaced, size),
            Next::Hand(seat) => {
                let hand = self.deal.hands[seat.index()];
                of_cards(self.cards.or(hand), hand, self.rules.hand_size())
            }
            Next::Draw => self.faces(self.cards),
            Next::Artifact(seat) => {
                let number = |artifact: Artifact| Action::Artifact(artifact).number();
                let others = self.deal.artifacts[1 - seat];
                let left = Artifact::ALL.into_iter().filter(|&artifact| !others.has(artifact));
                let mut left: Vec<(u8, u64)> = left.map(|artifact| (number(artifact), 1)).collect();
                left.sort_unstable();
                let held: Vec<u8> = self.deal.artifacts[seat].iter().map(number).collect();
                in_order(&left, &held, 3)
            }
            Next::Potion => {
                let is_left = |at: &usize| !self.deal.potions.contains(&Some(Potion::ALL[*at]));
                (0..Potion::ALL.len()).filter(is_left).map(|at| (Action::Potions(at as u8 + 1).number(), 1)).collect()
            }
            Next::First => (0..self.rules.players()).map(|seat| (Action::Place(seat).number(), 1)).collect(),
            Next::Nothing => Vec::new(),
        }
    }

    fn apply(&mut self, number: u8) {
        let next = self.next();
        let card = |cards: CardSet| {
            let face = Card::new(number)?;
            self.rules.copies(face).and(cards).first()
        };
        match next {
            Next::Left(set, _) => {
                if let Some(card) = card(set.and(self.cards)) {
                    self.deal.left.add(card);
                    self.cards.remove(card);
                }
            }
            Next::Replaced(set, _) => {
                if let Some(card) = card(set.and(self.cards)) {
                    self.deal.replaced.add(card);
                    self.cards.remove(card);
                }
            }
            Next::Hand(seat) => {
                if let Some(card) = card(self.cards) {
                    self.deal.hands[seat.index()].add(card);
                    self.cards.remove(card);
                }
            }
            Next::Draw => {
                if let Some(card) = card(self.cards) {
                    self.draw.push(card);
                    self.cards.remove(card);
                }
            }
            Next::Artifact(seat) => {
                if let Some(Action::Artifact(artifact)) = Action::from_number(number) {
                    self.deal.artifacts[seat].add(artifact);
                }
            }
            Next::Potion => {
                if let Some(Action::Potions(count)) = Action::from_number(number) {
                    self.deal.potions[self.potions] = Potion::ALL.get(usize::from(count.max(1)) - 1).copied();
                    self.potions += 1;
                }
            }
            Next::First => {
                if let Some(Action::Place(seat)) = Action::from_number(number) {
                    self.deal.first = Seat(seat);
                    self.is_done = true;
                }
            }
            Next::Nothing => {}
        }
    }

    fn deal(&self) -> Deal {
        Deal { draw: DrawPile::new(&self.draw), ..self.deal }
    }
}

/// What can come next of `size` things that are drawn from `all` at once and dealt in order, after those `dealt`: each face with the
/// number of draws that go on with it. `all` has the faces in order, with the number of things that have them.
#[allow(clippy::naive_bytecount, reason = "a hand has few cards")]
fn in_order(all: &[(u8, u64)], dealt: &[u8], size: u8) -> Vec<(u8, u64)> {
    let size = u64::from(size);
    let dealt_of = |face: u8| dealt.iter().filter(|&&other| other == face).count() as u64;
    let last = dealt.iter().max();
    let weight = |(at, &(face, copies)): (usize, &(u8, u64))| {
        let below: u64 = all[..at].iter().map(|&(face, copies)| choose(copies, dealt_of(face))).product();
        let above = all[at + 1..].iter().map(|&(_, copies)| copies).sum();
        let rest = size - dealt.iter().filter(|&&other| other < face).count() as u64;
        let ways: u64 =
            (dealt_of(face) + 1..=copies.min(rest)).map(|n| choose(copies, n) * choose(above, rest - n)).sum();
        (face, below * ways)
    };
    let from_last = all.iter().enumerate().filter(|(_, (face, _))| last.is_none_or(|last| face >= last));
    from_last.map(weight).filter(|&(_, ways)| ways > 0).collect()
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1)) }
}

impl Dealing {
    pub(crate) fn new(setup: &Setup) -> PyResult<Dealing> {
        let pieces = match &setup.0 {
            Either::Claim(setup) => Either::Claim(OfClaim::new(setup)?),
            Either::ClaimIt(setup) => Either::ClaimIt(setup.first),
        };
        Ok(Dealing { setup: setup.clone(), pieces })
    }

    fn weights(&self) -> Vec<(u8, u64)> {
        match &self.pieces {
            Either::Claim(pieces) => pieces.weights(),
            Either::ClaimIt(Some(_)) => Vec::new(),
            Either::ClaimIt(None) => (0..self.setup.player_count()).map(|seat| (seat, 1)).collect(),
        }
    }
}

#[pymethods]
impl Dealing {
    /// What can be dealt next, with its probability; empty once all is dealt.
    fn outcomes(&self) -> Vec<(u8, f64)> {
        let all = self.weights();
        let total = all.iter().map(|(_, weight)| weight).sum::<u64>() as f64;
        all.into_iter().map(|(number, weight)| (number, weight as f64 / total)).collect()
    }

    /// Is all dealt?
    #[getter]
    fn is_done(&self) -> bool {
        self.weights().is_empty()
    }

    /// Deals one of the outcomes.
    fn apply(&mut self, number: i64) -> PyResult<()> {
        let is_listed = self.weights().iter().any(|&(listed, _)| i64::from(listed) == number);
        let Some(number) = u8::try_from(number).ok().filter(|_| is_listed) else {
            return Err(refuse(Code::Illegal, format_args!("{number} cannot be dealt here")));
        };
        match &mut self.pieces {
            Either::Claim(pieces) => pieces.apply(number),
            Either::ClaimIt(first) => *first = Some(Seat(number)),
        }
        Ok(())
    }

    /// An outcome as text.
    fn notation(&self, number: i64) -> PyResult<String> {
        let action = u8::try_from(number).ok().and_then(Action::from_number);
        let none = || refuse(Code::Notation, format_args!("no answer has the number {number}"));
        match &self.pieces {
            Either::Claim(pieces) => Ok(match action.ok_or_else(none)? {
                Action::Potions(count) => Potion::ALL
                    .get(usize::from(count.max(1)) - 1)
                    .map_or_else(String::new, |potion| format!("{potion:?}")),
                Action::Place(seat) => format!("seat {seat} leads"),
                action => pieces.rules.action_name(action),
            }),
            Either::ClaimIt(_) => Ok(format!("seat {number} begins")),
        }
    }

    /// The table with what was dealt; ``seed`` is for what chance decides later, if it is not asked.
    #[pyo3(signature = (seed = 0, *, chance = "ask", events = false))]
    fn table(&self, seed: u64, chance: &str, events: bool) -> PyResult<Table> {
        if !self.is_done() {
            return Err(refuse(Code::Deal, "not all is dealt"));
        }
        let (options, seeds) = (options(chance, events)?, Seeds::from_seed(seed));
        let game = match (&self.setup.0, &self.pieces) {
            (Either::Claim(setup), Either::Claim(pieces)) => {
                let replay = Replay { setup: setup.clone(), deal: pieces.deal(), log: Vec::new() };
                let hosted = Hosted::from_replay(replay, seeds, options);
                Any::Claim(hosted.map_err(|error| refused(claim::State::replay_refusal(&error)))?)
            }
            (Either::ClaimIt(setup), Either::ClaimIt(Some(first))) => {
                let deal = claim_it::Deal { first: *first };
                let replay = Replay { setup: setup.clone(), deal, log: Vec::new() };
                let hosted = Hosted::from_replay(replay, seeds, options);
                Any::ClaimIt(hosted.map_err(|error| refused(claim_it::State::replay_refusal(&error)))?)
            }
            _ => return Err(refuse(Code::Deal, "not all is dealt")),
        };
        Ok(Table::new(game, seed, events))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Dealing {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Dealing {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Dealing {
        Clone::clone(self)
    }

    fn __repr__(&self) -> String {
        format!("<Dealing of {}>", self.setup.named())
    }
}
