//! Positions: a game without its past, which is all that a search needs.

use game::{Actor, Answer, Chance, Game, Seat};
use numpy::PyArray1;
use protocol::Code;
use pyo3::prelude::*;
use record::Sighting;

use crate::{
    answer::{self, Given},
    either::{Either, Played, either, map_either},
    errors::{refuse, refused},
    json,
    number::{Seed, Whole},
    setup::Setup,
};

/// A position with the set-up it came from.
type Position<G> = (G, <G as Game>::Setup);

/// A position, hidden cards and all: from :meth:`Table.state`, or imagined by :meth:`View.sample`.
///
/// It steps as fast as the engine does, but has no past: no views, no records, no undo.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> view = claimant.Setup.claim().deal(seed=1).view(0)
/// >>> world = view.sample(seed=5)
/// >>> world.answers() == view.answers()
/// True
/// >>> sum(world.play_out(seed=6))
/// 1.0
#[pyclass(module = "claimant")]
#[derive(Clone)]
pub(crate) struct State(pub(crate) Either<Position<claim::State>, Position<claim_it::State>>);

fn play_out<G: Game>(position: &G, chance: &mut Chance) -> Vec<f32> {
    let mut position = *position;
    while let Some(action) = position.sample(chance) {
        position.apply_unchecked(action, &mut ());
    }
    position.payoffs().map(|payoffs| payoffs.as_slice().to_vec()).unwrap_or_default()
}

fn apply<G: Played>(position: &mut G, answer: &Given) -> PyResult<()> {
    let action = answer.action(position)?;
    position.apply(action, &mut ()).map_err(|error| refused(G::action_refusal(&error)))
}

/// What a seat gets to know of a move: as its account of the game tells it (R11).
fn sights<G: Played>(position: &G, answer: &Given) -> PyResult<Vec<Vec<String>>> {
    let (action, actor) = (answer.action(position)?, position.actor());
    let (mut after, mut events) = (*position, Vec::new());
    after.apply(action, &mut events).map_err(|error| refused(G::action_refusal(&error)))?;
    let told = |seat: Seat| {
        let seen: Vec<G::SeenEvent> = events.iter().map(|&event| position.event_for(event, seat.into())).collect();
        let is_own = actor == Actor::Seat(seat);
        let sighting = if is_own { Sighting::Whole } else { position.sighting(action, &events, seat) };
        let by = actor.seat().map_or("*".into(), |by| by.0.to_string());
        let answered = match sighting {
            Sighting::Whole => Some(format!("{by}:{}", position.notation(action))),
            Sighting::Dimly => Some(format!("{by}:?")),
            Sighting::Nothing => None,
        };
        answered.into_iter().chain(position.sights(action, &seen, seat)).collect()
    };
    Ok((0..position.seats()).map(Seat).map(told).collect())
}

impl State {
    pub(crate) fn of(position: Either<Position<claim::State>, Position<claim_it::State>>) -> State {
        State(position)
    }

    fn actor(&self) -> Actor {
        either!(&self.0, position => position.0.actor())
    }
}

#[pymethods]
impl State {
    /// What was agreed on.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(map_either!(&self.0, it => it.1.clone()))
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        either!(&self.0, position => position.0.seats())
    }

    /// The seat that is to decide; None if it is for chance, or the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.actor().seat().map(|Seat(seat)| seat)
    }

    /// Is it for chance to decide?
    #[getter]
    fn is_chance(&self) -> bool {
        self.actor() == Actor::Chance
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.actor() == Actor::Over
    }

    /// The numbers of the legal answers, or of the outcomes of chance.
    fn answers(&self) -> Vec<u16> {
        either!(&self.0, position => position.0.answers().numbers().map(u16::from).collect())
    }

    /// A mask of the legal answers: an array of 0 and 1 by number.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        match &self.0 {
            Either::Claim((position, _)) => answer::mask::<claim::State>(py, position.answers()),
            Either::ClaimIt((position, _)) => answer::mask::<claim_it::State>(py, position.answers()),
        }
    }

    /// The notation of an answer.
    fn notation(&self, number: Whole) -> PyResult<String> {
        match &self.0 {
            Either::Claim((position, _)) => Ok(position.notation(answer::numbered::<claim::State>(&number)?)),
            Either::ClaimIt((position, _)) => Ok(position.notation(answer::numbered::<claim_it::State>(&number)?)),
        }
    }

    /// The number of the answer with this notation; it need not be legal.
    fn parse(&self, text: &str) -> PyResult<u8> {
        either!(&self.0, position => answer::parsed(&position.0, text).map(Answer::number))
    }

    /// Plays a legal answer, or an outcome of chance; else it raises :class:`Refused` and changes nothing.
    fn apply(&mut self, answer: Given) -> PyResult<()> {
        either!(&mut self.0, position => apply(&mut position.0, &answer))
    }

    /// What each seat would see if this answer, or outcome of chance, were played here: the words in which its record would tell
    /// it (docs/formats/records.md), with "?" for what is chosen face down. The position stays as it is.
    ///
    /// >>> import claimant
    /// >>> state = claimant.Setup.claim("micro-claim").deal(seed=1).state()
    /// >>> state.sights(state.answers()[0])[1] == [f"{state.seat}:{state.notation(state.answers()[0])}"]
    /// True
    fn sights(&self, answer: Given) -> PyResult<Vec<Vec<String>>> {
        either!(&self.0, position => sights(&position.0, &answer))
    }

    /// The outcomes of chance with their probabilities; empty if it is not for chance to decide.
    fn outcomes(&self) -> Vec<(u8, f64)> {
        either!(&self.0, position => answer::outcomes(&position.0))
    }

    /// A legal answer at random, all equally likely, or an outcome of chance by its odds.
    fn sample(&self, seed: Seed) -> PyResult<u8> {
        let chance = &mut Chance::from_seed(seed.0);
        let drawn = either!(&self.0, position => position.0.sample(chance).map(Answer::number));
        drawn.ok_or_else(|| refuse(Code::Actor, "no seat is to decide: the game is over"))
    }

    /// The payoffs of a game that goes on from here at random; the position stays as it is.
    fn play_out(&self, seed: Seed) -> Vec<f32> {
        either!(&self.0, position => play_out(&position.0, &mut Chance::from_seed(seed.0)))
    }

    /// What is asked, and by which rule; None once the game is over.
    fn asked(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.0, position => protocol::GameJson::asked_json(&position.0)))
    }

    /// The whole position as plain data.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.0, position => protocol::GameJson::state_json(&position.0, &position.1)))
    }

    /// What the game was worth to each seat: 1 for a win, 0 for a loss; None before the end.
    fn payoffs(&self) -> Option<Vec<f32>> {
        either!(&self.0, position => position.0.payoffs().map(|payoffs| payoffs.as_slice().to_vec()))
    }

    /// Who won, and why; None before the end.
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(py, either!(&self.0, position => protocol::GameJson::result_json(&position.0)))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> State {
        Clone::clone(self)
    }

    fn __copy__(&self) -> State {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> State {
        Clone::clone(self)
    }

    fn __eq__(&self, other: &State) -> bool {
        self.0 == other.0
    }

    fn __repr__(&self) -> String {
        let who = to_decide(self.actor());
        format!("<State of {}: {who}>", self.setup().named())
    }
}

/// Who is to decide, in words.
pub(crate) fn to_decide(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => format!("{seat} is to decide"),
        Actor::Chance => "chance is to decide".into(),
        Actor::Over => "over".into(),
    }
}
