//! Where the program keeps what it keeps.

use std::path::PathBuf;

use etcetera::{BaseStrategy as _, choose_base_strategy};

/// The folder for data of this program, if the system has one for programs.
pub(crate) fn own() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.data_dir().join("claimant"))
}
