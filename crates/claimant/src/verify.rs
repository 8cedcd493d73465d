//! Checks the games of a file by replaying them.

use std::{io::Write, path::PathBuf};

use clap::Args;
use record::{AnyGame, read};

use crate::{Done, replay::text_of};

/// Check all games of a file by replaying them, and print which fail and why.
#[derive(Args)]
pub(crate) struct Verify {
    /// File of records; `-` for standard input.
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let text = text_of(&self.file)?;
        let (mut full, mut seen, mut broken) = (0u64, 0u64, 0u64);
        for (i, game) in read(&text).enumerate() {
            match game {
                Ok(AnyGame::Claim(_) | AnyGame::ClaimIt(_) | AnyGame::ClaimItSeen(_)) => full += 1,
                Ok(AnyGame::ClaimSeen(_)) => seen += 1,
                Err(error) => {
                    broken += 1;
                    writeln!(out, "game {}: {error}", i + 1)?;
                }
            }
        }
        let file = self.file.display();
        if full + seen + broken == 0 {
            return Err(format!("there is no game in {file}").into());
        }
        write!(out, "{file}: {full} games replayed and verified")?;
        if seen > 0 {
            write!(out, ", {seen} seen from one seat, which can be read but not replayed")?;
        }
        writeln!(out)?;
        if broken > 0 {
            return Err(format!("{broken} of {} games failed", full + seen + broken).into());
        }
        Ok(())
    }
}
