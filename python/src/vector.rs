//! Many games in lock step over arrays.

use std::sync::{Mutex, MutexGuard};

use game::{Actor, Answer, Answers, Audience, Chance, Game, Witness as _};
use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayDyn, PyArrayMethods as _, PyUntypedArrayMethods as _};
use protocol::Code;
use pyo3::{prelude::*, types::PyTuple};

use crate::{
    either::{Either, Played, either},
    errors::{no_memory, of_this_thread, refuse, refused, room},
    number::{Seed, Whole},
    observation::{Layout, spread},
    setup::Setup,
};

/// The most games there can be at once.
const MOST: usize = 1 << 20;
/// What the witness of a game may come to keep on the heap.
const REMEMBERED: usize = 2_048;

type Both = Either<Games<claim::State>, Games<claim_it::State>>;

/// Many games of one set-up in lock step: at every step each of them takes one answer of the seat that is asked.
///
/// What chance decides is drawn at once, and a game that is over is dealt anew at once, so that some seat is always asked. The
/// arrays are written in place by every step: ``observations`` (bytes; one row for each game, from the view of who is asked),
/// ``masks`` (0 or 1 for each answer), ``seats`` (who is asked), ``rewards`` (for each seat what the game that just ended was
/// worth, else 0) and ``dones`` (1 if a game has just ended; observation and mask are those of the next one). The interpreter
/// lock is released while games are played; another thread that wants to play or draw meanwhile is refused.
///
/// Examples
/// --------
/// >>> import claimant
/// >>> games = claimant.Vector(claimant.Setup.claim(), 4, seed=1)
/// >>> games.observations.shape, games.masks.shape
/// ((4, 1372), (4, 238))
/// >>> for _ in range(52):
/// ...     games.step(games.sample())
/// >>> games.dones.tolist(), games.rewards.sum().item()
/// ([1, 1, 1, 1], 4.0)
#[pyclass(module = "claimant", frozen)]
pub(crate) struct Vector {
    setup: Setup,
    count: usize,
    games: Mutex<Both>,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    seats: Py<PyArray1<u8>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<u8>>,
    drawn: Py<PyArray1<i64>>,
}

/// All games of one kind.
struct Games<G: Played> {
    setup: G::Setup,
    layout: Layout,
    seed: u64,
    observe: bool,
    threads: usize,
    rows: Vec<One<G>>,
}

/// One of them.
struct One<G: Game> {
    position: G,
    /// Only if there are observations.
    witness: Option<G::Witness>,
    answers: Answers,
    /// Deals and draws.
    chance: Chance,
    /// Answers at random, for whoever asks.
    players: Chance,
    /// What dealt its first game.
    seed: u64,
}

/// The rows of some games.
struct Rows<'a> {
    observations: &'a mut [u8],
    masks: &'a mut [u8],
    seats: &'a mut [u8],
    rewards: &'a mut [f32],
    dones: &'a mut [u8],
}

impl<G: Played> One<G> {
    fn deal(setup: &G::Setup, observe: bool, chance: &mut Chance) -> Result<(G, Option<G::Witness>), G::SetupError> {
        loop {
            let deal = G::deal(setup, chance)?;
            let mut position = G::start(setup, &deal)?;
            let mut witness = observe.then(|| G::Witness::new(setup, &deal, &position));
            settle(&mut position, &mut witness, chance);
            // No game is over before anybody has been asked, but if one were, it would be dealt anew.
            if position.actor() != Actor::Over {
                return Ok((position, witness));
            }
        }
    }

    /// Plays a legal answer, and says what the game was worth if that ended it.
    #[inline]
    fn step(&mut self, action: G::Action, setup: &G::Setup) -> Option<game::Payoffs> {
        match &mut self.witness {
            Some(witness) => self.position.apply_unchecked(action, witness),
            None => self.position.apply_unchecked(action, &mut ()),
        }
        settle(&mut self.position, &mut self.witness, &mut self.chance);
        let payoffs = if self.position.actor() == Actor::Over { self.position.payoffs() } else { None };
        if payoffs.is_some() {
            // The set-up was legal when the first game was dealt.
            if let Ok((position, witness)) = One::deal(setup, self.witness.is_some(), &mut self.chance) {
                (self.position, self.witness) = (position, witness);
            }
        }
        self.answers = self.position.answers();
        payoffs
    }

    #[inline]
    fn write(&self, layout: &Layout, observation: &mut [u8], mask: &mut [u8], seat: &mut u8) {
        let asked = self.position.actor().seat().unwrap_or_default();
        *seat = asked.0;
        let (low, high) = self.answers.bits();
        spread(&[low as u64, (low >> 64) as u64, high as u64, (high >> 64) as u64], mask);
        if let Some(witness) = &self.witness {
            G::observe_into(layout, witness, &self.position, Audience::Seat(asked), observation);
        }
    }
}

/// Draws what chance decides.
#[inline]
fn settle<G: Game>(position: &mut G, witness: &mut Option<G::Witness>, chance: &mut Chance) {
    while position.actor() == Actor::Chance {
        let Some(outcome) = position.sample(chance) else { return };
        match witness {
            Some(witness) => position.apply_unchecked(outcome, witness),
            None => position.apply_unchecked(outcome, &mut ()),
        }
    }
}

impl<G: Played> Games<G> {
    fn new(setup: &G::Setup, count: usize, seed: u64, observe: bool, threads: usize) -> PyResult<Games<G>> {
        let mut seeds = Chance::from_seed(seed);
        let mut game = || {
            let seed = seeds.bits();
            let mut chance = Chance::from_seed(seed);
            let players = Chance::from_seed(seeds.bits());
            let (position, witness) = One::<G>::deal(setup, observe, &mut chance)?;
            let answers = position.answers();
            Ok(One { position, witness, answers, chance, players, seed })
        };
        // With what is remembered later, of which each piece is small: where one of those is refused, the process ends.
        room(count * (size_of::<One<G>>() + if observe { REMEMBERED } else { 0 }))?;
        let mut games: Vec<One<G>> = Vec::new();
        games.try_reserve_exact(count).map_err(no_memory)?;
        for _ in 0..count {
            games.push(game().map_err(|error| refused(G::setup_refusal(&error)))?);
        }
        let first = games.first().map(|game| game.position);
        let layout = first.map(|first| G::layout(&first));
        let layout = layout.ok_or_else(|| refuse(Code::Limit, format_args!("there are 1 to {MOST} games")))?;
        Ok(Games { setup: setup.clone(), layout, seed, observe, threads, rows: games })
    }

    fn reset(&mut self, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.unwrap_or(self.seed);
        *self = Games::new(&self.setup, self.rows.len(), seed, self.observe, self.threads)?;
        Ok(())
    }

    /// The actions that numbers name, if all of them are legal.
    fn check(&self, numbers: &[i64]) -> PyResult<()> {
        for (at, (game, &number)) in self.rows.iter().zip(numbers).enumerate() {
            let action = u8::try_from(number).ok().and_then(G::Action::from_number);
            let Some(action) = action else {
                return Err(refuse(Code::Notation, format_args!("game {at}: no answer has the number {number}")));
            };
            if !game.answers.has(action) {
                let error = game.position.check(action).err();
                let mut refusal = error.map_or_else(
                    || protocol::Refusal::new(Code::Illegal, "it is not legal"),
                    |error| G::action_refusal(&error),
                );
                refusal.message = format!("game {at}: {}", refusal.message);
                return Err(refused(refusal));
            }
        }
        Ok(())
    }

    fn write(&self, mut rows: Rows<'_>) {
        let size = self.layout.size();
        for (at, game) in self.rows.iter().enumerate() {
            let (observation, mask, seat) = rows.of(at, if self.observe { size } else { 0 }, G::ANSWERS);
            game.write(&self.layout, observation, mask, seat);
        }
    }

    /// Plays legal answers.
    fn step(&mut self, numbers: &[i64], rows: Rows<'_>) {
        let Games { setup, layout, observe, threads, rows: games, .. } = self;
        let size = if *observe { layout.size() } else { 0 };
        let each = games.len().div_ceil((*threads).max(1));
        if each >= games.len() {
            return step_all(setup, layout, size, games, numbers, rows);
        }
        std::thread::scope(|scope| {
            let mut rows = rows;
            for (games, numbers) in games.chunks_mut(each).zip(numbers.chunks(each)) {
                let (first, rest) = rows.split(games.len(), size, G::ANSWERS);
                rows = rest;
                let (setup, layout) = (&*setup, &*layout);
                scope.spawn(move || step_all(setup, layout, size, games, numbers, first));
            }
        });
    }

    fn sample(&mut self, out: &mut [i64]) {
        for (game, number) in self.rows.iter_mut().zip(out) {
            *number = game.answers.any::<G::Action>(&mut game.players).map_or(-1, |action| i64::from(action.number()));
        }
    }
}

fn step_all<G: Played>(
    setup: &G::Setup,
    layout: &Layout,
    size: usize,
    games: &mut [One<G>],
    numbers: &[i64],
    mut rows: Rows<'_>,
) {
    let players = rows.rewards.len() / games.len().max(1);
    for (at, (game, &number)) in games.iter_mut().zip(numbers).enumerate() {
        // It was found to be legal.
        let Some(action) = u8::try_from(number).ok().and_then(G::Action::from_number) else { continue };
        let payoffs = game.step(action, setup);
        let rewards = &mut rows.rewards[at * players..(at + 1) * players];
        rows.dones[at] = u8::from(payoffs.is_some());
        match payoffs {
            Some(payoffs) => rewards.copy_from_slice(payoffs.as_slice()),
            None => rewards.fill(0.0),
        }
        let (observation, mask, seat) = rows.of(at, size, G::ANSWERS);
        game.write(layout, observation, mask, seat);
    }
}

impl<'a> Rows<'a> {
    #[inline]
    fn of(&mut self, at: usize, size: usize, answers: usize) -> (&mut [u8], &mut [u8], &mut u8) {
        let observation = &mut self.observations[at * size..(at + 1) * size];
        (observation, &mut self.masks[at * answers..(at + 1) * answers], &mut self.seats[at])
    }

    /// The rows of the first `count` games, and those of the others.
    fn split(self, count: usize, size: usize, answers: usize) -> (Rows<'a>, Rows<'a>) {
        let players = self.rewards.len() / self.seats.len().max(1);
        let (observations, more_observations) = self.observations.split_at_mut(count * size);
        let (masks, more_masks) = self.masks.split_at_mut(count * answers);
        let (seats, more_seats) = self.seats.split_at_mut(count);
        let (rewards, more_rewards) = self.rewards.split_at_mut(count * players);
        let (dones, more_dones) = self.dones.split_at_mut(count);
        let first = Rows { observations, masks, seats, rewards, dones };
        let rest = Rows {
            observations: more_observations,
            masks: more_masks,
            seats: more_seats,
            rewards: more_rewards,
            dones: more_dones,
        };
        (first, rest)
    }
}

impl Vector {
    /// Lets `act` write all arrays, without the interpreter's lock.
    fn write(&self, py: Python<'_>, games: &mut Both, act: impl Send + FnOnce(&mut Both, Rows<'_>)) -> PyResult<()> {
        let busy = |_| refuse(Code::Field, "an array of this vector is in use elsewhere");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let rows = Rows {
            observations: observations.as_slice_mut().map_err(moved)?,
            masks: masks.as_slice_mut().map_err(moved)?,
            seats: seats.as_slice_mut().map_err(moved)?,
            rewards: rewards.as_slice_mut().map_err(moved)?,
            dones: dones.as_slice_mut().map_err(moved)?,
        };
        let count = self.count;
        let size = either!(&*games, games => if games.observe { games.layout.size() } else { 0 });
        let whole = rows.observations.len() == count * size
            && rows.masks.len() == count * self.setup.answers()
            && rows.seats.len() == count
            && rows.dones.len() == count
            && rows.rewards.len() == count * usize::from(self.setup.player_count());
        if !whole {
            return Err(refuse(Code::Field, "an array of this vector has another shape now"));
        }
        py.detach(|| act(games, rows));
        Ok(())
    }

    /// The games, if no other thread has them.
    fn games(&self) -> PyResult<MutexGuard<'_, Both>> {
        of_this_thread(self.games.try_lock(), "this vector")
    }
}

/// An array of zeros; an error of NumPy if there is no memory for it.
fn zeros<T: Element, D: numpy::ndarray::Dimension>(py: Python<'_>, shape: &[usize]) -> PyResult<Py<PyArray<T, D>>> {
    let array = py.import("numpy")?.call_method1("zeros", (PyTuple::new(py, shape)?, T::get_dtype(py)))?;
    Ok(array.cast_into().map_err(PyErr::from)?.unbind())
}

fn moved<E>(_: E) -> PyErr {
    refuse(Code::Field, "an array of this vector is not contiguous any more")
}

#[pymethods]
impl Vector {
    /// ``count`` games, dealt from ``seed``. Without ``observe`` there are masks but no observations, which is faster.
    #[new]
    #[pyo3(
        signature = (setup, count, seed = Seed(0), *, observe = true, threads = Whole::Number(1)),
        text_signature = "(setup, count, seed=0, *, observe=True, threads=1)"
    )]
    fn new(py: Python<'_>, setup: &Setup, count: Whole, seed: Seed, observe: bool, threads: Whole) -> PyResult<Vector> {
        let Some(count) = count.fitting().filter(|count| (1..=MOST).contains(count)) else {
            return Err(refuse(Code::Limit, format_args!("{count} games: there are 1 to {MOST}")));
        };
        let Some(threads) = threads.fitting().filter(|threads| (1..=256).contains(threads)) else {
            return Err(refuse(Code::Limit, format_args!("{threads} threads: there are 1 to 256")));
        };
        let size = if observe { setup.layout()?.size() } else { 0 };
        let players = usize::from(setup.player_count());
        let vector = Vector {
            setup: setup.clone(),
            count,
            observations: zeros(py, &[count, size])?,
            masks: zeros(py, &[count, setup.answers()])?,
            seats: zeros(py, &[count])?,
            rewards: zeros(py, &[count, players])?,
            dones: zeros(py, &[count])?,
            drawn: zeros(py, &[count])?,
            games: Mutex::new(match &setup.0 {
                Either::Claim(setup) => Either::Claim(Games::new(setup, count, seed.0, observe, threads)?),
                Either::ClaimIt(setup) => Either::ClaimIt(Games::new(setup, count, seed.0, observe, threads)?),
            }),
        };
        vector.write_all(py, &mut *vector.games()?)?;
        Ok(vector)
    }

    /// What is played.
    #[getter]
    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    /// The seeds that dealt the first game of each row: :meth:`Setup.deal` gives the same game.
    #[getter]
    fn first_seeds(&self) -> PyResult<Vec<u64>> {
        Ok(either!(&*self.games()?, games => games.rows.iter().map(|game| game.seed).collect()))
    }

    /// What who is asked sees, one row of bytes for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.observations.clone_ref(py)
    }

    /// 1 for each legal answer, else 0; one row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.masks.clone_ref(py)
    }

    /// Who is asked in each game.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.seats.clone_ref(py)
    }

    /// What the games that ended with the last step were worth to each seat, else 0.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// 1 for each game that ended with the last step.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.dones.clone_ref(py)
    }

    /// Deals all games anew, from another seed if one is given.
    #[pyo3(signature = (seed = None))]
    fn reset(&self, py: Python<'_>, seed: Option<Seed>) -> PyResult<()> {
        let (seed, mut games) = (seed.map(|seed| seed.0), self.games()?);
        either!(&mut *games, games => games.reset(seed))?;
        self.write_all(py, &mut games)
    }

    /// Plays one answer in each game. If any of them is not legal, it raises :class:`Refused` and none is played.
    fn step(&self, py: Python<'_>, answers: Bound<'_, PyAny>) -> PyResult<()> {
        let count = self.count;
        let wrong = |what: &str| {
            refuse(
                Code::Field,
                format_args!("answers are {what}: a step takes one whole number for each of {count} games"),
            )
        };
        let int64 = numpy::dtype::<i64>(py);
        let array = if let Ok(array) = answers.cast::<PyArrayDyn<i64>>() {
            array.clone()
        } else {
            // Anything that NumPy can make whole numbers of without losing any.
            let array = py.import("numpy")?.call_method1("asarray", (&answers,)).map_err(|_| wrong("no array"))?;
            let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
            if kind != "i" && kind != "u" {
                return Err(wrong("not whole numbers"));
            }
            array.call_method1("astype", (int64,))?.cast_into::<PyArrayDyn<i64>>().map_err(|_| wrong("no array"))?
        };
        if array.shape() != [count] {
            return Err(wrong(&format!("of shape {:?}", array.shape())));
        }
        let numbers = array.try_readonly().map_err(|_| wrong("in use elsewhere"))?;
        let copied: Vec<i64>;
        let numbers = if let Ok(numbers) = numbers.as_slice() {
            numbers
        } else {
            copied = numbers.as_array().iter().copied().collect();
            &copied
        };
        let mut games = self.games()?;
        either!(&*games, games => games.check(numbers))?;
        self.write(py, &mut games, |games, rows| either!(games, games => games.step(numbers, rows)))
    }

    /// A legal answer for each game, all equally likely. The array is the same one each time.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        {
            let mut games = self.games()?;
            let busy = |_| refuse(Code::Field, "an array of this vector is in use elsewhere");
            let mut drawn = self.drawn.bind(py).try_readwrite().map_err(busy)?;
            let drawn = drawn.as_slice_mut().map_err(moved)?;
            let games = &mut *games;
            py.detach(|| either!(games, games => games.sample(drawn)));
        }
        Ok(self.drawn.clone_ref(py))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<Vector of {} games of {}>", self.count, self.setup.named())
    }
}

impl Vector {
    fn write_all(&self, py: Python<'_>, games: &mut Both) -> PyResult<()> {
        self.write(py, games, |games, rows| {
            rows.rewards.fill(0.0);
            rows.dones.fill(0);
            either!(games, games => games.write(rows));
        })
    }
}
