//! Saved games.

use std::{
    fs::{self, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use play::{Playable, Played};
use record::AnyGame;
use words::Words;

/// Where games in progress are saved: as records in a folder, one file for each, or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    folder: Option<PathBuf>,
}

/// The file of one game. No other game is ever written to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    file: Option<PathBuf>,
}

/// A saved game.
pub(crate) struct Saved {
    pub(crate) slot: Slot,
    pub(crate) game: AnyGame,
}

impl Saves {
    pub(crate) fn new(folder: Option<&Path>) -> Saves {
        Saves { folder: folder.map(Path::to_path_buf) }
    }

    /// A slot for a game that has not been saved yet.
    pub(crate) fn slot(&self) -> Slot {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_micros();
        Slot { file: self.folder.as_ref().map(|folder| folder.join(format!("game-{now}.rec"))) }
    }

    /// The saved games, the latest first, and the number of files that cannot be read.
    pub(crate) fn games(&self) -> (Vec<Saved>, usize) {
        let Some(entries) = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok()) else {
            return (Vec::new(), 0);
        };
        let is_game = |path: &PathBuf| {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            name.starts_with("game-") && path.extension().is_some_and(|end| end == "rec")
        };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(is_game)
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        let read = |(_, path): &(SystemTime, PathBuf)| {
            let text = text_of(path).ok()?;
            let game = record::read(&text).next()?.ok()?;
            Some(Saved { slot: Slot { file: Some(path.clone()) }, game })
        };
        let games: Vec<Saved> = files.iter().filter_map(read).collect();
        let broken = files.len() - games.len();
        (games, broken)
    }
}

impl Slot {
    /// Saves a game in which a person has decided something, and deletes one that is over.
    pub(crate) fn save<G: Played>(&self, game: &dyn Playable<G>) -> io::Result<()> {
        if game.is_over() {
            self.delete();
            return Ok(());
        }
        game.saved(crate::today()).map_or(Ok(()), |text| self.write(&text))
    }

    /// Writes the file. The old text is kept until the new one is complete.
    fn write(&self, text: &str) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = file.with_extension("new");
        let mut writer = File::create(&new)?;
        writer.write_all(text.as_bytes())?;
        writer.sync_all()?;
        fs::rename(&new, file)
    }

    /// Deletes the file: the game is over.
    pub(crate) fn delete(&self) {
        if let Some(file) = &self.file {
            // A game that was never saved has none.
            let _ = fs::remove_file(file);
        }
    }
}

/// One game of a file, counted from 1, or why there is none.
pub(crate) fn read_file(path: &Path, number: usize, words: &Words) -> Result<AnyGame, String> {
    let text = text_of(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => words.say("terminal-no-such-file"),
        io::ErrorKind::FileTooLarge => words.say("terminal-too-large"),
        io::ErrorKind::InvalidInput | io::ErrorKind::IsADirectory => words.say("terminal-no-file"),
        _ => error.to_string(),
    })?;
    match record::read(&text).nth(number.saturating_sub(1)) {
        Some(game) => game.map_err(|e| e.to_string()),
        None => Err(words.say("terminal-nothing-in-it")),
    }
}

/// The text of a file that can be a record: a regular one of a sensible size.
fn text_of(path: &Path) -> io::Result<String> {
    /// No file of games is larger.
    const LARGEST: u64 = 64 << 20;
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = String::new();
    File::open(path)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}
