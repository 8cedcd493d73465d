//! Where results are kept: a part of an experiment is a file that is there whole or not at all, and while a part is played, every game
//! is a line that is written as the game ends.

use std::{
    fs::{self, File, OpenOptions},
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
    /// Another experiment was begun there, or by another version.
    #[error("{path} holds another experiment, or one of another version of claimant: take an empty folder", path = .0.display())]
    Other(PathBuf),
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

/// What was written of a part that is not complete.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    rows: Vec<Rows>,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Folder {
    /// Opens the folder of an experiment, as its file describes it; a run that was begun there goes on.
    pub fn open(path: &Path, text: &str) -> Result<Folder, FolderError> {
        let plan = Plan::new(Experiment::read(text)?)?;
        let folder = Folder { path: path.into(), plan };
        for table in ["games", "things"] {
            let path = path.join(table);
            fs::create_dir_all(&path).map_err(|error| FolderError::File { path, error })?;
        }
        let file = folder.path.join("experiment.toml");
        let text = format!("# claimant {VERSION}\n{text}");
        match fs::read_to_string(&file) {
            Ok(there) if there == text => {}
            Ok(_) => return Err(FolderError::Other(path.into())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => folder.write(&file, text.as_bytes())?,
            Err(error) => return Err(FolderError::File { path: file, error }),
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
        self.file("games", part).exists()
    }

    /// The parts that are not complete.
    pub fn missing(&self) -> Vec<u64> {
        (0..self.plan.parts()).filter(|&part| !self.has(part)).collect()
    }

    /// How many games are complete, those of incomplete parts included.
    pub fn played(&self) -> u64 {
        let of_part = |part| {
            let range = self.plan.part(part);
            if self.has(part) { range.end - range.start } else { self.lines(part).len() as u64 }
        };
        (0..self.plan.parts()).map(of_part).sum()
    }

    /// Writes the tables of a part; things first, because a part is there once its games are.
    pub fn add(&self, part: u64, games: &[u8], things: &[u8]) -> Result<(), FolderError> {
        self.write(&self.file("things", part), things)?;
        self.write(&self.file("games", part), games)
    }

    /// All rows of a part that is complete.
    pub fn rows(&self, part: u64) -> Result<(Vec<GameRow>, Vec<ThingRow>), FolderError> {
        let read = |table| {
            let path = self.file(table, part);
            fs::read(&path).map_err(|error| FolderError::File { path, error })
        };
        Ok((games_from_parquet(read("games")?)?, things_from_parquet(read("things")?)?))
    }

    /// Writes a file of the folder, whole or not at all.
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

    /// What was played of a part, to go on with.
    pub(crate) fn journal(&self, part: u64) -> Result<Journal, FolderError> {
        let (path, rows) = (self.lines_of(part), self.lines(part));
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
        self.add(part, &games, &things)?;
        fs::remove_file(&journal.path).map_err(|error| FolderError::File { path: journal.path, error })
    }

    fn file(&self, table: &str, part: u64) -> PathBuf {
        self.path.join(table).join(format!("part-{part:05}.parquet"))
    }

    fn lines_of(&self, part: u64) -> PathBuf {
        self.path.join(format!("part-{part:05}.jsonl"))
    }

    /// The games of an incomplete part, up to the first line that is not whole.
    fn lines(&self, part: u64) -> Vec<Rows> {
        let text = fs::read_to_string(self.lines_of(part)).unwrap_or_default();
        let range = self.plan.part(part);
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        let rows = whole.map_while(|line| serde_json::from_str::<Rows>(line).ok());
        rows.zip(range).map_while(|(rows, game)| (rows.game.game == game).then_some(rows)).collect()
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
