//! Are the games of a file what they say they are?

use std::{fmt::Write as _, path::PathBuf};

use clap::Args;
use record::{AnyGame, read};

use crate::replay::text_of;

/// Replay all games of a file and say which fail and why.
#[derive(Args)]
pub(crate) struct Verify {
    /// The file; `-` for standard input.
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<String, String> {
        let text = text_of(&self.file)?;
        let (mut full, mut seen, mut broken) = (0u64, 0u64, 0u64);
        let mut faults = String::new();
        for (i, game) in read(&text).enumerate() {
            match game {
                Ok(AnyGame::Claim(_) | AnyGame::ClaimIt(_)) => full += 1,
                Ok(AnyGame::ClaimSeen(_) | AnyGame::ClaimItSeen(_)) => seen += 1,
                Err(error) => {
                    broken += 1;
                    let _ = writeln!(faults, "game {}: {error}", i + 1);
                }
            }
        }
        let mut said = format!("{}: {full} games replayed and verified", self.file.display());
        if seen > 0 {
            let _ = write!(said, ", {seen} seen from one seat, which can be read but not replayed");
        }
        match (full + seen, broken) {
            (0, 0) => Err(format!("there is no game in {}", self.file.display())),
            (_, 0) => Ok(said),
            (whole, _) => Err(format!("{broken} of {} games failed\n{faults}{said}", whole + broken)),
        }
    }
}
