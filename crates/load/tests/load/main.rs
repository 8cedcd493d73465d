//! Servers that are killed, stopped, cut off and run out of disk while clients play: nothing acknowledged is lost.

// They stand between the server and its C library.
#[cfg(target_os = "linux")]
mod disk;
mod kill;
mod network;
#[cfg(target_os = "linux")]
mod power;
// It looks at `/proc`.
#[cfg(target_os = "linux")]
mod soak;

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use load::{Habits, Plan, ServerOptions};

/// How long a test waits for play to go on.
const PATIENCE: Duration = Duration::from_mins(1);

/// A directory that is deleted at the end, with what lies beside it.
struct Directory(PathBuf);

impl Directory {
    fn new() -> Directory {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("load-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).join("tables");
        std::fs::create_dir_all(&path).unwrap();
        Directory(path)
    }

    fn server(&self) -> ServerOptions {
        ServerOptions::tables(program(), &self.0)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.0.parent().unwrap());
    }
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_load"))
}

fn plan(tables: usize, seed: u64) -> Plan {
    Plan { tables, spectators: 1, deaf: 0, seed, habits: Habits::default() }
}
