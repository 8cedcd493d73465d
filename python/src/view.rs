//! Views: all that an audience may know, and nothing else.

use game::{Answer, Chance, View as _, Worlds as _};
use numpy::{PyArray1, PyArrayMethods as _, PyUntypedArray, PyUntypedArrayMethods as _};
use protocol::{Code, ViewJson as _};
use pyo3::prelude::*;

use crate::{
    answer,
    either::{Either, either, map_either},
    errors::{refuse, room},
    json,
    number::{Seed, Whole},
    observation::Observed,
    setup::Setup,
    state::State,
};

/// The most positions that are drawn at once.
const MOST_WORLDS: usize = 1_000_000;

type Seen<G> = (<G as game::Game>::View, <G as game::Game>::Setup);

/// All that a seat or a spectator may know. Nothing hidden is in it, nor in anything that is made from it.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> view = claimant.Setup.claim().deal(seed=1).view(0)
/// >>> view.seat, len(view.answers())
/// (0, 13)
/// >>> view.observation().shape
/// (1372,)
#[pyclass(module = "claimant", frozen)]
pub(crate) struct View(pub(crate) Either<Seen<claim::State>, Seen<claim_it::State>>);

impl View {
    pub(crate) fn of(view: Either<Seen<claim::State>, Seen<claim_it::State>>) -> View {
        View(view)
    }
}

/// What something is that is no row of bytes.
fn kind_of(object: &Bound<'_, PyAny>) -> String {
    let Ok(array) = object.cast::<PyUntypedArray>() else {
        return object.get_type().name().map_or("no array".into(), |kind| format!("no array but of type {kind}"));
    };
    match array.ndim() {
        1 => format!("an array of {}", array.dtype()),
        dimensions => format!("an array of {dimensions} dimensions"),
    }
}

#[pymethods]
impl View {
    /// What was agreed on.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(map_either!(&self.0, it => it.1.clone()))
    }

    /// Whose it is; None for a spectator's.
    #[getter]
    fn seat(&self) -> Option<u8> {
        either!(&self.0, seen => game::View::seat(&seen.0)).map(|seat| seat.0)
    }

    /// The numbers of the legal answers, if this seat is asked.
    fn answers(&self) -> Vec<u16> {
        either!(&self.0, seen => game::View::answers(&seen.0)).numbers().map(u16::from).collect()
    }

    /// A mask of the legal answers: an array of 0 and 1 by number.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        match &self.0 {
            Either::Claim((view, _)) => answer::mask::<claim::State>(py, view.answers()),
            Either::ClaimIt((view, _)) => answer::mask::<claim_it::State>(py, view.answers()),
        }
    }

    /// The notation of an answer.
    fn notation(&self, number: Whole) -> PyResult<String> {
        use game::Game as _;
        match &self.0 {
            Either::Claim((view, _)) => Ok(view.rules().action_name(answer::numbered::<claim::State>(&number)?)),
            Either::ClaimIt((view, _)) => Ok(view.state().notation(answer::numbered::<claim_it::State>(&number)?)),
        }
    }

    /// The number of the answer with this notation; it need not be legal.
    fn parse(&self, text: &str) -> PyResult<u8> {
        let found = match &self.0 {
            Either::Claim((view, _)) => view.rules().action_named(text).map(Answer::number),
            Either::ClaimIt((view, _)) => return answer::parsed(view.state(), text).map(Answer::number),
        };
        found.ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            refuse(Code::Notation, format_args!("{text:?} is no answer of this game"))
        })
    }

    /// The view as an array of bytes (docs/python.md lists its fields), written into ``out`` if that is given.
    #[pyo3(signature = (out = None))]
    fn observation<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let bytes = match &self.0 {
            Either::Claim((view, _)) => claim::State::observe(view),
            Either::ClaimIt((view, _)) => claim_it::State::observe(view),
        };
        let Some(out) = out else { return Ok(PyArray1::from_vec(py, bytes)) };
        let wrong =
            |what: &str| refuse(Code::Field, format_args!("out is {what}: it takes {} bytes in a row", bytes.len()));
        let out = out.cast_into::<PyArray1<u8>>().map_err(|error| wrong(&kind_of(&error.into_inner())))?;
        {
            let mut place = out.try_readwrite().map_err(|_| wrong("not writeable"))?;
            let place = place.as_slice_mut().map_err(|_| wrong("not contiguous"))?;
            if place.len() != bytes.len() {
                return Err(wrong(&format!("an array of {} bytes", place.len())));
            }
            place.copy_from_slice(&bytes);
        }
        Ok(out)
    }

    /// A position drawn from all that this seat cannot tell from the true one. Only who is asked can draw one. Each is equally
    /// likely where worlds are drawn exactly (docs/decisions/0004-knowledge.md says where they are not).
    fn sample(&self, seed: Seed) -> PyResult<State> {
        let chance = &mut Chance::from_seed(seed.0);
        let none = || refuse(Code::Actor, "this view is of nobody who is asked");
        Ok(State::of(match &self.0 {
            Either::Claim((view, setup)) => {
                Either::Claim((game::View::worlds(view).ok_or_else(none)?.sample(chance), setup.clone()))
            }
            Either::ClaimIt((view, setup)) => {
                Either::ClaimIt((game::View::worlds(view).ok_or_else(none)?.sample(chance), setup.clone()))
            }
        }))
    }

    /// Several positions, drawn one after the other.
    fn samples(&self, py: Python<'_>, count: Whole, seed: Seed) -> PyResult<Vec<State>> {
        let Some(count) = count.fitting().filter(|&count| count <= MOST_WORLDS) else {
            let message = format_args!("{count} positions: at most {MOST_WORLDS} are drawn at once");
            return Err(refuse(Code::Limit, message));
        };
        let chance = &mut Chance::from_seed(seed.0);
        let none = || refuse(Code::Actor, "this view is of nobody who is asked");
        // The positions twice, as they are drawn and as objects of Python, with what these are kept by.
        room(count * (2 * size_of::<State>() + 256))?;
        Ok(match &self.0 {
            Either::Claim((view, setup)) => {
                let worlds = game::View::worlds(view).ok_or_else(none)?;
                let drawn: Vec<_> = py.detach(|| (0..count).map(|_| worlds.sample(chance)).collect());
                drawn.into_iter().map(|world| State::of(Either::Claim((world, setup.clone())))).collect()
            }
            Either::ClaimIt((view, setup)) => {
                let world = game::View::worlds(view).ok_or_else(none)?.sample(chance);
                (0..count).map(|_| State::of(Either::ClaimIt((world, setup.clone())))).collect()
            }
        })
    }

    /// The view as plain data.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::written(
            py,
            match &self.0 {
                Either::Claim((view, setup)) => claim::State::view_json(view, setup),
                Either::ClaimIt((view, setup)) => claim_it::State::view_json(view, setup),
            },
        )
    }

    fn __eq__(&self, other: &View) -> bool {
        self.0 == other.0
    }

    fn __repr__(&self) -> String {
        let whose = self.seat().map_or("a spectator".into(), |seat| format!("seat {seat}"));
        format!("<View of {} by {whose}>", self.setup().named())
    }
}
