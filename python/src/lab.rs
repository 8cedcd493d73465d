//! Experiments of the laboratory: whole on this machine, or part by part for whoever spreads them over several.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use lab::{Findings, Folder, Plan, Report};
use protocol::Code;
use pyo3::{prelude::*, types::PyBytes};

use crate::{errors::refuse, number::Whole};

fn refused(error: impl std::fmt::Display) -> PyErr {
    refuse(Code::Field, error)
}

/// An experiment on balance, as its file describes it (docs/lab.md).
///
/// Examples
/// --------
/// >>> from claimant.lab import Experiment
/// >>> experiment = Experiment('decks = "mini-claim"\nbots = "greedy"\ndeals = 2')
/// >>> experiment.games, experiment.parts
/// (2, 2)
/// >>> games, things = experiment.play(0)
/// >>> games[:4]
/// b'PAR1'
#[pyclass(module = "claimant", frozen)]
pub(crate) struct Experiment {
    text: String,
    plan: Plan,
}

impl Experiment {
    fn folder(&self, path: PathBuf) -> PyResult<Folder> {
        Folder::open(&path, &self.text).map_err(refused)
    }
}

#[pymethods]
impl Experiment {
    /// Reads the text of a file.
    #[new]
    fn new(text: String) -> PyResult<Experiment> {
        let plan = lab::Experiment::read(&text).and_then(Plan::new).map_err(refused)?;
        Ok(Experiment { text, plan })
    }

    /// The text of its file.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> u64 {
        self.plan.games()
    }

    /// How many parts they are played in.
    #[getter]
    fn parts(&self) -> u64 {
        self.plan.parts()
    }

    /// Plays a part: its tables, games and things, as Parquet files. The same bytes on every machine of one platform.
    fn play<'py>(&self, py: Python<'py>, part: Whole) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
        let part = self.part(part)?;
        let (games, things) = py.detach(|| self.plan.tables(part)).map_err(refused)?;
        Ok((PyBytes::new(py, &games), PyBytes::new(py, &things)))
    }

    /// Plays all that is missing in the folder of a run, on this machine, on 1 to 1024 threads. What was played stays if it is
    /// interrupted. `progress` is called with the number of games that are played, from time to time and in the end.
    #[pyo3(signature = (folder, threads, progress = None))]
    fn run(&self, py: Python<'_>, folder: PathBuf, threads: Whole, progress: Option<Py<PyAny>>) -> PyResult<()> {
        let threads = threads.fitting::<usize>().filter(|threads| (1..=1024).contains(threads));
        let threads = threads.ok_or_else(|| refused("1 to 1024 threads can play"))?;
        let folder = self.folder(folder)?;
        let played = AtomicU64::new(folder.played().map_err(refused)?);
        let tell = || match &progress {
            Some(progress) => progress.call1(py, (played.load(Ordering::Relaxed),)).map(drop),
            None => Ok(()),
        };
        let stop = AtomicBool::new(false);
        let each = || {
            played.fetch_add(1, Ordering::Relaxed);
        };
        thread::scope(|scope| {
            let playing = scope.spawn(|| lab::run(&folder, threads, &stop, each));
            let mut interrupted = None;
            let mut told = Instant::now();
            while !playing.is_finished() {
                py.detach(|| thread::sleep(Duration::from_millis(20)));
                let mut done = py.check_signals();
                if done.is_ok() && interrupted.is_none() && told.elapsed() > Duration::from_secs(2) {
                    done = tell();
                    told = Instant::now();
                }
                if let Err(error) = done {
                    stop.store(true, Ordering::Relaxed);
                    interrupted = Some(error);
                }
            }
            let done = playing.join().map_err(|_| refused("a game of the experiment has failed"))?;
            interrupted.map_or_else(|| done.map_err(refused), Err)
        })?;
        tell()
    }

    /// The parts that the folder of a run does not have.
    fn missing(&self, folder: PathBuf) -> PyResult<Vec<u64>> {
        Ok(self.folder(folder)?.missing())
    }

    /// Adds a part to the folder of a run, atomically. Tables that are not of this part are refused.
    fn add(&self, folder: PathBuf, part: Whole, games: Vec<u8>, things: Vec<u8>) -> PyResult<()> {
        let part = self.part(part)?;
        self.folder(folder)?.add(part, games, things).map_err(refused)
    }

    /// What the complete parts of a folder have found, as a page of HTML.
    fn report(&self, py: Python<'_>, folder: PathBuf) -> PyResult<String> {
        let folder = self.folder(folder)?;
        let found = py.detach(|| Findings::of(&folder)).map_err(refused)?;
        Ok(Report::new(folder.plan(), &found).html())
    }
}

impl Experiment {
    fn part(&self, part: Whole) -> PyResult<u64> {
        let parts = self.plan.parts();
        let found = part.fitting().filter(|&part| part < parts);
        found.ok_or_else(|| refused(format_args!("there is no part {part}: there are {parts}")))
    }
}
