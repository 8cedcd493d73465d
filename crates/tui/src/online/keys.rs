//! The seats that this player has, one file for each table: whoever comes back has the same seat again.

use std::{
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::SystemTime,
};

use wire::{Json, Name, TableId, Token};

/// The keys to seats, in a folder or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    folder: Option<PathBuf>,
}

/// What is kept of a seat at a table.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) token: Token,
    /// What the player is called there.
    pub(crate) name: Option<Name>,
    /// What is played, as JSON.
    pub(crate) game: Option<Json>,
    /// Who plays.
    pub(crate) players: String,
    /// Was a game played to its end, and no other begun?
    pub(crate) is_over: bool,
}

impl Kept {
    /// A key, then what else is known, a line each.
    fn to_text(&self) -> String {
        let mut text = format!("{}\n", self.token);
        let lines = [
            ("name", self.name.as_ref().map(ToString::to_string)),
            ("game", self.game.as_ref().map(|game| game.get().to_owned())),
            ("players", Some(self.players.clone())),
            ("over", self.is_over.then(|| "yes".to_owned())),
        ];
        for (what, value) in lines {
            if let Some(value) = value {
                let _ = writeln!(text, "{what}: {value}");
            }
        }
        text
    }

    fn from_text(text: &str) -> Option<Kept> {
        let mut lines = text.lines();
        let token = lines.next()?.trim().parse().ok()?;
        let mut kept = Kept { token, name: None, game: None, players: String::new(), is_over: false };
        for (what, value) in lines.filter_map(|line| line.split_once(": ")) {
            match what {
                "name" => kept.name = Name::new(value).ok(),
                "game" => kept.game = serde_json::value::RawValue::from_string(value.to_owned()).ok(),
                "players" => value.clone_into(&mut kept.players),
                "over" => kept.is_over = true,
                _ => {}
            }
        }
        Some(kept)
    }
}

impl Keys {
    pub(crate) fn new(folder: Option<&Path>) -> Keys {
        Keys { folder: folder.map(|folder| folder.join("seats")) }
    }

    fn file(&self, table: TableId) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(format!("{table}.key")))
    }

    /// The seat at this table.
    pub(crate) fn get(&self, table: TableId) -> Option<Kept> {
        Kept::from_text(&fs::read_to_string(self.file(table)?).ok()?)
    }

    /// All of them, the latest first.
    pub(crate) fn all(&self) -> Vec<(TableId, Kept)> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let read = |entry: io::Result<fs::DirEntry>| -> Option<(SystemTime, TableId, Kept)> {
            let entry = entry.ok()?;
            let table = entry.path().file_stem()?.to_str()?.parse().ok()?;
            Some((entry.metadata().ok()?.modified().ok()?, table, self.get(table)?))
        };
        let mut all: Vec<_> = entries.into_iter().flatten().filter_map(read).collect();
        all.sort_by_key(|(at, ..)| std::cmp::Reverse(*at));
        all.into_iter().map(|(_, table, kept)| (table, kept)).collect()
    }

    /// Keeps it. Nobody else on this machine may read it.
    pub(crate) fn keep(&self, table: TableId, kept: &Kept) -> io::Result<()> {
        let Some(file) = self.file(table) else { return Ok(()) };
        let text = kept.to_text();
        if fs::read_to_string(&file).is_ok_and(|old| old == text) {
            return Ok(());
        }
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        // The old text is kept until the new one is complete.
        let new = file.with_extension("new");
        let mut writer = options.open(&new)?;
        writer.write_all(text.as_bytes())?;
        writer.sync_all()?;
        fs::rename(new, file)
    }

    /// Deletes it: it opens nothing any more.
    pub(crate) fn forget(&self, table: TableId) {
        if let Some(file) = self.file(table) {
            let _ = fs::remove_file(file);
        }
    }
}
