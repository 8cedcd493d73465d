//! Running other programs from the root of the workspace, with failures as sentences.

use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Nothing to tell, or a sentence that says what went wrong.
pub(crate) type Done = Result<(), String>;

/// A command line that can be run or tried.
pub(crate) struct Line {
    text: String,
    command: Command,
}

/// `cargo` with these words.
///
/// The one on the path, not the `CARGO` that started us: only rustup's understands `+nightly`.
pub(crate) fn cargo(words: &str) -> Line {
    line("cargo", words)
}

/// `rustup` with these words.
pub(crate) fn rustup(words: &str) -> Line {
    line("rustup", words)
}

/// Another program with these words.
pub(crate) fn line(program: &str, words: &str) -> Line {
    let mut command = Command::new(program);
    command.args(words.split_whitespace()).current_dir(root());
    Line { text: format!("{program} {words}"), command }
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

impl Line {
    /// The same, in a folder of the workspace.
    pub(crate) fn within(mut self, folder: &str) -> Line {
        self.command.current_dir(root().join(folder));
        self
    }

    /// The same, with a variable set.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Line {
        self.command.env(name, value);
        self
    }

    /// Runs it and shows its output.
    pub(crate) fn run(mut self) -> Done {
        println!("$ {}", self.text);
        match self.command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed ({status})", self.text)),
            Err(e) => Err(format!("`{}` could not be started: {e}", self.text)),
        }
    }

    /// Runs it without showing its output; what it printed, if it succeeded.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}
