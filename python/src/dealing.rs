//! The deal piece by piece, for frameworks in which every outcome of chance is a node.

use claim::{Action, Potion};
use game::{Answer as _, Hosted, Replay, Seat, Seeds};
use protocol::{Code, GameJson as _};
use pyo3::prelude::*;

use crate::{
    either::Either,
    errors::{refuse, refused},
    number::{Seed, Whole},
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
    pieces: Either<claim::Dealing, Option<Seat>>,
    /// The numbers of what was dealt so far.
    dealt: Vec<u8>,
}

impl Dealing {
    pub(crate) fn new(setup: &Setup) -> PyResult<Dealing> {
        let pieces = match &setup.0 {
            Either::Claim(setup) => {
                let dealing = claim::Dealing::new(setup);
                Either::Claim(dealing.map_err(|error| refused(claim::State::setup_refusal(&error)))?)
            }
            Either::ClaimIt(setup) => Either::ClaimIt(setup.first),
        };
        Ok(Dealing { setup: setup.clone(), pieces, dealt: Vec::new() })
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
    fn apply(&mut self, number: Whole) -> PyResult<()> {
        let is_listed = |number: &u8| self.weights().iter().any(|(listed, _)| listed == number);
        let Some(number) = number.fitting().filter(is_listed) else {
            return Err(refuse(Code::Illegal, format_args!("{number} cannot be dealt here")));
        };
        match &mut self.pieces {
            Either::Claim(pieces) => pieces.apply(number),
            Either::ClaimIt(first) => *first = Some(Seat(number)),
        }
        self.dealt.push(number);
        Ok(())
    }

    /// An outcome as text.
    fn notation(&self, number: Whole) -> PyResult<String> {
        let action = number.fitting().and_then(Action::from_number);
        let none = || refuse(Code::Notation, format_args!("no answer has the number {number}"));
        match &self.pieces {
            Either::Claim(pieces) => Ok(match action.ok_or_else(none)? {
                Action::Potions(count) => Potion::ALL
                    .get(usize::from(count.max(1)) - 1)
                    .map_or_else(String::new, |potion| format!("{potion:?}")),
                Action::Place(seat) => format!("seat {seat} leads"),
                action => pieces.rules().action_name(action),
            }),
            Either::ClaimIt(_) => Ok(format!("seat {number} begins")),
        }
    }

    /// The table with what was dealt; ``seed`` is for what chance decides later, if it is not asked.
    #[pyo3(signature = (seed = Seed(0), *, chance = "ask", events = false), text_signature = "($self, seed=0, *, chance='ask', events=False)")]
    fn table(&self, seed: Seed, chance: &str, events: bool) -> PyResult<Table> {
        if !self.is_done() {
            return Err(refuse(Code::Deal, "not all is dealt"));
        }
        let (options, seeds) = (options(chance, events)?, Seeds::from_seed(seed.0));
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
        Ok(Table::new(game, seed.0, events))
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

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (Setup, Vec<u16>))> {
        let dealt = self.dealt.iter().copied().map(u16::from).collect();
        Ok((py.get_type::<Dealing>().getattr("_restore")?.unbind(), (self.setup.clone(), dealt)))
    }

    /// Deals again what pickle keeps.
    #[staticmethod]
    fn _restore(setup: &Setup, dealt: Vec<Whole>) -> PyResult<Dealing> {
        let mut dealing = Dealing::new(setup)?;
        dealt.into_iter().try_for_each(|number| dealing.apply(number))?;
        Ok(dealing)
    }

    fn __repr__(&self) -> String {
        format!("<Dealing of {}>", self.setup.named())
    }
}
