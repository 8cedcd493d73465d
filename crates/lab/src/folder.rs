//! Where results are kept: the files of a part of an experiment are written atomically, and while a part is played, every game is a line
//! that is written as the game ends.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use crate::{
    Experiment, ExperimentError, GameRow, Plan, PlanError, RowError, Rows, ThingRow,
    row::{games_from_parquet, games_to_parquet, things_from_parquet, things_to_parquet},
};

/// The folder of a run: `experiment.toml`, and a file for each part in `games` and `things`.
pub struct Folder {
    path: PathBuf,
    plan: Plan,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FolderError {
    /// A file cannot be read or written.
    #[error("{path} can't be read or written: {error}", path = .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file of a part has something else in it.
    #[error("{path} can't be used: {error}; without that file the part is played again", path = .path.display())]
    Part {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        error: RowError,
    },
    /// Another experiment was begun there, or by another version.
    #[error("{path} holds another experiment, or one of another version of claimant: take an empty folder", path = .0.display())]
    Other(PathBuf),
    /// It is being written to.
    #[error("another run is using {path}", path = .0.display())]
    InUse(PathBuf),
    /// The file describes no experiment.
    #[error(transparent)]
    Experiment(#[from] ExperimentError),
    /// Rows cannot be written or read.
    #[error(transparent)]
    Row(#[from] RowError),
    /// A game cannot be played.
    #[error(transparent)]
    Plan(#[from] PlanError),
}

/// As long as it is held, nobody else writes to the folder.
pub(crate) struct Lock(#[expect(dead_code, reason = "it is closed in the end")] File);

/// What was written of a part that is not complete.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    rows: Vec<Rows>,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Folder {
    /// Opens the folder of an experiment, as its file describes it; a run that was begun there is resumed.
    pub fn open(path: &Path, text: &str) -> Result<Folder, FolderError> {
        let plan = Plan::new(Experiment::read(text)?)?;
        let folder = Folder { path: path.into(), plan };
        let file = folder.path.join("experiment.toml");
        let text = format!("# claimant {VERSION}\n{text}");
        let is_new = match fs::read(&file) {
            Ok(there) if there == text.as_bytes() => false,
            Ok(_) => return Err(FolderError::Other(path.into())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(error) => return Err(FolderError::File { path: file, error }),
        };
        for table in ["games", "things"] {
            let path = path.join(table);
            fs::create_dir_all(&path).map_err(|error| FolderError::File { path, error })?;
        }
        if is_new {
            folder.write(&file, text.as_bytes())?;
        }
        Ok(folder)
    }

    /// The games of its experiment.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Is this part complete?
    pub fn has(&self, part: u64) -> bool {
        ["games", "things"].iter().all(|table| self.file(table, part).exists())
    }

    /// The parts that are not complete.
    pub fn missing(&self) -> Vec<u64> {
        (0..self.plan.parts()).filter(|&part| !self.has(part)).collect()
    }

    /// How many games are complete, those of incomplete parts included.
    pub fn played(&self) -> Result<u64, FolderError> {
        let of_part = |part| {
            let range = self.plan.part(part);
            if self.has(part) { Ok(range.end - range.start) } else { Ok(self.lines(part)?.len() as u64) }
        };
        (0..self.plan.parts()).map(of_part).sum()
    }

    /// Adds the tables of a part, if they are of this experiment and nobody else is writing to the folder.
    pub fn add(&self, part: u64, games: Vec<u8>, things: Vec<u8>) -> Result<(), FolderError> {
        self.plan.check(part, &games_from_parquet(games.clone())?, &things_from_parquet(things.clone())?)?;
        let _lock = self.lock()?;
        self.put(part, &games, &things)
    }

    /// All rows of a part that is complete.
    pub fn rows(&self, part: u64) -> Result<(Vec<GameRow>, Vec<ThingRow>), FolderError> {
        let (games, things) =
            (self.table("games", part, games_from_parquet)?, self.table("things", part, things_from_parquet)?);
        let checked = self.plan.check(part, &games, &things);
        checked.map_err(|error| FolderError::Part { path: self.file("games", part), error })?;
        Ok((games, things))
    }

    /// The rows of a table of a part.
    fn table<R>(
        &self,
        table: &str,
        part: u64,
        read: impl FnOnce(Vec<u8>) -> Result<Vec<R>, RowError>,
    ) -> Result<Vec<R>, FolderError> {
        let path = self.file(table, part);
        match fs::read(&path) {
            Ok(bytes) => read(bytes).map_err(|error| FolderError::Part { path, error }),
            Err(error) => Err(FolderError::File { path, error }),
        }
    }

    /// Writes the tables of a part, which is there once both are.
    fn put(&self, part: u64, games: &[u8], things: &[u8]) -> Result<(), FolderError> {
        self.write(&self.file("things", part), things)?;
        self.write(&self.file("games", part), games)?;
        self.remove_journal(part)
    }

    /// Keeps others from writing to the folder.
    pub(crate) fn lock(&self) -> Result<Lock, FolderError> {
        let path = self.path.join("run.lock");
        let fail = |error| FolderError::File { path: path.clone(), error };
        let file = File::create(&path).map_err(fail)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(FolderError::InUse(self.path.clone())),
            // Some file systems have no locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Lock(file)),
            Err(TryLockError::Error(error)) => Err(fail(error)),
        }
    }

    /// Removes the journals of complete parts: a run that was killed may have left some.
    pub(crate) fn sweep(&self) -> Result<(), FolderError> {
        let fail = |error| FolderError::File { path: self.path.clone(), error };
        for entry in fs::read_dir(&self.path).map_err(fail)? {
            let name = entry.map_err(fail)?.file_name();
            let number =
                name.to_str().and_then(|name| name.strip_prefix("part-")?.strip_suffix(".jsonl")?.parse().ok());
            if let Some(part) = number.filter(|&part| self.has(part)) {
                self.remove_journal(part)?;
            }
        }
        Ok(())
    }

    fn remove_journal(&self, part: u64) -> Result<(), FolderError> {
        let path = self.lines_of(part);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(FolderError::File { path, error }),
            _ => Ok(()),
        }
    }

    /// Writes a file of the folder atomically.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
        let draft = path.with_extension("draft");
        let write = || {
            let mut file = File::create(&draft)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&draft, path)
        };
        write().map_err(|error| FolderError::File { path: path.into(), error })
    }

    /// What was played of a part, to resume it.
    pub(crate) fn journal(&self, part: u64) -> Result<Journal, FolderError> {
        let (path, rows) = (self.lines_of(part), self.lines(part)?);
        let fail = |error| FolderError::File { path: path.clone(), error };
        // A line that was torn is dropped, and all that is kept is written anew.
        let kept: String = rows.iter().map(line).collect();
        self.write(&path, kept.as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path).map_err(fail)?;
        Ok(Journal { path, file, rows })
    }

    /// Turns a journal into the tables of its part.
    pub(crate) fn finish(&self, part: u64, journal: Journal) -> Result<(), FolderError> {
        let (games, things) = tables(&journal.rows)?;
        self.put(part, &games, &things)
    }

    fn file(&self, table: &str, part: u64) -> PathBuf {
        self.path.join(table).join(format!("part-{part:05}.parquet"))
    }

    fn lines_of(&self, part: u64) -> PathBuf {
        self.path.join(format!("part-{part:05}.jsonl"))
    }

    /// The games of an incomplete part, up to the first line that is not whole.
    fn lines(&self, part: u64) -> Result<Vec<Rows>, FolderError> {
        let path = self.lines_of(part);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(FolderError::File { path, error }),
        };
        let whole = text.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n"));
        let rows = whole.map_while(|line| serde_json::from_slice::<Rows>(line).ok());
        let rows = rows.zip(self.plan.part(part)).map_while(|(rows, game)| (rows.game.game == game).then_some(rows));
        Ok(rows.collect())
    }
}

impl Journal {
    /// How many games of the part are played.
    pub(crate) fn len(&self) -> u64 {
        self.rows.len() as u64
    }

    /// One more game.
    pub(crate) fn add(&mut self, rows: Rows) -> Result<(), FolderError> {
        let written = self.file.write_all(line(&rows).as_bytes());
        written.map_err(|error| FolderError::File { path: self.path.clone(), error })?;
        self.rows.push(rows);
        Ok(())
    }
}

fn line(rows: &Rows) -> String {
    // Strings and numbers can always be written.
    serde_json::to_string(rows).unwrap_or_default() + "\n"
}

/// The tables of some games, as files.
pub(crate) fn tables(rows: &[Rows]) -> Result<(Vec<u8>, Vec<u8>), RowError> {
    let games: Vec<GameRow> = rows.iter().map(|rows| rows.game.clone()).collect();
    let things: Vec<ThingRow> = rows.iter().flat_map(|rows| rows.things.iter().cloned()).collect();
    Ok((games_to_parquet(&games)?, things_to_parquet(&things)?))
}
