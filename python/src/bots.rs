//! Bots and the solver, with their limits.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use bots::{Effort, Levelled, Limits, Player, solver};
use game::{Answer, Chance};
use protocol::Code;
use pyo3::{prelude::*, types::PyDict};

use crate::{
    either::Either,
    errors::{of_this_thread, refuse, room},
    number::{Seed, Whole},
    state::State,
    view::View,
};

/// A bot by its level and its limits for a decision: "random", "greedy", "search:nodes=2000", "expert:millis=50,threads=2".
///
/// It is shown a view and nothing else. The same view, seed and nodes give the same answer.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> table = claimant.Setup.claim().deal(seed=1)
/// >>> view = table.view(table.seat)
/// >>> claimant.Bot("greedy").choose(view) in view.answers()
/// True
/// >>> claimant.Bot("genius")
/// Traceback (most recent call last):
///     ...
/// claimant.Refused: there is no bot "genius"; there are random, greedy, search, expert
#[pyclass(module = "claimant", frozen)]
pub(crate) struct Bot(Player);

/// A bot's answer: number, estimate, nodes.
type Advice = (u8, Option<f32>, u64);

fn ask<G: Levelled>(player: Player, view: &G::View, seed: u64, interrupt: &Interrupt) -> Option<Advice> {
    let is_over = || player.effort.is_over(interrupt.begun.elapsed()) || interrupt.is_set();
    let mut limits: Limits<'_> = player.effort.limits(&is_over);
    // Without any limits a bot takes its own, which are short; with a deadline it would not.
    if limits.nodes.is_some() {
        limits.deadline = Some(&is_over);
    }
    let choice = player.bot::<G>().choose(view, &limits, &mut Chance::from_seed(seed))?;
    Some((choice.answer.number(), choice.estimate, choice.nodes))
}

/// Whether Python was interrupted, as by Ctrl-C, while something long is computed without its lock.
struct Interrupt {
    begun: Instant,
    /// When to look next, in milliseconds.
    next: AtomicU64,
    error: Mutex<Option<PyErr>>,
}

impl Interrupt {
    /// Milliseconds between two looks.
    const EVERY: u64 = 50;

    fn new() -> Interrupt {
        Interrupt { begun: Instant::now(), next: Self::EVERY.into(), error: Mutex::default() }
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is of one lifetime")]
    fn is_set(&self) -> bool {
        let now = self.begun.elapsed().as_millis() as u64;
        if now < self.next.load(Ordering::Relaxed) {
            return false;
        }
        let mut error = self.error.lock().unwrap_or_else(PoisonError::into_inner);
        if error.is_none() {
            *error = Python::attach(|py| py.check_signals()).err();
        }
        // Whoever asks after an error is told at once.
        self.next.store(if error.is_some() { 0 } else { now + Self::EVERY }, Ordering::Relaxed);
        error.is_some()
    }

    /// Computes something without Python's lock.
    fn allow<T: Send>(self, py: Python<'_>, compute: impl Send + FnOnce(&Interrupt) -> T) -> PyResult<T> {
        let found = py.detach(|| compute(&self));
        match self.error.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(error) => Err(error),
            None => Ok(found),
        }
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str) -> PyResult<Bot> {
        Player::parse(name, Effort::OWN).map(Bot).map_err(|error| refuse(Code::Field, error))
    }

    /// Its answer to what the view's seat is asked.
    #[pyo3(signature = (view, seed = Seed(0)), text_signature = "($self, view, seed=0)")]
    fn choose(&self, py: Python<'_>, view: &View, seed: Seed) -> PyResult<u8> {
        self.advise(py, view, seed).map(|(answer, ..)| answer)
    }

    /// Its answer, what it expects its seat to get (from 0 to 1, None if it has no opinion), and the nodes it took.
    #[pyo3(signature = (view, seed = Seed(0)), text_signature = "($self, view, seed=0)")]
    fn advise(&self, py: Python<'_>, view: &View, seed: Seed) -> PyResult<Advice> {
        let player = self.0;
        let advice = Interrupt::new().allow(py, |interrupt| match &view.0 {
            Either::Claim((view, _)) => ask::<claim::State>(player, view, seed.0, interrupt),
            Either::ClaimIt((view, _)) => ask::<claim_it::State>(player, view, seed.0, interrupt),
        })?;
        advice.ok_or_else(|| refuse(Code::Actor, "this view is of nobody who is asked"))
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.0)
    }
}

/// Solves phase two of Claim for two players with all cards known. The memory of its tables is taken once, not for each position.
/// One thread uses it at a time; another is refused meanwhile.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> table = claimant.Setup.claim().deal(seed=7)
/// >>> for _ in range(42):
/// ...     table.apply(table.answers()[0])
/// >>> found = claimant.Solver().solve(table.state())
/// >>> found["exact"], table.notation(found["answer"]) != ""
/// (True, True)
#[pyclass(module = "claimant", frozen)]
pub(crate) struct Solver(Mutex<Tables>);

struct Tables {
    solver: solver::Solver,
    /// What they take together, at most.
    bytes: usize,
}

impl Solver {
    /// The tables, if no other thread has them and there is memory for them: they grow while positions are solved.
    fn tables(&self) -> PyResult<MutexGuard<'_, Tables>> {
        let tables = of_this_thread(self.0.try_lock(), "this solver")?;
        room(tables.bytes)?;
        Ok(tables)
    }
}

/// The most memory that can be asked for: 4 GiB.
const MOST_BYTES: usize = 1 << 32;

fn value(value: solver::Value) -> &'static str {
    match value {
        solver::Value::Win => "win",
        solver::Value::Draw => "draw",
        solver::Value::Loss => "loss",
    }
}

fn of_claim(state: &State) -> PyResult<&claim::State> {
    match &state.0 {
        Either::Claim((position, _)) => Ok(position),
        Either::ClaimIt(_) => Err(refuse(Code::Field, "only positions of Claim can be solved")),
    }
}

fn checked(nodes: Option<Whole>) -> PyResult<Option<u64>> {
    let Some(nodes) = nodes else { return Ok(None) };
    let none = || refuse(Code::Limit, format_args!("{nodes} nodes: a solver takes at least 1"));
    nodes.fitting().filter(|&nodes| nodes > 0).ok_or_else(none).map(Some)
}

/// Solves something within limits, until Python is interrupted.
fn solve<T: Send, E: Send + std::fmt::Display>(
    py: Python<'_>,
    nodes: Option<Whole>,
    solve: impl Send + FnOnce(Limits<'_>) -> Result<T, E>,
) -> PyResult<T> {
    let nodes = checked(nodes)?;
    let found = Interrupt::new().allow(py, |interrupt| {
        let is_over = || interrupt.is_set();
        solve(Limits { nodes, deadline: Some(&is_over), ..Limits::default() })
    })?;
    found.map_err(|error| refuse(Code::Field, error))
}

#[pymethods]
impl Solver {
    /// Its tables take about this many bytes.
    #[new]
    #[pyo3(signature = (bytes = Whole::Number(16_777_216)), text_signature = "(bytes=16777216)")]
    fn new(bytes: Whole) -> PyResult<Solver> {
        let Some(bytes) = bytes.fitting().filter(|bytes| (1 << 12..=MOST_BYTES).contains(bytes)) else {
            return Err(refuse(Code::Limit, format_args!("{bytes} bytes: a solver takes 4096 to {MOST_BYTES}")));
        };
        room(bytes)?;
        Ok(Solver(Mutex::new(Tables { solver: solver::Solver::new(bytes), bytes })))
    }

    /// Who wins, by which answer: a dict with "value" ("win", "draw" or "loss" for who is asked, None if nodes ran out before
    /// it was proved), "answer" (the best so far), "exact", "nodes". Phase one is refused.
    /// With ``nodes`` it stops there, and "exact" may be False.
    #[pyo3(signature = (state, nodes = None))]
    fn solve<'py>(&self, py: Python<'py>, state: &State, nodes: Option<Whole>) -> PyResult<Bound<'py, PyDict>> {
        let position = *of_claim(state)?;
        let solver = &mut self.tables()?.solver;
        let found = solve(py, nodes, |limits| solver.solve(&position, limits))?;
        let outcome = PyDict::new(py);
        outcome.set_item("value", found.exact.then(|| value(found.value)))?;
        outcome.set_item("answer", found.best.map(Answer::number))?;
        outcome.set_item("exact", found.exact)?;
        outcome.set_item("nodes", found.nodes)?;
        Ok(outcome)
    }

    /// The value of every legal answer: a dict from its number to "win", "draw", "loss", or None where nodes ran out.
    #[pyo3(signature = (state, nodes = None))]
    fn solve_all<'py>(&self, py: Python<'py>, state: &State, nodes: Option<Whole>) -> PyResult<Bound<'py, PyDict>> {
        let position = *of_claim(state)?;
        let solver = &mut self.tables()?.solver;
        let found = solve(py, nodes, |limits| solver.solve_all(&position, limits))?;
        let values = PyDict::new(py);
        for (action, worth) in found.values {
            values.set_item(action.number(), worth.map(value))?;
        }
        Ok(values)
    }
}
