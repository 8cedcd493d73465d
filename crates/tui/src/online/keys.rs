//! The keys to seats that this player has, one file for each table: whoever comes back has the same seat again.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use wire::{TableId, Token};

/// The keys to seats, in a folder or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    folder: Option<PathBuf>,
}

impl Keys {
    pub(crate) fn new(folder: Option<&Path>) -> Keys {
        Keys { folder: folder.map(|folder| folder.join("seats")) }
    }

    fn file(&self, table: TableId) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(format!("{table}.key")))
    }

    /// The key to a seat at this table.
    pub(crate) fn get(&self, table: TableId) -> Option<Token> {
        fs::read_to_string(self.file(table)?).ok()?.trim().parse().ok()
    }

    /// Keeps it. Nobody else on this machine may read it.
    pub(crate) fn keep(&self, table: TableId, token: Token) -> io::Result<()> {
        let Some(file) = self.file(table) else { return Ok(()) };
        if self.get(table) == Some(token) {
            return Ok(());
        }
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(file)?;
        file.write_all(format!("{token}\n").as_bytes())?;
        file.sync_all()
    }

    /// Deletes it: it opens nothing any more.
    pub(crate) fn forget(&self, table: TableId) {
        if let Some(file) = self.file(table) {
            let _ = fs::remove_file(file);
        }
    }
}
