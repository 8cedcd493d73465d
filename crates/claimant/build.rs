//! Tells the program which commit it is built from, for reports.
//!
//! Where there is no git or no checkout, it is unknown. The answer is looked for again only if a commit was made or checked
//! out, or if the code has changed: then the program is built anyway.

use std::{fs, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for path in ["HEAD", "logs/HEAD"] {
        // In a linked checkout these files are elsewhere; git knows where.
        if let Some(path) = git(&["rev-parse", "--git-path", path]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    let crates = fs::read_dir("..").into_iter().flatten().flatten();
    for source in crates.map(|entry| entry.path().join("src")).filter(|source| source.is_dir()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).map_or("unknown".into(), |commit| {
        let changes = git(&["status", "--porcelain", "--untracked-files=no", "--", "..", "../../Cargo.lock"]);
        if changes.is_some_and(|changes| !changes.is_empty()) { commit + "+changes" } else { commit }
    });
    println!("cargo::rustc-env=CLAIMANT_COMMIT={commit}");
}

fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
