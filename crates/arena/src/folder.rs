//! The files a run leaves, and how it goes on from them.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use crate::{Ended, Entrant, Question, Row, Schedule, TableError, read_table, table};

const RUN: &str = "run.json";
const RESULTS: &str = "results.csv";
const RECORDS: &str = "games.rec";

/// What is written is safe after so long at the latest.
const FLUSH: Duration = Duration::from_millis(250);

/// A folder with `run.json`, `results.csv` and `games.rec`, open to be written to.
pub struct Folder {
    results: BufWriter<File>,
    records: BufWriter<File>,
    schedule: Schedule,
    names: Vec<String>,
    flushed: Instant,
}

/// One sitting of a run: from its start, or from where it went on, to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Sitting {
    command: Vec<String>,
    deals: u64,
    threads: usize,
    date: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct RunFile {
    question: Question,
    sittings: Vec<Sitting>,
}

/// How a sitting was started, for whoever looks at the folder later.
pub struct Start<'a> {
    /// The command line.
    pub command: &'a [String],
    /// How many deals at most.
    pub deals: u64,
    /// On how many threads.
    pub threads: usize,
    /// The day.
    pub date: Option<String>,
}

/// Why a folder cannot be written to, or a run not go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FolderError {
    /// Another run is there.
    #[error("there is a run in {} already: --resume goes on with it, or name another folder", .0.display())]
    HasRun(PathBuf),
    /// There is no run to go on with.
    #[error("{0}; without --resume a new run begins")]
    NoRun(#[source] Box<FolderError>),
    /// The description of the run cannot be understood.
    #[error("{} is no run: {error}", path.display())]
    BadRun {
        /// The file.
        path: PathBuf,
        /// Why.
        error: serde_json::Error,
    },
    /// The run that is there asks something else.
    #[error(
        "{} holds another run: {difference}; give the same command as then, or start again in another folder",
        path.display()
    )]
    OtherRun {
        /// The folder.
        path: PathBuf,
        /// What differs, in words.
        difference: String,
    },
    /// The table of results cannot be read.
    #[error("{}: {error}", path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// Why.
        error: TableError,
    },
    /// A result is not one of this run.
    #[error("{}: line {line} is not of this run", path.display())]
    Row {
        /// The file.
        path: PathBuf,
        /// The line.
        line: u64,
    },
    /// A file or folder cannot be made, read or written.
    #[error("{what} can't be {verb}: {error}")]
    Io {
        /// What.
        what: String,
        /// Made, read or written.
        verb: &'static str,
        /// Why.
        error: io::Error,
    },
}

impl FolderError {
    fn io(path: &Path, verb: &'static str, error: io::Error) -> FolderError {
        FolderError::Io { what: path.display().to_string(), verb, error }
    }

    fn results(error: io::Error) -> FolderError {
        FolderError::Io { what: "the results".into(), verb: "written", error }
    }
}

impl Folder {
    /// A new run in a folder that has none yet; the folder is made if it is not there.
    pub fn begin(
        folder: &Path,
        question: &Question,
        schedule: &Schedule,
        start: &Start<'_>,
    ) -> Result<Folder, FolderError> {
        if folder.join(RUN).exists() {
            return Err(FolderError::HasRun(folder.into()));
        }
        fs::create_dir_all(folder).map_err(|error| FolderError::io(folder, "made", error))?;
        write_run(folder, RunFile { question: question.clone(), sittings: Vec::new() }, start)?;
        let seats = schedule.fixture(0).seats.len();
        write(&folder.join(RESULTS), &table::head(seats))?;
        write(&folder.join(RECORDS), "")?;
        Folder::open(folder, &question.bots, schedule)
    }

    /// Goes on with a run, and says what was played already. What was torn when the run ended is dropped.
    pub fn resume(
        folder: &Path,
        question: &Question,
        schedule: &Schedule,
        start: &Start<'_>,
    ) -> Result<(Folder, Vec<Row>), FolderError> {
        let run = read(&folder.join(RUN)).map_err(|error| FolderError::NoRun(Box::new(error)))?;
        let bad_run = |error| FolderError::BadRun { path: folder.join(RUN), error };
        let run: RunFile = serde_json::from_str(&run).map_err(bad_run)?;
        if let Some(difference) = run.question.difference(question) {
            return Err(FolderError::OtherRun { path: folder.into(), difference });
        }
        let mut rows = whole_rows(&folder.join(RESULTS), schedule)?;
        let records = fs::File::open(folder.join(RECORDS)).map_or(0, |file| ends(file).count());
        rows.truncate(records);
        if rows.is_empty() {
            write(&folder.join(RESULTS), &table::head(schedule.fixture(0).seats.len()))?;
        } else {
            // The head of the table is a line, too.
            cut(&folder.join(RESULTS), |file| lines(file, |_| true).nth(rows.len()))?;
        }
        cut(&folder.join(RECORDS), |file| rows.len().checked_sub(1).map_or(Some(0), |last| ends(file).nth(last)))?;
        write_run(folder, run, start)?;
        Ok((Folder::open(folder, &question.bots, schedule)?, rows))
    }

    fn open(folder: &Path, bots: &[Entrant], schedule: &Schedule) -> Result<Folder, FolderError> {
        let append = |name: &str| {
            let path = folder.join(name);
            let file = OpenOptions::new().append(true).create(true).open(&path);
            file.map(BufWriter::new).map_err(|error| FolderError::io(&path, "written", error))
        };
        Ok(Folder {
            results: append(RESULTS)?,
            records: append(RECORDS)?,
            schedule: schedule.clone(),
            names: bots.iter().map(|bot| bot.name.clone()).collect(),
            flushed: Instant::now(),
        })
    }

    /// Writes the next game of the schedule.
    pub fn add(&mut self, ended: &Ended) -> Result<(), FolderError> {
        let bots = self.schedule.fixture(ended.row.game).bots.map(|bot| self.names[bot].as_str());
        // A blank line before every record but the first: behind it, it would be lost when a torn one is cut off.
        let gap = if ended.row.game == 0 { "" } else { "\n" };
        write!(self.records, "{gap}{}", ended.record).map_err(FolderError::results)?;
        self.results.write_all(table::row(&ended.row, bots).as_bytes()).map_err(FolderError::results)?;
        if self.flushed.elapsed() > FLUSH { self.flush() } else { Ok(()) }
    }

    /// Makes sure that all is in the files.
    pub fn flush(&mut self) -> Result<(), FolderError> {
        self.flushed = Instant::now();
        let flushed = self.records.flush().and_then(|()| self.results.flush());
        flushed.map_err(FolderError::results)
    }
}

/// The rows up to the last whole line, if they are those of the schedule.
fn whole_rows(path: &Path, schedule: &Schedule) -> Result<Vec<Row>, FolderError> {
    let text = read(path)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let rows = read_table(whole).map_err(|error| FolderError::Table { path: path.into(), error })?;
    for (row, game) in rows.iter().zip(0..) {
        if !row.is_of(&schedule.fixture(game)) {
            return Err(FolderError::Row { path: path.into(), line: game + 2 });
        }
    }
    Ok(rows)
}

fn write_run(folder: &Path, mut run: RunFile, start: &Start<'_>) -> Result<(), FolderError> {
    run.sittings.push(Sitting {
        command: start.command.to_vec(),
        deals: start.deals,
        threads: start.threads,
        date: start.date.clone(),
    });
    let path = folder.join(RUN);
    let text = serde_json::to_string_pretty(&run).map_err(|error| FolderError::io(&path, "written", error.into()))?;
    write(&path, &format!("{text}\n"))
}

/// The bytes up to and with each record of a file of records.
fn ends(file: File) -> impl Iterator<Item = u64> {
    lines(file, |line| line == b"end\n")
}

/// The bytes up to and with each whole line that is wanted.
fn lines(file: File, wanted: impl Fn(&[u8]) -> bool) -> impl Iterator<Item = u64> {
    let mut reader = BufReader::new(file);
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let mut line = Vec::new();
            at += reader.read_until(b'\n', &mut line).ok()? as u64;
            if line.last() != Some(&b'\n') {
                return None;
            }
            if wanted(&line) {
                return Some(at);
            }
        }
    })
}

/// Truncates a file to this number of bytes.
fn cut(path: &Path, keep: impl FnOnce(File) -> Option<u64>) -> Result<(), FolderError> {
    let no = |error| FolderError::io(path, "written", error);
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(no)?;
    let keep = keep(file.try_clone().map_err(no)?).unwrap_or(0);
    file.set_len(keep).map_err(no)
}

fn read(path: &Path) -> Result<String, FolderError> {
    fs::read_to_string(path).map_err(|error| FolderError::io(path, "read", error))
}

fn write(path: &Path, text: &str) -> Result<(), FolderError> {
    fs::write(path, text).map_err(|error| FolderError::io(path, "written", error))
}
