//! The game that is kept between two starts.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use record::AnyGame;
use words::Words;

/// Where the game in progress is kept: a record in a folder of the user's, or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    file: Option<PathBuf>,
}

impl Saves {
    pub(crate) fn new(folder: Option<&Path>) -> Saves {
        Saves { file: folder.map(|folder| folder.join("game.rec")) }
    }

    /// The game that was left, if there is one that can be read.
    pub(crate) fn game(&self) -> Option<AnyGame> {
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        record::read(&text).next()?.ok()
    }

    /// Keeps a game. The old file is there until the new one is complete.
    pub(crate) fn keep(&self, text: &str) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = file.with_extension("new");
        fs::write(&new, text)?;
        fs::rename(&new, file)
    }

    /// Forgets it: the game is over.
    pub(crate) fn forget(&self) {
        if let Some(file) = &self.file {
            // If it was never kept there is nothing to forget.
            let _ = fs::remove_file(file);
        }
    }
}

/// The first game of a file, or why there is none.
pub(crate) fn read_file(path: &Path, words: &Words) -> Result<AnyGame, String> {
    /// Nobody's game is longer; what is, is something else.
    const LARGEST: u64 = 64 << 20;
    let size = fs::metadata(path).map_err(|e| e.to_string())?.len();
    if size > LARGEST {
        return Err(words.say("terminal-too-large"));
    }
    let text = fs::read_to_string(path).map_err(|e| e.to_string())?;
    match record::read(&text).next() {
        Some(game) => game.map_err(|e| e.to_string()),
        None => Err(words.say("terminal-nothing-in-it")),
    }
}
