//! `claimant lab`: hands over to the laboratory, which is a program of its own.

use std::{
    env::{consts::EXE_SUFFIX, current_exe},
    ffi::OsString,
    path::PathBuf,
    process::Command,
};

use clap::Args;

use crate::{Done, Failure};

/// Run an experiment on balance and report what it finds: factions, artifacts, heroes, seats, luck, powers (docs/lab.md).
///
/// The laboratory is built apart: cargo build --release -p claimant-lab
#[derive(Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Lab {
    /// Arguments for claimant-lab; `claimant lab --help` lists them, once it is built.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    args: Vec<OsString>,
}

impl Lab {
    pub(crate) fn run(&self) -> Done {
        let mut laboratory = Command::new(program());
        laboratory.args(&self.args);
        // It takes this program's place, so that interrupts and exit codes are its own.
        #[cfg(unix)]
        let error = std::os::unix::process::CommandExt::exec(&mut laboratory);
        #[cfg(not(unix))]
        let error = match laboratory.status() {
            Ok(status) => std::process::exit(status.code().unwrap_or(1)),
            Err(error) => error,
        };
        let program = laboratory.get_program().display();
        let how = "`cargo build --release -p claimant-lab` builds it";
        Err(Failure::Sentence(format!("the laboratory {program} can't be run ({error}): {how}")))
    }
}

/// The laboratory beside this program, or else the one that the system finds.
fn program() -> PathBuf {
    let name = format!("claimant-lab{EXE_SUFFIX}");
    let beside = current_exe().ok().map(|own| own.with_file_name(&name));
    beside.filter(|path| path.exists()).unwrap_or_else(|| name.into())
}
