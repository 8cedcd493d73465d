//! Exports a game as a file.

use std::{fs::OpenOptions, io::Write as _, path::Path};

use play::{Playable, Played};
use words::Words;

/// Writes the record of a game to a new file, and returns a message about it. Nothing is ever overwritten.
pub(crate) fn export<G: Played>(game: &dyn Playable<G>, path: &Path, words: &Words) -> String {
    let text = game.text(crate::today());
    if text.is_empty() {
        return words.say("online-no-record");
    }
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
    let path = path.display().to_string();
    match written {
        Ok(()) => words.say_with("terminal-exported", &[("file", path.into())]),
        Err(error) => {
            words.say_with("terminal-not-exported", &[("file", path.into()), ("why", error.to_string().into())])
        }
    }
}
